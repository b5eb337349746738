"""What a new tournament takes over from an older one."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.slots import SlotKind, Timetable, minutes
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.model.timetable import moved_by, regular, round_slot, shifted
from tichu_turnier.tournament.registration.identity import persons_of
from tichu_turnier.tournament.registration.overview import within_room

_MINUTES = 60
_USUAL_ROUND, _USUAL_BREAK = 50, 20


def like(old: Tournament, name: str, day: date, *, people: bool = False) -> Tournament:
    """A tournament by the same regulations and programme, with the same prizes, of which nothing is played.

    With `people` everybody on the old list is on the new one, and nobody is here yet; who they are, who must
    not meet and who needs a certain table stays known, and who waited is the last for whom there is room.
    Never taken over: draws, results, penalties, interventions,
    payments, seeding and the secret of prepared hands.
    """
    new = Tournament(
        name.strip(),
        day,
        old.place.strip(),
        replace(old.regulations, board_seed=0),
        moved_by(old.timetable, day - old.day),
        frozen((each.id, _afresh(old, each)) for each in old.entrants.values() if people),
        prizes=old.prizes,
    )
    return within_room(new)


def timetable_like(
    printed: Timetable,
    day: date,
    rounds: int,
    *,
    start: time | None = None,
    length: int | None = None,
    pause: int | None = None,
) -> Timetable:
    """The printed timetable, later or earlier; a regular one once its lengths or its rounds are others.

    `length` and `pause` are minutes; what is None stays as it is printed for the first round.
    """
    begin = datetime.combine(day, start or first_start(printed))
    fits = round_slot(printed, rounds) is not None and round_slot(printed, rounds + 1) is None
    if length is None and pause is None and fits:
        moved = moved_by(printed, day - printed.slots[0].start.date())
        return shifted(moved, 0, int((begin - moved.slots[0].start).total_seconds()) // _MINUTES)
    usual = lengths(printed)
    length, pause = usual[0] if length is None else length, usual[1] if pause is None else pause
    return regular(begin, length, pause, rounds, printed.zone)


_MORNING, _NIGHT = time(6), timedelta(days=1, hours=4)
"""Nobody begins before; no evening ends later, from the midnight before it."""


def set_up_doubts(timetable: Timetable, day: date, today: date) -> tuple[Finding, ...]:
    """What is odd about when a new tournament is to be played: asked once, as there may be a reason."""
    found = []
    if day < today:
        found.append(Finding("setup-past", Severity.WARNING, {"day": f"{day:%d.%m.%Y}"}))
    times = [time_ for slot in timetable.slots for time_ in (slot.start, slot.end)]
    if times and (times[0].time() < _MORNING or times[-1] > datetime.combine(day, time()) + _NIGHT):
        end = times[-1]
        shown = f"{end:%H:%M}" if end.date() == day else f"{end:%d.%m. %H:%M}"
        args = {"start": f"{times[0]:%H:%M}", "end": shown}
        found.append(Finding("setup-hours", Severity.WARNING, args))
    return tuple(found)


def first_start(printed: Timetable) -> time:
    """When the evening begins, by the clock in the room; midnight where nothing is printed."""
    return printed.slots[0].start.time() if printed.slots else time()


_AFTERNOON_ENDS, USUAL_START, _LAST_START = time(17), time(19, 15), time(22)
"""From when on one that is over begins in the evening, when those do, and what is too late for any."""
_QUARTER, _AHEAD = 15, timedelta(minutes=10)


def start_to_come(usual: time, day: date, now: datetime) -> time | None:
    """When a new tournament of that day begins that usually does at `usual`; it is `now` there.

    Where that is over: in the evening when evenings begin, or if that is over too, and by day, at the next
    quarter of an hour that leaves time to set it up. None where the day leaves none.
    """
    if day != now.date() or usual > now.time():
        return usual
    if _AFTERNOON_ENDS <= now.time() < USUAL_START:
        return USUAL_START
    earliest = now + _AHEAD
    soon = earliest.replace(minute=0, second=0, microsecond=0)
    while soon < earliest:
        soon += timedelta(minutes=_QUARTER)
    return soon.time() if soon <= datetime.combine(day, _LAST_START) else None


def lengths(printed: Timetable) -> tuple[int, int]:
    """How many minutes the first round and the first break last; as usual where there is none."""
    first = {slot.kind: slot for slot in reversed(printed.slots)}
    played, rest = first.get(SlotKind.ROUND), first.get(SlotKind.BREAK)
    return (
        _USUAL_ROUND if played is None else minutes(played, printed.zone),
        _USUAL_BREAK if rest is None else minutes(rest, printed.zone),
    )


def _afresh(tournament: Tournament, old: Entrant) -> Entrant:
    return Entrant(
        old.id,
        old.name,
        old.members,
        old.club,
        ranks=old.ranks,
        reserve=old.reserve,
        apart_from=old.apart_from,
        needs_table=old.needs_table,
        waiting=old.waiting,
        labels=old.labels,
        surname_words=old.surname_words,
        persons=persons_of(tournament, old),
    )
