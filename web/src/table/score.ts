// Points so far, as far as the viewer may know them (H9).
import { ERAS, relicOf, unitOf, type Era } from "../lib/cards.svelte";
import type { PlayerView, TableView } from "../lib/wire";

const RELIC_POINTS = [0, 1, 2, 4, 6, 9];
const MOST_RELICS = RELIC_POINTS.length - 1;

export function relicPoints(count: number): number {
  return RELIC_POINTS[Math.min(count, MOST_RELICS)]!;
}

export interface EraRelics {
  era: Era;
  relics: string[];
  points: number;
}

export function relicsByEra(relics: string[]): EraRelics[] {
  return ERAS.map((era) => {
    const own = relics.filter((name) => relicOf(name).era === era);
    return { era, relics: own, points: relicPoints(own.length) };
  });
}

/** How many points one more Relic of its Era would bring. */
export function relicGain(relics: string[], relic: string): number {
  const { era } = relicOf(relic);
  const owned = relics.filter((name) => relicOf(name).era === era).length;
  return relicPoints(owned + 1) - relicPoints(owned);
}

/** Every Unit a player owns: hand, deck, discards, Heroes set aside, and what stands in the battle. */
export function armyOf(view: TableView, seat: number): string[] {
  const player = view.players[seat]!;
  const { attacker, defender } = view.battle;
  const deployed = [...(seat === view.active ? attacker.units : []), ...(seat === view.defender ? defender.units : [])];
  const held = player.hand ?? player.known_in_hand;
  return [...held, ...player.unseen, ...player.discards, ...player.aside, ...deployed.map(({ unit }) => unit)];
}

export interface Won {
  from: number;
  value: number | null;
}

/** The Prowess tokens a player has won from others. */
export function prowessWon(players: PlayerView[], seat: number): Won[] {
  return players.flatMap(({ prowess }, from) =>
    prowess.filter(({ holder }) => holder === seat && from !== seat).map(({ value }) => ({ from, value })),
  );
}

export interface Score {
  elites: number;
  heroes: number;
  relics: number;
  prowess: number;
  honor: number;
  total: number;
  /** Prowess tokens whose value the viewer does not know: the true total is higher. */
  hidden: number;
}

export function scoreOf(view: TableView, seat: number): Score {
  const player = view.players[seat]!;
  const kinds = armyOf(view, seat).map((name) => unitOf(name).kind);
  const won = prowessWon(view.players, seat);
  const elites = kinds.filter((kind) => kind === "elite").length;
  const heroes = 3 * kinds.filter((kind) => kind === "hero").length;
  const relics = relicsByEra(player.relics).reduce((sum, { points }) => sum + points, 0);
  const prowess = won.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const hidden = won.filter(({ value }) => value === null).length;
  const { honor } = player;
  return { elites, heroes, relics, prowess, honor, total: elites + heroes + relics + prowess + honor, hidden };
}
