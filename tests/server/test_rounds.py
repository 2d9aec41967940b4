"""Questions that go round in secret, such as for bonus cards: all are asked, and nobody can tell who could act.

Between two turns there is a countdown (`test_window`); here all persons are waited for, whether they can act or not.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra.core.actions import read_action
from alhambra.core.engine import submit, to_move
from alhambra.core.rng import Rng, fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR
from alhambra.games import alhambra
from alhambra.server.storage.entry import ANSWER, CLOSE, MOVE, STAND_IN, WISH, Entry
from alhambra.server.tables.course import Course, Terms
from alhambra.server.tables.holder import needs_holder
from alhambra.server.tables.pace import Pace, due
from alhambra.server.tables.scene import Painter

SEATS = (0, 1, 2)
PACE = Pace()
AT = 1000.0


def begun(seed: int, *modules: str, terms: Terms | None = None) -> Course:
    setup = Setup(len(SEATS), seed, modules=modules)
    return Course(setup, needs_holder(setup), 0.0, terms)


def play(course: Course, chance: Rng, until: Callable[[Course], bool]) -> None:
    """Play by chance; whatever is asked in secret is answered by chance, too."""
    while not until(course) and not course.over():
        if course.window() is None:
            options = course.view(course.asked()).options
            text = options[chance.below(len(options))].text(course.state.table)
            course.apply(Entry(course.n, MOVE, course.asked(), text, AT))
            continue
        for seat in SEATS:
            if course.decides(seat):
                options = course.view(seat).options
                answer(course, seat, options[chance.below(len(options))].text(course.state.table))
        course.apply(Entry(course.n, CLOSE, -1, "", AT))


def answer(course: Course, seat: int, text: str) -> None:
    course.apply(Entry(course.n, ANSWER, seat, text, AT))


def in_round(course: Course) -> bool:
    return course.window() is not None and not course.between_turns()


def able(course: Course) -> list[int]:
    return [seat for seat in SEATS if course.really_asked(seat)]


def round_in_which(can_act: Callable[[int], bool], *modules: str, terms: Terms | None = None) -> Course:
    """A game at a secret round in which so many could act."""
    for seed in range(1, 200):
        course = begun(seed, "bonus", *modules, terms=terms)
        play(course, fast(seed), in_round)
        if can_act(len(able(course))):
            return course
    raise AssertionError("no such round")


@pytest.mark.parametrize("modules", [("bonus",), ("bonus", "vizier")], ids=",".join)
def test_everybody_is_asked_before_each_of_the_first_two_scorings(modules: tuple[str, ...]) -> None:
    for seed in (1, 2):
        course, chance, asked = begun(seed, *modules), fast(seed), 0
        for scoring in (0, 1):
            play(course, chance, in_round)
            assert course.scorings == scoring
            assert all(course.decides(seat) for seat in SEATS)
            asked += 1
            play(course, chance, lambda it, done=scoring + 1: it.scorings == done)  # type: ignore[misc]
        assert asked == 2


def test_who_cannot_act_is_asked_like_those_who_can() -> None:
    """The same for all but the options themselves; and nothing at all to see for those who look on."""
    onlooked = []
    for course in (round_in_which(lambda number: number == 0), round_in_which(lambda number: 0 < number < 3)):
        scenes = [Painter().scene(course, course.view(seat), "ticket") for seat in SEATS]
        assert [scene.question for scene in scenes] == ["ask-for-bonus"] * 3
        assert [len(scene.options) > 1 for scene in scenes] == [seat in able(course) for seat in SEATS]
        assert all(scene.options[0].key == "stop" for scene in scenes)
        looker = Painter().scene(course, course.view(SPECTATOR), pace=PACE)
        onlooked.append((looker.question, looker.asked, looker.held, looker.window_until, looker.prompt))
    assert onlooked[0] == onlooked[1] == ("ask-for-bonus", -1, [0, 1, 2], None, {"id": "question-secret", "args": {}})


@pytest.mark.parametrize("can_act", [(0,), (1, 2)], ids=["nobody", "somebody"])
def test_it_waits_for_every_person_whatever_his_wish_for_windows(can_act: tuple[int, ...]) -> None:
    course = round_in_which(lambda number: number in can_act)
    course.apply(Entry(course.n, WISH, 0, "never", AT))
    for seat in SEATS:
        assert due(course, PACE) is None
        answer(course, seat, "stop")
    assert due(course, PACE) is not None


@pytest.mark.parametrize("can_act", [(0,), (1, 2)], ids=["nobody", "somebody"])
def test_with_clocks_it_waits_for_a_time_that_is_the_same_for_all(can_act: tuple[int, ...]) -> None:
    terms = Terms(("",) * 3, (False,) * 3, reserve=600)
    course = round_in_which(lambda number: number in can_act, terms=terms)
    assert due(course, PACE) == course.asked_at + PACE.secret


@pytest.mark.parametrize("can_act", [(0,), (1, 2)], ids=["nobody", "somebody"])
def test_bots_alone_do_not_wait(can_act: tuple[int, ...]) -> None:
    course = round_in_which(lambda number: number in can_act)
    for seat in SEATS:
        course.apply(Entry(course.n, STAND_IN, seat, "greedy", AT))
    assert due(course, PACE) == course.asked_at


def test_who_lays_a_card_open_is_told_of_when_all_have_answered_and_all_are_asked_again() -> None:
    course = round_in_which(lambda number: number == 1)
    (seat,) = able(course)
    steps, card = len(course.steps), course.view(seat).options[1].text(course.state.table)
    answer(course, seat, card)
    assert len(course.steps) == steps
    course.apply(Entry(course.n, CLOSE, -1, "", AT))
    assert course.steps[-1].seat == seat
    assert course.moves[-1] == (seat, card)
    assert in_round(course)
    asked = [seat for seat in SEATS if course.decides(seat)]
    prompts = [Painter().scene(course, course.view(one), "ticket").prompt for one in asked]
    reason = {"id": "question-no-bonus-again", "args": {"seat": {"seat": seat}}}  # only one had a card to lay open
    assert asked
    assert prompts == [reason] * len(asked)


def test_an_answer_is_not_carried_over_into_what_is_asked_next() -> None:
    """After the scoring comes the window of the next turn: nobody has said anything there yet."""
    course = round_in_which(lambda number: number == 0, "vizier")
    for seat in SEATS:
        answer(course, seat, "stop")
    course.apply(Entry(course.n, CLOSE, -1, "", AT))
    assert course.between_turns()
    assert course.answers == {}
    assert course.scorings == 1


@pytest.mark.parametrize("modules", [("bonus",), ("bonus", "vizier", "thieves")], ids=",".join)
def test_the_record_is_that_of_a_table_where_only_those_are_asked_who_can_act(modules: tuple[str, ...]) -> None:
    course = begun(4, *modules)
    play(course, fast(9), lambda it: it.over())
    state = alhambra.start(course.setup)
    for seat, text in course.moves:
        assert to_move(state) == seat
        submit(state, seat, read_action(state.table, text))
    assert [player.score for player in state.players] == [player.score for player in course.state.players]


@pytest.mark.parametrize("name", sorted(alhambra.MODULES))
def test_a_module_that_asks_in_secret_says_so(name: str) -> None:
    """Else only those would be asked who can act, and the delay would tell that there is somebody."""
    course, asked = Course(Setup(len(SEATS), 3, modules=(name,)), True, 0.0), False
    chance = fast(1)
    while course.scorings < 1 and not course.over():
        play(course, chance, lambda it: in_round(it) or it.scorings == 1)
        asked = asked or in_round(course)
        if in_round(course):
            course.apply(Entry(course.n, CLOSE, -1, "", AT))
    assert alhambra.MODULES[name]().asks_in_secret() == asked
