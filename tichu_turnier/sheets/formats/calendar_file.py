"""The timetable as a calendar file (.ics).

Times are instants (UTC), so that every phone shows them in its own zone. A row keeps its identity, so that a
later file moves it and does not add it once more. Source of the form: RFC 5545.
"""

import hashlib
from datetime import datetime

from tichu_turnier.sheets.document import printable
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import SlotKind, end_utc, start_utc
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.times import slot_words

_PRODUCT = "-//tichu_turnier//tichu_turnier//DE"


def calendar(tournament: Tournament, texts: Texts, now: datetime) -> bytes:
    """An event for each round and for the prize-giving; `now` (aware) is when the file is made."""
    from icalendar import Calendar, Event

    found = Calendar()
    found.add("prodid", _PRODUCT)
    found.add("version", "2.0")
    name = printable(tournament.name)
    found.add("x-wr-calname", name)
    zone = tournament.timetable.zone
    for slot in tournament.timetable.slots:
        if slot.kind is SlotKind.BREAK:
            continue
        event = Event()
        whole = f"{tournament.day} {tournament.name} {slot.kind} {slot.round}"
        event.add("uid", f"{hashlib.sha256(whole.encode()).hexdigest()[:24]}@tichu-turnier")
        event.add("dtstamp", now)
        event.add("dtstart", start_utc(slot, zone))
        if slot.end != slot.start:
            event.add("dtend", end_utc(slot, zone))
        event.add("summary", f"{name}: {printable(slot_words(slot, texts))}")
        if tournament.place:
            event.add("location", printable(tournament.place))
        found.add_component(event)
    content: bytes = found.to_ical()
    return content
