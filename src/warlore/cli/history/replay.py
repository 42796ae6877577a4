"""`replay`: a recorded game step by step, from any seat's knowledge or with everything open."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from rich.text import Text

from warlore.cli.commands import command_in
from warlore.cli.history.saves import load_game
from warlore.cli.history.scores import luck_ledger, score_sheet, winners
from warlore.cli.history.screen import Screen, make_console
from warlore.cli.history.words import Words
from warlore.history.game import HistoryGame, HistoryView
from warlore.history.rules import state
from warlore.history.telling import Told, event_data, told_of
from warlore.table import BadInput, BadRecord, Event, Record
from warlore.table.chance import RESULT_BASE
from warlore.table.record import replay
from warlore.table.words import plain_text
from warlore.texts import Texts, choose_language

ALL = "all"
SPECTATOR = "spectator"
HIDDEN = "?"
COMMANDS = ("next", "back", "jump", "round", "play", "start", "end", "seat", "board", "quit", "help")
PAUSE = 0.6
# Events that tell a chance result: its kind, and which of the event's numbers it is
TELLS = {
    state.SPACE_FILLED: (state.UNIT_DRAWN, 2),
    state.DREW: (state.UNIT_DRAWN, 2),
    state.REINFORCED: (state.UNIT_DRAWN, 3),
    state.RELIC_REVEALED: (state.RELIC_DRAWN, 2),
    state.RELIC_SEEN: (state.RELIC_DRAWN, 2),
    state.PROWESS_SEEN: (state.PROWESS_DRAWN, 3),
}


def revealed(event: Event) -> int:
    """The chance result that an event tells, or -1."""
    if event[0] not in TELLS:
        return -1
    kind, place = TELLS[event[0]]
    return kind * RESULT_BASE + event[place]


class Player:
    """A record being looked at: all its states, where we are, and whose eyes are used."""

    def __init__(self, record: Record, game: HistoryGame, screen: Screen, seat: str) -> None:
        self.record = record
        self.game = game
        self.screen = screen
        self.states = [moment.state.copy() for moment in replay(record, game)]
        self.told = told_of(record, game)
        self.at = 0
        self.open = True
        self.seat: int | None = None
        self.sit(seat)

    @property
    def words(self) -> Words:
        return self.screen.words

    def get(self, message: str, /, **args: Any) -> str:
        return self.screen.get(message, **args)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def sit(self, name: str) -> None:
        """Look from a seat, from outside, or with everything open."""
        word = plain_text(name)
        seats = {plain_text(seat): i for i, seat in enumerate(self.record.setup.seats)}
        everything, outside = self.get("replay-word-all"), self.get("replay-word-spectator")
        if word not in (ALL, SPECTATOR, plain_text(everything), plain_text(outside), *seats):
            known = ", ".join(self.record.setup.seats)
            message = self.get("replay-no-seat", text=name[:40], seats=known, all=everything, spectator=outside)
            raise BadInput(message, field="seat")
        self.open = word in (ALL, plain_text(everything))
        self.seat = seats.get(word)

    def go(self, step: int) -> None:
        if not 0 <= step <= self.last:
            raise BadInput(self.get("replay-range", step=step, steps=self.last), field="step")
        self.at = step

    def view(self, seat: int | None) -> HistoryView:
        return self.game.view(self.states[self.at], seat)

    # -------------------------------------------------------------- one step
    def title(self, told: Told) -> str:
        if told.seat is None or told.action is None:
            act = self.get("replay-deal")
        else:
            act = self.get("replay-act", seat=self.words.seat(told.seat), action=self.words.action(told.action))
        return f"{self.get('replay-step', step=told.step, steps=self.last)} · {act}"

    def text(self, told: Told) -> None:
        """A step as text: its title and what it did."""
        self.screen.say(self.title(told), "bold")
        for _, sentence in self.words.sentences(told, self.seat, self.open):
            self.screen.say(f"  {sentence}")

    def data(self, told: Told) -> dict[str, Any]:
        """A step as plain data."""
        step = self.record.steps[told.step - 1] if told.step else None
        results = step.results if step else self.record.deal
        events = list(told.events) if self.open else self.game.visible(told.events, self.seat)
        notation = self.words.notation
        return {
            "step": told.step,
            "seat": None if told.seat is None else self.words.seat(told.seat),
            "action": None if told.action is None else notation.action_text(told.action),
            "results": self.results(results, told.events, events),
            "events": [event_data(event, notation) for event in events],
        }

    def results(self, results: list[int], events: Any, shown: list[Event]) -> list[str]:
        """The chance results in words; those that these eyes may not see are a question mark."""
        texts = []
        ahead = [(revealed(whole), whole == seen) for whole, seen in zip(events, shown, strict=True)]
        for result in results:
            visible = result // RESULT_BASE not in (state.UNIT_DRAWN, state.PROWESS_DRAWN)
            # Events tell the results in the order in which they were drawn.
            for i, (told, seen) in enumerate(ahead):
                if told == result:
                    visible = seen
                    del ahead[: i + 1]
                    break
            texts.append(self.words.notation.result_text(result) if self.open or visible else HIDDEN)
        return texts

    def show(self) -> None:
        """Where we are: the table, and what the step did."""
        outside = self.view(self.seat)
        seats = range(len(self.record.setup.seats))
        hands = [self.view(seat) for seat in seats] if self.open else [outside]
        self.screen.table(outside, hands)
        self.screen.print("")
        if self.open:
            eyes = self.get("replay-all")
        elif self.seat is None:
            eyes = self.get("replay-spectator")
        else:
            eyes = self.get("replay-seat", seat=self.words.seat(self.seat))
        self.text(self.told[self.at])
        self.screen.say(eyes, "dim")
        if self.at == self.last and self.game.turn(self.states[-1]) is None:
            self.ending()

    def ending(self) -> None:
        outcome = self.game.outcome(self.states[-1])
        self.screen.print("", score_sheet(self.screen, outcome), Text(winners(self.screen, outcome), style="bold"))
        self.screen.print("", luck_ledger(self.screen, self.told))

    # -------------------------------------------------------------- stepping
    def run(self) -> None:
        interactive = sys.stdin.isatty() and self.screen.console.is_terminal
        self.screen.say(self.get("replay-help"), "dim")
        self.show()
        while True:
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                print()
                return
            if not interactive:
                print(line.rstrip("\r\n"))
            try:
                if not self.do(*self.command_of(line), interactive):
                    return
            except BadInput as error:
                self.screen.say(error.message, "yellow")

    def command_of(self, text: str) -> tuple[str, str]:
        """A command and what follows it; the English ones also by their beginning."""
        if not text.strip():
            return "next", ""
        words = {command: self.get(f"replay-word-{command}") for command in COMMANDS}
        if found := command_in(text, words):
            return found
        word, _, rest = text.strip().lower().partition(" ")
        for command in COMMANDS:
            if command.startswith(word):
                return command, rest.strip()
        raise BadInput(self.get("replay-unknown", text=word[:40], commands=", ".join(words.values())))

    def do(self, command: str, rest: str, interactive: bool) -> bool:
        """One command; False when it is over."""
        if command == "quit":
            return False
        if command in ("next", "back"):
            return self.step(1 if command == "next" else -1)
        if command == "play":
            while self.at < self.last:
                self.at += 1
                self.text(self.told[self.at])
                if interactive:
                    time.sleep(PAUSE)
        elif command == "jump":
            self.go(_number(rest, self))
        elif command == "round":
            self.go(self.round_start(rest))
        elif command in ("start", "end"):
            self.at = 0 if command == "start" else self.last
        elif command == "seat":
            self.sit(rest)
        elif command == "help":
            self.screen.say(self.get("replay-help"))
            return True
        self.show()
        return True

    def step(self, by: int) -> bool:
        if self.at + by < 0:
            self.screen.say(self.get("replay-start"))
        elif self.at + by > self.last:
            self.screen.say(self.get("replay-over"))
        else:
            self.at += by
            self.show()
        return True

    def round_start(self, text: str) -> int:
        """The first step of a round."""
        for step, here in enumerate(self.states):
            if text.isdecimal() and here.round == int(text[:4]):
                return step
        raise BadInput(self.get("replay-round", round=text[:10] or "?"))


def _number(text: str, player: Player) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadInput(player.get("replay-range", step=text[:10] or "?", steps=player.last))
    return int(text)


def run(
    file: str,
    *,
    step: int | None,
    seat: str,
    everything: bool,
    as_json: bool,
    cards: str | None,
    lang: str | None,
    colour: bool,
) -> None:
    """`warlore history replay`."""
    texts = Texts(choose_language(lang))
    _, game, record = load_game(file, cards)
    screen = Screen(Words(texts, game, record.setup), make_console(colour))
    try:
        player = Player(record, game, screen, seat)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.message}") from None
    if step is not None:
        player.go(step)
    chosen = player.told if step is None else player.told[step : step + 1]
    if as_json:
        for told in chosen:
            print(json.dumps(player.data(told), ensure_ascii=False))
    elif everything:
        for told in chosen:
            player.text(told)
        if step is None and game.turn(player.states[-1]) is None:
            player.ending()
    else:
        player.run()
