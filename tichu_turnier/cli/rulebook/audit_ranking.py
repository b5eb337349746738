"""Command `audit ranking`: which row of a published ranking is wrong."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, text_of
from tichu_turnier.tournament.scoring.printed_list import misplaced, ranking_findings, row_repairs
from tichu_turnier.transfer.rankings import read_ranking


def audit_ranking(
    terminal: Terminal,
    source: Annotated[str, typer.Argument(metavar="LIST")],
    total: Annotated[int, typer.Option("--sum", metavar="N")],
    column: Annotated[str, typer.Option("--column", metavar="HEAD")] = "",
) -> None:
    """Tells whether the sum of a ranking comes out, and which single row can be wrong if it does not."""
    ranking = read_ranking(text_of(source))
    at = ranking.column(column)
    rows = ranking.rows(at)
    found, printed = ranking_findings(rows, total, at), sum(row.values[at] for row in rows)
    if not terminal.as_json:
        terminal.tell(found)
        if not found:
            terminal.say(terminal.texts("ranking-right", sum=printed))
        return
    repairs = row_repairs(rows, total, at)
    terminal.json(
        {
            "sum": printed,
            "required": total,
            "off": printed - total,
            "rows": [
                {"row": each.index + 1, "name": each.name, "printed": each.printed, "right": each.right}
                for each in repairs
            ],
            "misplaced": [index + 1 for index in misplaced(rows)],
            "findings": [terminal.plain(finding) for finding in found],
        }
    )
