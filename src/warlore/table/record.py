"""Records: a game as its header, its actions and its chance results; replay needs no generator.

The text form is made to be read and edited: a header of `key: value` lines, a line `deal > …` for the
setup, then one line per action, `Seat: action > result, result`; a finished game ends with `chain: …`, which closes
its chain (`chain.py`). `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from warlore.table import luck
from warlore.table.errors import BadInput, BadRecord, IllegalAction, shown
from warlore.table.game import Event, Game, Notation, Seat, Setup
from warlore.table.sealing import SECRET_BYTES, fits

FORMAT = 1
TITLE = f"warlore record {FORMAT}"
HEADER = ("game", "rules", "components", "seats", "first", "options", "chance", "words", "secret")
REQUIRED = HEADER[:4]
CHAIN = "chain: "
LARGEST_RECORD = 4_000_000
MOST_WORDS = 500

S = TypeVar("S")


@dataclass(slots=True)
class Step:
    """One action and what chance answered to it.

    `reveal` is no part of the record: whoever plays the step works it out (`is_reveal`).
    """

    seat: Seat
    action: int
    results: list[int] = field(default_factory=list)
    reveal: bool = field(default=False, compare=False)


@dataclass(slots=True)
class Record:
    """A game from its setup on, finished or not.

    `chance` tells where the results came from: `fast SEED`, `sealed COMMITMENT` or `unknown`; `words` are
    what the players added to a sealed stream, `secret` is shown once the game is over, and `chain` closes it.
    """

    game: str
    rules: int
    components: str
    setup: Setup
    chance: str = "unknown"
    words: str = ""
    secret: str = ""
    deal: list[int] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    chain: str = ""

    # -------------------------------------------------------------- text
    def to_text(self, notation: Notation) -> str:
        """The record as a person reads it."""
        lines = [TITLE, *set_up_lines(self, notation)]
        if self.secret:
            lines.append(f"secret: {self.secret}")
        lines += ["", deal_line(self, notation)]
        lines += [step_line(step, notation) for step in self.steps]
        if self.chain:
            lines.append(CHAIN + self.chain)
        return "\n".join(lines) + "\n"


def set_up_lines(record: Record, notation: Notation) -> list[str]:
    """All that is fixed before the deal, and with it how the luck was promised."""
    options = ", ".join(f"{name}={_word(value)}" for name, value in record.setup.options.items())
    lines = [
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"components: {record.components}",
        f"seats: {', '.join(record.setup.seats)}",
        f"first: {notation.seat_text(record.setup.first)}",
    ]
    if options:
        lines.append(f"options: {options}")
    lines.append(f"chance: {record.chance}")
    if record.words:
        lines.append(f"words: {record.words}")
    return lines


def deal_line(record: Record, notation: Notation) -> str:
    return _with_results("deal", record.deal, notation)


def step_line(step: Step, notation: Notation) -> str:
    act = f"{notation.seat_text(step.seat)}: {notation.action_text(step.action)}"
    return _with_results(act, step.results, notation)


def read_header(text: str) -> tuple[Record, list[tuple[int, str]]]:
    """The header of a record's text, and the numbered lines that follow it."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(f"the record is too large ({len(text):,} characters, at most {LARGEST_RECORD:,})")
    lines = [(number, line.split("#", 1)[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != TITLE:
        found = shown(lines[0][1]) if lines else "nothing"
        raise BadRecord(f"a record begins with '{TITLE}', not with {found}", line=lines[0][0] if lines else 0)
    header: dict[str, str] = {}
    rest = 1
    for number, line in lines[1:]:
        if line == "deal" or line.startswith("deal >"):
            break
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER:
            raise BadRecord(f"{shown(line)} is no header line; allowed are {', '.join(HEADER)}", line=number)
        if key in header:
            raise BadRecord(f"'{key}' is given twice", line=number)
        header[key] = value.strip()
        rest += 1
    missing = [key for key in REQUIRED if key not in header]
    if missing:
        raise BadRecord(f"the header lacks {', '.join(missing)}")
    rules = whole_number(header["rules"])
    if rules is None:
        raise BadRecord(f"rules: {shown(header['rules'])} is not a version number")
    seats = tuple(part.strip() for part in header["seats"].split(","))
    first = header.get("first", seats[0])
    if first not in seats:
        raise BadRecord(f"first: {shown(first)} has no seat; the seats are {shown(', '.join(seats), 80)}")
    record = Record(
        game=header["game"],
        rules=rules,
        components=header["components"],
        setup=Setup(seats, seats.index(first), _options(header.get("options", ""))),
        chance=header.get("chance", "unknown"),
        words=header.get("words", ""),
        secret=header.get("secret", ""),
    )
    return record, lines[rest:]


def parse_record(text: str, game: Game[S]) -> Record:
    """A record from its text; refuses one of another game, other rules or other components."""
    record, lines = read_header(text)
    if record.game != game.name:
        raise BadRecord(f"this is a record of {shown(record.game)}, not of '{game.name}'", code="other_game")
    if record.rules != game.version:
        raise BadRecord(
            f"this record was made with version {record.rules} of the rules; this is version {game.version}",
            code="other_rules",
        )
    if record.components != game.components:
        raise BadRecord(
            f"this record was made with the components {shown(_short(record.components))}; "
            f"these are '{_short(game.components)}'",
            code="other_components",
        )
    try:
        record.setup = game.check_setup(record.setup)
    except BadInput as error:
        raise BadRecord(f"the header is not right: {error.message}") from None
    notation = game.notation(record.setup)
    if not lines:
        raise BadRecord("the record ends before the line 'deal >'")
    for place, (number, line) in enumerate(lines):
        if record.chain:
            raise BadRecord("nothing may follow the line 'chain: …', which closes a record", line=number)
        if place and line.startswith(CHAIN):
            record.chain = line.removeprefix(CHAIN).strip()
            continue
        try:
            if place == 0:
                record.deal = _parse_results(line.partition(">")[2], notation)
            else:
                record.steps.append(parse_step(line, notation))
        except BadInput as error:
            raise BadRecord(error.message, line=number) from None
    return record


def parse_step(line: str, notation: Notation) -> Step:
    """One line after the deal."""
    act, _, results = line.partition(">")
    parsed = _parse_results(results, notation)
    seat, colon, action = act.partition(":")
    if not colon:
        raise BadInput(f"{shown(act.strip())} is not of the form 'Seat: action'")
    return Step(notation.parse_seat(seat.strip()), notation.parse_action(action.strip()), parsed)


def _parse_results(text: str, notation: Notation) -> list[int]:
    return [notation.parse_result(part.strip()) for part in text.split(",") if part.strip()]


# ------------------------------------------------------------------ replay
@dataclass(slots=True)
class Moment:
    """A state of a replayed game and the events that led to it; `step` is 0 after the deal."""

    step: int
    state: Any
    events: list[Event]


def is_reveal(game: Game[S], results: list[int], events: list[Event]) -> bool:
    """A step is a reveal if chance answered, or if somebody was shown what had been hidden."""
    return bool(results) or game.reveals(events)


def replay(record: Record, game: Game[S]) -> Iterator[Moment]:
    """Every moment of the game, from the deal on. The states are one object, changed in place."""
    events: list[Event] = []
    chance = luck.scripted(record.deal)
    state = game.new(record.setup, chance, events)
    _check_results(chance, len(record.deal), "the deal")
    yield Moment(0, state, events)
    for number, step in enumerate(record.steps, 1):
        where = f"step {number}"
        turn = game.turn(state)
        if turn != step.seat:
            whose = "the game is over" if turn is None else f"seat {turn + 1} is to decide"
            raise BadRecord(f"{where}: seat {step.seat + 1} acts, but {whose}")
        events = []
        chance = luck.scripted(step.results)
        try:
            game.apply(state, step.action, chance, events)
        except IllegalAction as error:
            raise BadRecord(f"{where}: {error.message}") from None
        _check_results(chance, len(step.results), where)
        yield Moment(number, state, events)


def final_state(record: Record, game: Game[S]) -> S:
    """The state at the end of a record."""
    state = None
    for moment in replay(record, game):
        state = moment.state
    assert state is not None
    return state  # type: ignore[no-any-return]


def _check_results(chance: luck.Chance, n: int, where: str) -> None:
    if chance.fault == 1:
        raise BadRecord(f"{where}: a chance result is missing after the {n} given")
    if chance.fault:
        raise BadRecord(f"{where}: chance result {chance.at} of {n} is not possible there")
    if chance.at < n:
        raise BadRecord(f"{where}: {n} chance results are given, but only {chance.at} were needed")


# ------------------------------------------------------------------ checking the luck
def verify(record: Record, game: Game[S]) -> str:
    """Play the record again from its seed or secret and compare every chance result.

    Returns what was shown: `fast` or `sealed`. Raises `BadRecord` at the first result that differs, or when
    there is nothing to check against.
    """
    play_through(record, game, source_of(record))
    return record.chance.partition(" ")[0]


def play_through(record: Record, game: Game[S], chance: luck.Chance) -> S:
    """The state at the end of a record, played with the chance its results came from and compared with them."""
    state = None
    for state in playing(record, game, chance):  # noqa: B007
        pass
    assert state is not None
    return state


def playing(record: Record, game: Game[S], chance: luck.Chance) -> Iterator[S]:
    """The same step by step; the states are one object, changed in place.

    Each step is told anew whether it is a reveal.
    """
    chance.log = []
    state = game.new(record.setup, chance)
    _compare(chance.log, record.deal, "the deal")
    yield state
    for number, step in enumerate(record.steps, 1):
        chance.log = []
        events: list[Event] = []
        try:
            game.apply(state, step.action, chance, events)
        except IllegalAction as error:
            raise BadRecord(f"step {number}: {error.message}") from None
        _compare(chance.log, step.results, f"step {number}")
        step.reveal = is_reveal(game, step.results, events)
        yield state


def source_of(record: Record, secret: bytes = b"") -> luck.Chance:
    """The chance that a record's results came from; a sealed one needs its secret, given or in the record."""
    kind, _, detail = record.chance.partition(" ")
    seed = whole_number(detail)
    if kind == "fast" and seed is not None and seed <= luck.MAX_SEED:
        return luck.fast(seed)
    if kind == "sealed":
        return luck.sealed(opened(secret.hex() or record.secret, detail), record.words)
    raise BadRecord(
        f"chance: {shown(record.chance)} cannot be checked; allowed are 'fast SEED' and 'sealed COMMITMENT'"
    )


def opened(secret: str, promised: str) -> bytes:
    """The secret of a sealed record, checked against its commitment."""
    if not secret:
        raise BadRecord("the secret is not in the record yet: it is shown when the game is over")
    try:
        found = bytes.fromhex(secret)
    except ValueError:
        found = b""
    if len(found) != SECRET_BYTES:
        raise BadRecord(f"secret: must be {2 * SECRET_BYTES} hexadecimal digits")
    if not fits(found, promised):
        raise BadRecord("the secret does not fit the commitment: the luck of this game was not the promised one")
    return found


def _compare(drawn: list[int], recorded: list[int], where: str) -> None:
    for place, (ours, theirs) in enumerate(zip(drawn, recorded, strict=False), 1):
        if ours != theirs:
            raise BadRecord(f"{where}: chance result {place} is not the one that was sealed")
    if len(drawn) != len(recorded):
        raise BadRecord(f"{where}: {len(recorded)} chance results are recorded, {len(drawn)} were drawn")


# ------------------------------------------------------------------ words
def whole_number(text: str) -> int | None:
    """A number as written in a record, or None; longer ones than any seed are not numbers here."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 20 else None


def check_words(words: str) -> str:
    """The players' words must survive the text form of the record, to the letter."""
    if words != " ".join(words.split()) or "#" in words or not words.isprintable() or len(words) > MOST_WORDS:
        raise BadInput(
            f"words: must be one line of at most {MOST_WORDS} characters with single spaces and without '#'",
            field="words",
        )
    return words


def _with_results(act: str, results: list[int], notation: Notation) -> str:
    return act + (" > " + ", ".join(map(notation.result_text, results)) if results else "")


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(f"options: {shown(part)} is not of the form name=value")
        if name.strip() in options:
            raise BadRecord(f"options: {shown(name.strip())} is given twice")
        options[name.strip()] = value.strip()
    return options


def _short(components: str) -> str:
    name, _, digest = components.partition(" ")
    return f"{name} {digest[:12]}".strip()
