import { expect, it } from "vitest";
import { invitation, pathOf } from "./invitation";

it.each([
  ["https://a.example/join/T-1#secret", "/join/T-1#secret"],
  ["  /join/T1#x_-9  ", "/join/T1#x_-9"],
  ["http://10.0.0.7:8420/table/T1", "/table/T1"],
])("%s leads to %s", (pasted, path) => {
  expect(pathOf(pasted)).toBe(path);
});

it.each(["", "hello", "https://a.example/", "https://a.example/host", "http://[", "/join/"])("%j leads nowhere", (pasted) => {
  expect(pathOf(pasted)).toBeNull();
});

it("what is shared can be pasted", () => {
  expect(pathOf(invitation("T1", "word"))).toBe("/join/T1#word");
});
