import { beforeAll, expect, it } from "vitest";
import { useLanguage } from "../lib/texts.svelte";
import { botHint, botName, USUAL_BOTS, withChosen } from "./bots";

beforeAll(async () => useLanguage("it"));

it("a bot with settings keeps its rank and says how long it thinks", () => {
  expect(botName("search")).toBe("Generale");
  expect(botName("search:seconds=1.5")).toBe("Generale, 1,5 s");
  expect(botHint("search:seconds=1.5")).toBe(botHint("search"));
  expect(botName("search:iterations=5")).toBe("search:iterations=5");
});

it("what is chosen can be seen among what can be chosen", () => {
  expect(withChosen(USUAL_BOTS, "greedy")).toEqual(USUAL_BOTS);
  expect(withChosen(USUAL_BOTS, null)).toEqual(USUAL_BOTS);
  expect(withChosen(USUAL_BOTS, "search:seconds=1")).toEqual([...USUAL_BOTS, "search:seconds=1"]);
});
