import { beforeAll, describe, expect, it } from "vitest";
import { useCards } from "../lib/cards.svelte";
import type { ActionData, TableView } from "../lib/wire";
import { atOnce, byTarget, choicesOf, isFighting, questionOf } from "./targets";
import { cardSet, tableView } from "./testing";

const act = (action: string, family: string, rest: Partial<ActionData> = {}): ActionData => ({ action, family, ...rest });

beforeAll(() => useCards(cardSet()));

describe("what one touches to do an action", () => {
  const view = tableView();

  it("is the pointed Warfare space for the token of the Active tile", () => {
    expect([...byTarget([act("take token", "take_token")], view).keys()]).toEqual(["warfare:2"]);
  });

  it("is the wheel, and the card or pile it concerns", () => {
    const found = byTarget(
      [act("dismiss Spy", "dismiss", { unit: "Spy" }), act("recover Archers", "recover", { unit: "Archers" })],
      view,
    );
    expect([...found.keys()].sort()).toEqual(["discards", "gear:dismiss", "gear:recover", "hand:Spy"]);
  });

  it("is the Era's discards for a chase, so that several cards share one pile", () => {
    const chases = [act("chase Hoplites", "chase", { unit: "Hoplites" }), act("chase Leonidas", "chase", { unit: "Leonidas" })];
    expect(byTarget(chases, view).get("pile:I")).toEqual(chases);
  });

  it("reaches every action that is not a plain yes or no", () => {
    const legal = [
      act("insert", "insert"), act("jump I", "jump", { era: "I" }), act("fight I1", "fight", { space: "I1" }),
      act("add I2", "add", { space: "I2" }), act("challenge Chris", "challenge", { seat: 1 }),
      act("deploy Spy", "deploy", { unit: "Spy" }), act("place long+1 on 2", "place", { token: "long+1", slot: 2 }),
      act("look 1", "look", { position: 1 }), act("keep relic Eagle", "keep_relic", { relic: "Eagle" }),
      act("tighten up", "tighten_up"), act("re-roll", "re_roll"), act("recruit", "recruit"),
    ];
    const reached = new Set([...byTarget(legal, view).values()].flat());
    expect(reached.size).toBe(legal.length);
  });
});

describe("a touch", () => {
  it("acts at once when there is one thing to do", () => {
    const jump = act("jump I", "jump", { era: "I" });
    expect(atOnce([jump])).toBe(jump);
  });

  it("asks first when it could not be taken back or leaves a choice", () => {
    expect(atOnce([act("dismiss Spy", "dismiss", { unit: "Spy" })])).toBeNull();
    expect(atOnce([act("recruit", "recruit"), act("decline", "decline")])).toBeNull();
  });

  it("on something illegal asks the server about the natural action", () => {
    const view = tableView();
    expect(questionOf("space:II2", view)).toBe("fight II2");
    expect(questionOf("space:II2", { ...view, step: "add_linked" })).toBe("add II2");
    expect(questionOf("seat:1", view)).toBe("challenge seat 2");
    expect(questionOf("gear:recover", view)).toBe("recover Archers");
    expect(questionOf("hand:Night: Bombers", view)).toBe("deploy Night: Bombers");
  });

  it("on a token that is not pointed at needs no server", () => {
    expect(questionOf("warfare:1", tableView())).toBeNull();
    expect(questionOf("warfare:2", tableView())).toBe("take token");
  });
});

describe("the action bar", () => {
  it("puts a family with a choice in one line and keeps the order of play", () => {
    const choices = choicesOf([
      act("done", "done"), act("place long+1 on 1", "place", { token: "long+1", slot: 1 }),
      act("place long+1 on 2", "place", { token: "long+1", slot: 2 }), act("insert", "insert"),
      act("jump II", "jump", { era: "II" }), act("jump I", "jump", { era: "I" }),
    ]);
    expect(choices.map(({ key }) => key)).toEqual(["insert", "jump II", "jump I", "place", "done"]);
    expect(choices[3]!.actions).toHaveLength(2);
  });
});

it("line-ups stand from the deployment to the last re-roll", () => {
  expect(isFighting({ ...tableView(), step: "defend" })).toBe(true);
  expect(isFighting({ ...tableView(), step: "recruiting" })).toBe(false);
});

