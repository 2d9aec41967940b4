"""The shipped component tables are sound, and the validator finds what is not."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import alhambra.data
from alhambra.data.validate import main, validate
from tests.data.tables import Damage, entry

SHIPPED = Path(alhambra.data.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped tables, to be damaged."""
    for path in SHIPPED.glob("*.json"):
        shutil.copy(path, tmp_path)
    return tmp_path


def damage(folder: Path, name: str, change: Damage) -> list[str]:
    """Change one table and return what the validator says."""
    path = folder / f"{name}.json"
    table = json.loads(path.read_text(encoding="utf-8"))
    change(table)
    path.write_text(json.dumps(table), encoding="utf-8")
    return validate(folder)


def swap(items: list[Any], a: int, b: int) -> None:
    items[a], items[b] = items[b], items[a]


def test_shipped_tables_have_no_problems() -> None:
    assert validate(SHIPPED) == []


def test_load_reads_a_table_from_the_package() -> None:
    assert len(alhambra.data.load("buildings")["tiles"]) == 54


def test_load_refuses_an_unknown_name() -> None:
    with pytest.raises(FileNotFoundError):
        alhambra.data.load("palaces")


@pytest.mark.parametrize("name", sorted(path.stem for path in SHIPPED.glob("*.json")))
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / f"{name}.json").unlink()
    assert any(problem.startswith(f"{name}.json: cannot be used") for problem in validate(folder))


@pytest.mark.parametrize("name", sorted(path.stem for path in SHIPPED.glob("*.json")))
@pytest.mark.parametrize("key", ["sources", "confidence"])
def test_a_missing_header_is_named(folder: Path, name: str, key: str) -> None:
    problems = damage(folder, name, lambda table: table.pop(key))
    assert any(problem.startswith(f"{name}.json: first two keys") for problem in problems)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"sources": ["/usr/share/x"], "confidence": "none"}'])
def test_a_file_that_is_no_table_is_named(folder: Path, text: str) -> None:
    (folder / "scouts.json").write_text(text, encoding="utf-8")
    assert [problem.split(":")[0] for problem in validate(folder)] == ["scouts.json"]


def test_a_table_nobody_asked_for_is_checked_too(folder: Path) -> None:
    (folder / "camels.json").write_text('{"confidence": "none"}', encoding="utf-8")
    assert validate(folder)[0].startswith("camels.json: first two keys")


