// The keyboard of the table.
export type Command =
  | { do: "choose"; index: number }
  | { do: "move"; dx: number; dy: number }
  | { do: "undo" | "log" | "odds" | "help" | "guide" | "close" | "skip" | "hand" | "board" | "players" | "detail" };

type Plain = Exclude<Command, { index: number } | { dx: number }>["do"];

/** What the letters do; the help shows them in this order. */
export const LETTERS: Record<string, Plain> = {
  u: "undo",
  l: "log",
  o: "odds",
  g: "guide",
  h: "hand",
  b: "board",
  p: "players",
  s: "skip",
};

const OTHERS: Record<string, Command> = {
  "?": { do: "help" },
  Escape: { do: "close" },
  " ": { do: "detail" },
  ArrowLeft: { do: "move", dx: -1, dy: 0 },
  ArrowRight: { do: "move", dx: 1, dy: 0 },
  ArrowUp: { do: "move", dx: 0, dy: -1 },
  ArrowDown: { do: "move", dx: 0, dy: 1 },
};

interface Pressed {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { do: "choose", index: Number(key) - 1 };
  const letter = LETTERS[key.toLowerCase()];
  return letter ? { do: letter } : (OTHERS[key] ?? null);
}

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, what lies askew counting double; null when there is none. */
export function nearest(from: Spot, spots: Spot[], dx: number, dy: number): number | null {
  let best: number | null = null;
  let shortest = Infinity;
  spots.forEach(({ x, y }, i) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const askew = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = along + 2 * askew;
    if (along > 1 && far < shortest) {
      shortest = far;
      best = i;
    }
  });
  return best;
}
