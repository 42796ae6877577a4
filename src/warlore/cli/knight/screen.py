"""Drawing a fight: every function turns a part of the combat into something Rich can print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from warlore.cli.history.screen import make_console
from warlore.cli.knight.words import POINT_KINDS, Sentence, Words, parts_of
from warlore.knight import catalogue_terms as terms
from warlore.knight.game import step_name
from warlore.knight.rules import state, tables
from warlore.knight.rules.tables import MAX_ATTACKS, NOTHING

NARROW = 100
WIDEST = 130
HERE = "▶"
PHASES = terms.PHASES[1:]
STYLES = {
    "phase_begins": "bold",
    "defeated": "bold green",
    "levels_removed": "bold green",
    "blocked": "green",
    "attack_failed": "yellow",
    "block_failed": "yellow",
    "hero_wounded": "red",
    "unit_wounded": "red",
    "unit_destroyed": "red",
    "knocked_out": "bold red",
    "combat_ends": "bold",
}

__all__ = ["Screen", "make_console"]


class Screen:
    """All drawings of one fight in one language."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.explained = False

    def get(self, message: str, /, **args: Any) -> str:
        return self.words.get(message, **args)

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def not_counted(self, s: Any) -> None:
        """What no plan here uses, though it is held; nothing if there is nothing."""
        told = self.words.not_counted(s)
        if told:
            self.say(self.get("knight-not-counted"), "yellow")
        for text in told:
            self.say(f"  {text}", "dim")

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    # -------------------------------------------------------------- the whole
    def table(self, s: Any) -> None:
        """Everything: where we are, enemies, Units, hand, points."""
        self.print(self.header(s), self.enemies(s))
        if not self.explained:
            self.explained = True
            self.say(self.get("knight-legend-armor"), "dim")
        if self.words.combat.scenario.soldiers:
            self.print(self.units(s))
        self.print(self.hand(s), self.points(s))
        self.built(s)

    def decision(self, s: Any) -> None:
        """What changed since the last decision of the same phase; the enemies too when nothing is being made."""
        self.print(self.phases(s))
        if s.step == state.AT_LARGE and s.suffering == NOTHING:
            self.print(self.enemies(s))
        self.print(self.points(s))
        self.built(s)

    def built(self, s: Any) -> None:
        text = self.progress(s)
        if text is not None:
            self.print(text)

    # -------------------------------------------------------------- where we are
    def header(self, s: Any) -> RenderableType:
        site = self.words.combat.scenario.site
        facts = []
        if site.level:
            facts.append(self.get("knight-title-city", level=site.level))
        for name, there in (("assault", site.assault), ("wall", site.wall), ("night", s.book.night)):
            if there:
                facts.append(self.get(f"knight-title-{name}"))
        kind, id = ("city", site.city) if site.city else ("site", site.kind)
        title = self.get("knight-title", site=self.words.name(kind, id))
        shown = " · ".join([title, *facts])
        return Group(Rule(Text(f" {shown} ", style="bold"), style="bold"), self.phases(s))

    def phases(self, s: Any) -> RenderableType:
        """The four phases, the present one marked, and what can be done now."""
        step = step_name(s)
        text = Text()
        for i, phase in enumerate(PHASES):
            name = self.get(f"knight-phase-{phase}.short")
            here = s.step != state.OVER and s.phase == i + 1
            text.append("  ›  " if i else "")
            text.append(f"[{name}]" if here else name, style="bold reverse" if here else "dim")
        title = self.get(f"knight-step-{step}")
        text.append(f"\n{HERE} {title}{' ' if title.endswith('?') else ': '}", style="bold")
        text.append(self.get(f"knight-step-{step}.now"), style="not bold")
        return text

    # -------------------------------------------------------------- enemies
    def enemies(self, s: Any) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, width=self.width)
        table.add_column("", width=1)
        table.add_column(self.get("knight-head-enemy"), ratio=5, min_width=12)
        table.add_column(self.get("knight-head-armor"), justify="right", no_wrap=True)
        table.add_column(self.get("knight-head-attack"), ratio=4, min_width=9)
        table.add_column(self.get("knight-head-needs"), justify="right", no_wrap=True)
        table.add_column(self.get("knight-head-damage"), justify="right", no_wrap=True)
        table.add_column(self.get("knight-head-resists"), no_wrap=True)
        table.add_column(self.get("knight-head-abilities"), ratio=6, min_width=13)
        table.add_column(self.get("knight-head-fame"), justify="right", no_wrap=True)
        for e in range(s.enemies):
            for cells, style in self.enemy_rows(s, e):
                table.add_row(*map(Text, cells), style=style)
        return table

    def enemy_rows(self, s: Any, e: int) -> list[tuple[list[str], str]]:
        """One row for an enemy's first attack and what it is, one for each further attack."""
        words, rules, mark = self.words, self.words.rules, s.mark[e]
        name = words.enemy(s, e)
        if s.token[e] == NOTHING:
            return [(["", name, "?", self.get("knight-mark-unknown"), "", "", "", "", ""], "dim")]
        gone = self.fate(mark)
        if gone:
            return [(["", name, "", gone, "", "", "", "", ""], "dim")]
        token = rules.current_token(s, e)
        target = s.step == state.AIM and s.group >> e & 1
        attacks = [self.attack_cells(s, e * MAX_ATTACKS + i) for i in range(rules.attacks_of(s, e))]
        if mark & state.PREVENTED:
            attacks = [(self.get("knight-mark-prevented"), "", "")]
        first, *others = attacks or [("–", "", "")]
        own = words.combat.tokens[token].enemy
        fame = "" if mark & state.SUMMONED or e == words.combat.volkare else str(own.fame)
        resists = [one for i, one in enumerate(terms.RESISTANCES) if rules.resistances(s, e) >> i & 1]
        cells = [
            HERE if target else "",
            name,
            self.armor(s, e),
            *first,
            self.resists(resists),
            self.abilities(s, e, token),
            fame,
        ]
        rows = [(cells, "bold" if target else "")]
        rows += [(["", "", "", *more, "", "", ""], "") for more in others]
        return rows

    def resists(self, resistances: Sequence[str]) -> str:
        """Resistances, each on a line of its own where there is little room."""
        names = [self.words.name("element", name) for name in resistances]
        return (", " if self.width >= NARROW else ",\n").join(names)

    def fate(self, mark: int) -> str:
        """What became of an enemy that is no longer there."""
        for bit, word in ((state.DEFEATED, "defeated"), (state.FLED, "fled"), (state.GONE, "gone")):
            if mark & bit:
                return self.get(f"knight-mark-{word}")
        return ""

    def armor(self, s: Any, e: int) -> str:
        """The Armor now; both values of an Elusive enemy; with the Defend it would get."""
        words, rules = self.words, self.words.rules
        if e == words.combat.volkare or s.mark[e] & state.SUMMONED:
            return "–"
        armor = rules.armor_of(s, e)
        shown = str(armor)
        own = words.combat.tokens[rules.current_token(s, e)].enemy
        if own.armor_elusive:
            other = armor + own.armor - own.armor_elusive
            low = rules.fully_blocked(s, e) and s.phase == tables.ATTACK_PHASE
            shown = shown if low else f"{max(1, other)}/{armor}"
        defend = self.defend_for(s, e)
        return f"{shown} ({armor + defend})" if defend else shown

    def defend_for(self, s: Any, e: int) -> int:
        """The largest Defend that an attack on this enemy would set off."""
        if s.mark[e] & state.GUARDED:
            return 0
        given = [
            s.book.token_defend[s.token[other]]
            for other in range(s.enemies)
            if s.token[other] != NOTHING and s.mark[other] & state.ALIVE and not s.mark[other] & state.GAVE
        ]
        return max(given, default=0)

    def attack_cells(self, s: Any, attack: int) -> tuple[str, str, str]:
        """An attack with what it needs to be blocked and what it would deal."""
        words, rules = self.words, self.words.rules
        fate = s.fate[attack]
        if rules.is_summon(s, attack):
            own = words.combat.tokens[s.token[attack // MAX_ATTACKS]].enemy.attacks[attack % MAX_ATTACKS]
            colour = words.name("colour", own.summon or "brown")
            return self.get("knight-mark-summons", colour=colour), "", ""
        element = terms.ELEMENTS[rules.element_of(s, attack)]
        value = f"{rules.attack_value(s, attack)}"
        if element != "physical":
            value = f"{value} {words.name('element', element)}"
        wide = self.width >= NARROW
        if fate & state.BLOCKED:
            return f"{value} ✓ {self.get('knight-mark-blocked') if wide else ''}".rstrip(), "", "0"
        if fate & state.SUFFERED:
            return f"{value} ✗ {self.get('knight-mark-suffered') if wide else ''}".rstrip(), "", ""
        if fate & state.TRIED:
            value = f"{value} ✗"
        needed = str(rules.block_needed(s, attack)) if s.phase <= tables.BLOCK_PHASE else ""
        damage = str(rules.damage_of(s, attack)) if s.phase <= tables.DAMAGE_PHASE else ""
        return value, needed, damage

    def abilities(self, s: Any, e: int, token: int) -> str:
        """Abilities as they are now, with those a city gives, and what the enemy is here."""
        words, rules = self.words, self.words.rules
        own = words.combat.tokens[token].enemy
        bits = sum(1 << i for i, name in enumerate(terms.ABILITIES) if name in own.abilities)
        for i in range(rules.attacks_of(s, e)):
            bits |= rules.abilities_of(s, e * MAX_ATTACKS + i)
        hidden = ("fortified", "unfortified")
        shown = [
            words.ability(name) for i, name in enumerate(terms.ABILITIES) if bits >> i & 1 and name not in hidden
        ]
        layers = rules.layers(s, e)
        if layers and s.phase <= tables.RANGED_PHASE:
            shown.insert(0, self.get("knight-mark-twice-fortified" if layers > 1 else "knight-mark-fortified"))
        if own.defend:
            shown.append(words.ability("defend", own.defend))
        if e == words.combat.leader:
            shown.insert(0, self.get("knight-title-city", level=rules.leader_level(s)))
        if e < len(words.combat.foes) and words.combat.foes[e].rampaging:
            shown.append(self.get("knight-mark-rampaging"))
        if s.mark[e] & state.SUMMONED:
            shown.append(self.get("knight-mark-summoned", enemy=words.enemy(s, s.summoner[e])))
        return ", ".join(shown)

    # -------------------------------------------------------------- the Hero's side
    def units(self, s: Any) -> RenderableType:
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, width=self.width)
        table.add_column(self.get("knight-head-unit"), ratio=3, min_width=12)
        table.add_column(self.get("knight-head-level"), justify="right", no_wrap=True)
        table.add_column(self.get("knight-head-armor"), justify="right", no_wrap=True)
        table.add_column(self.get("knight-head-resists"), no_wrap=True)
        table.add_column(self.get("knight-head-state"), no_wrap=True)
        table.add_column(self.get("knight-head-effects"), ratio=8)
        for unit, soldier in enumerate(words.combat.scenario.soldiers):
            bits = s.book.unit_resist[unit] | s.unit_resist[unit]
            resists = [name for i, name in enumerate(terms.RESISTANCES) if bits >> i & 1]
            source = next(i for i, thing in enumerate(words.combat.sources) if thing.unit == unit)
            usable = s.unit_ready[unit] and not s.unit_wounds[unit] and not s.unit_mark[unit] & state.DESTROYED
            cells = (
                words.unit(unit),
                str(soldier.unit.level),
                str(soldier.unit.armor),
                self.resists(resists),
                self.unit_state(s, unit),
                self.modes_of(source) if usable else "",
            )
            table.add_row(*map(Text, cells), style="" if usable else "dim")
        return table

    def unit_state(self, s: Any, unit: int) -> str:
        if s.unit_mark[unit] & state.DESTROYED:
            return self.get("knight-unit-destroyed")
        shown = [self.get("knight-unit-ready" if s.unit_ready[unit] else "knight-unit-spent")]
        if s.unit_wounds[unit]:
            shown.append(self.get("knight-unit-wounded", number=s.unit_wounds[unit]))
        if s.unit_mark[unit] & state.RESISTED:
            shown.append(self.get("knight-unit-resisted"))
        return ",\n".join(shown)

    def modes_of(self, source: int) -> str:
        """All ways to use a card or Unit, those played through another card left out."""
        return " / ".join(
            self.words.flat_mode(i)
            for i, mode in enumerate(self.words.combat.modes)
            if mode.source == source and mode.partner == NOTHING
        )

    def hand(self, s: Any) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, width=self.width)
        table.add_column(self.get("knight-head-hand"), ratio=3, min_width=12)
        table.add_column(self.get("knight-head-effects"), ratio=10)
        held = [
            i
            for i, thing in enumerate(self.words.combat.sources)
            if thing.kind != tables.UNIT and s.source[i] == tables.IN_HAND
        ]
        for source in held:
            modes = self.modes_of(source) or f"({self.get('knight-sideways')})"
            table.add_row(Text(self.words.source(source)), Text(modes))
        return table if held else Text(f"\n{self.get('knight-no-hand')}", style="dim")

    def points(self, s: Any) -> RenderableType:
        """Mana, points, Wounds, Fame."""
        words, get = self.words, self.get
        mana = ", ".join(f"{words.mana(colour)} {s.mana[i]}" for i, colour in enumerate(terms.MANA) if s.mana[i])
        wounds = get("knight-have-wounds", wounds=s.hero_wounds, limit=s.book.hand_limit)
        if s.held_wounds != s.hero_wounds:
            wounds = f"{wounds} ({get('knight-have-held', held=s.held_wounds)})"
        parts = [
            f"{get('knight-have-mana')} {mana or '–'}",
            f"{get('knight-have-move')} {s.move}",
            f"{get('knight-have-influence')} {s.influence}",
            f"{get('knight-have-armor')} {s.book.hero_armor}",
            wounds,
            f"{get('knight-have-fame')} {s.fame}",
            f"{get('knight-have-reputation')} {s.reputation:+d}",
        ]
        return Text("\n" + " · ".join(parts))

    def progress(self, s: Any) -> Text | None:
        """The attack, block or damage in hand: its running total against what is needed."""
        words, rules = self.words, self.words.rules
        if s.step == state.NAME_TOKEN:
            summons = s.phase == tables.BLOCK_PHASE
            enemy = words.enemy(s, s.naming // MAX_ATTACKS if summons else s.naming)
            return Text(self.get("knight-naming-summoned" if summons else "knight-naming", enemy=enemy), style="bold")
        if s.suffering != NOTHING:
            attack = words.attack_name(s, s.suffering)
            return Text(self.get("knight-built-damage", attack=attack, left=s.damage), style="bold red")
        if s.step == state.AIM:
            total, needed = rules.attack_total(s), rules.attack_needed(s)
            head = self.get("knight-built-attack", enemies=words.enemies(s, s.group), total=total, needed=needed)
            kinds = range(3)
        elif s.step == state.PARRY:
            total, needed = rules.block_total(s), rules.block_needed(s, s.aimed)
            head = self.get("knight-built-block", attack=words.attack_name(s, s.aimed), total=total, needed=needed)
            kinds = range(3, 4)
        else:
            return None
        gathered = [
            (kind, element, s.points[kind * tables.ELEMENTS + element])
            for kind in kinds
            for element in range(tables.ELEMENTS)
            if s.points[kind * tables.ELEMENTS + element]
        ]
        points = " + ".join(words.points(POINT_KINDS[kind], terms.ELEMENTS[one], n) for kind, one, n in gathered)
        source = self.get("knight-built-from", points=points) if points else self.get("knight-built-nothing")
        enough = total >= needed
        verdict = self.get("knight-built-enough") if enough else self.get("knight-built-short", number=needed - total)
        text = Text(f"{head} ({verdict}); {source}", style="bold green" if enough else "bold")
        if total < sum(n for _, _, n in gathered):
            text.append(f", {self.get('knight-built-halved')}")
        return text

    # -------------------------------------------------------------- what happened, and choices
    def tell(self, sentences: Sequence[Sentence]) -> None:
        before = ""
        for sentence in sentences:
            # What was played has just said how many points it gives.
            if sentence.event == "points" and before.endswith(sentence.text):
                continue
            before = sentence.text.partition(" [")[0]
            text = Text("" if sentence.event == "phase_begins" else "  ")
            text.append(sentence.text, style=STYLES.get(sentence.event, ""))
            if sentence.rules:
                text.append(f" ({', '.join(sentence.rules)})", style="dim")
            self.print(text)

    def about(self, s: Any, action: int) -> str:
        """What one wants to know about a choice before making it."""
        words, rules = self.words, self.words.rules
        family, index = parts_of(action)
        if family == "target":
            return f"{self.get('knight-head-armor')} {self.armor(s, index)}"
        if family in ("block", "choose_attack", "slow"):
            value, needed, _ = self.attack_cells(s, index)
            return f"{value}; {self.get('knight-head-needs')} {needed}" if needed else value
        if family == "hit_hero":
            damage = s.damage if s.suffering == index else rules.damage_of(s, index)
            wounds = -(-damage // s.book.hero_armor)
            return f"{self.get('knight-head-damage')} {damage}: {self.get('knight-wounds', number=wounds)}"
        if family == "hit_unit":
            unit, attack = divmod(index, tables.ENEMY_ATTACKS)
            damage = s.damage if s.suffering == attack else rules.damage_of(s, attack)
            armor = s.book.unit_armor[unit]
            return f"{self.get('knight-head-damage')} {damage}; {self.get('knight-head-armor')} {armor}"
        if family == "token":
            return f"×{s.left[index]}" if s.left[index] > 1 else ""
        if family == "end_phase":
            following = (*terms.PHASES, "over")[s.phase + 1]
            return self.get(f"knight-phase-{following}")
        if family == "bonus":
            part = s.bonus[index] - 1
            if part >= 0:
                kind, element = s.book.part_kind[part], s.book.part_element[part]
                return words.points(POINT_KINDS[kind], terms.ELEMENTS[element], s.book.part_value[part])
        return ""

    def label(self, s: Any, action: int) -> str:
        """A choice as it is offered."""
        about = self.about(s, action)
        text = self.words.action(s, action)
        return f"{text} ({about})" if about else text

    @staticmethod
    def in_order(legal: Sequence[int]) -> list[int]:
        """The choices as they are offered: cards played sideways come last."""
        return sorted(legal, key=lambda action: parts_of(action)[0] == "sideways")

    def choices(self, labels: Sequence[str], sideways: int = 0) -> RenderableType:
        """The numbered choices; the last ones, played sideways, close together."""
        numbered = [(f"{i:>2}", label) for i, label in enumerate(labels, 1)]
        first = len(labels) - sideways
        parts: list[RenderableType] = [Text(""), self.columns(numbered[:first], 2)]
        if sideways:
            parts.append(self.columns(numbered[first:], 4, "dim"))
        return Group(*parts)

    def columns(self, numbered: Sequence[tuple[str, str]], most: int, style: str = "") -> RenderableType:
        """Choices in as many columns as fit."""
        longest = max((len(label) for _, label in numbered), default=0) + 6
        columns = max(1, min(most, self.width // longest)) if len(numbered) > 6 else 1
        rows = -(-len(numbered) // columns)
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(justify="right", no_wrap=True, style="bold")
            grid.add_column(overflow="fold", style=style)
        for row in range(rows):
            cells: list[str] = []
            for column in range(columns):
                i = column * rows + row
                cells += numbered[i] if i < len(numbered) else ("", "")
            grid.add_row(*map(Text, cells))
        return grid

    def guide(self, s: Any) -> RenderableType:
        """The rules of this step."""
        step = step_name(s)
        body = Text(self.get(f"knight-step-{step}.guide"))
        return Panel(body, title=Text(self.get(f"knight-step-{step}")), width=min(self.width, NARROW))
