// The same people at a new table, where their secrets open the same seats.
import { go } from "../lib/router.svelte";
import { heldInvite, heldSeats, holdSeats } from "../lib/seats";
import type { TableInfo } from "../lib/wire";

export function followRematch({ id, rematch }: TableInfo): void {
  if (!rematch) return;
  holdSeats(rematch, heldSeats(id), heldInvite(id));
  go(`/table/${rematch}`);
}
