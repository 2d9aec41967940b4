"""What a reward does: stones go up, chips change hands (DICE-40 to DICE-44, DICE-62 to DICE-64)."""

from __future__ import annotations

from alhambra.core.state import State, tell, with_piece
from alhambra.games.cup.events import StarterNamed
from alhambra.games.cup.turns import ASK_FOR_STARTER
from alhambra.games.dice.chips import NO_CHIP, VALUES
from alhambra.games.dice.events import ChipTaken, StoneMoved
from alhambra.games.dice.part import dice_table
from alhambra.games.dice.tracks import advanced, raised, restood


def give_points(state: State, owner: int, kind: int, points: int) -> None:
    """DICE-42 to DICE-44: one move of a stone, by one field for each point."""
    here = dice_table(state)
    heights = here.heights[kind]
    before = heights[owner]
    after = advanced(before, points)
    if after != before:
        here.standing[kind] = restood(here.standing[kind], heights, owner, after)
        here.heights[kind] = raised(heights, owner, after)
    tell(state, StoneMoved(owner, kind, before, after, before + points - after))


def give_chip(state: State, owner: int, kind: int) -> None:
    """DICE-40, DICE-51: the chip of a column, or the start chip with what it is for."""
    here = dice_table(state)
    dirk = len(state.players)
    if here.chip_at == kind:
        if owner != dirk:
            state.agenda.append(ASK_FOR_STARTER[owner])
            return
        here.named = 1 - here.starter  # DICE-63: Dirk is there only where two play
        tell(state, StarterNamed(dirk, here.named))
        return
    chip = here.bonus[kind]
    here.bonus = without_bonus(here.bonus, kind)
    kept = owner != dirk or VALUES[chip] > 0  # DICE-64
    if kept:
        here.chips[owner] = with_piece(here.chips[owner], chip)
    else:
        here.gone = with_piece(here.gone, chip)
    tell(state, ChipTaken(owner, chip, kept))


def without_bonus(bonus: bytes, kind: int) -> bytes:
    """The bonus fields with one of them empty."""
    return bonus[:kind] + bytes((NO_CHIP,)) + bonus[kind + 1 :]
