"""How fast is it? `python -m benchmarks [WHAT ...] [--json]`, without WHAT all that are done in minutes.

The long ones are `kills` and `monkey`, and `plans`, which makes and checks those of all sizes.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


def _startup() -> object:
    from benchmarks.startup import measure

    return measure()


def _window() -> object:
    from benchmarks.window import measure

    return measure()


def _draw() -> object:
    from benchmarks.desk import measure_draw

    return measure_draw()


def _desk() -> object:
    from benchmarks.desk import measure_desk

    return measure_desk()


def _evening() -> object:
    from benchmarks.desk import measure_evening

    return measure_evening()


def _hall() -> object:
    from benchmarks.hall import measure

    return measure()


def _standings() -> object:
    from benchmarks.standings import measure

    return measure()


def _sheets() -> object:
    from benchmarks.sheets import measure

    return measure()


def _players() -> object:
    from benchmarks.players import measure

    return measure()


def _audit() -> object:
    from benchmarks.audit import measure

    return measure()


MEASURES: Mapping[str, Callable[[], object]] = {
    "startup": _startup,
    "window": _window,
    "draw": _draw,
    "desk": _desk,
    "evening": _evening,
    "hall": _hall,
    "standings": _standings,
    "sheets": _sheets,
    "audit": _audit,
    "players": _players,
}
_LONG = ("kills", "monkey", "plans")


def main() -> None:
    """Measures what is asked for and prints each result as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("what", nargs="*", choices=[*MEASURES, *_LONG, []], metavar="WHAT")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of indented ones")
    parser.add_argument("--count", type=int, default=200, help="how many kills")
    parser.add_argument("--minutes", type=float, default=2.0, help="how long the monkey plays")
    parser.add_argument("--seed", type=int, default=1, help="of the monkey's first tournament")
    parser.add_argument("--formats", nargs="*", default=(), help="whose plans; without it all formats'")
    parser.add_argument("--progress", type=Path, default=Path("plans.txt"), help="which plans were checked")
    wishes = parser.parse_args()
    long: Mapping[str, Callable[[], object]] = {
        "kills": lambda: _kills(wishes.count),
        "monkey": lambda: _monkey(wishes.minutes, wishes.seed),
        "plans": lambda: _plans(wishes.formats, wishes.progress),
    }
    found: dict[str, object] = {}
    for name in wishes.what or MEASURES:
        found[name] = {**MEASURES, **long}[name]()
        if not wishes.json:
            print(f"{name} {json.dumps(found[name], indent=2)}", flush=True)
    if wishes.json:
        print(json.dumps(found))


def _kills(count: int) -> object:
    from benchmarks.kills import measure

    return measure(count)


def _monkey(minutes: float, seed: int) -> object:
    from benchmarks.monkey import measure

    return measure(minutes, seed)


def _plans(formats: Sequence[str], progress: Path) -> object:
    from benchmarks.plans import measure

    return measure(formats, progress)


if __name__ == "__main__":
    main()
