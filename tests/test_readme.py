"""What the README shows must be true: its example runs, and what it points at exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_two_commands_come_first() -> None:
    first = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)[0]
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    shown = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"(Pär|Chris|Tommy): .+", shown[0])
    assert re.fullmatch(r"\(\d+, \d+, \d+\)", shown[1])


DOCUMENTS = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / target).exists(), target


def test_no_text_claims_that_nobody_chose_the_luck() -> None:
    """The table draws its secret alone: what is shown is that the luck was fixed, not that it was picked blindly."""
    claims = ("nobody chose", "nobody could choose", "nessuno ha scelto", "nadie eligió")
    texts = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "src/warlore/locales").glob("*/*.ftl")]
    for path in texts:
        text = path.read_text(encoding="utf-8").lower()
        assert not [claim for claim in claims if claim in text], path
