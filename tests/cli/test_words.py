"""Moves, events and scorings in plain sentences."""

from __future__ import annotations

import io

from rich.console import Console

from alhambra.cli.boards import tile_sign
from alhambra.cli.chronicle import Chronicle, follow, sentences
from alhambra.cli.names import Cast
from alhambra.cli.scores import prize_lines, scoring_grid, scoring_reasons, wall_reasons
from alhambra.core.engine import is_over, legal
from alhambra.core.events import GameEnded, Scored
from alhambra.core.rng import fast
from alhambra.core.scoring import Result
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR
from alhambra.games.match import Match
from alhambra.testing.scenario import Scenario, scenario
from alhambra.words.saying import Tile
from alhambra.words.told import ending

ME = Cast(("person", "greedy", "greedy"), 3, 0)


def told(game: Scenario, cast: Cast = ME, details: bool = False) -> list[str]:
    return sentences(game.view("A"), game.view("A").events, cast, details)


def played(seats: int, seed: int) -> Match:
    match = Match(Setup(seats, seed))
    rng = fast(seed)
    while not is_over(match.state):
        options = [option for option in legal(match.state) if option.key()[0] in ("buy", "build")] or legal(match.state)
        match.play(options[rng.below(len(options))])
    return match


def test_a_turn_in_sentences() -> None:
    game = (
        scenario("ABC")
        .market("garden-8-sw", "tower-12")
        .hand("A", "florin-5", "florin-3")
        .display("denar-2", "denar-3", "ducat-9", "ducat-8")
    )
    assert told(game.play("A", "buy garden-8-sw for florin-5 florin-3")) == [
        "You buy garden 8 (SW) for florin 5 + 3, exactly."
    ]
    assert told(game.play("A", "take denar-3 denar-2")) == ["You take denar 3 + 2."]
    assert told(game.play("A", "build garden-8-sw -1,0"))[0] == "You build garden 8 (SW) at -1,0."


def test_others_are_called_by_their_seat() -> None:
    game = scenario("ABC").turn("B").market("tower-7").hand("B", "florin-9").play("B", "buy tower-7 for florin-9")
    assert told(game) == ["B buys tower 7 (NEW) for florin 9, 2 too much."]
    assert told(game.play("B", "reserve tower-7"))[0] == "B lays tower 7 (NEW) into the reserve."


def test_redesigns_in_sentences() -> None:
    game = scenario("ABC").alhambra("A", "1,0 pavilion-8").reserve("A", "seraglio-9")
    assert told(game.play("A", "swap pavilion-8 seraglio-9"))[0] == (
        "You exchange pavilion 8 at 1,0 for seraglio 9 from the reserve."
    )
    game = scenario("ABC").alhambra("A", "1,0 pavilion-8").play("A", "remove pavilion-8")
    assert told(game)[0] == "You move pavilion 8 from 1,0 to the reserve."
    game = scenario("ABC").reserve("A", "seraglio-9").play("A", "add seraglio-9 0,1")
    assert told(game)[0] == "You build seraglio 9 from the reserve at 0,1."


def test_what_was_filled_up_is_told_on_request() -> None:
    game = scenario("ABC").display("denar-2", "denar-3", "ducat-9", "ducat-8").pile("florin-1", "florin-7", "ducat-1")
    game.play("A", "take denar-3 denar-2")
    assert told(game) == ["You take denar 3 + 2."]
    assert told(game, details=True) == ["You take denar 3 + 2.", "New money: florin 1 and florin 7."]


def test_scoring_and_new_pile_are_told() -> None:
    game = scenario("AB").display("denar-3", "ducat-9", "ducat-8", "ducat-7").pile("scoring-A").discard("florin-1")
    lines = told(game.play("A", "take denar-3"), Cast((), 2, 0))
    assert "The card of the first scoring comes up." in lines
    assert "The draw pile is used up: the discard (1 card) is shuffled to make a new one." in lines
    assert any(line.startswith("Dirk draws ") for line in lines)


def test_every_event_of_whole_games_has_words() -> None:
    for seats in (2, 3):
        match = played(seats, 3)
        _, chronicle = follow(match.record(), SPECTATOR)
        for lines in chronicle.told(Cast((), seats, SPECTATOR), 0, details=True):
            for line in filter(lambda item: isinstance(item, str), lines):
                assert isinstance(line, str)
                assert line.endswith("."), line
                assert ": {" not in line
                assert "None" not in line
        last = chronicle.told(Cast((), seats, SPECTATOR), len(match.moves))[0]
        assert str(last[-1]).startswith("The game is over: ")


