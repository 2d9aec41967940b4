"""CHR on the table: who has whom, and the auction under way."""

from __future__ import annotations

from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.corners.row import row
from alhambra.cli.glyphs import FAINT
from alhambra.cli.names import Cast
from alhambra.core.frames import NOBODY
from alhambra.core.view import View
from alhambra.words.modules.characters import auction_of, person
from alhambra.words.saying import All, Seat


def lines(view: View, cast: Cast, width: int) -> Block:
    facts = view.modules["characters"]
    owner = known("dict[str, int]", facts["owner"])
    used = known("list[str]", facts["used"])
    parts: list[Text] = []
    for name, seat in owner.items():
        if seat == view.seat:
            message = "characters-yours-used" if name in used else "characters-yours"
            parts.append(Text(cast.words(message, character=person(name))))
    for seat in range(view.table.seats):
        names = tuple([person(name) for name, at in owner.items() if at == seat])
        if names and seat != view.seat:
            theirs = cast.words("list", parts=All(names))
            parts.append(Text.assemble((f"{cast.title(seat)}: ", FAINT), theirs))
    block = row(cast.words("characters-title"), parts, width)
    auction = auction_of(view)
    if auction:
        block += row(cast.words("auction-title"), _auction(view, cast, auction), width)
    return block


def _auction(view: View, cast: Cast, auction: dict[str, object]) -> list[Text]:
    bidder, still = known(int, auction["bidder"]), known("list[int]", auction["still"])
    character = person(known(str, auction["character"]))
    bid = cast.words("auction-no-bid")
    if bidder != NOBODY:
        bid = cast.words("auction-bid", bid=known(int, auction["bid"]), seat=Seat(bidder))
    out = tuple([Seat(seat) for seat in range(view.table.seats) if seat not in still])
    gone = cast.words("auction-out", seats=All(out)) if out else cast.words("auction-nobody-out")
    return [Text(cast.words("list", parts=All((character,))), "bold"), Text(bid), Text(gone, FAINT)]
