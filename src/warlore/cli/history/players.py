"""Who sits where: `Pär=human, Chris=greedy`, or simply `me, bot, bot`."""

from __future__ import annotations

from warlore.bots import BOTS, PROGRAM, Bot, is_bot, make_bot, sit_down
from warlore.bots.external import ExternalBot
from warlore.cli.history.saves import HUMAN
from warlore.history.cardset import SABATONS
from warlore.history.game import HistoryView
from warlore.table import BadInput
from warlore.table.words import plain_text

DEFAULT_SEATS = "Pär=human, Chris=greedy, Tommy=greedy"
DEFAULT_BOT = "greedy"
PEOPLE = (HUMAN, "me", "person")


def parse_seats(text: str) -> dict[str, str]:
    """Seats in order: each Sabaton with `human` or a bot's name. What has no name gets the next free one."""
    parts = [part.strip() for part in text.split(",")]
    seats: list[tuple[str, str]] = []
    for part in parts:
        name, equals, player = (piece.strip() for piece in part.partition("="))
        if ":" in name:
            name, player = "", part
        elif not equals:
            known = plain_text(name) in map(plain_text, SABATONS)
            name, player = (name, HUMAN) if known else ("", name)
        seats.append((_sabaton(name) if name else "", _player(player)))
    named = [name for name, _ in seats if name]
    if len(set(named)) < len(named):
        raise BadInput(f"seats: {', '.join(named)}: each Sabaton has one seat only", field="seats")
    # The first person is Pär, as in the rulebook's first battle.
    free = [name for name in ("Pär", "Chris", "Tommy", "Joakim", "Hannes") if name not in named]
    if len(seats) > len(SABATONS) or len(seats) < 2:
        raise BadInput(f"seats: there are {len(seats)}, but must be 2 to {len(SABATONS)}", field="seats")
    return {name or free.pop(0): player for name, player in seats}


def _sabaton(name: str) -> str:
    for known in SABATONS:
        if plain_text(known) == plain_text(name):
            return known
    raise BadInput(f"seats: '{name[:40]}' is no Sabaton; they are {', '.join(SABATONS)}", field="seats")


def _player(player: str) -> str:
    word = plain_text(player)
    if word in PEOPLE:
        return HUMAN
    if word == "bot":
        return DEFAULT_BOT
    if is_bot(word):
        return word
    if player.startswith(PROGRAM):
        return player
    allowed = ", ".join([HUMAN, *BOTS, f"{PROGRAM}COMMAND"])
    raise BadInput(f"seats: '{player[:40]}' cannot play; a seat is one of {allowed}", field="seats")


def check_saved_player(player: str) -> str:
    """A player of a save file: a person or a bot that still exists. No program is started from a file's word."""
    if player.startswith(PROGRAM):
        raise BadInput("seats: a program plays in the saved game; name the players again with --seats", field="seats")
    return _player(player)


class Bots:
    """The bots of one table."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.programs: dict[int, Bot] = {}

    def decide(self, name: str, seat: int, step: int, view: HistoryView) -> int:
        """What a bot does at this step of a game: the same again when the game is resumed or a step taken back."""
        if name.startswith(PROGRAM):
            if seat not in self.programs:
                self.programs[seat] = self.seated(name, seat, self.seed % 2**63)
            return self.programs[seat].decide(view)
        return self.seated(name, seat, (self.seed * 1_000_003 + step) % 2**63).decide(view)

    @staticmethod
    def seated(name: str, seat: int, seed: int) -> Bot:
        bot = make_bot(name, seed)
        sit_down(bot, seat)
        return bot

    def close(self) -> None:
        """Say goodbye to the programs."""
        for bot in self.programs.values():
            if isinstance(bot, ExternalBot):
                bot.close()
