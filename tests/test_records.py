"""Records: readable, versioned, and honest about what was cut off, edited or forged."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.engine import is_over, legal
from alhambra.core.fingerprint import fingerprint
from alhambra.core.record import Record, RecordError, line_of, read, write
from alhambra.core.rng import SEALED, fast
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.games.match import Match, load

HEADINGS = 8  # the title and seven lines of set-up
OTHERS = "0a Z.#-\n\r\té\u2028"


def played(moves: int, setup: Setup | None = None) -> Match:
    """A match after so many decisions."""
    match = Match(setup or Setup(3, 7), ("person", "novice", "person"))
    rng = fast(11)
    while len(match.moves) < moves and not is_over(match.state):
        options = legal(match.state)
        match.play(options[rng.below(len(options))])
    return match


def bare(text: str) -> list[str]:
    """A record's lines without their seals."""
    return [line.rpartition(" #")[0] for line in text.splitlines()]


def sealed(lines: list[str]) -> str:
    """Lines with the seals they would have: over the seal before and the line itself."""
    text, seal = "", ""
    for line in lines:
        seal = blake2b((seal + line).encode(), digest_size=4).hexdigest()
        text += f"{line} #{seal}\n"
    return text


def wrong_line(text: str) -> int:
    """The line that loading a bad record names."""
    with pytest.raises(RecordError) as error:
        load(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value.line


# Any signs at all, from a range small enough to meet the ones that matter.
SIGNS = st.binary(max_size=60).map(lambda row: row.decode("latin-1"))

SHORT = played(12).save()
OVER = played(10_000)


# What it looks like.


def test_a_record_can_be_read_by_people() -> None:
    match = played(2)
    (first, one), (second, two) = match.moves
    assert bare(match.save()) == [
        "alhambra record 1",
        "game alhambra",
        "seats 3",
        "players person novice person",
        "generator fast",
        "seed 0000000000000007",
        "modules -",
        "tower off",
        f"1 {SEAT_NAMES[first]} {one}",
        f"2 {SEAT_NAMES[second]} {two}",
        "end 2 open",
    ]
    assert one.split()[0] in ("take", "buy")


def test_every_line_is_sealed_together_with_all_before_it() -> None:
    assert sealed(bare(SHORT)) == SHORT


def test_an_unnamed_table_and_a_sealed_seed() -> None:
    setup = Setup(2, 1 << 255, SEALED, (), "replace")
    lines = bare(Match(setup).save())
    assert lines[3] == "players -"
    assert lines[4] == "generator sealed"
    assert lines[5] == "seed 8" + 63 * "0"
    assert lines[7] == "tower replace"
    again = read(sealed(lines))
    assert (again.setup.seed, again.setup.generator, again.players) == (1 << 255, SEALED, ())


def test_a_record_is_read_as_it_was_written() -> None:
    record = read(OVER.save())
    assert record.over
    assert record.moves == OVER.moves
    assert record.players == ("person", "novice", "person")
    assert write(record) == OVER.save()
    assert fingerprint(load(OVER.save()).state) == fingerprint(OVER.state)


def test_a_game_without_moves_is_a_record_too() -> None:
    assert load(played(0).save()).moves == []


# What happens to it.


def test_a_record_cut_off_anywhere_is_noticed() -> None:
    for length in range(len(SHORT)):
        line = wrong_line(SHORT[:length])
        assert line <= SHORT[:length].count("\n") + 1, f"cut off after {length} characters"
    assert len(load(SHORT).moves) == 12


def test_every_edited_character_is_noticed() -> None:
    for at, was in enumerate(SHORT):
        line = SHORT[:at].count("\n") + 1
        for other in OTHERS:
            if other != was:
                assert wrong_line(SHORT[:at] + other + SHORT[at + 1 :]) <= line, f"{at}: {other!r} for {was!r}"


def test_every_character_left_out_or_put_in_is_noticed() -> None:
    for at in range(len(SHORT)):
        line = SHORT[:at].count("\n") + 1
        assert wrong_line(SHORT[:at] + SHORT[at + 1 :]) <= line, f"{at}: left out"
        for other in OTHERS:
            last = line + (other == "\n")
            assert wrong_line(SHORT[:at] + other + SHORT[at:]) <= last, f"{at}: {other!r} put in"
    assert wrong_line(SHORT + "\n") <= SHORT.count("\n") + 1


def test_a_character_that_is_none_is_noticed() -> None:
    """Half a surrogate: what a program gets when it reads broken bytes leniently."""
    for at in (0, 20, len(SHORT) // 2, len(SHORT) - 2):
        line = SHORT[:at].count("\n") + 1
        assert wrong_line(SHORT[:at] + "\ud800" + SHORT[at + 1 :]) <= line


def test_lines_left_out_doubled_or_exchanged_are_noticed() -> None:
    lines = SHORT.splitlines(keepends=True)
    for at in range(len(lines)):
        assert wrong_line("".join(lines[:at] + lines[at + 1 :])) <= at + 1
        assert wrong_line("".join(lines[: at + 1] + lines[at:])) <= at + 2
        if at:
            exchanged = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]
            assert wrong_line("".join(exchanged)) <= at


@pytest.mark.parametrize("text", ["", "\n", "hello", "hello\n", "{}\n", "alhambra record\n", "\0", "#\n", " #\n"])
def test_what_is_no_record_is_refused_in_its_first_line(text: str) -> None:
    assert wrong_line(text) == 1


@settings(max_examples=100)
@given(SIGNS)
def test_any_text_at_all_is_refused(text: str) -> None:
    assert wrong_line(text) >= 1
    assert wrong_line(SHORT + text + "\n") >= 1


# Versions.


@pytest.mark.parametrize(
    ("version", "says"),
    [
        ("2", "newer than this program"),
        ("10", "newer than this program"),
        ("9" * 30, "newer than this program"),
        ("9" * 5000, "newer than this program"),
        ("0", "cannot be read"),
        ("1.5", "not a record"),
        ("one", "not a record"),
        ("-1", "not a record"),
    ],
)
def test_another_version_is_named(version: str, says: str) -> None:
    text = sealed([f"alhambra record {version}", *bare(SHORT)[1:]])
    with pytest.raises(RecordError, match=says) as error:
        load(text)
    assert error.value.line == 1


def test_a_newer_version_is_named_whatever_follows_it() -> None:
    with pytest.raises(RecordError, match="newer than this program"):
        load("alhambra record 2 #whatever seals will be\n{\n")


# Forged records: the seals are right, the contents are not.


def forged(at: int, line: str) -> str:
    """The short record with another line (counted from 1), sealed anew."""
    lines = bare(SHORT)
    lines[at - 1] = line
    return sealed(lines)


@pytest.mark.parametrize(
    ("at", "line"),
    [
        (2, "game chess"),
        (2, "game"),
        (2, "gaem alhambra"),
        (3, "seats 1"),
        (3, "seats 7"),
        (3, "seats three"),
        (3, "seats"),
        (4, "names person"),
        (5, "generator dice"),
        (6, "seed 7g"),
        (6, "seed -7"),
        (6, "seed 10000000000000000"),
        (7, "modules dragons"),
        (7, "modules - dragons"),
        (8, "tower maybe"),
    ],
)
def test_an_impossible_set_up_is_refused_where_it_stands(at: int, line: str) -> None:
    assert wrong_line(forged(at, line)) == at


@pytest.mark.parametrize(
    ("at", "line"),
    [
        (3, "seats 03"),
        (3, "seats \u0663"),
        (3, "seats  3"),
        (6, "seed 7"),
        (6, "seed 0x0000000000000007"),
        (6, "seed 0000000000000_007"),
        (6, "seed 000000000000000\u0667"),
        (7, "modules -  "),
        (21, "end 12  open"),
        (21, "end 12 open "),
    ],
)
def test_there_is_one_way_to_write_a_thing(at: int, line: str) -> None:
    """What is read is written back byte for byte; anything else is refused."""
    assert wrong_line(forged(at, line)) == at


@pytest.mark.parametrize("name", ["AB", "ABC", "", "a", "A ", " A"])
def test_a_seat_has_one_name(name: str) -> None:
    at = next(at for at, (seat, _) in enumerate(read(SHORT).moves) if seat == 0)
    number, seat, action = bare(SHORT)[line_of(at) - 1].split(" ", 2)
    assert seat == "A"
    assert wrong_line(forged(line_of(at), f"{number} {name} {action}")) == line_of(at)


@pytest.mark.parametrize("line", ["1 A", "1 A ", "1 D take florin-1", "1 a take florin-1", "2 A take florin-1", "A"])
def test_a_move_that_is_not_written_like_one_is_named(line: str) -> None:
    assert wrong_line(forged(HEADINGS + 1, line)) == HEADINGS + 1


def test_moves_in_another_order_are_named() -> None:
    lines = bare(SHORT)
    lines[10], lines[11] = lines[11], lines[10]
    assert wrong_line(sealed(lines)) == 11


def test_a_move_that_is_missing_is_named() -> None:
    lines = bare(SHORT)
    assert wrong_line(sealed(lines[:10] + lines[11:])) == 11


def with_move(at: int, seat: int, text: str) -> Record:
    """The short record with another move (counted from 0)."""
    record = read(SHORT)
    moves = record.moves[:]
    moves[at] = (seat, text)
    return Record(record.setup, record.players, moves, record.over)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("stop", "B-43"),
        ("pass", "B-45"),
        ("reserve garden-11", "CORE-2"),
        ("remove fountain", "B-71"),
        ("add garden-11 1,0", "B-70"),
        ("take denar-9 denar-8 florin-9", "B-50"),
        ("buy tower-13 for florin-1", "B-60"),
    ],
)
def test_an_illegal_move_is_named_with_its_rule(text: str, rule: str) -> None:
    first = read(SHORT).moves[0][0]
    with pytest.raises(RecordError, match=rf"\({rule}\)") as error:
        load(write(with_move(0, first, text)))
    assert error.value.line == line_of(0) == HEADINGS + 1


