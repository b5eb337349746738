"""How is something measured so that a busy or a slow machine does not spoil the figure?"""

from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter

RUNS = 5
LOOPS = 200_000


def calibration() -> int:
    """The loop everything is compared with."""
    x = 1
    for i in range(LOOPS):
        x = (x * 31 + i) & 0xFFFFFFFF
    return x


def seconds(work: Callable[[], object]) -> float:
    """How long something takes once."""
    start = perf_counter()
    work()
    return perf_counter() - start


def in_turns(works: Mapping[str, Callable[[], object]], runs: int = RUNS) -> dict[str, float]:
    """The median seconds of each, taken in turns: a busy machine is busy for all of them."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(runs):
        for name, work in works.items():
            taken[name].append(seconds(work))
    return {name: median(times) for name, times in taken.items()}


def figures(works: Mapping[str, Callable[[], object]], runs: int = RUNS) -> dict[str, dict[str, float]]:
    """Of each: how often a second, and how many turns of the calibration loop one costs."""
    taken = in_turns({"": calibration, **works}, runs)
    turn = taken.pop("") / LOOPS
    return {
        name: {"per_second": round(1 / time, 2), "loops_per_op": round(time / turn)}
        for name, time in taken.items()
    }
