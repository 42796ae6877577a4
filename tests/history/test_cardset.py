"""Loading card files: what is read, how it is hashed and found, and what an error says.

Bad files are made from the standard one by changing a single entry.
"""

from __future__ import annotations

import importlib.resources
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from warlore.history.cardset import (
    ERAS,
    LARGEST_FILE,
    SABATONS,
    CardError,
    CardSet,
    load_cards,
    parse_cards,
    template,
)

DATA = importlib.resources.files("warlore.history") / "data" / "standard.toml"
STANDARD = DATA.read_text(encoding="utf-8")
TOP = 'format = 1\nid = "standard"'
ENTRIES = [block for block in STANDARD.split("\n\n") if block.startswith("[")]


def file_of(entries: list[str], top: str = TOP) -> str:
    return "\n\n".join([top, *entries])


def changed(entry: str, line: str) -> str:
    """The standard file with one line of an entry set, or dropped when it ends in "="."""
    field = line.split(" = ")[0].removesuffix(" =")
    found = next(block for block in ENTRIES if entry in block)
    lines = [old for old in found.splitlines() if not old.startswith(f"{field} =")]
    if not line.endswith("="):
        lines.append(line)
    return file_of(["\n".join(lines) if block is found else block for block in ENTRIES])


def without(entry: str) -> str:
    found = next(block for block in ENTRIES if entry in block)
    return file_of([block for block in ENTRIES if block is not found])


def error_of(text: str) -> str:
    with pytest.raises(CardError) as caught:
        parse_cards(text, "my.toml")
    return str(caught.value)


def is_one_sentence(message: str) -> bool:
    return "\n" not in message and message.endswith(".") and not re.search(r"[.!?] [A-Z]", message)


# ---- The standard set ----


def test_the_standard_set_is_loaded_once() -> None:
    assert load_cards() is load_cards()
    assert load_cards().id == "standard"


def test_the_helper_that_makes_bad_files_starts_from_a_good_one() -> None:
    assert parse_cards(file_of(ENTRIES), "my.toml") == load_cards()


def test_a_file_is_read_from_its_path(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(STANDARD, encoding="utf-8")
    assert load_cards(file) == load_cards(str(file)) == load_cards()


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xef\xbb\xbf" + STANDARD.replace("\n", "\r\n").encode())
    assert load_cards(file) == load_cards()


def test_units_stand_in_canonical_order() -> None:
    order = [(unit.kind, unit.era) for unit in load_cards().units]
    expected: list[tuple[str, str | None]] = [("base", None)] * 4
    for era in ERAS:
        expected += [("elite", era)] * 15 + [("hero", era)] * 2
    assert order == expected


def test_the_order_of_kinds_in_the_file_does_not_matter() -> None:
    heroes_first = sorted(ENTRIES, key=lambda block: 'kind = "hero"' not in block)
    assert heroes_first != ENTRIES
    assert parse_cards(file_of(heroes_first), "my.toml") == load_cards()


def test_fields_left_out_have_their_defaults() -> None:
    spy = load_cards().find_unit("Spy")
    assert (spy.long, spy.medium, spy.close, spy.hp, spy.assault) == (0, 0, 0, 1, 0)
    assert (spy.left, spy.right, spy.era) == (None, None, None)
    assert spy.sabatons == SABATONS
    assert load_cards().find_unit("Arditi").sabatons == ()


def test_base_sets_may_differ_from_sabaton_to_sabaton() -> None:
    own = '[[unit]]\nid = "drummer"\nname = "Drummer"\nkind = "base"\ncopies = 2\nsource = "reconstruction"\n'
    spies = changed('id = "spy"', 'sabatons = ["Tommy", "Chris", "Joakim", "Pär"]')
    cards = parse_cards(f'{spies}\n\n{own}sabatons = ["Hannes"]', "my.toml")
    assert Counter(unit.name for unit in cards.base_cards("Hannes"))["Drummer"] == 2
    assert Counter(unit.name for unit in cards.base_cards("Tommy"))["Spy"] == 2
    assert cards.find_unit("Spy").sabatons == ("Chris", "Joakim", "Pär", "Tommy")


def test_prowess_is_kept_in_the_order_of_the_sabatons() -> None:
    backwards = file_of(ENTRIES[::-1])
    assert [own.sabaton for own in parse_cards(backwards, "my.toml").prowess] == list(SABATONS)


def test_every_entry_has_its_source() -> None:
    sources = load_cards().sources
    assert sources["unit trung-sisters"] == sources["warfare chase"] == "rulebook"
    assert sources["wheel"] == sources["relic tizona"] == sources["prowess Pär"] == "reconstruction"
    assert len(sources) == 72 + 32 + 12 + 9 + 5 + 1


# ---- The hash ----


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ('id = "archers"', "medium = 2"),
        ('id = "archers"', 'name = "Bowmen"'),
        ('id = "spy"', 'id = "agent"'),
        ('id = "arditi"', 'right = "IV"'),
        ('id = "tizona"', 'name = "Colada"'),
        ("[[tile]]", "pointer = 3"),
        ('token = "close+1"', 'token = "close+3"'),
        ('sabaton = "Chris"', "values = [1, 3, 4, 5]"),
        ("[wheel]", "step = 2"),
        ("[wheel]", "arrows = [0, 2]"),
    ],
)
def test_the_hash_changes_with_what_matters_in_play(entry: str, line: str) -> None:
    assert parse_cards(changed(entry, line), "my.toml").hash != load_cards().hash