@pytest.mark.parametrize(
    "text",
    [
        "dance",
        "take",
        "take florin-10",
        "take scoring-A scoring-A",
        "buy garden-11",
        "buy garden-11 florin-9",
        "buy - for florin-9",
        "buy castle for florin-9",
        "build garden-11",
        "build garden-11 0",
        "build garden-11 a,b",
        "build garden-11 99,99",
        "build garden-11 1,0 2,0",
        "build garden-11 01,0",
        "swap garden-11",
        "stop now",
        "pass now",
        "TAKE florin-1",
        "take  florin-1",
        "take florin-1 ",
        "take\tflorin-1",
        "take florin-1\n",
        "take florin-1 #00000000",
        "take florin-1 denar-1",
        "\u0661",
    ],
)
def test_a_move_that_cannot_be_is_named(text: str) -> None:
    first = read(SHORT).moves[0][0]
    assert wrong_line(write(with_move(0, first, text))) == line_of(0)


def test_a_move_of_another_seat_is_named() -> None:
    record = read(SHORT)
    for at, (seat, text) in enumerate(record.moves):
        for other in range(3):
            if other != seat:
                assert wrong_line(write(with_move(at, other, text))) == line_of(at)


def test_a_move_after_the_end_is_named() -> None:
    record = read(OVER.save())
    longer = Record(record.setup, record.players, [*record.moves, (0, "pass")], True)
    assert wrong_line(write(longer)) == line_of(len(record.moves))