DAMAGES: list[tuple[str, Damage, str]] = [
    ("buildings", lambda t: entry(t, "tower-13").update(price=12), "prices of tower"),
    (
        "buildings",
        lambda t: entry(t, "tower-13").update(price=12),
        "tower-13: the entry itself says tower-12",
    ),
    ("buildings", lambda t: entry(t, "tower-13").update(id="tower-12"), "tower-12: the id stands 2 times"),
    ("buildings", lambda t: entry(t, "pavilion-2").update(walls=["W", "E", "N"]), "pavilion-2: walls"),
    ("buildings", lambda t: entry(t, "pavilion-2").update(walls=["N", "N"]), "pavilion-2: walls"),
    (
        "buildings",
        lambda t: entry(t, "arcades-8-e").update(walls=["W"]),
        "tiles with walls E: 3 instead of 4",
    ),
    ("buildings", lambda t: entry(t, "tower-10").update(walls=["E"]), "the printed tile ('tower', 10, 'W')"),
    (
        "buildings",
        lambda t: entry(t, "garden-9").update(type="lawn"),
        "garden-9: type: 'lawn' instead of one of pavilion",
    ),
    (
        "buildings",
        lambda t: entry(t, "garden-9").pop("price"),
        "garden-9: price is missing; expected: a whole number from 2 to 13",
    ),
    ("buildings", lambda t: t["tiles"].pop(), "tiles: 53 entries instead of 54"),
    ("buildings", lambda t: entry(t, "garden-9").update(price=14), "garden-9: price: 14 instead of a whole number"),
    ("buildings", lambda t: entry(t, "garden-9").update(price="9"), "garden-9: price: '9' instead of a whole number"),
    ("buildings", lambda t: entry(t, "garden-9").update(price=True), "garden-9: price: True instead of"),
    ("buildings", lambda t: entry(t, "garden-9").update(walls=list("NESW")), "garden-9: walls: ['N', 'E', 'S', 'W']"),
    ("buildings", lambda t: entry(t, "garden-9").update(id="Garden 9"), "Garden 9: id: 'Garden 9' instead of a name"),
    ("buildings", lambda t: t["tiles"].append(7), "tiles 55: 7 instead of an object with id, type, price, walls"),
    ("buildings", lambda t: t.update(extra_tiles=[]), "extra_tiles: 0 entries instead of 1"),
    ("buildings", lambda t: t.update(tiles="none"), "tiles: 'none' instead of a list of 54 objects"),
    ("buildings", lambda t: t.update(sources=[]), "sources is empty"),
    ("currencies", lambda t: t.update(copies_per_value=2), "money cards: 72 instead of 108"),
    ("currencies", lambda t: swap(t["currencies"], 0, 1), "currencies"),
    ("bonus_cards", lambda t: t["cards"][0].update(building="pavilion-7"), "pavilion-7"),
    ("worker_huts", lambda t: entry(t, "hut-garden-n").update(type="tower"), "huts per type"),
    (
        "worker_huts",
        lambda t: entry(t, "hut-garden-n").update(walls=[]),
        "hut-garden-n: walls: [] instead of a list of 1 to 3 sides",
    ),
    ("worker_huts", lambda t: entry(t, "hut-garden-n").update(walls=["S"]), "huts per shape"),
    ("exchange_cards", lambda t: t["cards"][0].update(currencies=["florin", "ducat"]), "pairs"),
    ("exchange_cards", lambda t: t["piles"].pop("2"), "cards in the piles: 4 instead of 6"),
    ("city_gates", lambda t: t["cards"].pop(), "cards: 5 entries instead of 6"),
    (
        "diamonds",
        lambda t: t["values"].append(9),
        "values: [3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9] instead of a list of 11",
    ),
    ("diamonds", lambda t: t["cards"][0].update(value=4), "values of the cards"),
    ("characters", lambda t: t["cards"].pop(), "cards: 9 entries instead of 10"),
    (
        "characters",
        lambda t: entry(t, "abdul-karim").update(use="often"),
        "abdul-karim: use: 'often' instead of one of once",
    ),
    ("camps", lambda t: entry(t, "camp-4-n").update(price=8), "camp-4-n: price: 8 instead of 4"),
    ("camps", lambda t: entry(t, "camp-4-n").update(arrows=["S"]), "camp-4-n: arrows"),
    ("camps", lambda t: entry(t, "camp-4-n").update(bastions=["S"]), "camp-4-n: bastions"),
    ("wall_cards", lambda t: t.update(wooden_walls=13), "wooden walls: 13 instead of 12"),
    ("wall_cards", lambda t: entry(t, "wall-n").update(walls=["E"]), "cards per shape"),
    ("thieves", lambda t: entry(t, "thief-florin-1").update(currency="ducat"), "cards per currency"),
    (
        "thieves",
        lambda t: entry(t, "thief-florin-1").update(currency="euro"),
        "thief-florin-1: currency: 'euro' instead of one of florin",
    ),
    ("coins", lambda t: t.update(count=25), "count: 25 instead of 24"),
    ("coins", lambda t: t["per_currency"].update(ducat=7), "coins"),
    ("treasure", lambda t: t["chests"].update(tower=8), "chests: 41 instead of 42"),
    ("treasure", lambda t: t.update(total=41), "total: 41 instead of 42"),
    ("master_builders", lambda t: t["cards"].pop(), "cards: 15 entries instead of 16"),
    ("master_builders", lambda t: t["cards"][0].update(currency="ducat"), "cards per currency"),
    ("master_builders", lambda t: t["piles"]["6 players"].update({"3": 9}), "22 cards are dealt and in the piles"),
    ("thieves", lambda t: t["dealing"].update({"6": 3}), "3 cards for each of 6 players"),
    ("invaders", lambda t: entry(t, "attack-n").update(direction="S"), "directions"),
    ("scouts", lambda t: entry(t, "scout-tower").update(type="garden"), "cards per type"),
    ("bazaars", lambda t: t["tiles"][0].update(currency="ducat"), "bazaars per currency"),
    ("bazaars", lambda t: t["tiles"][0].update(types=["tower", "tower", "garden"]), "not three types"),
    ("bazaars", lambda t: t["tiles"][0].update(types=t["tiles"][1]["types"]), "two bazaars with"),
    ("score_cards", lambda t: swap(entry(t, "score-1")["order"], 0, 1), "types on place 1"),
    ("score_cards", lambda t: entry(t, "score-1").update(order=["tower"] * 6), "score-1: types"),
    (
        "score_cards",
        lambda t: entry(t, "score-1").update(order=entry(t, "score-2")["order"]),
        "different orders",
    ),
    ("score_cards", lambda t: t["board"].update({"1": [[1]]}), "board"),
    ("sultan_cards", lambda t: t["cards"].pop(), "cards: 7 entries instead of 8"),
    ("sultan_cards", lambda t: t["cards"][0].update(currency="ducat"), "cards per currency"),
    ("sultan_cards", lambda t: t["piles"].update({"6": 1}), "instead of an object from piles"),
    ("treasure", lambda t: t.update(scoring=dict(reversed(t["scoring"].items()))), "3, 2, 1 instead of an object with"),
    (
        "sultan_cards",
        lambda t: t["die_opposite"].update(tower="garden"),
        "tower and garden do not face each other",
    ),
    ("sultan_cards", lambda t: t["die_opposite"].update(tower="garden"), "tower is seen beside garden"),
    ("caravanserai", lambda t: t["cards"][0].update(main="ducat"), "cards per main currency"),
    ("caravanserai", lambda t: t["cards"][0]["branches"][0].update(level=1), "caravanserai-florin-1: levels"),
    ("caravanserai", lambda t: t["cards"][0]["branches"].reverse(), "branches on level 2"),
    ("culture_tiles", lambda t: t["tiles"][0].update(count=4), "price 6: count: 4 instead of 3"),
    ("culture_tiles", lambda t: t["tiles"][0]["segments"].reverse(), "price 6: points"),
    ("culture_tiles", lambda t: t["tiles"][0]["segments"][5].update(buildings=9), "price 6: buildings"),
    ("dice_game", lambda t: t["chips"].update(annul=2), "light chips: 19 instead of 20"),
    ("dice_game", lambda t: t["points_table"]["B"].update(tower=[6, 13]), "points of scoring B"),
]


@pytest.mark.parametrize(("name", "change", "complaint"), DAMAGES, ids=[f"{d[0]}: {d[2]}" for d in DAMAGES])
def test_damage_is_found_and_the_file_named(folder: Path, name: str, change: Damage, complaint: str) -> None:
    problems = damage(folder, name, change)
    assert any(problem.startswith(f"{name}.json: ") and complaint in problem for problem in problems), problems


def test_every_check_can_fail(folder: Path) -> None:
    """A table that is empty but for its header is refused by its checks."""
    for path in folder.glob("*.json"):
        path.write_text('{"sources": ["nobody"], "confidence": "none"}', encoding="utf-8")
    named = {problem.split(".")[0] for problem in validate(folder)}
    assert named == {path.stem for path in folder.glob("*.json")}


def test_the_command_tells_and_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert main([str(folder)]) == 0
    assert capsys.readouterr().out == "22 tables, no problems\n" * 2
    (folder / "coins.json").write_text("{", encoding="utf-8")
    assert main([str(folder)]) == 1
    assert capsys.readouterr().out.startswith("coins.json: cannot be used")
