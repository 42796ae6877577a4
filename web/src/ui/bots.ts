// The bots a server offers, from the weakest to the strongest.
import { getJson } from "../lib/api";
import { find } from "../lib/texts.svelte";

export const USUAL_BOTS = ["random", "greedy", "search"];
export const DEFAULT_BOT = "greedy";

export async function serverBots(): Promise<string[]> {
  const bots = await getJson<{ name: string }[]>("/api/bots");
  return bots.map((bot) => bot.name);
}

/** A bot's rank; a bot that the texts do not know keeps its own name. */
export function botName(name: string): string {
  return find(`web-bot-${name}`) ?? name;
}

export function botHint(name: string): string {
  return find(`web-bot-${name}.hint`) ?? "";
}
