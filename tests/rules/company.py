"""Table tops where many modules meet: seated in their order, with every ruling, and quiet until a test stirs them."""

from __future__ import annotations

from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.setup import Setup
from alhambra.games import alhambra
from alhambra.rulebooks.bonus.part import bonus_hands
from alhambra.rulebooks.invaders.part import invaders
from alhambra.testing.scenario import Scenario
from tests.rules.citizens import let_trade
from tests.rules.robbers import let_hold

OPEN = ("florin-9", "dirham-9", "denar-9", "ducat-9")
MARKET = ("pavilion-7", "seraglio-7", "arcades-7", "chambers-10")  # on florin, dirham, denar, ducat
BAG = ("tower-13", "tower-12", "tower-10", "tower-8", "garden-12", "garden-11")
EVERYBODY = " ".join(alhambra.MODULES)


def company(modules: str, seats: str = "ABC") -> Scenario:
    """A is on turn with these modules at the table: nobody holds a card, dear cards lie open, money is in the pile."""
    game = Scenario(alhambra.start(Setup(len(seats), 0, modules=tuple(modules.split()))))
    seated = game.state.table.seated
    if "thieves" in seated:
        let_hold(game)
    if "bonus" in seated:
        bonus_hands(game.state).hidden[:] = [b""] * len(seats)
    if "trader" in seated:
        for seat in seats:
            let_trade(game, seat, "pavilion", "seraglio", "arcades", cell="0,-1")
    if "invaders" in seated:
        part = invaders(game.state)
        part.attacks = [SIDE_NAMES.index(side) for side in "NESW"]
        if len(seats) > 2:
            part.open_scouts = [TYPES.index("pavilion"), TYPES.index("seraglio")]
            part.hidden_scouts = [TYPES.index("garden"), TYPES.index("tower")] * 2
    return game.display(*OPEN).pile(*["ducat-1"] * 20).market(*MARKET).bag(*BAG).turn("A")


def happened(game: Scenario, *names: str) -> list[str]:
    """What the latest decision brought about, in its order; only events of these names if there are any."""
    told = [event.name() for event in game.events()]
    return [name for name in told if not names or name in names]


def now(game: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    return game.asked(), game.question()
