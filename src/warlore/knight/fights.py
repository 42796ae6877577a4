"""The question "where does this fight stand after these actions?": a scenario of contract 3 and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warlore.knight.game import KnightGame, setup_of, step_name
from warlore.knight.not_counted import not_counted
from warlore.knight.scenario import read_question
from warlore.table import BadInput, IllegalAction, Session
from warlore.table.luck import MAX_SEED

MOST_ACTIONS = 1000


def fight(request: Any) -> dict[str, Any]:
    """Play the given actions and say where the fight stands."""
    if not isinstance(request, Mapping):
        raise BadInput("a request must be an object", field="")
    scenario = {name: value for name, value in request.items() if name not in ("actions", "seed")}
    played = request.get("actions", [])
    if isinstance(played, list):
        # A plan of the solver can be played as it is.
        played = [step.get("action") if isinstance(step, Mapping) else step for step in played]
    if not isinstance(played, list) or not all(isinstance(text, str) for text in played):
        raise BadInput("actions: must be a list of texts, or of the steps of a plan", field="actions")
    if len(played) > MOST_ACTIONS:
        raise BadInput(f"actions: has {len(played)} entries, but may have at most {MOST_ACTIONS}", field="actions")
    seed = request.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadInput(f"seed: must be a whole number from 0 to {MAX_SEED}", field="seed")
    read_question(scenario)
    game = KnightGame()
    session: Session[Any] = Session(game, setup_of(scenario), seed=seed)
    notation = session.notation
    for i, text in enumerate(played):
        where = f"actions[{i}]"
        try:
            session.play(notation.parse_action(text))
        except (BadInput, IllegalAction) as error:
            raise BadInput(f"{where}: {error.message}", field=where, code=error.code) from None
    legal = [] if session.over else game.legal(session.state)
    told: dict[str, Any] = {
        "step": step_name(session.state),
        "legal": [notation.action_text(action) for action in legal],
        "events": [game.words(session.state).event(event) for event in session.events],
        "value": game.aftermath(session.state).value(),
        "over": session.over,
    }
    left = not_counted(session.state)
    return {**told, "not_counted": [one.data() for one in left]} if left else told
