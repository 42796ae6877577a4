"""`warlore knight replay`: a recorded fight step by step."""

from __future__ import annotations

import json
import sys
from typing import Any

from warlore.cli.commands import command_in
from warlore.cli.knight.aftermath import aftermath_table
from warlore.cli.knight.fight import Stop, read_line
from warlore.cli.knight.saves import load_fight
from warlore.cli.knight.screen import Screen, make_console
from warlore.cli.knight.words import Words
from warlore.knight import KnightGame
from warlore.table import BadInput, BadRecord, Record
from warlore.table.record import replay
from warlore.texts import Texts, choose_language

COMMANDS = ("next", "back", "jump", "start", "end", "table", "play", "help", "quit")


class Player:
    """A record being looked at: all its states and where we are."""

    def __init__(self, record: Record, game: KnightGame, texts: Texts, colour: bool) -> None:
        self.record = record
        self.game = game
        moments = [(moment.state.copy(), moment.events) for moment in replay(record, game)]
        self.states = [state for state, _ in moments]
        self.events = [events for _, events in moments]
        self.words = Words(texts, game, record.setup, self.states[0])
        self.screen = Screen(self.words, make_console(colour))
        self.at = 0

    def get(self, message: str, /, **args: Any) -> str:
        return self.words.get(message, **args)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def go(self, step: int) -> None:
        if not 0 <= step <= self.last:
            raise BadInput(self.get("knight-replay-range", step=step, steps=self.last), field="step")
        self.at = step

    def text(self, step: int) -> None:
        """A step as text: what was done and what happened."""
        act = self.get("knight-replay-deal")
        if step:
            act = self.words.action(self.states[step], self.record.steps[step - 1].action)
        head = self.get("knight-replay-step", step=step, steps=self.last)
        self.screen.say(f"{head} · {act}", "bold")
        self.screen.tell(self.words.sentences(self.states[step], self.events[step]))

    def data(self, step: int) -> dict[str, Any]:
        """A step as plain data."""
        notation = self.words.notation
        done = self.record.steps[step - 1] if step else None
        results = done.results if done else self.record.deal
        return {
            "step": step,
            "action": notation.action_text(done.action) if done else None,
            "results": [notation.result_text(result) for result in results],
            "events": [notation.event(event) for event in self.events[step]],
        }

    def show(self) -> None:
        """The table, and what the step did."""
        self.screen.table(self.states[self.at])
        self.screen.print("")
        self.text(self.at)
        if self.at == self.last:
            self.ending()

    def ending(self) -> None:
        s = self.states[-1]
        if self.game.turn(s) is None:
            self.screen.print("", aftermath_table(self.screen, self.game.aftermath(s), s))

    # -------------------------------------------------------------- stepping
    def run(self) -> None:
        interactive = sys.stdin.isatty() and self.screen.console.is_terminal
        self.screen.say(self.get("knight-replay-help"), "dim")
        self.show()
        while True:
            try:
                text = read_line("> ", interactive)
            except Stop:
                return
            try:
                if not self.do(*self.command_of(text)):
                    return
            except BadInput as error:
                self.screen.say(error.message, "yellow")

    def command_of(self, text: str) -> tuple[str, str]:
        if not text.strip():
            return "next", ""
        found = command_in(text, {command: self.get(f"replay-word-{command}") for command in COMMANDS})
        if found is None:
            raise BadInput(self.get("knight-replay-unknown", text=text.strip()[:40]))
        return found

    def do(self, command: str, rest: str) -> bool:
        """One command; False when it is over."""
        if command == "quit":
            return False
        if command == "help":
            self.screen.say(self.get("knight-replay-help"))
            return True
        if command == "play":
            while self.at < self.last:
                self.at += 1
                self.text(self.at)
            self.ending()
            return True
        if command in ("next", "back"):
            self.go(self.at + (1 if command == "next" else -1))
        elif command == "jump":
            if not (rest.isascii() and rest.isdecimal() and len(rest) < 7):
                raise BadInput(self.get("knight-replay-range", step=rest[:10] or "?", steps=self.last))
            self.go(int(rest))
        elif command in ("start", "end"):
            self.at = 0 if command == "start" else self.last
        self.show()
        return True


def run(file: str, *, step: int | None, everything: bool, as_json: bool, lang: str | None, colour: bool) -> None:
    """`warlore knight replay`."""
    texts = Texts(choose_language(lang))
    _, game, record = load_fight(file)
    try:
        player = Player(record, game, texts, colour)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.message}") from None
    if step is not None:
        player.go(step)
    chosen = range(len(player.states)) if step is None else [step]
    if as_json:
        for number in chosen:
            print(json.dumps(player.data(number), ensure_ascii=False))
    elif everything:
        for number in chosen:
            player.text(number)
        if step is None:
            player.ending()
    else:
        player.run()
