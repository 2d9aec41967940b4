"""The command as people run it: a process with pipes, answers that are typed, files in a folder of its own."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

import alhambra

PACKAGE = Path(alhambra.__file__).resolve().parent
COMMAND = [sys.executable, "-m", "alhambra.cli"]
PROMPT = "h help): "


def environment(folder: Path, columns: int = 80) -> dict[str, str]:
    """Nothing of the user's own settings, games or terminal."""
    keep = {key: os.environ[key] for key in ("PATH", "ALHAMBRA_PURE", "HOME") if key in os.environ}
    return {
        **keep,
        "PYTHONPATH": str(PACKAGE.parent),
        "PYTHONUTF8": "1",
        "ALHAMBRA_DATA": str(folder),
        "COLUMNS": str(columns),
    }


def command(
    folder: Path, *arguments: str, answers: str | bytes = "", columns: int = 80
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end in a folder."""
    typed = answers.encode() if isinstance(answers, str) else answers
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        cwd=folder,
        env=environment(folder, columns),
        timeout=240,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Seated:
    """A game that is being played, answer after answer; left behind, it is killed."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment(folder),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.communicate()

    def until_asked(self) -> str:
        """Everything up to the next question, or to the end."""
        assert self.process.stdout is not None
        shown = b""
        while not shown.endswith(PROMPT.encode()):
            byte = self.process.stdout.read(1)
            if not byte:
                break
            shown += byte
        return shown.decode()

    def answer(self, text: str) -> str:
        """Type one answer; what is shown until the next question."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        return self.until_asked()

    def rest(self) -> str:
        """What is still shown before the end; waits for it."""
        shown, _ = self.process.communicate(timeout=60)
        return shown.decode()


class Terminal:
    """The command at a pseudo-terminal of 80 columns, with colours; left behind, it is killed."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        import pty  # not everywhere

        try:
            self.keyboard, screen = pty.openpty()
        except OSError as error:
            pytest.skip(f"no pseudo-terminal is to be had here: {error}")
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=folder,
            env={**environment(folder), "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(screen),
        )
        os.close(screen)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def until(self, *ends: str) -> str:
        """What the screen shows up to one of these ends, or to the end of the program."""
        shown = b""
        while not any(_bare(shown).endswith(end) for end in ends):
            try:
                shown += os.read(self.keyboard, 1)
            except OSError:  # the program has left the terminal
                break
        return shown.decode(errors="replace")


def _bare(shown: bytes) -> str:
    """The latest signs without their colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", shown[-200:].decode(errors="ignore"))


def _take_terminal(screen: int) -> None:
    """Ctrl-C at a terminal reaches only the processes that it belongs to."""
    import fcntl
    import termios

    fcntl.ioctl(screen, termios.TIOCSCTTY, 0)


def any_answers(seed: int, number: int = 6000) -> str:
    """Numbers as somebody types who likes to buy; those that stand beside nothing are asked again."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 9)}\n" for _ in range(number))


def too_wide(shown: str, columns: int) -> list[str]:
    """Lines that do not fit; those that name a file stay whole, so that they can be copied."""
    return [line for line in shown.splitlines() if len(line) > columns and ".record" not in line]
