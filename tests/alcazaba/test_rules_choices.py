"""What the engine offers (ALC-42), and the swap of ALC-20."""

from __future__ import annotations

from tests.alcazaba.grounds import grounds

MIXED = ("pavilion", "seraglio", "seraglio", "arcades", "chambers", "garden", "tower", "tower")


def test_ALC_42_in_a_turn() -> None:
    game = grounds().alhambra("A", "1,0 pavilion-8").reserve("A", "garden-11").dice(*MIXED)
    assert {text.split()[0] for text in game.offered("A")} == {"throw", "place", "add", "remove", "swap"}


def test_ALC_42_in_the_rewards() -> None:
    game = grounds("AB").nothing_on_offer().on_offer("tower", "tower-12", "tower-13").start_chip("tower")
    game.markers("tower", A="2/1 1/1").rewards()
    assert game.offered("A") == ["pick tower-12", "pick tower-13", "pick start-chip"]
    game.play("A", "pick tower-12")
    assert game.offered("A") == [
        "build tower-12 0,-1", "build tower-12 -1,0", "build tower-12 1,0", "build tower-12 0,1", "reserve tower-12",
        "give tower-12",
    ]  # fmt: skip
    game.play("A", "build tower-12 1,0", "pick start-chip")
    assert game.offered("A") == ["name-starter A", "name-starter B"]


def test_ALC_EX_30_a_swap_if_the_alhambra_stays_legal() -> None:
    game = grounds().alhambra("A", "1,0 pavilion-8", "2,0 arcades-9").reserve("A", "garden-11", "garden-9").dice(*MIXED)
    assert game.refused("A", "swap pavilion-8 garden-9") == "B-81"  # its wall would face the arcades
    assert game.refused("A", "swap fountain garden-11") == "B-71"
    game.play("A", "swap pavilion-8 garden-11")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "garden-11", "2,0": "arcades-9"}
    assert game.reserved("A") == ["pavilion-8", "garden-9"]
