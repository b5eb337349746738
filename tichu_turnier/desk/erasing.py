"""Forget a person everywhere that the program can reach, and say what it cannot."""

from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.known_people import leave_out
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import EntrantId


def erase(desk: Desk, name: str, own: EntrantId | None, known_names: Path) -> tuple[Finding, ...]:
    """Forgets an entrant, or a name wherever it stands; returns what was done and what is left to do.

    `known_names` is the file with the names of earlier evenings. Raises Refusal where nobody is called so.
    """
    forgotten = desk.erase(name, own)
    leave_out(known_names, forgotten.names)
    args: dict[str, str | int] = {"places": forgotten.places, "file": desk.path.name}
    missed = (
        Finding("erase-copy-missed", Severity.WARNING, {"file": str(copy)}) for copy in forgotten.missed
    )
    done = Finding("erase-done", Severity.NOTE, args)
    return (done, *missed, Finding("erase-out-of-reach", Severity.NOTE))
