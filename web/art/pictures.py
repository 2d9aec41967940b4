"""Every picture by name. A piece of the engine named X is drawn in `tile-X`, `mini-X`, `money-X` or `card-X`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from web.art import cards, coins, emblem, icons, module_tiles, players, side_cards, symbols, tiles
from web.art.characters import CHARACTERS, character
from web.art.palette import CHAMBERS_INK, COINS, IVORY, TYPES
from web.art.shapes import picture

DATA = Path(__file__).resolve().parents[2] / "src" / "alhambra" / "data"


def table(name: str) -> dict[str, Any]:
    """A component table of the engine: pictures follow the facts that the rules use."""
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


def pictures() -> Iterator[tuple[str, str]]:
    yield from of_tiles()
    yield from of_types()
    yield from of_money()
    yield from of_side_cards()
    yield from of_players()
    for name, body in icons.ICONS.items():
        yield f"icon-{name}", icons.icon(body, name)
    for name, body in icons.MODULES.items():
        yield f"module-{name}", icons.icon(body, name)
    yield "wordmark-light", emblem.wordmark("#23405c", "#c07f1c")
    yield "wordmark-dark", emblem.wordmark("#f6ead2", "#e6b450")
    yield "emblem", emblem.emblem()
    yield "background-light", emblem.background("#f4ebdb", "#eee2cd", "#f0e5d2")
    yield "background-dark", emblem.background("#13202b", "#1a2b38", "#182834")


def of_tiles() -> Iterator[tuple[str, str]]:
    """Each tile twice: large, and for less than 40 px."""
    yield "tile-fountain", tiles.fountain()
    yield "mini-fountain", tiles.fountain(small=True)
    buildings = table("buildings")
    for row in buildings["tiles"] + buildings["extra_tiles"]:
        yield f"tile-{row['id']}", tiles.tile(row["type"], row["price"], row["walls"])
        yield f"mini-{row['id']}", tiles.mini(row["type"], row["walls"])
    for row in table("worker_huts")["tiles"]:
        yield f"tile-{row['id']}", module_tiles.hut(row["type"], row["walls"])
        yield f"mini-{row['id']}", module_tiles.mini_hut(row["type"], row["walls"])
    for row in table("camps")["tiles"]:
        yield f"tile-{row['id']}", module_tiles.camp(row["price"], row["walls"])
        yield f"mini-{row['id']}", module_tiles.mini_camp(row["walls"])
    for row in table("bazaars")["tiles"]:
        yield f"tile-{row['id']}", module_tiles.bazaar(row["currency"], row["types"])
        yield f"mini-{row['id']}", module_tiles.mini_bazaar(row["currency"], row["types"])


def of_types() -> Iterator[tuple[str, str]]:
    for kind, glaze in TYPES.items():
        yield f"type-{kind}", picture(48, 48, symbols.symbol(kind, "currentColor", 0, 0, 1), kind)
        yield f"badge-{kind}", picture(48, 48, symbols.badge(kind), kind)
        ink = CHAMBERS_INK if kind == "chambers" else glaze.ground
        box = f'<rect x="1" y="1" width="46" height="46" rx="10" fill="{IVORY}" stroke="#b9a27a" stroke-width="2"/>'
        yield f"die-{kind}", picture(48, 48, box + symbols.symbol(kind, ink, 7.2, 7.2, 0.7), f"die: {kind}")


def of_money() -> Iterator[tuple[str, str]]:
    for kind in COINS:
        yield f"coin-{kind}", picture(48, 48, coins.coin(kind), kind)
    currencies = table("currencies")
    for kind in (row["id"] for row in currencies["currencies"]):
        for value in currencies["money_values"]:
            yield f"money-{kind}-{value}", cards.money(kind, value)
    for value in sorted(set(table("diamonds")["values"])):
        yield f"money-diamond-{value}", cards.money("diamond", value)
    yield "money-back", cards.money_back()


def of_side_cards() -> Iterator[tuple[str, str]]:
    """Cards that are no money, and what goes with them."""
    for letter in ("A", "B"):
        yield f"card-scoring-{letter}", side_cards.scoring(letter)
    for row in table("exchange_cards")["cards"]:
        first, second = row["currencies"]
        yield f"card-bureau-{first}-{second}", side_cards.bureau(first, second)
    yield "card-gate", side_cards.gate()
    yield "gate-n", side_cards.gate_piece()
    rows = {row["id"]: row for row in table("buildings")["tiles"]}
    for row in table("bonus_cards")["cards"]:
        building = rows[row["building"]]
        yield f"card-bonus-{row['building']}", side_cards.bonus(building["type"], building["price"])
    yield "card-bonus-back", cards.parchment_back("bonus card, face down", icons.MODULES["bonus"])
    for name in CHARACTERS:
        yield f"card-{name}", character(name)
    yield "card-character-back", cards.parchment_back("character, face down", icons.MODULES["characters"])


def of_players() -> Iterator[tuple[str, str]]:
    yield "player-dirk", players.dirk()
    yield "stone-dirk", players.dirks_stone()
    for player in range(len(players.PLAYERS)):
        yield f"player-{player + 1}", players.pennon(player)
        yield f"stone-{player + 1}", players.stone(player)
        yield f"vizier-{player + 1}", players.vizier(player, awake=True)
        yield f"vizier-{player + 1}-asleep", players.vizier(player, awake=False)
