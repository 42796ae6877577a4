// The answers of the server's odds and advice, as they are shown.

/** Odds as exact fractions (contract 2); `win`: the asking seat's chance as a number. */
export interface Odds {
  attacker: string;
  defender: string;
  nobody: string;
  survivors: { attacker: Record<string, string>; defender: Record<string, string> };
  expected_recruits: string;
  win?: number;
}

export interface OddsAnswer {
  odds: Odds | null;
  why?: string;
}

export interface Advised {
  units: string[];
  tokens: Record<string, string>;
  value: string;
  odds: Odds;
}

export interface AdviceAnswer {
  advice: { best: Advised; runners_up: Advised[] } | null;
  why?: string;
}

/** `25/36` as a number. */
export function fraction(text: string): number {
  const [above, below = "1"] = text.split("/") as [string, string?];
  return Number(above) / Number(below);
}

/** A chance as people read it: certain and impossible only when it is so. */
export function percent(chance: number): string {
  if (chance <= 0) return "0%";
  if (chance >= 1) return "100%";
  const rounded = Math.round(chance * 100);
  if (rounded === 0) return "<1%";
  return rounded === 100 ? ">99%" : `${rounded}%`;
}

/** What the odds are for one side. */
export function chanceOf(odds: Odds, attacking: boolean): number {
  return fraction(attacking ? odds.attacker : odds.defender);
}
