"""What holds in every game: tried on random games of every size, with both generators and the 12th tower.

A longer search: see `tests/conftest.py`.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.actions import Action, read_action
from alhambra.core.base_actions import (
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    RemoveTile,
    ReserveTile,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.engine import RuleError, is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.frames import NOBODY
from alhambra.core.grid import ORIGIN
from alhambra.core.pieces import EMPTY
from alhambra.core.record import read, write
from alhambra.core.rng import fast
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.games.match import Match, load
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from tests.properties.games import SEATS, Deal, choose, deals, decisions, everybody
from tests.properties.mutations import mutations

CHANCE = {"card-turned-up", "tile-drawn", "dirk-drew", "pile-shuffled"}

every_size = pytest.mark.parametrize("seats", SEATS)


@every_size
@given(data=st.data())
def test_every_position_is_sound(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    begun_with = pieces(state)
    assert begun_with.cards.total() == (72 if seats == 2 else 108) + 2
    assert begun_with.tiles.total() == (55 if deal.tower == "add" else 54)
    for _ in decisions(state, deal.chooser()):
        check(state, begun_with)
    assert is_over(state)


@every_size
@given(data=st.data())
def test_every_option_can_be_played(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    begun_with = pieces(state)
    some = fast(deal.choices + 1)
    for made in decisions(state, deal.chooser()):
        if some.below(8) == 0:
            for option in legal(state):
                branch = state.clone()
                submit(branch, to_move(branch), read_action(branch.table, option.text(branch.table)))
                assert branch.ply == made + 1
                check(branch, begun_with)


@every_size
@given(data=st.data())
def test_what_is_not_allowed_is_refused_and_changes_nothing(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    some = fast(deal.choices + 1)
    earlier: list[Action] = []  # options of other seats, questions and plies
    for _ in decisions(state, deal.chooser()):
        options = legal(state)
        if some.below(6) == 0:
            tried = [earlier[some.below(len(earlier))] for _ in range(5) if earlier]
            for option in [options[some.below(len(options))] for _ in range(4) if options]:
                tried.extend(mutations(state, option, some))
            judge(state, tried)
        earlier.extend(options[:3] + options[-3:])
    judge(state, earlier[-5:])


def judge(state: State, tried: list[Action]) -> None:
    """Each action is accepted exactly if it is listed or a lawful overpayment; a refusal leaves no trace."""
    seat = to_move(state)
    before, events, options = fingerprint(state), state.events, legal(state)
    for action in tried:
        allowed = seat != NOBODY and (action in options or is_overpayment(state, seat, action))
        branch = state.clone()
        if allowed:
            submit(branch, seat, action)
            check(branch)
            continue
        with pytest.raises(RuleError) as refusal:
            submit(state, seat, action)
        assert refusal.value.rule, f"refused without a rule: {action!r}"
    for stranger in (NOBODY, *range(len(SEAT_NAMES) + 1)):
        if stranger != seat or seat == NOBODY:
            for action in (*options[:1], *tried[:1]):
                with pytest.raises(RuleError, match="CORE-1"):
                    submit(state, stranger, action)
    assert fingerprint(state) == before
    assert state.events is events
    assert legal(state) == options


def is_overpayment(state: State, seat: int, action: Action) -> bool:
    """B-63: cards of the hand in the field's currency, worth the price or more, highest kind first."""
    if not isinstance(action, BuyTile) or state.agenda[-1].name() != "choose-action":
        return False
    if action.tile == EMPTY or action.tile not in state.market:
        return False
    cards, laid = state.table.cards, action.payment
    held = state.players[seat].hand
    return (
        list(laid) == sorted(laid, reverse=True)
        and all(laid.count(card) <= held[card] for card in laid)
        and all(cards.currencies[card] == state.market.index(action.tile) for card in laid)
        and sum(cards.values[card] for card in laid) >= state.table.tiles.prices[action.tile]
    )


@pytest.mark.parametrize("question", ["choose-action", "place-tiles"])
@pytest.mark.parametrize("number", [60, 255])
def test_pieces_that_do_not_exist_are_refused(number: int, question: str) -> None:
    """Actions put together by hand, as a bot might do by mistake."""
    deal = Deal(3, 0)
    state, rng = deal.start(), deal.chooser()
    while state.agenda[-1].name() != question:
        submit(state, to_move(state), choose(state, rng))
    seat = to_move(state)
    tile = [*state.players[seat].acquired, *state.market][0]
    before = fingerprint(state)
    for action in (
        TakeMoney(bytes([number])),
        BuyTile(number, bytes([8])),
        BuyTile(tile, bytes([number])),
        BuildTile(number, ORIGIN + 1),
        AddTile(number, ORIGIN + 1),
        ReserveTile(number),
        GiveTile(number),
        RemoveTile(number),
        SwapTiles(number, tile),
        SwapTiles(tile, number),
    ):
        with pytest.raises(RuleError):
            submit(state, seat, action)
    assert fingerprint(state) == before


