"""Measure operations against a calibration loop, so that a slow or busy machine does not spoil the figure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

RUNS = 5
LOOPS = 200_000

Works = Mapping[str, Callable[[], object]]
Figures = dict[str, dict[str, float]]
"""Of each: `per_second`, and `loops_per_op`: how many turns of the calibration loop one costs."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds of one operation, and of one turn of the calibration loop around the same time."""

    seconds: float
    turn: float


def calibration() -> int:
    """The loop everything is compared with."""
    x = 1
    for i in range(LOOPS):
        x = (x * 31 + i) & 0xFFFFFFFF
    return x


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def measured(work: Callable[[], object], times: int = 1) -> Taken:
    """What one operation takes, when `work` does so many of them."""
    before, taken, behind = seconds(calibration), seconds(work), seconds(calibration)
    return Taken(taken / times, (before + behind) / 2 / LOOPS)


def medians(runs: Sequence[Mapping[str, Taken]]) -> Figures:
    found: Figures = {}
    for name in runs[0]:
        taken = [run[name] for run in runs]
        found[name] = {
            "per_second": _rounded(1 / median(each.seconds for each in taken)),
            "loops_per_op": round(median(each.seconds / each.turn for each in taken)),
        }
    return found


def figures(works: Works, runs: int = RUNS) -> Figures:
    """The figures of works done once a run, in turns: a busy machine is busy for all of them."""
    return medians([{name: measured(work) for name, work in works.items()} for _ in range(runs)])


def _rounded(rate: float) -> float:
    """Three digits say enough."""
    return round(rate) if rate >= 100 else round(rate, 2)  # noqa: PLR2004 - where decimals stop to matter
