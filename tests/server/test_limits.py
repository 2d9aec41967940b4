"""Token buckets, with a clock in the hand."""

from alhambra.server.limits import Bucket, Buckets, Rate


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_the_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_patience_earns_no_more_than_the_burst() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock)
    clock.now += 1_000
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_names_do_not_share_a_bucket() -> None:
    buckets = Buckets(Rate(1, 0), clock=Clock())
    assert [buckets.take(name) for name in "ABAB"] == [True, True, False, False]


def test_the_name_used_longest_ago_is_forgotten_first() -> None:
    buckets = Buckets(Rate(1, 0), most=2, clock=Clock())
    assert [buckets.take(name) for name in "ABAC"] == [True, True, False, True]  # C pushes B out, not A
    assert [buckets.take(name) for name in "AB"] == [False, True]
