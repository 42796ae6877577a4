// Every drawing that the screens ask for exists, differs from the others, and every component shows itself.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ABILITIES, ERAS, LINES, SABATONS, useCards, type CardSet } from "../lib/cards.svelte";
import { useLanguage } from "../lib/texts.svelte";
import CardBack from "../cards/CardBack.svelte";
import CardDetail from "../cards/CardDetail.svelte";
import RelicCard from "../cards/RelicCard.svelte";
import UnitCard from "../cards/UnitCard.svelte";
import { cogPath, meshTurn } from "./cogs";
import Die from "./Die.svelte";
import { emblemOf } from "./emblems";
import EraEmblem from "./EraEmblem.svelte";
import Gears from "./Gears.svelte";
import Honor from "./Honor.svelte";
import Icon from "./Icon.svelte";
import { ICON_NAMES, iconOf } from "./icons";
import Prowess from "./Prowess.svelte";
import { relicScene } from "./relics";
import Sabaton from "./Sabaton.svelte";
import { figureOf, sabatonColour } from "./sabaton";
import TileCard from "./TileCard.svelte";
import { vignetteOf } from "./vignettes";
import Warfare from "./Warfare.svelte";

const HERE = import.meta.dirname;
const set = JSON.parse(readFileSync(join(HERE, "../battle/cards.fixture.json"), "utf-8")) as CardSet;
const standard = readFileSync(join(HERE, "../../../src/warlore/history/data/standard.toml"), "utf-8");

/** The ids of one kind of card in the project's card file. */
function idsOf(table: string): string[] {
  return [...standard.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "([^"]+)"`, "gm"))].map((found) => found[1]!);
}

const NAMES = [
  ...[...ABILITIES, ...LINES, "hp", "link", "tighten_up", "chase", "draw_2", "recover", "dismiss", "reshuffle"],
  ...["relic", "prowess", "honor", "elite", "hero", "deck", "hand", "discard", "undo", "log", "odds", "settings"],
  ...["clock", "host", "bot", "person", "spectator", "play", "pause", "next", "previous", "skip", "check", "cross"],
  ...["copy", "share", "menu", "help", "keyboard", "language", "sun", "moon", "verify", "seal", "plus", "minus"],
  ...["arrow-up", "arrow-down", "arrow-left", "arrow-right"],
];

beforeAll(async () => {
  useCards(set);
  await useLanguage("en");
});

describe("drawings", () => {
  test("every icon that the screens name exists, and no two are alike", () => {
    expect(NAMES.filter((name) => !ICON_NAMES.includes(name))).toEqual([]);
    expect(new Set(ICON_NAMES.map(iconOf)).size).toBe(ICON_NAMES.length);
  });

  test("an unknown icon is a question mark", () => {
    expect(iconOf("no such icon")).toBe(iconOf("help"));
  });

  test("every Unit of the card file has a vignette of its own", () => {
    const ids = idsOf("unit");
    expect(ids.length).toBeGreaterThan(70);
    const general = vignetteOf("a card of another set");
    expect(ids.filter((id) => vignetteOf(id) === general)).toEqual([]);
    expect(new Set(ids.map(vignetteOf)).size).toBe(ids.length);
  });

  test("every Relic of the card file has a picture of its own", () => {
    const ids = idsOf("relic");
    expect(ids).toHaveLength(32);
    const general = relicScene("a relic of another set");
    expect(ids.filter((id) => relicScene(id) === general)).toEqual([]);
    expect(new Set(ids.map(relicScene)).size).toBe(ids.length);
  });

  test("Eras and Sabatons differ in shape, not in colour alone", () => {
    expect(new Set([...ERAS, null].map(emblemOf)).size).toBe(5);
    expect(new Set(SABATONS.map((name) => figureOf(name).token)).size).toBe(SABATONS.length);
    expect(new Set(SABATONS.map((name) => figureOf(name).helmet)).size).toBe(SABATONS.length);
    expect(new Set(SABATONS.map(sabatonColour)).size).toBe(SABATONS.length);
  });

  test("no drawing carries a style attribute, which the page's policy would drop", () => {
    const all = [...ICON_NAMES.map(iconOf), ...idsOf("unit").map(vignetteOf), ...idsOf("relic").map(relicScene)];
    expect(all.filter((drawing) => /style=|NaN|undefined/.test(drawing))).toEqual([]);
  });

  test("cogwheels have their teeth and mesh: a gap of the small one faces a tooth of the large one", () => {
    expect(cogPath(12, 10, 8).match(/L/g)).toHaveLength(12 * 4 - 1);
    for (const direction of [0, 28, 90, 148]) {
      const large = direction / (360 / 24);
      const small = (direction + 180 - meshTurn(direction, 24, 8)) / (360 / 8);
      expect((((large + small) % 1) + 1) % 1).toBeCloseTo(0.5);
    }
  });
});

