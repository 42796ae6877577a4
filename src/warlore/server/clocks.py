"""The clocks of a table: none, a budget with increments, or so many seconds for each decision."""

from __future__ import annotations

from collections.abc import Sequence

from warlore.server.wire import ClockSetting, ClockState
from warlore.table import BadInput

NO_CLOCK: ClockSetting = {"kind": "none", "seconds": 0, "increment": 0}
FEWEST_SECONDS = 5
MOST_SECONDS = 60 * 60 * 24 * 30
MOST_INCREMENT = 600


def checked(setting: ClockSetting | None) -> ClockSetting:
    """A setting that makes sense, or `BadInput`."""
    if setting is None or setting["kind"] == "none":
        return NO_CLOCK
    seconds, increment = setting["seconds"], setting["increment"]
    if not FEWEST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadInput(
            f"clock.seconds: must be {FEWEST_SECONDS} to {MOST_SECONDS}, not {seconds}", field="clock.seconds"
        )
    most = MOST_INCREMENT if setting["kind"] == "live" else 0
    if not 0 <= increment <= most:
        raise BadInput(f"clock.increment: must be 0 to {most}, not {increment}", field="clock.increment")
    return {"kind": setting["kind"], "seconds": seconds, "increment": increment}


class Clocks:
    """Time left by seat; one clock runs at a time, and none for a bot. `now` is a clock that nobody sets."""

    def __init__(self, setting: ClockSetting, seats: int, left: Sequence[float] | None = None) -> None:
        self.setting = setting
        self.left = list(left) if left else [float(setting["seconds"])] * seats
        self.running: int | None = None
        self.since = 0.0
        self.furthest = 0

    @property
    def used(self) -> bool:
        return self.setting["kind"] != "none"

    @property
    def live(self) -> bool:
        """Does a clock run that stands still where this process is not?"""
        return self.running is not None and self.setting["kind"] == "live"

    def run(self, seat: int | None, now: float) -> None:
        """From now on this seat's clock runs; the other stops where it is."""
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running, now)
        self.running = seat if self.used else None
        self.since = now

    def stepped(self, seat: int, step: int, now: float) -> None:
        """A seat has decided. A step that only takes the place of one taken back brings no new time."""
        if step <= self.furthest or not self.used:
            return
        self.furthest = step
        if self.setting["kind"] == "turns":
            self.left = [float(self.setting["seconds"])] * len(self.left)
            self.since = now
        elif seat == self.running:
            self.left[seat] = self.left_of(seat, now) + self.setting["increment"]
            self.since = now

    def left_of(self, seat: int, now: float) -> float:
        gone = now - self.since if seat == self.running else 0.0
        return max(self.left[seat] - gone, 0.0)

    def deadline(self) -> float | None:
        """When the running clock is out."""
        return None if self.running is None else self.since + self.left[self.running]

    def all_left(self, now: float) -> list[float] | None:
        return [round(self.left_of(seat, now), 1) for seat in range(len(self.left))] if self.used else None

    def state(self, now: float) -> ClockState:
        return {"left": self.all_left(now), "running": self.running}
