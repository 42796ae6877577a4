"""What can be asked at a table: why not, odds and advice, the game at an earlier moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from warlore.server import jobs, messages
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
        self.asking: set[asyncio.Task[None]] = set()

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
        given = {"data": jobs.game_data(match.record), "seat": seat, "question": question}
        self._work_out(viewer, message, job, given, lambda found: found, otherwise=about)

    def moment(self, viewer: Viewer, message: messages.Moment) -> None:
        match = self.table.playing()
        if message.step > len(match.record.steps):
            raise Refusal("no_such_step")
        given = {"data": jobs.game_data(match.record, message.step), "seat": viewer.seat}
        self._work_out(viewer, message, "moment", given, lambda view: {"view": view, "step": message.step})

    def _work_out(
        self,
        viewer: Viewer,
        message: messages.Message,
        job: str,
        given: dict[str, Any],
        told: Callable[[Any], dict[str, Any]],
        otherwise: str = "",
    ) -> None:
        """Have a question answered elsewhere; a hint that takes too long is null."""
        house = self.table.house

        async def work() -> None:
            try:
                found = await house.thinkers.do(job, seconds=house.settings.hint_seconds, **given)
            except Busy as error:
                if otherwise:
                    answer(viewer, message, {otherwise: None, "why": error.code})
                else:
                    refuse(self.table, viewer, message.id, error)
            except WarloreError as error:
                refuse(self.table, viewer, message.id, error)
            else:
                answer(viewer, message, told(found))

        task = asyncio.create_task(work())
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    def stop(self) -> None:
        for task in self.asking:
            task.cancel()
