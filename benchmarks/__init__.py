"""How fast is it? `python -m benchmarks` prints ratios taken in one run, never times to be compared."""

from statistics import median

from tichu_turnier.cli.bench import RUNS, Works, seconds


def in_turns(works: Works, runs: int = RUNS) -> dict[str, float]:
    """The median seconds of each, taken in turns."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(runs):
        for name, work in works.items():
            taken[name].append(seconds(work))
    return {name: median(times) for name, times in taken.items()}
