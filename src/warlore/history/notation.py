"""Text forms of actions, chance results and seats, which parse back; and the names of steps and events."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence

from warlore.history.cardset import CardSet
from warlore.history.columns import ERA_NAMES, TOKEN_NAMES, TOKENS
from warlore.history.rules import actions, state, tables
from warlore.history.rules.tables import SLOTS, SPACES, SPACES_PER_ERA
from warlore.table import BadInput
from warlore.table.chance import RESULT_BASE
from warlore.table.errors import shown
from warlore.table.words import look_up, plain_text

PLAIN = {
    "insert": actions.INSERT,
    "take token": actions.TAKE_TOKEN,
    "draw 2": actions.DO_DRAW_2,
    "reshuffle": actions.DO_RESHUFFLE,
    "tighten up": actions.TIGHTEN_UP,
    "skip fight": actions.SKIP_FIGHT,
    "done": actions.DONE,
    "re-roll": actions.RE_ROLL,
    "let stand": actions.LET_STAND,
    "recruit": actions.RECRUIT,
    "decline": actions.DECLINE,
}
_PLAIN_WORDS = {plain_text(text): action for text, action in PLAIN.items()}
SPACE_NAMES = tuple(f"{ERA_NAMES[i // SPACES_PER_ERA]}{i % SPACES_PER_ERA + 1}" for i in range(SPACES))

STEPS = {
    state.TRAVEL: "travel",
    state.DECLARE: "declare",
    state.ADD_LINKED: "add_linked",
    state.DEFEND: "defend",
    state.DEFENDER_TOKENS: "defender_tokens",
    state.ATTACK: "attack",
    state.ATTACKER_TOKENS: "attacker_tokens",
    state.DEFENDER_RELAUNCH: "defender_relaunch",
    state.ATTACKER_RELAUNCH: "attacker_relaunch",
    state.RECRUITING: "recruiting",
    state.CHOOSE_RELIC: "choose_relic",
    state.CHOOSE_PROWESS: "choose_prowess",
    state.KEEP_PROWESS: "keep_prowess",
    state.TIGHTEN_RECOVER: "tighten_recover",
    state.OVER: "over",
}

# Each event's name, the rule behind it, and what its numbers mean
EVENTS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    state.TURN_BEGINS: ("turn_begins", "H8.5", ("seat", "number")),
    state.INSERTED: ("inserted", "H3.1", ("seat", "tile", "active_tile")),
    state.TILES_SHUFFLED: ("tiles_shuffled", "H3.1", ()),
    state.TOOK_TOKEN: ("took_token", "H3.2", ("seat", "token", "warfare_space")),
    state.RETURNED_TOKEN: ("returned_token", "H3.2", ("seat", "token")),
    state.SPENT_TOKEN: ("spent_token", "H3.5", ("seat", "token")),
    state.DREW: ("drew", "H3.3", ("seat", "unit")),
    state.RECOVERED: ("recovered", "H3.3", ("seat", "unit")),
    state.DISMISSED: ("dismissed", "H3.3", ("seat", "unit")),
    state.DECK_SHUFFLED: ("deck_shuffled", "H3.7", ("seat", "number")),
    state.JUMPED: ("jumped", "H3.4", ("seat", "era")),
    state.FIGHT_DECLARED: ("fight_declared", "H4.1", ("seat", "space", "unit")),
    state.CHASE_DECLARED: ("chase_declared", "H4.4", ("seat", "unit")),
    state.CHALLENGED: ("challenged", "H4.1", ("seat", "other_seat")),
    state.FIGHT_SKIPPED: ("fight_skipped", "H4.1", ("seat",)),
    state.CARD_ADDED: ("card_added", "H4.3", ("seat", "space", "unit")),
    state.DEPLOYED: ("deployed", "H5.1", ("side", "slot", "unit")),
    state.TOKEN_PLACED: ("token_placed", "H5.8", ("side", "slot", "token")),
    state.REINFORCED: ("reinforced", "H5.5", ("side", "slot", "unit")),
    state.LINK_FORMED: ("link_formed", "H5.6", ("side", "slot")),
    state.LINK_ASSAULTED: ("link_assaulted", "H5.7", ("side", "slot")),
    state.ROLLED: ("rolled", "H5.9", ("side", "die", "face")),
    state.LINE_FOUGHT: ("line_fought", "H6.1", ("line", "attacker_total", "defender_total")),
    state.DIVERTED: ("diverted", "H6.4", ("side", "slot")),
    state.LINK_ABSORBED: ("link_absorbed", "H6.2", ("side", "link", "slot")),
    state.DAMAGED: ("damaged", "H6.2", ("side", "slot", "damage")),
    state.DEFEATED: ("defeated", "H6.2", ("side", "slot", "unit")),
    state.HEROIC_DEATH_STRUCK: ("heroic_death", "H6.3", ("side", "slot", "number")),
    state.HEROIC_DEATH_SILENCED: ("heroic_death_silenced", "H6.5", ("side", "slot", "number")),
    state.BATTLE_ENDED: ("battle_ended", "H6.8", ("winner", "attacker_survivors", "defender_survivors")),
    state.RECRUITED: ("recruited", "H7.1", ("seat", "unit")),
    state.WENT_TO_ERA_DISCARDS: ("went_to_era_discards", "H7.1", ("unit", "era")),
    state.RELIC_REVEALED: ("relic_revealed", "H7.2", ("seat", "relic")),
    state.RELIC_SEEN: ("relic_seen", "H7.3", ("seat", "relic", "other_seat")),
    state.RELIC_GAINED: ("relic_gained", "H7.2", ("seat", "relic", "from_seat")),
    state.PROWESS_SEEN: ("prowess_seen", "H7.4", ("seat", "prowess", "value")),
    state.PROWESS_GAINED: ("prowess_gained", "H7.4", ("seat", "other_seat", "position")),
    state.HONOR_GAINED: ("honor_gained", "H7.5", ("seat", "number")),
    state.HERO_SET_ASIDE: ("hero_set_aside", "H8.1", ("seat", "unit")),
    state.SPACE_FILLED: ("space_filled", "H8.3", ("space", "unit")),
    state.WARFARE_FILLED: ("warfare_filled", "H8.3", ("warfare_space", "token")),
    state.ERA_DECK_SHUFFLED: ("era_deck_shuffled", "H8.3", ("era", "number")),
    state.WARFARE_SHUFFLED: ("warfare_shuffled", "H8.3", ("number",)),
    state.RELICS_SHUFFLED: ("relics_shuffled", "H7.2", ("number",)),
    state.GAME_ENDED: ("game_ended", "H8.5", ()),
}


class HistoryNotation:
    """The words of one game: its card set and who sits where."""

    def __init__(self, cards: CardSet, seats: Sequence[str]) -> None:
        self.cards = cards
        self.seats = tuple(seats)
        self._units = {plain_text(key): i for i, unit in enumerate(cards.units) for key in (unit.id, unit.name)}
        self._relics = {plain_text(k): i for i, relic in enumerate(cards.relics) for k in (relic.id, relic.name)}
        # families: (first number, first word, how its index is written, and read)
        self._families: list[tuple[int, str, Callable[[int], str], Callable[[str], int]]] = [
            (actions.CHASE, "chase", self.unit_text, self.parse_unit),
            (actions.DEPLOY, "deploy", self.unit_text, self.parse_unit),
            (actions.DO_DISMISS, "dismiss", self.unit_text, self.parse_unit),
            (actions.DO_RECOVER, "recover", self.unit_text, self.parse_unit),
            (actions.PLACE, "place", self._placing_text, self._parse_placing),
            (actions.SWAP, "swap", self.token_text, self.parse_token),
            (actions.KEEP_RELIC, "keep relic", self.relic_text, self.parse_relic),
            (actions.KEEP, "keep", self._position_text, self._parse_position),
            (actions.LOOK, "look", self._position_text, self._parse_position),
            (actions.CHALLENGE, "challenge", self.seat_text, self.parse_seat),
            (actions.ADD, "add", self.space_text, self.parse_space),
            (actions.FIGHT, "fight", self.space_text, self.parse_space),
            (actions.JUMP, "jump", self.era_text, self.parse_era),
        ]

    # -------------------------------------------------------------- components
    def unit_text(self, unit: int) -> str:
        return self.cards.units[unit].name if 0 <= unit < len(self.cards.units) else f"unit {unit}"

    def parse_unit(self, text: str) -> int:
        return look_up(text, self._units, "Unit")

    def relic_text(self, relic: int) -> str:
        return self.cards.relics[relic].name

    def parse_relic(self, text: str) -> int:
        return look_up(text, self._relics, "Relic")

    def token_text(self, token: int) -> str:
        return TOKEN_NAMES.get(token, f"token {token}")

    def parse_token(self, text: str) -> int:
        return look_up(text, TOKENS, "Warfare token")

    def space_text(self, space: int) -> str:
        return SPACE_NAMES[space]

    def parse_space(self, text: str) -> int:
        return look_up(text, {plain_text(name): i for i, name in enumerate(SPACE_NAMES)}, "space")

    def era_text(self, era: int) -> str:
        return ERA_NAMES[era]

    def parse_era(self, text: str) -> int:
        return look_up(text, {plain_text(name): i for i, name in enumerate(ERA_NAMES)}, "Era")

    def seat_text(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else f"seat {seat + 1}"

    def parse_seat(self, text: str) -> int:
        names = {plain_text(name): i for i, name in enumerate(self.seats)}
        numbered = {f"seat {i + 1}": i for i in range(tables.MAX_PLAYERS)}
        return look_up(text, numbered | names, "player")

    @staticmethod
    def _position_text(position: int) -> str:
        return str(position + 1)

    def _parse_position(self, text: str) -> int:
        return look_up(text, {str(i + 1): i for i in range(tables.PROWESS_POSITIONS)}, "position")

    def _placing_text(self, placing: int) -> str:
        return f"{self.token_text(placing // SLOTS)} on {placing % SLOTS + 1}"

    def _parse_placing(self, text: str) -> int:
        token, _, slot = plain_text(text).rpartition(" on ")
        if not token:
            wanted = f"write 'place TOKEN on SLOT', slots 1 to {SLOTS}"
            raise BadInput(f"{shown('place ' + text)} lacks its slot; {wanted}")
        slots = {str(i + 1): i for i in range(SLOTS)}
        return self.parse_token(token) * SLOTS + look_up(slot, slots, "slot")

    # -------------------------------------------------------------- actions
    def action_text(self, action: int) -> str:
        """An action in words."""
        for first, word, write, _ in self._families:
            if action >= first:
                return f"{word} {write(action - first)}"
        for text, number in PLAIN.items():
            if number == action:
                return text
        return f"action {action}"

    def parse_action(self, text: str) -> int:
        """An action from its words; what it names is looked up kindly (case, accents, unique beginnings)."""
        words = plain_text(text)
        if words in _PLAIN_WORDS:
            return _PLAIN_WORDS[words]
        for first, word, _, read in sorted(self._families, key=lambda family: -len(family[1])):
            if words.startswith(word + " "):
                return first + read(" ".join(text.split()[len(word.split()) :]))
        known = [*PLAIN, *(f"{word} …" for _, word, _, _ in self._families)]
        close = difflib.get_close_matches(words, _PLAIN_WORDS, n=2, cutoff=0.6)
        hint = f"did you mean {' or '.join(close)}?" if close else f"actions are {', '.join(known)}"
        raise BadInput(f"{shown(text)} is no action; {hint}", code="no_such_action")

    # -------------------------------------------------------------- chance results
    def result_text(self, result: int) -> str:
        """A chance result in words."""
        kind, value = divmod(result, RESULT_BASE)
        if kind == tables.STRONG:
            return f"strong {value}"
        if kind == tables.RISKY:
            return f"risky {value}"
        if kind == state.UNIT_DRAWN:
            return self.unit_text(value)
        if kind == state.RELIC_DRAWN:
            return f"relic {self.relic_text(value)}"
        if kind == state.TOKEN_DRAWN:
            return f"token {self.token_text(value)}"
        return f"tile {value + 1}" if kind == state.TILE_DRAWN else f"prowess {value}"

    def parse_result(self, text: str) -> int:
        """A chance result from its words."""
        word, _, rest = text.partition(" ")
        if word in ("strong", "risky"):
            kind = tables.STRONG if word == "strong" else tables.RISKY
            return kind * RESULT_BASE + look_up(rest, {str(i): i for i in range(1, 7)}, "die face")
        if word == "relic":
            return state.RELIC_DRAWN * RESULT_BASE + self.parse_relic(rest)
        if word == "token":
            return state.TOKEN_DRAWN * RESULT_BASE + self.parse_token(rest)
        if word == "tile":
            tiles = {str(i + 1): i for i in range(tables.TILES)}
            return state.TILE_DRAWN * RESULT_BASE + look_up(rest, tiles, "tile")
        if word == "prowess":
            values = {str(i): i for i in range(1, 10)}
            return state.PROWESS_DRAWN * RESULT_BASE + look_up(rest, values, "Prowess value")
        return state.UNIT_DRAWN * RESULT_BASE + self.parse_unit(text)
