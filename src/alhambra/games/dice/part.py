"""The state of the Dice Game: chips, stones and the black die, besides what every game with dice has."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.pieces import ROW_OF, TYPES
from alhambra.core.rng import Rng
from alhambra.core.state import State, with_piece, without_piece
from alhambra.games.cup.area import fresh_columns
from alhambra.games.cup.part import NO_COLUMN, NO_FACES, Cup, owners
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.chips import CHIPS, NO_CHIP, name, names
from alhambra.games.dice.tracks import towers

KEY: Final = "dice"
NO_FACE: Final = -1
NO_STONES: Final = b""
NO_CHIPS: Final = b""
BARE_BONUS: Final = bytes([NO_CHIP] * len(TYPES))


@final
class DiceTable(Cup):
    """Everything that lies on the table."""

    __slots__ = (
        "black",
        "black_spent",
        "bonus",
        "chips",
        "dark",
        "earlier",
        "gone",
        "heights",
        "light",
        "rewarding",
        "standing",
    )

    def __init__(
        self,
        markers: int,
        round_number: int,
        starter: int,
        named: int,
        chip_at: int,
        faces: bytes,
        throws: int,
        columns: list[bytes],
        hands: list[int],
        off: list[int],
        earlier: tuple[bytes, ...],
        black: int,
        black_spent: bool,
        light: bytes,
        dark: bytes,
        bonus: bytes,
        chips: list[bytes],
        gone: bytes,
        heights: list[bytes],
        standing: list[bytes],
        rewarding: int,
    ) -> None:
        super().__init__(markers, round_number, starter, named, chip_at, faces, throws, columns, hands, off)
        self.earlier = earlier  # what the dice showed before each throw of this turn that counts (DICE-48)
        self.black = black  # what the black die shows, or NO_FACE
        self.black_spent = black_spent  # has it been called for in this turn (DICE-49)?
        self.light = light  # face down: the piles of the rounds to come, the next chip first
        self.dark = dark  # the same for the last round
        self.bonus = bonus  # the chip of each column, NO_CHIP for none
        self.chips: Final = chips  # by owner, ascending
        self.gone = gone  # out of the game, ascending
        self.heights: Final = heights  # by type, as in `tracks`
        self.standing: Final = standing
        self.rewarding = rewarding  # the column whose rewards are given now, or NO_COLUMN

    def clone(self) -> DiceTable:
        return DiceTable(
            self.markers,
            self.round,
            self.starter,
            self.named,
            self.chip_at,
            self.faces,
            self.throws,
            self.columns[:],
            self.hands[:],
            self.off[:],
            self.earlier,
            self.black,
            self.black_spent,
            self.light,
            self.dark,
            self.bonus,
            self.chips[:],
            self.gone,
            self.heights[:],
            self.standing[:],
            self.rewarding,
        )

    def begin_turn(self) -> None:
        """No dice, no black die, nothing to annul."""
        self.faces = NO_FACES
        self.throws = 0
        self.earlier = ()
        self.black = NO_FACE
        self.black_spent = False

    def count_of(self, kind: int) -> int:
        """DICE-24: the white dice that show a type, and the black one."""
        return self.faces.count(ROW_OF[kind]) + (1 if kind == self.black else 0)

    def holds(self, owner: int, chip: int) -> bool:
        return chip in self.chips[owner]

    def spend(self, owner: int, chip: int) -> None:
        """DICE-45: a used chip leaves the game."""
        self.chips[owner] = without_piece(self.chips[owner], chip)
        self.gone = with_piece(self.gone, chip)

    def open_facts(self) -> dict[str, object]:
        """All that lies open."""
        return {
            **self.dice_facts(),
            "black": TYPES[self.black] if self.black != NO_FACE else "",
            "black_spent": self.black_spent,
            "earlier": [[TYPES[face] for face in faces] for faces in self.earlier],
            "bonus": [name(chip) for chip in self.bonus],
            "chips": [names(chips) for chips in self.chips],
            "gone": names(self.gone),
            "heights": [list(heights) for heights in self.heights],
            "towers": [
                towers(standing, heights) for standing, heights in zip(self.standing, self.heights, strict=True)
            ],
            "rewarding": TYPES[self.rewarding] if self.rewarding != NO_COLUMN else "",
            "light_left": len(self.light),
            "dark_left": len(self.dark),
        }

    def facts(self) -> dict[str, object]:
        return {**self.open_facts(), "light": names(self.light), "dark": names(self.dark)}

    def reshuffled_behind(self, seat: int, rng: Rng) -> DiceTable:
        """DICE-19: the order of the chips that lie face down could be any other."""
        other = self.clone()
        other.light, other.dark = _shuffled(bytes(sorted(self.light)), rng), _shuffled(bytes(sorted(self.dark)), rng)
        return other


def fresh_table(seats: int, rng: Rng) -> DiceTable:
    """DICE-11 to DICE-15: dark chips, light chips and the start player are drawn, in this order."""
    dark = _shuffled(bytes(CHIPS.dark), rng)
    light = _shuffled(bytes(CHIPS.light), rng)
    starter = rng.below(seats)
    players = owners(seats)
    markers = PRINTED.markers[seats]
    return DiceTable(
        markers, 0, starter, starter, NO_COLUMN, NO_FACES, 0, fresh_columns(), [markers] * seats, [0] * players,
        (), NO_FACE, False, light, dark, BARE_BONUS, [NO_CHIPS] * players, NO_CHIPS,
        [bytes(players)] * len(TYPES), [NO_STONES] * len(TYPES), NO_COLUMN,
    )  # fmt: skip


def dice_table(state: State) -> DiceTable:
    """The part of this game."""
    return cast(DiceTable, state.parts[0])


def _shuffled(chips: bytes, rng: Rng) -> bytes:
    row = list(chips)
    rng.shuffle(row)
    return bytes(row)
