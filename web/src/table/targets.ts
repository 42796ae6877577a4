// Legal actions by what one touches to do them, and as the list of the action bar.
import { cards, tileOf, unitOf } from "../lib/cards.svelte";
import type { ActionData, TableView } from "../lib/wire";

/** A thing on the table: `tiles`, `warfare:2`, `gear:recover`, `era:I`, `space:I1`, `seat:1`, `hand:Spy` … */
export type Target = string;

const POINTED = (view: TableView): Target => `warfare:${tileOf(view.gears.active_tile).pointer}`;

/** What one may touch to do an action; the first is the most natural. */
export function targetsOf(action: ActionData, view: TableView): Target[] {
  switch (action.family) {
    case "insert":
      return ["tiles"];
    case "take_token":
      return [POINTED(view)];
    case "swap":
      return [POINTED(view), `token:${action.token}`];
    case "draw_2":
    case "reshuffle":
      return [`gear:${action.family}`];
    case "recover":
      return view.step === "tighten_recover" ? ["discards", "token:tighten_up"] : ["gear:recover", "discards"];
    case "dismiss":
      return ["gear:dismiss", `hand:${action.unit}`];
    case "tighten_up":
      return ["token:tighten_up"];
    case "jump":
      return [`era:${action.era}`];
    case "fight":
    case "add":
      return [`space:${action.space}`];
    case "challenge":
      return [`seat:${action.seat}`];
    case "chase":
      return [`pile:${unitOf(action.unit!).era}`, "token:chase"];
    case "deploy":
      return [`hand:${action.unit}`];
    case "place":
      return [`token:${action.token}`, `slot:${action.slot}`];
    case "look":
    case "keep":
      return [`prowess:${action.position}`];
    case "keep_relic":
      return [`relic:${action.relic}`];
    case "re_roll":
    case "let_stand":
      return ["die"];
    case "recruit":
    case "decline":
      return ["recruit"];
    default:
      return [];
  }
}

export function byTarget(legal: ActionData[], view: TableView): Map<Target, ActionData[]> {
  const found = new Map<Target, ActionData[]>();
  for (const action of legal) {
    for (const target of targetsOf(action, view)) {
      found.set(target, [...(found.get(target) ?? []), action]);
    }
  }
  return found;
}

// One touch does these; the others first show what they would do: they cannot be taken back, or need a choice.
const ASKS_FIRST = new Set(["dismiss", "recover", "chase", "place", "swap"]);

/** The action that touching a thing does at once, or null when one has to choose. */
export function atOnce(actions: ActionData[]): ActionData | null {
  const [only, other] = actions;
  return only && !other && !ASKS_FIRST.has(only.family) ? only : null;
}

/** The action to ask about when a thing that is not legal is touched; null: the answer is not the server's to give. */
export function questionOf(target: Target, view: TableView): string | null {
  const [kind, name = ""] = target.split(/:(.*)/s) as [string, string?];
  const own = view.seat === null ? null : view.players[view.seat];
  const anyUnit = cards().units[0]!.name;
  switch (kind) {
    case "tiles":
      return "insert";
    case "warfare":
      return target === POINTED(view) ? "take token" : null;
    case "gear":
      if (name === "recover") return `recover ${own?.discards[0] ?? anyUnit}`;
      if (name === "dismiss") return `dismiss ${own?.hand?.[0] ?? anyUnit}`;
      return name === "draw_2" ? "draw 2" : "reshuffle";
    case "era":
      return `jump ${name}`;
    case "space":
      return `${view.step === "add_linked" ? "add" : "fight"} ${name}`;
    case "seat":
      return `challenge seat ${Number(name) + 1}`;
    case "pile":
      return `chase ${view.era_discards[name]?.[0] ?? anyUnit}`;
    case "discards":
      return `recover ${own?.discards[0] ?? anyUnit}`;
    case "hand":
      return `deploy ${name}`;
    case "token":
      if (name === "tighten_up") return "tighten up";
      return name === "chase" ? `chase ${anyUnit}` : `place ${name} on 1`;
    case "prowess":
      return `look ${name}`;
    case "relic":
      return `keep relic ${name}`;
    case "die":
      return "re-roll";
    case "recruit":
      return "recruit";
    default:
      return null;
  }
}

/** One line of the action bar: an action, or several of one family to choose from. */
export interface Choice {
  key: string;
  family: string;
  actions: ActionData[];
}

const ORDER = [
  "insert", "take_token", "swap", "draw_2", "recover", "dismiss", "reshuffle", "tighten_up", "jump",
  "fight", "challenge", "chase", "add", "deploy", "place", "re_roll", "let_stand",
  "recruit", "decline", "keep_relic", "look", "keep", "skip_fight", "done",
];

/** What can be done now, in the order of play, families with a choice in one line. */
export function choicesOf(legal: ActionData[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const action of legal) {
    const key = ASKS_FIRST.has(action.family) ? action.family : action.action;
    const known = choices.get(key);
    if (known) known.actions.push(action);
    else choices.set(key, { key, family: action.family, actions: [action] });
  }
  return [...choices.values()].sort((a, b) => ORDER.indexOf(a.family) - ORDER.indexOf(b.family));
}

/** The steps in which two line-ups stand against each other. */
const FIGHTING = new Set([
  "defend", "defender_tokens", "attack", "attacker_tokens", "defender_relaunch", "attacker_relaunch",
]);

export function isFighting(view: TableView): boolean {
  return FIGHTING.has(view.step);
}
