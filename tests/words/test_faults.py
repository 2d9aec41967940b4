"""What is wrong with a record is said in the reader's language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import alhambra
from alhambra.core.record import RecordError
from alhambra.core.setup import Setup
from alhambra.games.match import Match, load
from alhambra.words.catalogue import LANGUAGES
from alhambra.words.faults import BROKEN_RULE, FAULTS, fault
from alhambra.words.speak import Speaker

PACKAGE = Path(alhambra.__file__).parent
RAISED_IN = ("core/record.py", "games/match.py")
FACTS = dict.fromkeys(
    ["title", "version", "ours", "expected", "heading", "game", "needed", "used", "action", "seat"], "B-81"
)


def constants(path: str) -> set[str]:
    """The faults that a file names where it raises a RecordError, or just before."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RecordError":
            named = node.args[2]
            found.add(named.value if isinstance(named, ast.Constant) else "")  # type: ignore[arg-type]
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "fault":
            found |= {part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)}  # type: ignore[misc]
    return found


def test_every_fault_has_words_and_no_words_lack_a_fault() -> None:
    raised = set().union(*[constants(path) for path in RAISED_IN])
    assert raised - {"", BROKEN_RULE} == FAULTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_fault_is_said_in_every_language(name: str, language: str) -> None:
    speaker = Speaker(language)
    assert speaker.say(fault(RecordError(1, "in English", name, FACTS))) != "in English"
    assert speaker.faults == []


def test_a_broken_rule_is_told_as_in_a_game() -> None:
    error = RecordError(9, "B-81: no", BROKEN_RULE, {"rule": "B-81"})
    assert fault(error).id == "refusal-B-81"


def test_a_record_that_was_cut_off_is_told_in_german() -> None:
    with pytest.raises(RecordError) as error:
        load(Match(Setup(2, 1)).save()[:-5])
    assert Speaker("de").say(fault(error.value)).startswith("die Aufzeichnung wurde mitten in dieser Zeile")
