"""The five rounds: laying out, turns, rewards, clean-up, scoring (ALC-12 to ALC-15, ALC-29, ALC-36)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.draws import reveal
from alhambra.core.frames import Frame
from alhambra.core.pieces import NO_PIECES, ROW_OF, TYPES
from alhambra.core.scoring import has_dirk
from alhambra.core.state import State, tell
from alhambra.games.alcazaba.events import TilesLaidOut, TilesLeft
from alhambra.games.alcazaba.part import stock
from alhambra.games.alcazaba.printed import PRINTED as VARIANT
from alhambra.games.alcazaba.rewards import REWARDS
from alhambra.games.alcazaba.turn import NEXT_TURN
from alhambra.games.cup.part import lay_start_chip, place_for_dirk, return_markers
from alhambra.games.cup.printed import PRINTED
from alhambra.games.cup.rounds import close_round, open_round


@final
class BeginRound(Frame):
    """ALC-12: lay out, then the dice turns, the rewards and the end of the round."""

    __slots__ = ()

    def name(self) -> str:
        return "begin-round"

    def run(self, state: State) -> None:
        open_round(state, NEXT_TURN, REWARDS[0], END_ROUND)
        lay_out(state)
        lay_start_chip(state)  # ALC-14


@final
class EndRound(Frame):
    """ALC-29, ALC-30: clean up; after some rounds a scoring, after the last one the end."""

    __slots__ = ()

    def name(self) -> str:
        return "end-round"

    def run(self, state: State) -> None:
        clean_up(state)
        close_round(state, BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()


def lay_out(state: State) -> None:
    """ALC-13: the tiles of the pile, then those of the bag; ALC-36: each of these brings a marker of Dirk's."""
    here = stock(state)
    pile = here.piles[0]
    drawn = here.bag[: VARIANT.draws]
    here.piles = here.piles[1:]
    here.bag = here.bag[VARIANT.draws :]
    kinds = state.table.tiles.kinds
    for tile in pile + drawn:
        here.lying[int(kinds[tile])] += ROW_OF[tile]
    reveal(state)
    tell(state, TilesLaidOut(pile, drawn))
    if has_dirk(state):
        for tile, row in zip(drawn, PRINTED.dirk_rows, strict=True):
            place_for_dirk(state, int(kinds[tile]), row)


def clean_up(state: State) -> None:
    """ALC-29: markers go back to their owners, tiles left over go out of the game."""
    here = stock(state)
    left = b"".join(here.lying)
    for kind in range(len(TYPES)):
        here.lying[kind] = NO_PIECES
    for seat in range(len(here.at_home)):
        here.at_home[seat] = 0
    if left:
        here.gone += left
        tell(state, TilesLeft(left))
    return_markers(state)
