// The battle on a page: the keys of the show, and tokens placed by clicking.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useCards, type CardSet } from "../lib/cards.svelte";
import type { Connection } from "../lib/connection.svelte";
import { settings } from "../lib/settings.svelte";
import { Stage } from "../lib/stage.svelte";
import { useLanguage } from "../lib/texts.svelte";
import type { ActionData, BattleView, Happening, Sync, TableView } from "../lib/wire";
import Battle from "./Battle.svelte";

interface Scene {
  before: { battle: BattleView };
  happening: Happening;
  after: { battle: BattleView; step: string };
}

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${name}.fixture.json`, "utf-8")) as T;
}

const scenes = fixture<Scene[]>("scenes");
/** A whole battle, two Reinforcements first, with everything that makes a show. */
const whole = scenes.find(({ happening }) => {
  const told = happening.events.map((event) => (event as { event: string }).event);
  const begins = told[0] === "reinforced" && told[1] === "reinforced";
  return begins && ["link_formed", "heroic_death", "battle_ended"].every((event) => told.includes(event));
})!;

function viewOf(battle: BattleView, step: string, seat: number | null): TableView {
  const players = ["Pär", "Chris", "Tommy"].map((sabaton) => ({ sabaton, era: "I" }));
  return { battle, step, seat, active: 0, turn: 0, defender: null, board: {}, players } as unknown as TableView;
}

function syncOf(view: TableView, step: number, happening: Happening | null, legal: ActionData[] = []): Sync {
  return { from_step: step, happenings: happening ? [happening] : [], view, legal } as unknown as Sync;
}

let page: Record<string, unknown> | null = null;
let stage: Stage;
let chosen: string[];

function open(first: Sync, second?: Sync): void {
  stage = new Stage();
  stage.jump(first);
  if (second) stage.push(second);
  chosen = [];
  page = mount(Battle, {
    target: document.body,
    props: {
      stage,
      view: stage.shown!.view,
      connection: { status: "open" } as Connection,
      seatName: (seat: number) => `seat ${seat}`,
      choose: (action: ActionData) => chosen.push(action.action),
    },
  });
  flushSync();
}

function show(seat: number | null): void {
  const { before, happening, after } = whole;
  open(syncOf(viewOf(before.battle, "attack", seat), 1, null), syncOf(viewOf(after.battle, after.step, seat), 2, happening));
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

const cardsShown = (): number => document.querySelectorAll(".rank:not(.free)").length;
const narration = (): string => document.querySelector(".narration")?.textContent?.trim() ?? "";

beforeAll(async () => {
  useCards(fixture<CardSet>("cards"));
  await useLanguage("en");
  // What this page needs of a browser and jsdom lacks
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Element.prototype.scrollIntoView = () => {};
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.reducedMotion = true;
  settings.speed = "normal";
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.useRealTimers();
});

test("a battle plays by itself to its result, and one's own waits there", () => {
  show(0);
  expect(stage.scene).not.toBeNull();
  for (let i = 0; i < 200 && !document.querySelector(".ending"); i++) pass(1500);
  pass(60_000);
  expect(document.querySelector(".ending")).not.toBeNull();
  expect(stage.scene).not.toBeNull();
  press("Enter");
  expect(stage.scene).toBeNull();
});

test("a battle of others goes on by itself after its result", () => {
  show(2);
  for (let i = 0; i < 200 && stage.scene; i++) pass(1500);
  expect(stage.scene).toBeNull();
});

test("Enter goes to the result at once, and then on", () => {
  show(0);
  press("Enter");
  expect(document.querySelector(".winner")).not.toBeNull();
  press("Enter");
  expect(stage.scene).toBeNull();
});

test("arrows step there and back, and stop the play", () => {
  show(0);
  const before = cardsShown();
  press("ArrowRight");
  expect(narration()).toContain("H5.5");
  expect(cardsShown()).toBe(before + 1);
  press("ArrowRight");
  expect(cardsShown()).toBe(before + 2);
  press("ArrowLeft");
  expect(cardsShown()).toBe(before + 1);
  pass(60_000);
  expect(cardsShown()).toBe(before + 1);
});

test("the speed `instant` shows the result without delay", () => {
  settings.speed = "instant";
  show(0);
  pass(1);
  expect(document.querySelector(".ending")).not.toBeNull();
});

test("the whole battle can be read, and every sentence is a way to its moment", () => {
  show(0);
  document.querySelector<HTMLButtonElement>("[aria-expanded]")!.click();
  flushSync();
  const lines = document.querySelectorAll<HTMLButtonElement>(".reading li button");
  const told = whole.happening.events.filter((event) => (event as { text: unknown }).text).length;
  expect(lines.length).toBeGreaterThan(5);
  expect(document.querySelectorAll(".reading small").length).toBe(told);
  lines[lines.length - 1]!.click();
  flushSync();
  expect(document.querySelector(".ending")).not.toBeNull();
});

test("a token is chosen, then placed on a Unit, and only where it is legal", () => {
  const legal = ["long+1", "diversion"].flatMap((token) =>
    [1, 2].map((slot) => ({ action: `place ${token} on ${slot}`, family: "place", token, slot })),
  );
  const side = { links: [], die: null, face: null, relaunches: 0 };
  const units = ["Archers", "Spy", "Trebuchet"].map((unit) => ({ unit, damage: 0, defeated: false, token: null }));
  const battle = { attacker: { ...side, units }, defender: { ...side, units } } as BattleView;
  open(syncOf(viewOf(battle, "attacker_tokens", 0), 1, null, legal));
  expect(document.querySelectorAll("li.rank button").length).toBe(0);
  document.querySelector<HTMLButtonElement>('.tray button[title="Diversion"]')!.click();
  flushSync();
  const targets = document.querySelectorAll<HTMLButtonElement>("li.rank.attacker button");
  expect(targets.length).toBe(2);
  expect(document.querySelectorAll("li.rank.defender button").length).toBe(0);
  targets[1]!.click();
  expect(chosen).toEqual(["place diversion on 2"]);
});

test("re-rolls are offered beside the die", () => {
  const legal = ["re_roll", "let_stand"].map((family) => ({ action: family, family }));
  const side = { links: [], die: "strong", face: 1, relaunches: 1 };
  const units = [{ unit: "Archers", damage: 0, token: null }];
  const battle = { attacker: { ...side, units }, defender: { ...side, units } } as unknown as BattleView;
  open(syncOf(viewOf(battle, "attacker_relaunch", 0), 1, null, legal));
  const buttons = document.querySelectorAll<HTMLButtonElement>(".side.attacker .rolls button");
  expect(buttons.length).toBe(2);
  buttons[0]!.click();
  expect(chosen).toEqual(["re_roll"]);
});
