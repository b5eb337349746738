"""As many rows as rounds are played: what comes after them moves by as much."""

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from statistics import median_low

from tichu_turnier.tournament.model.slots import Slot, SlotKind, Span, Timetable, spans, to_wall
from tichu_turnier.tournament.model.timetable import shifted, with_rows

_MINUTE = timedelta(minutes=1)


def round_rows(timetable: Timetable) -> list[int]:
    """The rows of the rounds, in their order."""
    return [row for row, slot in enumerate(timetable.slots) if slot.kind is SlotKind.ROUND]


def with_rounds(timetable: Timetable, rounds: int) -> Timetable:
    """The timetable with rows for exactly so many rounds.

    Those that lack follow the last one, as long as it is and after the usual break. With those that are too
    many go the breaks before them, but not what has a name (a meal). One without any round stays as it is.
    """
    played = round_rows(timetable)
    if not played or rounds < 1 or len(played) == rounds:
        return timetable
    if rounds < len(played):
        return _shorter(timetable, played[rounds - 1], played[-1])
    return _longer(timetable, played, rounds - len(played))


def _longer(timetable: Timetable, played: list[int], many: int) -> Timetable:
    last, end = played[-1], spans(timetable)[played[-1]]
    pause, is_row = _usual_pause(timetable, played)
    more: list[Slot] = []
    now = end.end
    for _ in range(many):
        begins = now + timedelta(minutes=pause)
        if is_row:
            more.append(_slot(timetable, SlotKind.BREAK, Span(now, begins)))
        now = begins + (end.end - end.start)
        more.append(_slot(timetable, SlotKind.ROUND, Span(begins, now)))
    longer = with_rows(timetable, last + 1, last + 1, *more)
    after = last + 1 + len(more)
    by = int((now - end.end) / _MINUTE)
    # What follows stands where it stood: a hole in the rows is no break that could wait with it.
    return shifted(longer, after, by) if after < len(longer.slots) else longer


def _usual_pause(timetable: Timetable, played: list[int]) -> tuple[int, bool]:
    """How many minutes usually lie between two rounds, and whether a row says so."""
    times, slots = spans(timetable), timetable.slots
    between = [
        (int((times[after].start - times[before].end) / _MINUTE), after == before + 2)
        for before, after in pairwise(played)
        if after == before + 1 or (after == before + 2 and not slots[before + 1].label)
    ]
    if not between:  # one round: the break that follows it
        behind = played[-1] + 1
        rest = slots[behind] if behind < len(slots) and slots[behind].kind is SlotKind.BREAK else None
        return (0, False) if rest is None or rest.label else (times[behind].minutes, True)
    return median_low(between)


def _shorter(timetable: Timetable, kept: int, last: int) -> Timetable:
    """Without the rounds after row `kept` up to row `last`, and what stands between them without a name."""
    times, rows = spans(timetable), list(timetable.slots[: kept + 1])
    now = times[kept].end
    for row in range(kept + 1, len(timetable.slots)):
        slot, span = timetable.slots[row], times[row]
        if row <= last and not (slot.kind is SlotKind.BREAK and slot.label):
            continue
        hole = span.start - times[row - 1].end if row > last else timedelta()
        moved = Span(now + hole, now + hole + (span.end - span.start))
        rows.append(_at(timetable, slot, moved))
        now = moved.end
    return with_rows(replace(timetable, slots=tuple(rows)), 0, 0)


def _slot(timetable: Timetable, kind: SlotKind, span: Span) -> Slot:
    return Slot(kind, to_wall(span.start, timetable.zone), to_wall(span.end, timetable.zone))


def _at(timetable: Timetable, slot: Slot, span: Span) -> Slot:
    return replace(slot, start=to_wall(span.start, timetable.zone), end=to_wall(span.end, timetable.zone))
