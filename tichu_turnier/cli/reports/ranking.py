"""Command `standings`."""

from dataclasses import replace
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, tournament_of
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.scoring.standings import standings as make_standings
from tichu_turnier.words.listings.standings import Face, Line, plain_rows, standings_listing


def standings(
    terminal: Terminal,
    file: str,
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
    with_prospects: Annotated[bool, typer.Option("--prospects")] = False,
) -> None:
    """Shows the standings, of now or after a round."""
    tournament = tournament_of(file)
    if after_round is not None and after_round > len(tournament.rounds):
        raise Refusal(Finding("result-round-not-drawn", args={"round": after_round}, where=("round",)))
    then = replace(tournament, rounds=tournament.rounds[:after_round])
    still_open = prospects(then) if with_prospects else {}
    if terminal.as_json:
        terminal.json(plain_rows(tournament, after_round, still_open))
        return
    rows = make_standings(tournament, after_round)
    lines = [Line(row, prospect=still_open.get(row.entrant.id)) for row in rows]
    terminal.listing(standings_listing(lines, tournament, terminal.texts, Face.COMMAND))
    if any(row.accepted for row in rows):
        terminal.say(terminal.texts("sheets-accepted"))
