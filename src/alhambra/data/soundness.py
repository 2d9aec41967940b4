"""What holds for every component table that games can be played with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from alhambra.data.checks import Problems, Table, checks, column, dealt, differs, evenly, tells, walls
from alhambra.data.columns import CURRENCIES, TYPES
from alhambra.data.forms import SIDES

# B-13: the points of the first places; a table per scoring, a row per type.
POINTS = [[[base + row for base in bases] for row in range(6)] for bases in ([1], [8, 1], [16, 8, 1])]

# Pieces whose rules are written in code: these and no others.
CHARACTERS = (
    *("abdul-karim", "abdul-knihstig", "ammar-el-schauf", "faruk-willhaben", "fatima"),
    *("hakim-wahid", "laila-wundabah", "machma-klain", "yammerad", "yusuf-e-passuff"),
)


def per_type(what: str, entries: list[Table], numbers: tuple[int, ...]) -> Problems:
    """So many of each type."""
    yield from differs(what, dict(Counter(column(entries, "type"))), dict(zip(TYPES, numbers)))


def spread(table: Table) -> Problems:
    """The piles take all cards."""
    yield from differs("cards in the piles", sum(table["piles"].values()), len(table["cards"]))


# The base game


@checks("buildings")
def building_tiles(table: Table) -> Problems:
    yield from per_type("tiles per type", table["tiles"], (7, 7, 9, 9, 11, 11))  # B-12
    for tile in table["extra_tiles"]:
        yield from differs(f"{tile['id']}: type", tile["type"], "tower")  # ALC-6


@checks("buildings")
def building_ids(table: Table) -> Problems:
    """An id is type and price, and the walls where two tiles would share it."""
    for tile in table["tiles"]:
        short = f"{tile['type']}-{tile['price']}"
        long = f"{short}-{walls(tile).lower() or 'open'}"
        if tile["id"] not in (short, long):
            yield f"{tile['id']}: the entry itself says {long}"
    for tile in table["extra_tiles"]:
        yield from tells(tile, f"{tile['type']}-{tile['price']}-{walls(tile).lower() or 'open'}")


@checks("currencies")
def money(table: Table) -> Problems:
    yield from differs("currencies", column(table["currencies"], "id"), list(CURRENCIES))
    yield from differs("money_values", table["money_values"], list(range(1, 10)))
    cards = len(table["currencies"]) * len(table["money_values"]) * table["copies_per_value"]
    yield from differs("total", table["total"], cards)
    yield from differs("money cards", cards, 108)  # B-11


# Expansion 1


@checks("bonus_cards", "buildings")
def bonus_cards(table: Table, buildings: Table) -> Problems:
    without_walls = sorted(tile["id"] for tile in buildings["tiles"] if not tile["walls"])
    yield from differs("buildings", sorted(column(table["cards"], "building")), without_walls)
    yield from dealt(table)


@checks("worker_huts")
def worker_huts(table: Table) -> Problems:
    yield from per_type("huts per type", table["tiles"], (3, 3, 4, 4, 5, 5))
    for hut in table["tiles"]:
        yield from tells(hut, f"hut-{hut['type']}-{walls(hut).lower()}")


@checks("exchange_cards")
def exchange_cards(table: Table) -> Problems:
    pairs = sorted(tuple(sorted(card["currencies"])) for card in table["cards"])
    yield from differs("pairs", pairs, sorted(combinations(sorted(CURRENCIES), 2)))
    yield from spread(table)


# Expansion 2


@checks("city_gates")
def city_gates(table: Table) -> Problems:
    yield from differs("gates", table["gates"], 6)


@checks("diamonds")
def diamonds(table: Table) -> Problems:
    values = table["values"]
    yield from differs("different values", sorted(set(values)), list(range(3, 10)))
    yield from differs("values of the cards", sorted(column(table["cards"], "value")), sorted(values))


@checks("characters")
def characters(table: Table) -> Problems:
    yield from differs("characters", sorted(column(table["cards"], "id")), list(CHARACTERS))
    yield from differs("cards in the piles", sum(table["piles"].values()), 6)


@checks("camps")
def camps(table: Table) -> Problems:
    for camp in table["tiles"]:
        yield from differs(f"{camp['id']}: bastions", camp["bastions"], camp["walls"])
        yield from differs(f"{camp['id']}: arrows", camp["arrows"], camp["walls"])
        yield from tells(camp, f"camp-{camp['price']}-{walls(camp).lower()}")


# Expansion 3


@checks("wall_cards")
def wall_cards(table: Table) -> Problems:
    on_cards = sum(len(card["walls"]) for card in table["cards"])
    yield from differs("wooden walls", table["wooden_walls"], on_cards)
    yield from spread(table)
    for card in table["cards"]:  # the game reads the sides from the id
        yield from differs(f"{card['id']}: id", card["id"], f"wall-{walls(card).lower()}")


@checks("thieves")
def thieves(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 3)
    yield from dealt(table)


@checks("coins")
def coins(table: Table) -> Problems:
    yield from differs("coins", sum(table["per_currency"].values()), 24)
    yield from differs("count", table["count"], 24)


# Expansion 4


@checks("treasure")
def treasure(table: Table) -> Problems:
    yield from differs("chests", sum(table["chests"].values()), 42)
    yield from differs("total", table["total"], 42)


@checks("master_builders")
def master_builders(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 4)
    for players, most in (("2-5 players", 5), ("6 players", 6)):
        used = most * table["deal_per_player"] + sum(table["piles"][players].values())
        if used > len(table["cards"]):
            yield f"piles: {players}: {used} cards are dealt and in the piles, but there are only {len(table['cards'])}"


@checks("invaders")
def invaders(table: Table) -> Problems:
    yield from evenly("directions", column(table["cards"], "direction"), SIDES, 1)


@checks("scouts")
def scouts(table: Table) -> Problems:
    yield from evenly("cards per type", column(table["cards"], "type"), TYPES, 1)


@checks("bazaars")
def bazaars(table: Table) -> Problems:
    tiles = table["tiles"]
    yield from (f"{tile['id']}: not three types" for tile in tiles if len(set(tile["types"])) != 3)
    alike = Counter((tile["currency"], frozenset(tile["types"])) for tile in tiles)
    yield from (f"two {currency} bazaars with {sorted(triple)}" for (currency, triple), n in alike.items() if n > 1)
    for tile in tiles:
        yield from tells(tile, f"bazaar-{tile['currency']}")


# Expansion 5


@checks("score_cards")
def score_cards(table: Table) -> Problems:
    for card in table["cards"]:
        yield from differs(f"{card['id']}: types", sorted(card["order"]), sorted(TYPES))
    yield from differs("board", list(table["board"].values()), POINTS)


@checks("sultan_cards")
def sultan_cards(table: Table) -> Problems:
    yield from spread(table)
    yield from differs("die_faces", sorted(table["die_faces"]), sorted(TYPES))
    opposite = table["die_opposite"]
    for kind in TYPES:
        if opposite[kind] == kind or opposite[opposite[kind]] != kind:
            yield f"die_opposite: {kind} and {opposite[kind]} do not face each other"


@checks("caravanserai")
def caravanserai(table: Table) -> Problems:
    yield from differs("main_track_levels", table["layout"]["main_track_levels"], [1, 2, 3, 4, 5])
    for card in table["cards"]:
        yield from differs(f"{card['id']}: levels", column(card["branches"], "level"), [2, 3, 4])
        ends = sorted([card["main"], *column(card["branches"], "currency")])
        yield from differs(f"{card['id']}: currencies", ends, sorted(CURRENCIES))
        yield from tells(card, f"caravanserai-{card['main']}")


@checks("culture_tiles", "buildings")
def culture_tiles(table: Table, buildings: Table) -> Problems:
    per_price = Counter(column(buildings["tiles"], "price"))
    tiles = table["tiles"]
    yield from differs("prices", column(tiles, "price"), list(range(6, 13)))
    yield from differs("tiles", sum(column(tiles, "count")), 20)
    for tile in tiles:
        name, there = f"price {tile['price']}", per_price[tile["price"]]
        yield from differs(f"{name}: buildings in the game", tile["buildings_in_game"], there)
        points = column(tile["segments"], "points")
        needed = column(tile["segments"], "buildings")
        if points[0] != 0 or points != sorted(set(points)):
            yield f"{name}: points {points} do not rise from 0 over six segments"
        if needed != sorted(needed) or needed[-1] > there:
            yield f"{name}: buildings {needed} do not rise to at most {there}"


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