@pytest.mark.parametrize("entry", ['id = "arditi"', 'id = "tizona"', "[[tile]]", '"close+1"', "[wheel]"])
def test_the_hash_does_not_change_with_sources(entry: str) -> None:
    cards = parse_cards(changed(entry, 'source = "rulebook"'), "my.toml")
    assert cards.sources != load_cards().sources
    assert cards.hash == load_cards().hash


def test_the_hash_does_not_change_with_comments_places_or_the_name_of_the_set() -> None:
    text = "# mine\n" + file_of(ENTRIES, 'format = 1\nid = "mine"')
    cards = parse_cards(text, "elsewhere.toml")
    assert cards.id == "mine"
    assert cards.hash == load_cards().hash
    assert re.fullmatch("[0-9a-f]{64}", cards.hash)


# ---- Errors: the sentence names file, entry, field, what was found and what is allowed ----

# By the entry that is changed and its name in the message: the line written, and what is said about it.
WRONG = {
    ('id = "persian-immortals"', 'unit 5 "Persian Immortals": '): {
        "hp = 12": "hp is 12 but must be a whole number from 1 to 9",
        "hp = 0": "hp is 0 but must be a whole number from 1 to 9",
        "long = -1": "long is -1 but must be a whole number from 0 to 9",
        "long = true": "long is true but must be a whole number from 0 to 9",
        "long = 1.0": "long is 1.0 but must be a whole number from 0 to 9",
        'long = "1"': 'long is "1" but must be a whole number from 0 to 9',
        "long = [1]": "long is [1] but must be a whole number from 0 to 9",
        "long = nan": "long is NaN but must be a whole number from 0 to 9",
        "long = 1999-12-31": "long is a value of type date but must be a whole number from 0 to 9",
        f"long = {10**80}": "long is a number of more than 38 digits but must be a whole number from 0 to 9",
        f"long = 0x{'f' * 9999}": "long is a number of more than 38 digits but must be a whole number",
        f"long = [0x{'f' * 9999}]": "long is a value of type list but must be a whole number from 0 to 9",
        f'kind = "{"x" * 99}"': f'kind is "{"x" * 56}... but must be one of "base", "elite", "hero"',
        "kind =": 'kind is missing but must be one of "base", "elite", "hero"',
        "era =": 'era is missing but must be one of "I", "II", "III", "IV"',
        'era = "V"': 'era is "V" but must be one of "I", "II", "III", "IV"',
        "era = 1": 'era is 1 but must be one of "I", "II", "III", "IV"',
        'left = "none"': 'left is "none" but must be one of "I", "II", "III", "IV"',
        'right = ""': 'right is "" but must be one of "I", "II", "III", "IV"',
        'source = "hearsay"': 'source is "hearsay" but must be one of "rulebook", "reconstruction"',
        "source =": 'source is missing but must be one of "rulebook", "reconstruction"',
        "copies = 2": "copies is 2 but must be left out for a unit of kind elite",
        'sabatons = ["Pär"]': 'sabatons is ["Pär"] but must be left out for a unit of kind elite',
        "colour = 3": 'field "colour" is unknown but must be one of id, name, kind, era, hp, long',
        'id = "Immortals!"': 'id is "Immortals!" but must be lower-case letters a-z, digits and hyphens',
        "id =": "id is missing but must be lower-case letters a-z, digits and hyphens",
        'id = "spy"': 'id is "spy" but must be different from the id of unit 4 "Spy"',
    },
    ('id = "persian-immortals"', "unit 5 "): {
        'name = "SPÝ"': '"SPÝ": name is "SPÝ" but must be different from the id of "Spy"',
        'name = "Árditi"': '"Árditi": name is "Árditi" but must be different from the id of "Arditi"',
        "name =": '"persian-immortals": name is missing but must be 1 to 60 printable characters',
        "name = 7": '"persian-immortals": name is 7 but must be 1 to 60 printable characters',
        'name = ""': '"": name is "" but must be 1 to 60 printable characters, no outer blanks, and none of',
        'name = " A"': '" A": name is " A" but must be 1 to 60 printable characters, no outer blanks',
        'name = "A\\nB"': r'"A\nB": name is "A\nB" but must be 1 to 60 printable characters',
        'name = "A, B"': '"A, B": name is "A, B" but must be 1 to 60 printable characters',
        'name = "A > B"': '"A > B": name is "A > B" but must be 1 to 60 printable characters',
        'name = "A: B"': '"A: B": name is "A: B" but must be 1 to 60 printable characters',
        'name = "A (B"': '"A (B": name is "A (B" but must be 1 to 60 printable characters',
        'name = "A) B"': '"A) B": name is "A) B" but must be 1 to 60 printable characters',
        "name = 'A \"B'": r'"A \"B": name is "A \"B" but must be 1 to 60 printable characters',
    },
    ('id = "spy"', 'unit 4 "Spy": '): {
        'era = "I"': 'era is "I" but must be left out for a base unit',
        "copies = 9": "copies is 9 but must be a whole number from 1 to 8",
        'sabatons = ["Bob"]': 'sabatons is ["Bob"] but must be a list of different names out of "Hannes"',
        'sabatons = ["Pär", "Pär"]': 'sabatons is ["Pär", "Pär"] but must be a list of different names',
        "sabatons = []": "sabatons is [] but must be a list of different names",
        'sabatons = "Pär"': 'sabatons is "Pär" but must be a list of different names',
    },
    ('id = "spy"', "unit: the number of base cards of "): {
        "copies = 3": "Hannes, copies included, is 9 but must be exactly 8",
        'sabatons = ["Pär"]': "Hannes, copies included, is 6 but must be exactly 8",
        'sabatons = ["Hannes"]': "Chris, copies included, is 6 but must be exactly 8",
    },
    ('id = "lion-from-the-north"', 'unit 54 "Lion from the North": '): {
        "reinforcement = 2": "reinforcement is 2 but must be 1 for a hero",
        "reinforcement =": "reinforcement is 0 but must be 1 for a hero",
        "left =": 'left is missing but must be one of "I", "II", "III", "IV" for a hero',
        "right =": 'right is missing but must be one of "I", "II", "III", "IV" for a hero',
        "heroic_death =": "heroic_death + accuracy + diversion + relaunch is 0 but must be at least 1",
        "copies = 1": "copies is 1 but must be left out for a unit of kind hero",
    },
    ('id = "tizona"', 'relic 13 "Tizona": '): {
        'era = "V"': 'era is "V" but must be one of "I", "II", "III", "IV"',
        'id = "oriflamme"': 'id is "oriflamme" but must be different from the id of relic 11 "Oriflamme"',
        "long = 1": 'field "long" is unknown but must be one of id, name, era, source',
    },
    ('id = "tizona"', "relic"): {
        'name = "Oriflámme"': ' 13 "Oriflámme": name is "Oriflámme" but must be different from the name',
        'era = "I"': ": the number of relics of era I is 9 but must be exactly 8",
    },
    ("[[tile]]", "tile 1: "): {
        "pointer = 4": "pointer is 4 but must be a whole number from 1 to 3",
        "pointer =": "pointer is missing but must be a whole number from 1 to 3",
        'eras = ["I", "I"]': 'eras is ["I", "I"] but must be a list of two different Eras out of "I", "II"',
        'eras = ["I"]': 'eras is ["I"] but must be a list of two different Eras',
        'eras = ["I", 2]': 'eras is ["I", 2] but must be a list of two different Eras',
        'eras = "I II"': 'eras is "I II" but must be a list of two different Eras',
        "eras =": "eras is missing but must be a list of two different Eras",
    },
    ('token = "chase"', "warfare 9"): {
        'token = "long+0"': ' "long+0": token is "long+0" but must be one of "long+N", "medium+N", "close+N"',
        'token = "long+10"': ' "long+10": token is "long+10" but must be one of "long+N"',
        'token = "assault"': ' "assault": token is "assault" but must be one of "long+N"',
        'token = "relaunch"': ' "relaunch": token is "relaunch" but must be different from the token',
        "token = 1": ': token is 1 but must be one of "long+N"',
        "copies = 0": ' "chase": copies is 0 but must be a whole number from 1 to 20',
    },
    ('token = "chase"', "warfare: "): {
        "copies = 3": "the number of tokens, copies included, is 21 but must be exactly 20",
    },
    ('sabaton = "Chris"', "prowess 2 "): {
        "values = [1, 2, 3]": '"Chris": values is [1, 2, 3] but must be a list of 4 whole numbers',
        "values = [1, 2, 3, 10]": '"Chris": values is [1, 2, 3, 10] but must be a list of 4 whole numbers',
        "values = [1, 2, 3, true]": '"Chris": values is [1, 2, 3, true] but must be a list of 4',
        "values = 5": '"Chris": values is 5 but must be a list of 4 whole numbers from 1 to 9',
        "values =": '"Chris": values is missing but must be a list of 4 whole numbers from 1 to 9',
        'sabaton = "Bob"': '"Bob": sabaton is "Bob" but must be one of "Hannes", "Chris", "Joakim"',
    },
    ('sabaton = "Chris"', "prowess 4 "): {
        'sabaton = "Pär"': '"Pär": sabaton is "Pär" but must be different from the sabaton of prowess 2',
    },
    ("[wheel]", "wheel: "): {
        'ring = ["recover"]': 'ring is ["recover"] but must be a list of "draw_2", "recover", "dismiss"',
        "ring = [1, 2, 3, 4]": 'ring is [1, 2, 3, 4] but must be a list of "draw_2", "recover"',
        "ring =": 'ring is missing but must be a list of "draw_2", "recover", "dismiss", "reshuffle"',
        "arrows = [1, 1]": "arrows is [1, 1] but must be a list of two different whole numbers from 0 to 3",
        "arrows = [0, 4]": "arrows is [0, 4] but must be a list of two different whole numbers",
        "arrows = [0, 1, 2]": "arrows is [0, 1, 2] but must be a list of two different whole numbers",
        "arrows = [0, true]": "arrows is [0, true] but must be a list of two different whole numbers",
        "step = 4": "step is 4 but must be a whole number from 1 to 3",
        "spokes = 8": 'field "spokes" is unknown but must be one of ring, arrows, step, source',
    },
}


