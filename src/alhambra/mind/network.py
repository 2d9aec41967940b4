"""A small neural network: two hidden layers of rectifiers, and one chance in the end.

It only reckons; `alhambra train` teaches it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Layer:
    """So many weighted sums of the same numbers."""

    __slots__ = ("_biases", "_weights", "inputs", "outputs", "sums")

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        self.inputs: Final[i64] = len(weights) // len(biases)
        self.outputs: Final[i64] = len(biases)
        self._weights: Final = vec[float](weights)  # input by input, as they are used
        self._biases: Final = vec[float](biases)
        self.sums: Final = vec[float](biases)

    def add_up(self, numbers: vec[float]) -> None:
        """Find the sums of these numbers; there may be more of them than it takes."""
        sums, weights, outputs = self.sums, self._weights, self.outputs
        at: i64 = 0
        while at < outputs:
            sums[at] = self._biases[at]
            at += 1
        weight: i64 = 0
        taken: i64 = 0
        while taken < self.inputs:
            number = numbers[taken]
            if number == 0.0:
                weight += outputs
            else:
                at = 0
                while at < outputs:
                    sums[at] += number * weights[weight]
                    weight += 1
                    at += 1
            taken += 1

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
