"""All checks, as `./alhambra test` runs them: format, lint, types and tests, of the engine, the server and the browser.

Arguments go to pytest, and then only pytest runs besides the linters. The last line sums up the tests; a check that
fails counts as one. Tests of the rules run on both builds; what no build can change is tested once.

The C compiler works on one large unit, on one core. What needs no build runs meanwhile: linters, the checks of the
browser app and, where a compiled build is certain to come, the plain round, on the sources as they lie here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {
    "compiled": {"ALHAMBRA_PURE": "0"},
    "plain": {"ALHAMBRA_PURE": "1"},
    "source": {"ALHAMBRA_PURE": "1", "PYTHONPATH": str(ROOT / "src")},  # plain, and not the installed package
}
BROWSER = "tests/browser"
# No rule in them that a build could change; or thousands of random games, which are quick on the compiled build alone:
# that both builds play the same games, decision by decision, is what tests/test_builds.py and the goldens are for.
ONCE = (
    "tests/server",
    "tests/house",
    "tests/art",
    "tests/words",
    "tests/cli",
    "tests/bots",
    "tests/data",
    "tests/stats",
    "tests/interfaces",
    "tests/lab",
    "tests/modules/test_pairs.py",
    "tests/mind/test_appraised_games.py",
    "tests/properties/test_worlds.py",
)
RULES = [f"--ignore={folder}" for folder in (BROWSER, *ONCE)]
NOTHING_FOUND = 5  # pytest's exit code: what was asked for is in another of our runs


def main(arguments: list[str]) -> int:
    sys.path.insert(0, str(ROOT))  # for `web`
    build = begin_to_build()
    results = [(0, int(not run(tool))) for tool in ("ruff format --check", "ruff check", "mypy")]
    if not arguments:
        results.append(web_checks())
    early = not arguments and os.environ.get("ALHAMBRA_BUILD") == "compiled"
    if early:
        results.append(pytest("source", RULES, []))
    if is_built(build):
        results += [pytest(name, where, arguments) for name, where in rounds(arguments, early)]
    else:
        results.append((0, 1))
    passed, failed = (sum(column) for column in zip(*results))
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


def begin_to_build() -> subprocess.Popen[str]:
    """Have the launcher build and install the package; what it tells is kept until it is done."""
    say("building the package meanwhile")
    command = [sys.executable, str(ROOT / "alhambra"), "build"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def is_built(build: subprocess.Popen[str]) -> bool:
    """Wait for the build and tell what became of it."""
    started = time.monotonic()
    told, _ = build.communicate()
    say(f"waited {time.monotonic() - started:.0f} s for the package")
    print(told, end="", flush=True)
    return build.returncode == 0


def rounds(arguments: list[str], early: bool) -> list[tuple[str, list[str]]]:
    """The runs of pytest on the package: which build, and which folders. The sources may have had theirs before."""
    compiled = is_compiled()
    if any(Path(argument.split("::")[0]).exists() for argument in arguments):
        return [("compiled", []), ("plain", [])] if compiled else [("plain", [])]
    first = "compiled" if compiled else "plain"
    # Browsers come in a run of their own: their driver and asyncio's tests do not share a process.
    plan = [(first, [f"--ignore={BROWSER}"]), (first, [BROWSER])]
    if compiled and not early:
        plan.append(("source", RULES))
    return plan


def say(text: str) -> None:
    print(f"alhambra: {text}", flush=True)


def run(tool: str) -> bool:
    say(tool)
    return subprocess.call([sys.executable, "-m", *tool.split()], cwd=ROOT) == 0


def web_checks() -> tuple[int, int]:
    """Format, lint, types and unit tests of the browser app, on the Node.js that comes with our packages."""
    from web.bundle import wheel_npm

    npm, node = wheel_npm()
    web = ROOT / "web"
    # A test asks `python` for what the terminal says: that must be the one we were installed with, and our sources.
    first = [str(Path(node[0]).parent), str(Path(sys.executable).parent)]
    env = {**environment("source"), "PATH": os.pathsep.join([*first, os.environ.get("PATH", "")]), "CI": "1"}
    for script in ("web/art/build.py", "tools/rules_pages.py"):  # the types of the app cover what these make
        subprocess.check_call([sys.executable, str(ROOT / script)], cwd=ROOT)
    lock, done = web / "package-lock.json", web / "node_modules" / ".checks.lock"
    if not done.exists() or done.read_bytes() != lock.read_bytes():
        say("npm ci")
        if subprocess.call([*npm, "ci", "--no-fund", "--no-audit"], cwd=web, env=env):
            return 0, 1
        shutil.copy(lock, done)
    failed = 0
    for script in ("lint", "check"):
        say(f"npm run {script}")
        failed += subprocess.call([*npm, "run", "--silent", script], cwd=web, env=env) != 0
    good, bad = vitest(npm, web, env)
    return good, failed + bad


def vitest(npm: list[str], web: Path, env: dict[str, str]) -> tuple[int, int]:
    say("npm run test")
    report = Path(sys.prefix, "web-tests.json")
    report.unlink(missing_ok=True)
    options = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
    code = subprocess.call([*npm, "run", "--silent", "test", "--", *options], cwd=web, env=env)
    if not report.exists():
        return 0, 1
    told = json.loads(report.read_text(encoding="utf-8"))
    return told["numPassedTests"], max(told["numFailedTests"], int(code != 0))


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
    return {**os.environ, **BUILDS[build]}


def pytest(build: str, where: list[str], arguments: list[str]) -> tuple[int, int]:
    """How many tests passed and failed; a run that never came to its end is one failure."""
    say(f"pytest, {build} build: {' '.join([*where, *arguments])}")
    started = time.monotonic()
    report = Path(sys.prefix, "tests.xml")
    report.unlink(missing_ok=True)
    # A browser mostly waits: for the next picture, for a bot's pause. Half of the processor would lie idle.
    workers = str(3 * (os.cpu_count() or 2) // 2) if where == [BROWSER] else "auto"
    # Their tests differ so much in length that they are handed out one by one.
    share = ["--maxschedchunk=1"] if where == [BROWSER] else []
    command = [sys.executable, "-m", "pytest", "-n", workers, *share, f"--junitxml={report}", *where, *arguments]
    code = subprocess.call(command, cwd=ROOT, env=environment(build))
    say(f"{time.monotonic() - started:.0f} s")
    if code == NOTHING_FOUND and arguments:
        return 0, 0
    if not report.exists():
        return 0, 1
    suite = ElementTree.parse(report).getroot()[0]
    count = {key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")}
    bad = count["failures"] + count["errors"]
    return count["tests"] - bad - count["skipped"], max(bad, int(code != 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
