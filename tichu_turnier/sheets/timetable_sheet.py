"""Sheet: the timetable for the wall."""

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import dropwhile

from tichu_turnier.sheets.document import Block, Size, Table, printable
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.slots import Slot, SlotKind, minutes, span_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Column
from tichu_turnier.words.rounds import round_words, slot_words


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The rows of the evening with their true lengths; rounds and prize-giving stand out from the breaks."""
    columns = (
        Column(texts("sheets-from"), Align.RIGHT),
        Column(texts("sheets-to"), Align.RIGHT),
        Column(texts("sheets-what"), weight=1),
        Column(texts("sheets-length"), Align.RIGHT),
    )
    rows = tuple(_row(slot, tournament, texts) for slot in _slots(tournament))
    return (Table(columns, rows, size=Size.POSTER),)


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
    is_round = slot.kind is SlotKind.ROUND and not slot.label
    what = round_words(tournament, texts, slot.round) if is_round else slot_words(slot, texts)
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
_PRODUCT = "-//tichu_turnier//tichu_turnier//DE"


def calendar(tournament: Tournament, texts: Texts, now: datetime) -> bytes:
    """An event with an alarm for each round and the prize-giving; `now` (aware) is when the file is made."""
    from icalendar import Alarm, Calendar, Event

    found = Calendar()
    found.add("prodid", _PRODUCT)
    found.add("version", "2.0")
    name = printable(tournament.name)
    found.add("x-wr-calname", name)
    zone = tournament.timetable.zone
    for slot in _slots(tournament):
        if slot.kind is SlotKind.BREAK:
            continue
        event = Event()
        whole = f"{tournament.day} {tournament.name} {slot.kind} {slot.round}"
        event.add("uid", f"{hashlib.sha256(whole.encode()).hexdigest()[:24]}@tichu-turnier")
        event.add("dtstamp", now)
        span = span_of(slot, zone)
        event.add("dtstart", span.start)
        event.add("dtend", span.end if span.end > span.start else span.start + _USUAL)
        summary = f"{name}: {printable(slot_words(slot, texts))}"
        event.add("summary", summary)
        alarm = Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("description", summary)
        alarm.add("trigger", -(_SOON if found.events else _TO_SET_OUT))
        event.add_component(alarm)
        if tournament.place:
            event.add("location", printable(tournament.place))
        found.add_component(event)
    content: bytes = found.to_ical()
    return content
