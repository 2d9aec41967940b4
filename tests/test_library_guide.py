"""The guides for the library and for bots are programs: their blocks run in order, and their bots keep the laws."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from typer.core import TyperGroup as Group
from typer.main import get_command

from alhambra.bots.asking import ask
from alhambra.bots.bot import Bot
from alhambra.cli import app
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games import family
from alhambra.games.alhambra import MODULES

GUIDES = Path(__file__).resolve().parent.parent / "docs" / "guide"


@cache
def run(name: str) -> dict[str, object]:
    """All blocks of a guide in one namespace; an error names the line of the guide."""
    text = (GUIDES / name).read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "guide"}
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        code = "\n" * text.count("\n", 0, block.start(1)) + block[1]
        exec(compile(code, str(GUIDES / name), "exec"), names)
    return names


@pytest.mark.parametrize("name", ["quickstart.md", "write-a-bot.md"])
def test_the_guide_runs(name: str) -> None:
    assert run(name)


def test_the_quickstart_shows_what_it_says() -> None:
    names = run("quickstart.md")
    assert names["reason"] == "B-50"
    assert cast("int", names["bought"]) > 20


@pytest.mark.parametrize("modules", [(), tuple(MODULES)])
def test_the_bot_of_the_guide_plays_every_table(modules: tuple[str, ...]) -> None:
    """It answers with an option that is there, and the same one again for the same view and numbers."""
    make = cast("type[Bot]", run("write-a-bot.md")["Mason"])
    state = family.start(Setup(3, 4, modules=modules))
    at = 0
    while not is_over(state):
        seat = to_move(state)
        chosen = ask(make(), state, seat, fast(at))
        if at % 10 == 0:
            seen = view(state, seat)
            assert chosen in seen.options
            assert make().choose(seen, fast(at)) == chosen
        submit(state, seat, chosen)
        at += 1
    assert at > 100


@pytest.mark.parametrize("name", ["quickstart.md", "write-a-bot.md"])
def test_what_the_guide_names_exists(name: str) -> None:
    text = (GUIDES / name).read_text(encoding="utf-8")
    root = GUIDES.parent.parent
    paths = re.findall(r"`((?:src|tests|docs|tools)/[\w/.-]+)`", text)
    links = re.findall(r"\]\(([^)#\s]+)\)", text)
    assert paths
    assert links
    assert [path for path in paths if not (root / path).exists()] == []
    assert [link for link in links if not (GUIDES / link).exists()] == []


@pytest.mark.parametrize("name", ["bots.md", "operate.md"])
def test_other_guides_name_what_exists(name: str) -> None:
    text = (GUIDES / name).read_text(encoding="utf-8")
    root = GUIDES.parent.parent
    named = re.findall(r"`((?:src|tests|docs|tools)/[\w/.-]+)`", text) + re.findall(r"\]\((\.\.?/[^)#\s]+)\)", text)
    assert named
    assert [path for path in named if not ((root / path).exists() or (GUIDES / path).exists())] == []


def test_commands_that_pages_name_exist() -> None:
    """With all their options."""
    commands = {command.name or "": command for command in cast("Group", get_command(app)).commands.values()}
    pages = [GUIDES.parent / "index.md", *GUIDES.glob("*.md")]
    found = 0
    for page in pages:
        text = page.read_text(encoding="utf-8").replace("\\\n", " ")
        for verb, rest in re.findall(r"(?:\./|^)alhambra (\w+)([^`\n#]*)", text, re.MULTILINE):
            if verb in ("test", "docs"):  # these two are the launcher's own
                continue
            known = {option for parameter in commands[verb].params for option in parameter.opts}
            assert set(re.findall(r"(--[a-z-]+)", rest)) <= known, (page.name, verb)
            found += 1
    assert found > 10
