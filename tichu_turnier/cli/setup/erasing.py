"""Command `erase`."""

from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, open_desk
from tichu_turnier.desk.erasing import erase as erase_person
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import names_path
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament


def erase(
    terminal: Terminal, file: str, entrant: str, yes: Annotated[bool, typer.Option("--yes")] = False
) -> None:
    """Forgets a person in tables, journal, former names and copies; numbers and results stay."""
    with open_desk(file) as desk:
        own = _number(entrant, desk.tournament)
        name = entrant if own is None else desk.tournament.name_of(own)
        if not yes:
            raise Refusal(Finding("erase-not-confirmed", args={"name": name}))
        done, *left = erase_person(desk, name, own, names_path())
    terminal.tell(left)
    missed = [finding.args["file"] for finding in left if finding.args]
    plain = {"id": own, "places": done.args["places"], "missed": missed, "revision": desk.revision}
    terminal.answer(plain, done.key, **done.args)


def _number(word: str, tournament: Tournament) -> EntrantId | None:
    """The entrant that is meant; None where nobody on the list is called so, but perhaps once was."""
    try:
        return entrant_of(word, tournament).id
    except Refusal as refusal:
        if refusal.findings[0].key != "entrant-name-unknown":
            raise
        return None
