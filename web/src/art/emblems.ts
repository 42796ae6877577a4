// The emblems of the Eras, on a field of 64 by 64: a laurelled shield, a tower, a ship's wheel, a winged cog;
// and for Base cards a banded buckler. The outline alone tells them apart, the numeral says it in writing.
import type { Era } from "../lib/cards.svelte";
import { cogPath } from "./cogs";

function around(count: number, radius: number, part: string, from = 0, to = 360): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    return `<g transform="translate(32 32) rotate(${+(from + step * (i + 0.5)).toFixed(2)}) translate(0 ${-radius})">${part}</g>`;
  }).join("");
}

const LEAF = `<path d="M0 5C-5 1-4-5 0-8c4 3 5 9 0 13z" transform="rotate(62)"/>`;
const LEAF_BACK = `<path d="M0 5C-5 1-4-5 0-8c4 3 5 9 0 13z" transform="rotate(-62)"/>`;

const fieldTone = `class="field"`;
const rimTone = `class="rim"`;

const SHAPES: Record<Era | "base", string> = {
  I:
    `<g class="rim-fill">${around(6, 26.5, LEAF_BACK, 14, 170)}${around(6, 26.5, LEAF, 190, 346)}</g>` +
    `<circle ${fieldTone} cx="32" cy="32" r="22"/><circle ${rimTone} cx="32" cy="32" r="22"/>`,
  II:
    `<path ${fieldTone} d="M8 4h9v6h9V4h12v6h9V4h9v30c0 13-9 21-24 27C17 55 8 47 8 34z"/>` +
    `<path ${rimTone} d="M8 4h9v6h9V4h12v6h9V4h9v30c0 13-9 21-24 27C17 55 8 47 8 34z"/><path class="mark" d="M8 16h48"/>`,
  III:
    `<g class="rim-fill">${around(8, 23, `<path d="M-2.5 2v-7l-1.5-1.5 1-3.5h6l1 3.5-1.5 1.5v7z"/>`, -22.5, 337.5)}</g>` +
    `<circle ${fieldTone} cx="32" cy="32" r="22"/><circle ${rimTone} cx="32" cy="32" r="22"/><circle class="mark" cx="32" cy="32" r="17.5" stroke-dasharray="2 4.870"/>`,
  IV:
    `<path class="rim-fill" d="M20 20C12 14 4 13 0 15c1 5 4 8 7 9-3 0-5 0-6 1 1 5 4 7 8 8-2 0-4 1-5 2 2 5 8 7 16 5zM44 20c8-6 16-7 20-5-1 5-4 8-7 9 3 0 5 0 6 1-1 5-4 7-8 8 2 0 4 1 5 2-2 5-8 7-16 5z"/>` +
    `<g transform="translate(32 32)"><path ${fieldTone} d="${cogPath(10, 25, 19.5)}"/><path ${rimTone} d="${cogPath(10, 25, 19.5)}"/></g>`,
  base:
    `<path ${fieldTone} d="M22 6h20l16 16v20L42 58H22L6 42V22z"/><path ${rimTone} d="M22 6h20l16 16v20L42 58H22L6 42V22z"/>` +
    `<circle class="mark" cx="32" cy="32" r="16"/><circle class="ink" cx="32" cy="32" r="7"/><path class="mark" d="M32 8v8M32 48v8M8 32h8M48 32h8"/>`,
};

const bar = (x: number): string => `M${x - 5.5} 21h11v4h-3.3v14h3.3v4h-11v-4h3.3V25h-3.3z`;
const NUMERALS: Record<Era, string> = {
  I: bar(32),
  II: bar(26) + bar(38),
  III: bar(21.5) + bar(32) + bar(42.5),
  IV: `${bar(23)}M29 21h9v4h-2l4 11.5 4-11.5h-2v-4h9v4h-2L42.3 43.5h-4.8L31 25h-2z`,
};

/** The drawing of an emblem; null is the one of Base cards. */
export function emblemOf(era: Era | null): string {
  return era ? `${SHAPES[era]}<path class="ink" d="${NUMERALS[era]}"/>` : SHAPES.base;
}