@pytest.mark.parametrize(
    ("entry", "line", "sentence"),
    [
        pytest.param(entry, line, label + said, id=f"{label}{line[:30]}")
        for (entry, label), cases in WRONG.items()
        for line, said in cases.items()
    ],
)
def test_a_wrong_value_is_named_with_its_place_and_what_is_allowed(
    entry: str, line: str, sentence: str
) -> None:
    message = error_of(changed(entry, line))
    assert message.startswith(f"my.toml: {sentence}")
    assert is_one_sentence(message)


@pytest.mark.parametrize(
    ("missing", "counted"),
    [
        (
            'id = "spy"',
            "unit: the number of base cards of Hannes, copies included, is 6 but must be exactly 8",
        ),
        ('id = "arditi"', "unit: the number of units of kind elite and era IV is 14 but must be exactly 15"),
        ('id = "saladin"', "unit: the number of units of kind hero and era II is 1 but must be exactly 2"),
        ('id = "tizona"', "relic: the number of relics of era II is 7 but must be exactly 8"),
        ("[[tile]]", "tile: the number of tiles is 11 but must be exactly 12"),
        ('"chase"', "warfare: the number of tokens, copies included, is 18 but must be exactly 20"),
        ('sabaton = "Pär"', "prowess: the number of Sabatons is 4 but must be exactly 5"),
        ("[wheel]", "wheel is missing but must be a table, written [wheel]"),
    ],
)
def test_a_missing_entry_is_counted(missing: str, counted: str) -> None:
    assert error_of(without(missing)) == f"my.toml: {counted}."


