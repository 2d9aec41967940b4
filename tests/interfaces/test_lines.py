"""The line protocol: no secrets on it, games played over it, and every way in which a program can lose."""

from __future__ import annotations

import io
import json
import os
import pickle
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots.bot import levels, make
from alhambra.bots.greedy import Greedy
from alhambra.bots.lines import protocol
from alhambra.bots.lines.line_bot import ForfeitError, LineBot
from alhambra.bots.lines.rebuilt import table_of, view_of
from alhambra.bots.lines.seated import label, seated
from alhambra.bots.lines.speaker import speak
from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.rng import FAST, fast
from alhambra.core.setup import Setup
from alhambra.core.view import View, view
from alhambra.games import family
from alhambra.testing.resample import reshuffled_behind
from tests.interfaces.tables import ALL, TABLES, played

POLITE = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        say(say="hello", protocol=1, name="polite")
    elif message["say"] == "choose":
        options = message["view"]["options"]
        {answer}
    elif message["say"] in ("bye", "lost"):
        break
"""
LUCKY = "say(say='choice', id=message['id'], option=options[message['luck'] % len(options)])"


def program(folder: Path, answer: str = LUCKY, text: str = POLITE) -> list[str]:
    """The command for a small bot that answers questions so."""
    path = folder / "bot.py"
    path.write_text(text.replace("{answer}", answer), encoding="utf-8")
    return [sys.executable, "-S", str(path)]


def first_view(seed: int = 1) -> View:
    state = family.start(Setup(2, seed, FAST))
    return view(state, to_move(state))


def told(message: protocol.Message) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(protocol.line(message))
    return found


@pytest.mark.parametrize("table", TABLES)
def test_no_secret_and_no_seed_is_on_the_line(table: str) -> None:
    """All that a seat cannot see drawn anew, with another generator: the same lines."""
    rng, tried = fast(4), 0
    for number, state in enumerate(played(table, 3, seed=6, most=240)):
        if number % 24:
            continue
        for seat in range(3):
            seen, there = view(state, seat), view(reshuffled_behind(state, seat, rng), seat)
            assert protocol.line(protocol.game(seen)) == protocol.line(protocol.game(there))
            assert protocol.choose(seen, 1, 1.0, 2) == protocol.choose(there, 1, 1.0, 2)
            tried += 1
    assert tried > 15
    assert "seed" not in told(protocol.game(seen))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("table", TABLES)
def test_a_view_comes_over_the_line_whole(table: str, seats: int) -> None:
    """All but the events; boards with their walls and doors, and loose money too."""
    for number, state in enumerate(played(table, seats, seed=seats, most=400)):
        if number % 20:
            continue
        seen = view(state, number // 20 % seats)
        again = view_of(told(protocol.choose(seen, 1, 1.0, 2)), table_of(told(protocol.game(seen))))
        assert again.facts() == seen.facts() | {"events": []}
        assert (again.loose, again.modules) == (seen.loose, seen.modules)
        for one, other in zip(again.boards, seen.boards, strict=True):
            for part in ("marks", "doors", "edge", "cells", "tally", "outworks", "has_doors"):
                assert list_of(getattr(one, part)) == list_of(getattr(other, part)), part


def list_of(part: object) -> object:
    return list(part) if hasattr(part, "__iter__") else part


def test_the_bot_of_the_line_decides_like_the_one_at_the_table() -> None:
    state = family.start(Setup(3, 5, FAST, ALL, tower="add"))
    bots = {seat: Greedy() for seat in range(3)}
    for number in range(60):
        seen = view(state, to_move(state))
        sitting = bots[seen.seat].choose(seen, fast(number))
        table = table_of(told(protocol.game(seen)))
        standing = Greedy().choose(view_of(told(protocol.choose(seen, 1, 1.0, 2)), table), fast(number))
        assert standing.text(table) == sitting.text(state.table)
        submit(state, seen.seat, sitting)


def test_a_program_plays_whole_games_and_luck_repeats_them(tmp_path: Path) -> None:
    results = []
    with LineBot(program(tmp_path)) as bot:
        for _ in range(2):
            state, luck, other = family.start(Setup(2, 3, FAST)), fast(1), RandomBot()
            while not is_over(state):
                seen = view(state, to_move(state))
                submit(state, seen.seat, bot.choose(seen, luck) if seen.seat == 0 else other.choose(seen, luck))
            bot.end(view(state, 0))
            results.append([player.score for player in state.players])
        assert bot.name == "polite"
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print('take everything', flush=True)", "not JSON: take everything"),
        ("print('[1, 2]', flush=True)", "not an object"),
        ("print('x' * (1 << 21), flush=True)", "longer than"),
        ("say(say='choice', id=message['id'], option='take florin-99')", "'take florin-99' is none of its"),
        ("say(say='choice', id=message['id'])", "'None' is none of its"),
        ("say(say='choice', id=message['id'], option=['take'])", "is none of its"),
        ("say(say='choice', id=7, option=options[0])", "answers question 7, but was asked question 1"),
        ("say(say='hello', protocol=1)", "says 'hello'"),
        ("say(say='error', message='I am lost')", "gives up: I am lost"),
        ("os._exit(3)", "ended with code 3"),
        ("time.sleep(60)", "did not answer in 2 seconds"),
        ("os.close(1); time.sleep(60)", "closed its line"),
    ],
)
def test_a_wrong_answer_loses(tmp_path: Path, answer: str, why: str) -> None:
    bot, seen = LineBot(program(tmp_path, answer), seconds=2), first_view()
    with pytest.raises(ForfeitError) as lost:
        bot.choose(seen, fast(0))
    assert why in lost.value.why
    assert lost.value.seat == seen.seat
    assert "\n" not in str(lost.value)
    assert "bot.py" in str(pickle.loads(pickle.dumps(lost.value)))  # it must travel between processes
    assert bot._process is None


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-program-anywhere", "cannot be started"),
        (f"{sys.executable} -c 'print(1)'", "not an object"),
        (f"{sys.executable} -c 'pass'", "ended with code 0"),
        ([sys.executable, "-c", 'print(\'{"say": "hello", "protocol": 2}\')'], "version 2 of the protocol"),
    ],
)
def test_who_cannot_even_say_hello_loses(command: str | list[str], why: str) -> None:
    with pytest.raises(ForfeitError, match=why):
        LineBot(command).choose(first_view(), fast(0))


def test_what_a_program_said_before_it_went_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is gone before anybody greets it, and still its last words tell why it has lost."""
    start = subprocess.Popen

    def start_and_wait(*words: object, **how: object) -> subprocess.Popen[bytes]:
        process: subprocess.Popen[bytes] = start(*words, **how)  # type: ignore[call-overload]
        process.wait()
        return process

    monkeypatch.setattr(subprocess, "Popen", start_and_wait)
    words = [sys.executable, "-c", 'print(\'{"say": "error", "message": "no time"}\')']
    with pytest.raises(ForfeitError, match="it gives up: no time"):
        LineBot(words).choose(first_view(), fast(0))