@settings(max_examples=200)
@given(st.integers(0, 11), st.integers(0, 2), SIGNS)
def test_any_move_at_all_leads_to_a_game_or_to_its_line(at: int, seat: int, text: str) -> None:
    if (seat, text) != read(SHORT).moves[at]:
        assert wrong_line(write(with_move(at, seat, text))) == line_of(at)


def test_the_same_moves_of_another_deal_are_named() -> None:
    record = read(SHORT)
    other = Record(Setup(3, 8), record.players, record.moves, record.over)
    assert line_of(0) <= wrong_line(write(other)) <= line_of(11)


@pytest.mark.parametrize("end", ["end 12 over", "end 11 open", "end 13 open", "end 12", "end 12 open now", "end open"])
def test_an_end_that_lies_is_named(end: str) -> None:
    assert wrong_line(forged(HEADINGS + 13, end)) == HEADINGS + 13


def test_a_finished_game_is_not_open() -> None:
    record = read(OVER.save())
    denied = Record(record.setup, record.players, record.moves, False)
    assert wrong_line(write(denied)) == line_of(len(record.moves))


def test_an_unfinished_game_is_not_over() -> None:
    record = read(OVER.save())
    claimed = Record(record.setup, record.players, record.moves[:-1], True)
    assert wrong_line(write(claimed)) == line_of(len(record.moves) - 1)
