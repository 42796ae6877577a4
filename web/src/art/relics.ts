// What is seen on a Relic card: a thing on its pedestal, on the stage of the vignettes (100 by 64).
import { cogPath } from "./cogs";
import { disc, path, put, stroke } from "./figures";

const PEDESTAL =
  path("land", "M24 64V56h52v8z") + path("hill", "M30 56v-3h40v3zM20 64v-3h60v3z") + stroke("M24 56.5h52", 0.8, "lt");

const sword = (hilt: string, blade: string): string =>
  put(blade + path("f", "M-2.5 6h5v12h-5z") + hilt, 0, 0, 1);
const straight = path("l", "M-3 6V-26L0 -32 3 -26V6z") + stroke("M0 -24V4", 1, "w") + path("rim", "M-3 6V-26L0 -32 3 -26V6z");
const curved = path("l", "M-2 6C-2 -8 0 -22 8 -32 9 -20 6 -6 2.5 6z") + path("rim", "M-2 6C-2 -8 0 -22 8 -32 9 -20 6 -6 2.5 6z");
const cross = path("a", "M-11 4h22v4h-22z") + disc("a", 0, 20, 3.5);
const tsuba = path("a", "M-7 4h14v3.5h-14z") + stroke("M-2 10l4 2M-2 13l4 2M-2 16l4 2", 1, "lt");

