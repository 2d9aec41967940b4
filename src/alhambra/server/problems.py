"""Refusals on their way out: the status of an answer, the code a socket closes with. Never a traceback."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from alhambra.server.logs import failed
from alhambra.server.refusal import Refusal, problem
from alhambra.server.wire import Problem, Refused

STATUS: Final = {
    "malformed": 400,
    "foreign-origin": 403,
    "not-yours": 403,
    "not-found": 404,
    "unknown-table": 404,
    "not-allowed": 405,
    "too-large": 413,
    "broken-record": 422,
    "impossible": 422,
    "rule": 422,
    "unfinished-record": 422,
    "too-fast": 429,
    "internal": 500,
    "closing": 503,
}
CONFLICT: Final = 409  # all others: stale, over, no-undo, not-over ... right request, wrong moment

CODE_OF_STATUS: Final = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-fast"}

# Codes from 4000 on are ours: there is no point in trying again. After the others a browser connects again.
RESTART: Final = 1012
BROKEN: Final = 1011
CLOSE: Final = {"malformed": 4400, "foreign-origin": 4403, "not-yours": 4403, "unknown-table": 4404, "too-fast": 4429}


def status(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, CONFLICT)


def close_code(refusal: Refusal) -> int:
    """What a socket closes with that was refused."""
    return CLOSE.get(refusal.code, 4400)


def told(refusal: Refusal) -> Problem:
    """The body of an answer."""
    return Problem(refusal.code, refusal.saying.wire(), refusal.line)


def refused(refusal: Refusal, message: str) -> Refused:
    """The answer to a message on a socket."""
    return Refused(message, refusal.code, refusal.saying.wire(), refusal.rule)


def body(refusal: Refusal) -> bytes:
    """The body of an answer, as sent."""
    return msgspec.json.encode(told(refusal))


def answer_refusal(_: Request[object, object, State], refusal: Refusal) -> Response[Problem]:
    headers = {"retry-after": "10"} if refusal.code == "too-fast" else {}
    return Response(told(refusal), status_code=status(refusal), headers=headers)


def answer_http(_: Request[object, object, State], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown paths, bodies that are not what they should be, too much of them."""
    code = CODE_OF_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    if code == "internal":
        failed("request failed", error)
    refusal = problem(code)
    return Response(told(refusal), status_code=status(refusal))


def answer_failure(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A mistake of ours: written down in full, and told in one sentence."""
    failed("request failed", error, path=request.scope["path"])
    return Response(told(problem("internal")), status_code=500)
