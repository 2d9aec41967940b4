"""The guide to studies tells what is so: its program runs, its options exist, its reports are described in full."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alhambra.cli import run

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDE = (DOCS / "guide" / "study.md").read_text(encoding="utf-8")
FORMAT = (DOCS / "reports" / "README.md").read_text(encoding="utf-8")


def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    exec(compile(code, "study.md", "exec"), {"__name__": "guide"})
    assert re.fullmatch(r"100% of 6 games, \d+ points ahead\n", capsys.readouterr().out)


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_every_option_of_the_guide_exists(capsys: pytest.CaptureFixture[str], command: str) -> None:
    named = {
        option for line in re.findall(rf"^\S*alhambra {command} .*$", GUIDE, re.MULTILINE) for option in options(line)
    }
    run([command, "--help"])
    assert named
    assert named <= options(capsys.readouterr().out)


def options(text: str) -> set[str]:
    return set(re.findall(r"--[a-z]+", text))


def test_every_key_of_a_report_is_described(tmp_path: Path) -> None:
    assert run(["arena", "random", "random", "--players", "2", "--deals", "1", "--json", str(tmp_path / "file")]) == 0
    told = json.loads((tmp_path / "file").read_text())
    result, candidate = told["result"], told["arena"]["candidate"]
    for part in (told, told["arena"], candidate, told["games"][0], told["run"], told["run"]["times"][0], result):
        assert {key for key in part if f"`{key}`" not in FORMAT} <= {"name"}
    for part in (
        told["run"]["times"][0]["turns"],
        result["overall"],
        result["overall"]["share"],
        result["entrants"][0],
    ):
        assert {key for key in part if f"`{key}`" not in FORMAT} <= {"name"}