def test_a_sixteenth_elite_is_one_too_many() -> None:
    extra = next(block for block in ENTRIES if "arditi" in block)
    extra = extra.replace("arditi", "second-arditi").replace("Arditi", "Second Arditi")
    assert "kind elite and era IV is 16 but must be exactly 15" in error_of(file_of([*ENTRIES, extra]))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "format is missing but must be 1"),
        ('id = "x"', "format is missing but must be 1"),
        ('format = 2\nid = "x"', "format is 2 but must be 1"),
        ("format = true", "format is true but must be 1"),
        ("format = 1", "id is missing but must be lower-case letters a-z, digits and hyphens"),
        ('format = 1\nid = "x"', "unit is missing but must be a list of tables, each written [[unit]]"),
        ('format = 1\nid = "x"\nunits = 3', 'field "units" is unknown but must be one of format, id, unit'),
        ('format = 1\nid = "x"\nunit = 3', "unit is 3 but must be a list of tables, each written [[unit]]"),
        (
            'format = 1\nid = "x"\nunit = [3]',
            "unit is [3] but must be a list of tables, each written [[unit]]",
        ),
        ('format = 1\nid = "x"\n[unit]\nhp = 1', 'unit is {"hp": 1} but must be a list of tables'),
        ("format = ", "the text is not TOML but must be: Invalid value (at end of document)"),
        ("format = 1\nformat = 1", "the text is not TOML but must be: Cannot overwrite a value (at "),
        (
            f"format = {'9' * 5000}",
            "a value is too large or too deeply nested but must be a plain card value",
        ),
        (
            f"format = {'[' * 5000}",
            "a value is too large or too deeply nested but must be a plain card value",
        ),
        ("\x00\x01", "the text is not TOML but must be: "),
    ],
    ids=range(15),
)
def test_a_text_that_is_no_card_file_is_refused(text: str, sentence: str) -> None:
    message = error_of(text)
    assert message.startswith(f"my.toml: {sentence}")
    assert is_one_sentence(message)


