"""The timetable: when each round is played, and what moves when a row changes."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from itertools import count

from tichu_turnier.tournament.model.slots import (
    Slot,
    SlotKind,
    Span,
    Timetable,
    end_utc,
    minutes,
    spans,
    start_utc,
    to_utc,
    to_wall,
)
from tichu_turnier.tournament.model.timetable_check import findings
from tichu_turnier.tournament.model.timetable_rows import parse_row

__all__ = [
    "Slot",
    "SlotKind",
    "Timetable",
    "end_utc",
    "findings",
    "inserted",
    "minutes",
    "parse_row",
    "regular",
    "round_slot",
    "shifted",
    "single_round",
    "spans",
    "start_utc",
    "treibhaus",
    "with_slot",
    "without",
]

_TREIBHAUS_ROUNDS = (
    (time(19, 15), time(20, 5)),
    (time(20, 25), time(21, 15)),
    (time(21, 45), time(22, 35)),
)
_TREIBHAUS_PRIZE_GIVING = time(22, 50)
_TREIBHAUS_STATED_BREAK = 15


def treibhaus(day: date, zone: str = "Europe/Zurich") -> Timetable:
    """Return the printed programme of a Treibhaus evening (Treibhaus Tichu Turnier, Lucerne).

    The programme states 15 minutes for each break, its times leave 20, 30 and 15: the times are kept as
    printed, and `findings` names the contradiction.
    """
    next_starts = [start for start, _ in _TREIBHAUS_ROUNDS[1:]] + [_TREIBHAUS_PRIZE_GIVING]
    rows: list[Slot] = []
    for (start, end), following in zip(_TREIBHAUS_ROUNDS, next_starts, strict=True):
        rows.append(_row(SlotKind.ROUND, day, start, end))
        rows.append(
            replace(_row(SlotKind.BREAK, day, end, following), stated_minutes=_TREIBHAUS_STATED_BREAK)
        )
    rows.append(_row(SlotKind.PRIZE_GIVING, day, _TREIBHAUS_PRIZE_GIVING, _TREIBHAUS_PRIZE_GIVING))
    return Timetable(zone, _numbered(rows))


def regular(start: datetime, round_minutes: int, break_minutes: int, rounds: int, zone: str) -> Timetable:
    """Return equally long rounds, a break after each, and the prize-giving after the last break.

    All lengths are minutes that really pass, also through midnight and a change of the clocks. Without break
    minutes there are no break rows.
    """
    rows: list[Slot] = []
    now = to_utc(start, zone)
    for _ in range(rounds):
        for kind, length in ((SlotKind.ROUND, round_minutes), (SlotKind.BREAK, break_minutes)):
            after = now + timedelta(minutes=length)
            if kind is SlotKind.ROUND or length:
                rows.append(Slot(kind, to_wall(now, zone), to_wall(after, zone)))
            now = after
    rows.append(Slot(SlotKind.PRIZE_GIVING, to_wall(now, zone), to_wall(now, zone)))
    return Timetable(zone, _numbered(rows))


def single_round(start: datetime, round_minutes: int, zone: str) -> Timetable:
    """Return one round of that many real minutes and nothing else."""
    end = to_wall(to_utc(start, zone) + timedelta(minutes=round_minutes), zone)
    return Timetable(zone, (Slot(SlotKind.ROUND, start, end, round=1),))


def with_slot(timetable: Timetable, index: int, slot: Slot) -> Timetable:
    """Return the timetable with another row at that place, rounds numbered anew in their order."""
    rows = list(timetable.slots)
    rows[index] = slot
    return replace(timetable, slots=_numbered(rows))


def without(timetable: Timetable, index: int) -> Timetable:
    """Return the timetable without the row at that place, rounds numbered anew in their order."""
    rows = list(timetable.slots)
    del rows[index]
    return replace(timetable, slots=_numbered(rows))


def inserted(timetable: Timetable, index: int, slot: Slot) -> Timetable:
    """Return the timetable with one row more, at that place; rounds numbered anew in their order."""
    rows = list(timetable.slots)
    rows.insert(index, slot)
    return replace(timetable, slots=_numbered(rows))


def shifted(timetable: Timetable, index: int, minutes: int) -> Timetable:
    """Return the timetable with that row and all after it later by real minutes (earlier when negative).

    A break that leads up to that row waits with it: it gets longer (or shorter), so that no hole opens. All
    other rows keep their length. Nothing else is corrected; what becomes impossible is among the findings.
    """
    if not minutes:
        return timetable
    times = spans(timetable)
    delta = timedelta(minutes=minutes)
    rows = [
        slot if row < index else _at(slot, Span(span.start + delta, span.end + delta), timetable.zone)
        for row, (slot, span) in enumerate(zip(timetable.slots, times, strict=True))
    ]
    if _leads_up(timetable, times, index):
        before = times[index - 1]
        rows[index - 1] = _at(rows[index - 1], Span(before.start, before.end + delta), timetable.zone)
    return replace(timetable, slots=tuple(rows))


def round_slot(timetable: Timetable, number: int) -> Slot | None:
    """Return the row of a round, or None when the timetable does not have that round."""
    rounds = (slot for slot in timetable.slots if slot.kind is SlotKind.ROUND and slot.round == number)
    return next(rounds, None)


def _row(kind: SlotKind, day: date, start: time, end: time) -> Slot:
    return Slot(kind, datetime.combine(day, start), datetime.combine(day, end))


def _at(slot: Slot, span: Span, zone: str) -> Slot:
    return replace(slot, start=to_wall(span.start, zone), end=to_wall(span.end, zone))


def _leads_up(timetable: Timetable, times: tuple[Span, ...], index: int) -> bool:
    if not 0 < index < len(times):
        return False
    return timetable.slots[index - 1].kind is SlotKind.BREAK and times[index - 1].end == times[index].start


def _numbered(rows: list[Slot]) -> tuple[Slot, ...]:
    numbers = count(1)
    return tuple(replace(row, round=next(numbers) if row.kind is SlotKind.ROUND else 0) for row in rows)
