import { beforeAll, describe, expect, it } from "vitest";
import { useCards } from "../lib/cards.svelte";
import { armyOf, relicGain, relicPoints, relicsByEra, scoreOf } from "./score";
import { cardSet, playerView, tableView } from "./testing";

beforeAll(() => useCards(cardSet()));

describe("Relics", () => {
  it("score 1, 2, 4, 6, 9 by Era, and no more than 9", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8].map(relicPoints)).toEqual([0, 1, 2, 4, 6, 9, 9, 9]);
  });

  it("are counted by Era", () => {
    const eras = relicsByEra(["Eagle", "Whistle", "Helmet"]);
    expect(eras.map(({ era, points }) => `${era}${points}`)).toEqual(["I2", "II0", "III0", "IV1"]);
  });

  it("gain what the next one of the Era adds", () => {
    expect(relicGain(["Eagle", "Helmet"], "Carnyx")).toBe(2);
    expect(relicGain(["Eagle", "Helmet"], "Whistle")).toBe(1);
  });
});

describe("an army", () => {
  it("of one's own is hand, deck, discards, Heroes aside and what stands in the battle", () => {
    const own = playerView("Pär", { hand: ["Spy"], unseen: ["Archers"], discards: ["Hoplites"], aside: ["Leonidas"] });
    const side = { units: [{ unit: "Vikings", damage: 0, token: null }], links: [], die: null, face: null, relaunches: 0 };
    const battle = { attacker: side, defender: side };
    expect(armyOf(tableView({ players: [own], battle }), 0).sort()).toEqual(["Archers", "Hoplites", "Leonidas", "Spy", "Vikings"]);
  });

  it("of another includes what is known to be in the hand", () => {
    const other = playerView("Chris", { known_in_hand: ["Vikings"], unseen: ["Spy"] });
    expect(armyOf(tableView({ players: [playerView("Pär"), other] }), 1)).toEqual(["Vikings", "Spy"]);
  });

  it("does not count the cards of the board as the Attacker's enemy", () => {
    const side = { units: [{ unit: "Vikings", damage: 0, token: null }], links: [], die: null, face: null, relaunches: 0 };
    const none = { ...side, units: [] };
    const view = tableView({ battle: { attacker: none, defender: side }, players: [playerView("Pär"), playerView("Chris")] });
    expect(armyOf(view, 0)).toEqual([]);
    expect(armyOf(view, 1)).toEqual([]);
  });
});

it("the score counts Tommy's example, and says what is hidden", () => {
  const tommy = playerView("Tommy", { discards: ["Hoplites", "Vikings", "Hoplites"], aside: ["Leonidas"], relics: ["Eagle"], honor: 2 });
  const taken = [{ holder: 0, value: 5 }, { holder: 0, value: null }, { holder: null, value: 4 }, { holder: null, value: null }];
  const view = tableView({ players: [tommy, playerView("Chris", { prowess: taken })] });
  expect(scoreOf(view, 0)).toEqual({ elites: 3, heroes: 3, relics: 1, prowess: 5, honor: 2, total: 14, hidden: 1 });
});