def test_a_wheel_that_is_no_table_is_refused() -> None:
    text = without("[wheel]").replace(TOP, f"{TOP}\nwheel = 3")
    assert error_of(text) == "my.toml: wheel is 3 but must be a table, written [wheel]."


def test_a_path_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.toml"
    garbage.write_bytes(bytes(range(256)))
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST_FILE + 1))
    for path, reason in (
        (tmp_path / "nowhere.toml", "the file cannot be read (No such file or directory)"),
        (tmp_path, "the file cannot be read (Is a directory)"),
        (garbage, "byte 128 is not UTF-8 text but must be"),
        (huge, "the file is too large but must be at most 1,000,000 bytes"),
    ):
        with pytest.raises(CardError) as caught:
            load_cards(path)
        assert str(caught.value).startswith(f"{path}: {reason}")
        assert is_one_sentence(str(caught.value).replace(str(path), "file"))


def test_a_path_with_a_null_character_is_refused() -> None:
    with pytest.raises(CardError, match="cannot be read"):
        load_cards("a\0b")


def test_a_card_error_is_a_value_error() -> None:
    assert issubclass(CardError, ValueError)


# ---- Finding a Unit ----


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Trưng Sisters", "Trưng Sisters"),
        ("trung-sisters", "Trưng Sisters"),
        ("TRUNG sisters", "Trưng Sisters"),
        ("Tru\u031bng Sisters", "Trưng Sisters"),
        ("milunka savic", "Milunka Savić"),
        ("  spy ", "Spy"),
        ("t 34 tanks", "T-34 Tanks"),
        ("Bantu Ruga-Ruga", "Bantu Ruga-ruga"),
    ],
)
def test_a_unit_is_found_by_id_or_name_without_regard_to_case_and_accents(text: str, name: str) -> None:
    assert load_cards().find_unit(text).name == name


