"""The timetable: when each round is played, what moves when a row changes, and what in it cannot be."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from itertools import count, pairwise

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
    to_wall,
)

_TREIBHAUS = ((19, 15), (20, 5), (20, 25), (21, 15), (21, 45), (22, 35), (22, 50))
"""Three rounds with a break after each, and the prize-giving."""
_TREIBHAUS_STATED_BREAK = 15
_DASHES = re.compile(
    r"\s*(?:[-\u2010-\u2015\u2212]|\b(?:bis|to|until|à|jusqu'à)(?=[\s\d]))\s*", re.IGNORECASE
)
_MINUTES = re.compile(
    r"\+\s*([0-9]{1,4})(?:\s*min\w*\.?|\s*')?|\b([0-9]{1,4})\s*(?:min\w*\.?|')", re.IGNORECASE
)
_AFTER_TIME = r"(?![0-9])\s*(?:uhr|h)?\b"
_CLEAR_TIME = re.compile(  # 19:15, 19.15, 19h15
    r"(?<![0-9:])([0-9]{1,2})[:.h]([0-9]{2})" + _AFTER_TIME, re.IGNORECASE
)
_ANY_TIME = re.compile(  # also 1915, and a bare hour beside a dash: 19-20
    r"(?<![0-9:])(?:([0-9]{1,2})[:.h]?([0-9]{2})|(?:(?<=-)|(?=[0-9]{1,2}\s*h?-))([0-9]{1,2}))" + _AFTER_TIME,
    re.IGNORECASE,
)
_HALF_DAY_TIME = re.compile(r"(?<![0-9:.])([0-9]{1,2})(?:[:.]([0-9]{2}))?\s*([ap])\.?m\b\.?", re.IGNORECASE)
_READ = "\0"
"""Stands where something was understood."""
_HALF_READ = re.compile(rf"{_READ}[.,:;']?\w|\d[.,:;']?{_READ}|\+\s*-")
"""What touches that belongs to it: `20:0` of `20:05`, the `.5` of `+0.5`."""
_NOON = 12
_NOT_A_LABEL = " \t,;:-/()|&+"
_HALF_A_DAY = timedelta(hours=12)
_DAY = timedelta(days=1)
_HOURS, _NO_HOUR = 24, 99
_MINUTES_OF_HOUR = 60
_START_AND_END = 2
_SHOWN = 60


@dataclass(frozen=True, slots=True)
class _Typed:
    """What stands in the text, before anybody asks what it means."""

    times: tuple[tuple[int, int], ...]
    lengths: tuple[int, ...]
    label: str
    whole: bool
    """Whether all that stands beside the times is words."""


def parse_row(text: str, day: date, previous: Slot | None, kind: SlotKind) -> Slot | tuple[Finding, ...]:
    """The row of that kind that a line of text describes, or everything that keeps it from being one.

    Understood are `19:15-20:05`, `19.15 bis 20.05 Uhr`, `19h15 à 20h05`, `1915 2005`, `19-20`, `19:15 +50`,
    `22:50` for a prize-giving, `+15` for a row that follows `previous`; beside two times `15 min` is what the
    programme states. All other words become the label.

    A first row is on `day`; any other is on the date that brings it nearest to the end of `previous` (so it
    wraps at midnight), unless `day` is later than that. An end whose time is earlier than the start is on the
    next date if the row then lasts no more than twelve hours; otherwise it stays on the same one, and
    `findings` tells. Rounds get their number when the row is put into a timetable.
    """
    typed = _read(text)
    return _faults(text, typed, previous, kind) or _slot(typed, day, previous, kind)


def _read(text: str) -> _Typed:
    plain = _DASHES.sub("-", unicodedata.normalize("NFKC", text).replace(_READ, ""))
    plain = _HALF_DAY_TIME.sub(_by_24_hours, plain)
    lengths = tuple(int(match[1] or match[2]) for match in _MINUTES.finditer(plain))
    rest = _MINUTES.sub(_READ, plain)
    # Clear times that are enough are the times: all other numbers belong to the words (`Final 2026`).
    enough = _START_AND_END - bool("+" in plain and lengths)
    form = _CLEAR_TIME if len(_CLEAR_TIME.findall(rest)) in {_START_AND_END, enough} else _ANY_TIME
    found = list(form.finditer(rest))
    times = tuple((int(m[1] or m[m.lastindex or 1]), int(m[2] or 0)) for m in found)
    beside = form.sub(lambda match: _READ + " " * match[0].endswith(" "), rest)
    label = " ".join(beside.replace(_READ, " ").split()).strip(_NOT_A_LABEL)
    bare = any(match[2] is None for match in found) and any(char.isdecimal() for char in label)
    return _Typed(times, lengths, label, whole=not (bare or _HALF_READ.search(beside)))


def _by_24_hours(found: re.Match[str]) -> str:
    """`7:15 pm` as 19:15; an hour that no such clock has as one that no clock has."""
    hour, afternoon = int(found[1]), found[3].casefold() == "p"
    day_hour = hour % _NOON + _NOON * afternoon if 1 <= hour <= _NOON else _NO_HOUR
    return f"{day_hour:02}:{found[2] or '00'}"


def _faults(text: str, typed: _Typed, previous: Slot | None, kind: SlotKind) -> tuple[Finding, ...]:
    faults = [
        Finding("timetable-row-no-such-time", args={"time": f"{hour:02}:{minute:02}"})
        for hour, minute in typed.times
        if not ((hour < _HOURS and minute < _MINUTES_OF_HOUR) or (hour, minute) == (_HOURS, 0))
    ]
    count, shown = len(typed.times), {"text": text.strip()[:_SHOWN]}
    if not typed.whole:
        faults.append(Finding("timetable-row-half-read", args=shown))
    elif count > _START_AND_END or len(typed.lengths) > 1:
        faults.append(Finding("timetable-row-too-many", args=shown))
    elif not count and not (typed.lengths and previous):
        faults.append(Finding("timetable-row-no-times", args=shown))
    elif count == 1 and not typed.lengths and kind is not SlotKind.PRIZE_GIVING:
        faults.append(Finding("timetable-row-no-end", args=shown))
    return tuple(faults)


def _slot(typed: _Typed, day: date, previous: Slot | None, kind: SlotKind) -> Slot:
    start = _nearest(typed.times[0], day, previous) if typed.times or previous is None else previous.end
    length = typed.lengths[0] if typed.lengths else None
    if kind is SlotKind.PRIZE_GIVING:
        return Slot(kind, start, start, label=typed.label)
    if len(typed.times) == _START_AND_END:
        return Slot(kind, start, _end(start, typed.times[1]), stated_minutes=length, label=typed.label)
    return Slot(kind, start, start + timedelta(minutes=length or 0), label=typed.label)


def _nearest(clock: tuple[int, int], day: date, previous: Slot | None) -> datetime:
    if previous is None or day > previous.end.date():
        return _on(day, clock)
    same = _on(previous.end.date(), clock)
    if previous.end - same >= _HALF_A_DAY:
        return same + _DAY
    if same - previous.end > _HALF_A_DAY:
        return same - _DAY
    return same


def _end(start: datetime, clock: tuple[int, int]) -> datetime:
    same = _on(start.date(), clock)
    next_date = same + _DAY
    return next_date if same < start and next_date - start <= _HALF_A_DAY else same


def _on(day: date, clock: tuple[int, int]) -> datetime:
    hour, minute = clock  # 24:00 is midnight at the end of the day
    return datetime.combine(day, time()) + timedelta(hours=hour, minutes=minute)


def treibhaus(day: date, zone: str = "Europe/Zurich") -> Timetable:
    """The printed programme of a Treibhaus evening (Treibhaus Tichu Turnier, Lucerne).

    The programme states 15 minutes for each break, its times leave 20, 30 and 15: the times are kept as
    printed, and `findings` names the contradiction.
    """
    rows: list[Slot] = []
    for start, end in pairwise(datetime.combine(day, time(*at)) for at in _TREIBHAUS):
        if len(rows) % 2:
            rows.append(Slot(SlotKind.BREAK, start, end, stated_minutes=_TREIBHAUS_STATED_BREAK))
        else:
            rows.append(Slot(SlotKind.ROUND, start, end))
    rows.append(Slot(SlotKind.PRIZE_GIVING, rows[-1].end, rows[-1].end))
    return Timetable(zone, _numbered(rows))


def regular(start: datetime, round_minutes: int, break_minutes: int, rounds: int, zone: str) -> Timetable:
    """Equally long rounds, a break after each, and the prize-giving after the last break.

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