// Things stand around 0,0 and reach from -32 to 22.
const MOTIFS = {
  corinthian: path("m", "M-16 20V-6C-16 -20 -8 -26 2 -26 12 -26 17 -19 17 -10V8l-6 6-3-14H2l-2 4 3 4v12z") + path("rim", "M-16 20V-6C-16 -20 -8 -26 2 -26 12 -26 17 -19 17 -10V8l-6 6-3-14H2l-2 4 3 4v12z") + path("f", "M2 -6h13v4H6z") + path("a", "M-20 12C-26 -20 -12 -34 4 -34 12 -34 18 -30 21 -25 10 -30 -2 -30 -9 -22 -16 -14 -17 -2 -16 12z"),
  mask: path("m", "M-15 -8C-15 -34 15 -34 15 -8V8C15 16 8 21 0 22 -8 21 -15 16 -15 8z") + path("rim", "M-15 -8C-15 -34 15 -34 15 -8V8C15 16 8 21 0 22 -8 21 -15 16 -15 8z") + path("a", "M-2 -28h4V-2l4 8H-6l4-8z") + path("f", "M-12 -4h8v4h-8zM4 -4h8v4H4zM-6 12h12v2.5H-6z") + path("a", "M-14 -7q6-4 11 0v2.5h-11zM3 -7q6-4 11 0v2.5H3z"),
  trench: path("m", "M-20 8C-22 -16 -10 -24 0 -24 12 -24 22 -16 20 8L26 13H-26z") + path("rim", "M-20 8C-22 -16 -10 -24 0 -24 12 -24 22 -16 20 8L26 13H-26z") + path("f", "M-12 -22C-10 -32 10 -32 12 -22 6 -25 -6 -25 -12 -22z") + disc("a", 0, -6, 5) + stroke("M-18 13q18 14 36 0", 1.5, "w"),
  eagle: stroke("M0 22V-8", 3) + path("a", "M-3 -8C-12 -10 -20 -16 -24 -28 -14 -26 -8 -22 -4 -18 -5 -24 -3 -29 2 -29 6 -29 7 -26 9 -25L5 -23C6 -20 5 -19 5 -18 9 -22 16 -26 25 -28 21 -16 12 -10 3 -8z") + path("rim", "M-3 -8C-12 -10 -20 -16 -24 -28 -14 -26 -8 -22 -4 -18 -5 -24 -3 -29 2 -29 6 -29 7 -26 9 -25L5 -23C6 -20 5 -19 5 -18 9 -22 16 -26 25 -28 21 -16 12 -10 3 -8z") + path("m", "M-11 -7h22v6h-22z") + path("f", "M-8 -1h16v4H-8z"),
  horn: path("m", "M-4 22V-12C-4 -24 4 -30 14 -26L26 -30 22 -22 28 -16 18 -16C12 -18 4 -18 4 -8V22z") + path("rim", "M-4 22V-12C-4 -24 4 -30 14 -26L26 -30 22 -22 28 -16 18 -16C12 -18 4 -18 4 -8V22z") + disc("l", 14, -21.5, 2) + path("a", "M-4 -14C-10 -22 -4 -32 4 -33 2 -29 4 -27 8 -27 2 -25 -2 -20 -4 -14z") + stroke("M-4 4h8M-4 10h8", 1.5, "lt"),
  goujian: sword(path("a", "M-9 4h18l-3 5h-12z") + disc("a", 0, 20, 3.5), path("m", "M-4 6 -5 -22 0 -32 5 -22 4 6z") + path("rim", "M-4 6 -5 -22 0 -32 5 -22 4 6z") + stroke("M-4 -20 4 -14M-4 -12 4 -6M-4 -4 4 2M4 -20 -4 -14M4 -12-4 -6M4 -4-4 2", 0.8, "lt")),
  sword: sword(cross, straight),
  rapier: sword(path("a", "M-14 -2Q-8 6 0 4 8 6 14 -2 12 10 0 9 -12 10-14 -2z") + path("a", "M-4 19h8l-4 6z"), path("l", "M-5 6V-20L0 -33 5 -20V6z") + path("rim", "M-5 6V-20L0 -33 5 -20V6z") + stroke("M-1.5 -20V4M1.5 -20V4", 0.9, "w")),
  blade: sword(tsuba, curved),
  panel: path("m", "M-30 -20 -24 -26H24L30 -20V20H-30z") + path("rim", "M-30 -20 -24 -26H24L30 -20V20H-30z") + stroke("M-28 -8H28M-28 6H28", 1, "lt") + [-22, -12, -2, 8, 18].map((x) => put(disc("l", 0, -15, 2) + path("l", "M-2 -12.5h4l1 4h-6zM-2 1.5h4l1 3.5h-6z") + disc("l", 0, -1, 2) + path("a", "M-3 10h6l1 6h-8z"), x + 2, 0, 0.95)).join(""),
  works: `<g transform="translate(-3 -4)">${path("m", cogPath(18, 24, 20, 5))}${path("rim", cogPath(18, 24, 20, 5))}</g>` + stroke("M-3 -4 10 -18M-3 -4-18 -12", 2.4, "w") + `<g transform="translate(17 10)">${path("a", cogPath(10, 11, 8, 2.5))}</g>` + path("lt", "M-15 -4a12 12 0 0 1 24 0"),
  ram: path("m", "M-28 -16H4L26 -8 27 4 4 14H-28z") + path("rim", "M-28 -16H4L26 -8 27 4 4 14H-28z") + path("a", "M14 -12 28 -8V4L14 10z") + stroke("M14 -6 27 -4M14 4 27 0M-28 -6H10M-28 4H10", 1.2, "w") + path("l", "M-14 -1a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"),
  longShield: path("m", "M-13 -28q13-7 26 0 4 23 0 46-13 7-26 0-4-23 0-46z") + path("rim", "M-13 -28q13-7 26 0 4 23 0 46-13 7-26 0-4-23 0-46z") + disc("a", 0, -5, 7) + disc("l", 0, -5, 2.5) + disc("a", 0, -22, 4.5) + disc("a", 0, 12, 4.5) + stroke("M0 -17v5M0 2v5", 1.5, "lt"),
  cowhide: path("l", "M0 -32C16 -24 16 14 0 22 -16 14 -16 -24 0 -32z") + path("rim", "M0 -32C16 -24 16 14 0 22 -16 14 -16 -24 0 -32z") + path("f", "M-9 -18c4-2 8 2 6 7-4 2-9-2-6-7zM4 -8c5-1 7 5 4 9-4-1-6-5-4-9zM-7 6c4-1 6 3 4 7-4 0-6-4-4-7z") + stroke("M0 -34V24", 1.6, "w") + stroke("M-2.5 -20v30M2.5 -20v30", 1.2, "w"),
  cloth: path("l", "M-34 -22q17 5 34 0t34 0V14q-17 5-34 0t-34 0z") + path("rim", "M-34 -22q17 5 34 0t34 0V14q-17 5-34 0t-34 0z") + path("a", "M-34 -18q17 5 34 0t34 0v3q-17 5-34 0t-34 0zM-34 8q17 5 34 0t34 0v3q-17 5-34 0t-34 0z") + path("f", "M-22 4l3-8h8l3-3 4 1-3 3-1 7h-2l-1-4h-6l-2 4zM2 3l3-8h8l3-3 4 1-3 3-1 7h-2l-1-4H7L5 3z") + disc("m", -14, -9, 2.2) + disc("m", 10, -10, 2.2),
  banner: stroke("M-18 22 -12 -34", 2.4) + path("a", "M-12 -32C0 -38 10 -26 28 -32L22 -24 28 -18 20 -14 26 -6C10 -2 2 -14 -14.5 -8z") + path("rim", "M-12 -32C0 -38 10 -26 28 -32L22 -24 28 -18 20 -14 26 -6C10 -2 2 -14 -14.5 -8z") + disc("l", -11.5, -35, 2.4) + stroke("M0 -24q6 3 12 2M-2 -17q6 3 14 2", 1.2, "lt"),
  tablet: path("a", "M-11 -28q11-8 22 0V14q-11 10-22 0z") + path("rim", "M-11 -28q11-8 22 0V14q-11 10-22 0z") + disc("f", 0, -24, 3.5) + stroke("M-5 -16V10M0 -16V12M5 -16V10", 2.2, "lt"),
  chain: `<path class="ring" stroke-width="5" d="M-32 -4a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM-9 -4a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM14 -4a9 9 0 1 1 18 0 9 9 0 1 1-18 0z"/>` + stroke("M-17 -4h11M6 -4h11", 5.5, "b2") + path("m", "M-34 16h68v5h-68z"),
  lion: `<g transform="translate(0 -8)">${path("a", cogPath(14, 25, 19))}${path("rim", cogPath(14, 25, 19))}</g>` + disc("m", 0, -8, 15) + disc("m", -12, -20, 5) + disc("m", 12, -20, 5) + path("f", "M-9 -14h6v4h-6zM3 -14h6v4H3zM-5 -5H5L0 1z") + stroke("M0 1q-3 6-8 4M0 1q3 6 8 4", 1.8, "w") + path("f", "M-22 17h44v5h-44z"),
  cannon: path("m", "M-26 -4C-30 -12 -24 -18 -18 -16L26 -22 29 -2 -16 6C-22 6 -25 2 -26 -4z") + path("rim", "M-26 -4C-30 -12 -24 -18 -18 -16L26 -22 29 -2 -16 6C-22 6 -25 2 -26 -4z") + path("a", "M22 -24l5-.5L31 -1l-5 1zM-2 -19l4-.5 3.5 22-4 .5z") + path("f", "M-18 22 -8 4h20l8 18z") + disc("l", 1, 14, 6) + `<circle class="ring" cx="1" cy="14" r="7" stroke-width="3"/>`,
  hat: path("m", "M-30 4C-22 -6 -16 -8 -13 -10 -12 -24 12 -26 14 -10 18 -8 24 -4 30 6 14 -2 6 8 0 14 -8 6 -18 0 -30 4z") + path("rim", "M-30 4C-22 -6 -16 -8 -13 -10 -12 -24 12 -26 14 -10 18 -8 24 -4 30 6 14 -2 6 8 0 14 -8 6 -18 0 -30 4z") + stroke("M-27 3C-16 0 -8 6 0 12 8 6 16 0 27 5", 1.6, "lt") + disc("a", -14, -2, 4) + disc("l", -14, -2, 1.6),
  drum: path("a", "M-20 -16h40V12q-20 10-40 0z") + path("rim", "M-20 -16h40V12q-20 10-40 0z") + `<ellipse class="l" cx="0" cy="-16" rx="20" ry="6.5"/><ellipse class="rim" cx="0" cy="-16" rx="20" ry="6.5"/>` + stroke("M-20 -10-12 14 -4 -8 4 16 12 -8 20 10", 1.5, "lt") + stroke("M-12 -18-28 -32M8 -18 26 -34", 2.2, "w"),
  rifle: put(stroke("M-36 0H36", 2.8) + path("m", "M-36 -3q10-2 18-2h18v9h-16q-8 7-20 7z") + path("rim", "M-36 -3q10-2 18-2h18v9h-16q-8 7-20 7z") + stroke("M-8 5q2 5 7 4", 1.4, "w") + disc("a", 2, 7, 5), 0, -2, 0.95) + stroke("M-20 22V4M20 22V-2", 2.2),
  medal: path("a", "M-12 -34h24l-5 18H-7z") + stroke("M0 -34v18", 3, "lt") + path("m", "M-6 -16H6L4 -4 16 -8V8L4 4 7 18H-7L-4 4-16 8V-8L-4 -4z") + path("rim", "M-6 -16H6L4 -4 16 -8V8L4 4 7 18H-7L-4 4-16 8V-8L-4 -4z") + disc("l", 0, 0, 5),
  baton: put(path("a", "M-32 -6H32V6H-32z") + path("rim", "M-32 -6H32V6H-32z") + path("m", "M-36 -8h8V8h-8zM28 -8h8V8h-8z") + [-20, -8, 4, 16].map((x) => disc("l", x, -2, 1.6) + disc("l", x + 5, 3, 1.6)).join(""), 0, -4, 0.92) + path("m", "M-30 10q30-8 60 0l-4 12h-52z"),
  cipher: path("m", "M-26 22V-2l6-12h40l6 12v24z") + path("rim", "M-26 22V-2l6-12h40l6 12v24z") + path("f", "M-16 -32h32v18h-32z") + [-8, 0, 8].map((x) => path("l", `M${x - 2} -28h4v12h-4z`)).join("") + [-18, -10, -2, 6, 14].map((x) => disc("l", x + 2, 2, 2.4) + disc("l", x + 2, 14, 2.4) + disc("l", x + 6, 8, 2.4)).join(""),
  poppy: stroke("M0 22C4 10 2 4 0 -6", 2) + path("m", "M1 14c8 2 12-2 14-8-8-1-13 2-14 8z") + path("a", "M0 -10C-20 -2 -22 -22 -8 -22 -10 -36 12 -36 10 -22 24 -22 20 -2 0 -10z") + path("rim", "M0 -10C-20 -2 -22 -22 -8 -22 -10 -36 12 -36 10 -22 24 -22 20 -2 0 -10z") + disc("f", 0, -17, 4.5),
  whistle: path("m", "M-4 -16H28V-6H14C14 4 6 12 -4 12 -14 12 -20 5 -20 -3 -20 -11 -13 -16 -4 -16z") + path("rim", "M-4 -16H28V-6H14C14 4 6 12 -4 12 -14 12 -20 5 -20 -3 -20 -11 -13 -16 -4 -16z") + disc("f", -4, -2, 5.5) + path("f", "M8 -16h6v5H8z") + `<path class="w" stroke-width="1.6" d="M-18 2C-32 8 -30 22 -10 19"/>`,
  bird: path("l", "M-26 6C-18 -4 -10 -4 -6 -8 -14 -16 -14 -28 -8 -34 0 -26 8 -20 12 -14 14 -22 24 -24 28 -18L34 -16 28 -12C28 0 18 12 4 12L-10 14z") + path("rim", "M-26 6C-18 -4 -10 -4 -6 -8 -14 -16 -14 -28 -8 -34 0 -26 8 -20 12 -14 14 -22 24 -24 28 -18L34 -16 28 -12C28 0 18 12 4 12L-10 14z") + disc("f", 25, -17, 1.6) + stroke("M6 12v9", 1.8) + path("a", "M2 15h8v5H2z") + stroke("M-6 -8C0 -4 8 -4 12 -8", 1.2, "w"),
  armband: path("l", "M-26 -16q26-8 52 0V12q-26 8-52 0z") + path("a", "M-26 -2q26 8 52 0V12q-26 8-52 0z") + path("rim", "M-26 -16q26-8 52 0V12q-26 8-52 0z") + stroke("M-26 -16q26 8 52 0", 1.2, "w") + `<path class="w" stroke-width=".9" stroke-dasharray="2.5 2" d="M-24 -12q24 8 48 0M-24 9q24 8 48 0"/>`,
  goggles: stroke("M-34 -10q8-6 34-6t34 6", 4) + `<path class="m" d="M-24 -6a12 11 0 1 1 24 0 12 11 0 1 1-24 0zM0 -6a12 11 0 1 1 24 0 12 11 0 1 1-24 0z"/>` + `<path class="ring" stroke-width="3" d="M-24 -6a12 11 0 1 1 24 0 12 11 0 1 1-24 0zM0 -6a12 11 0 1 1 24 0 12 11 0 1 1-24 0z"/>` + stroke("M-18 -10l5-4M6 -10l5-4", 1.8, "lt") + path("m", "M-16 14q16-6 32 0v8h-32z"),
  tags: `<path class="w" stroke-width="1.6" stroke-dasharray="1.5 2" d="M-6 -14C-30 -40 30 -40 8 -12"/>` + put(path("m", "M-8 -14q8-8 16 0v24q-8 8-16 0z") + path("rim", "M-8 -14q8-8 16 0v24q-8 8-16 0z") + stroke("M-4 -4h8M-4 1h8M-4 6h6", 1.5, "lt"), 11, 4, 0.9) + put(path("l", "M-8 -14q8-8 16 0v24q-8 8-16 0z") + path("rim", "M-8 -14q8-8 16 0v24q-8 8-16 0z") + stroke("M-4 -4h8M-4 1h8M-4 6h6", 1.5, "w"), -9, 4, 0.9),
  urn: path("m", "M-9 -28h18v5l-3 3c0 5 14 8 14 22 0 10-8 15-12 18v2H-8v-2C-12 17 -20 12 -20 2 -20 -12 -6 -15 -6 -20l-3-3z") + path("rim", "M-9 -28h18v5l-3 3c0 5 14 8 14 22 0 10-8 15-12 18v2H-8v-2C-12 17 -20 12 -20 2 -20 -12 -6 -15 -6 -20l-3-3z") + stroke("M-19 0h38M-19 6h38", 1.4, "lt"),
} as const;
type Motif = keyof typeof MOTIFS;

