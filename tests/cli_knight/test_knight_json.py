"""`fight --json`: scenario objects in, where each fight stands out, line by line."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from knight_terminal import Run

SCENARIO: dict[str, Any] = {
    "hero": {"armor": 2, "hand_limit": 5},
    "site": {"kind": "keep", "city": None, "wall": False, "assault": True},
    "night": False,
    "enemies": ["prowlers"],
    "units": ["peasants"],
    "cards": ["rage", {"name": "Own", "modes": [{"kind": "attack", "value": 3, "element": "fire"}]}],
    "mana": {"red": 1},
    "objective": "fame",
}
PLAYED = ["end phase", "end phase", "hit hero with Prowlers", "end phase", "target Prowlers"]
PLAYED += ["play Own: attack 3 fire"]


def answers(run: SimpleNamespace) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run.out.splitlines()]


def test_where_the_fight_stands(knight: Run) -> None:
    run = knight("fight", "--json", stdin=json.dumps(SCENARIO) + "\n")
    (answer,) = answers(run)
    assert run.code == 0 and list(answer) == ["step", "legal", "events", "value", "over"]
    assert answer["step"] == "ranged" and "end phase" in answer["legal"] and answer["over"] is False
    assert answer["events"][0]["event"] == "combat_begins" and answer["events"][0]["rules"]
    assert answer["value"]["reputation"] == -1


def test_actions_are_played(knight: Run) -> None:
    requests = [{**SCENARIO, "actions": PLAYED}, {**SCENARIO, "actions": [*PLAYED, "declare"]}]
    run = knight("fight", "--json", stdin="".join(json.dumps(one) + "\n" for one in requests))
    before, after = answers(run)
    assert before["step"] == "aim_attack" and "declare" in before["legal"]
    assert after["over"] and after["step"] == "over" and after["legal"] == []
    assert after["value"] == {
        "all_defeated": True, "fame": 2, "knocked_out": False, "wounds_hand": 2, "wounds_discard": 0,
        "unit_levels_lost": 0, "unit_levels_wounded": 0, "used": 1, "reputation": -1,
    }  # fmt: skip


def test_legal_texts_can_be_played(knight: Run) -> None:
    played: list[str] = []
    for _ in range(12):
        run = knight("fight", "--json", stdin=json.dumps({**SCENARIO, "actions": played}))
        (answer,) = answers(run)
        assert run.code == 0
        if answer["over"]:
            return
        played.append(answer["legal"][-1 if len(played) % 2 else 0])


def test_luck_is_reproducible(knight: Run) -> None:
    request = {"enemies": [{"unknown": "brown"}, {"unknown": "green"}]}
    requests = [request, request, *({**request, "seed": seed} for seed in range(1, 8))]
    run = knight("fight", "--json", stdin="".join(json.dumps(one) + "\n" for one in requests))
    told = [json.dumps(answer["events"]) for answer in answers(run)]
    assert told[0] == told[1] and len(set(told)) > 2


BAD = [
    (b"not json", "invalid_json", ""),
    (b"\xff\xfe", "invalid_json", ""),
    (b"[" * 3000, "invalid_json", ""),
    (b"[]", "invalid", ""),
    (b"7", "invalid", ""),
    (b"{}", "invalid", "enemies"),
    ({"enemies": ["prowler"]}, "unknown_enemy", "enemies[0]"),
    ({**SCENARIO, "colour": "red"}, "unknown_field", "colour"),
    ({**SCENARIO, "night": "yes"}, "invalid", "night"),
    ({**SCENARIO, "site": {"kind": "castle"}}, "invalid", "site.kind"),
    ({**SCENARIO, "mana": {"red": -1}}, "invalid", "mana.red"),
    ({**SCENARIO, "actions": "end phase"}, "invalid", "actions"),
    ({**SCENARIO, "actions": [1]}, "invalid", "actions"),
    ({**SCENARIO, "actions": ["end phase"] * 2000}, "invalid", "actions"),
    ({**SCENARIO, "actions": ["fly"]}, "no_such_action", "actions[0]"),
    ({**SCENARIO, "actions": ["end phase", "declare"]}, "aim_first", "actions[1]"),
    ({**SCENARIO, "seed": -1}, "invalid", "seed"),
    ({**SCENARIO, "seed": True}, "invalid", "seed"),
]


@pytest.mark.parametrize("request_, code, field", BAD, ids=lambda value: str(value)[:30])
def test_a_bad_line_has_its_own_error(knight: Run, request_: Any, code: str, field: str) -> None:
    raw = request_ if isinstance(request_, bytes) else json.dumps(request_).encode()
    good = json.dumps(SCENARIO).encode()
    run = knight("fight", "--json", stdin=b"\n".join([good, b"", raw, good, b""]))
    first, bad, last = answers(run)
    assert run.code == 1 and "step" in first and first == last
    assert list(bad) == ["error"] and list(bad["error"]) == ["code", "field", "message"]
    assert (bad["error"]["code"], bad["error"]["field"]) == (code, field)
    assert bad["error"]["message"] and "\n" not in bad["error"]["message"]


def test_json_as_a_process(process: Run) -> None:
    run = process("fight", "--json", stdin=json.dumps(SCENARIO).encode() + b"\n\xff\n")
    good, bad = answers(run)
    assert run.code == 1 and run.err == "" and good["step"] == "ranged" and "error" in bad
