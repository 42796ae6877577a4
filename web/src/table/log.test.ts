import { describe, expect, it } from "vitest";
import type { Happening } from "../lib/wire";
import { turnsOf, veiled } from "./log";

function happening(step: number, ...events: object[]): Happening {
  return { step, seat: 0, action: null, events };
}

const begins = (seat: number, number: number) => ({
  event: "turn_begins", number, text: { message: "event-turn_begins", args: { seat: { seat }, number } },
});
const said = (message: string) => ({ event: "x", text: { message, args: {} } });

describe("the log by turns", () => {
  it("begins with the deal and tells a happening at the border in both turns", () => {
    const turns = turnsOf([
      happening(0, said("dealt"), begins(0, 1)),
      happening(1, said("inserted")),
      happening(2, said("gained"), begins(1, 1), said("after")),
    ]);
    expect(turns.map(({ seat, entries }) => [seat, entries.map(({ step, texts }) => [step, texts.map(({ message }) => message)])])).toEqual([
      [null, [[0, ["dealt"]]]],
      [0, [[1, ["inserted"]], [2, ["gained"]]]],
      [1, [[2, ["after"]]]],
    ]);
  });

  it("leaves out what has no words", () => {
    expect(turnsOf([happening(0, begins(0, 1)), happening(1, { event: "drew", text: null })])[0]!.entries).toEqual([]);
  });
});

it("what only one player knows is not read from a shared screen", () => {
  const drew = { event: "drew", text: { message: "event-drew", args: { seat: { seat: 0 }, units: { units: ["Spy", "Archers"] } } } };
  const seen = { event: "prowess_seen", text: { message: "event-prowess_seen", args: { value: 4, position: 1 } } };
  const text = JSON.stringify(veiled([happening(1, drew, seen)])[0]!.events.map((event) => (event as { text: object }).text));
  expect(text).not.toContain("Spy");
  expect(text).toContain('"number":2');
  expect(text).toContain("event-prowess_seen-unseen");
});
