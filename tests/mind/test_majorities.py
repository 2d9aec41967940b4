"""What majorities promise: counted once for all seats, and again only where something has changed."""

from __future__ import annotations

import pytest

from alhambra.bots.learned import weights
from alhambra.core.engine import legal, submit, to_move
from alhambra.core.pieces import TYPES
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games.alhambra import start
from alhambra.mind.box import Box
from alhambra.mind.instinct import Instinct
from alhambra.mind.majorities import Majorities
from alhambra.mind.means import means, shown


def positions(players: int, seed: int) -> list[State]:
    """All of a game that instinct plays."""
    state = start(Setup(players, seed))
    eye = Instinct(state, weights(players))
    found: list[State] = []
    while options := legal(state):
        found.append(state.clone())
        seat = to_move(state)
        submit(state, seat, eye.best(state, seat, options))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_comes_from_another_position_finds_the_same(players: int) -> None:
    game = positions(players, 5)
    moved = Instinct(game[0], weights(players))
    numbers = Box(game[0].table.tiles).numbers
    for state in game:
        moved.take_in(state)
        fresh = Majorities(state.table, numbers, weights(players))
        fresh.look(state, moved.past, moved.soon)
        for kind in range(len(TYPES)):
            for seat in range(players):
                assert moved.majorities.gain(kind, seat) == fresh.shift(kind, seat, seat, 1)


def test_a_player_keeps_what_was_found_out_about_his_hand() -> None:
    game = positions(3, 6)
    money = game[0].table.cards.money
    player = game[0].players[0]
    known = means(money, player)
    assert means(money, player.clone()) is known is shown(money, player)
    player.hand = player.hand[:]
    assert means(money, player) is not known
    assert list(means(money, player).sums) == list(known.sums)


def test_others_do_not_count_covered_cards() -> None:
    state = start(Setup(3, 6))
    player = state.players[0]
    card = next(card for card, number in enumerate(player.hand) if number)
    player.covered = bytes([card])
    money = state.table.cards.money
    hidden = state.table.cards.values[card]
    assert sum(means(money, player).coins) - sum(shown(money, player).coins) == hidden
