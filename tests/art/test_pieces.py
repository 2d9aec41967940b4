"""Whatever a view of a game with all modules can name has a picture, and pictures on pictures lie where they should."""

import re
from pathlib import Path

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.pieces import CURRENCIES, TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games import alhambra
from tests.art.views import needed
from web.art import caravans, citizens, culture, treasure
from web.art.facts import table
from web.art.pictures import pictures

PICTURES = dict(pictures())
ART_TS = (Path(__file__).parents[2] / "web" / "src" / "lib" / "art.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_piece_in_every_view_of_a_game_with_all_modules_is_drawn(seats: int) -> None:
    state = alhambra.start(Setup(seats=seats, seed=seats, modules=tuple(alhambra.MODULES)))
    chooser = fast(seats)
    missing: set[str] = set()
    decisions = 0
    while not is_over(state):
        if decisions % 5 == 0:  # what is shown stays longer than that
            for seat in (SPECTATOR, *range(seats)):
                missing |= needed(view(state, seat).facts()) - set(PICTURES)
        options = legal(state)
        submit(state, to_move(state), options[chooser.below(len(options))])
        decisions += 1
    assert decisions > 100
    assert missing == set()


def test_a_piece_without_a_picture_is_noticed() -> None:
    state = alhambra.start(Setup(seats=3, seed=1, modules=("thieves", "scorecards")))
    facts = view(state, 0).facts()
    assert isinstance(facts["modules"], dict)
    facts["modules"]["scorecards"]["cards"].append("score-19")
    assert needed(facts) - set(PICTURES) == {"card-score-19"}


def test_what_no_single_game_shows_is_drawn_too() -> None:
    names = [f"{sort}-{kind}" for sort in ("citizen", "chest", "card-scout", "card-sultan") for kind in TYPES]
    names += [f"card-{sort}-{currency}" for sort in ("thief", "coin", "builder", "sultan") for currency in CURRENCIES]
    names += [f"card-sultan-{currency}-{kind}" for currency in CURRENCIES for kind in TYPES]
    names += [f"{sort}-{side}" for sort in ("attack", "card-attack") for side in "nesw"]
    names += [
        f"card-{row['id']}" for file in ("score_cards", "wall_cards", "caravanserai") for row in table(file)["cards"]
    ]
    for row in table("culture_tiles")["tiles"]:
        names += [culture.name(row["price"], row["segments"], now) for now in range(len(row["segments"]))]
    assert [name for name in names if name not in PICTURES] == []


def test_faces_that_mean_different_things_are_different_drawings() -> None:
    bare = {name: re.sub("<title>.*?</title>", "", text) for name, text in PICTURES.items()}
    alike = {"card-caravanserai": 8, "card-score": 19, "card-wall": 8, "card-sultan": 34, "card-attack": 5}
    alike |= {"citizen": 7, "chest": 7, "card-thief": 5, "card-scout": 7, "culture": 50}
    for before, number in alike.items():
        assert len({text for name, text in bare.items() if name.startswith(f"{before}-")}) == number, before


def places(name: str) -> list[tuple[float, ...]]:
    """The places of a list in art.ts as (x, y, width, height)."""
    block = ART_TS.split(f"export const {name}", 1)[1].split("];", 1)[0]
    numbers = re.findall(r"x: ([\d.]+), y: ([\d.]+), width: ([\d.]+), height: ([\d.]+)", block)
    return [tuple(float(number) for number in row) for row in numbers]


def constant(name: str) -> float:
    found = re.search(rf"const {name} = ([\d.]+);", ART_TS)
    assert found
    return float(found[1])


def test_citizens_and_chests_stand_where_their_places_are_drawn() -> None:
    width, height = citizens.PLACE_WIDTH, citizens.PLACE_WIDTH * 48 / 40
    assert places("traderPlaces") == [pytest.approx((x, y, width, height), abs=1e-3) for x, y in citizens.PLACES]
    assert places("roomPlaces") == [pytest.approx((x, y, *treasure.PLACE_SIZE), abs=1e-3) for x, y in treasure.PLACES]


def test_a_camel_stands_on_the_fields_of_its_card() -> None:
    assert constant("CARAVAN_FOOT") == pytest.approx(caravans.FOOT / 140, abs=1e-3)
    assert constant("CARAVAN_STEP") == pytest.approx(caravans.STEP / 140, abs=1e-3)
    found = re.search(r"CARAVAN_ASIDE.*?\{ (.*?) \}", ART_TS)
    assert found
    aside = {int(level): float(x) for level, x in re.findall(r"(\d): ([\d.]+)", found[1])}
    for row in table("caravanserai")["cards"]:
        assert {one["level"]: caravans.ASIDE[one["side"]] / 100 for one in row["branches"]} == aside


def test_the_marker_of_a_culture_counter_lies_round_its_middle() -> None:
    assert constant("CULTURE_MIDDLE") == culture.CENTRE[1] / 100


def test_a_culture_counter_with_another_face_has_a_picture_of_another_name() -> None:
    row = table("culture_tiles")["tiles"][0]
    ours = culture.name(row["price"], row["segments"], 1)
    assert ours == "culture-6-0.1.2.3.4.5-2.2.2.3.3.4-1"
    for key in ("points", "buildings"):
        last = {**row["segments"][-1], key: 9}
        assert culture.name(row["price"], [*row["segments"][:-1], last], 1) not in PICTURES
