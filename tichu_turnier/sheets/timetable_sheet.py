"""Sheet: the timetable for the wall."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count, dropwhile
from typing import TYPE_CHECKING

from tichu_turnier.sheets.document import Block, Size, Table, printable
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.programme import programme
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.slots import Slot, SlotKind, minutes, span_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Column
from tichu_turnier.words.rounds import round_words, slot_words

if TYPE_CHECKING:
    from icalendar import Event


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The rows of the evening with their true lengths; rounds and prize-giving stand out from the breaks."""
    columns = (
        Column(texts("sheets-from"), Align.RIGHT),
        Column(texts("sheets-to"), Align.RIGHT),
        Column(texts("sheets-what"), weight=1),
        Column(texts("sheets-length"), Align.RIGHT),
    )
    shown = _slots(tournament)
    rows = list[tuple[Cell, ...]]()
    for line in programme(tournament):
        if line.slot is None:
            what = texts("rounds-no-row", name=round_words(tournament, texts, line.round))
            rows.append((Cell(""), Cell(""), Cell(what, strong=True), Cell("")))
        elif line.slot in shown:
            rows.append(_row(line.slot, tournament, texts))
    return (Table(columns, tuple(rows), size=Size.POSTER),)


def _slots(tournament: Tournament) -> Sequence[Slot]:
    """The rows; once it is drawn who plays, without rounds after the last, nor the breaks between them."""
    slots = tournament.timetable.slots
    last = max(planned_rounds(tournament), len(tournament.rounds))
    later = [place for place, slot in enumerate(slots) if slot.round > last]
    if not tournament.rounds or not later:
        return slots
    ends = next(place for place, slot in enumerate(slots) if slot.round == last) + 1
    after = dropwhile(lambda slot: slot.kind is SlotKind.BREAK and not slot.label, slots[later[-1] + 1 :])
    return (*slots[:ends], *after)


def _row(slot: Slot, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    strong = slot.kind is not SlotKind.BREAK
    length = minutes(slot, tournament.timetable.zone)
    what = slot_words(tournament, texts, slot)
    return (
        Cell(f"{slot.start:%H:%M}", strong=strong),
        Cell(f"{slot.end:%H:%M}" if length else "", strong=strong),
        Cell(what, strong=strong),
        Cell(texts("timetable-minutes", minutes=length) if length else ""),
    )


SHEET = evening_sheet("timetable", blocks, landscape=True)


_USUAL = timedelta(minutes=30)
"""How long something lasts of which only the beginning is known, such as the prize-giving."""
_TO_SET_OUT, _SOON = timedelta(minutes=30), timedelta(minutes=5)
"""How early one is told of the first round, and of all that follows."""
_FIRST_FILE = datetime(2026, 1, 1, tzinfo=UTC)
"""Before any file: a file of a later minute has the higher sequence."""
_PRODUCT = "-//tichu_turnier//tichu_turnier//DE"


def calendar(tournament: Tournament, texts: Texts, now: datetime, most_rounds: int = 0) -> bytes:
    """An event with an alarm for each round and the prize-giving; `now` (aware) is when the file is made.

    `most_rounds`: how many there ever were, of which an earlier file may have told.

    Their ids stay whatever the evening is called and whenever it is, so a later file replaces what an
    earlier one put into a calendar (RFC 5546: the higher sequence counts); dropped rounds are cancelled.
    """
    from icalendar import Calendar

    found = Calendar()
    found.add("prodid", _PRODUCT)
    found.add("version", "2.0")
    found.add("x-wr-calname", printable(tournament.name))
    for uid, slot in _with_ids(tournament, _slots(tournament)):
        found.add_component(_event(tournament, texts, slot, uid, now, first=not found.events))
    for uid, slot in _with_ids(tournament, _dropped(tournament, most_rounds)):
        event = _event(tournament, texts, slot, uid, now)
        event.subcomponents.clear()  # nobody is to be called to it
        event.add("status", "CANCELLED")
        found.add_component(event)
    content: bytes = found.to_ical()
    return content


def _with_ids(tournament: Tournament, slots: Iterable[Slot]) -> Iterator[tuple[str, Slot]]:
    """What goes into a calendar, each with its id; of several prize-givings each has its own."""
    prizes, whole = count(1), tournament.identity or f"{tournament.day} {tournament.name}"
    for slot in slots:
        if slot.kind is not SlotKind.BREAK:
            which = f"{whole} {slot.kind} {slot.round or next(prizes)}"
            yield f"{hashlib.sha256(which.encode()).hexdigest()[:24]}@tichu-turnier", slot


def _dropped(tournament: Tournament, most_rounds: int) -> Iterator[Slot]:
    """Rounds that may stand in a calendar and are not played: once planned, or in the usual timetable."""
    slots, shown = tournament.timetable.slots, _slots(tournament)
    usual = {known.key: known for known in PRESETS}.get(tournament.regulations.preset)
    rows = (slots, () if usual is None else usual.timetable(tournament.day, tournament.timetable.zone).slots)
    last = max((slot.round for each in rows for slot in each), default=0)
    played = max((slot.round for slot in shown), default=0)
    for number in range(played + 1, max(last, tournament.regulations.rounds, most_rounds) + 1):
        if number > max(planned_rounds(tournament), len(tournament.rounds)) and shown:
            yield replace(shown[-1], kind=SlotKind.ROUND, round=number, label="")


def _event(
    tournament: Tournament, texts: Texts, slot: Slot, uid: str, now: datetime, *, first: bool = False
) -> "Event":
    from icalendar import Alarm, Event

    event, span = Event(), span_of(slot, tournament.timetable.zone)
    event.add("uid", uid)
    event.add("dtstamp", now)
    event.add("sequence", int((now - _FIRST_FILE) / timedelta(minutes=1)))
    event.add("dtstart", span.start)
    event.add("dtend", span.end if span.end > span.start else span.start + _USUAL)
    summary = f"{printable(tournament.name)}: {printable(slot_words(tournament, texts, slot))}"
    event.add("summary", summary)
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", summary)
    alarm.add("trigger", -(_TO_SET_OUT if first else _SOON))
    event.add_component(alarm)
    if tournament.place:
        event.add("location", printable(tournament.place))
    return event
