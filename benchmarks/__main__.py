"""How fast is it? `python -m benchmarks [WHAT ...] [--json]`, without WHAT all that are done in minutes.

The long ones are `kills` and `monkey`, and `plans`, which makes and checks those of all sizes.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

MEASURES: Mapping[str, tuple[str, str]] = {
    "startup": ("startup", "measure"),
    "window": ("window", "measure"),
    "phones": ("phones", "measure"),
    "draw": ("desk", "measure_draw"),
    "desk": ("desk", "measure_desk"),
    "evening": ("desk", "measure_evening"),
    "hall": ("hall", "measure"),
    "standings": ("standings", "measure"),
    "sheets": ("sheets", "measure"),
    "bounds": ("bounds", "measure"),
    "audit": ("audit", "measure"),
    "players": ("players", "measure"),
    "reading": ("reading", "measure"),
}
"""The module and the function of each, loaded when it is asked for."""
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
    parser.add_argument("--beside", type=Path, help="an older tree, beside which reading is measured")
    wishes = parser.parse_args()
    long: Mapping[str, Callable[[], object]] = {
        "kills": lambda: _kills(wishes.count),
        "monkey": lambda: _monkey(wishes.minutes, wishes.seed),
        "plans": lambda: _plans(wishes.formats, wishes.progress),
        "reading": lambda: _reading(wishes.beside),
    }
    found: dict[str, object] = {}
    for name in wishes.what or MEASURES:
        found[name] = long[name]() if name in long else _measured(*MEASURES[name])
        if not wishes.json:
            print(f"{name} {json.dumps(found[name], indent=2)}", flush=True)
    if wishes.json:
        print(json.dumps(found))


def _measured(module: str, function: str) -> object:
    measure: Callable[[], object] = getattr(import_module(f"benchmarks.{module}"), function)
    return measure()


def _kills(count: int) -> object:
    from benchmarks.kills import measure

    return measure(count)


def _monkey(minutes: float, seed: int) -> object:
    from benchmarks.monkey import measure

    return measure(minutes, seed)


def _plans(formats: Sequence[str], progress: Path) -> object:
    from benchmarks.plans import measure

    return measure(formats, progress)


def _reading(beside: Path | None) -> object:
    from benchmarks.reading import measure

    return measure(beside)


if __name__ == "__main__":
    main()
