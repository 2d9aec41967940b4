"""A small neural network: two hidden layers of rectifiers, and one chance in the end.

It only reckons; `alhambra train` teaches it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

LANES: Final = 8  # sums that grow side by side


@final
class Layer:
    """So many weighted sums of the same numbers.

    They are found eight at a time, each in a variable of its own: the processor need not wait for one to add to the
    next, nor for memory. The weights lie as they are used: eight for the first number, eight for the second, and so on.
    """

    __slots__ = ("_biases", "_given", "_many", "_rows", "_weights", "inputs", "outputs", "sums")

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        inputs, outputs = len(weights) // len(biases), len(biases)
        filled = -(-outputs // LANES) * LANES  # sums that nobody asks for make the last eight complete
        self.inputs: Final[i64] = inputs
        self.outputs: Final[i64] = filled
        ordered = vec[float](capacity=inputs * filled)
        for first in range(0, filled, LANES):
            for number in range(inputs):
                for at in range(first, first + LANES):
                    ordered = append(ordered, weights[number * outputs + at] if at < outputs else 0.0)
        self._weights: Final = ordered
        self._biases: Final = vec[float](biases + [0.0] * (filled - outputs))
        self._given: Final = vec[float]([0.0] * inputs)  # numbers that are not zero
        self._rows: Final = vec[i64]([0] * inputs)  # where the weights of each lie, among those of eight sums
        self._many: i64 = 0  # how many there are
        self.sums: Final = vec[float]([0.0] * filled)

    def add_up(self, numbers: vec[float]) -> None:
        """Find the sums of these numbers; there may be more of them than it takes."""
        given, rows = self._given, self._rows
        many: i64 = 0
        taken: i64 = 0
        while taken < self.inputs:
            number = numbers[taken]
            if number != 0.0:
                given[many] = number
                rows[many] = taken * LANES
                many += 1
            taken += 1
        self._many = many
        first: i64 = 0
        while first < self.outputs:
            self._add_eight(first)
            first += LANES

    def _add_eight(self, first: i64) -> None:
        """Find the sums from this one on."""
        given, rows, weights, many = self._given, self._rows, self._weights, self._many
        biases, sums = self._biases, self.sums
        begin = first * self.inputs
        a, b, c, d = biases[first], biases[first + 1], biases[first + 2], biases[first + 3]
        e, f, g, h = biases[first + 4], biases[first + 5], biases[first + 6], biases[first + 7]
        taken: i64 = 0
        while taken < many:
            number = given[taken]
            row = begin + rows[taken]
            a += number * weights[row]
            b += number * weights[row + 1]
            c += number * weights[row + 2]
            d += number * weights[row + 3]
            e += number * weights[row + 4]
            f += number * weights[row + 5]
            g += number * weights[row + 6]
            h += number * weights[row + 7]
            taken += 1
        sums[first], sums[first + 1], sums[first + 2], sums[first + 3] = a, b, c, d
        sums[first + 4], sums[first + 5], sums[first + 6], sums[first + 7] = e, f, g, h

    def rectify(self) -> None:
        """Sums below zero count for nothing."""
        at: i64 = 0
        while at < self.outputs:
            if self.sums[at] < 0.0:
                self.sums[at] = 0.0
            at += 1


@final
class Network:
    """What the weights of three layers, each with its biases, make of some numbers."""

    __slots__ = ("_first", "_last", "_second")

    def __init__(self, weights: list[list[float]], biases: list[list[float]]) -> None:
        self._first: Final = Layer(weights[0], biases[0])
        self._second: Final = Layer(weights[1], biases[1])
        self._last: Final = Layer(weights[2], biases[2])

    def chance(self, numbers: vec[float]) -> float:
        """A number between 0 and 1."""
        self._first.add_up(numbers)
        self._first.rectify()
        self._second.add_up(self._first.sums)
        self._second.rectify()
        self._last.add_up(self._second.sums)
        return 1.0 / (1.0 + exp(-self._last.sums[0]))
