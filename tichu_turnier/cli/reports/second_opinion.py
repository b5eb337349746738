"""Command `check`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.check import Difference, Facts, UnreadableError, as_json, facts_of, read
from tichu_turnier.check import check as differences_of
from tichu_turnier.cli.terminal import Terminal, tournament_of
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.transfer.exporting import export_json


def check(terminal: Terminal, files: Annotated[list[str], typer.Argument(metavar="FILE...")]) -> None:
    """Recomputes what the program claims of tournaments; exits 1 when something differs."""
    answers = [(file, facts, differences_of(facts)) for file in files for facts in (_facts(file),)]
    if terminal.as_json:
        terminal.json(as_json(answers))
    else:
        for file, facts, found in answers:
            terminal.tell(_finding(file, facts, each) for each in found)
        agreeing = sum(not found for _, _, found in answers)
        terminal.say(terminal.texts("cli-check-done", files=agreeing))
        terminal.say(terminal.texts("cli-check-not-checked"))
    if any(found for _, _, found in answers):
        raise typer.Exit(1)


def _facts(file: str) -> Facts:
    """The facts of an export; a tournament file is exported first, for it holds no claims."""
    try:
        if file.endswith(".json"):
            return read(Path(file))
        return facts_of(json.loads(export_json(tournament_of(file))))
    except UnreadableError as error:
        raise Refusal(Finding("cli-check-unreadable", args={"reason": str(error)})) from None


def _finding(file: str, facts: Facts, difference: Difference) -> Finding:
    where = [("round", difference.round), ("table", difference.table)]
    entrant = facts.entrants.get(difference.entrant or 0)
    return Finding(
        "cli-check-difference",
        args={
            "file": file,
            "name": entrant.name if entrant else "none",
            "kind": difference.kind,
            "said": str(difference.said),
            "found": str(difference.found),
        },
        where=tuple(step for key, value in where if value is not None for step in (key, value)),
    )
