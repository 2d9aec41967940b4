"""What the README shows is what the program does."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from alhambra.cli import run
from tests.cli.terminal import command

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    exec(compile(example, "README.md", "exec"), {})
    shown = capsys.readouterr().out
    assert re.fullmatch(r"points: \[\d+, \d+, \d+\]\n", shown)


def test_the_picture_is_what_the_terminal_shows(tmp_path: Path) -> None:
    """If the drawing has changed: paste what `alhambra play --resume tests/cli/readme.record` shows."""
    (picture,) = blocks("text")
    shutil.copy(ROOT / "tests" / "cli" / "readme.record", tmp_path)
    shown = command(tmp_path, "play", "--resume", "readme.record").stdout
    lines = [line.rstrip() for line in shown.splitlines()]
    wanted = picture.splitlines()
    start = lines.index(wanted[0])
    assert lines[start : start + len(wanted)] == wanted


def test_the_commands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"\./alhambra (\w+)", README)) - {"test"}
    assert named >= {"play", "replay", "verify", "simulate", "bench"}
    for name in sorted(named):
        assert run([name, "--help"]) == 0, capsys.readouterr().err


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert len(links) > 4
    for link in links:
        assert (ROOT / link).exists(), link
