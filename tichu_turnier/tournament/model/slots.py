"""One row of an evening's timetable, and the instants that it means."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from enum import StrEnum
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


class SlotKind(StrEnum):
    """What happens in a row."""

    ROUND = "round"
    BREAK = "break"
    PRIZE_GIVING = "prize-giving"


@dataclass(frozen=True, slots=True)
class Slot:
    """One row: what happens from when to when, on the clock that hangs in the room.

    `start` and `end` are naive wall-clock times with their date; midnight is simply the next date. `fold=1`
    says "the second time" in the hour that an autumn night has twice. A prize-giving has `end == start`.
    `stated_minutes` is what the printed programme claims the row lasts, `label` free words of the director.
    """

    kind: SlotKind
    start: datetime
    end: datetime
    round: int = 0
    """1 and up for rounds, 0 for everything else."""
    stated_minutes: int | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Timetable:
    """The rows of an evening in their order, at a place with its IANA time zone such as `Europe/Zurich`."""

    zone: str
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Span:
    """From which instant to which, both aware and in UTC."""

    start: datetime
    end: datetime

    @property
    def minutes(self) -> int:
        """Whole minutes that really pass; negative when it ends before it starts."""
        return int((self.end - self.start) / timedelta(minutes=1))


_SECOND_TIME = " fold=1"
"""Behind the second of two equal times of an autumn night."""


def time_text(moment: datetime) -> str:
    """A time on the clock in the room as ISO text; it also says which of two equal times is meant."""
    return moment.replace(fold=0).isoformat() + (_SECOND_TIME if moment.fold else "")


def time_of(text: str) -> datetime:
    """The time that `time_text` wrote; raises ValueError for other texts."""
    plain = text.removesuffix(_SECOND_TIME)
    return datetime.fromisoformat(plain).replace(fold=int(plain != text))


def known_zone(zone: str) -> ZoneInfo | None:
    """The time zone of that IANA name, or None when there is none."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: the name of a folder, as "Europe"
        return None


def to_utc(wall: datetime, zone: str) -> datetime:
    """The instant of a wall-clock time, honouring its fold.

    A time that a spring night skips is read with the offset before the jump (02:30 is 03:30). An unknown zone
    is read as UTC, which keeps durations right on every ordinary day; the findings name it.
    """
    return wall.replace(tzinfo=_rules_of(zone)).astimezone(UTC)


def to_wall(instant: datetime, zone: str) -> datetime:
    """What the clock in the room shows at an instant: naive, with fold where the hour comes twice."""
    return instant.astimezone(_rules_of(zone)).replace(tzinfo=None)


def is_skipped(wall: datetime, zone: str) -> bool:
    """Whether no clock at that place ever shows this time, because it is put forward over it."""
    return to_wall(to_utc(wall, zone), zone) != wall


def is_twice(wall: datetime, zone: str) -> bool:
    """Whether the clock at that place shows this time twice, because it is put back over it."""
    return to_utc(wall.replace(fold=0), zone) < to_utc(wall.replace(fold=1), zone)


def span_of(slot: Slot, zone: str) -> Span:
    """When a row really is: of an end that comes twice, the first not before the start."""
    start = to_utc(slot.start, zone)
    return Span(start, _not_before(slot.end, start, zone))


def minutes(slot: Slot, zone: str) -> int:
    """The whole minutes a row really lasts, a change of the clocks included."""
    return span_of(slot, zone).minutes


def spans(timetable: Timetable) -> tuple[Span, ...]:
    """The instants of every row.

    Rows follow each other, so a time that comes twice is read as the first that is not before the row above
    ends: right even when the fold got lost on paper or in a file.
    """
    found, above = list[Span](), datetime.min.replace(tzinfo=UTC)
    for slot in timetable.slots:
        start = _not_before(slot.start, above, timetable.zone)
        above = _not_before(slot.end, start, timetable.zone)
        found.append(Span(start, above))
    return tuple(found)


def _not_before(wall: datetime, earliest: datetime, zone: str) -> datetime:
    instant = to_utc(wall, zone)
    if instant >= earliest or not is_twice(wall, zone):
        return instant
    second = to_utc(wall.replace(fold=1), zone)
    return second if second >= earliest else instant


def _rules_of(zone: str) -> tzinfo:
    return known_zone(zone) or UTC
