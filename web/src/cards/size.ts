export type CardSize = "xs" | "s" | "m" | "l";
export type CardState = "normal" | "legal" | "chosen" | "faded" | "defeated";

/** Widths in pixels; every card is 5 wide and 7 high. */
export const WIDTHS: Record<CardSize, number> = { xs: 56, s: 84, m: 120, l: 240 };
