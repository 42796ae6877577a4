import { beforeEach, expect, it } from "vitest";
import { keepHead, keptHead } from "./heads";

beforeEach(() => localStorage.clear());

it("the last head of a table is kept", () => {
  keepHead("a", "11", "promise");
  keepHead("a", "22", "promise");
  keepHead("b", "33", "another");
  expect(keptHead("a", "")).toBe("22");
});

it("a record from a file is known by its commitment", () => {
  keepHead("a", "11", "promise");
  keepHead("b", "22", "another");
  expect(keptHead("", "another")).toBe("22");
  expect(keptHead("", "unknown")).toBe("");
});

it("without a commitment nothing is mistaken for another game", () => {
  keepHead("a", "11", "");
  expect(keptHead("", "")).toBe("");
});

it("a broken store counts as empty", () => {
  localStorage.setItem("warlore.heads", "[[[");
  expect(keptHead("a", "")).toBe("");
  keepHead("a", "11", "");
  expect(keptHead("a", "")).toBe("11");
});
