"""The Dice Game as people meet it: in words, in the terminal, in simulations."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.cli import run
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games import family
from alhambra.games.dice.part import KEY
from alhambra.games.match import load
from alhambra.words.offer import describe
from tests.cli.terminal import any_answers, command, too_wide
from tests.dice.board import game, times


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    asked = ["play", "--terminal", "--game", "dice", "--players", "2", "--seed", "3", "--record", "my.record"]
    done = command(tmp_path, *asked, answers=any_answers(2, 2000))
    assert (done.returncode, done.stderr) == (0, "")
    match = load((tmp_path / "my.record").read_text())
    assert (match.record().over, match.setup.game) == (True, KEY)
    assert "Final scoring (C)" in done.stdout
    assert not too_wide(done.stdout, 80)


def test_many_games_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["simulate", "--game", "dice", "--games", "2", "--players", "3", "--bots", "greedy,random,random"])
    seen = capsys.readouterr()
    assert (code, seen.err) == (0, "")
    assert seen.out.startswith("The Dice Game: 2 games of 3\n")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--game", "chess"], "unknown game “chess”"),
        (["--game", "dice", "--modules", "vizier"], "without modules"),
        (["--game", "dice", "--tower", "add"], "without the 12th tower"),
        (["--game", "dice", "--bots", "clever"], "casual, novice, exact, greedy, random"),
        (["--bots", "exact"], "known bots: master, expert, club"),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert run(["simulate", *options]) == 2
    assert complaint in capsys.readouterr().err


def test_options_tell_where_to_click() -> None:
    board = game().chips("A", "annul", "black-die", "displace").marker("B", "tower 5/1").bonus(garden="annul")
    board.throw("A", times(tower=5, garden=3))
    seen = view(board.state, 0)
    offers = {option.text(seen.table): describe(seen, option) for option in seen.options}
    assert offers["throw garden garden"].dice == ("garden", "garden")
    place = offers["place tower"]
    assert (place.column, place.spot) == ("tower", "5/2")
    displace = offers["displace tower"]
    assert (displace.column, displace.spot, displace.chip) == ("tower", "5/1", "displace")
    assert (offers["black-die garden"].chip, offers["black-die garden"].column) == ("black-die", "garden")
    assert offers["annul"].chip == "annul"
    board.marker("A", "garden 4/1").rewards("garden")
    seen = view(board.state, 0)
    reward = describe(seen, seen.options[1])
    assert (reward.column, reward.chip) == ("garden", "annul")


def test_every_option_has_a_place_or_needs_none() -> None:
    state = family.start(Setup(3, 2, game=KEY))
    rng = fast(4)
    while not is_over(state):
        seen = view(state, to_move(state))
        for option in seen.options:
            offer = describe(seen, option)
            assert offer.dice or offer.column or offer.chip or offer.kind in ("throw", "name-starter", "keep"), offer
        options = legal(state)
        submit(state, to_move(state), options[rng.below(len(options))])
