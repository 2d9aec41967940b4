"""The games of the family: one list, one way to begin, and records that say which game they are."""

from __future__ import annotations

import pytest

from alhambra.bots.asking import ask
from alhambra.bots.bot import known, make, takes_long
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.record import RecordError
from alhambra.core.rng import fast
from alhambra.core.setup import BASE_GAME, TOWER_ADD, Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games import alhambra, family
from alhambra.games.match import Match, load, opening
from alhambra.games.playout import play_randomly
from alhambra.testing.resample import reshuffled_behind

OTHERS = [name for name in family.names() if name != BASE_GAME]


def test_the_base_game_comes_first() -> None:
    assert family.names()[0] == BASE_GAME == Setup(3, 0).game
    assert fingerprint(family.start(Setup(3, 5))) == fingerprint(alhambra.start(Setup(3, 5)))


@pytest.mark.parametrize("what", [family.arranged, family.start, Match])
def test_an_unknown_game_is_refused(what: object) -> None:
    assert callable(what)
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        what(Setup(3, 0, game="chess"))
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        family.modules_of("chess")


@pytest.mark.parametrize("game", OTHERS)
def test_other_games_have_neither_modules_nor_a_choice_of_tower(game: str) -> None:
    assert family.modules_of(game) == {}
    with pytest.raises(ValueError, match="without modules"):
        family.start(Setup(3, 0, modules=("vizier",), game=game))
    with pytest.raises(ValueError, match="12th tower"):
        family.start(Setup(3, 0, tower=TOWER_ADD, game=game))


@pytest.mark.parametrize("game", family.names())
def test_a_record_names_its_game(game: str) -> None:
    match = Match(Setup(2, 3, game=game))
    rng = fast(1)
    for _ in range(30):
        options = legal(match.state)
        match.play(options[rng.below(len(options))])
    text = match.save()
    assert text.splitlines()[1].split(" #")[0] == f"game {game}"
    assert fingerprint(load(text).state) == fingerprint(match.state)


def test_a_record_of_an_unknown_game_is_refused_by_its_line() -> None:
    record = Match(Setup(2, 3)).record()
    stranger = type(record)(Setup(2, 3, game="chess"), record.players, [], False)
    with pytest.raises(RecordError, match="unknown game 'chess'") as caught:
        opening(stranger)
    assert caught.value.line == 2


@pytest.mark.parametrize("game", OTHERS)
def test_a_bare_table_has_no_market_and_no_money(game: str) -> None:
    state = family.start(Setup(4, 1, game=game))
    seen = view(state, 0)
    assert (seen.market, seen.display, seen.hand, seen.pile_left, seen.discard_left) == ((), (), (), 0, 0)
    assert list(seen.modules) == [game]
    play_randomly(state, fast(2))
    assert is_over(state)
    assert max(view(state, SPECTATOR).scores) > 0


QUICK = [(game, name) for game in OTHERS for name in known(game) if not takes_long(name)]  # others: see bots/test_cups


@pytest.mark.parametrize(("game", "name"), QUICK)
def test_bots_of_a_game_see_views_only_and_answer_with_an_option(game: str, name: str) -> None:
    state = family.start(Setup(2 if name in ("club", "exact") else 3, 7, game=game))
    bots = [make(name, game) for _ in state.players]
    rng = fast(3)
    while not is_over(state):
        seat = to_move(state)
        seen = view(state, seat)
        action = ask(bots[seat], state, seat, fast(state.ply))
        assert action in seen.options
        if state.ply % 20 == 0:
            elsewhere = reshuffled_behind(state, seat, rng)
            again = ask(make(name, game), elsewhere, seat, fast(state.ply))
            assert again == action, "what is hidden, or what a bot remembers, has changed its mind"
        submit(state, seat, action)


def test_a_bot_is_known_where_it_can_play() -> None:
    assert "exact" in known("dice")
    with pytest.raises(ValueError, match="unknown bot 'exact'"):
        make("exact")
