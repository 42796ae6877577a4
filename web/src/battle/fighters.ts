// Who fights: the two sides of a battle by name, figure and Era.
import type { Era } from "../lib/cards.svelte";
import type { SeatName } from "../lib/say";
import { t } from "../lib/texts.svelte";
import type { TableView } from "../lib/wire";
import type { Side } from "./beats";

export interface Fighter {
  /** Null: the board. */
  seat: number | null;
  name: string;
  sabaton: string | null;
  era: Era | null;
}

export function fightersOf(view: TableView, seatName: SeatName): Record<Side, Fighter> {
  const era = view.players[view.active]?.era ?? null;
  const player = (seat: number): Fighter => ({
    seat,
    name: seatName(seat),
    sabaton: view.players[seat]?.sabaton ?? null,
    era,
  });
  const board = t("side-board");
  return {
    attacker: player(view.active),
    defender:
      view.defender === null
        ? { seat: null, name: board.charAt(0).toUpperCase() + board.slice(1), sabaton: null, era }
        : player(view.defender),
  };
}
