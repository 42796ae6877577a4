// The rules of a table in words.
import { t } from "../lib/texts.svelte";
import type { ClockSetting } from "../lib/wire";
import { stretch, type OptionValue } from "./rules";

export function timeText(seconds: number): string {
  const { unit, n } = stretch(seconds);
  return t(`web-time-${unit}`, { n });
}

export function clockText(clock: ClockSetting): string {
  if (clock.kind === "none") return t("web-clock-none");
  if (clock.kind === "turns") return t("web-clock-turns-told", { time: timeText(clock.seconds) });
  const time = timeText(clock.seconds);
  return t("web-clock-live-told", { time, more: timeText(clock.increment) });
}

export function optionValue(name: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  return typeof value === "number" ? String(value) : t(`web-option-${name}.${value}`);
}
