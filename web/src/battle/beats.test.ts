// The beats of every fight of three whole games, and of some rare ones, against what the rules engine told.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { unitOf, useCards, type CardSet } from "../lib/cards.svelte";
import { eventsOf } from "../lib/say";
import type { BattleView, Happening } from "../lib/wire";
import { SIDES, beatsOf, countable, runningTotal, survivors, type Beat } from "./beats";

interface Scene {
  before: { battle: BattleView };
  happening: Happening;
  after: { battle: BattleView; step: string };
}

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${name}.fixture.json`, "utf-8")) as T;
}

const scenes = fixture<Scene[]>("scenes");
const played: { scene: Scene; beats: Beat[]; last: Beat }[] = [];

beforeAll(() => {
  useCards(fixture<CardSet>("cards"));
  for (const scene of scenes) {
    const beats = beatsOf(scene.before.battle, scene.happening);
    played.push({ scene, beats, last: beats.at(-1)! });
  }
});

describe("the beats of a fight", () => {
  test("show every event once, in order", () => {
    for (const { scene, beats } of played) {
      expect(beats.flatMap((beat) => beat.events)).toEqual(eventsOf(scene.happening).map((_, i) => i));
    }
  });

  test("tell every sentence with its rule", () => {
    for (const { scene, beats } of played) {
      const told = eventsOf(scene.happening).flatMap(({ text, rule }) => (text ? [{ text, rule }] : []));
      expect(beats.flatMap((beat) => beat.told)).toEqual(told);
    }
  });

  test("end with the survivors that the rules counted", () => {
    const ended = played.filter(({ last }) => last.field.ending);
    expect(ended.length).toBeGreaterThan(60);
    for (const { last } of ended) {
      for (const side of SIDES) expect(survivors(last.field[side])).toBe(last.field.ending!.survivors[side]);
    }
  });

  test("end with the table as it is afterwards", () => {
    let compared = 0;
    for (const { scene, last } of played) {
      for (const side of SIDES) {
        const after = scene.after.battle[side];
        if (after.units.length === 0) continue; // the board was cleared in the same step
        compared++;
        const { links, ...rest } = last.field[side];
        expect({ ...rest, links: [...links].sort() }).toEqual({ ...after, links: [...after.links].sort() });
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("count cards, tokens and dice up to the totals of each line", () => {
    let lines = 0;
    for (const { beats } of played) {
      for (const [i, beat] of beats.entries()) {
        if (beat.kind !== "line_fought") continue;
        lines++;
        const reckoning = beat.field.lines.at(-1)!;
        for (const side of SIDES) {
          const sum = reckoning.shares[side].reduce((total, share) => total + share.value, 0);
          expect(Math.max(0, sum)).toBe(reckoning.totals![side]);
          expect(runningTotal(beats[i - 1]!.field.lines.at(-1)!, side)).toBe(sum);
        }
        const packet = beat.field.packets[0];
        const { attacker, defender } = reckoning.totals!;
        expect(packet?.points ?? 0).toBe(Math.abs(attacker - defender));
      }
    }
    expect(lines).toBeGreaterThan(130);
  });

  test("never count more than there is, nor out of order", () => {
    for (const { beats } of played) {
      for (const { field } of beats) {
        for (const { shares, counted } of field.lines) {
          expect(counted).toBeLessThanOrEqual(Math.max(...SIDES.map((side) => countable(shares[side]).length)));
        }
        expect(field.lines.map(({ line }) => line)).toEqual(["long", "medium", "close"].slice(0, field.lines.length));
      }
    }
  });

  test("never wound beyond what a Unit can take, and never heal", () => {
    for (const { beats } of played) {
      for (const [i, beat] of beats.entries()) {
        for (const side of SIDES) {
          for (const [slot, { unit, damage }] of beat.field[side].units.entries()) {
            expect(damage).toBeLessThanOrEqual(unitOf(unit).hp);
            const before = i ? beats[i - 1]!.field[side].units[slot] : undefined;
            if (before) expect(damage).toBeGreaterThanOrEqual(before.damage);
          }
        }
      }
    }
  });

  test("spend each packet point by point, and only on its own side", () => {
    for (const { beats } of played) {
      for (const { kind, field, at } of beats) {
        if (kind !== "damaged" && kind !== "link_absorbed") continue;
        const packet = field.packets.at(-1)!;
        expect(packet.side).toBe(at[0]!.side);
        expect(packet.left).toBeGreaterThanOrEqual(0);
        expect(packet.left).toBeLessThan(packet.points);
      }
    }
  });

  test("lose points only when nobody is left to take them (H6.6)", () => {
    for (const { beats } of played) {
      for (const [i, beat] of beats.entries()) {
        if (beat.kind !== "line" && beat.kind !== "battle_ended") continue;
        const unspent = beats[i - 1]!.field.packets[0];
        if (unspent && unspent.left > 0) expect(survivors(beat.field[unspent.side])).toBe(0);
      }
    }
  });

  test("let a Heroic Death strike the other side, from the fallen Unit", () => {
    let struck = 0;
    for (const { beats } of played) {
      for (const { kind, field, at } of beats) {
        if (kind !== "heroic_death") continue;
        struck++;
        const packet = field.packets.at(-1)!;
        expect(packet.from).toEqual(at[0]);
        expect(packet.side).not.toBe(at[0]!.side);
      }
    }
    expect(struck).toBeGreaterThan(50);
  });

  test("are not changed by what follows: every beat has a field of its own", () => {
    for (const { scene, beats } of played) {
      expect(beats[0]!.field.attacker).toEqual(scene.before.battle.attacker);
      expect(beats[0]!.field.defender).toEqual(scene.before.battle.defender);
    }
  });
});
