"""All checks, as `./alhambra test` runs them: format, lint, types, and the tests on both builds.

Arguments go to pytest. The last line sums up the tests; a check that fails counts as one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"compiled": "0", "plain": "1"}  # values of ALHAMBRA_PURE


def main(arguments: list[str]) -> int:
    failed = sum(not run(tool) for tool in ("ruff format --check", "ruff check", "mypy"))
    passed = 0
    for build in ("compiled", "plain") if is_compiled() else ("plain",):
        good, bad = pytest(build, arguments)
        passed += good
        failed += bad
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


def say(text: str) -> None:
    print(f"alhambra: {text}", flush=True)


def run(tool: str) -> bool:
    say(tool)
    return subprocess.call([sys.executable, "-m", *tool.split()], cwd=ROOT) == 0


def is_compiled() -> bool:
    """Ask the installed package, in a process that has imported nothing of it yet."""
    question = "from alhambra._build import build; print(build())"
    command = [sys.executable, "-c", question]
    answer = subprocess.run(command, cwd=ROOT, env=environment("compiled"), stdout=subprocess.PIPE, text=True)
    if answer.stdout.strip() == "compiled":
        return True
    say("the installed build is not compiled: the tests run once, on the plain one")
    return False


def environment(build: str) -> dict[str, str]:
    return {**os.environ, "ALHAMBRA_PURE": BUILDS[build]}


def pytest(build: str, arguments: list[str]) -> tuple[int, int]:
    """How many tests passed and failed; a run that never came to its end is one failure."""
    say(f"pytest, {build} build")
    report = Path(sys.prefix, "tests.xml")
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-n", "auto", f"--junitxml={report}", *arguments]
    code = subprocess.call(command, cwd=ROOT, env=environment(build))
    if not report.exists():
        return 0, 1
    suite = ElementTree.parse(report).getroot()[0]
    count = {key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")}
    bad = count["failures"] + count["errors"]
    return count["tests"] - bad - count["skipped"], max(bad, int(code != 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
