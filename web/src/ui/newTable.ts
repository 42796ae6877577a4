// Asking the server for a table, and keeping the seats it gives.
import { postJson } from "../lib/api";
import { browserKey, holdSeats, type Held } from "../lib/seats";
import type { ClockSetting } from "../lib/wire";

export interface SeatWanted {
  player: "me" | "open" | "here" | "bot";
  bot?: string;
  sabaton?: string | null;
  name?: string;
}

export interface TableWanted {
  name: string;
  seats: SeatWanted[];
  options?: Record<string, number | boolean | string>;
  clock?: ClockSetting | null;
  hints?: boolean;
  grace?: number | null;
  stand_in?: string;
  first?: number | null;
  patience?: number;
  by_hand?: boolean;
  several?: boolean;
  start: boolean;
}

interface NewTable {
  table: string;
  seat: number;
  secret: string;
  invite: string;
  here: Held[];
}

/** The new table's id. */
export async function openTable(wanted: TableWanted): Promise<string> {
  const made = await postJson<NewTable>("/api/tables", { ...wanted, browser: browserKey() });
  const held = [{ seat: made.seat, secret: made.secret }, ...made.here];
  holdSeats(made.table, held, made.invite);
  return made.table;
}
