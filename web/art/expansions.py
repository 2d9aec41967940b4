"""Pictures of expansions 3 to 5 by name; each follows from what the engine calls the piece."""

from __future__ import annotations

from collections.abc import Iterator

from web.art import (
    builders,
    caravans,
    cards,
    change,
    citizens,
    culture,
    icons,
    invaders,
    score_cards,
    sultan,
    thieves,
    treasure,
    wood,
)
from web.art.facts import table
from web.art.palette import TYPES
from web.art.shapes import picture


def of_expansion_3() -> Iterator[tuple[str, str]]:
    """City walls, thieves, change, street trader."""
    for row in table("wall_cards")["cards"]:
        yield f"card-{row['id']}", wood.wall_card(row["walls"])
    yield "wooden-n", wood.wooden()
    yield "token-wooden", wood.token()
    for currency in table("coins")["per_currency"]:
        yield f"card-thief-{currency}", thieves.thief(currency)
        yield f"card-coin-{currency}", change.coin_card(currency)
        yield f"token-coin-{currency}", picture(48, 48, change.struck(currency), f"coin, {currency}")
    yield "card-thief-back", cards.parchment_back("thief, face down", icons.MODULES["thieves"])
    for kind in TYPES:
        yield f"citizen-{kind}", citizens.citizen(kind)
    yield "citizen-back", citizens.hidden()
    yield "trader", citizens.trader()


def of_expansion_4() -> Iterator[tuple[str, str]]:
    """Treasure chamber, master builders, invaders; bazaars are tiles."""
    for kind in table("treasure")["chests"]:
        yield f"chest-{kind}", treasure.chest(kind)
    yield "chest-back", treasure.closed()
    yield "treasure-room", treasure.room(empty=False)
    yield "treasure-room-empty", treasure.room(empty=True)
    for currency, value in {row["currency"]: row["value"] for row in table("master_builders")["cards"]}.items():
        yield f"card-builder-{currency}", builders.builder(currency, value)
    for row in table("invaders")["cards"]:
        yield f"card-{row['id']}", invaders.attack(row["direction"])
        yield row["id"], invaders.attacked(row["direction"])
    yield "card-attack-back", invaders.attack_back()
    yield "attack-hidden", invaders.unknown()
    for row in table("scouts")["cards"]:
        yield f"card-{row['id']}", invaders.scout(row["type"])
    yield "card-scout-back", cards.parchment_back("scout, face down", icons.ICONS["eye"])


def of_expansion_5() -> Iterator[tuple[str, str]]:
    """New score cards, power of the Sultan, caravanserai, art of the Moors."""
    for row in table("score_cards")["cards"]:
        yield f"card-{row['id']}", score_cards.score_card(row["order"])
    yield "card-score-back", cards.parchment_back("score card, face down", icons.MODULES["scorecards"])
    facts = table("sultan_cards")
    for currency in dict.fromkeys(row["currency"] for row in facts["cards"]):
        yield f"card-sultan-{currency}", sultan.sultan_card(currency, facts["price"])
        for kind in facts["die_faces"]:
            yield f"card-sultan-{currency}-{kind}", sultan.sultan_card(currency, facts["price"], kind)
    for kind in facts["die_faces"]:
        yield f"card-sultan-{kind}", sultan.owned(kind)
    facts = table("caravanserai")
    for row in facts["cards"]:
        levels = facts["layout"]["main_track_levels"]
        yield f"card-{row['id']}", caravans.caravanserai(row["main"], levels, row["branches"])
    yield "caravan", caravans.marker()
    for row in table("culture_tiles")["tiles"]:
        yield f"culture-{row['price']}-back", culture.back(row["price"])
        for now in range(len(row["segments"])):
            yield culture.name(row["price"], row["segments"], now), culture.counter(row["price"], row["segments"], now)
    yield "culture-marker", culture.marker()
