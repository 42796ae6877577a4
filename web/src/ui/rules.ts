// What a host may set before a game, with the values that are offered.
import type { ClockSetting } from "../lib/wire";
import { DEFAULT_BOT } from "./bots";

export type OptionValue = number | boolean | string;

export interface Rules {
  options: Record<string, OptionValue>;
  clock: ClockSetting;
  hints: boolean;
  /** Seconds until a bot stands in for an absent person; null: never. */
  grace: number | null;
  /** The bot that stands in. */
  stand_in: string;
  /** The seat that begins; null: by lot. */
  first: number | null;
  /** The agreed seconds after which who is away or idle may be replaced. */
  patience: number;
  /** The host lets people in one by one. */
  by_hand: boolean;
  /** One browser may have several seats. */
  several: boolean;
}

/** The options of H11 but `rounds`, which has a place of its own; the default stands first. */
export const OPTIONS: Record<string, OptionValue[]> = {
  wrap_eras: [false, true],
  chain_links: [false, true],
  swap_at_limit: [false, true],
  reshuffle_on_draw: [false, true],
  tighten_up: ["draw2", "recover", "reshuffle"],
  heroic_death_is_ordinary: [true, false],
  diversion_order: ["front", "rear"],
  early_end: [true, false],
  honor_supply: [8, "unlimited"],
  min_defender_units: [1, 0],
};
export const SHORT_GAME = 6;
export const LONG_CAMPAIGN = 8;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const BUDGETS = [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 2 * HOUR];
export const INCREMENTS = [0, 5, 10, 20, 30, MINUTE];
export const TURNS = [30, MINUTE, 5 * MINUTE, 30 * MINUTE, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const GRACES = [30, 2 * MINUTE, 10 * MINUTE, HOUR, DAY];

export const PATIENCES = [2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY];

export const NO_CLOCK: ClockSetting = { kind: "none", seconds: 0, increment: 0 };
export const CLOCKS: Record<ClockSetting["kind"], ClockSetting> = {
  none: NO_CLOCK,
  live: { kind: "live", seconds: 20 * MINUTE, increment: 10 },
  turns: { kind: "turns", seconds: DAY, increment: 0 },
};

export function usualRules(): Rules {
  const people = { patience: 10 * MINUTE, by_hand: false, several: false };
  return { options: {}, clock: { ...NO_CLOCK }, hints: true, grace: null, stand_in: DEFAULT_BOT, first: null, ...people };
}

/** An option's value where it differs from the default; undefined otherwise, so that it is not sent. */
export function changedOptions(options: Record<string, OptionValue>): Record<string, OptionValue> {
  const usual: Record<string, OptionValue | undefined> = { rounds: SHORT_GAME };
  for (const [name, [first]] of Object.entries(OPTIONS)) usual[name] = first;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name]));
}

/** A stretch of time as its largest whole unit, for the texts `web-time-*`. */
export function stretch(seconds: number): { unit: "seconds" | "minutes" | "hours" | "days"; n: number } {
  if (seconds >= DAY && seconds % DAY === 0) return { unit: "days", n: seconds / DAY };
  if (seconds >= HOUR && seconds % HOUR === 0) return { unit: "hours", n: seconds / HOUR };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { unit: "minutes", n: seconds / MINUTE };
  return { unit: "seconds", n: seconds };
}
