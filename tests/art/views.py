"""Which pictures a view needs: one rule for each module, the same that the table follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from web.art import culture
from web.art.facts import table
from web.art.palette import COINS

Facts = dict[str, Any]
CURRENCIES = ("florin", "dirham", "denar", "ducat")


def card(name: str) -> str:
    """Money has its value in its name; everything else is a card of its own."""
    return f"money-{name}" if name.rsplit("-", 1)[0] in COINS else f"card-{name}"


def tile(name: str) -> list[str]:
    return [f"tile-{name}", f"mini-{name}"]


def flat(lists: Iterable[list[Any]]) -> list[Any]:
    return [one for row in lists for one in row]


def each(before: str, names: Iterable[str]) -> list[str]:
    return [f"{before}-{name}" for name in names]


def vizier(facts: Facts) -> list[str]:
    return [f"vizier-{seat + 1}" + ("" if awake else "-asleep") for seat, awake in enumerate(facts["awake"])]


def bonus(facts: Facts) -> list[str]:
    return ["card-bonus-back", *each("card-bonus", facts["mine"]), *each("card-bonus", flat(facts["revealed"]))]


def huts(facts: Facts) -> list[str]:
    return [name for hut in facts["open"] if hut for name in tile(hut)]


def gates(_: Facts) -> list[str]:
    return ["card-gate", "gate-n"]


def characters(facts: Facts) -> list[str]:
    up = [facts["auction"]["character"]] if facts["auction"] else []
    return ["card-character-back", *each("card", [*facts["owner"], *facts["gone"], *up])]


def walls(facts: Facts) -> list[str]:
    return ["wooden-n", "token-wooden", *each("card", facts["open"])]


def thieves(facts: Facts) -> list[str]:
    return ["card-thief-back", *each("card-thief", facts["mine"] + facts["played"])]


def change(facts: Facts) -> list[str]:
    assert len(facts["bag"]) == len(CURRENCIES)
    return each("token-coin", CURRENCIES) + each("card-coin", CURRENCIES)


def treasure(facts: Facts) -> list[str]:
    kinds = flat(facts["rooms"]) + facts["waiting"]
    return ["treasure-room", "treasure-room-empty", "chest-back", *each("chest", kinds)]


def trader(facts: Facts) -> list[str]:
    return ["trader", "citizen-back", *each("citizen", [*facts["supply"], *flat(facts["citizens"])])]


def invaders(facts: Facts) -> list[str]:
    side = facts["next"].lower() or "back"
    known = [f"attack-{side}"] if facts["next"] else ["attack-hidden"]
    return [f"card-attack-{side}", *known, "card-scout-back", *each("card-scout", facts["scouts"])]


def bazaars(facts: Facts) -> list[str]:
    return [name for lying in facts["open"] for name in tile(lying)]


def scorecards(facts: Facts) -> list[str]:
    return ["card-score-back", *each("card", facts["cards"])]


def sultan(facts: Facts) -> list[str]:
    lying = [f"{row['card']}-{row['type']}" for row in facts["open"]]
    return each("card", lying) + each("card-sultan", flat(facts["owned"]))


def caravanserai(facts: Facts) -> list[str]:
    return ["caravan", *each("card", facts["free"] + [row["card"] for row in flat(facts["owned"])])]


def moors(facts: Facts) -> list[str]:
    faces = {str(row["price"]): row["segments"] for row in table("culture_tiles")["tiles"]}
    turned: list[str] = []
    for price, row in [counter for own in facts["counters"] for counter in own.items()]:
        now = [segment["points"] for segment in faces[price]].index(row["value"])
        turned.append(culture.name(int(price), faces[price], now))
    return ["culture-marker", *turned, *[f"culture-{price}-back" for price in facts["piles"]]]


MODULES: dict[str, Callable[[Facts], list[str]]] = {
    "vizier": vizier,
    "bonus": bonus,
    "huts": huts,
    "gates": gates,
    "characters": characters,
    "walls": walls,
    "thieves": thieves,
    "change": change,
    "treasure": treasure,
    "trader": trader,
    "invaders": invaders,
    "bazaars": bazaars,
    "scorecards": scorecards,
    "sultan": sultan,
    "caravanserai": caravanserai,
    "moors": moors,
}


def needed(view: Facts) -> set[str]:
    """Every picture for what a view shows. A module that shows facts without a rule here is an error."""
    names = {card(name) for name in view["display"] + view["hand"]}
    tiles = [*view["market"], *view["dirk"]]
    for alhambra in view["alhambras"]:
        tiles += alhambra.values()
    for lying in view["reserves"] + view["acquired"]:
        tiles += lying
    names |= {picture for name in tiles if name for picture in tile(name)}
    for event in view["events"]:  # an empty name is a piece the seat may not see
        names |= {card(event["card"])} if event.get("card") else set()
        names |= set(tile(event["tile"])) if event.get("tile") else set()
    for key, facts in view["modules"].items():
        if facts:
            names |= set(MODULES[key](facts))
    return names
