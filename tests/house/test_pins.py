"""What is pinned in several places is pinned alike, and the locks tell nothing of who made them."""

import re
import tomllib
from pathlib import Path

import pytest

import hatch_build
from web import bundle

ROOT = Path(__file__).parent.parent.parent
PINS = ROOT / "requirements"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(name: str) -> set[str]:
    """The `package==version` lines of a file under requirements/."""
    return set(re.findall(r"^[\w.-]+==[\w.]+", (PINS / name).read_text(encoding="utf-8"), re.MULTILINE))


def names(requirements: list[str] | set[str]) -> set[str]:
    return {re.split(r"[<>=;]", requirement)[0] for requirement in requirements}


@pytest.mark.parametrize("name", sorted(path.stem for path in PINS.glob("*.in")))
def test_locks_are_made_from_their_inputs(name: str) -> None:
    assert pins(f"{name}.in") <= pins(f"{name}.lock")


def test_contributors_and_players_have_the_same_versions() -> None:
    assert pins("runtime.lock") <= pins("dev.lock")


def test_what_is_optional_is_locked_too() -> None:
    for name in ("lab", "ray"):
        assert names(PYPROJECT["project"]["optional-dependencies"][name]) == names(pins(f"{name}.in"))
    assert pins("lab.lock") <= pins("dev.lock")


def test_the_package_asks_for_what_the_lock_holds() -> None:
    assert names(PYPROJECT["project"]["dependencies"]) == names(pins("runtime.in"))


def test_builds_use_the_locked_tools() -> None:
    assert {*PYPROJECT["build-system"]["requires"], *hatch_build.COMPILER, bundle.NODE} <= pins("dev.lock")


@pytest.mark.parametrize("path", sorted(PINS.iterdir()), ids=lambda path: path.name)
def test_no_addresses_and_no_machine_paths(path: Path) -> None:
    assert not re.search(r"://|--(extra-)?index|find-links|(^|\s)/\w", path.read_text(encoding="utf-8"))
