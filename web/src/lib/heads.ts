// The last head of the chain that each table told this browser: what its record is compared with later.

interface Kept {
  head: string;
  commitment: string;
}

const PLACE = "warlore.heads";

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keepHead(table: string, head: string, commitment: string): void {
  const kept = all();
  if (kept[table]?.head === head) return;
  localStorage.setItem(PLACE, JSON.stringify({ ...kept, [table]: { head, commitment } }));
}

/** The head kept of a table, or of the game with that commitment when its record comes from a file; else empty. */
export function keptHead(table: string, commitment: string): string {
  const kept = all();
  const found = kept[table] ?? Object.values(kept).find((one) => commitment && one.commitment === commitment);
  return found?.head ?? "";
}
