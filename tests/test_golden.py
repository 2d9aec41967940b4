"""The engine plays as it did when the goldens were written: `python tools/golden.py` writes them anew."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from alhambra.games.playout import perft
from tools.golden import FOLDER, GAMES, PERFT, TREES, Game, Tree, divide, transcript

HOW = "if this is meant: `python tools/golden.py`, and a Rules line in the changelog"


def stored(name: str) -> str:
    return Path(FOLDER, name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_transcript_is_as_it_was(game: Game) -> None:
    before, now = stored(f"{game.name}.txt").splitlines(), transcript(game).splitlines()
    if before != now:
        difference = list(unified_diff(before, now, "golden", "now", lineterm="", n=2))
        pytest.fail("\n".join([*difference[:25], HOW]), pytrace=False)


@pytest.mark.parametrize("tree", TREES, ids=Tree.words)
def test_a_game_tree_is_as_large_as_it_was(tree: Tree) -> None:
    expected = [line.split()[-1] for line in stored(PERFT).splitlines() if line.rpartition(" ")[0] == tree.words()]
    leaves = perft(tree.root(), tree.depth)
    if expected != [str(leaves)]:
        below = [f"{number:8} {text}" for text, number in divide(tree.root(), tree.depth).items()]
        pytest.fail("\n".join([f"{leaves} leaves, not {expected}; now:", *below, HOW]), pytrace=False)


def test_the_leaves_below_all_first_decisions_are_all_leaves() -> None:
    tree = TREES[2]
    below = divide(tree.root(), tree.depth)
    assert len(below) > 1
    assert sum(below.values()) == perft(tree.root(), tree.depth)


def test_nothing_else_is_stored() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {PERFT, *[f"{game.name}.txt" for game in GAMES]}
    trees = [line.rpartition(" ")[0] for line in stored(PERFT).splitlines()[1:]]
    assert trees == [tree.words() for tree in TREES]


VERBS = (
    *("take", "buy", "build", "reserve", "give", "add", "remove", "swap", "stop"),
    *("vizier", "wake", "reveal", "take-hut", "take-gate", "build-through", "add-through", "bid", "pay-bid"),
    *("erect", "thief", "master", "chests", "pay-chests", "lay-chest", "citizens", "move-in", "hire", "trader"),
    *("buy-bazaar", "buy-sultan", "roll", "mark", "claim", "buy-caravanserai", "choose", "caravan", "develop"),
    *("vizier-bazaar", "vizier-sultan"),
)
EVENTS = (
    *("money-dealt", "game-began", "turn-began", "money-taken", "paid", "tile-bought", "tile-moved", "turn-ending"),
    *("card-turned-up", "pile-shuffled", "tile-drawn", "dirk-drew", "tile-left-over", "game-ended"),
    *("scored scoring=1", "scored scoring=2", "scored scoring=3"),
    *("stone-turned", "bonus-revealed", "hut-taken", "gate-laid-out", "gate-taken", "gate-set"),
    *("bidden", "character-won", "character-left", "character-used", "tile-exchanged", "card-given"),
    *("wall-laid-out", "wall-erected", "thief-played", "change-given", "master-spent"),
    *("chests-bought", "chest-laid", "chests-returned", "room-filled", "dirk-got-chests"),
    *("traders-shown", "trader-laid", "citizen-moved-in", "citizen-hired", "citizen-left"),
    *("scout-reported", "attacked", "scouts-came", "attack-turned-up", "bazaar-laid-out"),
    *("sultan-laid-out", "sultan-bought", "die-rolled", "sultan-marked", "tile-claimed"),
    *("caravanserai-paid", "caravanserai-taken", "caravan-moved", "counter-taken", "culture-developed"),
)


def test_the_goldens_show_what_can_happen() -> None:
    told = "".join(stored(f"{game.name}.txt") for game in GAMES)
    assert [verb for verb in VERBS if f": {verb} " not in told and f": {verb}\n" not in told] == []
    assert [event for event in EVENTS if f" {event} " not in told] == []
