// The log by turns, and the log as it may be read by whoever looks at a shared screen.
import { eventsOf, type GameEvent, type Text } from "../lib/say";
import type { Happening, NoteData } from "../lib/wire";

export interface Entry {
  step: number;
  texts: Text[];
  /** A line of the table's own log instead. */
  note?: NoteData;
}

/** One player's turn; the deal comes before the first (seat null). */
export interface Turn {
  round: number;
  seat: number | null;
  entries: Entry[];
}

function seatOf(event: GameEvent): number | null {
  const seat = event.text?.args.seat;
  return typeof seat === "object" ? (seat.seat as number) : null;
}

/** A part of a happening: what it tells in the turn before it, or the turn that begins. */
type Part = Entry | { round: number; seat: number | null };

// A long log is told anew with every step: the parts of a happening stay the same objects.
const known = new WeakMap<Happening, Part[]>();

function partsOf(happening: Happening): Part[] {
  const told = known.get(happening);
  if (told) return told;
  const parts: Part[] = [];
  let entry: Entry = { step: happening.step, texts: [] };
  for (const event of eventsOf(happening)) {
    if (event.event === "turn_begins") {
      if (entry.texts.length) parts.push(entry);
      entry = { step: happening.step, texts: [] };
      parts.push({ round: event.number as number, seat: seatOf(event) });
    } else if (event.text) {
      entry.texts.push(event.text);
    }
  }
  if (entry.texts.length) parts.push(entry);
  known.set(happening, parts);
  return parts;
}

/** A happening that ends one turn and begins the next is told in both; what the people did follows the step before. */
export function turnsOf(log: Happening[], notes: NoteData[] = []): Turn[] {
  const turns: Turn[] = [{ round: 0, seat: null, entries: [] }];
  let told = 0;
  for (const happening of log) {
    for (const part of partsOf(happening)) {
      if ("texts" in part) turns.at(-1)!.entries.push(part);
      else turns.push({ ...part, entries: [] });
    }
    const last = happening === log.at(-1);
    for (; told < notes.length && (last || notes[told]!.step <= happening.step); told++) {
      turns.at(-1)!.entries.push({ step: happening.step, texts: [], note: notes[told]! });
    }
  }
  return turns.filter(({ seat, entries }) => seat !== null || entries.length);
}

function veiledEvent(event: GameEvent): GameEvent {
  const text = event.text;
  if (!text) return event;
  if (text.message === "event-drew") {
    const { units, ...args } = text.args;
    const number = (units as { units: string[] }).units.length;
    return { ...event, text: { message: "event-drew-unseen", args: { ...args, number } } };
  }
  const secret = text.message === "event-prowess_seen" || text.message === "event-relic_seen";
  return secret ? { ...event, text: { ...text, message: `${text.message}-unseen` } } : event;
}

/** The log without what only one player knows. */
export function veiled(log: Happening[]): Happening[] {
  return log.map((happening) => ({ ...happening, events: eventsOf(happening).map(veiledEvent) }));
}
