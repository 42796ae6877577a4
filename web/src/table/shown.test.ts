import { beforeAll, describe, expect, it } from "vitest";
import { useCards } from "../lib/cards.svelte";
import { clockText } from "./clock";
import { flightsOf } from "./flights";
import { fraction, percent } from "./odds";
import { cardSet } from "./testing";

beforeAll(() => useCards(cardSet()));

it("a clock shows minutes, hours or days", () => {
  expect(clockText(7)).toBe("0:07");
  expect(clockText(59.2)).toBe("1:00");
  expect(clockText(3909)).toBe("1:05:09");
  expect(clockText(2 * 86400 + 3 * 3600)).toBe("2d 03h");
});

it("a chance is certain only when it is", () => {
  expect(fraction("25/36")).toBeCloseTo(0.694);
  expect([0, 0.001, 0.694, 0.9999, 1].map(percent)).toEqual(["0%", "<1%", "69%", ">99%", "100%"]);
});

describe("flights", () => {
  const events = [
    { event: "drew", seat: "Pär", unit: "Spy" },
    { event: "drew", seat: "Chris", unit: null },
    { event: "space_filled", space: "I2", unit: "Hoplites" },
    { event: "turn_begins", seat: "Chris" },
  ];

  it("go from deck to hand, face down for the others, and to the board", () => {
    const found = flightsOf({ step: 3, seat: 0, action: null, events }, ["Pär", "Chris"], 0);
    expect(found).toEqual([
      { from: "deck:0", to: "hand", load: { kind: "unit", unit: "Spy" } },
      { from: "deck:1", to: "seat:1", load: { kind: "back" } },
      { from: "deck:I", to: "space:I2", load: { kind: "unit", unit: "Hoplites" } },
    ]);
  });

  it("are none at the deal", () => {
    expect(flightsOf({ step: 0, seat: null, action: null, events }, ["Pär", "Chris"], 0)).toEqual([]);
  });
});
