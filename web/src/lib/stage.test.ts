import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import type { Sync } from "./wire";

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  return () => vi.useRealTimers();
});

/** One step by a seat, seen from seat 0. */
function step(number: number, seat = 1, events: string[] = ["jumped"]): Sync {
  const happening = { step: number, seat, action: null, events: events.map((event) => ({ event, rule: "", text: null })) };
  return {
    type: "sync", version: number, from_step: number, happenings: [happening], view: { seat: 0, round: number },
  } as unknown as Sync;
}

function beginning(): Sync {
  return { ...step(0), from_step: 0 };
}

function staged(): Stage {
  const stage = new Stage();
  stage.push(beginning());
  return stage;
}

const BATTLE = ["rolled", "line_fought", "battle_ended"];

describe("the stage", () => {
  it("shows a first look at once", () => {
    const stage = staged();
    expect(stage.shown?.version).toBe(0);
    expect(stage.settled).toBe(true);
  });

  it("shows others' steps one after the other, a beat apart", () => {
    const stage = staged();
    for (const n of [1, 2, 3]) stage.push(step(n));
    expect([stage.shown?.version, stage.behind, stage.settled]).toEqual([1, 2, false]);
    vi.advanceTimersByTime(750);
    expect(stage.shown?.version).toBe(2);
    vi.advanceTimersByTime(750);
    expect([stage.shown?.version, stage.behind]).toEqual([3, 0]);
    vi.runAllTimers();
    expect(stage.settled).toBe(true);
  });

  it("keeps nobody waiting for their own step", () => {
    const stage = staged();
    stage.push(step(1, 0));
    expect(stage.settled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows everything at once at the instant speed", () => {
    settings.speed = "instant";
    const stage = staged();
    for (const n of [1, 2, 3]) stage.push(step(n));
    expect([stage.shown?.version, stage.settled]).toEqual([3, true]);
  });

  it("stops for a battle until its show is over", () => {
    const stage = staged();
    stage.push(step(1, 1, BATTLE));
    stage.push(step(2));
    expect(stage.scene).toMatchObject({ before: { round: 0 }, happening: { step: 1 }, after: { round: 1 } });
    vi.advanceTimersByTime(60_000);
    expect(stage.shown?.version).toBe(1);
    stage.next();
    expect([stage.scene, stage.shown?.version]).toEqual([null, 2]);
  });

  it("jumps over everything when asked", () => {
    const stage = staged();
    stage.push(step(1, 1, BATTLE));
    for (const n of [2, 3]) stage.push(step(n));
    stage.skip();
    expect([stage.shown?.version, stage.settled]).toEqual([3, true]);
    vi.runAllTimers();
    expect(stage.shown?.version).toBe(3);
  });

  it("shows an undo and a resync at once, whatever was waiting", () => {
    const stage = staged();
    stage.push(step(1));
    stage.push(step(2));
    stage.push({ ...step(3), happenings: [] } as Sync);
    expect([stage.shown?.version, stage.behind]).toEqual([3, 0]);
    vi.runAllTimers();
    expect(stage.shown?.version).toBe(3);
  });
});