def test_a_program_that_does_not_go_is_ended_with_all_it_started(tmp_path: Path) -> None:
    stubborn = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
{POLITE}
import time
time.sleep(300)
"""
    bot = LineBot(program(tmp_path, text=stubborn))
    bot.choose(first_view(), fast(0))
    child = int((tmp_path / "child").read_text())
    bot.close()
    for _ in range(100):  # init takes a while to bury the orphan
        if not alive(child):
            break
        time.sleep(0.05)
    assert not alive(child)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_the_same_program_is_told_of_another_game(tmp_path: Path) -> None:
    answer = LUCKY + "; print(message['id'], file=sys.stderr, flush=True)"
    with LineBot(program(tmp_path, answer)) as bot:
        one, other = first_view(1), first_view(2)
        assert bot.choose(one, fast(0)) in one.options
        process = bot._process
        assert bot.choose(other, fast(0)) in other.options
        assert bot._process is process


def spoken(name: str, *messages: protocol.Message | bytes) -> list[dict[str, Any]]:
    """What one of our bots answers."""
    heard = b"".join([message if isinstance(message, bytes) else protocol.line(message) for message in messages])
    said = io.BytesIO()
    with suppress(protocol.LineError):
        speak(name, io.BytesIO(heard), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_our_bot_greets_plays_and_leaves() -> None:
    seen = first_view()
    question = protocol.choose(seen, 4, 1.0, 99)
    hello, choice = spoken(
        "greedy", protocol.hello("x"), protocol.game(seen), {"say": "news"}, question, {"say": "bye"}, question
    )
    assert hello == {"say": "hello", "protocol": 1, "name": "alhambra greedy"}
    assert (choice["say"], choice["id"]) == ("choice", 4)
    assert choice["option"] == Greedy().choose(seen, fast(99)).text(seen.table)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ([b"good morning\n"], "not JSON"),
        ([{"say": "hello", "protocol": 9}], "version 9"),
        ([{"say": "game"}], "cannot be understood (KeyError"),
        ([{"say": "choose", "id": 1}], "before there is a game"),
        ([protocol.game(first_view()) | {"game": "chess"}], "no bot 'random' for the game 'chess'"),
        ([protocol.game(first_view()) | {"modules": ["chess"]}], "cannot be played here: unknown module"),
        ([protocol.game(first_view()) | {"tiles": {}}], "pieces that are not known here"),
    ],
)
def test_our_bot_says_what_it_does_not_understand(said: list[protocol.Message | bytes], why: str) -> None:
    answer = spoken("random", *said)[-1]
    assert answer["say"] == "error"
    assert why in answer["message"]


def test_only_what_a_person_types_starts_programs() -> None:
    """`cmd:` is no bot that anybody could ask for by its name, over a network for instance."""
    assert isinstance(seated("cmd:python my_bot.py"), LineBot)
    assert not any(name.startswith("cmd:") for game in family.names() for name in levels(game))
    with pytest.raises(ValueError, match="unknown bot"):
        make("cmd:python my_bot.py")
    assert label("cmd:python my_bot.py") == "cmd:python_my_bot.py"
