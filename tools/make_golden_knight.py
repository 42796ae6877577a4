"""Write the golden fights of the knight game again: tests/golden/knight/*.record and *.events.

Run it after a change that is meant, then read the difference line by line before accepting it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "knight"))

from golden_fights import FIGHTS, GOLDEN, files  # type: ignore[import-not-found]


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    made = {file: text for name in FIGHTS for file, text in files(name).items()}
    for file in GOLDEN.iterdir():
        if file.name not in made:
            file.unlink()
            print(f"{file.name}: removed")
    for file_name, text in made.items():
        file = GOLDEN / file_name
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
            print(f"{file.name}: written")


if __name__ == "__main__":
    main()
