"""Every picture by name. A piece of the engine named X is drawn in `tile-X`, `mini-X`, `money-X` or `card-X`.

Small pieces are named by what they are and by their type, currency or player: `chest-garden`, `token-coin-florin`,
`stone-2`. What lies face down ends in `-back`.
"""

from __future__ import annotations

from collections.abc import Iterator

from web.art import cards, chips, coins, dice, emblem, icons, module_tiles, players, side_cards, symbols, tiles
from web.art.characters import CHARACTERS, character
from web.art.expansions import of_expansion_3, of_expansion_4, of_expansion_5
from web.art.facts import table
from web.art.palette import COINS, TYPES
from web.art.shapes import picture


def pictures() -> Iterator[tuple[str, str]]:
    yield from of_tiles()
    yield from of_types()
    yield from of_dice()
    yield from of_money()
    yield from of_side_cards()
    yield from of_expansion_3()
    yield from of_expansion_4()
    yield from of_expansion_5()
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
    for kind in TYPES:
        yield f"type-{kind}", picture(48, 48, symbols.symbol(kind, "currentColor", 0, 0, 1), kind)
        yield f"badge-{kind}", picture(48, 48, symbols.badge(kind), kind)


def of_dice() -> Iterator[tuple[str, str]]:
    """Dice, chips and stones of the dice games."""
    for kind in TYPES:
        yield f"die-{kind}", dice.white(kind)
        yield f"die-{kind}-kept", dice.kept(kind)
        yield f"die-black-{kind}", dice.black(kind)
        yield f"column-{kind}", dice.column(kind)
    yield "die-black", dice.unset()
    yield "die-blank", dice.blank()
    for value in table("dice_game")["chips"]["points"]["light"]:
        yield f"chip-vp-{value}", chips.points(int(value))
    for kind in chips.SPECIAL:
        yield f"chip-{kind}", chips.special(kind)
    yield "chip-back", chips.back(dark=False)
    yield "chip-back-dark", chips.back(dark=True)
    yield "chip-start", chips.start()
    yield "caliph", chips.caliph()


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
    yield "stone-dirk", players.stone_of_dirk()
    yield "block-dirk", players.block_of_dirk()
    for player in range(len(players.PLAYERS)):
        yield f"player-{player + 1}", players.pennon(player)
        yield f"stone-{player + 1}", players.stone(player)
        yield f"block-{player + 1}", players.block(player)
        yield f"vizier-{player + 1}", players.vizier(player, awake=True)
        yield f"vizier-{player + 1}-asleep", players.vizier(player, awake=False)
