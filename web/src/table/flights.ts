// What flies over the table when something happened: from one named place to another.
import { unitOf } from "../lib/cards.svelte";
import { eventsOf, type GameEvent } from "../lib/say";
import type { Happening } from "../lib/wire";

/** What is seen in flight. */
export type Load =
  | { kind: "unit"; unit: string }
  | { kind: "back" }
  | { kind: "relic"; relic: string }
  | { kind: "token"; token: string }
  | { kind: "figure"; sabaton: string };

/** Places are the `data-place` of elements: `space:I1`, `deck:I`, `seat:0`, `hand`, `warfare:1`, `relics` … */
export interface Flight {
  from: string;
  to: string;
  load: Load;
}

const MOST = 8;

function flightOf(event: GameEvent, sabatons: string[], own: number | null): Flight | null {
  const seat = sabatons.indexOf(event.seat as string);
  const area = seat === own ? "hand" : `seat:${seat}`;
  const unit = event.unit as string | null;
  switch (event.event) {
    case "drew":
      return { from: `deck:${seat}`, to: area, load: unit ? { kind: "unit", unit } : { kind: "back" } };
    case "recovered":
      return { from: `discards:${seat}`, to: area, load: { kind: "unit", unit: unit! } };
    case "dismissed":
      return { from: area, to: "gears", load: { kind: "unit", unit: unit! } };
    case "took_token":
      return tokenFlight(`warfare:${event.warfare_space as number}`, `tokens:${seat}`, event);
    case "spent_token":
      return tokenFlight(`tokens:${seat}`, "warfare-discards", event);
    case "recruited":
      return { from: `pile:${unitOf(unit!).era}`, to: `seat:${seat}`, load: { kind: "unit", unit: unit! } };
    case "space_filled":
      return { from: `deck:${unitOf(unit!).era}`, to: `space:${event.space as string}`, load: { kind: "unit", unit: unit! } };
    case "warfare_filled":
      return tokenFlight("warfare-discards", `warfare:${event.warfare_space as number}`, event);
    case "relic_gained": {
      const other = sabatons.indexOf((event.from_seat ?? "") as string);
      const load: Load = event.relic ? { kind: "relic", relic: event.relic as string } : { kind: "back" };
      return { from: other < 0 ? "relics" : `seat:${other}`, to: `seat:${seat}`, load };
    }
    case "jumped":
      return { from: `seat:${seat}`, to: `era:${event.era as string}`, load: { kind: "figure", sabaton: sabatons[seat]! } };
    default:
      return null;
  }
}

function tokenFlight(from: string, to: string, event: GameEvent): Flight {
  return { from, to, load: { kind: "token", token: event.token as string } };
}

/** The flights of a happening; the deal would be a swarm and has none. */
export function flightsOf(happening: Happening, sabatons: string[], own: number | null): Flight[] {
  if (happening.step === 0) return [];
  const flights = eventsOf(happening).flatMap((event) => flightOf(event, sabatons, own) ?? []);
  return flights.slice(0, MOST);
}
