"""Command `bench`: how fast the program is here, as ratios to a calibration loop."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import nearest, of, usage

TOPICS = ("engine", "draw", "desk", "sheets")


def bench(
    context: typer.Context, topic: Annotated[str, typer.Argument(metavar=f"[{'|'.join(TOPICS)}]")] = "engine"
) -> None:
    """Measures what the operations of a topic cost, medians of at least five runs."""
    terminal = of(context)
    if topic not in TOPICS:
        raise usage("engine-no-such-bench", topic=topic, nearest=nearest(topic, TOPICS) or TOPICS[0])
    from tichu_turnier.cli.bench import bench_program

    measures = {
        "engine": bench_program.measure_engine,
        "draw": bench_program.measure_draw,
        "desk": bench_program.measure_desk,
        "sheets": bench_program.measure_sheets,
    }
    figures = measures[topic]()
    if terminal.as_json:
        terminal.json(figures)
        return
    for name, values in figures.items():
        numbers = {"rate": values["per_second"], "loops": values["loops_per_op"]}
        terminal.say(terminal.texts("engine-bench", name=name, **numbers))
