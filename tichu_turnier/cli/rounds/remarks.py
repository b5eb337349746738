"""What `enter` takes without a slip: a match that was not played, and the note of a result."""

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, open_desk, open_to_read
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import EnterResult, NoteResult, Walkover
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament


def remark(
    terminal: Terminal, file: str, place: ResultKey, absent: str | None, note: str | None, *, dry_run: bool
) -> None:
    """Enters that somebody has not come, or what is to be remembered about a result that is there."""
    number, table = place
    with (open_to_read if dry_run else open_desk)(file) as desk:
        change: Walkover | NoteResult = NoteResult(number, table, note or "")
        if absent is not None:
            who = entrant_of(absent, desk.tournament)
            said = terminal.texts("walkover-note", name=who.name)
            change = Walkover(number, table, who.id, said if note is None else note)
        found = change.findings(desk.tournament)
        if any(each.blocks for each in found):
            raise Refusal(*found)
        terminal.tell(found)
        words = {key: value for key, value in change.words(desk.tournament).items() if key != "before"}
        result = change.apply(desk.tournament).results[place]
        if not dry_run:
            desk.do(change)
    plain = {"round": number, "table": table, "score": list(result.report.totals), "note": result.note}
    revision = None if dry_run else desk.revision
    terminal.answer({**plain, "revision": revision}, f"journal-{change.key}", **words)


def with_note(
    changes: tuple[EnterResult, ...], note: str | None, tournament: Tournament
) -> tuple[EnterResult | NoteResult, ...]:
    """The one result with its note behind it; Refusal where the note cannot be taken."""
    if note is None:
        return changes
    (entered,) = changes
    noted = NoteResult(entered.round, entered.table, note)
    if found := noted.findings(entered.apply(tournament)):
        raise Refusal(*found)
    return entered, noted
