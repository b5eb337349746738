"""Dates, times and rows of the timetable in words."""

from datetime import date

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import Slot
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import round_slot


def day(value: date, texts: Texts) -> str:
    """A date in words, e.g. `21. November 2026`."""
    return texts("sheets-date", day=value.day, month=value.month, year=value.year)


def clock_times(slot: Slot) -> str:
    """From when to when a row of the timetable lasts, e.g. `19:15–20:05`."""
    if slot.start == slot.end:
        return f"{slot.start:%H:%M}"
    return f"{slot.start:%H:%M}–{slot.end:%H:%M}"


def slot_words(slot: Slot, texts: Texts) -> str:
    """What a row of the timetable is: `Runde 2`, or `Pause: Nachtessen`."""
    name = texts(f"timetable-{slot.kind.value}", number=slot.round)
    return f"{name}: {slot.label}" if slot.label else name


def round_times(tournament: Tournament, round_number: int) -> str:
    """When a round is played; empty when the timetable does not know it."""
    slot = round_slot(tournament.timetable, round_number)
    return "" if slot is None else clock_times(slot)
