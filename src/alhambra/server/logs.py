"""What the server writes down: one JSON object a line. No cookies, no tokens, no hands."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import blake2b
from typing import IO, Any, Final

LOG: Final = logging.getLogger("alhambra.server")
FACTS: Final = "facts"


class Line(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, FACTS, {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def note(event: str, *, level: int = logging.INFO, **facts: object) -> None:
    """Write down that something happened."""
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={FACTS: facts})


def failed(event: str, error: BaseException, **facts: object) -> None:
    """Write down that something broke, with the way there; clients only hear that it did."""
    LOG.error(event, exc_info=error, extra={FACTS: facts})


def someone(guest: str) -> str:
    """A guest in the logs: the same one can be followed, but the id cannot be found out."""
    return blake2b(guest.encode(), digest_size=4, person=b"alhambra-logs").hexdigest()


def set_up(level: str = "info", stream: IO[str] | None = None) -> None:
    """Send our lines and those of the libraries to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    # It repeats what we write down ourselves, and a broken message of a client with its content.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
