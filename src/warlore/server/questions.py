"""What can be asked at a table: why not, odds and advice, the game at an earlier moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from warlore.server import messages
from warlore.server.limits import group_of
from warlore.server.refusals import Refusal
from warlore.server.showing import answer, refuse
from warlore.server.viewers import Viewer
from warlore.server.workers import Busy
from warlore.table import WarloreError

if TYPE_CHECKING:
    from warlore.server.table import Table


class Questions:
    """Those being answered at one table; it goes on meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asking: dict[asyncio.Task[None], Viewer] = {}

    def why(self, viewer: Viewer, message: messages.Why) -> None:
        match = self.table.playing()
        action = match.notation.parse_action(message.action)
        reason = match.view(viewer.seat).why_not(action)
        legal = reason is None and match.turn is not None
        code = reason.code if reason else "" if legal else "game_is_over"
        answer(viewer, message, {"legal": legal, "code": code, "rule": reason.rule if reason else ""})

    def hint(self, viewer: Viewer, message: messages.Odds | messages.Advise) -> None:
        seat = self.table.seated(viewer)
        match = self.table.playing()
        if not self.table.hints:
            raise Refusal("hints_off")
        question: dict[str, Any] = {"target": message.target, "added": message.added or []}
        job, about = "line_ups", "advice"
        if isinstance(message, messages.Odds):
            job, about = "prospects", "odds"
            question["line_up"] = message.line_up
        given = {"view": match.view(seat).to_data(), "question": question}
        self._work_out(viewer, message, job, given, about)

    def moment(self, viewer: Viewer, message: messages.Moment) -> None:
        """The game as it was: what this viewer saw then, so that nothing has to leave this process."""
        match = self.table.playing()
        if message.step > len(match.record.steps):
            raise Refusal("no_such_step")
        view = match.view_at(message.step, viewer.seat)
        answer(viewer, message, {"view": view.describe(), "step": message.step})

    def _work_out(
        self, viewer: Viewer, message: messages.Message, job: str, given: dict[str, Any], about: str
    ) -> None:
        """Have a question answered elsewhere; a hint that takes too long is null."""
        house = self.table.house
        if not house.addresses.hold("questions", viewer.address):
            raise Refusal("too_fast")

        async def work() -> None:
            line = (group_of(viewer.address), self.table.id)
            try:
                found = await house.thinkers.do(job, seconds=house.settings.hint_seconds, line=line, **given)
            except WarloreError as error:
                if isinstance(error, Busy) and error.code != "too_fast":
                    answer(viewer, message, {about: None, "why": error.code})
                else:
                    refuse(self.table, viewer, message.id, error)
            else:
                answer(viewer, message, found)

        def ended(task: asyncio.Task[None]) -> None:
            del self.asking[task]
            house.addresses.release("questions", viewer.address)

        task = asyncio.create_task(work())
        self.asking[task] = viewer
        task.add_done_callback(ended)

    def leave(self, viewer: Viewer) -> None:
        """Nobody waits for the answers to those who have left."""
        for task, asker in self.asking.items():
            if asker is viewer:
                task.cancel()

    def stop(self) -> None:
        for task in self.asking:
            task.cancel()
