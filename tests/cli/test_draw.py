"""The drawing: walls where walls are, nothing of what is secret, never wider than the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra.cli.boards import Block, draw_board, draw_tile, width_of
from alhambra.cli.draw import draw_table, player_block
from alhambra.cli.glyphs import FEW_COLOURS, FOUNTAIN_SIGN, LETTERS, MANY_COLOURS, TYPE_STYLES, Glyphs, glyphs_for
from alhambra.cli.names import Cast
from alhambra.core.pieces import CURRENCIES, TYPES
from alhambra.core.rng import fast
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, View, view
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import scenario
from tests.scenes import layout_of, random_states

FANCY = Glyphs(fancy=True)
PLAIN = Glyphs(fancy=False)
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def text(block: Block) -> str:
    return "\n".join(line.plain.rstrip() for line in block)


def cast(seats: int, you: int) -> Cast:
    return Cast(tuple("person" if seat == you else "greedy" for seat in range(seats)), seats, you)


def some_views(seats: int, seed: int, every: int = 40) -> Iterator[tuple[State, View]]:
    """A few positions of a game in which much is built, with what the seat that is asked sees."""
    for at, state in enumerate(random_states(seats, seed, eager=True)):
        if at % every == 0 or not state.agenda:
            yield state, view(state, state.agenda[-1].asks() if state.agenda else 0)


def test_a_palace_looks_like_this() -> None:
    rows = ("1,0 pavilion-7", "-1,0 garden-8-sw", "0,-1 tower-11-n", "0,1 chambers-9-s")
    game = scenario("AB").alhambra("A", *rows)
    drawn = draw_board(game.player("A").board, FANCY, 80)
    assert text(drawn) == (
        "      -1  0   1\n"
        "        ╒═══╕\n"
        " -1     │T11│\n"
        "    ╓───┼───┼───╖\n"
        "  0 ║G 8│ F │P 7║\n"
        "    ╚════───┼───╜\n"
        "  1     │C 9│\n"
        "        ╘═══╛"
    )


def test_a_palace_without_drawing_signs() -> None:
    game = scenario("AB").alhambra("A", "1,0 pavilion-7", "-1,0 garden-8-sw")
    drawn = text(draw_board(game.player("A").board, PLAIN, 80))
    assert drawn.isascii()
    assert drawn.splitlines()[1:] == ["    #---+---+---#", "  0 #G 8| F |P 7#", "    #####---+---#"]


def test_single_tiles_show_their_walls() -> None:
    tiles = scenario("AB").state.table.tiles
    boxes = [text(draw_tile(tiles, tiles.find(name), FANCY)) for name in ("pavilion-2", "tower-12")]
    assert boxes == ["╔═════╗\n║ P 2 ║\n╙─────╜", "┌─────┐\n│ T12 │\n└─────┘"]


@pytest.mark.parametrize("glyphs", [FANCY, PLAIN], ids=["fancy", "plain"])
@pytest.mark.parametrize("roomy", [False, True], ids=["small", "roomy"])
def test_every_wall_of_every_palace_is_drawn(glyphs: Glyphs, roomy: bool) -> None:
    """Walls are read back from the picture and compared with the rules page."""
    columns = 6 if roomy else 4
    walls = "║═" if glyphs.fancy else "#"
    checked = 0
    for state in random_states(3, 5, eager=True):
        for player in state.players if state.ply % 25 == 0 or not state.agenda else []:
            layout = layout_of(state.table, player.board)
            lines = [line.plain for line in draw_board(player.board, glyphs, 400, roomy=roomy)]
            west, north = min(x for x, _ in layout), min(y for _, y in layout)
            for (x, y), own in layout.items():
                middle, row = 4 + (x - west) * columns + columns // 2, 2 + (y - north) * 2
                for side, (dx, dy) in SIDES.items():
                    sign = lines[row + dy][middle + dx * columns // 2]
                    facing = OPPOSITE[side] in layout.get((x + dx, y + dy), "")
                    assert (sign in walls) == (side in own or facing), (x, y, side)
                    checked += 1
    assert checked > 500


def test_numbers_stand_on_their_squares() -> None:
    game = scenario("AB").alhambra("A", "1,0 pavilion-8")
    table = game.state.table
    numbers = {table.read_cell("2,0"): 1, table.read_cell("0,1"): 12, table.read_cell("1,0"): 3}
    lines = text(draw_board(game.player("A").board, FANCY, 80, numbers, roomy=True)).splitlines()
    assert lines[0].split() == ["0", "1", "2"]
    assert lines[2].replace("│", " ").split() == ["0", "F", "[3]", "[1]"]
    assert lines[4].split() == ["1", "[12]"]


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(seats: int, width: int) -> None:
    for state, seen in some_views(seats, seats):
        for eyes in (seen, view(state, SPECTATOR)):
            block = draw_table(eyes, cast(seats, eyes.seat), FANCY, width)
            assert width_of(block) <= width


def test_a_very_long_palace_is_continued_below() -> None:
    tiles = scenario("AB").state.table.tiles.names[2:32]
    rows = [f"{x},0 {name}" for x, name in enumerate(tiles, start=1)]
    game = scenario("AB").alhambra("A", *rows)
    block = player_block(game.view("A"), 0, cast(2, 0), FANCY, 80)
    assert width_of(block) <= 80
    drawn = text(block)
    for name in tiles:
        kind, price = name.split("-")[:2]
        assert f"{kind[0].upper()}{int(price):2}" in drawn


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_secret_cannot_be_seen(seats: int) -> None:
    """Other worlds that look the same to a seat are drawn the same."""
    rng = fast(8)
    for state, seen in some_views(seats, 9):
        for eyes in (seen.seat, (seen.seat + 1) % seats, SPECTATOR):
            shown = text(draw_table(view(state, eyes), cast(seats, eyes), FANCY, 100))
            for _ in range(3):
                other = view(reshuffled_behind(state, eyes, rng), eyes)
                assert text(draw_table(other, cast(seats, eyes), FANCY, 100)) == shown


def test_hands_are_seen_by_their_owner_alone() -> None:
    game = scenario("AB").display().hand("A", "florin-3", "florin-9").hand("B", "ducat-8")
    mine = text(draw_table(game.view("A"), cast(2, 0), FANCY, 80))
    assert "◆ florin  3 9 = 12" in mine
    assert "ducat  8" not in mine
    assert "ducat  8" in text(draw_table(game.view("B"), cast(2, 1), FANCY, 80))


def test_the_whole_table_is_there() -> None:
    game = (
        scenario("AB")
        .market("garden-8-sw", "-", "tower-13", "seraglio-9")
        .display("florin-7", "denar-2")
        .hand("A", "florin-8", "denar-9", "denar-6", "ducat-5")
        .hand("B", "ducat-8", "ducat-1")
        .reserve("A", "chambers-11")
        .reserve("B", "tower-9-ne", "arcades-10")
        .dirk("garden-10-n", "garden-11")
        .score("B", 17)
    )
    shown = text(draw_table(game.view("A"), cast(2, 0), FANCY, 80))
    for piece in (
        "turn of A you",
        f"bag {game.view('A').bag_left}",
        f"draw pile {game.view('A').pile_left}",
        "◆ florin 7",
        "● denar 2",
        "reserve: A10  T 9 NE",
        "B greedy  17 points, 2 cards",
    ):
        assert piece in shown
    market = shown[shown.index("Market") : shown.index("Money display")].splitlines()
    assert market[3] == "║ G 8 │ price 8    empty          │ T13 ║ price 13 │ S 9 │ price 9"
    assert market[4] == "╚═════╛ exact                     └─────╜ 2 over   └─────┘ 4 short"
    dirk = next(line for line in shown.splitlines() if line.startswith("  Dirk"))
    assert dirk.split() == ["Dirk", "-", "-", "-", "-", "2", "-", "0"]


@pytest.mark.parametrize("colours", [MANY_COLOURS, FEW_COLOURS], ids=["many", "few"])
def test_every_type_and_currency_has_colour_and_sign_of_its_own(colours: dict[str, str]) -> None:
    assert len({colours[kind] for kind in TYPES}) == len(TYPES)
    assert len({colours[currency] for currency in CURRENCIES}) == len(CURRENCIES)
    assert len({*LETTERS, FOUNTAIN_SIGN}) == len(TYPE_STYLES) == len(TYPES) + 1
    for glyphs in (FANCY, PLAIN):
        assert len({glyphs.coin(currency) for currency in range(len(CURRENCIES))}) == len(CURRENCIES)


def test_signs_fit_the_output() -> None:
    assert glyphs_for("utf-8").fancy
    assert not glyphs_for("ascii").fancy
    assert not glyphs_for("cp1252").fancy
