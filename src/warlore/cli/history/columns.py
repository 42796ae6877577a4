"""Rows of cells as aligned lines: lighter than a framed table, with titles between the rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

GAP = 2
LEAST = 12


@dataclass(slots=True)
class Columns:
    """Columns by their heads; `right` are set flush right, `flexible` shrinks when the room is short."""

    heads: Sequence[str]
    room: int
    right: frozenset[int] = frozenset()
    flexible: int = 0
    rows: list[tuple[list[str] | str, str]] = field(default_factory=list)

    def row(self, cells: Sequence[str], style: str = "") -> None:
        self.rows.append((list(cells), style))

    def title(self, text: str, style: str = "bold") -> None:
        """A line across all columns."""
        self.rows.append((text, style))

    def widths(self) -> list[int]:
        lines = [self.heads, *(cells for cells, _ in self.rows if not isinstance(cells, str))]
        widths = [max(cell_len(line[i]) for line in lines) for i in range(len(self.heads))]
        too_wide = sum(widths) + GAP * (len(widths) - 1) - self.room
        if too_wide > 0:
            widths[self.flexible] = max(widths[self.flexible] - too_wide, LEAST)
        return widths

    def line(self, cells: Sequence[str], widths: Sequence[int]) -> str:
        parts = []
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            if cell_len(cell) > width:
                cell = set_cell_size(cell, width - 1).rstrip() + "…"
            blank = " " * (width - cell_len(cell))
            parts.append(blank + cell if i in self.right else cell + blank)
        return (" " * GAP).join(parts).rstrip()

    def render(self) -> RenderableType:
        widths = self.widths()
        head = self.line(self.heads, widths)
        lines = [Text(head, style="dim", no_wrap=True, overflow="ellipsis")] if head else []
        for cells, style in self.rows:
            text = cells if isinstance(cells, str) else self.line(cells, widths)
            lines.append(Text(text, style=style, no_wrap=True, overflow="ellipsis"))
        return Group(*lines)
