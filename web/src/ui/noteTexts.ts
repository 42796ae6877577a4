// The table's own log in words: who came, asked, voted, was replaced.
import { language, t } from "../lib/texts.svelte";
import type { NoteData } from "../lib/wire";

export function noteText({ what, name, by, seat }: NoteData): string {
  return t(`web-note-${what}`, { name, by, n: (seat ?? 0) + 1 });
}

/** The hour, with the day when it is another one. */
export function timeOf(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: "numeric", month: "short" } as const);
  const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(language() === "xx" ? "en" : language(), { ...hour, ...day }).format(then);
}
