"""Rounds and their times: titles, what they were drawn by, when they are, and what is still owed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import cache, partial

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import Title, round_titles
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.open_points import results_to_look_at
from tichu_turnier.tournament.insight.programme import ProgrammeLine
from tichu_turnier.tournament.model.clock import (
    WARNINGS_MINUTES,
    Moment,
    Phase,
    RoundClock,
    phase,
    played,
    remaining,
)
from tichu_turnier.tournament.model.slots import Slot
from tichu_turnier.tournament.model.snapshot import Entrant, Round, Tournament
from tichu_turnier.tournament.model.timetable import round_slot
from tichu_turnier.words.names import first_of

Called = Callable[[int], str]
"""What a round is called, by its number."""


def seed_words(drawn: Round, texts: Texts) -> str:
    """What a round was drawn by: its seed, and whether people changed places afterwards."""
    if drawn.seed is None:
        return texts("fairness-by-hand")
    return texts("fairness-exchanged", seed=str(drawn.seed)) if drawn.exchanged else str(drawn.seed)


def title_words(title: Title, texts: Texts) -> str:
    return texts(title.key, **title.args)


def round_words(tournament: Tournament, texts: Texts, number: int) -> str:
    """What round `number` is called: `Runde 3`, or `Halbfinal`."""
    return title_words(round_titles(tournament, (number,))[0], texts)


def rounds_called(tournament: Tournament, texts: Texts) -> Called:
    """What each round is called, each looked up once."""
    return cache(partial(round_words, tournament, texts))


def words_of_rounds(tournament: Tournament, texts: Texts, numbers: Iterable[int]) -> list[str]:
    """What these rounds are called: `Runde 3`, or `Halbfinal`."""
    return [title_words(title, texts) for title in round_titles(tournament, numbers)]


def withdrawn_words(tournament: Tournament, entrant: Entrant, texts: Texts) -> str:
    """From which round on somebody has left, or after which where none follows; empty of all others."""
    gone = entrant.withdrawn_from
    if gone is None:
        return ""
    if gone > max(planned_rounds(tournament), len(tournament.rounds)) and gone > 1:
        return texts("sheets-withdrawn-after", title=round_words(tournament, texts, gone - 1))
    return texts("sheets-withdrawn", title=round_words(tournament, texts, gone))


def is_final(tournament: Tournament, rounds: Sequence[int]) -> bool:
    """Whether what is told of the tournament up to these rounds is final: `not_final` for programs."""
    early = len(rounds) < planned_rounds(tournament) or any(map(tournament.missing, rounds))
    return not early and not any(results_to_look_at(tournament))


MOST_TABLES_NAMED = 12
"""So many are told that something waits for; of a hundred nobody looks for their own."""


def not_final(tournament: Tournament, texts: Texts, rounds: Sequence[int], about: int | None = None) -> str:
    """Why what is told of these rounds may still change; empty where it is final.

    What is told `about` one round waits for its own tables only, all else for the whole tournament.
    """
    why = list(_still_to_come(tournament, texts, rounds, about))
    if not why and about is None:
        why = list(_to_look_at(tournament, texts))
    return texts("sheets-not-final", why=" ".join(why)) if why else ""


def _to_look_at(tournament: Tournament, texts: Texts) -> Iterator[str]:
    """Which results may still change, and what is open about no table: a round that is void."""
    points = list(results_to_look_at(tournament))
    open_at = (f"{at.args['round']}/{at.args['table']}" for at in points if at.args.get("table"))
    if tables := list(dict.fromkeys(open_at)):
        yield texts("sheets-open", count=len(tables), tables=_first_of(tables))
    yield from (texts(at.key, **at.args) for at in points if not at.args.get("table"))


def _still_to_come(
    tournament: Tournament, texts: Texts, rounds: Sequence[int], about: int | None
) -> Iterator[str]:
    """Which rounds, results and corrections are waited for."""
    planned = planned_rounds(tournament)
    if about is None and len(rounds) < planned:
        yield texts("sheets-counted", counted=len(rounds), planned=planned)
    for number in rounds:
        if missing := tournament.missing(number):
            yield texts("sheets-missing", round=number, tables=_first_of(missing))
    begun = sorted(key for key in tournament.half_typed & tournament.results.keys() if key[0] in rounds)
    if begun:
        tables = [f"{number}/{table}" for number, table in begun]
        yield texts("sheets-begun", count=len(begun), tables=_first_of(tables))


def _first_of(tables: Iterable[int] | Iterable[str]) -> str:
    return ", ".join(first_of(list(map(str, tables)), MOST_TABLES_NAMED))


def checking_words(tournament: Tournament, texts: Texts) -> str:
    """That a result is being corrected, so that nothing that follows from it holds yet; empty else."""
    being = tournament.half_typed & tournament.results.keys()
    return texts("display-checking") if being else ""


def held_words(tournament: Tournament, texts: Texts) -> str:
    """That the standings, and what follows from them, are not for the hall yet; empty where they are."""
    return texts("sheets-held") if tournament.standings_held else ""


_FRESH = 60
"""For so many seconds after a signal its own words stand there."""
_BEGINNING = 20


def clock_words(clock: RoundClock, now: Moment, texts: Texts) -> str:
    """The latest signal while it is fresh, then the phase."""
    current, left = phase(clock, now), remaining(clock, now)
    if current is Phase.LAST_HAND:
        return texts("clock-signal-last-hand")
    if current is Phase.PLAYING and played(clock, now) < _BEGINNING:
        return texts("clock-signal-start", round=clock.round)
    if current is Phase.OVERTIME and left > -_FRESH:
        return texts("clock-signal-time-up")
    if current is Phase.WARNING:
        early, late = WARNINGS_MINUTES
        if early * 60 - _FRESH < left <= early * 60:
            return texts("clock-signal-warning-10", minutes=early)
        if late * 60 - _FRESH < left <= late * 60:
            return texts("clock-signal-warning-5", minutes=late)
    return texts(f"clock-phase-{current.value}")


def day(value: date, texts: Texts) -> str:
    """A date in words, e.g. `21. November 2026`."""
    return texts("sheets-date", day=value.day, month=value.month, year=value.year)


def day_as_read(value: date, texts: Texts) -> str:
    """A date as it was understood, with its day of the week: `Do 31.12.2026`."""
    return texts("typed-day", weekday=value.weekday(), day=f"{value:%d.%m.%Y}")


def clock_times(slot: Slot) -> str:
    """From when to when a row of the timetable lasts, e.g. `19:15–20:05`."""
    if slot.start == slot.end:
        return f"{slot.start:%H:%M}"
    return f"{slot.start:%H:%M}–{slot.end:%H:%M}"


def slot_names(tournament: Tournament, texts: Texts) -> list[str]:
    """What each row of the timetable is, rounds by their titles: `Halbfinal`, `Pause`."""
    slots = tournament.timetable.slots
    rounds = [slot.round for slot in slots if slot.round]
    titles = dict(zip(rounds, words_of_rounds(tournament, texts, rounds), strict=True))
    return [titles[slot.round] if slot.round else texts(f"timetable-{slot.kind.value}") for slot in slots]


def line_names(tournament: Tournament, texts: Texts, lines: Sequence[ProgrammeLine]) -> list[str]:
    """What each line of the programme is, rounds by their titles, also those that have no row."""
    rounds = [line.round for line in lines if line.round]
    titles = dict(zip(rounds, words_of_rounds(tournament, texts, rounds), strict=True))
    kinds = ("" if line.slot is None else line.slot.kind.value for line in lines)
    return [
        titles[line.round] if line.round else texts(f"timetable-{kind}")
        for line, kind in zip(lines, kinds, strict=True)
    ]


def slot_words(tournament: Tournament, texts: Texts, slot: Slot) -> str:
    """What a row of the timetable is: `Runde 2`, `Halbfinal`, or `Pause: Nachtessen`."""
    name = round_words(tournament, texts, slot.round) if slot.round else texts(f"timetable-{slot.kind.value}")
    return f"{name}: {slot.label}" if slot.label else name


def round_times(tournament: Tournament, round_number: int) -> str:
    """When a round is played; empty when the timetable does not know it."""
    slot = round_slot(tournament.timetable, round_number)
    return "" if slot is None else clock_times(slot)
