import { beforeEach, expect, it, vi } from "vitest";
import { forgetTable, heldInvite, heldSeats, heldTables, holdSeats } from "./seats";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function hold(table: string, when: number): void {
  vi.setSystemTime(when);
  holdSeats(table, [{ seat: 0, secret: `secret of ${table}` }]);
}

it("a held seat is found again with its secret and invitation", () => {
  holdSeats("a", [{ seat: 2, secret: "s" }], "come in");
  expect(heldSeats("a")).toEqual([{ seat: 2, secret: "s" }]);
  expect(heldInvite("a")).toBe("come in");
});

it("at an unknown table nothing is held", () => {
  expect(heldSeats("nowhere")).toEqual([]);
  expect(heldInvite("nowhere")).toBeUndefined();
});

it("the newest table comes first", () => {
  hold("old", 1_000);
  hold("new", 3_000);
  hold("middle", 2_000);
  expect(heldTables()).toEqual(["new", "middle", "old"]);
});

it("no seat is ever given up for a newer one", () => {
  for (let i = 0; i < 500; i++) hold(`t${i}`, 1_000 + i);
  expect(heldTables()).toHaveLength(500);
  expect(heldSeats("t0")).toEqual([{ seat: 0, secret: "secret of t0" }]);
});

it("a forgotten table is gone, the others stay", () => {
  hold("a", 1);
  hold("b", 2);
  forgetTable("a");
  expect(heldTables()).toEqual(["b"]);
});

it("a broken store counts as empty", () => {
  localStorage.setItem("warlore.seats", "[[[");
  expect(heldTables()).toEqual([]);
  hold("a", 1);
  expect(heldTables()).toEqual(["a"]);
});
