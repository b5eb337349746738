"""Command `check`: recompute what the program claims, and name what differs."""

import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import typer

from tichu_turnier.check import (
    Difference,
    Facts,
    UnreadableError,
    as_json,
    check_evenings,
    check_season,
    facts_of,
    not_recomputed,
    read,
)
from tichu_turnier.check import check as differences_of
from tichu_turnier.cli.terminal import Terminal, tournament_of
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import season_path
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, in_order, people_of_season, season
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json, plain_deviations
from tichu_turnier.words.numbers import plain


def check(terminal: Terminal, files: Annotated[list[str], typer.Argument(metavar="FILE...")]) -> None:
    """Recomputes what the program claims of tournaments; exits 1 when something differs.

    Of several tournament files it recomputes the season too.
    """
    facts_by_file = {file: _facts(file, terminal) for file in files}
    answers = [(file, facts, differences_of(facts)) for file, facts in facts_by_file.items()]
    evenings = [file for file in facts_by_file if not file.endswith(".json")]
    if len(evenings) > 1:
        played = [facts_by_file[file] for file in evenings]
        of_season = list(check_evenings(played))
        if not of_season:
            claims = _seasons(in_order(map(tournament_of, evenings)))
            of_season = [each for claim in claims for each in check_season(played, claim)]
        file, facts, found = answers[-1]
        answers[-1] = file, facts, (*found, *of_season)
    if terminal.as_json:
        terminal.json(as_json(answers))
    else:
        for file, facts, found in answers:
            terminal.tell(_finding(file, facts, each) for each in found)
        for file, facts, _ in answers:
            _beside(terminal, file, facts)
        agreeing = sum(not found for _, _, found in answers)
        terminal.say(terminal.texts("cli-check-done", files=agreeing))
        terminal.say(terminal.texts("cli-check-not-checked"))
    if any(found for _, _, found in answers):
        raise typer.Exit(1)


def _beside(terminal: Terminal, file: str, facts: Facts) -> None:
    """Says of what nothing was recomputed, and what a person decided, which is not held against a file."""
    for each in not_recomputed(facts):
        about = {"file": file, "kind": each.kind, "name": each.name}
        terminal.say(terminal.texts("cli-check-not-recomputed", **about))
    for decided in facts.deviations:
        text = decided.get("text", decided["kind"])
        terminal.say(terminal.texts("cli-check-decided", file=file, text=text))


def _facts(file: str, terminal: Terminal) -> Facts:
    """The facts of an export; a tournament file is exported first, for it holds no claims."""
    try:
        if file.endswith(".json"):
            return read(Path(file))
        tournament = tournament_of(file)
        told = plain_deviations(tournament, terminal.texts)
        return facts_of(json.loads(export_json(tournament)) | {"deviations": told})
    except UnreadableError as error:
        raise Refusal(Finding("cli-check-unreadable", args={"reason": str(error)})) from None


def _seasons(evenings: Sequence[Tournament]) -> Iterator[dict[str, Any]]:
    """The tables of a season as the program has them: each method, of all evenings and of the best."""
    from tichu_turnier.desk.season import load_season

    answers = load_season(season_path()).answers
    ranked, people = [standings(each) for each in evenings], people_of_season(evenings, answers)
    told = [[each.one.name, each.one.club, each.other.name, each.other.club, each.same] for each in answers]
    for method, best in product(SEASON_METHODS, (None, len(evenings) - 1)):
        rows = season(ranked, method, best, people)
        plain_rows = [
            {"place": row.place, "entrants": list(row.entrants), "points": plain(row.points)} for row in rows
        ]
        yield {"method": method.key, "best": best, "rows": plain_rows, "answers": told}


def _finding(file: str, facts: Facts, difference: Difference) -> Finding:
    where = [("round", difference.round), ("table", difference.table)]
    entrant = facts.entrants.get(difference.entrant or 0)
    about = {"file": file, "name": entrant.name if entrant else "none", "kind": difference.kind}
    args = {**about, "said": str(difference.said), "found": str(difference.found)}
    steps = tuple(step for key, value in where if value is not None for step in (key, value))
    return Finding("cli-check-difference", args=args, where=steps)
