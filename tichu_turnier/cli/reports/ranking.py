"""Command `standings`."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, of, open_to_read
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.sheets.standings_sheet import MARK
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings as make_standings
from tichu_turnier.words.penalties import penalty_notes


def standings(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
    with_prospects: Annotated[bool, typer.Option("--prospects")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
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
    if as_json:
        adjusted = partner_adjusted(then)
        terminal.json([{**plain_row(row), **_beside(row, adjusted, still_open)} for row in rows])
    else:
        _say(rows, terminal, still_open if with_prospects else None)


def plain_row(row: Row) -> dict[str, object]:
    """A line of the standings for a program; whoever takes no place has None."""
    return {
        "place": None if row.place == UNRANKED else row.place,
        "id": row.entrant.id,
        "name": row.entrant.name,
        "victory_points": number(row.record.victory_points),
        "tichu_points": number(row.record.tichu_points),
        "hands": row.record.hands,
        "victory_points_per_hand": number(row.record.victory_points_per_hand),
        "byes": row.record.byes,
        "dropped": list(row.record.dropped),
        "tie_breaks": {key: number(value) for key, value in row.values},
        "decided_by": row.decided_by,
        "accepted": row.accepted,
        "penalty_victory_points": row.record.penalty_victory_points,
        "penalty_tichu_points": row.record.penalty_tichu_points,
        "penalties": [penalty.number for penalty in row.penalties],
        "disqualified": row.disqualified,
    }


def _beside(
    row: Row, adjusted: Mapping[EntrantId, Fraction], still_open: Mapping[EntrantId, Prospect]
) -> dict[str, object]:
    """What is computed beside the standings: the value adjusted for partners, best and worst place."""
    who = row.entrant.id
    told: dict[str, object] = {"partner_adjusted": number(adjusted[who])} if who in adjusted else {}
    if who in still_open:
        told["prospect"] = {"best": still_open[who].best, "worst": still_open[who].worst}
    return told


def number(value: Fraction | int) -> int | float:
    """A number for JSON: whole where it is whole."""
    exact = Fraction(value)
    return exact.numerator if exact.denominator == 1 else float(exact)


def _say(rows: tuple[Row, ...], terminal: Terminal, still_open: Mapping[EntrantId, Prospect] | None) -> None:
    texts = terminal.texts
    heads = ["place", "name", "victory-points", "tichu-points", "hands", "decided-by"]
    by_boards = any(row.record.possible for row in rows)
    if by_boards:
        heads[2:3] = ["percent", "matchpoints"]
    punished = any(row.penalties for row in rows)
    if punished:
        heads.append("penalties")
    lines = (
        (
            row.shown_place,
            row.entrant.name + (MARK if row.accepted else ""),
            *([f"{float(row.record.matchpoint_percentage):.2f}"] if by_boards else []),
            f"{number(row.record.victory_points):.10g}",
            f"{number(row.record.tichu_points):.10g}",
            row.record.hands,
            texts(f"tie-break-{row.decided_by}") if row.decided_by else "",
            *([penalty_notes(row.penalties, texts)] if punished else []),
            *([] if still_open is None else [_open_places(still_open.get(row.entrant.id), terminal)]),
        )
        for row in rows
    )
    if still_open is not None:
        heads.append("open-places")
    terminal.table([texts(f"cli-head-{head}") for head in heads], lines)
    if any(row.accepted for row in rows):
        terminal.say(texts("sheets-accepted"))


def _open_places(prospect: Prospect | None, terminal: Terminal) -> str:
    """The places within reach, and whether the first is one of them."""
    if prospect is None:
        return ""
    places = f"{prospect.best}–{prospect.worst}"
    return f"{places}  {terminal.texts('cli-can-win')}" if prospect.can_win else places
