import { describe, expect, it } from "vitest";
import { commandOf, LETTERS, nearest } from "./keys";

describe("the keyboard", () => {
  it("chooses by number", () => {
    expect(commandOf({ key: "1" })).toEqual({ do: "choose", index: 0 });
    expect(commandOf({ key: "9" })).toEqual({ do: "choose", index: 8 });
    expect(commandOf({ key: "0" })).toBeNull();
  });

  it("takes letters in either case, and leaves the browser its shortcuts", () => {
    expect(commandOf({ key: "U" })).toEqual({ do: "undo" });
    expect(commandOf({ key: "l", ctrlKey: true })).toBeNull();
    expect(commandOf({ key: "o", metaKey: true })).toBeNull();
  });

  it("has a command for every letter, and each only once", () => {
    expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
  });

  it("helps and closes", () => {
    expect(commandOf({ key: "?" })).toEqual({ do: "help" });
    expect(commandOf({ key: "Escape" })).toEqual({ do: "close" });
  });
});

describe("arrows", () => {
  const spots = [{ x: 100, y: 0 }, { x: 100, y: 90 }, { x: 0, y: 100 }, { x: 300, y: 0 }];

  it("go to the nearest in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, 1, 0)).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, 0, 1)).toBe(2);
    expect(nearest({ x: 100, y: 0 }, spots, 1, 0)).toBe(3);
  });

  it("stay when there is nothing", () => {
    expect(nearest({ x: 0, y: 0 }, spots, -1, 0)).toBeNull();
  });
});
