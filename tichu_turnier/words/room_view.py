"""What the wall of the hall says in words: on the display of the window, and on screens with a browser."""

import math
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.evening import (
    EnterResults,
    PrizeGiving,
    clock_of,
    next_step,
    round_minutes,
    seconds_until,
    waiting_for,
)
from tichu_turnier.tournament.insight.public_display import RoomPage
from tichu_turnier.tournament.model.clock import Moment, Phase, phase, remaining, remaining_text
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import round_slot
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import Align, Cell, Column, Listing, number_cell
from tichu_turnier.words.listings.seats import seats_listing
from tichu_turnier.words.listings.standings import Face, ranking_title, standings_listing
from tichu_turnier.words.rounds import MOST_TABLES_NAMED, checking_words, clock_words, not_final, round_words

_SOON = 90 * 60


@dataclass(frozen=True, slots=True)
class RoomView:
    """Everything on the wall; what is empty is not shown."""

    title: str
    wall: str
    phase: Phase = Phase.ENDED
    time: str = ""
    label: str = ""
    lines: Listing | None = None
    note: str = ""
    message: str = ""


def wall_time(now: Moment, zone: str) -> str:
    """What the clock on the wall shows, e.g. `20:14`."""
    return f"{to_wall(datetime.fromtimestamp(now.wall, UTC), zone):%H:%M}"


def room_view(
    page: RoomPage,
    tournament: Tournament,
    now: Moment,
    texts: Texts,
    *,
    lines: Listing | None = None,
    message: str = "",
) -> RoomView:
    """The page in words; `lines` are those of one of the lists below, where the page has some."""
    wall = wall_time(now, tournament.timetable.zone)
    match page:
        case RoomPage.WELCOME:
            note = _begins(tournament, 1, texts)
            return RoomView("", wall, Phase.WAITING, message=tournament.name, note=note)
        case RoomPage.MESSAGE:
            return RoomView(_round_title(tournament, texts), wall, message=message or tournament.name)
        case RoomPage.SEATS:
            note = _begins(tournament, len(tournament.rounds), texts)
            return RoomView(_round_title(tournament, texts), wall, Phase.WAITING, lines=lines, note=note)
        case RoomPage.PRIZE_GIVING:
            _, note = _standings_words(tournament, now, texts)
            note = " · ".join(filter(None, (checking_words(tournament, texts), note)))
            return RoomView("", wall, message=texts("timetable-prize-giving"), note=note)
        case RoomPage.STANDINGS | RoomPage.MISSING:
            title, note = _standings_words(tournament, now, texts)
            if not_final(tournament, texts, range(1, len(tournament.rounds) + 1)):
                mark = checking_words(tournament, texts) or texts("sheets-not-final-mark")
                note = " · ".join(filter(None, (mark, note)))
            if page is RoomPage.MISSING:
                title = texts("display-missing-title")
            return RoomView(title, wall, lines=lines, note=note)
        case _:
            shown = lines if page is RoomPage.CLOCK_AND_SEATS else None
            return _clock_view(tournament, now, texts, wall, shown)


WITH_SEATS = (RoomPage.SEATS, RoomPage.CLOCK_AND_SEATS)
"""The pages on which people look for their table."""


def room_lines(page: RoomPage, tournament: Tournament, texts: Texts) -> Listing | None:
    if page in WITH_SEATS:
        return seats_listing(tournament, texts, tournament.rounds[-1], on_display=True)
    if page is RoomPage.MISSING:
        return _missing_list(tournament, texts)
    if page is RoomPage.STANDINGS:
        return standings_listing(standings(tournament), tournament, texts, Face.DISPLAY)
    return None


def _missing_list(tournament: Tournament, texts: Texts) -> Listing:
    number, rows = len(tournament.rounds), []
    for table in sorted(tournament.missing(number)):
        seating = tournament.seating(number, table)
        people = () if seating is None else seating.entrants()
        rows.append((number_cell(table, strong=True), Cell(", ".join(own_names(tournament, people)))))
    columns = Column(texts("sheets-table"), Align.RIGHT), Column(texts("display-who"), weight=1)
    return Listing(columns, tuple(rows))


def _clock_view(
    tournament: Tournament, now: Moment, texts: Texts, wall: str, lines: Listing | None
) -> RoomView:
    clock = clock_of(tournament, len(tournament.rounds))
    current, left, note = phase(clock, now), remaining(clock, now), ""
    if lines is None and current in (Phase.PLAYING, Phase.WARNING, Phase.LAST_HAND):
        over = replace(now, wall=now.wall + left)
        note = texts("display-until", time=wall_time(over, tournament.timetable.zone))
    title, label = _round_title(tournament, texts), clock_words(clock, now, texts)
    return RoomView(title, wall, current, remaining_text(left), label, lines, note)


def _round_title(tournament: Tournament, texts: Texts) -> str:
    number = len(tournament.rounds)
    return round_words(tournament, texts, number) if number else tournament.name


def _begins(tournament: Tournament, number: int, texts: Texts) -> str:
    slot = round_slot(tournament.timetable, number)
    if slot is None:
        return ""
    return texts("display-begins", time=f"{slot.start:%H:%M}", minutes=round_minutes(tournament, number))


def _standings_words(tournament: Tournament, now: Moment, texts: Texts) -> tuple[str, str]:
    """What the standings are called, and which tables are waited for or what comes next."""
    number, step = len(tournament.rounds), next_step(tournament, now)
    title = texts("sheets-standings-after", round=number)
    if tournament.missing(number):
        title = texts("display-so-far", round=number)
    if isinstance(step, EnterResults):
        named = ", ".join(map(str, step.missing[:MOST_TABLES_NAMED]))
        more = "yes" if len(step.missing) > MOST_TABLES_NAMED else "no"
        return title, texts("display-missing", tables=named, count=len(step.missing), more=more)
    row = waiting_for(tournament, step)
    slots = tournament.timetable.slots
    time = "" if row is None else f"{slots[row].start:%H:%M}"
    if isinstance(step, PrizeGiving):
        ranking = ranking_title(tournament, texts)
        return ranking, texts("display-prize-giving", time=time) if time else ""
    left = seconds_until(tournament, step, now)
    minutes = 0 if left is None or not 0 < left <= _SOON else math.ceil(left / 60)
    return title, texts("display-next", round=number + 1, time=time, minutes=minutes) if time else ""
