// Happenings, actions and reasons in words.
import { faceName, relicName, tokenName, unitName } from "./cards.svelte";
import { t, type Args } from "./texts.svelte";
import type { ActionData, Happening } from "./wire";

export interface Text {
  message: string;
  args: Record<string, number | string | Record<string, unknown>>;
}

/** An event of a happening: its name, rule, own fields, and its text (null: told with another one). */
export interface GameEvent {
  event: string;
  rule: string;
  text: Text | null;
  [field: string]: unknown;
}

/** How the people at this table are called, by seat. */
export type SeatName = (seat: number) => string;

export function eventsOf(happening: Happening): GameEvent[] {
  return happening.events as unknown as GameEvent[];
}

function named(value: Record<string, unknown>, seatName: SeatName): string {
  if ("seat" in value) return seatName(value.seat as number);
  if ("unit" in value) return unitName(value.unit as string);
  if ("units" in value) return (value.units as string[]).map(unitName).join(", ");
  if ("relic" in value) return relicName(value.relic as string);
  if ("token" in value) return tokenName(value.token as string);
  if ("die" in value) return t(`die-${value.die as string}`);
  if ("face" in value) return faceName(...(value.face as ["strong" | "risky", number]));
  if ("line" in value) return t(`line-${value.line as string}`);
  return t("side-board");
}

/** A text in words, its first letter a capital. */
export function say(text: Text, seatName: SeatName): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args)) {
    args[name] = typeof value === "object" ? named(value, seatName) : value;
  }
  const said = t(text.message, args);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function sentences(happening: Happening, seatName: SeatName): string[] {
  return eventsOf(happening).flatMap((event) => (event.text ? [say(event.text, seatName)] : []));
}

/** An action in words. */
export function actionName(action: ActionData, seatName: SeatName): string {
  const args: Args = {};
  if (action.unit) args.unit = unitName(action.unit);
  if (action.token) args.token = tokenName(action.token);
  if (action.relic) args.relic = relicName(action.relic);
  if (action.slot) args.slot = action.slot;
  if (action.position) args.position = action.position;
  if (action.space) args.space = action.space;
  if (action.era) args.era = action.era;
  if (action.seat !== undefined) args.seat = seatName(action.seat);
  return t(`action-${action.family}`, args);
}

/** Why not, with the rule. */
export function reasonText(code: string, rule: string): string {
  const text = t(`reason-${code}`);
  return rule ? `${text} (${rule})` : text;
}
