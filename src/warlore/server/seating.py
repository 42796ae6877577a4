"""Who sits where: the seats of a table before and during a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from warlore.bots import BOTS
from warlore.bots.search import LEAST_SECONDS
from warlore.history.cardset import SABATONS
from warlore.server.messages import LONGEST_NAME
from warlore.server.refusals import Refusal
from warlore.server.tokens import hash_of, same
from warlore.server.viewers import Viewer
from warlore.server.wire import SeatData
from warlore.table import BadInput
from warlore.table.errors import shown
from warlore.table.words import plain_text

Kind = Literal["open", "person", "bot"]
STANDARD_BOT = "greedy"
LONGEST_THOUGHT = 2  # seconds of one decision: the processes that think are shared by all tables
_THINKING = re.compile(r"search:seconds=([0-9]{1,3}(?:\.[0-9]{1,9})?)")

# After a sign that is no letter: a variation, and a joiner to the next sign; and the letters inside a flag.
_SIGN = "[\u00a9\u00ae\u203c-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_EMOJI_PARTS = re.compile(
    f"(?<={_SIGN})\ufe0f|(?<={_SIGN})\u200d(?={_SIGN})|(?<=\ufe0f)\u200d(?={_SIGN})"
    "|(?<=\U0001f3f4)[\U000e0020-\U000e007e]{1,8}\U000e007f|(?<=[0-9#*])\ufe0f(?=\u20e3)"
)
# Letters, signs and marks that show nothing, though they count as printable.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


@dataclass
class Seat:
    """One seat. `standing_in` is the bot that plays for an absent person; `viewers` are that person's screens.
    `browser` is the hash of their browser's own key. `absent_since` counts for the grace before a bot stands in and
    begins anew when the table is loaded; `away_since` outlasts that.
    """

    sabaton: str
    kind: Kind = "open"
    name: str = ""
    bot: str | None = None
    standing_in: str | None = None
    secret_hash: str | None = None
    browser: str | None = None
    viewers: set[Viewer] = field(default_factory=set)
    absent_since: float = 0.0
    away_since: float = 0.0

    @property
    def here(self) -> bool:
        return bool(self.viewers)

    @property
    def played_by(self) -> str | None:
        """The bot that decides for this seat, if any."""
        return self.bot if self.kind == "bot" else self.standing_in

    def take(self, name: str, secret_hash: str, browser: str | None) -> None:
        """A person sits down."""
        self.clear()
        self.kind, self.name, self.secret_hash, self.browser = "person", name, secret_hash, browser

    def put_bot(self, bot: str) -> None:
        self.clear()
        self.kind, self.bot = "bot", bot

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.name, self.bot, self.standing_in = "open", "", None, None
        self.secret_hash = self.browser = None

    def data(self) -> SeatData:
        return {
            "sabaton": self.sabaton,
            "player": {
                "kind": self.kind,
                "name": self.name,
                "bot": self.bot,
                "connected": self.here,
                "standing_in": self.standing_in,
            },
        }


def seat_of(seats: Sequence[Seat], secret: str) -> int | None:
    """The seat that a secret opens; every seat is compared, whatever the first ones say."""
    given = hash_of(secret)
    found = None
    for number, seat in enumerate(seats):
        if seat.secret_hash is not None and same(seat.secret_hash, given):
            found = number
    return found


def free_sabaton(taken: Iterable[str]) -> str:
    used = set(taken)
    return next(name for name in SABATONS if name not in used)


def sabaton_named(name: str) -> str:
    for known in SABATONS:
        if plain_text(known) == plain_text(name):
            return known
    raise BadInput(f"sabaton: {shown(name)} is no Sabaton; they are {', '.join(SABATONS)}", field="sabaton")


def give_sabaton(seats: Sequence[Seat], number: int, name: str) -> None:
    """A seat gets a Sabaton; a bot or an empty seat that had it takes the other's, a person keeps theirs."""
    wanted = sabaton_named(name)
    seat = seats[number]
    for other in seats:
        if other is not seat and other.sabaton == wanted:
            if other.kind == "person":
                raise Refusal("sabaton_taken")
            other.sabaton = seat.sabaton
    seat.sabaton = wanted


def bot_named(name: str | None, field: str = "bot") -> str:
    """A bot that tables offer, `search` with its time if wished.

    Programs of other people are for the terminal: a request never starts one. Iterations are for it too: how long
    they take nobody knows beforehand.
    """
    if name is None:
        return STANDARD_BOT
    if name in BOTS:
        return name
    given = _THINKING.fullmatch(name)
    if given is None or not LEAST_SECONDS <= float(given[1]) <= LONGEST_THOUGHT:
        raise BadInput(
            f"{field}: {shown(name)} is no bot of a table; the bots are {', '.join(BOTS)}, "
            f"and search:seconds={LEAST_SECONDS} to {LONGEST_THOUGHT}",
            field=field,
        )
    return f"search:seconds={float(given[1]):g}"


def person_named(name: str) -> str:
    """A name fit to be shown: something of it can be seen, and nothing in it hides or turns what is beside it.

    Some characters that cannot be seen by themselves are parts of one emoji; elsewhere they would make two names look
    the same.
    """
    clean = " ".join(name.split())
    bare = _EMOJI_PARTS.sub("", clean)
    if (
        len(clean) > LONGEST_NAME
        or not bare.isprintable()
        or _UNSEEN.search(bare)
        or not any(unicodedata.category(sign)[0] in "LNPS" for sign in bare)
    ):
        raise BadInput(f"name: must be 1 to {LONGEST_NAME} visible characters", field="name")
    return clean
