"""`alhambra play`, from the first question to the last, and interrupted in every way."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from alhambra.cli.tables import chosen_seed
from alhambra.core.base_actions import BuyTile
from alhambra.core.engine import legal, to_move
from alhambra.core.record import read
from alhambra.core.rng import SEALED
from alhambra.core.setup import Setup
from alhambra.games import alhambra
from alhambra.games.match import load
from tests.cli.terminal import PROMPT, Seated, Terminal, any_answers, command, too_wide


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_saved_and_verified(tmp_path: Path, seats: int) -> None:
    done = command(
        tmp_path, "play", "--players", str(seats), "--seed", "1", "--record", "my.record", answers=any_answers(seats)
    )
    assert (done.returncode, done.stderr) == (0, "")
    match = load((tmp_path / "my.record").read_text())
    assert match.record().over
    assert match.players == ("person", *["club"] * (seats - 1))
    best = max(player.score for player in match.state.players)
    assert f"with {best} points." in done.stdout
    assert "Final scoring (C)" in done.stdout
    assert "alhambra replay my.record" in done.stdout
    assert not too_wide(done.stdout, 80)
    checked = command(tmp_path, "verify", "my.record")
    assert checked.returncode == 0
    assert checked.stdout.startswith(f"my.record: ok, {len(match.moves)} moves, won by")


def test_always_the_first_choice_from_the_last_seat(tmp_path: Path) -> None:
    done = command(
        tmp_path, "play", "--players", "3", "--bot", "greedy,random", "--seat", "c", "--seed", "2", "--tower", "add",
        "--record", "my.record", answers="1\n" * 2000, columns=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    match = load((tmp_path / "my.record").read_text())
    assert match.record().over
    assert match.players == ("greedy", "random", "person")
    assert match.setup.tower == "add"
    assert not too_wide(done.stdout, 120)


def test_same_seed_and_answers_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        command(tmp_path, "play", "--seed", "77", "--record", name, answers=any_answers(3, 20))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert len(read((tmp_path / "one").read_text()).moves) > 15


def test_seed_is_new_and_secret_unless_given(tmp_path: Path) -> None:
    for name in ("one", "two"):
        shown = command(tmp_path, "play", "--record", name, answers="q\n").stdout
        setup = read((tmp_path / name).read_text()).setup
        assert setup.generator == SEALED
        assert f"{setup.seed:064x}" not in shown
    seeds = {read((tmp_path / name).read_text()).setup.seed for name in ("one", "two")}
    assert len(seeds) == 2
    assert min(seeds) > 2**200


def test_seeds_may_be_written_as_records_do() -> None:
    seed = 2**255 + 12345
    assert [chosen_seed(text) for text in (str(seed), hex(seed), f"{seed:064x}", f"{5:064x}")] == [seed, seed, seed, 5]


def test_record_lies_in_the_data_folder_unless_told(tmp_path: Path) -> None:
    done = command(tmp_path, "play", "--terminal", answers="q\n")
    files = list((tmp_path / "games").iterdir())
    assert [file.suffix for file in files] == [".record"]
    assert f"alhambra play --resume {files[0]}" in done.stdout


@pytest.mark.parametrize("answers", ["q\n", "", "1\n", b"\xff\xfe\x00\n"], ids=["q", "eof", "eof later", "garbage"])
def test_leaving_early_keeps_the_game(tmp_path: Path, answers: str | bytes) -> None:
    done = command(tmp_path, "play", "--seed", "4", "--record", "my.record", answers=answers)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Saved. Go on with: alhambra play --resume my.record\n")
    assert not load((tmp_path / "my.record").read_text()).record().over


def test_ctrl_c_and_resume_to_the_end(tmp_path: Path) -> None:
    with Seated(tmp_path, "--players", "2", "--seed", "5", "--record", "my.record") as seated:
        seated.until_asked()
        for _ in range(4):
            seated.answer("1")
        seated.process.send_signal(signal.SIGINT)
        farewell = seated.rest()
        assert seated.process.returncode == 130
        assert farewell.splitlines()[-1] == "Saved. Go on with: alhambra play --resume my.record"
    before = read((tmp_path / "my.record").read_text()).moves
    assert len(before) >= 5
    done = command(tmp_path, "play", "--resume", "my.record", answers=any_answers(1))
    assert (done.returncode, done.stderr) == (0, "")
    after = read((tmp_path / "my.record").read_text())
    assert after.over
    assert after.moves[: len(before)] == before
    assert command(tmp_path, "verify", "my.record").returncode == 0


def test_kill_leaves_a_record_to_go_on_with(tmp_path: Path) -> None:
    with Seated(tmp_path, "--players", "3", "--seed", "6", "--record", "my.record") as seated:
        seated.until_asked()
        for _ in range(3):
            seated.answer("1")
        seated.process.kill()
        seated.rest()
    match = load((tmp_path / "my.record").read_text())
    assert [seat for seat, _ in match.moves].count(0) == 3
    assert to_move(match.state) == 0
    done = command(tmp_path, "play", "--resume", "my.record", answers="q\n")
    assert f"after {len(match.moves)} decisions" in done.stdout


def test_resume_into_another_file_leaves_the_first_one(tmp_path: Path) -> None:
    command(tmp_path, "play", "--seed", "4", "--record", "one", answers="1\n")
    before = (tmp_path / "one").read_text()
    command(tmp_path, "play", "--resume", "one", "--record", "two", answers="1\n")
    assert (tmp_path / "one").read_text() == before
    assert len(read((tmp_path / "two").read_text()).moves) > len(read(before).moves)


def test_resume_of_a_finished_game_shows_how_it_ended(tmp_path: Path) -> None:
    command(tmp_path, "play", "--players", "2", "--seed", "1", "--record", "one", answers=any_answers(1))
    done = command(tmp_path, "play", "--resume", "one")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over:" in done.stdout


def exact_first_purchase() -> tuple[int, str]:
    """A seed with which the person begins and can pay exactly, and that purchase."""
    for seed in range(200):
        state = alhambra.start(Setup(2, seed, SEALED))
        for option in legal(state) if to_move(state) == 0 else []:
            if isinstance(option, BuyTile):
                paid = sum(state.table.cards.values[card] for card in option.payment)
                if paid == state.table.tiles.prices[option.tile]:
                    return seed, option.text(state.table)
    raise AssertionError("no such deal")


def test_undo_until_something_is_revealed(tmp_path: Path) -> None:
    seed, purchase = exact_first_purchase()
    file = tmp_path / "my.record"
    with Seated(tmp_path, "--players", "2", "--seed", str(seed), "--record", str(file)) as seated:
        assert "u undo" not in seated.until_asked().splitlines()[-1]
        assert "Nothing can be taken back" in seated.answer("u")
        bought = seated.answer(purchase)
        assert "You paid exactly: what will you do now?" in bought
        assert bought.endswith(f"u undo, {PROMPT}")
        assert len(read(file.read_text()).moves) == 1
        assert "Taken back: Buy " in seated.answer("u")
        assert read(file.read_text()).moves == []
        seated.answer(purchase)
        state = load(file.read_text()).state
        money = state.table.card_names(tuple(state.display))[0]
        assert seated.answer(f"take {money}").endswith(f"u undo, {PROMPT}")  # the display is not filled up yet
        placed = seated.answer(f"reserve {purchase.split()[1]}")
        assert "You lay" in placed
        assert "u undo" not in placed
        assert "Nothing can be taken back" in seated.answer("u")
        assert load(file.read_text()).moves[0] == (0, purchase)


def test_wrong_answers_get_one_line_and_the_same_question(tmp_path: Path) -> None:
    with Seated(tmp_path, "--players", "2", "--seed", "5", "--record", "my.record") as seated:
        prompt = seated.until_asked().splitlines()[-1]
        for wrong in ("99", "-1", "1.5", "eins", "²", "0", "9" * 5000, "b", "u u", "\x00"):
            shown = seated.answer(wrong)
            lines = shown.replace(prompt, "").strip().splitlines()[1:]  # the first one is the answer itself
            assert len(lines) <= 1, shown
            assert "is not one of the numbers 1 to" in shown
        for impossible in ("take florin-77", "take", "buy tower-13", "build tower-13 0,1", "stop"):
            assert "Not possible: " in seated.answer(impossible)
        assert 0 not in [seat for seat, _ in load((tmp_path / "my.record").read_text()).moves]


def test_looking_decides_nothing(tmp_path: Path) -> None:
    command(tmp_path, "play", "--players", "2", "--seed", "5", "--record", "one", answers="q\n")
    looks = "h\n?\ns\nb A\nb B\nb dirk\nb C\n\nq\n"
    done = command(tmp_path, "play", "--resume", "one", "--record", "two", answers=looks)
    for expected in (
        "undo your latest decision",
        "whoever pays exactly acts again",
        "The first scoring pays",
        "B club  0 points",
        "Dirk  0 points",
        "There is no seat C at this table.",
    ):
        assert expected in done.stdout
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert not too_wide(done.stdout, 80)


def needless_payment() -> tuple[int, str]:
    """A seed with which the person begins and could pay with more cards than needed, and that purchase."""
    for seed in range(300):
        state = alhambra.start(Setup(2, seed, SEALED))
        cards = state.table.cards
        held = [card for card, number in enumerate(state.players[0].hand) for _ in range(number)]
        for option in legal(state) if to_move(state) == 0 else []:
            if isinstance(option, BuyTile):
                currency = cards.currencies[option.payment[0]]
                mine = [card for card in held if cards.currencies[card] == currency]
                if len(mine) > len(option.payment):
                    laid = state.table.card_names(tuple(sorted(mine, reverse=True)))
                    return seed, f"buy {state.table.tiles.names[option.tile]} for {' '.join(laid)}"
    raise AssertionError("no such deal")


def test_overpaying_on_purpose_can_be_typed(tmp_path: Path) -> None:
    """B-63: payments that are not listed are allowed all the same."""
    seed, answer = needless_payment()
    command(tmp_path, "play", "--players", "2", "--seed", str(seed), "--record", "my", answers=f"{answer}\n")
    assert read((tmp_path / "my").read_text()).moves[0] == (0, answer)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(("key", "code"), [("q\n", 0), ("\x04", 0), ("\x03", 130)], ids=["q", "Ctrl-D", "Ctrl-C"])
def test_at_a_real_terminal(tmp_path: Path, key: str, code: int) -> None:
    with Terminal(tmp_path, "play", "--players", "2", "--seed", "5", "--record", "my.record") as terminal:
        shown = terminal.until(PROMPT)
        assert "\x1b[" in shown  # colours
        terminal.type("x\n")
        assert "is not one of the numbers" in terminal.until(PROMPT)
        terminal.type(key)
        farewell = terminal.until("my.record").strip().splitlines()
        assert farewell[-1] == "Saved. Go on with: alhambra play --resume my.record"
        assert terminal.process.wait(timeout=60) == code
    assert load((tmp_path / "my.record").read_text()).players == ("person", "club")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_scoring_waits_until_it_is_read(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--players", "2", "--seed", "5", "--record", "my.record") as terminal:
        for _ in range(200):
            shown = terminal.until(PROMPT, "Enter to go on ")
            if shown.endswith("Enter to go on "):
                break
            terminal.type("1\n")
        assert "First scoring (A)" in shown
        terminal.type("\n")
        assert "Your Alhambra" in terminal.until(PROMPT)