def with_rows(timetable: Timetable, begin: int, end: int, *rows: Slot) -> Timetable:
    """The timetable with these rows in the place of those from `begin` up to `end`; rounds numbered anew."""
    return replace(timetable, slots=_numbered([*timetable.slots[:begin], *rows, *timetable.slots[end:]]))


def shifted(timetable: Timetable, index: int, minutes: int) -> Timetable:
    """The timetable with that row and all after it later by real minutes (earlier when negative).

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
    before = times[index - 1] if 0 < index < len(times) else None
    breaks = before is not None and timetable.slots[index - 1].kind is SlotKind.BREAK
    if breaks and before is not None and before.end == times[index].start:
        rows[index - 1] = _at(rows[index - 1], Span(before.start, before.end + delta), timetable.zone)
    return replace(timetable, slots=tuple(rows))


def placed(timetable: Timetable, index: int, span: Span) -> Timetable:
    """The timetable with that row at that time; a break right after it begins when it ends."""
    times, rows = spans(timetable), list(timetable.slots)
    rows[index] = _at(rows[index], span, timetable.zone)
    after = index + 1
    if after < len(rows) and rows[after].kind is SlotKind.BREAK and times[after].start == times[index].end:
        rows[after] = _at(rows[after], Span(span.end, times[after].end), timetable.zone)
    return replace(timetable, slots=tuple(rows))


def moved_by(timetable: Timetable, by: timedelta) -> Timetable:
    """The timetable with the same times by the clock in the room, some days later or earlier."""
    slots = (replace(slot, start=slot.start + by, end=slot.end + by) for slot in timetable.slots)
    return replace(timetable, slots=tuple(slots)) if by else timetable


def row_of(timetable: Timetable, kind: SlotKind, number: int = 0) -> int | None:
    """The index of the row of a round, or of the prize-giving; None when the timetable does not have it."""
    rows = (at for at, slot in enumerate(timetable.slots) if slot.kind is kind and slot.round == number)
    return next(rows, None)


def round_slot(timetable: Timetable, number: int) -> Slot | None:
    """The row of a round, or None when the timetable does not have that round."""
    row = row_of(timetable, SlotKind.ROUND, number)
    return None if row is None else timetable.slots[row]


def _at(slot: Slot, span: Span, zone: str) -> Slot:
    return replace(slot, start=to_wall(span.start, zone), end=to_wall(span.end, zone))


def _numbered(rows: list[Slot]) -> tuple[Slot, ...]:
    numbers = count(1)
    return tuple(replace(row, round=next(numbers) if row.kind is SlotKind.ROUND else 0) for row in rows)


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
    """Everything a director should know about a timetable, all at once, row by row.

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


def lasting(minutes: int) -> str:
    """How long that is, the same in every language: `45 min`, `6 h 29 min`."""
    hours, rest = divmod(minutes, _MINUTES_OF_HOUR)
    return " ".join(([f"{hours} h"] if hours else []) + ([f"{rest} min"] if rest or not hours else []))


def clock_time(wall: datetime) -> str:
    """A wall-clock time as it stands on a programme: `19:15`."""
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
    stated, actual = row.slot.stated_minutes, row.span.minutes
    lasts = row.slot.kind is not SlotKind.PRIZE_GIVING
    if row.span.end < row.span.start:
        yield row.finding("timetable-ends-before-start", Severity.ERROR)
    elif row.span.end == row.span.start and lasts:
        yield row.finding("timetable-no-length", Severity.ERROR)
    if stated is not None and stated != actual and lasts:
        key, kind = "timetable-stated-minutes", row.slot.kind.value
        yield row.finding(key, Severity.NOTE, kind=kind, round=row.round, stated=stated, actual=actual)
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
