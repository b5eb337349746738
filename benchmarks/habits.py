"""Are lists read as people write them? `python -m benchmarks.habits --lists 20000 --results 5000`.

Prints how many of each habit were right, asked about, told or silently changed, and keeps the worst as files.
"""

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.transfer.habits.judge import Verdict
from tests.transfer.habits.kept import keep
from tests.transfer.habits.result_trial import result_habits, result_trials, smallest_results
from tests.transfer.habits.trial import Tried, converted, habits_of, smallest, trials

_KEPT = 50


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.habits", description=__doc__)
    parser.add_argument("--lists", type=int, default=1000, help="how many lists of entrants")
    parser.add_argument("--results", type=int, default=0, help="how many files of results")
    parser.add_argument("--again", type=int, default=0, help="how many that LibreOffice saves again")
    parser.add_argument("--seed", type=int, default=1, help="of the first")
    parser.add_argument("--worst", type=Path, help="a folder for the worst, as files with their truths")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        _try_lists(wishes, Path(name))
        _try_results(wishes, Path(name))


def _try_lists(wishes: argparse.Namespace, folder: Path) -> None:
    found = list(trials(range(wishes.seed, wishes.seed + wishes.lists), folder))
    found += converted(range(wishes.seed, wishes.seed + wishes.again), folder)
    print(counts((habits_of(each.written.recipe), each.verdict) for each in found))
    clear = [each for each in found if not any(entry.open for entry in each.written.truth.entries)]
    keys = Counter(key for each in clear for key in each.verdict.waiting)
    waits = sum(bool(each.verdict.waiting) for each in clear)
    print(f"of {len(clear)} in which nothing is open {waits} wait: {dict(keys.most_common())}")
    worst = [smallest(each, folder) for each in _worst(found)]
    for each in worst:
        print(each.written.name, " ".join(habits_of(each.written.recipe)), *each.verdict.silent, sep="\n    ")
    if wishes.worst is not None:
        keep(wishes.worst, [each.written for each in worst])


def _try_results(wishes: argparse.Namespace, folder: Path) -> None:
    found = list(result_trials(range(wishes.seed, wishes.seed + wishes.results), folder))
    print(counts((result_habits(each.written.recipe), each.verdict) for each in found))
    silent = [each for each in found if each.verdict.silent]
    for each in silent[:_KEPT]:
        small = smallest_results(each, folder)
        habits = " ".join(result_habits(small.written.recipe))
        print(small.written.name, habits, *small.verdict.silent, sep="\n    ")


def _worst(found: Sequence[Tried]) -> list[Tried]:
    """Those with most silent differences, of each set of habits one."""
    bad = sorted((each for each in found if each.verdict.silent), key=lambda each: -len(each.verdict.silent))
    return list({tuple(habits_of(each.written.recipe)): each for each in reversed(bad)}.values())[-_KEPT:]


def counts(found: Iterable[tuple[Sequence[str], Verdict]]) -> str:
    """A line for each habit, those with most silent differences first."""
    table: dict[str, Counter[str]] = {}
    for habits, verdict in found:
        for habit in ("all", *habits):
            count = table.setdefault(habit, Counter())
            count[verdict.fate] += 1
            count["waits"] += bool(verdict.waiting)
    lines = [f"{'habit':28}{'right':>7}{'asked':>7}{'told':>7}{'silent':>7}{'waits':>7}"]
    for habit, count in sorted(table.items(), key=lambda each: (-each[1]["silent"], -each[1]["right"])):
        figures = [count[name] for name in ("right", "asked", "told", "silent", "waits")]
        lines.append(f"{habit:28}" + "".join(f"{figure:7}" for figure in figures))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
