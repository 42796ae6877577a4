// The bots a server offers, from the weakest to the strongest.
import { getJson } from "../lib/api";
import { find, t } from "../lib/texts.svelte";

export const USUAL_BOTS = ["random", "greedy", "search"];
export const DEFAULT_BOT = "greedy";

export async function serverBots(): Promise<string[]> {
  const bots = await getJson<{ name: string }[]>("/api/bots");
  return bots.map((bot) => bot.name);
}

/** The bots to choose from, with the one that is chosen already: it may have settings. */
export function withChosen(bots: string[], chosen: string | null): string[] {
  return chosen === null || bots.includes(chosen) ? bots : [...bots, chosen];
}

/** A bot's rank, and how long it thinks where that was set; a bot that the texts do not know keeps its own name. */
export function botName(name: string): string {
  const [kind, seconds] = name.split(":seconds=");
  const rank = find(`web-bot-${kind}`);
  if (rank === null) return name;
  return seconds === undefined ? rank : t("web-bot-thinking", { rank, seconds: Number(seconds) });
}

export function botHint(name: string): string {
  return find(`web-bot-${name.split(":")[0]}.hint`) ?? "";
}
