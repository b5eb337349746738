"""Command `timetable`: show it, or write it as a calendar."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_to_read
from tichu_turnier.files.whole import write_whole
from tichu_turnier.sheets.timetable_sheet import calendar
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import Slot, SlotKind, minutes
from tichu_turnier.tournament.model.timetable import findings


def timetable(
    terminal: Terminal,
    file: str,
    ics: Annotated[Path | None, typer.Option("--ics", metavar="OUT.ics")] = None,
) -> None:
    """Shows the timetable, and on standard error what is odd about it."""
    with open_to_read(file) as desk:
        table = desk.tournament.timetable
        if ics is not None:
            write_whole(ics, calendar(desk.tournament, terminal.texts, datetime.now(UTC)))
    found = findings(table)
    if terminal.as_json:
        rows = [_plain(slot, table.zone) for slot in table.slots]
        plain = [terminal.plain(each) for each in found]
        terminal.json({"zone": table.zone, "rows": rows, "findings": plain})
    else:
        for slot in table.slots:
            terminal.say(_line(slot, table.zone, terminal.texts))
    terminal.tell(found)


def _line(slot: Slot, zone: str, texts: Texts) -> str:
    kind = slot.kind.value
    name = texts("timetable-round", number=slot.round) if slot.round else texts(f"timetable-{kind}")
    words = f"{name} ({slot.label})" if slot.label else name
    if slot.start == slot.end:
        return f"{slot.start:%H:%M}        {words}"
    length = texts("timetable-minutes", minutes=minutes(slot, zone))
    return f"{slot.start:%H:%M}–{slot.end:%H:%M}  {words}  {length}"


def _plain(slot: Slot, zone: str) -> dict[str, object]:
    start, end = (time.isoformat(timespec="minutes") for time in (slot.start, slot.end))
    number = slot.round if slot.kind is SlotKind.ROUND else None
    when = {"kind": slot.kind.value, "round": number, "start": start, "end": end}
    return {
        **when,
        "minutes": minutes(slot, zone),
        "stated_minutes": slot.stated_minutes,
        "label": slot.label,
    }
