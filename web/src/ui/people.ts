// How the people and bots at a table are called.
import { t } from "../lib/texts.svelte";
import type { TableInfo } from "../lib/wire";
import { botName } from "./bots";

/** A person by name, a bot by its figure and rank, an open seat as such. */
export function seatName(table: TableInfo, seat: number): string {
  const data = table.seats[seat];
  if (!data || data.player.kind === "open") return t("web-seat-open");
  if (data.player.kind === "bot") return t("web-bot-at", { sabaton: data.sabaton, rank: botName(data.player.bot ?? "") });
  return data.player.name;
}
