"""What we know or assume of the printed pieces, where the rules are silent: it holds for the shipped tables."""

from __future__ import annotations

from collections import Counter

from alhambra.data.checks import Problems, Table, assumes, column, differs, evenly, walls
from alhambra.data.columns import CURRENCIES, TYPES
from alhambra.data.forms import SIDES

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


@assumes("buildings")
def building_tiles(table: Table) -> Problems:
    tiles = table["tiles"]
    for kind in TYPES:
        prices = sorted(tile["price"] for tile in tiles if tile["type"] == kind)
        yield from differs(f"prices of {kind}", prices, PRICES[kind])
    shapes = Counter(walls(tile) for tile in tiles)
    for shape in sorted(SHAPES.keys() | shapes.keys()):
        yield from differs(f"tiles with walls {shape or 'nowhere'}", shapes[shape], SHAPES.get(shape, 0))


@assumes("buildings")
def printed_tiles(table: Table) -> Problems:
    """Tiles that the overview card and the rules show."""
    known = {(tile["type"], tile["price"], walls(tile)) for tile in table["tiles"]}
    for tile in (("tower", 10, "W"), ("chambers", 9, "S"), ("garden", 10, "")):
        if tile not in known:
            yield f"the printed tile {tile} is missing"


@assumes("worker_huts")
def worker_huts(table: Table) -> Problems:
    yield from evenly("huts per shape", map(walls, table["tiles"]), (*SIDES, *CORNERS), 3)


@assumes("camps")
def camps(table: Table) -> Problems:
    yield from evenly("camps per shape", map(walls, table["tiles"]), (*SIDES, *CORNERS), 1)
    for camp in table["tiles"]:
        yield from differs(f"{camp['id']}: price", camp["price"], 4 * len(camp["bastions"]))


@assumes("wall_cards")
def wall_cards(table: Table) -> Problems:
    yield from evenly("cards per shape", map(walls, table["cards"]), (*SIDES, *CORNERS), 1)


@assumes("coins")
def coins(table: Table) -> Problems:
    yield from differs("coins", table["per_currency"], dict.fromkeys(CURRENCIES, 6))


@assumes("treasure", "buildings")
def treasure(table: Table, buildings: Table) -> Problems:
    """Two chests fewer than buildings of each type."""
    there = Counter(column(buildings["tiles"], "type"))
    yield from differs("chests per type", table["chests"], {kind: there[kind] - 2 for kind in TYPES})


@assumes("bazaars")
def bazaars(table: Table) -> Problems:
    tiles = table["tiles"]
    yield from evenly("bazaars per currency", column(tiles, "currency"), CURRENCIES, 2)
    yield from evenly("bazaars per type", (kind for tile in tiles for kind in tile["types"]), TYPES, 4)
    triples = Counter(frozenset(tile["types"]) for tile in tiles)
    yield from (f"two bazaars with {sorted(triple)}" for triple, n in triples.items() if n > 1)
    others = {"chambers", "arcades", "pavilion"}
    if not any({"tower", "seraglio"} < triple and triple & others for triple in triples):
        yield "the bazaar of the printed example (tower, seraglio, one more) is missing"


@assumes("score_cards")
def score_cards(table: Table) -> Problems:
    orders = column(table["cards"], "order")
    yield from differs("different orders", len(set(map(tuple, orders))), 18)
    for place in range(6):
        yield from evenly(f"types on place {place + 1}", (order[place] for order in orders), TYPES, 3)


@assumes("sultan_cards")
def sultan_cards(table: Table) -> Problems:
    yield from evenly("cards per currency", column(table["cards"], "currency"), CURRENCIES, 2)
    opposite = table["die_opposite"]
    yield from differs("opposite of arcades", opposite["arcades"], "chambers")
    # The one picture shows garden, tower and arcades side by side.
    seen = {"garden", "tower", "arcades"}
    yield from (f"die_opposite: {a} is seen beside {opposite[a]}" for a in sorted(seen) if opposite[a] in seen)


@assumes("caravanserai")
def caravanserai(table: Table) -> Problems:
    cards = table["cards"]
    yield from evenly("cards per main currency", column(cards, "main"), CURRENCIES, 2)
    for place in range(3):
        branches = [card["branches"][place] for card in cards]
        yield from evenly(f"branches on level {place + 2}", column(branches, "currency"), CURRENCIES, 2)


@assumes("culture_tiles", "buildings")
def culture_tiles(table: Table, buildings: Table) -> Problems:
    per_price = Counter(column(buildings["tiles"], "price"))
    for tile in table["tiles"]:
        name = f"price {tile['price']}"
        yield from differs(f"{name}: count", tile["count"], per_price[tile["price"]] // 2)
        yield from differs(f"{name}: buildings of the first segment", tile["segments"][0]["buildings"], 2)
