"""All checks: what runs beside the build, what after it, and what the last line says."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools import check

BUILT = "print('compiled build, 1 s')"
BROKEN = "import sys; print('building the package failed: no luck'); sys.exit(1)"


class Runs:
    """Checks that take no time: what was run, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, build: str, compiled: bool = True) -> None:
        self.names: list[str] = []
        command = [sys.executable, "-c", build]
        monkeypatch.setattr(
            check,
            "begin_to_build",
            lambda: subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True),
        )
        monkeypatch.setattr(check, "run", self.run)
        monkeypatch.setattr(check, "web_checks", lambda: self.tests("web"))
        monkeypatch.setattr(check, "is_built", lambda build, wait=check.is_built: self.noted("built", wait(build)))
        monkeypatch.setattr(check, "is_compiled", lambda: compiled)
        monkeypatch.setattr(check, "pytest", lambda name, where, _: self.tests(f"{name} {len(where)}"))

    def noted(self, name: str, result: bool) -> bool:
        self.names.append(name)
        return result

    def run(self, tool: str) -> bool:
        return self.noted(tool.split()[0], True)

    def tests(self, name: str) -> tuple[int, int]:
        self.names.append(name)
        return 10, 0


RULES = f"source {len(check.RULES)}"
FIRST = ["ruff", "ruff", "mypy"]


def test_where_a_compiled_build_is_certain_the_plain_round_does_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ALHAMBRA_BUILD", "compiled")
    runs = Runs(monkeypatch, BUILT)
    assert check.main([]) == 0
    assert runs.names == [*FIRST, "web", RULES, "built", "compiled 1", "compiled 1"]
    told = capfd.readouterr().out.splitlines()
    assert "compiled build, 1 s" in told
    assert told[-1] == "40 passed, 0 failed"


@pytest.mark.parametrize(
    ("compiled", "after"), [(True, ["compiled 1", "compiled 1", RULES]), (False, ["plain 1", "plain 1"])]
)
def test_else_the_build_decides_which_rounds_there_are(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, after: list[str]
) -> None:
    monkeypatch.delenv("ALHAMBRA_BUILD", raising=False)
    runs = Runs(monkeypatch, BUILT, compiled)
    assert check.main([]) == 0
    assert runs.names == [*FIRST, "web", "built", *after]


def test_a_build_that_fails_is_told_counts_as_one_and_ends_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ALHAMBRA_BUILD", "compiled")
    runs = Runs(monkeypatch, BROKEN)
    assert check.main([]) == 1
    assert runs.names[-1] == "built"
    told = capfd.readouterr().out.splitlines()
    assert "building the package failed: no luck" in told
    assert told[-1] == "20 passed, 1 failed"


def test_arguments_are_for_pytest_on_both_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_BUILD", "compiled")
    runs = Runs(monkeypatch, BUILT)
    assert check.main(["-x", "tests/house"]) == 0
    assert runs.names == [*FIRST, "built", "compiled 0", "plain 0"]
