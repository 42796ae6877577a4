// What is seen on each card: figures of `figures.ts` put on a stage of 100 by 64, the ground at 60.
import { chariot, disc, far, man, path, put, rider, stroke, THINGS, type Barding, type Man, type Thing } from "./figures";

const GROUND = 60;

/** One in front, two further back. */
function ranks(who: Man, back: Man = who): string {
  const behind = far(man(back));
  return put(behind, 24, GROUND - 3, 0.82) + put(behind, 78, GROUND - 3, 0.82) + put(man(who), 50, GROUND, 1);
}

/** Close ranks: a wall of the same people. */
function wall(who: Man, back: Man = who): string {
  const behind = far(man(back));
  const xs = [14, 34, 54, 74];
  const nearer = man(who);
  return xs.map((x) => put(behind, x, GROUND - 6, 0.74)).join("") + [24, 48, 72].map((x) => put(nearer, x, GROUND, 0.9)).join("");
}

function pair(first: Man, second: Man): string {
  return put(man(first), 32, GROUND, 1) + put(man(second), 66, GROUND, 1);
}

function lone(who: Man): string {
  return put(man(who), 48, GROUND, 1.06);
}

function horseman(who: Man, pace: "gallop" | "walk" = "gallop", barding: Barding = "none", escort = true): string {
  const behind = escort ? put(far(rider(who, pace, barding)), 20, GROUND - 6, 0.6) : "";
  return behind + put(rider(who, pace, barding), 54, GROUND, 0.9);
}

function thing(name: Thing, x = 50, scale = 0.95, y = GROUND): string {
  return put(THINGS[name], x, y, scale);
}

/** An engine and those who serve it. */
function crew(name: Thing, who: Man, x = 58, scale = 0.9): string {
  return put(far(man(who)), 14, GROUND - 2, 0.72) + thing(name, x, scale);
}

const WAVES =
  `<path class="m" d="M0 56q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0v24H0z"/>` +
  `<path class="lt" stroke-width="1" d="M4 61q5-3 10 0t10 0M54 61q5-3 10 0t10 0 10 0"/>`;

const FIRE = path("a", "M84 40c6-6 10-4 14-9-1 6 1 8 2 12-5 4-12 3-16 1z") + path("l", "M88 41c3-3 6-2 9-5 0 4 0 5 1 7-4 1-7 1-10 0z");

/** The lamps of a night attack. */
const NIGHT = disc("l", 14, 14, 6) + disc("m", 30, 8, 0.8) + disc("m", 62, 6, 0.8) + disc("m", 88, 14, 0.8) + disc("m", 76, 22, 0.7);

const SKIS = stroke("M-18 1.5 16 1.5q5 0 7-4", 1.5, "w") + stroke("M14 -22 8 0", 1, "w");

const WINGS = path("l", "M-12 -24c-8-10-8-24 0-34 8-3 14 1 15 5-7-4-12-2-13 3-2 8 0 17 4 25z") + stroke("M-11 -28l-4-3M-12 -34l-4-2M-12 -40l-4-1M-10 -46l-4-2M-6 -51l-3-3", 1, "w");