describe("components", () => {
  let shown: ReturnType<typeof mount> | null = null;

  function clear(): void {
    if (shown) void unmount(shown);
    shown = null;
  }

  function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
    clear();
    shown = mount(component, { target: document.body, props });
    flushSync();
    return document.body;
  }

  afterEach(clear);

  test("every Unit shows itself and says everything in words; Heroes at every size", () => {
    for (const unit of set.units) {
      for (const size of unit.kind === "hero" ? (["xs", "s", "m", "l"] as const) : (["xs"] as const)) {
        const card = show(UnitCard, { name: unit.name, size }).querySelector(".game-card")!;
        expect(card.querySelectorAll(".heart")).toHaveLength(unit.hp);
        expect([...card.querySelectorAll(".value b")].map((b) => Number(b.textContent))).toEqual(LINES.map((line) => unit[line]));
        expect(card.querySelectorAll(".half")).toHaveLength(Number(Boolean(unit.left)) + Number(Boolean(unit.right)));
        const total = ABILITIES.reduce((sum, ability) => sum + unit[ability], 0);
        expect(card.querySelectorAll(".ability")).toHaveLength(total);
        expect(card.getAttribute("aria-label")).not.toMatch(/web-art|icon-|line-/);
      }
    }
  });

  test("a mirrored card changes its half-shields over", () => {
    const name = set.units.find((unit) => unit.left === "I" && unit.right === "II")!.name;
    const edges = (root: HTMLElement): string[] => [...root.querySelectorAll(".half")].map((half) => half.getAttribute("class")!.replace(/svelte-\w+/, "").trim());
    expect(edges(show(UnitCard, { name }))).toEqual([expect.stringContaining("left type-I"), expect.stringContaining("right type-II")]);
    expect(edges(show(UnitCard, { name, mirrored: true }))).toEqual([expect.stringContaining("left type-II"), expect.stringContaining("right type-I")]);
  });

  test("the number of bars tells the type of a half-shield", () => {
    const name = set.units.find((unit) => unit.right === "IV")!.name;
    expect(show(UnitCard, { name }).querySelectorAll(".half.right .bar")).toHaveLength(4);
  });

  test("damage empties hearts and is told", () => {
    const card = show(UnitCard, { name: set.units.find((unit) => unit.hp === 3)!.name, damage: 2, token: "close+2", count: 2 });
    expect(card.querySelectorAll(".heart.lost")).toHaveLength(2);
    expect(card.querySelector(".game-card")!.getAttribute("aria-label")).toMatch(/damage 2.*Close \+2.*×2/);
  });

  test("more icons than fit become numbers", () => {
    const crowded = { ...set.units[0]!, name: "Crowd", accuracy: 5, diversion: 2, hp: 6 };
    useCards({ ...set, units: [...set.units, crowded] });
    const card = show(UnitCard, { name: "Crowd" });
    expect([...card.querySelectorAll(".ability b")].map((b) => b.textContent)).toEqual(["5", "2"]);
    expect(card.querySelector(".hearts")!.textContent).toContain("6");
    clear();
    useCards(set);
  });

  test("a card with something to do is a button, and obeys", () => {
    let clicks = 0;
    const root = show(UnitCard, { name: "Archers", onclick: () => (clicks += 1), state: "chosen" });
    const button = root.querySelector("button")!;
    button.click();
    expect(clicks).toBe(1);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    show(UnitCard, { name: "Archers", onclick: () => (clicks += 1), disabled: true }).querySelector("button")!.click();
    expect(clicks).toBe(1);
    expect(show(UnitCard, { name: "Archers" }).querySelector("button")).toBeNull();
  });

  test("the faces of the dice say what they add", () => {
    const faces = (die: "strong" | "risky"): string[] => {
      return [...show(Die, { die, face: 1 }).querySelectorAll(".side")].map((side) => side.textContent!.trim());
    };
    expect(faces("strong")).toEqual(["+1", "+1", "+1", "+1", "+1", "+2"]);
    expect(faces("risky")).toEqual(["+1", "−1", "+3", "−1", "+2", "−1"]);
    expect(show(Die, { die: "risky", face: 2 }).querySelector(".die")!.getAttribute("aria-label")).toBe("Risky die: −1 on every line");
  });

  test("the wheel stands where the live actions say and turns on by a quarter", () => {
    const angle = (root: HTMLElement): string => (root.querySelector(".sector")!.parentElement as HTMLElement).style.transform;
    const live = (first: "draw_2" | "recover" | "dismiss", second: "recover" | "dismiss" | "reshuffle") => [
      { name: first, done: false },
      { name: second, done: true },
    ];
    expect(angle(show(Gears, { actions: live("dismiss", "reshuffle"), turned: 2 }))).toBe("rotate(-180deg)");
    // A page that was loaded late counts from 0: the wheel still shows the right two.
    expect(angle(show(Gears, { actions: live("dismiss", "reshuffle"), turned: 0 }))).toBe("rotate(-180deg)");
    expect(angle(show(Gears, { actions: live("draw_2", "recover"), turned: 4 }))).toBe("rotate(-360deg)");
  });

  test("a gear action that is not legal is marked, and can still be asked about", () => {
    const chosen: string[] = [];
    const actions = [{ name: "draw_2" as const, done: false }, { name: "recover" as const, done: false }];
    const root = show(Gears, { actions, turned: 0, legal: new Set(["recover"]), onaction: (name: string) => chosen.push(name) });
    const disabled = [...root.querySelectorAll("button")].map((button) => button.getAttribute("aria-disabled"));
    expect(disabled).toEqual(["true", "false"]);
    for (const button of root.querySelectorAll("button")) button.click();
    expect(chosen).toEqual(["draw_2", "recover"]);
  });

  test("all the others show themselves with a name in words", () => {
    const said = (root: HTMLElement): string | null => root.querySelector("[role=img]")!.getAttribute("aria-label");
    const others: [Component<never>, Record<string, unknown>, RegExp][] = [
      ...set.relics.map((relic) => [RelicCard, { name: relic.name }, new RegExp(`Era ${relic.era}`)] as never),
      ...[...ERAS, "unit", "relic", "prowess"].map((kind) => [CardBack, { kind, count: 3 }, /face down: 3$/] as never),
      ...[...new Set(set.warfare)].map((token) => [Warfare, { token }, /^(?!token-)./] as never),
      [Warfare, { token: null }, /no token/] as never,
      ...SABATONS.map((name) => [Sabaton, { name }, new RegExp(name)] as never),
      ...set.tiles.map((_, i) => [TileCard, { tile: i + 1, role: "active" }, /Active tile: Eras I/] as never),
      [Prowess, { value: 5, owner: "Pär", holder: "Chris" }, /Pär: 5/] as never,
      [Prowess, { value: null, owner: "Pär" }, /face down/] as never,
      [Honor, { count: 2 }, /2 Honors/] as never,
      [Icon, { name: "hp", label: "HP" }, /^HP$/] as never,
      [CardDetail, { name: set.units.at(-1)!.name }, /Hero/] as never,
      [CardDetail, { name: set.relics[0]!.name }, /Relic/] as never,
    ];
    for (const [component, props, words] of others) {
      expect(said(show(component, props as never))).toMatch(words);
    }
    show(EraEmblem, { era: null });
  });
});
