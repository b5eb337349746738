"""Which row of a timetable did somebody mean who typed `19:15-20:05` or `1915 2005`?"""

import re
import unicodedata
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from tichu_turnier.rules.finding import Finding
from tichu_turnier.tournament.slots import Slot, SlotKind

_DASHES = re.compile(
    r"\s*(?:[-\u2010-\u2015\u2212]|\b(?:bis|to|until|à|jusqu'à)(?=[\s\d]))\s*", re.IGNORECASE
)
_MINUTES = re.compile(
    r"\+\s*([0-9]{1,4})(?:\s*min\w*\.?|\s*')?|\b([0-9]{1,4})\s*(?:min\w*\.?|')", re.IGNORECASE
)
_TIME = re.compile(
    r"(?<![0-9:])(?:"
    r"([0-9]{1,2})\s?[:.h]\s?([0-9]{2})"  # 19:15, 19.15, 19h15
    r"|([0-9]{1,2})([0-9]{2})"  # 1915
    r"|(?:(?<=-)|(?=[0-9]{1,2}\s*h?-))([0-9]{1,2})"  # 19-20: a bare hour only beside a dash
    r")(?![0-9])\s*(?:uhr|h)?\b",
    re.IGNORECASE,
)
_NOT_A_LABEL = " \t,;:-/()|&+"
_HALF_A_DAY = timedelta(hours=12)
_DAY = timedelta(days=1)
_HOURS = 24
_MINUTES_OF_HOUR = 60
_START_AND_END = 2


@dataclass(frozen=True, slots=True)
class _Typed:
    """What stands in the text, before anybody asks what it means."""

    times: tuple[tuple[int, int], ...]
    lengths: tuple[int, ...]
    label: str


def parse_row(
    text: str, day: date, previous: Slot | None, kind: SlotKind | None = None
) -> Slot | tuple[Finding, ...]:
    """Return the row that a line of text describes, or everything that keeps it from being one.

    Understood are `19:15-20:05`, `19.15 bis 20.05 Uhr`, `19h15 à 20h05`, `1915 2005`, `19-20`, `19:15 +50`,
    `22:50` for a prize-giving, `+15` for a row that follows `previous`; beside two times `15 min` is what the
    programme states. All other words become the label. Without `kind`, one time alone is a prize-giving, all
    else a round.

    A first row is on `day`; any other is on the date that brings it nearest to the end of `previous` (so it
    wraps at midnight), unless `day` is later than that. An end whose time is earlier than the start is on the
    next date if the row then lasts no more than twelve hours; otherwise it stays on the same one, and
    `timetable.findings` tells. Rounds get their number when the row is put into a timetable.
    """
    typed = _read(text)
    alone = len(typed.times) == 1 and not typed.lengths
    meant = kind or (SlotKind.PRIZE_GIVING if alone else SlotKind.ROUND)
    faults = _faults(text, typed, previous, meant)
    return faults or _slot(typed, day, previous, meant)


def _read(text: str) -> _Typed:
    plain = _DASHES.sub("-", unicodedata.normalize("NFKC", text))
    lengths = tuple(int(match[1] or match[2]) for match in _MINUTES.finditer(plain))
    rest = _MINUTES.sub(" ", plain)
    found = [match.groups() for match in _TIME.finditer(rest)]
    times = tuple((int(h1 or h2 or h3), int(m1 or m2 or 0)) for h1, m1, h2, m2, h3 in found)
    label = " ".join(_TIME.sub(" ", rest).split()).strip(_NOT_A_LABEL)
    return _Typed(times, lengths, label)


def _faults(text: str, typed: _Typed, previous: Slot | None, kind: SlotKind) -> tuple[Finding, ...]:
    faults = [
        Finding("timetable-row-no-such-time", args={"time": f"{hour:02}:{minute:02}"})
        for hour, minute in typed.times
        if not _is_time(hour, minute)
    ]
    count = len(typed.times)
    if count > _START_AND_END or len(typed.lengths) > 1:
        faults.append(Finding("timetable-row-too-many", args={"text": text.strip()}))
    elif not count and not (typed.lengths and previous):
        faults.append(Finding("timetable-row-no-times", args={"text": text.strip()}))
    elif count == 1 and not typed.lengths and kind is not SlotKind.PRIZE_GIVING:
        faults.append(Finding("timetable-row-no-end", args={"text": text.strip()}))
    return tuple(faults)


def _is_time(hour: int, minute: int) -> bool:
    return (hour < _HOURS and minute < _MINUTES_OF_HOUR) or (hour, minute) == (_HOURS, 0)


def _slot(typed: _Typed, day: date, previous: Slot | None, kind: SlotKind) -> Slot:
    times = [time(hour % _HOURS, minute) for hour, minute in typed.times]
    start = _nearest(times[0], day, previous) if times or previous is None else previous.end
    length = typed.lengths[0] if typed.lengths else None
    if kind is SlotKind.PRIZE_GIVING:
        return Slot(kind, start, start, label=typed.label)
    if len(times) == _START_AND_END:
        return Slot(kind, start, _end(start, times[1]), stated_minutes=length, label=typed.label)
    return Slot(kind, start, start + timedelta(minutes=length or 0), label=typed.label)


def _nearest(clock: time, day: date, previous: Slot | None) -> datetime:
    if previous is None or day > previous.end.date():
        return datetime.combine(day, clock)
    same = datetime.combine(previous.end.date(), clock)
    if previous.end - same >= _HALF_A_DAY:
        return same + _DAY
    if same - previous.end > _HALF_A_DAY:
        return same - _DAY
    return same


def _end(start: datetime, clock: time) -> datetime:
    same = datetime.combine(start.date(), clock)
    next_date = same + _DAY
    return next_date if same < start and next_date - start <= _HALF_A_DAY else same