const SCENES: Record<string, () => string> = {
  // Base
  trebuchet: () => thing("trebuchet", 52, 0.94),
  archers: () => ranks({ head: "hood", hold: "bow", legs: "lunge" }),
  conscripts: () => ranks({ head: "kettle", hold: "spear" }, { head: "bare", hold: "spear" }),
  spy: () => lone({ head: "hood", hold: "dagger", wear: "robe", legs: "stand" }),
  // Era I
  "persian-immortals": () => ranks({ head: "tiara", hold: "spear", shield: "wicker", wear: "robe", legs: "stand" }),
  "vitruvian-scorpio": () => crew("scorpio", { head: "roman" }),
  "carthaginians-soldiers": () => ranks({ head: "cone", hold: "sword", shield: "round", legs: "lunge" }),
  "spartan-hoplites": () => wall({ head: "crest", hold: "spear", shield: "lambda", wear: "cloak", legs: "stand" }),
  "macedonian-phalanx": () => wall({ head: "crest", hold: "pike", shield: "buckler", legs: "march" }, { head: "crest", hold: "tall" }),
  "roman-legionaries": () => ranks({ head: "roman", hold: "javelin", shield: "scutum" }, { head: "roman", hold: "spear", shield: "scutum" }),
  "balearic-slingers": () => ranks({ head: "headband", hold: "sling", legs: "lunge" }),
  "numidian-cavalry": () => horseman({ head: "bare", hold: "javelin", shield: "buckler" }),
  "war-elephants": () => thing("elephant", 48, 1.02),
  "egyptian-chariots": () => put(chariot({ head: "headband", hold: "bow" }), 52, GROUND, 0.92),
  "scythian-horse-archers": () => horseman({ head: "cone", hold: "bow" }),
  "sacred-band-of-thebes": () => pair({ head: "crest", hold: "thrust", shield: "round", legs: "lunge" }, { head: "crest", hold: "spear", shield: "round", legs: "lunge" }),
  "assyrian-siege-tower": () => thing("ram", 46, 0.92),
  "qin-crossbowmen": () => ranks({ head: "bare", hold: "crossbow", wear: "robe", legs: "kneel" }, { head: "bare", hold: "crossbow", wear: "robe" }),
  "parthian-cataphracts": () => horseman({ head: "cone", hold: "pike" }, "gallop", "scales"),
  "leonidas-of-sparta": () => lone({ head: "crest", hold: "thrust", shield: "lambda", wear: "cloak", legs: "lunge" }),
  "hannibal-barca": () => put(far(THINGS.elephant), 26, GROUND - 4, 0.6) + put(rider({ head: "crest", hold: "sword", wear: "cloak" }, "walk"), 58, GROUND, 0.9),
  // Era II
  "genoese-crossbowmen": () => ranks({ head: "kettle", hold: "crossbow", legs: "kneel" }, { head: "kettle", hold: "crossbow" }),
  "trung-sisters": () => put(rider({ head: "headband", hold: "sword", wear: "cloak" }, "gallop"), 32, GROUND - 3, 0.68) + put(rider({ head: "headband", hold: "thrust" }, "gallop"), 64, GROUND, 0.8),
  "viking-raiders": () => ranks({ head: "cone", hold: "axe", shield: "viking", legs: "lunge" }),
  "varangian-guard": () => ranks({ head: "cone", hold: "axe", shield: "kite", wear: "robe", legs: "stand" }),
  "english-longbowmen": () => ranks({ head: "hood", hold: "longbow", legs: "lunge" }, { head: "kettle", hold: "longbow" }),
  "mongol-horse-archers": () => horseman({ head: "fur", hold: "bow", wear: "coat" }),
  "kamakura-samurai": () => ranks({ head: "kabuto", hold: "katana", wear: "robe", legs: "lunge" }, { head: "kabuto", hold: "longbow", wear: "robe" }),
  "knights-hospitaller": () => horseman({ head: "great", hold: "pike", shield: "kite" }, "gallop", "cloth"),
  "hussite-war-wagons": () => put(far(man({ head: "kettle", hold: "crossbow" })), 40, GROUND - 18, 0.7) + put(far(man({ head: "kettle", hold: "halberd" })), 62, GROUND - 18, 0.7) + thing("wagon", 50, 0.98),
  "swiss-pikemen": () => wall({ head: "beret", hold: "pike", wear: "puffed" }, { head: "kettle", hold: "tall" }),
  "greek-fire-dromon": () => thing("galley", 44, 0.92, GROUND) + WAVES + FIRE,
  "mamluk-cavalry": () => horseman({ head: "turban", hold: "sword", shield: "round" }),
  almogavars: () => ranks({ head: "hood", hold: "javelin", shield: "none", legs: "run" }, { head: "hood", hold: "spear" }),
  "scottish-schiltron": () => wall({ head: "kettle", hold: "pike", shield: "none", legs: "kneel" }, { head: "kettle", hold: "pike" }),
  "jaguar-warriors": () => ranks({ head: "jaguar", hold: "club", shield: "round", legs: "lunge" }, { head: "feathers", hold: "club" }),
  "joan-of-arc": () => put(rider({ head: "veil", hold: "banner", wear: "trousers" }, "gallop", "cloth"), 50, GROUND, 0.86),
  saladin: () => horseman({ head: "turban", hold: "sword", wear: "cloak" }, "walk", "cloth", false),
  // Era III
  "bantu-ruga-ruga": () => ranks({ head: "feathers", hold: "musket", wear: "tunic", legs: "march" }, { head: "feathers", hold: "spear" }),
  ballonabwehrkanone: () => disc("l", 80, 15, 10) + path("m", "M77 27h6l-1 4h-4z") + put(far(man({ head: "cap", wear: "trousers" })), 16, GROUND, 0.8) + thing("balloonGun", 42, 0.95),
  "polish-hussars": () => put(far(rider({ head: "cone", hold: "pike" })), 20, GROUND - 6, 0.58) + put(put(WINGS, -6, -14, 0.8) + rider({ head: "cone", hold: "pike" }), 54, GROUND, 0.88),
  "ottoman-janissaries": () => ranks({ head: "borek", hold: "musket", wear: "robe" }),
  "spanish-tercio": () => wall({ head: "morion", hold: "musket", wear: "puffed" }, { head: "morion", hold: "tall" }),
  "carolean-infantry": () => ranks({ head: "tricorne", hold: "bayonet", wear: "coat", legs: "lunge" }, { head: "tricorne", hold: "tall", wear: "coat" }),
  landsknechts: () => ranks({ head: "beret", hold: "katana", wear: "puffed", legs: "lunge" }, { head: "beret", hold: "tall", wear: "puffed" }),
  "pontifical-swiss-guard": () => ranks({ head: "morion", hold: "halberd", wear: "puffed", legs: "stand" }),
  "mysorean-rocketeers": () => ranks({ head: "turban", hold: "rocket", wear: "tunic", legs: "lunge" }),
  "old-guard-grenadiers": () => wall({ head: "bearskin", hold: "shouldered", wear: "coat" }),
  "zulu-impi": () => wall({ head: "headband", hold: "thrust", shield: "oval", legs: "run" }, { head: "headband", hold: "spear" }),
  "turtle-ships": () => thing("turtle", 46, 0.92) + WAVES,
  "gurkha-rifles": () => ranks({ head: "slouch", hold: "kukri", wear: "trousers", legs: "lunge" }, { head: "slouch", hold: "rifle", wear: "trousers" }),
  "gatling-battery": () => crew("gatling", { head: "kepi", wear: "coat" }),
  "redshirt-volunteers": () => ranks({ head: "kepi", hold: "bayonet", wear: "trousers", legs: "run" }, { head: "kepi", hold: "banner", wear: "trousers" }),
  "lion-from-the-north": () => horseman({ head: "slouch", hold: "sword", wear: "cloak" }, "gallop", "none", false),
  "toussaint-louverture": () => put(rider({ head: "tricorne", hold: "thrust", wear: "coat" }, "walk"), 48, GROUND, 0.92),
  // Era IV
  "mark-iv-tanks": () => thing("markTank", 50, 1.02),
  arditi: () => ranks({ head: "adrian", hold: "grenade", wear: "trousers", legs: "run" }),
  "369th-infantry-regiment": () => ranks({ head: "brodie", hold: "bayonet", wear: "trousers", legs: "lunge" }, { head: "brodie", hold: "shouldered", wear: "coat" }),
  "588th-night-bomber-regiment": () => NIGHT + thing("biplane", 52, 1, 66),
  "chasseurs-ardennais": () => ranks({ head: "beret", hold: "rifle", wear: "coat", legs: "kneel" }, { head: "beret", hold: "shouldered", wear: "coat" }),
  "101st-airborne-paratroopers": () => put(far(THINGS.chute + put(man({ head: "m1", wear: "trousers" }), 0, 4, 0.7)), 20, 42, 0.62) + put(far(THINGS.chute + put(man({ head: "m1", wear: "trousers" }), 0, 4, 0.7)), 84, 52, 0.62) + put(THINGS.chute + put(man({ head: "m1", hold: "gun", wear: "trousers", legs: "run" }), 0, 4, 0.72), 52, 60, 0.92),
  "warsaw-insurgents": () => ranks({ head: "cap", hold: "gun", wear: "trousers", legs: "run" }, { head: "beret", hold: "grenade", wear: "trousers" }),
  "brazilian-expeditionary-force": () => ranks({ head: "m1", hold: "rifle", wear: "trousers", legs: "lunge" }, { head: "m1", hold: "rifle", wear: "trousers" }),
  "t-34-tanks": () => thing("tank", 46, 1),
  "303-squadron-hurricanes": () => put(far(THINGS.fighter), 26, 42, 0.45) + thing("fighter", 56, 1, 70),
  "katyusha-battery": () => thing("katyusha", 46, 1),
  "finnish-ski-troops": () => ranks({ head: "hood", hold: "shouldered", wear: "coat", legs: "lunge" }) + put(SKIS, 50, GROUND, 1),
  "anzac-infantry": () => ranks({ head: "slouch", hold: "bayonet", wear: "trousers", legs: "lunge" }, { head: "slouch", hold: "rifle", wear: "trousers" }),
  "bofors-battery": () => crew("flak", { head: "brodie", wear: "trousers" }, 52, 0.95),
  "fokker-triplanes": () => put(far(THINGS.triplane), 22, 40, 0.45) + thing("triplane", 56, 1, 68),
  "simo-hayha": () => put(man({ head: "hood", hold: "rifle", wear: "coat", legs: "kneel" }), 42, GROUND, 1.2) + path("l", "M0 64V56q14-5 30-2 14 4 28-1 22-5 42 1v24H0z"),
  "milunka-savic": () => lone({ head: "cap", hold: "grenade", wear: "coat", legs: "lunge" }),
};

/** For a card that nobody has drawn yet: a standard-bearer before two spears. */
const UNKNOWN = (): string => ranks({ head: "hood", hold: "banner", legs: "stand" }, { head: "kettle", hold: "spear", legs: "stand" });

export const VIGNETTE_NAMES: readonly string[] = Object.keys(SCENES);

const drawn = new Map<string, string>();

/** The scene of a Unit by its id; a general one for cards of other sets. */
export function vignetteOf(id: string): string {
  let scene = drawn.get(id);
  if (scene === undefined) drawn.set(id, (scene = (SCENES[id] ?? UNKNOWN)()));
  return scene;
}
