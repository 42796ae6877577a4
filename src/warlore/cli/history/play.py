"""Playing at one terminal: people, bots, or both; everything is saved after every action."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.panel import Panel
from rich.text import Text

from warlore.cli.commands import command_in
from warlore.cli.history import saves
from warlore.cli.history.choose import Chooser, label
from warlore.cli.history.players import DEFAULT_SEATS, Bots, check_saved_player, parse_seats
from warlore.cli.history.saves import HUMAN, Save
from warlore.cli.history.scores import luck_ledger, score_sheet, winners
from warlore.cli.history.screen import Screen, make_console
from warlore.cli.history.words import Sentence, Words
from warlore.history.cardset import Relic, Unit, load_cards
from warlore.history.game import HistoryGame, HistoryView
from warlore.history.options import RuleOptions
from warlore.history.telling import PLAIN_ACTIONS, play_and_tell, told_of
from warlore.table import BadInput, Session, Setup
from warlore.table.chain import short_head
from warlore.table.luck import MAX_SEED
from warlore.table.words import plain_text
from warlore.texts import LANGUAGES, Texts, choose_language

SPEEDS = {"slow": 1.2, "normal": 0.5, "fast": 0.15, "instant": 0.0}
COMMANDS = ("help", "why", "undo", "save", "log", "card", "board", "scores", "rules", "hints", "lang", "quit")
TELLING = {"turn_begins": "bold", "line_fought": "bold", "battle_ended": "bold", "defeated": "red"}
RECAP = 40


class Stop(Exception):
    """The game is left where it stands."""


class Desk:
    """One terminal with a game on it."""

    def __init__(
        self,
        session: Session[Any],
        save: Save,
        path: Path,
        screen: Screen,
        *,
        speed: str = "normal",
        path_was_given: bool = False,
    ) -> None:
        self.session = session
        self.save = save
        self.path = path
        self.path_was_given = path_was_given
        self.screen = screen
        self.chooser = Chooser(screen.words)
        self.interactive = sys.stdin.isatty() and screen.console.is_terminal
        self.pause = SPEEDS[speed] if self.interactive else 0.0
        self.told = told_of(session.record, self.game)
        seats = session.record.setup.seats
        self.people = [seat for seat, name in enumerate(seats) if save.players[name] == HUMAN]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.heard = dict.fromkeys(range(len(seats)), len(self.told))
        self.seen_by: dict[int, int] = {}
        self.guided: set[tuple[int, str]] = set()
        self.warned = False
        self.bots = Bots(save.bot_seed, lambda note: self.screen.say(note, "yellow"))

    @property
    def game(self) -> HistoryGame:
        game = self.session.game
        assert isinstance(game, HistoryGame)
        return game

    @property
    def words(self) -> Words:
        return self.screen.words

    def get(self, message: str, /, **args: Any) -> str:
        return self.screen.get(message, **args)

    def view(self, seat: int | None) -> HistoryView:
        return self.game.view(self.session.state, seat)

    # -------------------------------------------------------------- from the first decision to the last
    def run(self) -> None:
        seats = self.session.record.setup.seats
        self.bots.welcome({seat: self.save.players[name] for seat, name in enumerate(seats)})
        self.keep()
        self.greet()
        while self.session.turn is not None:
            seat = self.session.turn
            player = self.save.players[self.words.seat(seat)]
            if player == HUMAN:
                self.human_turn(seat)
            else:
                self.play(self.bots.decide(player, seat, len(self.told), self.view(seat)))
        self.finish()

    def greet(self) -> None:
        who = ", ".join(f"{name} ({self.player_name(player)})" for name, player in self.save.players.items())
        self.screen.say(self.get("greeting", players=who), "bold")
        kind, _, detail = self.session.record.chance.partition(" ")
        sealed = kind == "sealed"
        luck = self.get("luck-sealed", commitment=detail) if sealed else self.get("luck-seed", seed=detail)
        self.screen.say(luck)
        if len(self.told) > 1:
            self.screen.say(self.get("resumed", steps=len(self.told) - 1))
        if self.people:
            self.screen.say(self.get("type-help"), "dim")

    def player_name(self, player: str) -> str:
        return self.get("player-human") if player == HUMAN else self.get("player-bot", bot=player)

    def play(self, action: int) -> None:
        """Carry out an action, keep the game, and tell whoever sits at the screen."""
        told = play_and_tell(self.session, action, len(self.told))
        self.told.append(told)
        self.keep()
        self.tell(self.words.sentences(told, self.at_screen))
        if self.at_screen is not None:
            self.heard[self.at_screen] = len(self.told)

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Sentence by sentence, with a pause after each when somebody watches."""
        for event, text in sentences:
            self.screen.say(text if event == "turn_begins" else f"  {text}", TELLING.get(event, ""))
            if self.pause:
                time.sleep(self.pause)

    # -------------------------------------------------------------- a person decides
    def human_turn(self, seat: int) -> None:
        if self.at_screen != seat:
            self.hand_over(seat)
        self.show(seat)
        view = self.view(seat)
        legal = view.legal()
        labels = [label(self.words, view, action) for action in legal]
        self.screen.print(self.screen.choices(labels))
        while True:
            text = self.read(f"{self.words.seat(seat)}> ")
            if not text.strip():
                continue
            command = self.command_of(text)
            if command is None:
                action = self.understand(text, view, legal, labels)
                if action is not None:
                    self.play(action)
                    return
            elif self.do_command(*command, seat=seat, view=view):
                return

    def show(self, seat: int) -> None:
        """The whole table at this person's first decision of a turn, then what each decision is about."""
        view = self.view(seat)
        turn = self.session.state.turns
        if self.seen_by.get(seat) != turn:
            self.seen_by[seat] = turn
            self.screen.table(view, [view])
        else:
            self.screen.decision(view)
        step = view.describe()["step"]
        if self.screen.hints and (seat, step) not in self.guided:
            self.guided.add((seat, step))
            self.screen.print("", self.screen.guide(step, legend=len(self.guided) == 1))

    def understand(self, text: str, view: HistoryView, legal: Sequence[int], labels: Sequence[str]) -> int | None:
        """The legal action meant, or a sentence about why there is none."""
        try:
            action = self.chooser.choose(text, legal, labels)
        except BadInput as error:
            self.screen.say(error.message, "yellow")
            return None
        reason = view.why_not(action)
        if reason is not None:
            self.screen.say(f"{self.words.action(action)}: {self.words.reason(reason)}", "yellow")
            return None
        return action

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is covered, so that nobody sees the other's hand."""
        if len(self.people) > 1:
            if self.at_screen is not None:
                self.read(self.get("cover-hide"))
                self.wipe()
            cover = Text(self.get("cover", seat=self.words.seat(seat)), justify="center")
            self.screen.print(Panel(cover, padding=(2, 4)))
            self.read(self.get("cover-enter"))
            self.wipe()
        self.at_screen = seat
        missed = self.told[self.heard[seat] :]
        if missed:
            self.screen.say(self.get("meanwhile"), "bold")
            recap = [sentence for told in missed for sentence in self.words.sentences(told, seat)]
            for event, text in recap[-RECAP:]:
                self.screen.say(f"  {text}", TELLING.get(event, ""))
        self.heard[seat] = len(self.told)

    def wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.interactive:
            sys.stdout.write("\033[2J\033[3J\033[H")
            sys.stdout.flush()

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input leaves the game where it stands."""
        if self.interactive:
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
        line = line.rstrip("\r\n")
        print(line)
        return line

    # -------------------------------------------------------------- commands
    def command_of(self, text: str) -> tuple[str, str] | None:
        """A command and what follows it; each is known by its English word and by that of the language."""
        return command_in(text, {command: self.get(f"command-{command}") for command in COMMANDS})

    def do_command(self, command: str, rest: str, *, seat: int, view: HistoryView) -> bool:
        """Carry a command out; True when the decision must be asked for anew."""
        doing: dict[str, Callable[[], bool]] = {
            "help": self.help,
            "why": lambda: self.why(rest, view),
            "undo": lambda: self.undo(seat),
            "save": lambda: self.save_to(rest),
            "log": lambda: self.log(rest, seat),
            "card": lambda: self.card(rest),
            "board": lambda: self.board(seat),
            "scores": lambda: self.scores(view),
            "rules": lambda: self.rules(view),
            "hints": self.toggle_hints,
            "lang": lambda: self.change_language(rest),
            "quit": self.quit,
        }
        return doing[command]()

    def help(self) -> bool:
        self.screen.say(self.get("help-intro"))
        for command in COMMANDS:
            word = self.get(f"command-{command}")
            self.screen.say(f"  {word:<10} {self.get(f'help-{command}')}")
        self.screen.say(self.words.legend(), "dim")
        return False

    def why(self, rest: str, view: HistoryView) -> bool:
        """Why an action is not legal; without one, why the simple ones are not."""
        if not rest:
            for action in PLAIN_ACTIONS:
                reason = view.why_not(action)
                if reason is not None and reason.code != "not_now":
                    self.screen.say(f"  {self.words.action(action)}: {self.words.reason(reason)}")
            return False
        try:
            action = self.chooser.any_action(rest)
        except BadInput as error:
            self.screen.say(error.message, "yellow")
            return False
        reason = view.why_not(action)
        text = self.get("why-legal") if reason is None else self.words.reason(reason)
        self.screen.say(f"{self.words.action(action)}: {text}")
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last step, if nothing was revealed by it."""
        if not self.session.undoable(seat):
            self.screen.say(self.get("undo-nothing"), "yellow")
            return False
        step = self.session.undo(seat)
        self.told.pop()
        self.heard = {other: min(heard, len(self.told)) for other, heard in self.heard.items()}
        self.keep()
        self.screen.say(self.get("undone", action=self.words.action(step.action)))
        return True

    def save_to(self, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.path
        try:
            saves.write_safely(path, self.save.to_text())
        except OSError as error:
            self.screen.say(self.get("save-failed", path=str(path), reason=error.strerror or str(error)), "yellow")
        else:
            self.screen.say(self.get("saved", path=str(path)))
        return False

    def log(self, rest: str, seat: int) -> bool:
        number = int(rest) if rest.isdecimal() and len(rest) < 6 else 25
        lines = [text for told in self.told[1:] for _, text in self.words.sentences(told, seat)]
        for line in lines[-number:] if number else []:
            self.screen.say(f"  {line}")
        return False

    def card(self, rest: str) -> bool:
        found = find_cards(self.words, rest)
        if not found:
            self.screen.say(self.get("card-unknown", name=rest[:40]), "yellow")
        for card in found[:5]:
            self.screen.say(card_text(self.words, card))
        return False

    def board(self, seat: int) -> bool:
        view = self.view(seat)
        self.screen.table(view, [view])
        return False

    def scores(self, view: HistoryView) -> bool:
        self.screen.print(self.screen.players(view))
        self.screen.say(self.get("scores-public"), "dim")
        for player in view.describe()["players"]:
            if player["hand"] is None and player["known_in_hand"]:
                units = ", ".join(map(self.words.unit, player["known_in_hand"]))
                self.screen.say(self.get("scores-known", seat=player["sabaton"], units=units))
        return False

    def rules(self, view: HistoryView) -> bool:
        self.screen.print(self.screen.guide(view.describe()["step"]))
        return False

    def toggle_hints(self) -> bool:
        self.screen.hints = not self.screen.hints
        self.screen.say(self.get("hints-on" if self.screen.hints else "hints-off"))
        return False

    def change_language(self, rest: str) -> bool:
        try:
            texts = Texts(choose_language(rest or "?"))
        except BadInput:
            self.screen.say(self.get("lang-unknown", languages=", ".join(LANGUAGES)), "yellow")
            return False
        words = Words(texts, self.game, self.session.record.setup)
        self.screen = Screen(words, self.screen.console, self.screen.hints)
        self.chooser = Chooser(words)
        self.seen_by.clear()
        self.guided.clear()
        return True

    def quit(self) -> bool:
        raise Stop

    # -------------------------------------------------------------- keeping and ending
    def keep(self) -> None:
        """Save the game; a disk that refuses is mentioned once and does not end the game."""
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
        """Say where the game is kept and how to go on."""
        self.screen.say(self.get("saved", path=str(self.path)))
        print(self.get("how-to-resume", command=f"warlore history play --resume {shell_word(str(self.path))}"))

    def finish(self) -> None:
        """Points, ranking, luck, and the finished record."""
        outcome = self.game.outcome(self.session.state)
        self.screen.print("", score_sheet(self.screen, outcome))
        self.screen.say(winners(self.screen, outcome), "bold")
        self.screen.print("", luck_ledger(self.screen, self.told))
        record = self.session.record
        if record.secret:
            self.screen.say(self.get("luck-secret", secret=record.secret))
        self.screen.say(self.get("luck-head", head=short_head(self.session.head)))
        path = self.path if self.path_was_given else self.path.with_suffix(saves.RECORD_SUFFIX)
        try:
            saves.write_safely(path, record.to_text(self.session.notation))
        except OSError as error:
            self.screen.say(self.get("save-failed", path=str(path), reason=error.strerror or str(error)), "yellow")
            return
        if path != self.path:
            self.path.unlink(missing_ok=True)
        print(self.get("record-saved", path=str(path)))
        print(self.get("how-to-replay", command=f"warlore history replay {shell_word(str(path))}"))


# ------------------------------------------------------------------ cards by name
def find_cards(words: Words, text: str) -> list[Unit | Relic]:
    """Units and Relics whose name, in the language or in English, or id has these words."""
    wanted = plain_text(text)
    if not wanted:
        return []
    cards: list[Unit | Relic] = [*words.cards.units, *words.cards.relics]

    def names(card: Unit | Relic) -> list[str]:
        own = words.unit(card) if isinstance(card, Unit) else words.relic(card)
        return [plain_text(name) for name in (own, card.name, card.id)]

    exact = [card for card in cards if wanted in names(card)]
    return exact or [card for card in cards if any(wanted in name for name in names(card))]


def card_text(words: Words, card: Unit | Relic) -> str:
    """A card in a line or two."""
    if isinstance(card, Relic):
        head = f"{words.relic(card)}: {words.get('points-relics')}, {words.get('era', era=card.era)}"
    else:
        era = f", {words.get('era', era=card.era)}" if card.era else ""
        head = f"{words.unit(card)}: {words.get(f'kind-{card.kind}')}{era}, {words.brief(card)}"
    description = words.description(card)
    return f"{head}\n  {description}" if description else head


def shell_word(text: str) -> str:
    """A path as it can be pasted into a shell."""
    import shlex

    return shlex.quote(text)


# ------------------------------------------------------------------ the command
def run(
    *,
    file: str | None,
    resume: bool,
    seats: str | None,
    rounds: int | None,
    options: Sequence[str],
    cards: str | None,
    seed: int | None,
    first: str | None,
    lang: str | None,
    save: str | None,
    colour: bool,
    hints: bool,
    speed: str,
) -> int:
    """`warlore history play`."""
    texts = Texts(choose_language(lang))
    if speed not in SPEEDS:
        raise BadInput(f"speed: '{speed[:40]}' is no speed; they are {', '.join(SPEEDS)}", field="speed")
    if resume or file:
        new_only = {"--rounds": rounds, "--option": options or None, "--seed": seed, "--first": first}
        for name, value in new_only.items():
            if value is not None:
                raise BadInput(f"{name} is for a new game; the resumed one has its own", field=name)
        source = file or saves.last_autosave()
        saved, session = saves.resume(source, cards)
        players = session.record.setup.seats
        if seats is not None:
            saved.players = _same_people(parse_seats(seats), players)
        else:
            saved.players = {name: check_saved_player(saved.players.get(name, HUMAN)) for name in players}
        path = Path(save or source)
        given = save is not None or file is not None
    else:
        saved, session = new_game(DEFAULT_SEATS if seats is None else seats, rounds, options, cards, seed, first)
        path = Path(save).expanduser() if save else saves.new_autosave()
        given = save is not None
    game = session.game
    assert isinstance(game, HistoryGame)
    screen = Screen(Words(texts, game, session.record.setup), make_console(colour), hints)
    desk = Desk(session, saved, path, screen, speed=speed, path_was_given=given)
    if desk.interactive:
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    try:
        desk.run()
    except Stop:
        desk.farewell()
    except KeyboardInterrupt:
        print()
        desk.farewell()
        return 130
    finally:
        desk.bots.close()
    return 0


def new_game(
    seats: str, rounds: int | None, options: Sequence[str], cards: str | None, seed: int | None, first: str | None
) -> tuple[Save, Session[Any]]:
    """A new game from what was given on the command line."""
    players = parse_seats(seats)
    names = tuple(players)
    if seed is not None and not 0 <= seed <= MAX_SEED:
        raise BadInput(f"seed: {seed} is not a number from 0 to {MAX_SEED}", field="seed")
    given: dict[str, str] = {}
    for option in options:
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals:
            raise BadInput(f"option: '{option[:40]}' is not of the form name=value", field="option")
        if name in given:
            raise BadInput(f"option: '{name}' is given twice", field="option")
        given[name] = value
    if rounds is not None:
        given["rounds"] = str(rounds)
    chosen = RuleOptions.of(given, "option").changed()
    beginner = 0
    if first is not None:
        plain = [plain_text(name) for name in names]
        if plain_text(first) not in plain:
            raise BadInput(f"first: '{first[:40]}' has no seat; the seats are {', '.join(names)}", field="first")
        beginner = plain.index(plain_text(first))
    game = HistoryGame(load_cards(cards))
    session: Session[Any] = Session(game, Setup(names, beginner, chosen), seed=seed)
    bot_seed = secrets.randbits(62) if seed is None else seed % 2**62
    cards_file = str(Path(cards).resolve()) if cards else ""
    return Save("", players, session.secret, bot_seed, cards_file), session


def _same_people(players: dict[str, str], seats: Sequence[str]) -> dict[str, str]:
    if set(players) != set(seats):
        raise BadInput(f"seats: the resumed game is played by {', '.join(seats)}", field="seats")
    return players


__all__ = ["Desk", "card_text", "find_cards", "new_game", "run"]