const SHOWN: Record<string, Motif> = {
  "corinthian-helmet": "corinthian",
  "legionary-eagle": "eagle",
  "gallic-carnyx": "horn",
  "sword-of-goujian": "goujian",
  "standard-of-ur": "panel",
  "antikythera-mechanism": "works",
  "athlit-ram": "ram",
  "battersea-shield": "longShield",
  "bayeux-tapestry": "cloth",
  "sutton-hoo-helmet": "mask",
  oriflamme: "banner",
  "ulfberht-sword": "sword",
  tizona: "rapier",
  "mongol-paiza": "tablet",
  "golden-horn-chain": "chain",
  "honjo-masamune": "blade",
  "vasa-figurehead": "lion",
  "tsar-cannon": "cannon",
  "hat-of-charles-xii": "hat",
  "drakes-drum": "drum",
  "girandoni-air-rifle": "rifle",
  "victoria-cross": "medal",
  "zulu-war-shield": "cowhide",
  "marshals-baton": "baton",
  "enigma-machine": "cipher",
  "adrian-helmet": "trench",
  "memorial-poppy": "poppy",
  "trench-whistle": "whistle",
  "pigeon-capsule": "bird",
  "home-army-armband": "armband",
  "aviator-goggles": "goggles",
  "identity-tags": "tags",
};

export const RELIC_IDS: readonly string[] = Object.keys(SHOWN);

/** The picture of a Relic by its id; an urn for one that nobody has drawn yet. */
export function relicScene(id: string): string {
  return PEDESTAL + put(MOTIFS[SHOWN[id] ?? "urn"], 50, 33, 0.88);
}
