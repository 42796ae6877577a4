// The card set of the server, and the names of its things in the chosen language.
import { getJson } from "./api";
import { find, t } from "./texts.svelte";

export type Line = "long" | "medium" | "close";
export type Era = "I" | "II" | "III" | "IV";
export const LINES: Line[] = ["long", "medium", "close"];
export const ERAS: Era[] = ["I", "II", "III", "IV"];
export const ABILITIES = ["reinforcement", "assault", "heroic_death", "accuracy", "diversion", "relaunch"] as const;
export type Ability = (typeof ABILITIES)[number];
export const SABATONS = ["Pär", "Chris", "Tommy", "Joakim", "Hannes"] as const;

export interface Unit extends Record<Line, number>, Record<Ability, number> {
  id: string;
  name: string;
  kind: "base" | "elite" | "hero";
  era: Era | null;
  hp: number;
  left: Era | null;
  right: Era | null;
  copies: number;
}

export interface Relic {
  id: string;
  name: string;
  era: Era;
}

export interface Tile {
  eras: [Era, Era];
  pointer: number;
}

export interface CardSet {
  id: string;
  hash: string;
  units: Unit[];
  relics: Relic[];
  tiles: Tile[];
  warfare: string[];
  prowess: number[];
  /** What each face adds to Long, Medium and Close: six faces of the Strong die, six of the Risky one. */
  dice: { strong: [number, number, number][]; risky: [number, number, number][] };
}

interface Shelf {
  set: CardSet | null;
  units: Map<string, Unit>;
  relics: Map<string, Relic>;
}

let current = $state.raw<Shelf>({ set: null, units: new Map(), relics: new Map() });

/** Fetch the card set: the server's own, or the one that a table or a record was begun with (its id and hash). */
export async function loadCards(components = ""): Promise<void> {
  const set = current.set;
  if (set && (!components || components === `${set.id} ${set.hash}`)) return;
  useCards(await getJson<CardSet>(`/api/cards${components ? `?of=${encodeURIComponent(components)}` : ""}`));
}

export function useCards(set: CardSet): void {
  current = {
    set,
    units: new Map(set.units.map((unit) => [unit.name, unit])),
    relics: new Map(set.relics.map((relic) => [relic.name, relic])),
  };
}

export function cards(): CardSet {
  if (!current.set) throw new Error("the card set is not loaded yet");
  return current.set;
}

/** A Unit by the name that views use. */
export function unitOf(name: string): Unit {
  const unit = current.units.get(name);
  if (!unit) throw new Error(`no such Unit: ${name}`);
  return unit;
}

export function relicOf(name: string): Relic {
  const relic = current.relics.get(name);
  if (!relic) throw new Error(`no such Relic: ${name}`);
  return relic;
}

/** A tile by its number, counted from 1. */
export function tileOf(number: number): Tile {
  const tile = cards().tiles[number - 1];
  if (!tile) throw new Error(`no such tile: ${number}`);
  return tile;
}

export function unitName(name: string): string {
  const id = current.units.get(name)?.id;
  return (id && find(`unit-${id}`)) || name;
}

export function unitDescription(name: string): string {
  const id = current.units.get(name)?.id;
  return (id && find(`unit-${id}.description`)) || "";
}

export function relicName(name: string): string {
  const id = current.relics.get(name)?.id;
  return (id && find(`relic-${id}`)) || name;
}

/** A Warfare token: `long+2` is a line and a number, the others have a name. */
export function tokenName(token: string): string {
  const [line, n] = token.split("+") as [string, string | undefined];
  return n ? t(`token-${line}`, { n: Number(n) }) : t(`token-${token}`);
}

/** What a die's face adds to each line. */
export function faceOf(die: "strong" | "risky", face: number): [number, number, number] {
  return cards().dice[die][face - 1] ?? [0, 0, 0];
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

export function faceName(die: "strong" | "risky", face: number): string {
  const adds = faceOf(die, face);
  if (adds.every((n) => n === adds[0])) return t("face-every", { n: signed(adds[0]) });
  return LINES.flatMap((line, i) => (adds[i] ? [t(`face-${line}`, { n: signed(adds[i]) })] : [])).join(", ");
}
