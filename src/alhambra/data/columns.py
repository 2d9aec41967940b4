"""The columns of each component table that games read, with the form of what stands in them."""

from __future__ import annotations

from typing import Final

from alhambra.data.forms import Form, Keyed, Name, OneOf, Piles, Rows, Several, Sides, Whole

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")
SEATS: Final = ("2", "3", "4", "5", "6")
SCORINGS: Final = ("1", "2", "3")

TYPE: Final = OneOf(TYPES)
CURRENCY: Final = OneOf(CURRENCIES)
ID: Final = Name()
PRICE: Final = Whole(2, 13)  # B-12
COUNT: Final = Whole(0, 99)
USE: Final = OneOf(("once", "once_per_round", "scoring"))
POINTS: Final = Whole(0, 99)

BUILDING: Final[dict[str, Form]] = {"id": ID, "type": TYPE, "price": PRICE, "walls": Sides(0, 3)}
COIN_CARD: Final[dict[str, Form]] = {"id": ID, "currency": CURRENCY}


def same(keys: tuple[str, ...], form: Form, ordered: bool = False) -> Keyed:
    return Keyed(dict.fromkeys(keys, form), ordered)


def by_scoring(form: Form) -> Keyed:
    """Games read them in this order."""
    return same(SCORINGS, form, ordered=True)


COLUMNS: Final[dict[str, dict[str, Form]]] = {
    "buildings": {"tiles": Rows(54, BUILDING), "extra_tiles": Rows(1, BUILDING)},
    "currencies": {
        "currencies": Rows(4, {"id": CURRENCY}),
        "money_values": Several(Whole(1, 9), 9, 9),
        "copies_per_value": Whole(1, 9),
        "copies_per_value_two_players": Whole(1, 9),
        "total": Whole(1, 324),
    },
    "bonus_cards": {"dealing": same(SEATS, Whole(0, 10)), "cards": Rows(10, {"id": ID, "building": ID})},
    "worker_huts": {
        "max_per_player": Whole(1, 24),
        "price": Whole(0, 13),
        "tiles": Rows(24, {"id": ID, "type": TYPE, "walls": Sides(1, 3)}),
    },
    "exchange_cards": {"piles": Piles(), "cards": Rows(6, {"id": ID, "currencies": Several(CURRENCY, 2, 2)})},
    "city_gates": {"gates": COUNT, "piles": Several(Whole(1, 5), 1, 5), "cards": Rows(6, {"id": ID})},
    "diamonds": {"values": Several(Whole(3, 9), 11, 11), "cards": Rows(11, {"id": ID, "value": Whole(3, 9)})},
    "characters": {"piles": Piles(), "cards": Rows(10, {"id": ID, "use": USE})},
    "camps": {
        "tiles": Rows(
            8,
            {"id": ID, "price": PRICE, "bastions": Sides(1, 2), "arrows": Sides(1, 2), "walls": Sides(1, 2)},
        )
    },
    "wall_cards": {
        "wooden_walls": COUNT,
        "piles": Piles(),
        "cards": Rows(8, {"id": ID, "walls": Sides(1, 2)}),
    },
    "thieves": {"dealing": same(SEATS, Whole(0, 12)), "cards": Rows(12, COIN_CARD)},
    "coins": {"value": Whole(1, 9), "count": COUNT, "per_currency": same(CURRENCIES, COUNT)},
    "treasure": {
        "rooms": Whole(1, 6),
        "chests_per_room": Whole(1, 9),
        "price": Whole(1, 36),
        "chests": same(TYPES, COUNT),
        "total": COUNT,
        "scoring": by_scoring(Several(POINTS, 1, 3)),
    },
    "master_builders": {
        "value": Whole(1, 9),
        "deal_per_player": Whole(0, 2),
        "piles": same(("2-5 players", "6 players"), Piles()),
        "cards": Rows(16, COIN_CARD),
    },
    "invaders": {
        "cards": Rows(4, {"id": ID, "direction": OneOf(("N", "E", "S", "W"))}),
        "points_per_open_side": by_scoring(same(("main", "neighbours"), Whole(-9, 0))),
    },
    "scouts": {"open_at_start": Whole(0, 6), "cards": Rows(6, {"id": ID, "type": TYPE})},
    "bazaars": {"tiles": Rows(8, {"id": ID, "currency": CURRENCY, "types": Several(TYPE, 3, 3), "walls": Sides(0, 0)})},
    "score_cards": {
        "board": by_scoring(Several(Several(POINTS, 1, 3), 6, 6)),
        "cards": Rows(18, {"id": ID, "order": Several(TYPE, 6, 6)}),
    },
    "sultan_cards": {
        "price": Whole(1, 36),
        "piles": Piles(),
        "die_faces": Several(TYPE, 6, 6),
        "die_opposite": same(TYPES, TYPE),
        "cards": Rows(8, COIN_CARD),
    },
    "caravanserai": {
        "price_by_building_types": same(("4", "5", "6"), Whole(1, 36)),
        "max_per_player": Whole(1, 8),
        "layout": Keyed({"main_track_levels": Several(Whole(1, 5), 5, 5)}),
        "cards": Rows(
            8, {"id": ID, "main": CURRENCY, "branches": Rows(3, {"level": Whole(1, 5), "currency": CURRENCY})}
        ),
    },
    "culture_tiles": {
        "tiles": Rows(
            7,
            {
                "price": PRICE,
                "count": Whole(1, 20),
                "buildings_in_game": Whole(1, 54),
                "segments": Rows(6, {"points": POINTS, "buildings": Whole(0, 54)}),
            },
        )
    },
    "dice_game": {"chips": Keyed({"points": Keyed({})}), "chips_total": COUNT, "points_table": Keyed({})},
}
