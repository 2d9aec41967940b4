"""What each component table must hold: one small check after the other, each for one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

Table = dict[str, Any]
Problems = Iterator[str]
Check = Callable[..., Problems]

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("florin", "dirham", "denar", "ducat")
SIDES = ("N", "E", "S", "W")
CORNERS = ("NE", "ES", "SW", "NW")
THREE_WALLS = ("NEW", "NES", "ESW", "NSW")

# B-12: the prices of each type, and how many tiles have which walls.
PRICES = {
    "pavilion": [2, 3, 4, 5, 6, 7, 8],
    "seraglio": [3, 4, 5, 6, 7, 8, 9],
    "arcades": [4, 5, 6, 6, 7, 8, 8, 9, 10],
    "chambers": [5, 6, 7, 7, 8, 9, 9, 10, 11],
    "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
    "tower": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
}
SHAPES = {"": 10} | dict.fromkeys(SIDES, 4) | dict.fromkeys(CORNERS, 5) | dict.fromkeys(THREE_WALLS, 2)

# B-13: the points of the first places; a table per scoring, a row per type.
POINTS = [[[base + row for base in bases] for row in range(6)] for bases in ([1], [8, 1], [16, 8, 1])]

CHECKS: list[tuple[tuple[str, ...], Check]] = []


def checks(*names: str) -> Callable[[Check], Check]:
    """Register a check of the first table named; the others are what it is compared with."""

    def register(check: Check) -> Check:
        CHECKS.append((names, check))
        return check

    return register


def differs(what: str, found: object, expected: object) -> Problems:
    if found != expected:
        yield f"{what}: {found} instead of {expected}"


def evenly(what: str, found: Iterable[str], names: Iterable[str], times: int) -> Problems:
    """Each of the names stands so many times, and nothing else."""
    yield from differs(what, dict(Counter(found)), dict.fromkeys(names, times))


def column(entries: list[Table], key: str) -> list[Any]:
    return [entry[key] for entry in entries]


def walls(entry: Table) -> str:
    return "".join(entry["walls"])


def any_table(table: Table) -> Problems:
    """What holds for every table: the header, ids that stand once, known sides, types and currencies."""
    yield from differs("first two keys", list(table)[:2], ["sources", "confidence"])
    yield from (f"{key} is empty" for key in ("sources", "confidence") if key in table and not table[key])
    entries = [entry for key in ("tiles", "extra_tiles", "cards") for entry in table.get(key, [])]
    ids = Counter(entry["id"] for entry in entries if "id" in entry)
    yield from (f"{name}: the id stands {n} times" for name, n in ids.items() if n > 1)
    for number, entry in enumerate(entries, 1):
        name = entry.get("id", f"entry {number}")
        sides = entry.get("walls", [])
        yield from differs(f"{name}: walls", sides, [side for side in SIDES if side in sides])
        if entry.get("type", TYPES[0]) not in TYPES:
            yield f"{name}: no such type: {entry['type']!r}"
        if entry.get("currency", CURRENCIES[0]) not in CURRENCIES:
            yield f"{name}: no such currency: {entry['currency']!r}"


# The base game


@checks("buildings")
def building_tiles(table: Table) -> Problems:
    tiles = table["tiles"]
    for kind in TYPES:
        prices = sorted(tile["price"] for tile in tiles if tile["type"] == kind)
        yield from differs(f"prices of {kind}", prices, PRICES[kind])
    shapes = Counter(walls(tile) for tile in tiles)
    for shape in sorted(SHAPES.keys() | shapes.keys()):
        yield from differs(f"tiles with walls {shape or 'nowhere'}", shapes[shape], SHAPES.get(shape, 0))


@checks("buildings")
def building_ids(table: Table) -> Problems:
    """An id is type and price, and the walls where two tiles would share it."""
    for tile in table["tiles"]:
        short = f"{tile['type']}-{tile['price']}"
        long = f"{short}-{walls(tile).lower() or 'open'}"
        if tile["id"] not in (short, long):
            yield f"{tile['id']}: the entry itself says {long}"


@checks("buildings")
def printed_tiles(table: Table) -> Problems:
    """Tiles that the overview card and the rules show."""
    known = {(tile["type"], tile["price"], walls(tile)) for tile in table["tiles"]}
    for tile in (("tower", 10, "W"), ("chambers", 9, "S"), ("garden", 10, "")):
        if tile not in known:
            yield f"the printed tile {tile} is missing"


@checks("currencies")
def money(table: Table) -> Problems:
    yield from differs("currencies", column(table["currencies"], "id"), list(CURRENCIES))
    cards = len(table["currencies"]) * len(table["money_values"]) * table["copies_per_value"]
    yield from differs("total", table["total"], cards)
    yield from differs("money cards", cards, 108)  # B-11


# Expansion 1


@checks("bonus_cards", "buildings")
def bonus_cards(table: Table, buildings: Table) -> Problems:
    without_walls = sorted(tile["id"] for tile in buildings["tiles"] if not tile["walls"])
    yield from differs("buildings", sorted(column(table["cards"], "building")), without_walls)


@checks("worker_huts")
def worker_huts(table: Table) -> Problems:
    huts = table["tiles"]
    yield from differs("huts per type", Counter(column(huts, "type")), dict(zip(TYPES, (3, 3, 4, 4, 5, 5))))
    yield from (f"{hut['id']}: has no wall" for hut in huts if not hut["walls"])
    yield from evenly("huts per shape", map(walls, huts), (*SIDES, *CORNERS), 3)


@checks("exchange_cards")
def exchange_cards(table: Table) -> Problems:
    pairs = sorted(tuple(sorted(card["currencies"])) for card in table["cards"])
    yield from differs("pairs", pairs, sorted(combinations(sorted(CURRENCIES), 2)))
    yield from differs("cards in the piles", sum(table["piles"].values()), len(pairs))


# Expansion 2


@checks("city_gates")
def city_gates(table: Table) -> Problems:
    yield from differs("gates", table["gates"], 6)
    yield from differs("cards", len(table["cards"]), table["gates"])


@checks("diamonds")
def diamonds(table: Table) -> Problems:
    values = table["values"]
    yield from differs("diamonds", len(values), 11)
    yield from differs("different values", sorted(set(values)), list(range(3, 10)))
    yield from differs("values of the cards", column(table["cards"], "value"), values)


@checks("characters")
def characters(table: Table) -> Problems:
    yield from differs("characters", len(table["cards"]), 10)
    for card in table["cards"]:
        if card["use"] not in table["marks"]:
            yield f"{card['id']}: no such use: {card['use']!r}"


@checks("camps")
def camps(table: Table) -> Problems:
    yield from evenly("camps per shape", map(walls, table["tiles"]), (*SIDES, *CORNERS), 1)
    for camp in table["tiles"]:
        yield from differs(f"{camp['id']}: bastions", camp["bastions"], camp["walls"])
        yield from differs(f"{camp['id']}: arrows", camp["arrows"], camp["walls"])
        yield from differs(f"{camp['id']}: price", camp["price"], 4 * len(camp["bastions"]))


# Expansion 3


@checks("wall_cards")
def wall_cards(table: Table) -> Problems:
    yield from evenly("cards per shape", map(walls, table["cards"]), (*SIDES, *CORNERS), 1)
    on_cards = sum(len(card["walls"]) for card in table["cards"])
    yield from differs("wooden walls", table["wooden_walls"], on_cards)


@checks("thieves")
def thieves(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 3)


@checks("coins")
def coins(table: Table) -> Problems:
    yield from differs("coins", table["per_currency"], dict.fromkeys(CURRENCIES, 6))
    yield from differs("count", table["count"], sum(table["per_currency"].values()))


# Expansion 4


@checks("treasure")
def treasure(table: Table) -> Problems:
    yield from differs("types of chests", list(table["chests"]), list(TYPES))
    yield from differs("chests", sum(table["chests"].values()), 42)
    yield from differs("total", table["total"], sum(table["chests"].values()))


@checks("master_builders")
def master_builders(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 4)


@checks("invaders")
def invaders(table: Table) -> Problems:
    yield from evenly("directions", column(table["cards"], "direction"), SIDES, 1)


@checks("scouts")
def scouts(table: Table) -> Problems:
    yield from evenly("cards per type", column(table["cards"], "type"), TYPES, 1)


@checks("bazaars")
def bazaars(table: Table) -> Problems:
    tiles = table["tiles"]
    yield from evenly("bazaars per currency", column(tiles, "currency"), CURRENCIES, 2)
    triples = Counter(frozenset(tile["types"]) for tile in tiles)
    yield from (f"two bazaars with {sorted(triple)}" for triple, n in triples.items() if n > 1)
    yield from (f"{tile['id']}: not three types" for tile in tiles if len(set(tile["types"])) != 3)
    yield from evenly("bazaars per type", (kind for tile in tiles for kind in tile["types"]), TYPES, 4)
    others = {"chambers", "arcades", "pavilion"}
    if not any({"tower", "seraglio"} < triple and triple & others for triple in triples):
        yield "the bazaar of the printed example (tower, seraglio, one more) is missing"


# Expansion 5


@checks("score_cards")
def score_cards(table: Table) -> Problems:
    orders = column(table["cards"], "order")
    yield from differs("different orders", len(set(map(tuple, orders))), 18)
    for card in table["cards"]:
        yield from differs(f"{card['id']}: types", sorted(card["order"]), sorted(TYPES))
    for place in range(6):
        yield from evenly(f"types on place {place + 1}", (order[place] for order in orders), TYPES, 3)
    yield from differs("board", list(table["board"].values()), POINTS)


@checks("sultan_cards")
def sultan_cards(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 2)
    yield from differs("cards in the piles", sum(table["piles"].values()), len(table["cards"]))


@checks("sultan_cards")
def sultan_die(table: Table) -> Problems:
    opposite = table["die_opposite"]
    for kind in TYPES:
        if opposite[kind] == kind or opposite[opposite[kind]] != kind:
            yield f"die_opposite: {kind} and {opposite[kind]} do not face each other"
    yield from differs("opposite of arcades", opposite["arcades"], "chambers")
    # The one picture shows garden, tower and arcades side by side.
    seen = {"garden", "tower", "arcades"}
    yield from (f"die_opposite: {a} is seen beside {opposite[a]}" for a in sorted(seen) if opposite[a] in seen)


@checks("caravanserai")
def caravanserai(table: Table) -> Problems:
    cards = table["cards"]
    yield from evenly("cards per main currency", column(cards, "main"), CURRENCIES, 2)
    for card in cards:
        levels = column(card["branches"], "level")
        yield from differs(f"{card['id']}: levels", levels, [2, 3, 4])
        ends = sorted([card["main"], *column(card["branches"], "currency")])
        yield from differs(f"{card['id']}: currencies", ends, sorted(CURRENCIES))
    for place in range(3):
        branches = [card["branches"][place] for card in cards]
        yield from evenly(f"branches on level {place + 2}", column(branches, "currency"), CURRENCIES, 2)


@checks("culture_tiles", "buildings")
def culture_tiles(table: Table, buildings: Table) -> Problems:
    per_price = Counter(column(buildings["tiles"], "price"))
    tiles = table["tiles"]
    yield from differs("prices", column(tiles, "price"), list(range(6, 13)))
    yield from differs("tiles", sum(column(tiles, "count")), 20)
    for tile in tiles:
        name, there = f"price {tile['price']}", per_price[tile["price"]]
        yield from differs(f"{name}: buildings in the game", tile["buildings_in_game"], there)
        yield from differs(f"{name}: count", tile["count"], there // 2)
        points = column(tile["segments"], "points")
        needed = column(tile["segments"], "buildings")
        if len(points) != 6 or points[0] != 0 or points != sorted(set(points)):
            yield f"{name}: points {points} do not rise from 0 over six segments"
        if needed != sorted(needed) or needed[0] != 2 or needed[-1] > there:
            yield f"{name}: buildings {needed} do not rise from 2 to at most {there}"


# The dice game


@checks("dice_game")
def dice_chips(table: Table) -> Problems:
    chips = table["chips"]
    light = sum(chips["points"]["light"].values())
    special = sum(n for kind, n in chips.items() if kind != "points")
    dark = sum(chips["points"]["dark"].values())
    yield from differs("light chips", light + special, 20)
    yield from differs("dark chips", dark, 6)
    yield from differs("chips_total", table["chips_total"], light + special + dark)


@checks("dice_game")
def dice_points(table: Table) -> Problems:
    for scoring, expected in zip("ABC", POINTS):
        found = table["points_table"][scoring]
        yield from differs(f"points of scoring {scoring}", found, dict(zip(TYPES, expected)))
