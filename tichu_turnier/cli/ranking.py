"""Who stands where, for a person or for a program?"""

from fractions import Fraction
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, of, open_desk
from tichu_turnier.rules.finding import Finding, Refusal
from tichu_turnier.sheets.standings_sheet import MARK
from tichu_turnier.tournament.standings import Row
from tichu_turnier.tournament.standings import standings as make_standings


def standings(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Shows the standings, of now or after a round."""
    terminal = of(context)
    with open_desk(file) as desk:
        tournament = desk.tournament
    if after_round is not None and after_round > len(tournament.rounds):
        raise Refusal(Finding("result-round-not-drawn", args={"round": after_round}, where=("round",)))
    rows = make_standings(tournament, after_round)
    if as_json:
        terminal.json([plain_row(row) for row in rows])
    else:
        _say(rows, terminal)


def plain_row(row: Row) -> dict[str, object]:
    """A line of the standings for a program."""
    return {
        "place": row.place,
        "id": row.entrant.id,
        "name": row.entrant.name,
        "victory_points": number(row.record.victory_points),
        "tichu_points": number(row.record.tichu_points),
        "hands": row.record.hands,
        "byes": row.record.byes,
        "tie_breaks": {key: number(value) for key, value in row.values},
        "decided_by": row.decided_by,
        "accepted": row.accepted,
    }


def number(value: Fraction | int) -> int | float:
    """A number for JSON: whole where it is whole."""
    exact = Fraction(value)
    return exact.numerator if exact.denominator == 1 else float(exact)


def _say(rows: tuple[Row, ...], terminal: Terminal) -> None:
    texts = terminal.texts
    heads = ("place", "name", "victory-points", "tichu-points", "hands", "decided-by")
    lines = (
        (
            row.place,
            row.entrant.name + (MARK if row.accepted else ""),
            f"{number(row.record.victory_points):.10g}",
            f"{number(row.record.tichu_points):.10g}",
            row.record.hands,
            texts(f"tie-break-{row.decided_by}") if row.decided_by else "",
        )
        for row in rows
    )
    terminal.table([texts(f"cli-head-{head}") for head in heads], lines)
    if any(row.accepted for row in rows):
        terminal.say(texts("sheets-accepted"))
