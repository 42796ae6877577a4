// Seats as a file or a link, for another browser. The link carries them behind #, which no browser sends.
import { allSeats, keepAll, type Held, type Kept } from "./seats";

/** Longer links are cut by the programs they are sent with. */
export const LONGEST_LINK = 8_000;
export const LARGEST_FILE = 5_000_000;

export interface Seats {
  tables: Record<string, Kept>;
}

export interface Taken {
  /** How many seats are new here, at how many tables; how many were here already. */
  added: number;
  tables: number;
  known: number;
}

export class BadSeats extends Error {}

export function seatsFile(): string {
  return JSON.stringify({ warlore: "seats", tables: allSeats() }, null, 1);
}

/** Null when there are too many for a link. */
export function seatsLink(page: string): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify({ warlore: "seats", tables: allSeats() }));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const link = `${page}#${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** What stands behind # in such a link, as a file has it. */
export function unpacked(fragment: string): string {
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    throw new BadSeats();
  }
}

/** Reads a file's text strictly; throws `BadSeats`. */
export function readSeats(text: string): Seats {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadSeats();
  }
  if (!isObject(data) || data.warlore !== "seats" || !isObject(data.tables)) throw new BadSeats();
  const tables: Record<string, Kept> = {};
  for (const [id, kept] of Object.entries(data.tables)) {
    if (!/^[\w-]{1,32}$/.test(id) || !isKept(kept)) throw new BadSeats();
    tables[id] = kept;
  }
  return { tables };
}

export function countSeats({ tables }: Seats): number {
  return Object.values(tables).reduce((sum, { seats }) => sum + seats.length, 0);
}

/** Adds seats to those held here; of two secrets for one seat the newer one counts. */
export function takeSeats({ tables }: Seats): Taken {
  const all = allSeats();
  const taken = { added: 0, tables: 0, known: 0 };
  for (const [id, theirs] of Object.entries(tables)) {
    const ours = all[id] ?? { seats: [], when: 0 };
    const fresh = theirs.seats.filter((held) => {
      if (ours.seats.some(({ secret }) => secret === held.secret)) return false;
      const same = ours.seats.some(({ seat }) => seat !== null && seat === held.seat);
      return !same || theirs.when > ours.when;
    });
    taken.known += theirs.seats.length - fresh.length;
    if (!fresh.length) continue;
    taken.added += fresh.length;
    taken.tables++;
    const replaced = new Set(fresh.map(({ seat }) => seat));
    const kept = ours.seats.filter(({ seat }) => seat === null || !replaced.has(seat));
    all[id] = { ...theirs, ...ours, seats: [...kept, ...fresh], when: Math.max(ours.when, theirs.when) };
  }
  if (taken.added) keepAll(all);
  return taken;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isHeld(value: unknown): value is Held {
  if (!isObject(value) || typeof value.secret !== "string" || !/^[\w-]{1,200}$/.test(value.secret)) return false;
  return value.seat === null || (Number.isInteger(value.seat) && (value.seat as number) >= 0 && (value.seat as number) < 5);
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !Array.isArray(value.seats) || typeof value.when !== "number") return false;
  const invite = value.invite === undefined || typeof value.invite === "string";
  return invite && value.seats.length > 0 && value.seats.length <= 5 && value.seats.every(isHeld);
}
