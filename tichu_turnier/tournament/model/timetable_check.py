"""What in a timetable contradicts itself or cannot be."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.slots import (
    Slot,
    SlotKind,
    Span,
    Timetable,
    is_skipped,
    is_twice,
    known_zone,
    spans,
    to_utc,
)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row with everything that a check of it asks."""

    index: int
    slot: Slot
    span: Span
    zone: str
    round: int
    """The round itself; for any other row the round before it, 0 before the first."""

    def finding(self, key: str, severity: Severity, **args: str | int) -> Finding:
        times = {"start": clock_time(self.slot.start), "end": clock_time(self.slot.end)}
        return Finding(key, severity, {"row": self.index + 1, **times, **args}, ("slot", self.index))


def findings(timetable: Timetable) -> tuple[Finding, ...]:
    """Return everything a director should know about a timetable, all at once, row by row.

    Severity: what cannot happen at all is an ERROR (a row without length, a time the clock skips, an unknown
    zone); what contradicts itself but is possible, or is mended by editing the next row, a WARNING; a hole a
    NOTE.
    """
    rows = _rows(timetable)
    per_row = [finding for row in rows for finding in _about(row)]
    per_table = [*_joints(rows), *_rounds(rows)]
    whole = []
    if known_zone(timetable.zone) is None:
        whole.append(Finding("timetable-unknown-zone", Severity.ERROR, {"zone": timetable.zone}, ("zone",)))
    if not any(slot.kind is SlotKind.ROUND for slot in timetable.slots):
        whole.append(Finding("timetable-no-rounds", Severity.WARNING))
    return (*whole, *sorted(per_row + per_table, key=lambda finding: finding.where[1:]))


def clock_time(wall: datetime) -> str:
    """Return a wall-clock time as it stands on a programme: `19:15`."""
    return f"{wall:%H:%M}"


def _rows(timetable: Timetable) -> list[_Row]:
    number = 0
    result: list[_Row] = []
    for index, (slot, span) in enumerate(zip(timetable.slots, spans(timetable), strict=True)):
        number = slot.round if slot.kind is SlotKind.ROUND else number
        result.append(_Row(index, slot, span, timetable.zone, number))
    return result


def _about(row: _Row) -> Iterator[Finding]:
    """What is odd about a row by itself; no word on its length while one of its times does not exist."""
    yield from _odd_times(row)
    if is_skipped(row.slot.start, row.zone) or is_skipped(row.slot.end, row.zone):
        return
    lasts, stated, actual = (
        row.slot.kind is not SlotKind.PRIZE_GIVING,
        row.slot.stated_minutes,
        row.span.minutes,
    )
    if row.span.end < row.span.start:
        yield row.finding("timetable-ends-before-start", Severity.ERROR)
    elif row.span.end == row.span.start and lasts:
        yield row.finding("timetable-no-length", Severity.ERROR)
    if stated is not None and stated != actual and lasts:
        key, kind = "timetable-stated-minutes", row.slot.kind.value
        yield row.finding(key, Severity.WARNING, kind=kind, round=row.round, stated=stated, actual=actual)
    if Span(row.slot.start, row.slot.end).minutes != actual:
        yield row.finding("timetable-clock-change", Severity.NOTE, actual=actual)


def _odd_times(row: _Row) -> Iterator[Finding]:
    instants = {row.slot.start: row.span.start, row.slot.end: row.span.end}
    for wall, instant in instants.items():
        time = clock_time(wall)
        if is_skipped(wall, row.zone):
            yield row.finding("timetable-no-such-time", Severity.ERROR, time=time)
        elif is_twice(wall, row.zone):
            first = instant == to_utc(wall.replace(fold=0), row.zone)
            reading = "first" if first else "second"
            yield row.finding("timetable-time-twice", Severity.WARNING, time=time, reading=reading)


def _joints(rows: list[_Row]) -> Iterator[Finding]:
    for above, row in pairwise(rows):
        hole = Span(above.span.end, row.span.start).minutes
        args: dict[str, str | int] = {"above_end": clock_time(above.slot.end), "minutes": abs(hole)}
        if row.span.start < above.span.end:
            yield row.finding("timetable-overlap", Severity.WARNING, **args)
        elif hole:
            yield row.finding("timetable-gap", Severity.NOTE, **args)


def _rounds(rows: list[_Row]) -> Iterator[Finding]:
    """Rounds are numbered in their order, and prizes are not given before the last of them is over."""
    rounds = [row for row in rows if row.slot.kind is SlotKind.ROUND]
    for expected, row in enumerate(rounds, 1):
        if row.slot.round != expected:
            args = {"round": row.slot.round, "expected": expected}
            yield row.finding("timetable-round-numbering", Severity.ERROR, **args)
    last = max(rounds, key=lambda played: played.span.end, default=None)
    for row in rows if last else ():
        if last and row.slot.kind is SlotKind.PRIZE_GIVING and row.span.start < last.span.end:
            key, end = "timetable-prize-giving-early", clock_time(last.slot.end)
            yield row.finding(key, Severity.WARNING, round=last.slot.round, round_end=end)