def test_B_126_victories_are_told() -> None:
    assert ME.say(ending(GameEnded((0,), (90, 80, 70)))) == "The game is over: You win with 90 points."
    assert ME.say(ending(GameEnded((1,), (70, 80, 70)))) == "The game is over: B wins with 80 points."
    shared = ME.say(ending(GameEnded((0, 2), (90, 80, 90))))
    assert shared == "The game is over: You and C share the victory with 90 points."


def test_B_122_leftover_tiles_are_told() -> None:
    game = (
        scenario("ABC")
        .market("tower-12", "garden-11", "-", "-")
        .bag()
        .hand("A", "florin-9", "dirham-4")
        .hand("B", "florin-3", "dirham-4")
        .display("denar-3")
        .play("A", "take denar-3")
    )
    assert told(game)[1:3] == [
        "Left on the market: tower 12 goes to you for the most florins (you 9, B 3 and C 0).",
        "Left on the market: garden 11 stays there, as nobody alone has the most dirhams (you 4, B 4 and C 0).",
    ]


def shown(result: Result, scores: list[int], cast: Cast, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(scoring_grid(result, scores, cast))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_B_104_shares_are_explained() -> None:
    game = (
        scenario("ABC")
        .alhambra("A", "1,0 tower-12", "0,1 tower-11-open", "-1,0 pavilion-5")
        .alhambra("B", "1,0 tower-13", "0,1 tower-11-s")
        .alhambra("C", "0,1 garden-11")
        .display("denar-3", "ducat-9", "ducat-8", "ducat-7")
        .pile("scoring-B", "florin-1")
        .play("A", "take denar-3")
    )
    result = next(event.result for event in game.state.events if isinstance(event, Scored))
    lines = shown(result, [23, 10, 12], ME)
    assert lines[0].split() == ["pays", "A", "you", "B", "greedy", "C", "greedy"]
    rows = {line.split()[0]: line.split()[1:] for line in lines[1:]}
    assert rows["P"] == ["8/1", "1", "1st", "+8", "-", "-"]
    assert rows["T"] == ["13/6", "2", "1st=", "+9", "2", "1st=", "+9", "-"]
    assert rows["G"] == ["12/5", "-", "-", "1", "1st", "+12"]
    assert rows["wall"] == ["+2", "+1", "-"]
    assert rows["sum"] == ["+19", "+10", "+12"]
    assert rows["now"] == ["23", "10", "12"]
    assert scoring_reasons(result, ME) == [
        "Most towers: you and B share the 1st and 2nd place: (13 + 6) / 2 = 9 each, rounded down."
    ]
    walls = wall_reasons(game.state.table, result, ME)
    assert walls[0] == "Your longest outer wall has 2 sides: -1,0 W and -1,0 N."


def test_B_13_the_next_scoring_is_told() -> None:
    table = scenario("AB").state.table
    lines = [line.plain for line in prize_lines(table, 3, ME, 80)]
    assert " ".join(lines[1:-1]).split() == [
        "P", "16/8/1", "S", "17/9/2", "A", "18/10/3", "C", "19/11/4", "G", "20/12/5", "T", "21/13/6"
    ]  # fmt: skip
    assert max(map(len, lines)) <= 80


def test_every_point_of_whole_games_is_in_the_tables() -> None:
    """The points after each scoring grow by exactly what its table says, and end as the game does."""
    for seats in (2, 3, 6):
        match = played(seats, 5)
        _, chronicle = follow(match.record(), SPECTATOR)
        before = [0] * (seats + (seats == 2))
        for scoring in chronicle.scorings():
            result, scores = scoring.result, scoring.scores
            sums = [0] * len(result.totals)
            for majority in result.majorities:
                sums = [points + share for points, share in zip(sums, majority.shares, strict=True)]
            for wall in result.walls:
                sums[wall.seat] += wall.points
            assert sums == result.totals
            assert scores == [old + new for old, new in zip(before, result.totals, strict=True)]
            before = scores
            lines = shown(result, scores, Cast(("greedy",) * seats, seats, 0))
            assert lines[-2].split() == ["sum", *[f"+{points}" for points in result.totals]]
            assert max(map(len, lines)) <= 80
        assert before[:seats] == [player.score for player in match.state.players]
        assert chronicle.next_scoring() == 4


def test_chronicle_goes_back_with_undo() -> None:
    match = played(3, 5)
    _, chronicle = follow(match.record(), 0)
    earlier = chronicle.until(10)
    assert isinstance(earlier, Chronicle)
    assert earlier.now().ply == 10
    earlier.forget()
    assert earlier.now().ply == 9
    assert chronicle.now().over


def test_a_camp_by_price_and_bastions() -> None:
    table = Match(Setup(2, 0, modules=("camps",))).state.table
    camp = table.tiles.find("camp-8-ne")
    assert ME.words("menu-tile", tile=Tile("camp-8-ne")) == "camp 8 (NE)"
    assert tile_sign(table.tiles, camp) == "^ 8"
