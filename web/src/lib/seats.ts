// The secrets of the seats this browser holds, by table: they are what lets a person return.
export interface Held {
  /** None while somebody has yet to let one in. */
  seat: number | null;
  secret: string;
}

export interface Kept {
  seats: Held[];
  invite?: string;
  when: number;
}

const PLACE = "warlore.seats";
const KEY = "warlore.browser";
const KEY_BYTES = 24;

export function allSeats(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keepAll(kept: Record<string, Kept>): void {
  localStorage.setItem(PLACE, JSON.stringify(kept));
}

export function heldSeats(table: string): Held[] {
  return allSeats()[table]?.seats ?? [];
}

export function heldInvite(table: string): string | undefined {
  return allSeats()[table]?.invite;
}

/** The tables of this browser, the newest first. */
export function heldTables(): string[] {
  const kept = allSeats();
  return Object.keys(kept).sort((a, b) => (kept[b]?.when ?? 0) - (kept[a]?.when ?? 0));
}

export function holdSeats(table: string, seats: Held[], invite?: string): void {
  keepAll({ ...allSeats(), [table]: { seats, invite, when: Date.now() } });
}

/** One more seat at a table; those held there already stay. */
export function holdOneMore(table: string, held: Held): void {
  holdSeats(table, [...heldSeats(table), held], heldInvite(table));
}

/** Which seat a secret opens is known now. */
export function seatOpened(table: string, secret: string, seat: number): void {
  const kept = allSeats();
  const held = kept[table]?.seats.find((one) => one.secret === secret);
  if (!held || held.seat === seat) return;
  held.seat = seat;
  keepAll(kept);
}

/** A secret that opens nothing any more. */
export function dropSeat(table: string, secret: string): void {
  const kept = allSeats();
  const there = kept[table];
  if (!there) return;
  there.seats = there.seats.filter((one) => one.secret !== secret);
  if (!there.seats.length) delete kept[table];
  keepAll(kept);
}

export function forgetTable(table: string): void {
  const kept = allSeats();
  delete kept[table];
  keepAll(kept);
}

/** This browser's own random key: it goes with every wish for a seat, so that one browser takes one. */
export function browserKey(): string {
  let key = localStorage.getItem(KEY);
  if (!key) {
    key = Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(KEY, key);
  }
  return key;
}
