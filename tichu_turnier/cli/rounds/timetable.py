"""Command `timetable`: show it, fit it to the rounds that are played, or write it as a calendar."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_desk, open_to_read
from tichu_turnier.desk.history import most_rounds
from tichu_turnier.files.whole import write_whole
from tichu_turnier.sheets.timetable_sheet import calendar
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.details import fitting_changes
from tichu_turnier.tournament.insight.programme import ProgrammeLine, programme, timetable_findings
from tichu_turnier.tournament.model.slots import SlotKind, minutes
from tichu_turnier.words.rounds import Called, rounds_called


def timetable(
    terminal: Terminal,
    file: str,
    fit: Annotated[bool, typer.Option("--fit")] = False,
    ics: Annotated[Path | None, typer.Option("--ics", metavar="OUT.ics")] = None,
) -> None:
    """Shows the timetable, and on standard error what is odd about it; fits it to the rounds first."""
    if fit:
        with open_desk(file) as desk:
            for change in fitting_changes(desk.tournament):
                desk.do(change)
    with open_to_read(file) as desk:
        tournament = desk.tournament
        if ics is not None:
            write_whole(
                ics, calendar(tournament, terminal.texts, datetime.now(UTC), most_rounds(desk.journal()))
            )
    table, found, lines = tournament.timetable, timetable_findings(tournament), programme(tournament)
    called = rounds_called(tournament, terminal.texts)
    if terminal.as_json:
        rows = [_plain(line, table.zone, called) for line in lines]
        plain = [terminal.plain(each) for each in found]
        terminal.json({"zone": table.zone, "rows": rows, "findings": plain})
    else:
        for line in lines:
            terminal.say(_line(line, table.zone, terminal.texts, called))
    terminal.tell(found)


def _line(line: ProgrammeLine, zone: str, texts: Texts, called: Called) -> str:
    slot = line.slot
    if slot is None:
        return f"{'–':<13}{texts('rounds-no-row', name=called(line.round))}"
    name = called(line.round) if line.round else texts(f"timetable-{slot.kind.value}")
    words = f"{name} ({slot.label})" if slot.label else name
    if slot.start == slot.end:
        return f"{slot.start:%H:%M}        {words}"
    length = texts("timetable-minutes", minutes=minutes(slot, zone))
    return f"{slot.start:%H:%M}–{slot.end:%H:%M}  {words}  {length}"


def _plain(line: ProgrammeLine, zone: str, called: Called) -> dict[str, object]:
    slot = line.slot
    if slot is None:
        return {"kind": SlotKind.ROUND.value, "round": line.round, "title": called(line.round), "start": None}
    start, end = (time.isoformat(timespec="minutes") for time in (slot.start, slot.end))
    number = slot.round if slot.kind is SlotKind.ROUND else None
    title = {} if number is None else {"title": called(number)}
    when = {"kind": slot.kind.value, "round": number, **title, "start": start, "end": end}
    return {
        **when,
        "minutes": minutes(slot, zone),
        "stated_minutes": slot.stated_minutes,
        "label": slot.label,
    }
