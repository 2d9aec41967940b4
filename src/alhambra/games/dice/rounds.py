"""A round from its chips to its scoring (DICE-16 to DICE-19, DICE-53, DICE-60)."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.draws import reveal, roll
from alhambra.core.frames import Frame
from alhambra.core.pieces import TYPES
from alhambra.core.scoring import has_dirk
from alhambra.core.state import State, tell, with_piece
from alhambra.games.cup.part import NO_COLUMN, lay_start_chip, place_for_dirk, return_markers
from alhambra.games.cup.printed import PRINTED
from alhambra.games.cup.rounds import close_round, open_round
from alhambra.games.dice.awarding import REWARD_COLUMN
from alhambra.games.dice.chips import CHIPS, NO_CHIP
from alhambra.games.dice.events import ChipsLaid, ChipsLapsed, DirkThrown
from alhambra.games.dice.part import BARE_BONUS, dice_table
from alhambra.games.dice.turn import NEXT_TURN


@final
class BeginRound(Frame):
    """DICE-16: chips are laid, Dirk's markers placed; then come the turns, the rewards and the clean-up."""

    __slots__ = ()

    def name(self) -> str:
        return "begin-round"

    def run(self, state: State) -> None:
        open_round(state, NEXT_TURN, REWARD_COLUMN[0], END_ROUND)
        lay_start_chip(state)  # DICE-61: first the start chip's throw, then Dirk's
        lay_chips(state)
        if has_dirk(state):
            throw_for_dirk(state)


def lay_chips(state: State) -> None:
    """DICE-17 to DICE-19: the chips of the round, top first, face up on the free bonus fields from left to right."""
    here = dice_table(state)
    if here.round == PRINTED.rounds:
        pile, here.dark = here.dark, b""
    else:
        pile, here.light = here.light[: CHIPS.pile], here.light[CHIPS.pile :]
    at = here.chip_at
    here.bonus = pile if at == NO_COLUMN else pile[:at] + bytes((NO_CHIP,)) + pile[at:]
    reveal(state)
    tell(state, ChipsLaid(here.bonus))


def throw_for_dirk(state: State) -> None:
    """DICE-60: each of Dirk's markers lies one column further and one row higher than the one before."""
    first = roll(state, len(TYPES))
    tell(state, DirkThrown(first))
    for step, row in enumerate(PRINTED.dirk_rows):
        place_for_dirk(state, (first + step) % len(TYPES), row)


@final
class EndRound(Frame):
    """DICE-53, DICE-54, DICE-57: clean up; score after some rounds; then the next round, or the end of the game."""

    __slots__ = ()

    def name(self) -> str:
        return "end-round"

    def run(self, state: State) -> None:
        here = dice_table(state)
        left = bytes([chip for chip in here.bonus if chip != NO_CHIP])
        for chip in left:
            here.gone = with_piece(here.gone, chip)
        here.bonus = BARE_BONUS
        here.rewarding = NO_COLUMN
        return_markers(state)
        if left:
            tell(state, ChipsLapsed(left))
        close_round(state, BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
