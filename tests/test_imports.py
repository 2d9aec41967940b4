"""Imports point one way: core <- rulebooks <- rulings <- games <- words, bots, lab, server."""

from pathlib import Path

import pytest

from tools.import_arrows import ALLOWED, FRONT, wrong_arrows

SOURCE = Path(__file__).parent.parent / "src"


def tree(folder: Path, file: str, text: str) -> Path:
    """A package with all rooms and this one file in it."""
    rooms = [*(ALLOWED.keys() - {FRONT}), "rulebooks/thieves", "rulebooks/camps"]
    stubs = {f"{room}/__init__.py": "" for room in rooms}
    stubs |= {"__init__.py": "", "core/state.py": "", "rulebooks/thieves/cards.py": "", "bots/ladder.py": ""}
    for name, content in (stubs | {file: text}).items():
        path = folder / "alhambra" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


def test_our_imports_point_one_way() -> None:
    assert wrong_arrows(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/engine.py", "from alhambra.core import state"),
        ("core/engine.py", "from alhambra import data"),
        ("core/engine.py", "import json, librt.vecs"),
        ("rulebooks/thieves/rules.py", "from alhambra.rulebooks.thieves.cards import PlayThief"),
        ("rulebooks/thieves/rules.py", "from alhambra.core.state import State"),
        ("rulebooks/order.py", "from alhambra.rulebooks.thieves import cards"),
        ("rulings/gates_and_walls.py", "import alhambra.rulebooks.thieves.cards"),
        ("games/family.py", "from alhambra.rulings import ALL"),
        ("bots/greedy.py", "from alhambra.games import family"),
        ("lab/arena.py", "from alhambra.bots.ladder import Greedy"),
        ("server/tables.py", "from alhambra.bots import ladder"),
        ("words/told.py", "from alhambra.rulebooks.thieves import cards"),
        ("server/scenes.py", "from alhambra.words import told"),
        ("cli/play.py", "from alhambra import __version__, bots, lab, server, testing"),
        ("_build.py", "import alhambra.core.state"),
    ],
)
def test_a_good_arrow_is_let_pass(tmp_path: Path, file: str, line: str) -> None:
    assert wrong_arrows(tree(tmp_path, file, line)) == []


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("core/engine.py", "from alhambra.games import family", "core may not import games"),
        ("core/engine.py", "from alhambra import __version__", "core may not import the front"),
        ("core/engine.py", "import alhambra", "core may not import the front"),
        ("core/engine.py", "from ..rulebooks import thieves", "core may not import rulebooks"),
        ("core/engine.py", "def f():\n    import alhambra.bots.ladder", "core may not import bots"),
        (
            "core/engine.py",
            "if TYPE_CHECKING:\n    from alhambra import rulings",
            "core may not import rulings",
        ),
        ("data/checks.py", "from alhambra.core import state", "data may not import core"),
        ("rulebooks/camps/rules.py", "from alhambra.rulebooks.thieves import cards", "no other rulebook"),
        ("rulebooks/camps/rules.py", "from alhambra.rulebooks import thieves", "no other rulebook"),
        ("rulebooks/camps/rules.py", "from ..thieves.cards import X", "no other rulebook"),
        ("rulebooks/camps/__init__.py", "from alhambra.rulebooks.thieves import cards", "no other rulebook"),
        ("rulebooks/camps/rules.py", "from alhambra.rulebooks import order", "no other rulebook"),
        ("rulebooks/camps.py", "from alhambra.rulebooks import thieves", "no other rulebook"),
        ("rulebooks/camps/rules.py", "from alhambra import rulings", "rulebooks may not import rulings"),
        ("rulings/pair.py", "from alhambra.games import family", "rulings may not import games"),
        ("games/family.py", "from alhambra.bots import ladder", "games may not import bots"),
        ("bots/greedy.py", "from alhambra.lab import arena", "bots may not import lab"),
        ("bots/greedy.py", "from alhambra import words", "bots may not import words"),
        ("games/family.py", "from alhambra import words", "games may not import words"),
        ("words/told.py", "from alhambra import cli", "words may not import cli"),
        ("bots/greedy.py", "from alhambra.testing import scenario", "bots may not import testing"),
        ("lab/arena.py", "from alhambra import server", "lab may not import server"),
        ("server/app.py", "import alhambra.cli", "server may not import cli"),
        ("attic/old.py", "import alhambra.core", "attic is not a room"),
    ],
)
def test_a_bad_arrow_is_named(tmp_path: Path, file: str, line: str, complaint: str) -> None:
    (problem,) = wrong_arrows(tree(tmp_path, file, line))
    assert complaint in problem
    assert problem.startswith(f"alhambra/{file}:")


def test_every_room_has_its_arrows() -> None:
    rooms = {path.parent.name for path in (SOURCE / "alhambra").glob("*/__init__.py")}
    assert rooms <= ALLOWED.keys()
