"""Command `open`: what still waits for the director, and answering it."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, file_path, open_desk, open_to_read, usage
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import WaiveOpenPoint, WithdrawDraw
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.model.snapshot import Tournament


def show_open(
    terminal: Terminal,
    file: str,
    leave: Annotated[int | None, typer.Option("--leave", metavar="N")] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="WHY")] = "",
    take_back: Annotated[bool, typer.Option("--take-back")] = False,
) -> None:
    """Lists what is open, each with what answers it; lets one be, or takes the last draw back."""
    if (leave is None) != (not reason.strip()) or (take_back and leave is not None):
        raise usage("cli-open-what")
    if leave is not None or take_back:
        with open_desk(file) as desk:
            tournament = as_typed(file_path(file), desk.tournament)
            wish = WithdrawDraw(len(tournament.rounds)) if take_back else _waived(tournament, leave, reason)
            terminal.tell(desk.do(wish))
    with open_to_read(file) as desk:
        points = open_points(as_typed(file_path(file), desk.tournament))
    if terminal.as_json:
        terminal.json([terminal.plain(point) for point in points])
        return
    for number, point in enumerate(points, 1):
        terminal.say(terminal.texts("cli-open-point", number=number, words=terminal.about(point)))
    if not points:
        terminal.say(terminal.texts("cli-open-nothing"))


def _waived(tournament: Tournament, number: int | None, reason: str) -> WaiveOpenPoint:
    points = open_points(tournament)
    if number is None or not 1 <= number <= len(points):
        raise Refusal(Finding("cli-open-no-such", args={"number": number or 0, "count": len(points)}))
    return WaiveOpenPoint(points[number - 1], reason)
