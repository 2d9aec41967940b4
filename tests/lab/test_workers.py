"""Shared work: the order of the jobs, nothing lost with a worker, problems raised where the work was wanted."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from alhambra.lab.workers import MOST_TRIES, DeadlyJobError, shared


def doubled(number: int) -> int:
    return 2 * number


def dying_once(folder: str, number: int) -> int:
    """The first process that gets the number 3 is killed, as the system does when memory runs out."""
    mark = Path(folder, "died")
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def deadly(folder: str, number: int) -> int:
    Path(folder, str(os.getpid())).touch()
    os._exit(1)


def failing(number: int) -> int:
    raise LookupError(number)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(shared(doubled, range(9), workers)) == [2 * number for number in range(9)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_a_killed_worker_loses_no_job(tmp_path: Path) -> None:
    assert list(shared(partial(dying_once, str(tmp_path)), range(9), 2)) == [2 * number for number in range(9)]
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_everybody_ends_the_work(tmp_path: Path) -> None:
    with pytest.raises(DeadlyJobError):
        list(shared(partial(deadly, str(tmp_path)), [1, 2], 2))
    assert len(list(tmp_path.iterdir())) >= MOST_TRIES


def test_a_problem_is_raised_with_its_story() -> None:
    with pytest.raises(LookupError) as problem:
        list(shared(failing, [5], 2))
    assert problem.value.args == (5,)
    assert "raise LookupError(number)" in problem.value.__notes__[-1]
