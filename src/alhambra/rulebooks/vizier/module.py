"""VIZ: once in a while, buy out of turn."""

from __future__ import annotations

from typing import cast, final

from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Module
from alhambra.core.options import shopping
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.core.window import AskInWindow
from alhambra.rulebooks.vizier.actions import WAKE, UseVizier, WakeVizier, favours, is_exact
from alhambra.rulebooks.vizier.appraisal import appraised
from alhambra.rulebooks.vizier.part import KEY, KnownFavours, Stones


@final
class Vizier(Module):
    """VIZ: every seat has a stone; while it is awake it buys one tile between two turns, then it sleeps."""

    def key(self) -> str:
        return KEY

    def acts_in_window(self) -> bool:
        return True  # VIZ-4

    def joins(self) -> tuple[type[Frame], ...]:
        return (AskInWindow, ChooseAction)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Stones([True] * table.seats, [None] * table.seats)  # VIZ-2

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if isinstance(frame, AskInWindow):
            return self._known_favours(state, seat) if self._is_awake(state, seat) else NO_ACTIONS
        if isinstance(frame, ChooseAction) and not self._is_awake(state, seat):
            return [WAKE]
        return NO_ACTIONS

    def forbids(self, state: State, seat: int, action: Action) -> str:
        """What is not offered anyway, with the rule that says why."""
        if isinstance(action, UseVizier):
            if not self._is_awake(state, seat):
                return "VIZ-12"
            if state.agenda and isinstance(state.agenda[-1], ChooseAction):
                return "VIZ-4"
            return "" if is_exact(state, seat, action) else "VIZ-3"
        if isinstance(action, WakeVizier) and self._is_awake(state, seat):
            return "VIZ-13"
        return ""

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            UseVizier,
            WakeVizier,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, action)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return {"awake": self._stones(state).awake[:]}

    def _known_favours(self, state: State, seat: int) -> list[Action]:
        """The favours, found out once for what the seat could buy."""
        listed = shopping(state, seat)
        known = self._stones(state).known[seat]
        if known is None or known.listed is not listed:
            known = KnownFavours(listed, favours(state, seat, listed))
            self._stones(state).known[seat] = known
        return known.favours

    def _is_awake(self, state: State, seat: int) -> bool:
        return self._stones(state).awake[seat]

    def _stones(self, state: State) -> Stones:
        return cast(Stones, state.parts[self.at])
