"""Work that is shared by the machines of a Ray cluster: the results come in the order of the jobs, as in `workers`.

Ray does a task again when its process or its machine dies; the result is the same wherever it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from alhambra import __version__, data
from alhambra._build import build
from alhambra.lab.workers import MOST_TRIES, DeadlyJobError

Job = TypeVar("Job")
Result = TypeVar("Result")

PACKAGE: Final = "ray"
LOCAL: Final = "local"  # in place of an address: a cluster of this machine alone, for as long as the work lasts
AHEAD: Final = 2  # jobs that wait on the cluster for every core: enough to keep it busy, few enough to stop soon


class NoClusterError(Exception):
    """The cluster cannot be reached, or Ray is not installed."""


class OtherVersionError(Exception):
    """A machine of the cluster has another version of this program."""


def is_installed() -> bool:
    return find_spec(PACKAGE) is not None


def on_cluster(task: Callable[[Job], Result], jobs: Sequence[Job], address: str) -> Iterator[Result]:
    """What the task makes of every job, in their order."""
    if not is_installed():
        raise NoClusterError
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError

    settings = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **settings)
    except Exception as error:  # noqa: BLE001 (Ray raises bare ones when it cannot begin)
        raise NoClusterError(str(error)) from None
    try:
        there = ray.remote(max_retries=MOST_TRIES - 1)(_there)
        task_there, tables_there = ray.put(task), ray.put(data.replaced())
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        asked: list[Any] = []
        for at in range(len(jobs)):
            while len(asked) < len(jobs) and len(asked) < at + most:
                asked.append(there.remote(task_there, jobs[len(asked)], tables_there, (__version__, build())))
            yield ray.get(asked[at])
            asked[at] = None  # let the cluster forget it
    except RayTaskError as error:
        raise (error.cause if isinstance(error.cause, Exception) else error) from None
    except WorkerCrashedError:
        raise DeadlyJobError from None
    finally:
        ray.shutdown()


def _there(task: Callable[[Any], Any], job: object, tables: dict[str, data.Table], version: tuple[str, str]) -> object:
    """On a machine of the cluster: do a job, if this is the same program there."""
    if version != (__version__, build()):
        raise OtherVersionError(f"{__version__} {build()}")
    data.use(tables)
    return task(job)
