// The people, beasts and engines of the vignettes: silhouettes put together from a few parts.
//
// A figure stands on 0,0, faces right and is about 46 high. Four tones, set by the card's Era through CSS:
// `f` the figure, `m` a middle tone, `l` a light one, `a` the accent; `b` are limbs, drawn as strokes.

export const path = (tone: string, d: string): string => `<path class="${tone}" d="${d}"/>`;
export const stroke = (d: string, width: number, tone = "b"): string =>
  `<path class="${tone}" d="${d}" stroke-width="${width}"/>`;
export const disc = (tone: string, x: number, y: number, r: number): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;
/** Put a figure somewhere; a negative scale across makes it face left. */
export const put = (figure: string, x: number, y: number, scale = 1, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${figure}</g>`;
/** Further away: the same figure in the tone of the distance. */
export const far = (figure: string): string => `<g class="far">${figure}</g>`;

// ---- what people wear on their heads; the head is a disc at 1,-38 ----
export const HEADS = {
  bare: path("f", "M-3 -39c0-5 8-5 8.5-.5l-1-1c-2-1-4-1-6 0z"),
  crest: path("f", "M-3.5 -34v-5c0-5 9-6 9.5-.5l-.3 5-2.5 2v-4h-3v3z") + path("a", "M-6 -36c-2-9 4-13 10-10.5 2 1 2.5 3 2.5 4-3-3.5-9-3-10 6z"),
  roman: path("f", "M-3.8 -36.5c-.5-7.5 9.5-7.5 9.5-.5v1.5h-1.5v-1.5h-6v3.5h-3z") + path("a", "M-1 -43c0-4 4.5-4 4.5 0l.5 2-5-.3z"),
  cone: path("f", "M-3.5 -37 1 -47l4.8 9.5v1.5h-9.3z") + path("f", "M4 -37h1.2v4H4z"),
  tiara: path("m", "M-4 -35c-1-8 3-11 7-10 3 1 4 4 3 8z") + path("f", "M-4 -35l-2 6h4z"),
  kettle: path("f", "M-6.5 -37.5l3-1.5c0-6 9-6 9 0l3 1.5z"),
  turban: path("l", "M-4.5 -37c-2-6 3-8.5 6-8 4-.3 7 3 5 7.5z") + path("a", "M1 -45l2-4 1 4z"),
  great: path("f", "M-3.8 -32v-11.5q5-2 9.5 0V-32z") + path("l", "M1 -39h4.7v1.3H1z"),
  kabuto: path("f", "M-6 -34l2-6c1-5 8-5 9 0l1 3-3 .5h-5l-2 5z") + path("a", "M2.5 -41.5c-1-3-3-5-6-5.5 4-1 6 1 7 3 1-2 3-4 6.5-3.5-3 .8-4.5 2.5-5.5 6z"),
  morion: path("f", "M-6.5 -36q5-2 7-8 1.5-2 3 0 1 6 6 6.5-3 3-8 2-4-1-8-.5z"),
  beret: path("m", "M-5 -38c-2-5 3-7 8-6 4 .5 6 3 4.5 5.5z") + path("a", "M-3 -43c-4-1-7-4-8-8 3 3 8 2 11 6z"),
  shako: path("f", "M-3.5 -38.5v-8h9.5v8l2 1.5h-5z") + path("a", "M0 -46.5v-4.5q1.5-2 3 0v4.5z"),
  bearskin: path("f", "M-4 -37.5c-2-12 2-14 5-14s7 3 5.5 13.5z") + path("a", "M-4 -49c-2-3 0-5 2-5v5z"),
  tricorne: path("f", "M-7 -38l3-5c3-2 7-2 9 .5l5 2.5-3 3z"),
  fez: path("a", "M-3 -39l1-7h6l1 7z") + path("f", "M4 -46l5 3v4l-1 .2v-3.5z"),
  borek: path("l", "M-4 -38l.5-8q3-3 8-1l.8 8z") + path("l", "M-3.5 -46c-4 0-6 5-5 12l3 1c-1-5 0-8 3-9z"),
  slouch: path("f", "M-7 -38.5q4 0 4.5-1c0-6 7.5-6 8 0l5 .5q-8 3-17.5.5z") + path("m", "M-7 -39l2-5 2 3z"),
  kepi: path("f", "M-3.5 -38.5l1-6 7 .5 1 4.5 3.5 2.5z"),
  brodie: path("f", "M-7.5 -37.5q3-1 4-3c1-4 8-4 9 0q1 2 4.5 3z"),
  adrian: path("f", "M-5 -36.5c-1-9 11-9 11.5-1.5l2.5 1.5z") + path("f", "M-3.5 -42q4-4 8-.5z"),
  m1: path("f", "M-4.5 -36c-1-10 11-10 11-1l1 1z"),
  cap: path("f", "M-4 -38.5c0-6 10-6 10-.5l3 1.5H2z"),
  hood: path("f", "M-4.5 -32c-2-9 1-13 6-13 4 0 5 4 5.5 6l-3-1.5-2 2.5.5 6z"),
  fur: path("l", "M-4 -37.5c-1-8 10-8 10-.5z") + path("f", "M-4.5 -39.5h11v2.5h-11zM-4 -38l0 5 3 .5v-5z"),
  feathers: path("a", "M-3 -40c-4-3-6-7-5-10 2 2 3 2 4 5 0-4 1-6 3-7 1 3 2 4 1.5 7 2-3 3-4 6-4 0 3-2 6-4 9z") + path("f", "M-3.5 -37c0-5 9-5 9-1z"),
  jaguar: path("m", "M-4.5 -33c-1-6-1-11 5-11l1-2.5 2.5 2.5c4 .5 7 3.5 6.5 6l-5 .5-3-1-1.5 5z") + path("f", "M3 -42.3h1.8v1.5H3zM-2 -41h1.5v1.5H-2zM-2.5 -37.5h1.5v1.5h-1.5z"),
  veil: path("f", "M-5 -31c-1-9 0-14 6-14 4 0 5.5 4 5 7l-1.5-1.5c-3-2-5 0-5 3l-.5 5z"),
  headband: path("f", "M-3 -39c0-5 8-5 8.5-.5z") + path("a", "M-3.5 -39.8h9v1.8h-9l-5 2 2-3.5z"),
  none: "",
} as const;
export type Head = keyof typeof HEADS;

// ---- what they hold; arms included ----
const ARM = 3.4;
export const HOLDS = {
  spear: stroke("M2 -29 7 -24 11 -27", ARM) + stroke("M8 2 13 -46", 1.5, "w") + path("l", "M13.2 -54l2.2 8-4.4.2z"),
  javelin: stroke("M1 -29 -6 -35 -6 -44", ARM) + stroke("M-22 -44 20 -50", 1.4, "w") + path("l", "M27 -51l-6.5 3-.4-3.5z"),
  pike: stroke("M2 -29 8 -23 12 -25", ARM) + stroke("M-8 -13 40 -45", 1.5, "w") + path("l", "M46 -49l-6.5 2 1.8 2.7z"),
  tall: stroke("M2 -29 7 -25 10 -27", ARM) + stroke("M9 2 12 -62", 1.5, "w") + path("l", "M12.2 -69l2 7.5-4.2-.2z"),
  halberd:
    stroke("M2 -29 7 -24 10 -27", ARM) + stroke("M9 2 11.5 -54", 1.6, "w") +
    path("l", "M11.5 -61l1.8 7h-3.5zM12 -54c4-2 6 0 7 3-1 3-4 5-7 4zM11 -53l-5 1 5 3z"),
  sword: stroke("M2 -29 9 -31 12 -37", ARM) + stroke("M12.5 -38 20 -54", 2, "w2") + stroke("M9.8 -39.5 15.5 -37", 1.5, "w"),
  katana: stroke("M2 -29 9 -30 12 -35", ARM) + `<path class="w2" stroke-width="1.7" d="M11.5 -33Q21 -42 23 -56"/>` + stroke("M10.5 -37.5 14.5 -34.5", 1.5, "w"),
  thrust: stroke("M2 -29 9 -27 14 -28", ARM) + stroke("M14 -28 32 -31", 2, "w2") + stroke("M15 -31 15.5 -25", 1.5, "w"),
  axe: stroke("M2 -29 8 -33 9 -39", ARM) + stroke("M6 -30 13 -53", 1.7, "w") + path("l", "M12 -53c5-3 9-1 10 3-4-1-7 1-8.5 5-2-2-3-5-1.5-8z"),
  club: stroke("M2 -29 9 -32 11 -38", ARM) + stroke("M10 -36 18 -52", 3.2, "w") + path("l", "M14 -45l-3-2 3-1zM18 -46l3 0-2 2zM16 -51l-2-2.5 3.5 0zM20 -50l3.5-1-2 3z"),
  bow:
    stroke("M1 -29 -5 -31 2 -32", ARM) + stroke("M3 -30 14 -31.5", ARM) +
    `<path class="w" stroke-width="1.6" d="M12 -48q9 16-1 32"/>` + stroke("M12 -48 1.5 -32 11 -16", 0.7, "w") +
    stroke("M1 -32 21 -32.5", 1, "w") + path("l", "M25 -32.6l-4.5 1.8v-3.6z"),
  longbow:
    stroke("M1 -29 -5 -32 2 -34", ARM) + stroke("M3 -30 14 -34", ARM) +
    `<path class="w" stroke-width="1.6" d="M7 -60q15 22 4 50"/>` + stroke("M7 -60 1.5 -34 11 -10", 0.7, "w") +
    stroke("M1 -34 23 -36", 1, "w") + path("l", "M27 -36.4l-4.5 2v-3.6z"),
  crossbow:
    stroke("M1 -29 4 -26 10 -31", ARM) + stroke("M-1 -32.5 20 -33", 2.4, "w") +
    `<path class="w" stroke-width="1.7" d="M15 -43q8 10 0 20"/>` + stroke("M15 -43 9 -33 15 -23", 0.7, "w") + path("l", "M25 -33l-4.5 1.8v-3.6z"),
  sling:
    stroke("M2 -29 7 -34 5 -41", ARM) + stroke("M2 -29 9 -24 14 -25", ARM) +
    `<path class="w" stroke-width="1.1" d="M5 -42C-2 -56 -16 -54 -14 -46"/>` + disc("l", -14, -44.5, 2.2),
  musket:
    stroke("M1 -29 3 -26 9 -31", ARM) + stroke("M2 -29 12 -30 15 -32", 3) +
    stroke("M-1 -31.5 31 -35", 1.6, "w") + stroke("M-3 -30 8 -32.5", 3, "w"),
  bayonet: stroke("M1 -27 4 -21 9 -24", ARM) + stroke("M2 -29 14 -27", ARM) + stroke("M1 -21 28 -31", 2, "w") + stroke("M-3 -19 7 -23.5", 3, "w") + stroke("M28 -31 38 -35", 1.2, "w2"),
  rifle: stroke("M1 -29 4 -26 9 -31", ARM) + stroke("M2 -29 12 -30", 3) + stroke("M0 -32 28 -33.5", 1.7, "w") + stroke("M-3 -31 9 -32.5", 3, "w"),
  shouldered: stroke("M2 -29 6 -23 7 -28", ARM) + stroke("M7 -22 -4 -50", 1.7, "w") + stroke("M8 -20 4 -30", 3, "w"),
  grenade: stroke("M1 -29 -5 -35 -4 -42", ARM) + disc("w3", -4, -45, 3) + stroke("M2 -29 10 -26 13 -30", ARM) + stroke("M13 -26 15 -38", 2, "w2"),
  gun: stroke("M1 -29 3 -23 9 -25", ARM) + stroke("M2 -29 12 -26", 3) + stroke("M-2 -25 20 -26", 2.2, "w") + stroke("M9 -25 10 -19", 2.2, "w"),
  rocket: stroke("M1 -29 7 -33 10 -38", ARM) + stroke("M-12 -24 26 -50", 1.3, "w") + stroke("M14 -42 24 -49", 3.6, "w") + path("a", "M13 -41c-4 0-8 3-11 8 3-1 9-2 12-6z"),
  banner: stroke("M2 -29 7 -26 11 -29", ARM) + stroke("M9 2 13 -60", 1.6, "w") + path("a", "M13 -60c6-4 10 3 18-1-2 6-1 9 1 14-8 3-12-3-18.5 0z"),
  raised: stroke("M2 -29 9 -34 11 -42", ARM),
  dagger: stroke("M2 -28 8 -24 12 -27", ARM) + stroke("M12 -27 19 -32", 1.7, "w2"),
  kukri: stroke("M2 -29 9 -32 12 -38", ARM) + path("l", "M11 -37l3-7c2-3 6-4 8-4-3 4-5 8-9 12z"),
  none: stroke("M2 -29 6 -22", ARM),
} as const;
export type Hold = keyof typeof HOLDS;

// ---- shields on the near arm ----
export const SHIELDS = {
  round: disc("m", 7, -22, 8.5) + `<circle class="rim" cx="7" cy="-22" r="8.5"/>` + disc("l", 7, -22, 2.2),
  lambda: disc("a", 7, -22, 9) + `<circle class="rim" cx="7" cy="-22" r="9"/>` + stroke("M2.5 -17 7 -28 11.5 -17", 1.8, "lt"),
  scutum: path("a", "M1.5 -32q6-2 12 0v20q-6 2-12 0z") + path("rim", "M1.5 -32q6-2 12 0v20q-6 2-12 0z") + disc("l", 7.5, -22, 2.2) + stroke("M7.5 -31v6M7.5 -19v6", 1.1, "lt"),
  kite: path("m", "M0 -31q7-4 14 0 0 12-7 20-7-8-7-20z") + path("rim", "M0 -31q7-4 14 0 0 12-7 20-7-8-7-20z") + stroke("M7 -32v18M1.5 -26h11", 1.7, "lt"),
  oval: path("m", "M7 -37c9 4 9 26 0 31-9-5-9-27 0-31z") + path("rim", "M7 -37c9 4 9 26 0 31-9-5-9-27 0-31z") + stroke("M7 -40V-3", 1, "w") + stroke("M4.5 -28v12M9.5 -28v12", 1.3, "lt"),
  wicker: path("m", "M1 -35h12v24H1z") + path("rim", "M1 -35h12v24H1z") + stroke("M4 -34v22M7 -34v22M10 -34v22", 0.7, "lt"),
  buckler: disc("m", 9, -25, 5) + `<circle class="rim" cx="9" cy="-25" r="5"/>`,
  viking: disc("a", 7, -22, 8.5) + path("l", "M7 -22v-8.5a8.5 8.5 0 0 1 8.5 8.5zM7 -22v8.5a8.5 8.5 0 0 1-8.5-8.5z") + `<circle class="rim" cx="7" cy="-22" r="8.5"/>` + disc("f", 7, -22, 2.2),
  none: "",
} as const;
export type Shield = keyof typeof SHIELDS;

export interface Man {
  head?: Head;
  hold?: Hold;
  shield?: Shield;
  /** What covers the body: a short tunic, a long robe or coat, trousers, plate. */
  wear?: "tunic" | "robe" | "trousers" | "coat" | "cloak" | "puffed";
  legs?: "march" | "stand" | "lunge" | "kneel" | "run";
}

const LEGS = {
  march: stroke("M-2 -17 -4 -9 -8 0h2.5M2 -17 5 -9 5 0h3", 4),
  stand: stroke("M-2.5 -17 -3.5 0h2.5M2.5 -17 3.5 0h2.5", 4),
  lunge: stroke("M-2 -16 -7 -8 -13 0h2.5M2 -16 9 -11 9 0h3", 4),
  kneel: stroke("M-2 -12 -7 -2 -13 -1M2 -12 9 -11 9 0h3", 4),
  run: stroke("M-2 -17 -6 -9 -14 -8M2 -17 8 -11 5 -1h3", 4),
};

const BODIES = {
  tunic: path("f", "M-5.5 -31q6-3.5 11.5 0l.5 13 1.5 5q-7.5 2.5-15 0l2-5z"),
  robe: path("f", "M-5.5 -31q6-3.5 11.5 0l1 13 3 14q-10 3-19 0l3.5-14z"),
  trousers: path("f", "M-5 -31.5q5.5-3 11 0l-.5 15.5h-10z"),
  coat: path("f", "M-5.5 -31q6-3.5 11.5 0l-.5 12 .5 3-8-.5-6 7.5-2-1 3.5-9z"),
  cloak: path("m", "M-3 -32c-7 3-9 14-11 25 4 1 8 0 12-3z") + path("f", "M-5.5 -31q6-3.5 11.5 0l.5 13 1.5 5q-7.5 2.5-15 0l2-5z"),
  puffed: path("f", "M-5.5 -31q6-3.5 11.5 0l-.5 12q4 2 3 7-4 2.5-6.5-1-2 3.5-7.5 1-1.5-4 1-7z") + disc("m", 3, -28.5, 3.5) + path("m", "M-4 -15l1.5-4h1l-.5 5zM3 -14l-.5-5h1l1.5 4z"),
};

/** A person on foot. */
export function man({ head = "bare", hold = "none", shield = "none", wear = "tunic", legs = "march" }: Man = {}): string {
  const down = legs === "kneel" ? 5 : 0;
  const upper = BODIES[wear] + stroke("M1 -36v5", 3.4) + disc("f", 1, -37.5, 3.7) + HEADS[head] + HOLDS[hold] + SHIELDS[shield];
  return LEGS[legs] + (down ? put(upper, 0, down) : upper);
}

/** The upper half, for somebody who rides or stands behind something. */
export function bust({ head = "bare", hold = "none", shield = "none", wear = "trousers" }: Man = {}): string {
  return BODIES[wear] + stroke("M1 -36v5", 3.4) + disc("f", 1, -37.5, 3.7) + HEADS[head] + HOLDS[hold] + SHIELDS[shield];
}

const HORSE =
  path("f", "M-21 -23C-21 -29 -14 -32 -7 -30 1 -28 8 -29 13 -34L19 -45C20 -48 22 -49.5 24.5 -49L25 -52.5 27.5 -48.5C30 -46.5 33 -42.5 35 -40 35.5 -38 34 -36.5 32 -37L27 -39C26.5 -33 24 -26 20 -21 15 -17.5 8 -18 2 -16.5 -6 -15 -10 -17 -13 -17.5 -19 -16.5 -21 -19 -21 -23z") +
  stroke("M18 -46C14 -43 12 -38 11 -33", 2.6) +
  stroke("M-20 -27C-28 -30 -28 -20 -35 -17", 3);
const GALLOP =
  stroke("M16 -22 25 -18 22 -9", 3.8) + stroke("M22 -10l-1 2.5", 3.4) + stroke("M12 -20 20 -10 28 -8", 3.6) +
  stroke("M-15 -21 -15 -12 -24 -8 -28 -1", 3.8) + stroke("M-17 -22 -21 -13 -29 -12 -34 -6", 3.4) + stroke("M-16 -21 -14 -15", 6.5);
const WALK =
  stroke("M16 -21 19 -11 17 0h2.5", 3.6) + stroke("M12 -19 11 -9 8 0h2.5", 3.6) +
  stroke("M-16 -21 -16 -11 -20 -6 -20 0h2.5", 3.8) + stroke("M-14 -20 -11 -10 -13 0h2.5", 3.6) + stroke("M-17 -22 -16 -15", 6);

export type Barding = "none" | "cloth" | "scales";

export function horse(pace: "gallop" | "walk" = "gallop", barding: Barding = "none"): string {
  const cover = {
    none: "",
    cloth: path("a", "M-20 -28C-14 -31 -4 -29 6 -29L17 -34C20 -32 23 -28 22 -22L20 -13 8 -14 4 -11 -10 -11 -22 -10C-22 -16 -22 -24 -20 -28z") + stroke("M-21 -13 -10 -14 4 -14 8 -17 20 -16", 1, "lt"),
    scales: path("m", "M-20 -28C-14 -31 -4 -29 6 -29L16 -36 21 -34C23 -30 23 -26 22 -22L20 -14 -22 -13C-22 -18 -22 -24 -20 -28z") + `<path class="lt" stroke-width=".7" stroke-dasharray="2.5 1.5" d="M-21 -25H20M-21 -21H21M-21 -17H20"/>`,
  }[barding];
  return (pace === "gallop" ? GALLOP : WALK) + HORSE + cover;
}

/** Somebody on horseback. */
export function rider(who: Man, pace: "gallop" | "walk" = "gallop", barding: Barding = "none"): string {
  return horse(pace, barding) + put(bust(who), -1, -14, 0.86) + stroke("M-1 -29 5 -23 3 -15h4", 3.8);
}

// ---- beasts, engines and vessels ----
const WHEEL = (x: number, y: number, r: number): string =>
  `<circle class="ring" cx="${x}" cy="${y}" r="${r - 1}" stroke-width="2"/>` +
  stroke(`M${x - r + 1} ${y}h${2 * r - 2}M${x} ${y - r + 1}v${2 * r - 2}M${x - r * 0.65} ${y - r * 0.65}l${r * 1.3} ${r * 1.3}M${x + r * 0.65} ${y - r * 0.65}l${-r * 1.3} ${r * 1.3}`, 0.9, "w") +
  disc("f", x, y, r * 0.25);

export const THINGS = {
  elephant:
    path("f", "M-30 -16C-31 -30 -20 -37 -6 -36 2 -38 8 -38 12 -37 20 -40 29 -36 30 -27 31 -19 30 -13 34 -9 36 -8 38 -9 38 -11L40 -10.5C40 -6 35 -4 31 -7 26 -11 26 -17 25 -21L21 -18 18 -15V0H9V-13H-12V0H-22V-12L-27 -9V0h-4z") +
    path("l", "M25 -21c3 5 8 7 13 5-3-1-6-3-8-6z") + path("m", "M12 -35c-6 2-7 12-1 16 5-1 8-9 6-14z") +
    path("a", "M-22 -35h24v14h-24z") + path("l", "M-22 -24h24v2h-24z") +
    path("m", "M-20 -52h20v17h-20z") + path("f", "M-21 -54h4v3h5v-3h4v3h5v-3h4v5h-22zM-16 -46h2v5h-2zM-6 -46h2v5h-2z") +
    stroke("M-31 -22q-4 5-3 12", 1.6),
  trebuchet:
    stroke("M-26 0H24", 3.2) + stroke("M-16 0 0 -36 16 0M-8 -18H8", 2.8) +
    `<path class="b" stroke-width="3" d="M22 -24 -26 -56"/>` + path("m", "M16 -26h14v13H16z") + path("rim", "M16 -26h14v13H16z") +
    stroke("M-26 -56C-36 -50 -38 -40 -34 -34", 1.1, "w") + disc("l", -33.5, -31.5, 4) + disc("f", 0, -38, 3),
  scorpio:
    stroke("M-14 0 0 -22 14 0M0 -22V0", 2.8) + stroke("M-24 -20 26 -32", 3.6) + path("m", "M10 -42l9-2 4 24-9 2z") + path("rim", "M10 -42l9-2 4 24-9 2z") +
    `<path class="b" stroke-width="2.2" d="M15 -43 6 -56M20 -20 17 -7"/>` + stroke("M6 -56 -10 -23 17 -7", 0.8, "w") + stroke("M-8 -25 36 -35.5", 1.6, "w2") + path("l", "M42 -37l-7 4.2-1-4.2z"),
  ram:
    path("f", "M-26 -8V-40L-16 -58H12L22 -40V-8z") + path("m", "M-20 -40h8v9h-8zM-4 -40h8v9h-8zM-20 -26h8v9h-8zM-4 -26h8v9h-8z") +
    path("l", "M-16 -58v-4h4v2h4v-2h4v2h4v-2h4v2h4v-2h4v4z") + stroke("M14 -16 36 -20", 3.6) + path("l", "M36 -24l8 3-7 5z") + WHEEL(-17, -5, 6) + WHEEL(1, -5, 6) + WHEEL(17, -5, 6),
  wagon:
    path("f", "M-34 -16H30L33 -36H-37z") + path("m", "M-37 -36h70v-6h-70z") + path("l", "M-26 -30h9v6h-9zM-6 -30h9v6h-9zM14 -30h9v6h-9z") +
    stroke("M-34 -42C-28 -58 24 -58 30 -42", 1.6, "w") + WHEEL(-20, -10, 10) + WHEEL(18, -10, 10),
  galley:
    path("f", "M-42 -16C-38 -8 -30 -3 -20 -3H20C30 -3 38 -8 46 -18L38 -17 34 -20H-34L-38 -30C-42 -28 -43 -22 -42 -16z") +
    stroke("M-6 -20V-58", 2) + path("l", "M-6 -56C8 -52 12 -40 6 -26L-8 -28C-2 -36 -1 -46 -6 -56z") + path("a", "M-6 -58l-8-2 8-3z") +
    `<path class="w" stroke-width="1.1" d="M-26 -8l-8 10M-18 -8l-8 10M-10 -8l-8 10M-2 -8l-8 10M6 -8l-8 10M14 -8l-8 10"/>` + stroke("M-28 -14H24", 1, "lt"),
  turtle:
    path("f", "M-38 -16C-32 -5 -22 -2 -12 -2H16C26 -2 34 -8 38 -18H-36z") + path("m", "M-34 -18C-28 -34 22 -36 34 -18z") +
    `<path class="f" d="M-24 -25l2-6 2 5zM-14 -28l2-6 2 5.5zM-4 -29.5l2-6 2 6zM6 -29l2-6 2 5.5zM16 -27l2-6 2 5zM25 -23l2-6 2 4z"/>` +
    path("f", "M34 -16C38 -20 36 -26 40 -32 46 -34 50 -30 52 -27L46 -26 45 -22C43 -16 40 -13 36 -12z") + stroke("M-6 -30V-58", 1.8) + path("l", "M-5 -56h20v18h-20z") + stroke("M-5 -50h20M-5 -44h20", 0.9, "w") +
    disc("l", -20, -11, 2.2) + disc("l", -8, -11, 2.2) + disc("l", 4, -11, 2.2) + disc("l", 16, -11, 2.2),
  cannon:
    path("f", "M-30 -20C-32 -26 -27 -30 -22 -28L28 -34 30 -23 -20 -14C-26 -13 -29 -15 -30 -20z") + path("m", "M24 -36l5-.6 2.5 14-5 .8zM-4 -31.5l4-.5 2 12.5-4 .6z") +
    stroke("M-6 -18 -34 -2", 4) + WHEEL(0, -12, 12) + disc("f", -31.5, -24, 2.6),
  gatling:
    path("f", "M-18 -34h20v12h-20z") + `<path class="b" stroke-width="2" d="M2 -33H34M2 -30H34M2 -27H34M2 -24H34"/>` + path("m", "M30 -35h3v13h-3zM8 -35h3v13H8z") +
    path("f", "M-12 -34v-12h6v12z") + stroke("M-18 -28 -24 -24v5", 2) + stroke("M-6 -20 -36 -2", 3.6) + WHEEL(2, -12, 12),
  balloonGun:
    stroke("M-12 -4 -2 -24 8 -4M-2 -24V-4", 3) + stroke("M-20 -14 24 -50", 4.6) + stroke("M10 -38 26 -51", 3) + path("m", "M-8 -30l10-8 6 8-10 8z") + stroke("M-22 -18 -12 -8", 2.6) + WHEEL(-2, -8, 8.5),
  flak:
    path("f", "M-30 -8h50l6 6h-62z") + path("m", "M-14 -24h22v16h-22z") + stroke("M-4 -24 30 -56", 3.6) + stroke("M-12 -22 8 -40", 5.5) + path("f", "M28 -57l6-3 1 6-4 2z") +
    `<path class="rim" d="M-22 -30L-2 -8M-22 -30l4 22"/>` + disc("f", -4, -22, 5) + disc("l", -4, -22, 1.8) + WHEEL(-26, -5, 5.5) + WHEEL(20, -5, 5.5),
  markTank:
    path("f", "M-40 -14C-42 -20 -34 -24 -26 -26L20 -38C28 -40 36 -38 38 -32 39 -26 34 -14 26 -6 22 -1 16 0 8 0H-26C-34 0 -38 -6 -40 -14z") +
    path("m", "M-32 -14C-32 -18 -26 -19 -20 -20L20 -31C26 -32 30 -30 30 -27 30 -22 26 -14 20 -9 17 -6 14 -6 8 -6H-24C-29 -6 -32 -9 -32 -14z") +
    path("f", "M-14 -22h18l4 12h-24z") + stroke("M2 -16 28 -14", 3.2) + path("f", "M-6 -34h14l2 6h-18z") +
    `<path class="ring" stroke-width="2" stroke-dasharray="3 2.5" d="M-40 -14C-42 -20 -34 -24 -26 -26L20 -38C28 -40 36 -38 38 -32 39 -26 34 -14 26 -6 22 -1 16 0 8 0H-26C-34 0 -38 -6 -40 -14z"/>`,
  tank:
    path("f", "M-36 -18 -28 -27H24L36 -18 32 -12H-34z") + path("f", "M-16 -27 -10 -40H10L18 -27z") + stroke("M10 -35 46 -39", 3) + path("f", "M-6 -43h10v4h-10z") +
    path("m", "M-36 -14C-38 -4 -32 0 -26 0H26C34 0 38 -6 34 -14z") + `<path class="ring" stroke-width="2.2" stroke-dasharray="3 2" d="M-36 -13C-38 -4 -32 -1 -26 -1H26C34 -1 38 -6 34 -13"/>` +
    [-26, -13, 0, 13, 26].map((x) => disc("f", x, -7, 5) + disc("l", x, -7, 1.7)).join(""),
  katyusha:
    path("f", "M-38 -18H38V-8H-38z") + path("f", "M14 -18V-32H28L34 -22 38 -18z") + path("l", "M25 -29h3l4 7h-7z") + stroke("M-30 -20 16 -48M-24 -20 22 -47M-34 -22 10 -49", 2) + stroke("M-10 -18 -4 -33", 3) +
    path("a", "M16 -48l10-6-1 4-7 5zM10 -51l9-5.5-1 3.5-6 4z") + path("f", "M26 -55l6-4-1 6-4 1z") + WHEEL(-26, -6, 6.5) + WHEEL(-10, -6, 6.5) + WHEEL(26, -6, 6.5),
  fighter:
    path("f", "M-32 -30C-20 -38 -4 -40 10 -39 20 -39 28 -36 32 -33 28 -29 16 -27 4 -27 -8 -26 -22 -27 -32 -30z") + path("f", "M-34 -44 -26 -45 -18 -33 -30 -29z") + path("m", "M-6 -31 14 -32 2 -16 -14 -14z") + path("l", "M-4 -38C-2 -44 6 -44 10 -39z") +
    path("rim", "M-6 -31 14 -32 2 -16 -14 -14z") + stroke("M33 -46V-20", 1, "w") + path("a", "M30 -35.5q5 2.5 0 5z") + disc("l", -16, -33, 3.2) + disc("a", -16, -33, 1.4),
  triplane:
    path("f", "M-32 -28C-20 -34 6 -36 20 -34L26 -30 22 -24C8 -21 -18 -23 -32 -28z") + path("f", "M-36 -40q8 0 8 10l-8 2z") + path("f", "M-8 -50H20q2 2 0 3.6H-8zM-6 -37H18v3H-6zM-10 -22H16q2 2 0 3.4H-10z") +
    stroke("M-2 -48V-20M14 -48V-20", 1.3, "w") + stroke("M2 -20 4 -12M10 -20 8 -12", 1.3, "w") + `<circle class="ring" cx="6" cy="-9" r="3" stroke-width="2.2"/>` + stroke("M27 -42V-18", 1.1, "w") + disc("a", 24.5, -30, 3.2) + path("a", "M-36 -40q8 0 8 5l-8 1z"),
  biplane:
    path("f", "M-32 -27C-18 -33 6 -34 22 -33L27 -29 22 -24C8 -21 -18 -23 -32 -27z") + path("f", "M-37 -39q9 1 9 11l-9 1z") + path("f", "M-14 -46H20q3 2 0 4H-14zM-12 -23H18q3 2 0 4H-12z") +
    stroke("M-6 -44V-21M14 -44V-21M-6 -44 14 -21M14 -44-6 -21", 0.9, "w") + `<circle class="ring" cx="6" cy="-12" r="3.2" stroke-width="2.2"/>` + stroke("M4 -20 6 -12 10 -20", 1.3, "w") + stroke("M28.5 -41V-17", 1.1, "w") + path("f", "M-6 -33q3-6 6-1zM4 -34q3-6 6-.5z"),
  chute:
    path("l", "M-22 -46C-20 -64 20 -64 22 -46 16 -50 10 -50 7 -46 3 -50 -3 -50 -7 -46 -10 -50 -16 -50 -22 -46z") + path("m", "M-7 -46C-8 -56 -4 -60 0 -60 4 -60 8 -56 7 -46 3 -50 -3 -50 -7 -46z") +
    stroke("M-22 -46 0 -24 22 -46M-7 -46 0 -24 7 -46", 0.7, "w"),
} as const;
export type Thing = keyof typeof THINGS;

/** A chariot with a driver, drawn by a horse. */
export function chariot(archer: Man): string {
  return (
    put(horse("gallop"), 16, 0, 0.92) + put(bust(archer), -32, -10, 0.8) +
    path("m", "M-44 -12V-27Q-36 -30 -24 -29L-20 -12z") + path("rim", "M-44 -12V-27Q-36 -30 -24 -29L-20 -12z") + stroke("M-22 -14 12 -20", 1.6, "w") + WHEEL(-33, -9, 9.5)
  );
}
