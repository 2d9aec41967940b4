"""BON: secret cards that count a built tile twice."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.events import Event, ScoringBegan
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.rulebooks.bonus.actions import REVEALS, RevealBonus
from alhambra.rulebooks.bonus.appraisal import added, laid_open
from alhambra.rulebooks.bonus.frames import REVEAL_ALL, AskForBonus, first_round
from alhambra.rulebooks.bonus.part import KEY, BonusHands, eligible, eligible_of, first_deal

ONE_BUILDING: Final = 2  # in half buildings


@final
class BonusCards(Module):
    """BON: secret cards that count a built tile twice."""

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (ScoringBegan,)

    def asks_in_secret(self) -> bool:
        return True

    def offers_freely(self) -> bool:
        return True

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        """BON-1, BON-2: the tiles the cards show; how many everybody gets depends on the number of players."""
        printed = data.load("bonus_cards")
        shown = [table.tiles.find(cast(str, row["building"])) for row in printed["cards"]]
        return first_deal(shown, table.seats, cast(int, printed["dealing"][str(table.seats)]), rng)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        cards = eligible_of(self.part(state), seat, state.players[seat].board)
        if not cards or isinstance(frame, AskForBonus):
            return NO_ACTIONS  # AskForBonus lists them itself
        # BON-8 (1): in the window too, where nobody is asked for its sake (see `consult.answers`).
        return [REVEALS[card] for card in cards]

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if isinstance(action, RevealBonus) and action.card not in eligible(state, seat):
            return "BON-4"
        return ""

    def counts(self, state: State, seat: int, kind: int) -> int:
        kinds = state.table.tiles.kinds
        board = state.players[seat].board
        half = 0
        for card in self.part(state).revealed[seat]:
            if kinds[card] == kind and board.holds(card):  # BON-5, BON-6
                half += ONE_BUILDING
        return half

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, ScoringBegan):
            return [REVEAL_ALL if event.scoring == FINAL_SCORING else first_round(state)]
        return NO_FRAMES

    def appraises(self) -> tuple[type[Action], ...]:
        return (RevealBonus,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return laid_open(eye)

    def adds(self, eye: Eye, tile: i64, cell: i64) -> float:
        return added(eye, self.part(eye.state), tile, cell)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.tiles.names
        return {
            "mine": [names[card] for card in part.hidden[seat]] if seat >= 0 else [],
            "hidden": [len(cards) for cards in part.hidden],
            "revealed": [[names[card] for card in cards] for cards in part.revealed],
        }

    def part(self, state: State) -> BonusHands:
        return cast(BonusHands, state.parts[self.at])
