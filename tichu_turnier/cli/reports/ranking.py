"""Command `standings`."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Annotated

import typer

from tichu_turnier.cli.parameters import File
from tichu_turnier.cli.terminal import of, open_to_read
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings as make_standings
from tichu_turnier.words.listings.standings import Face, Line, plain_row, standings_listing
from tichu_turnier.words.numbers import plain


def standings(
    context: typer.Context,
    file: File,
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
    with_prospects: Annotated[bool, typer.Option("--prospects")] = False,
) -> None:
    """Shows the standings, of now or after a round."""
    terminal = of(context)
    with open_to_read(file) as desk:
        tournament = desk.tournament
    if after_round is not None and after_round > len(tournament.rounds):
        raise Refusal(Finding("result-round-not-drawn", args={"round": after_round}, where=("round",)))
    rows = make_standings(tournament, after_round)
    then = replace(tournament, rounds=tournament.rounds[:after_round])
    still_open = prospects(then) if with_prospects else {}
    if terminal.as_json:
        adjusted = partner_adjusted(then)
        terminal.json([{**plain_row(row), **_beside(row, adjusted, still_open)} for row in rows])
        return
    lines = [Line(row, prospect=still_open.get(row.entrant.id)) for row in rows]
    terminal.listing(standings_listing(lines, tournament, terminal.texts, Face.COMMAND))
    if any(row.accepted for row in rows):
        terminal.say(terminal.texts("sheets-accepted"))


def _beside(
    row: Row, adjusted: Mapping[EntrantId, Fraction], still_open: Mapping[EntrantId, Prospect]
) -> dict[str, object]:
    """What is computed beside the standings: the value adjusted for partners, best and worst place."""
    who = row.entrant.id
    told: dict[str, object] = {"partner_adjusted": plain(adjusted[who])} if who in adjusted else {}
    if who in still_open:
        told["prospect"] = {"best": still_open[who].best, "worst": still_open[who].worst}
    return told
