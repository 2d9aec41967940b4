"""The bots of docs/guide/line-protocol.md play: what the guide shows works."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from alhambra.bots.lines import protocol
from alhambra.bots.lines.line_bot import LineBot
from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games import family
from tests.interfaces.tables import TABLES

ROOT = Path(__file__).resolve().parent.parent.parent
GUIDE = (ROOT / "docs" / "guide" / "line-protocol.md").read_text(encoding="utf-8")
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def bot_of_the_guide(language: str, folder: Path) -> list[str]:
    """The command for the bot that the guide shows in a language."""
    (code,) = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    path = folder / ("my_bot.py" if language == "python" else "my_bot.cjs")
    path.write_text(code, encoding="utf-8")
    starter = sys.executable if language == "python" else NODE
    assert starter is not None
    return [starter, str(path)]


@pytest.mark.parametrize(
    "language",
    ["python", pytest.param("javascript", marks=pytest.mark.skipif(NODE is None, reason="there is no node here"))],
)
@pytest.mark.parametrize("table", TABLES)
def test_a_bot_of_the_guide_plays(language: str, table: str, tmp_path: Path) -> None:
    game, modules = TABLES[table]
    state, luck, other = family.start(Setup(2, 2, FAST, modules, game=game)), fast(1), RandomBot()
    with LineBot(bot_of_the_guide(language, tmp_path), seconds=60) as bot:
        while not is_over(state):
            seen = view(state, to_move(state))
            choice = bot.choose(seen, luck) if seen.seat == 0 else other.choose(seen, luck)
            may_buy = any(option.key()[0] == "buy" for option in seen.options)
            assert seen.seat != 0 or (choice.key()[0] == "buy") == may_buy  # so does each of them
            submit(state, seen.seat, choice)
        bot.end(view(state, 0))
        assert bot.name in ("exact payer", "big spender")


def test_every_field_of_a_question_is_explained() -> None:
    state = family.start(Setup(2, 1, FAST))
    seen = view(state, to_move(state))
    for message in (protocol.game(seen), protocol.choose(seen, 1, 1.0, 2), seen.facts()):
        for field in message:
            assert re.search(rf'[`"]{field}[`"]', GUIDE), field


def test_every_word_is_explained() -> None:
    for word in (protocol.HELLO, protocol.GAME, protocol.CHOOSE, protocol.CHOICE, protocol.OVER, protocol.LOST):
        assert f'"say": "{word}"' in GUIDE
    for word in (protocol.BYE, protocol.ERROR):
        assert f'"say": "{word}"' in GUIDE