def test_every_unit_is_found_by_its_id_and_its_name() -> None:
    cards = load_cards()
    for unit in cards.units:
        assert cards.find_unit(unit.id) is unit
        assert cards.find_unit(unit.name) is unit
        assert cards.find_unit(unit.name.upper()) is unit


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("Trebuchett", '"Trebuchet"'),
        ("Catapult", "one of the 72 units"),
        ("Genoan Crossbowman", '"Genoese Crossbowmen"'),
        ("trung sister", '"Trưng Sisters"'),
    ],
)
def test_an_unknown_unit_brings_names_that_are_close(text: str, suggestion: str) -> None:
    with pytest.raises(CardError) as caught:
        load_cards().find_unit(text)
    assert f'unit is "{text}" but must be' in str(caught.value)
    assert suggestion in str(caught.value)
    assert is_one_sentence(str(caught.value))


# ---- The template ----


def blank_cards() -> CardSet:
    return parse_cards(template(), "template")


def test_the_template_is_already_a_valid_file_of_all_components() -> None:
    cards = blank_cards()
    assert sum(len(cards.base_cards(sabaton)) for sabaton in SABATONS) == 40
    assert len(cards.units) == 8 + 60 + 8
    assert (len(cards.relics), len(cards.tiles), len(cards.warfare), len(cards.prowess)) == (32, 12, 20, 5)


def test_the_template_explains_every_field() -> None:
    comments = [line for line in template().splitlines() if line.startswith("# ")]
    for table, entries in tomllib.loads(STANDARD).items():
        entries = entries if isinstance(entries, list) else [entries]
        for name in {key for entry in entries if isinstance(entry, dict) for key in entry}:
            assert any(re.match(rf"# (\w+, )*{name}\b", line) for line in comments), (table, name)
    assert any(line.startswith("# sabatons ") for line in comments)


def test_a_template_filled_in_with_the_standard_values_is_the_standard_set() -> None:
    head = template().split("\n[[unit]]\n")[0]
    assert parse_cards(head + "\n\n".join(ENTRIES), "mine").hash == load_cards().hash


# ---- Names and descriptions in every language ----

Texts = dict[str, tuple[str, str | None]]


def texts(language: str) -> Texts:
    """Message id to its value and description; the files use only this plain part of Fluent."""
    file = importlib.resources.files("warlore") / "locales" / language / "history-cards.ftl"
    found: Texts = {}
    last = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if message := re.fullmatch(r"([a-z0-9-]+) = (.+)", line):
            last = message[1]
            assert last not in found, f"{last} stands twice"
            found[last] = (message[2], None)
        elif description := re.fullmatch(r"    \.description = (.+)", line):
            found[last] = (found[last][0], description[1])
        else:
            assert not line or line.startswith("#"), line
    return found


def message_ids() -> set[str]:
    cards = load_cards()
    return {f"unit-{unit.id}" for unit in cards.units} | {f"relic-{relic.id}" for relic in cards.relics}


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_card_has_a_name_and_a_description_and_nothing_else_has(language: str) -> None:
    found = texts(language)
    assert set(found) == message_ids()
    for message, (name, description) in found.items():
        assert name.strip() == name != "", message
        assert description is not None, message
        assert 0 < len(description) <= 90, message
        assert description.endswith("."), message


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_names_and_descriptions_are_distinct_within_a_language(language: str) -> None:
    units = [text for message, text in texts(language).items() if message.startswith("unit-")]
    assert len({name for name, _ in units}) == len(units)
    descriptions = [description for _, description in texts(language).values()]
    assert len(set(descriptions)) == len(descriptions)


def test_english_names_are_those_of_the_card_file() -> None:
    english, cards = texts("en"), load_cards()
    assert all(english[f"unit-{unit.id}"][0] == unit.name for unit in cards.units)
    assert all(english[f"relic-{relic.id}"][0] == relic.name for relic in cards.relics)


def test_descriptions_are_translated() -> None:
    english, italian, spanish = texts("en"), texts("it"), texts("es")
    for message in english:
        assert len({english[message][1], italian[message][1], spanish[message][1]}) == 3, message


def test_most_names_are_translated() -> None:
    english = texts("en")
    for language in ("it", "es"):
        same = [name for message, (name, _) in texts(language).items() if name == english[message][0]]
        assert len(same) < 12, same


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_language_files_are_sound_fluent(language: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    file = importlib.resources.files("warlore") / "locales" / language / "history-cards.ftl"
    resource = syntax.parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, syntax.ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, syntax.ast.Message)]
    assert {message.id.name for message in messages} == message_ids()
