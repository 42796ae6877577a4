// A small card set and an empty table, for tests.
import type { CardSet, Era, Unit } from "../lib/cards.svelte";
import type { PlayerView, TableView } from "../lib/wire";

function unit(name: string, kind: Unit["kind"], era: Era | null): Unit {
  const abilities = { reinforcement: 0, assault: 0, heroic_death: 0, accuracy: 0, diversion: 0, relaunch: 0 };
  const values = { long: 1, medium: 0, close: 0, hp: 1, left: null, right: null, copies: 1 };
  return { id: name.toLowerCase(), name, kind, era, ...values, ...abilities };
}

export function cardSet(): CardSet {
  return {
    id: "test",
    hash: "",
    units: [
      unit("Archers", "base", null), unit("Spy", "base", null),
      unit("Hoplites", "elite", "I"), unit("Leonidas", "hero", "I"), unit("Vikings", "elite", "II"),
    ],
    relics: [
      { id: "eagle", name: "Eagle", era: "I" }, { id: "helmet", name: "Helmet", era: "I" },
      { id: "carnyx", name: "Carnyx", era: "I" }, { id: "whistle", name: "Whistle", era: "IV" },
    ],
    tiles: [{ eras: ["I", "II"], pointer: 2 }, { eras: ["III", "IV"], pointer: 1 }],
    warfare: ["long+1"],
    prowess: [1, 2, 3, 4],
    dice: { strong: [], risky: [] },
  };
}

export function playerView(sabaton: string, rest: Partial<PlayerView> = {}): PlayerView {
  const prowess = Array.from({ length: 4 }, () => ({ holder: null, value: null }));
  const points = { elites: 0, heroes: 0, relics: 0, prowess: 0, honor: 0, total: 0, unknown_prowess: 0 };
  return {
    sabaton, era: null, hand: null, hand_size: 0, known_in_hand: [], known_in_deck: [], deck_size: 0, unseen: [], discards: [], aside: [],
    tokens: [], relics: [], prowess, honor: 0, points, relic_points: {}, ...rest,
  };
}

export function tableView(rest: Partial<TableView> = {}): TableView {
  const side = { units: [], links: [], die: null, face: null, relaunches: 0 };
  return {
    game: "history", seat: 0, round: 1, rounds: 6, active: 0, turn: 0, step: "travel", inserted: 0,
    gears: { active_tile: 1, pending_tile: 2, tile_discards: [], actions: [], token_taken: false },
    warfare: ["long+1", "long+1", "long+1"], warfare_discards: [], board: {}, board_links: [], era_decks: {},
    era_discards: {}, relic_deck: 0, relic_discards: [], offer: [], offer_points: [], offer_unseen: 0, dismissed: [], defender: null,
    chasing: false, recruiting: null, recruiting_points: null, loser: null, looked: [], battle: { attacker: side, defender: side },
    players: [playerView("Pär", { hand: ["Spy"], discards: ["Archers"] }), playerView("Chris")],
    ...rest,
  };
}
