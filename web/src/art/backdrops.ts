// Behind the figures: the land of each Era, in the tones of the distance. On the stage of the vignettes, 100 by 64.
import type { Era } from "../lib/cards.svelte";

const sun = (x: number, y: number, r: number): string => `<circle class="sun" cx="${x}" cy="${y}" r="${r}"/>`;
const hill = (d: string): string => `<path class="hill" d="${d}"/>`;
const land = (d: string): string => `<path class="land" d="${d}"/>`;

const BACKDROPS: Record<Era | "base", string> = {
  // A temple on its rock under a large sun
  I:
    sun(70, 22, 15) +
    hill("M0 48 12 40h26l10 8 18-6 34 8v16H0zM9 40v-3h32v3zM10 25 25 18l15 7v2H10zM12 27h2.5v10H12zM18 27h2.5v10H18zM24 27h2.5v10H24zM30 27h2.5v10H30zM35.5 27H38v10h-2.5z") +
    land("M0 58q25-5 50-2t50-1v24H0z"),
  // A castle with banners
  II:
    sun(24, 16, 8) +
    hill("M0 50q20-6 44-4l8-4V24h-2v-5h3v2h2v-2h3v2h2v-2h3v5h-2v8h8V18h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2v14h8v-6h-2v-4h3v2h2v-2h3v4h-2v20l12 4v20H0zM76 13V4l7 2.5-6 2V13z") +
    land("M0 57q30-4 60 0t40-1v24H0z"),
  // Ships at anchor, and powder smoke
  III:
    `<path class="sun" d="M2 34c-4-9 7-13 11-8 3-10 17-9 17 0 8-3 13 6 7 10z"/>` +
    hill("M0 50h100v14H0zM56 50l-3-6h30l-4 6zM62 44V16h1.5v28zM72 44V12h1.5v32zM55 40q6-8 2-20h6v20zM65 40q7-9 2-23h8v23zM73.5 12l8 2-8 2zM86 50l-2-4h14v4zM90 46V28h1v18zM91 44q5-6 1-14h6v14z") +
    land("M0 57q22-5 46-2t54-2v24H0z"),
  // Roofs without windows, searchlights and wire
  IV:
    `<path class="sun" d="M16 50 34 0h12L20 50zM84 50 62 0h9l17 50z"/>` +
    hill("M0 64V36h8v-6l5 3v8h6V28l8-4v8h5v12h10v-8l5-5 5 6v10h8V34l4-6 3 7h8v8h6V30l9 5v-8h10v37zM4 40v4h3v-4zM22 33v4h3v-4zM22 40v4h3v-4zM58 38v4h3v-4zM92 36v4h3v-4z") +
    land("M0 57q20-3 40 0t60-1v24H0z") +
    `<path class="wire" d="M0 55q8 4 16 0t16 0 16 0 16 0 16 0 16 0"/>`,
  // Open country
  base:
    sun(78, 18, 8) +
    hill("M0 46q18-12 40-3 14-10 34-4 14-4 26 3v22H0zM14 42v-8c-6-1-5-9 0-10 5 1 6 9 1.5 10v8zM22 43v-6c-4-1-4-7 0-8 4 1 4 7 1.2 8v6z") +
    land("M0 58q30-6 56-2t44-2v24H0z"),
};

export function backdropOf(era: Era | null): string {
  return BACKDROPS[era ?? "base"];
}

/** Rays behind a Hero. */
export const RAYS = Array.from({ length: 14 }, (_, i) => {
  const angle = (i * 360) / 14;
  return `<path class="ray" d="M50 36 46 -40h8z" transform="rotate(${angle.toFixed(1)} 50 36)"/>`;
}).join("");
