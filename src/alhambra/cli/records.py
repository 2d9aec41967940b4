"""Records as files: where they lie, how they are read and how they are kept safe."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from alhambra.cli.errors import complain
from alhambra.core.record import RecordError
from alhambra.words.faults import fault
from alhambra.words.saying import Say, Saying

MOST_BYTES: Final = 4_000_000  # a game of Alhambra takes a few thousand


def program() -> str:
    """How this program is called: the launcher knows better, as it need not lie where commands are found."""
    return os.environ.get("ALHAMBRA_COMMAND") or "alhambra"


def data_folder() -> Path:
    """The user's own folder for games: ALHAMBRA_DATA, or where the system keeps the data of programs."""
    chosen = os.environ.get("ALHAMBRA_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "alhambra"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "alhambra"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "alhambra"


def fresh_file() -> Path:
    """A record's name that is not taken yet, by date and time."""
    stem = data_folder() / "games" / time.strftime("%Y-%m-%d-%H%M%S")
    number = 1
    path = stem.with_suffix(".record")
    while path.exists():
        number += 1
        path = stem.with_name(f"{stem.name}-{number}").with_suffix(".record")
    return path


def read_file(path: Path) -> str:
    """A record's text; complains about what is no readable text."""
    text = text_of(path)
    if isinstance(text, Saying):
        complain(text)
    return text


def text_of(path: Path) -> str | Saying:
    """A record's text, or what is wrong with its file."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        return about_file(path, error)
    if len(content) > MOST_BYTES:
        return Saying("record-too-large", {"file": str(path)})
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return Saying("record-no-text", {"file": str(path)})


def save_file(path: Path, text: str) -> None:
    """Put the text in place in one step: whenever the program dies, the file is the old one or the new one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        complain(Saying("cannot-save", {"file": str(path), "why": reason(error)}))
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def about_file(path: Path, problem: OSError | RecordError) -> Saying:
    """What is wrong with a file; where the system refuses it, in its words."""
    if isinstance(problem, OSError):
        return Saying("wrong-file", {"file": str(path), "why": reason(problem)})
    return Saying("wrong-record", {"file": str(path), "line": problem.line, "why": Say(fault(problem))})


def reason(error: OSError) -> str:
    """Why the system refused, in its own words but without numbers."""
    return (error.strerror or str(error)).lower()
