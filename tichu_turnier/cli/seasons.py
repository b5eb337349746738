"""Who leads over several tournament files?"""

from typing import Annotated

import typer

from tichu_turnier.cli.ranking import number
from tichu_turnier.cli.terminal import nearest, of, open_desk, usage
from tichu_turnier.tournament.season import SEASON_METHODS, SeasonRow
from tichu_turnier.tournament.season import season as make_season
from tichu_turnier.tournament.standings import standings


def season(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...")],
    method: Annotated[str, typer.Option("--method", metavar="KEY")] = SEASON_METHODS[0].key,
    best: Annotated[int | None, typer.Option("--best", metavar="K", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Adds up the standings of several evenings; players with the same name are the same."""
    terminal = of(context)
    methods = {known.key: known for known in SEASON_METHODS}
    if method not in methods:
        keys = ", ".join(methods)
        raise usage(
            "cli-season-method-unknown", key=method, nearest=nearest(method, methods) or "none", keys=keys
        )
    evenings, names = [], []
    for file in files:
        with open_desk(file) as desk:
            evenings.append(standings(desk.tournament))
            names.append(desk.tournament.day.isoformat())
    rows = make_season(evenings, methods[method], best)
    if as_json:
        terminal.json([_plain(row) for row in rows])
        return
    heads = [terminal.texts(f"cli-head-{head}") for head in ("place", "name")]
    lines = ((row.place, row.name, f"{float(row.points):.2f}", *_places(row)) for row in rows)
    terminal.table([*heads, terminal.texts(f"season-{method}"), *names], lines)


def _plain(row: SeasonRow) -> dict[str, object]:
    """A line of the table for a program."""
    evenings = [
        evening
        and {
            "place": evening.place,
            "field": evening.field,
            "victory_points": number(evening.victory_points),
            "tichu_points": number(evening.tichu_points),
            "hands": evening.hands,
            "counts": counts,
        }
        for evening, counts in zip(row.evenings, row.counted, strict=True)
    ]
    return {"place": row.place, "name": row.name, "points": number(row.points), "evenings": evenings}


def _places(row: SeasonRow) -> list[str]:
    """The place of each evening, in brackets where it does not count."""
    return [
        "" if evening is None else str(evening.place) if counts else f"({evening.place})"
        for evening, counts in zip(row.evenings, row.counted, strict=True)
    ]
