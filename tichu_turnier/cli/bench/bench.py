"""Command `bench`: how fast the program is here, as ratios to a calibration loop."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated

import typer

from tichu_turnier.cli.bench.measuring import Figures
from tichu_turnier.cli.parameters import Json
from tichu_turnier.cli.terminal import nearest, of, usage


def _engine() -> Figures:
    from tichu_turnier.cli.bench.bench_program import measure_engine

    return measure_engine()


def _draw() -> Figures:
    from tichu_turnier.cli.bench.bench_program import measure_draw

    return measure_draw()


def _desk() -> Figures:
    from tichu_turnier.cli.bench.bench_program import measure_desk

    return measure_desk()


def _sheets() -> Figures:
    from tichu_turnier.cli.bench.bench_program import measure_sheets

    return measure_sheets()


TOPICS: Mapping[str, Callable[[], Figures]] = MappingProxyType(
    {"engine": _engine, "draw": _draw, "desk": _desk, "sheets": _sheets}
)
"""What can be measured; only what is asked for is loaded."""


def bench(
    context: typer.Context,
    topic: Annotated[str, typer.Argument(metavar=f"[{'|'.join(TOPICS)}]")] = "engine",
    as_json: Json = False,
) -> None:
    """Measures what the operations of a topic cost, medians of at least five runs."""
    terminal = of(context)
    if topic not in TOPICS:
        raise usage("engine-no-such-bench", topic=topic, nearest=nearest(topic, TOPICS) or next(iter(TOPICS)))
    figures = TOPICS[topic]()
    if as_json:
        terminal.json(figures)
        return
    for name, values in figures.items():
        numbers = {"rate": values["per_second"], "loops": values["loops_per_op"]}
        terminal.say(terminal.texts("engine-bench", name=name, **numbers))
