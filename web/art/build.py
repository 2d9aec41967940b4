"""Draws every picture of the table into `web/public/art`: `python web/art/build.py [FOLDER]`.

Standard library only. Colour and shape have one source each: change it, run again, and every piece follows.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(folder: Path) -> None:
    from web.art.pictures import pictures

    folder.mkdir(parents=True, exist_ok=True)
    left = {path.name for path in folder.glob("*.svg")}
    for name, text in pictures():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
        left.discard(f"{name}.svg")
    for name in left:
        (folder / name).unlink()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # called by its path, a file finds only its neighbours
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "web" / "public" / "art")
