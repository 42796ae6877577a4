// The secrets of the seats this browser holds, by table: they are what lets a person return.
export interface Held {
  seat: number;
  secret: string;
}

interface Kept {
  seats: Held[];
  invite?: string;
  when: number;
}

const PLACE = "warlore.seats";

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function heldSeats(table: string): Held[] {
  return all()[table]?.seats ?? [];
}

export function heldInvite(table: string): string | undefined {
  return all()[table]?.invite;
}

/** The tables of this browser, the newest first. */
export function heldTables(): string[] {
  const kept = all();
  return Object.keys(kept).sort((a, b) => (kept[b]?.when ?? 0) - (kept[a]?.when ?? 0));
}

export function holdSeats(table: string, seats: Held[], invite?: string): void {
  const kept = all();
  kept[table] = { seats, invite, when: Date.now() };
  localStorage.setItem(PLACE, JSON.stringify(kept));
}

export function forgetTable(table: string): void {
  const kept = all();
  delete kept[table];
  localStorage.setItem(PLACE, JSON.stringify(kept));
}
