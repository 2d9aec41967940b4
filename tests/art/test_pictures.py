"""Every piece has its picture, and a picture is a small file that needs nothing else."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra.core.pieces import CURRENCIES, EMPTY, TYPES
from alhambra.core.setup import Setup
from alhambra.games import alhambra
from web.art.build import main
from web.art.facts import table
from web.art.palette import COINS
from web.art.pictures import pictures

PICTURES = dict(pictures())
EVERYTHING = alhambra.start(Setup(seats=6, seed=1, modules=tuple(alhambra.MODULES))).table
ROOT = Path(__file__).parent.parent.parent
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("size", ["tile", "mini"])
def test_every_tile_of_the_engine_is_drawn_large_and_small(size: str) -> None:
    names = [name for piece, name in enumerate(EVERYTHING.tiles.names) if piece != EMPTY]
    assert [name for name in names if f"{size}-{name}" not in PICTURES] == []


def test_every_card_of_the_engine_is_drawn() -> None:
    names = EVERYTHING.cards.names
    kinds = {name: "money" if name.rsplit("-", 1)[0] in COINS else "card" for name in names}
    assert [name for name, kind in kinds.items() if f"{kind}-{name}" not in PICTURES] == []


@pytest.mark.parametrize("name", ["buildings", "worker_huts", "camps", "bazaars"])
def test_every_tile_of_the_component_tables_is_drawn(name: str) -> None:
    rows = table(name)["tiles"] + table(name).get("extra_tiles", [])
    assert [row["id"] for row in rows if f"tile-{row['id']}" not in PICTURES] == []


def test_every_bonus_card_and_character_is_drawn() -> None:
    names = [row["building"] for row in table("bonus_cards")["cards"]]
    assert [name for name in names if f"card-bonus-{name}" not in PICTURES] == []
    assert [row["id"] for row in table("characters")["cards"] if f"card-{row['id']}" not in PICTURES] == []


def test_every_type_currency_module_and_player_has_its_sign() -> None:
    signs = [f"{sort}-{kind}" for sort in ("type", "badge", "die") for kind in TYPES]
    signs += [f"coin-{currency}" for currency in CURRENCIES]
    signs += [f"module-{module}" for module in alhambra.MODULES]
    signs += [f"{sort}-{player}" for sort in ("player", "stone", "vizier") for player in range(1, 7)]
    assert [sign for sign in signs if sign not in PICTURES] == []


def test_every_piece_of_the_dice_games_is_drawn() -> None:
    names = [
        name for kind in TYPES for name in (f"die-{kind}", f"die-{kind}-kept", f"die-black-{kind}", f"column-{kind}")
    ]
    names += [f"{sort}-{owner}" for sort in ("stone", "block") for owner in [*range(1, 7), "dirk"]]
    chips = table("dice_game")["chips"]
    names += [f"chip-vp-{value}" for values in chips["points"].values() for value in values]
    names += [f"chip-{kind.replace('_', '-')}" for kind in chips if kind != "points"]
    names += ["chip-start", "chip-back", "chip-back-dark", "caliph", "die-black", "die-blank"]
    assert [name for name in names if name not in PICTURES] == []


def test_every_picture_that_the_app_names_is_there() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".svelte", ".ts")
    ]
    named = {name for text in sources for name in re.findall(r'\bart(?:\(|: )"([a-z0-9-]+)"', text)}
    icons = {name for text in sources for name in re.findall(r'(?:icon|<Icon name)="([a-z-]+)"', text)}
    named |= {name if "-" in name else f"icon-{name}" for name in icons}
    assert len(named) > 10
    assert named - set(PICTURES) == set()


def test_characters_are_told_apart_by_more_than_their_name() -> None:
    drawings = {re.sub("<title>.*?</title>", "", PICTURES[f"card-{row['id']}"]) for row in table("characters")["cards"]}
    assert len(drawings) == 10


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_is_sound(name: str) -> None:
    text = PICTURES[name]
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert len(text) < 7000
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    # What is used is in the same file: a picture shown by <img> can load nothing.
    assert set(re.findall(r'url\(#(\w+)\)|href="#(\w+)"', text)) <= {pair for i in ids for pair in ((i, ""), ("", i))}
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<script|style=", text)


def test_what_is_no_longer_drawn_is_removed(tmp_path: Path) -> None:
    (tmp_path / "tile-of-old.svg").write_text("<svg/>")
    main(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(PICTURES)
