"""A request that changes nothing, and why: raised anywhere in the server, told to the client at its edge."""

from __future__ import annotations

from alhambra.words.saying import Saying


class Refusal(Exception):  # noqa: N818 - nothing is wrong with the program
    """Why not: a code for programs, a saying for people; the rule that forbids it, or the line of a record."""

    def __init__(self, code: str, saying: Saying, rule: str = "", line: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.saying = saying
        self.rule = rule
        self.line = line


def problem(code: str, line: int = 0, **args: int | str) -> Refusal:
    """A refusal with the words of the catalogue's `problem-<code>`."""
    told = {"line": line, **args} if line else args
    return Refusal(code, Saying(f"problem-{code}", dict(told)), line=line)
