import { expect, it } from "vitest";
import { changedOptions, stretch } from "./rules";

it.each([
  [30, "seconds", 30],
  [90, "seconds", 90],
  [300, "minutes", 5],
  [3600, "hours", 1],
  [172_800, "days", 2],
])("%i seconds are told in %s", (seconds, unit, n) => {
  expect(stretch(seconds)).toEqual({ unit, n });
});

it("only what differs from the printed rules is sent", () => {
  expect(changedOptions({ rounds: 6, wrap_eras: false, early_end: true, tighten_up: "draw2" })).toEqual({});
  expect(changedOptions({ rounds: 8, early_end: false, honor_supply: "unlimited" })).toEqual({
    rounds: 8, early_end: false, honor_supply: "unlimited",
  });
});
