// Every icon, drawn for a grid of 24 by 24 in the colour of the text around it.
import { cogPath } from "./cogs";

const line = (d: string, width = 2.2): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const shape = (d: string): string => `<path d="${d}" fill-rule="evenodd"/>`;
const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (x: number, y: number, r: number, width = 2.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

const SHIELD = "M12 1.5c3 2 6 2.8 9.3 2.8v6.4c0 5.4-3.6 9.3-9.3 11.8-5.7-2.5-9.3-6.4-9.3-11.8V4.3C6 4.3 9 3.5 12 1.5z";
const CARD = "M6.5 1.5h11a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z";
const BUST = shape("M12 2.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM3 22c0-5.5 3.6-8.6 9-8.6s9 3.1 9 8.6z");
const TRAY = line("M3 15v6.5h18V15");

const ICONS: Record<string, string> = {
  // abilities and tokens
  reinforcement:
    shape("M9 4a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 9 4zM1 22c0-5.3 3-8.2 8-8.2s8 2.9 8 8.2z") +
    line("M18.5 2v9M14 6.5h9", 2.6),
  assault: shape(`${SHIELD}M15.2 2.5 9.3 11.4h3.4L8.8 21l1.7.9 7.3-12.4h-4l3.8-5.9z`),
  heroic_death: shape(
    "M12 1.5C6.4 1.5 2.5 5.3 2.5 10.3c0 3.2 1.5 5.5 3.7 6.8v4.4a1 1 0 0 0 1 1h9.6a1 1 0 0 0 1-1v-4.4c2.2-1.3 3.7-3.6 3.7-6.8 0-5-3.9-8.8-9.5-8.8z" +
      "M8.1 8.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM15.9 8.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 13.6l1.5 3h-3z" +
      "M9.2 19h1.2v3.5H9.2zM13.6 19h1.2v3.5h-1.2z",
  ),
  accuracy: ring(12, 12, 7.2, 2.3) + disc(12, 12, 2.3) + line("M12 1v6M12 17v6M1 12h6M17 12h6", 2.3),
  diversion: line("M4.5 1.5v21", 2.4) + shape("M6 2.8c5-2.5 7.5 2.4 16 .2-2 3-2 6.5 0 10-8.5 2.2-11-2.7-16-.2z"),
  relaunch:
    line("M20.3 13a8.5 8.5 0 1 1-2.6-7.3", 2.4) + shape("M21.8 1.2v7.6h-7.6z") + shape("M8.6 9.4h6.6V16H8.6z"),
  tighten_up:
    line("M1.5 12h5M4 8 8 12l-4 4M22.5 12h-5M20 8l-4 4 4 4", 2.3) + shape("M10.3 2h3.4v20h-3.4z"),
  chase:
    disc(15.7, 3.8, 2.7) +
    line("M13.5 8.5 10.5 14l4 3L13 22.5M10.5 14 8 17.8 3 18M13.3 8.6 8.5 8.3 6.5 12M13.8 8.8l2.6 3.5 4.6-.3", 2.5) +
    line("M1.5 4h5M1 8h2.5M1.5 13h2", 1.6),
  // lines
  long: line("M8 1.5c9 4 9 17 0 21", 2.4) + line("M8 1.5v21", 1.2) + line("M1.5 12H21", 2) + shape("M17 7.5 23.5 12 17 16.5z"),
  medium: line("M2 22 15 9", 2.3) + shape("M23 1c-5.8.5-9.5 3-10.8 7.2l3.6 3.6C20 10.5 22.5 6.8 23 1z") + line("M10.5 9.5l4 4", 1.8),
  close:
    line("M2.5 2.5 16 16M21.5 2.5 8 16", 2.5) +
    line("M12.7 18.7l6-6M11.3 18.7l-6-6", 2.2) +
    line("M17 17l4 4M7 17l-4 4", 2.8),
  hp: shape("M12 22C5 16.3 1.5 12.6 1.5 8.2a5.6 5.6 0 0 1 10.5-2.7A5.6 5.6 0 0 1 22.5 8.2c0 4.4-3.5 8.1-10.5 13.8z"),
  link: shape(
    "M11 2.2v20C5.8 19.6 2.7 15.8 2.7 10.7V4.3c3 0 5.8-.6 8.3-2.1zM13 2.2v20c5.2-2.6 8.3-6.4 8.3-11.5V4.3c-3 0-5.8-.6-8.3-2.1z" +
      "M2.7 9h8.3v2.4H2.7zM13 9h8.3v2.4H13z",
  ),
  // gears
  draw_2:
    line("M9.5 2h10.5a1.5 1.5 0 0 1 1.5 1.5V17", 2) +
    shape("M4 5h11.5a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8.5 9.3v3.6H4.9v2.4h3.6v3.6h2.4v-3.6h3.6v-2.4h-3.6V9.3z"),
  recover: TRAY + line("M12 17.5V4", 2.6) + shape("M12 .8 18.5 8h-13z"),
  dismiss: shape(`${CARD}M12 9.9 15.4 6.5l2.1 2.1-3.4 3.4 3.4 3.4-2.1 2.1-3.4-3.4-3.4 3.4-2.1-2.1 3.4-3.4-3.4-3.4L8.6 6.5z`),
  reshuffle: line("M1.5 6.5H5c6.5 0 6.5 11 13 11h1M1.5 17.5H5c6.5 0 6.5-11 13-11h1", 2.4) + shape("M18 2.2 23.5 6.5 18 10.8zM18 13.2l5.5 4.3L18 21.8z"),
  // things of the game
  relic:
    shape("M8.5 1.5h7v2.3l-1.3 1c0 2 4.3 3.7 4.3 8.7 0 3.9-2.7 5.8-4 7v2h-5v-2c-1.3-1.2-4-3.1-4-7 0-5 4.3-6.7 4.3-8.7l-1.3-1zM6.5 11.5h11V13h-11z") +
    line("M9 5.5C4 4.5 3 8.8 6 11.5M15 5.5c5-1 6 3.3 3 6", 1.5),
  prowess:
    `<path d="M10.5 21.5C3.5 19.5 2 10.5 5.5 3.5M13.5 21.5c7-2 8.5-11 5-18" fill="none" stroke="currentColor" stroke-width="3.8" stroke-dasharray="2 2.7"/>` +
    shape("M12 1.5l1.9 3.2V14h-3.8V4.7z") + line("M8 15h8M12 15v5", 2.2),
  honor: shape("M6 1h4l2 5.5L14 1h4l-3.4 8.6a6.9 6.9 0 1 1-5.2 0zM12 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"),
  elite: line("M3.5 11 12 4.5 20.5 11M3.5 16.5 12 10l8.5 6.5M3.5 22 12 15.5l8.5 6.5", 2.6),
  hero: shape("M1.5 6l5.6 5L12 2.5 16.9 11l5.6-5-2 11.5h-17zM3.8 19.3h16.4V22H3.8z"),
  deck: line("M8 2h10.5a2 2 0 0 1 2 2v14", 2) + shape("M5.5 5H15a2 2 0 0 1 2 2v13.5a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"),
  hand:
    `<path d="M2 8.5 8 6l5 13.5-6 2.4zM22 8.5 16 6l-5 13.5 6 2.4z" opacity=".55"/>` + shape("M8.5 3h7v18.5h-7z"),
  discard: TRAY + line("M12 2v10", 2.6) + shape("M12 17.5 18.5 10h-13z"),
  front: line("M12 1.5v21", 1.8) + shape("M2 6l7 6-7 6zM22 6l-7 6 7 6z"),
  tile: shape("M3 4.5h8V19H3zM13 4.5h8V19h-8zM9 21h6l-3 2.5z"),
  // people and the table
  person: BUST,
  host: shape("M7.5 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM7.5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z") + line("M13 12h9.5M18 12v4.5M21.8 12v4", 2.6),
  bot: shape("M5 7h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8.3 10.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15.7 10.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 17h8v1.8H8z") + line("M12 7V3.5", 2) + disc(12, 2.7, 1.8) + line("M1 12v4M23 12v4"),
  spectator: shape("M12 4.5c5.5 0 9 3.5 11 7.5-2 4-5.5 7.5-11 7.5S3 16 1 12c2-4 5.5-7.5 11-7.5zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z") + disc(12, 12, 2.3),
  clock: ring(12, 12, 9.5) + line("M12 6v6.3l4 2.7", 2.4),
  log: shape("M6 2h13a2.5 2.5 0 0 1 2.5 2.5V8H18v11.5a2.5 2.5 0 0 1-2.5 2.5H4.5A2.5 2.5 0 0 1 2 19.5V17h1.5V4.5A2.5 2.5 0 0 1 6 2zM7 6.5v1.8h7V6.5zM7 10.5v1.8h7v-1.8zM7 14.5v1.8h5v-1.8z"),
  odds: line("M12 2v19M6.5 21.5h11M3.5 6h17", 2) + shape("M5 6.5 9 15a4 3 0 0 1-8 0zM19 6.5l4 8.5a4 3 0 0 1-8 0z"),
  settings: `<g transform="translate(12 12)">${shape(cogPath(8, 11, 7.8, 3.6))}</g>`,
  undo: line("M5 9.5h9.5a6 6 0 0 1 0 12H9", 2.4) + shape("M8.5 3v13L1.5 9.5z"),
  // controls
  play: shape("M5 2.5 21 12 5 21.5z"),
  pause: shape("M5 3h5v18H5zM14 3h5v18h-5z"),
  next: shape("M4 3 16 12 4 21zM17.5 3H21v18h-3.5z"),
  previous: shape("M20 3 8 12l12 9zM3 3h3.5v18H3z"),
  skip: shape("M1.5 4 10 12l-8.5 8zM10.5 4 19 12l-8.5 8zM19.5 4h3v16h-3z"),
  check: line("M3 12.5 9.5 19 21 5.5", 3.2),
  cross: line("M4.5 4.5l15 15M19.5 4.5l-15 15", 3.2),
  plus: line("M12 3.5v17M3.5 12h17", 3),
  minus: line("M3.5 12h17", 3),
  copy: line("M16 5V3.5A1.5 1.5 0 0 0 14.5 2h-11A1.5 1.5 0 0 0 2 3.5v11A1.5 1.5 0 0 0 3.5 16H5", 2) + line("M9.5 8h11A1.5 1.5 0 0 1 22 9.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 8 20.5v-11A1.5 1.5 0 0 1 9.5 8z", 2),
  share: line("M7 11.5l10-6M7 12.5l10 6", 2) + disc(5.5, 12, 3.6) + disc(18.5, 4.6, 3.4) + disc(18.5, 19.4, 3.4),
  menu: line("M3 5.5h18M3 12h18M3 18.5h18", 2.6),
  help: ring(12, 12, 10, 2) + line("M8.8 9.3c.2-4 6.7-3.8 6.4 0-.2 2.3-3.2 2.4-3.2 5", 2.2) + disc(12, 17.7, 1.5),
  keyboard: shape("M3 5h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 8v2h2V8zM8 8v2h2V8zM12 8v2h2V8zM16 8v2h4V8zM4 11.5v2h3v-2zM9 11.5v2h2v-2zM13 11.5v2h2v-2zM17 11.5v2h3v-2zM7 15v1.8h10V15z"),
  language: ring(12, 12, 10, 1.9) + `<ellipse cx="12" cy="12" rx="4.3" ry="10" fill="none" stroke="currentColor" stroke-width="1.7"/>` + line("M2.5 9h19M2.5 15h19", 1.7),
  sun: disc(12, 12, 5) + line("M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1", 2.2),
  moon: shape("M14.5 1.8a10.4 10.4 0 1 0 7.7 13.9A8.6 8.6 0 0 1 14.5 1.8z"),
  verify: shape(`${SHIELD}M10.7 16.5 5.8 11.6l1.9-1.9 3 3 5.7-5.7 1.9 1.9z`),
  seal: shape("M12 1l2.6 2 3.2-.4 1.2 3 3 1.2-.4 3.2 2 2.5-2 2.5.4 3.2-3 1.2-1.2 3-3.2-.4L12 24l-2.6-2-3.2.4-1.2-3-3-1.2.4-3.2L.4 12.5l2-2.5L2 6.8l3-1.2 1.2-3L9.4 3zM12 7a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z") + disc(12, 12.5, 2.5),
  "arrow-up": line("M12 22V5", 2.8) + shape("M12 .8 19.5 10h-15z"),
  "arrow-down": line("M12 2v17", 2.8) + shape("M12 23.2 19.5 14h-15z"),
  "arrow-left": line("M22 12H5", 2.8) + shape("M.8 12 10 4.5v15z"),
  "arrow-right": line("M2 12h17", 2.8) + shape("M23.2 12 14 4.5v15z"),
};

export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The drawing of an icon; a question mark for a name that has none. */
export function iconOf(name: string): string {
  return ICONS[name] ?? ICONS.help!;
}
