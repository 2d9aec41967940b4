"""MAS: money cards that can be spent for a redesign."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import Event, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import NO_FRAMES, Module
from alhambra.core.pieces import CURRENCIES, TO_DISPLAY
from alhambra.core.state import State
from alhambra.rulebooks.masters.appraisal import spent
from alhambra.rulebooks.masters.frames import PREFIX, AskForMaster, OfferMaster, SpendMaster

KEY: Final = "masters"


@final
class MasterBuilders(Module):
    """MAS: money of value 3 that leaves the game when it is spent, be it for a redesign at the end of a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = b""  # of the master builders among the cards

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (TurnEnding,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def set_up(self, deal: Deal) -> None:
        """MAS-2, MAS-4: some face down to everybody, some into piles 3 and 5, the others out of the game."""
        table = data.load("master_builders")
        cards: list[int] = []
        kinds: list[int] = []
        rows = cast("list[dict[str, object]]", table["cards"])
        for currency, name in enumerate(CURRENCIES):
            copies = [row for row in rows if row["currency"] == name]
            kind = deal.cards.add(f"{PREFIX}{name}", currency, cast(int, table["value"]), TO_DISPLAY, once=True)
            kinds.append(kind)
            cards += [kind] * len(copies)
        self.kinds = bytes(kinds)
        deal.rng.shuffle(cards)
        for gift in deal.gifts:
            for _ in range(cast(int, table["deal_per_player"])):
                gift.append(cards.pop())
        piles = cast("dict[str, dict[str, int]]", table["piles"])
        deal.spread(cards, piles["6 players" if deal.setup.seats == 6 else "2-5 players"])

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, SpendMaster):
            return ""
        frame = state.agenda[-1] if state.agenda else None
        return "" if isinstance(frame, AskForMaster) and state.players[seat].hand[action.card] else "MAS-5"

    def appraises(self) -> tuple[type[Action], ...]:
        return (SpendMaster,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return spent(eye)

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TurnEnding):
            hand = state.players[event.seat].hand
            if any(hand[kind] for kind in self.kinds):
                return [OfferMaster(event.seat, self.kinds)]
        return NO_FRAMES