@every_size
@given(data=st.data())
def test_options_come_in_one_order_and_end_with_the_game(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    for _ in decisions(state, deal.chooser()):
        assert bool(legal(state)) != is_over(state)
        fresh = state.clone()
        fresh.offered = None
        for player in fresh.players:
            player.redesigns = None
        assert [repr(option) for option in legal(fresh)] == [repr(option) for option in legal(state)]


@every_size
@given(data=st.data())
def test_a_clone_goes_its_own_way(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    some = fast(deal.choices + 1)
    for made in decisions(state, deal.chooser()):
        if is_over(state) or made % 50 != 20:
            continue
        branch = state.clone()
        before = fingerprint(state)
        assert fingerprint(branch) == before
        for _ in zip(range(25), decisions(branch, some), strict=False):
            pass
        assert fingerprint(branch) != before
        assert fingerprint(state) == before
        kept = state.clone()
        ahead = state.clone()
        for _ in decisions(ahead, some):
            pass
        assert is_over(ahead)
        assert fingerprint(kept) == before == fingerprint(state)


@every_size
@given(data=st.data())
def test_a_record_plays_the_same_game_again(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    match = Match(deal.setup(), ("person",) * seats)
    rng = deal.chooser()
    while not is_over(match.state):
        match.play(choose(match.state, rng))
    text = match.save()
    again = load(text)
    assert again.save() == text
    assert write(read(text)) == text
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [event.facts(again.state.table) for event in again.state.events] == [
        event.facts(match.state.table) for event in match.state.events
    ]


@settings(max_examples=(settings().max_examples + 1) // 2)  # every decision loads all those before it
@given(deal=deals(2))
def test_a_game_can_be_saved_and_gone_on_with_at_every_decision(deal: Deal) -> None:
    save_and_go_on(deal, 1)


@pytest.mark.parametrize("seats", SEATS[1:])
@given(data=st.data())
def test_a_game_can_be_saved_and_gone_on_with_now_and_then(seats: int, data: st.DataObject) -> None:
    save_and_go_on(data.draw(deals(seats)), 15)


def save_and_go_on(deal: Deal, every: int) -> None:
    """Save and load about every so many decisions: nothing may differ, nor may the next decision."""
    match = Match(deal.setup())
    rng, some = deal.chooser(), fast(deal.choices + 1)
    while not is_over(match.state):
        again = load(match.save()) if some.below(every) == 0 else None
        action = choose(match.state, rng)
        if again is None:
            match.play(action)
            continue
        assert fingerprint(again.state) == fingerprint(match.state)
        assert legal(again.state) == legal(match.state)
        seat = everybody(match.state)[some.below(deal.seats + 1)]
        assert view(again.state, seat).encode() == view(match.state, seat).encode()
        again.play(action)
        match.play(action)
        assert again.save() == match.save()


@every_size
@given(data=st.data())
def test_B_8_a_view_tells_nothing_hidden(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    some = fast(deal.choices + 1)
    for _ in decisions(state, deal.chooser()):
        if some.below(6):
            continue
        for seat in everybody(state):
            other = reshuffled_behind(state, seat, some)
            assert other.rng.position() != state.rng.position()
            assert view(other, seat).encode() == view(state, seat).encode()


@every_size
@given(data=st.data())
def test_reshuffled_worlds_are_games_too(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    begun_with = pieces(state)
    some = fast(deal.choices + 1)
    hands = piles = bags = 0
    for made in decisions(state, deal.chooser()):
        if made % 30 != 10 or is_over(state):
            continue
        seat = everybody(state)[some.below(seats + 1)]
        before = fingerprint(state)
        other = reshuffled_behind(state, seat, some)
        assert fingerprint(state) == before
        check(other, begun_with)
        for at, player in enumerate(other.players):
            kept = list(player.hand) == list(state.players[at].hand)
            assert kept or at != seat
            hands += not kept
        piles += list(other.pile)[other.pile_at :] != list(state.pile)[state.pile_at :]
        bags += list(other.bag)[other.bag_at :] != list(state.bag)[state.bag_at :]
        for _ in zip(range(20), decisions(other, some), strict=False):
            check(other, begun_with)
    assert min(hands, piles, bags) > 0, "nothing was drawn anew"


@every_size
@given(data=st.data())
def test_a_seat_sees_its_own_hand_and_its_own_options_only(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    state = deal.start()
    for made in decisions(state, deal.chooser()):
        if made % 7:
            continue
        names = state.table.cards.names
        for seat in everybody(state):
            facts = view(state, seat).facts()
            held = [] if seat == SPECTATOR else list(enumerate(state.players[seat].hand))
            assert facts["hand"] == [names[card] for card, number in held for _ in range(number)]
            assert facts["hands"] == [sum(player.hand) for player in state.players]
            mine = [option.text(state.table) for option in legal(state)] if seat == to_move(state) else []
            assert facts["options"] == mine
            assert facts["asked"] == ("" if is_over(state) else SEAT_NAMES[to_move(state)])


@every_size
@given(data=st.data())
def test_undo_stops_where_something_came_to_light(seats: int, data: st.DataObject) -> None:
    deal = data.draw(deals(seats))
    match = Match(deal.setup())
    rng = deal.chooser()
    undoable = kept = 0
    while not is_over(match.state):
        before, saved = fingerprint(match.state), match.save()
        luck = match.state.rng.position()
        seat = to_move(match.state)
        match.play(choose(match.state, rng))
        drawn = [event for event in match.state.events if event.name() in CHANCE]
        assert match.may_undo(seat) == (not drawn)
        assert not any(match.may_undo(other) for other in range(seats) if other != seat)
        if drawn:
            kept += 1
            continue
        assert match.state.rng.position() == luck
        undoable += 1
        if undoable % 15 == 1:
            match.undo()
            assert fingerprint(match.state) == before
            assert match.save() == saved
    assert undoable > 0
    assert kept > 0
