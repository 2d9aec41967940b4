"""The end of the game (B-120 to B-126)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import GameEnded, TileLeftOver
from alhambra.core.frames import NOBODY, Frame
from alhambra.core.payment import money
from alhambra.core.pieces import EMPTY
from alhambra.core.placing import PLACE_WON
from alhambra.core.reckoning import FINAL_SCORING, begin_scoring
from alhambra.core.state import State, lay_on_field, tell, with_piece


@final
class CheckEnd(Frame):
    """SEQ-11: if a field stays empty, no further turn is played (B-120, B-121)."""

    __slots__ = ()

    def name(self) -> str:
        return "check-end"

    def run(self, state: State) -> None:
        for tile in state.market:
            if tile == EMPTY:
                state.agenda.append(DECLARE_WINNERS)
                state.agenda.append(SCORE_FINALLY)
                state.agenda.append(HAND_OUT)
                return


@final
class HandOut(Frame):
    """B-122: the tiles left on the market go to those with the most money in their field's currency."""

    __slots__ = ()

    def name(self) -> str:
        return "hand-out"

    def run(self, state: State) -> None:
        for field, tile in enumerate(state.market):
            if tile == EMPTY:
                continue
            sums = [money(state, seat, field) for seat in range(len(state.players))]
            winner = sums.index(max(sums)) if sums.count(max(sums)) == 1 else NOBODY  # B-123
            if winner != NOBODY:
                state.market = lay_on_field(state.market, field, EMPTY)
                player = state.players[winner]
                player.acquired = with_piece(player.acquired, tile)
            tell(state, TileLeftOver(winner, tile, field, tuple(sums)))
        seats = len(state.players)
        for step in range(seats, 0, -1):  # B-124: the player who would have been next places first
            seat = (state.turn + step) % seats
            if state.players[seat].acquired:
                state.agenda.append(PLACE_WON[seat])


@final
class ScoreFinally(Frame):
    """B-125: scoring C."""

    __slots__ = ()

    def name(self) -> str:
        return "score-finally"

    def run(self, state: State) -> None:
        begin_scoring(state, FINAL_SCORING)


@final
class DeclareWinners(Frame):
    """B-126: the most points win; ties are shared victories. Dirk cannot win (B-135)."""

    __slots__ = ()

    def name(self) -> str:
        return "declare-winners"

    def run(self, state: State) -> None:
        state.agenda.clear()  # the turn that would have come next
        tell(state, GameEnded(winners(state), tuple([player.score for player in state.players])))


def winners(state: State) -> tuple[int, ...]:
    """The seats with the most points."""
    best = max([player.score for player in state.players])
    return tuple([seat for seat, player in enumerate(state.players) if player.score == best])


CHECK_END: Final = CheckEnd()
HAND_OUT: Final = HandOut()
SCORE_FINALLY: Final = ScoreFinally()
DECLARE_WINNERS: Final = DeclareWinners()
