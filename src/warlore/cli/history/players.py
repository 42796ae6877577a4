"""Who sits where: `Pär=human, Chris=greedy`, or simply `me, bot, bot`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warlore.bots import BOTS, GUESTS, GuardedBot, is_bot, is_guest, make_bot, own_bot, sit_down
from warlore.cli.history.saves import HUMAN
from warlore.history.cardset import SABATONS
from warlore.history.game import HistoryView
from warlore.table import BadInput
from warlore.table.errors import shown
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
    # The name kindly, its settings to the letter.
    name, colon, settings = player.strip().partition(":")
    word = plain_text(name) + colon + settings
    if word in PEOPLE:
        return HUMAN
    if word == "bot":
        return DEFAULT_BOT
    if is_bot(word):
        return word
    if is_guest(player):
        return player
    allowed = ", ".join([HUMAN, *BOTS, GUESTS])
    raise BadInput(f"seats: '{player[:40]}' cannot play; a seat is one of {allowed}", field="seats")


def check_saved_player(player: str) -> str:
    """A player of a save file: a person or a bot that still exists. Nothing is started from a file's word."""
    if is_guest(player):
        raise BadInput(
            f"seats: {shown(player)} plays in the saved game; name the players again with --seats", field="seats"
        )
    return _player(player)


class Bots:
    """The bots of one table. Those of other people play the whole game; Warlore's own are made for each decision."""

    def __init__(self, seed: int, on_note: Callable[[str], None]) -> None:
        self.seed = seed
        self.on_note = on_note
        self.guests: dict[int, GuardedBot] = {}

    def welcome(self, players: Mapping[int, str]) -> None:
        """Let the bots of other people sit down; says at once which of them cannot."""
        for seat, name in players.items():
            if name != HUMAN and is_guest(name):
                bot = make_bot(name, self.seed % 2**63, on_note=self.on_note)
                assert isinstance(bot, GuardedBot)
                self.guests[seat] = bot
        for seat, bot in self.guests.items():
            bot.begin(seat, players=len(players))

    def decide(self, name: str, seat: int, step: int, view: HistoryView) -> int:
        """What a bot does at this step of a game: the same again when the game is resumed or a step taken back."""
        if seat in self.guests:
            return self.guests[seat].decide(view)
        bot = own_bot(name, (self.seed * 1_000_003 + step) % 2**63)
        sit_down(bot, seat)
        return bot.decide(view)

    def close(self) -> None:
        """Say goodbye to the guests."""
        for bot in self.guests.values():
            bot.close()
