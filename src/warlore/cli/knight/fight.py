"""`warlore knight fight`: a combat at one terminal, step by step; it is saved after every action."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from warlore.cli.commands import command_in
from warlore.cli.history.saves import read_text
from warlore.cli.knight import saves
from warlore.cli.knight.aftermath import aftermath_table
from warlore.cli.knight.asking import Cancelled, Menu, Wanted, read_scenario_file, scenario_of
from warlore.cli.knight.choose import Chooser
from warlore.cli.knight.entries import find
from warlore.cli.knight.names import Names
from warlore.cli.knight.screen import Screen, make_console
from warlore.cli.knight.show import page
from warlore.cli.knight.words import Words, parts_of
from warlore.knight import KnightGame, setup_of
from warlore.table import BadInput, Event, Record, Session, WarloreError
from warlore.table.luck import MAX_SEED
from warlore.table.record import replay
from warlore.texts import LANGUAGES, Texts, choose_language

HERO = 0
# Each command with the text that holds its word in the language
COMMANDS = {
    "help": "command-help",
    "why": "command-why",
    "undo": "command-undo",
    "plan": "knight-cmd-plan",
    "show": "knight-cmd-show",
    "table": "knight-cmd-table",
    "rules": "command-rules",
    "log": "command-log",
    "save": "command-save",
    "line": "knight-cmd-line",
    "lang": "command-lang",
    "quit": "command-quit",
}
OWN_HELP = ("why", "undo", "plan", "show", "table", "line")
LOG = 30
PLAN_SECONDS = 10.0


class Stop(Exception):
    """The fight is left where it stands."""


def read_line(prompt: str, interactive: bool) -> str:
    """A line from the keyboard, or from whatever standard input is; its end stops."""
    if interactive:
        try:
            return input(prompt)
        except EOFError:
            print()
            raise Stop from None
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise Stop
    print(line.rstrip("\r\n"))
    return line.rstrip("\r\n")


class Desk:
    """One terminal with a fight on it."""

    def __init__(
        self,
        session: Session[Any],
        save: saves.Save,
        path: Path,
        screen: Screen,
        *,
        line: str = "",
        path_was_given: bool = False,
    ) -> None:
        self.session = session
        self.save = save
        self.path = path
        self.path_was_given = path_was_given
        self.screen = screen
        self.line = line
        self.chooser = Chooser(screen.words)
        self.interactive = sys.stdin.isatty() and screen.console.is_terminal
        self.told = told_of(session.record, self.game)
        self.seen: tuple[int, int] | None = None
        self.warned = False

    @property
    def game(self) -> KnightGame:
        game = self.session.game
        assert isinstance(game, KnightGame)
        return game

    @property
    def words(self) -> Words:
        return self.screen.words

    @property
    def state(self) -> Any:
        return self.session.state

    def get(self, message: str, /, **args: Any) -> str:
        return self.screen.get(message, **args)

    # -------------------------------------------------------------- from the first decision to the last
    def run(self) -> None:
        self.keep()
        self.greet()
        while not self.session.over:
            self.decide()
        self.finish()

    def greet(self) -> None:
        if self.line:
            print(self.get("knight-same-again", command=self.line))
        if len(self.told) > 1:
            self.screen.say(self.get("resumed", steps=len(self.told) - 1))
        self.screen.say(self.get("type-help"), "dim")
        self.screen.tell(self.words.sentences(self.state, self.told[-1]))
        self.screen.not_counted(self.state)

    def decide(self) -> None:
        """Show where we are, ask until an action is chosen or the question must be put anew."""
        s = self.state
        moment = (s.phase, len(self.words.combat.foes) if s.enemies else 0)
        if self.seen != moment:
            self.seen = moment
            self.screen.table(s)
        else:
            self.screen.decision(s)
        legal = self.screen.in_order(self.game.legal(s))
        labels = [self.screen.label(s, action) for action in legal]
        sideways = sum(parts_of(action)[0] == "sideways" for action in legal)
        self.screen.print(self.screen.choices(labels, sideways))
        while True:
            text = self.read(f"{self.get('knight-prompt')}> ")
            if not text.strip():
                continue
            command = self.command_of(text)
            if command is None:
                action = self.understand(text, legal, labels)
                if action is not None:
                    self.play(action)
                    return
            elif self.do_command(*command):
                return

    def play(self, action: int) -> None:
        """Carry out an action, keep the fight, and tell what happened."""
        events = self.session.play(action)
        self.told.append(events)
        self.keep()
        self.screen.tell(self.words.sentences(self.state, events))

    def understand(self, text: str, legal: Sequence[int], labels: Sequence[str]) -> int | None:
        """The legal action meant, or a sentence about why there is none."""
        try:
            action = self.chooser.choose(text, self.state, legal, labels)
        except BadInput as error:
            self.screen.say(error.message, "yellow")
            return None
        reason = self.game.why_not(self.state, action)
        if reason is not None:
            self.screen.say(f"{self.words.action(self.state, action)}: {self.words.reason(reason)}", "yellow")
            return None
        return action

    def read(self, prompt: str) -> str:
        return read_line(prompt, self.interactive)

    # -------------------------------------------------------------- commands
    def command_of(self, text: str) -> tuple[str, str] | None:
        """A command and what follows it; each is known by its English word and by that of the language."""
        return command_in(text, {command: self.get(message) for command, message in COMMANDS.items()})

    def do_command(self, command: str, rest: str) -> bool:
        """Carry a command out; True when the decision must be asked for anew."""
        doing: dict[str, Callable[[], bool]] = {
            "help": self.help,
            "why": lambda: self.why(rest),
            "undo": lambda: self.undo(rest),
            "plan": lambda: self.plan(rest),
            "show": lambda: self.show(rest),
            "table": self.table,
            "rules": self.rules,
            "log": lambda: self.log(rest),
            "save": lambda: self.save_to(rest),
            "line": self.tell_line,
            "lang": lambda: self.change_language(rest),
            "quit": self.quit,
        }
        return doing[command]()

    def help(self) -> bool:
        self.screen.say(self.get("knight-help-intro"))
        for command, message in COMMANDS.items():
            about = f"knight-help-{command}" if command in OWN_HELP else f"help-{command}"
            self.screen.say(f"  {self.get(message):<10} {self.get(about)}")
        return False

    def why(self, rest: str) -> bool:
        """Why an action is not legal; without one, why the phase cannot end or nothing be declared."""
        asked = [rest] if rest else ["end phase", "declare"]
        legal = self.screen.in_order(self.game.legal(self.state))
        labels = [self.screen.label(self.state, action) for action in legal]
        for text in asked:
            try:
                action = self.chooser.choose(text, self.state, legal, labels)
            except BadInput as error:
                self.screen.say(error.message, "yellow")
                continue
            reason = self.game.why_not(self.state, action)
            answer = self.get("why-legal") if reason is None else self.words.reason(reason)
            self.screen.say(f"{self.words.action(self.state, action)}: {answer}")
        return False

    def undo(self, rest: str) -> bool:
        """Take back the last steps, as long as nothing was drawn or rolled by them."""
        number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else 1
        done = 0
        while done < number and self.session.undoable(HERO):
            step = self.session.undo(HERO)
            self.told.pop()
            done += 1
            self.screen.say(self.get("undone", action=self.words.action(self.state, step.action)))
        if not done:
            self.screen.say(self.get("knight-undo-nothing"), "yellow")
            return False
        self.keep()
        self.seen = None
        return True

    def plan(self, rest: str) -> bool:
        """The best way on from here; a number gives the seconds to look for it."""
        from warlore.cli.apart import PLAN, Apart, rebuilt
        from warlore.cli.knight.solving import Page, searched

        seconds = float(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 5 else PLAN_SECONDS
        record = self.session.record.to_text(self.session.notation)
        question = {"record": record, "seconds": seconds}
        try:
            with Apart() as search:
                told = searched(search, self.words, PLAN, question, self.interactive)
        except WarloreError as error:
            self.screen.say(error.message, "yellow")
        else:
            Page(self.screen).solution(rebuilt(told, self.game, self.state))
        return False

    def show(self, rest: str) -> bool:
        try:
            for entry in find(rest, names=self.words):
                self.screen.print(page(entry, self.words))
        except BadInput as error:
            self.screen.say(error.message, "yellow")
        return False

    def table(self) -> bool:
        self.seen = None
        self.screen.explained = False
        return True

    def rules(self) -> bool:
        self.screen.print(self.screen.guide(self.state))
        return False

    def log(self, rest: str) -> bool:
        number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 6 else LOG
        events = [event for told in self.told for event in told]
        self.screen.tell(self.words.sentences(self.state, events[-number:] if number else []))
        return False

    def save_to(self, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.path
        try:
            saves.write_safely(path, self.save.to_text())
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.say(self.get("save-failed", path=str(path), reason=reason), "yellow")
        else:
            self.screen.say(self.get("saved", path=str(path)))
        return False

    def tell_line(self) -> bool:
        if self.line:
            print(self.line)
        else:
            print(json.dumps(self.words.combat.scenario.data, ensure_ascii=False))
        return False

    def change_language(self, rest: str) -> bool:
        try:
            texts = Texts(choose_language(rest or "?"))
        except BadInput:
            self.screen.say(self.get("lang-unknown", languages=", ".join(LANGUAGES)), "yellow")
            return False
        words = Words(texts, self.game, self.session.record.setup, self.state)
        self.screen = Screen(words, self.screen.console)
        self.chooser = Chooser(words)
        self.seen = None
        return True

    def quit(self) -> bool:
        raise Stop

    # -------------------------------------------------------------- keeping and ending
    def keep(self) -> None:
        """Save the fight; a disk that refuses is mentioned once and does not end it."""
        self.save.record_text = self.session.record.to_text(self.session.notation)
        try:
            saves.write_safely(self.path, self.save.to_text())
        except OSError as error:
            if self.path_was_given and not self.warned and len(self.told) == 1:
                raise
            if not self.warned:
                reason = error.strerror or str(error)
                self.screen.say(self.get("save-failed", path=str(self.path), reason=reason), "yellow")
            self.warned = True

    def farewell(self) -> None:
        """Say where the fight is kept and how to go on."""
        import shlex

        self.screen.say(self.get("saved", path=str(self.path)))
        print(self.get("how-to-resume", command=f"warlore knight fight --resume {shlex.quote(str(self.path))}"))

    def finish(self) -> None:
        """The aftermath, and the finished record."""
        import shlex

        s = self.state
        self.screen.print("", aftermath_table(self.screen, self.game.aftermath(s), s))
        record = self.session.record
        path = self.path if self.path_was_given else self.path.with_suffix(saves.RECORD_SUFFIX)
        try:
            saves.write_safely(path, record.to_text(self.session.notation))
        except OSError as error:
            self.screen.say(self.get("save-failed", path=str(path), reason=error.strerror or str(error)), "yellow")
            return
        if path != self.path:
            self.path.unlink(missing_ok=True)
        print(self.get("record-saved", path=str(path)))
        print(self.get("how-to-replay", command=f"warlore knight replay {shlex.quote(str(path))}"))


def told_of(record: Record, game: KnightGame) -> list[list[Event]]:
    """The events of every step of a record; the first are those of the beginning."""
    return [moment.events for moment in replay(record, game)]


# ------------------------------------------------------------------ the command
def run(
    wanted: Wanted,
    *,
    file: str | None,
    resume: bool,
    scenario: str | None,
    seed: int | None,
    lang: str | None,
    save: str | None,
    colour: bool,
) -> int:
    """`warlore knight fight`."""
    names = Names(Texts(choose_language(lang)))
    console = make_console(colour)
    interactive = sys.stdin.isatty() and console.is_terminal
    if seed is not None and not 0 <= seed <= MAX_SEED:
        raise BadInput(f"seed: {seed} is not a number from 0 to {MAX_SEED}", field="seed")
    if interactive:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    line = ""
    if resume or file:
        if wanted != Wanted() or scenario or seed is not None:
            raise BadInput("resume: the resumed fight has its own enemies, cards and luck", field="resume")
        source = file or saves.last_autosave()
        kept, session = saves.resume(source)
        path, given = Path(save or source), save is not None or file is not None
    else:
        try:
            data, line = _data(wanted, scenario, names, console, seed)
        except (Cancelled, Stop):
            print(names.get("knight-cancelled"))
            return 0
        session = Session(KnightGame(), setup_of(data), seed=seed)
        kept = saves.Save("", secret=session.secret)
        path = Path(save).expanduser() if save else saves.new_autosave()
        given = save is not None
    game = session.game
    assert isinstance(game, KnightGame)
    words = Words(names.texts, game, session.record.setup, session.state)
    desk = Desk(session, kept, path, Screen(words, console), line=line, path_was_given=given)
    try:
        desk.run()
    except Stop:
        desk.farewell()
    except KeyboardInterrupt:
        print()
        desk.farewell()
        return 130
    return 0


def _data(
    wanted: Wanted, scenario: str | None, names: Names, console: Console, seed: int | None
) -> tuple[dict[str, Any], str]:
    """The scenario, and the line that asks for it again."""
    if scenario:
        if wanted != Wanted():
            raise BadInput("scenario: the file says everything; no other option goes with it", field="scenario")
        import shlex

        line = f"warlore knight fight --scenario {shlex.quote(scenario)}"
        return read_scenario_file(read_text(scenario), scenario), line if seed is None else f"{line} --seed {seed}"
    if not wanted.anybody():
        if wanted != Wanted():
            raise BadInput(names.get("knight-nobody"), field="enemies")
        interactive = sys.stdin.isatty() and console.is_terminal
        menu = Menu(
            names, lambda prompt: read_line(prompt, interactive), lambda text: console.print(text, markup=False)
        )
        wanted = menu.run()
    return scenario_of(wanted, names), wanted.line(seed)
