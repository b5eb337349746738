"""Choose the page that the public display shows now."""

from collections.abc import Collection
from enum import StrEnum

from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.evening import (
    Continue,
    DrawRound,
    EndRound,
    Play,
    Register,
    RollCall,
    StartRound,
    clock_of,
    next_step,
)
from tichu_turnier.tournament.model.clock import Moment, Phase, phase, played
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.snapshot import Tournament

FINDING_SEATS = 300
"""Seconds of a round during which late-comers still look for their table."""


class RoomPage(StrEnum):
    """What is on the wall."""

    WELCOME = "welcome"
    SEATS = "seats"
    CLOCK_AND_SEATS = "clock-and-seats"
    CLOCK = "clock"
    MISSING = "missing"
    STANDINGS = "standings"
    PRIZE_GIVING = "prize-giving"
    MESSAGE = "message"


ROTATING = (RoomPage.CLOCK, RoomPage.SEATS, RoomPage.MISSING, RoomPage.STANDINGS, RoomPage.MESSAGE)
"""The pages that can take turns, in their order."""
_CALLS_FOR_EYES = (Phase.WARNING, Phase.LAST_HAND, Phase.OVERTIME)
_BY_ITSELF = (RoomMode.AUTO, RoomMode.ROTATE)
"""All other modes are called like the page that they wish for."""


def room_page(tournament: Tournament, now: Moment, mode: RoomMode = RoomMode.AUTO) -> RoomPage:
    """The page for this moment: seats before a round, then the clock, then the standings.

    Who has won is told by the director: after the last round the wall by itself only says when.
    Before the first draw there is only a welcome, whatever is wished, except a message. Standings that are
    held back are not shown even where they are wished: the clock is, until they are released.
    """
    if not tournament.rounds and mode is not RoomMode.MESSAGE:
        return RoomPage.WELCOME
    page = _by_itself(tournament, now) if mode in _BY_ITSELF else RoomPage(mode.value)
    return RoomPage.CLOCK if page is RoomPage.STANDINGS and tournament.standings_held else page


def _by_itself(tournament: Tournament, now: Moment) -> RoomPage:
    step = next_step(tournament, now)
    match step:
        case Register() | RollCall() | DrawRound() if not tournament.rounds:
            return RoomPage.WELCOME
        case StartRound():
            return RoomPage.SEATS
        case Play(number) | Continue(number):
            searching = played(clock_of(tournament, number), now) < FINDING_SEATS
            return RoomPage.CLOCK_AND_SEATS if searching else RoomPage.CLOCK
        case EndRound():
            return RoomPage.CLOCK
        case _ if len(tournament.rounds) >= planned_rounds(tournament):
            return RoomPage.PRIZE_GIVING
        case _:
            return RoomPage.STANDINGS


def rotating_pages(
    tournament: Tournament, now: Moment, wished: Collection[RoomPage], message: str
) -> tuple[RoomPage, ...]:
    """The pages that take turns now: of those that are wished, the ones that have something to say.

    While time runs out the clock stays on the wall, and who has won is not told before the prize-giving.
    """
    number = len(tournament.rounds)
    if number and phase(clock_of(tournament, number), now) in _CALLS_FOR_EYES and tournament.missing(number):
        return (RoomPage.CLOCK,)
    over = number >= planned_rounds(tournament) and not tournament.missing(number)
    says = {
        RoomPage.CLOCK: bool(number) and bool(tournament.missing(number)),
        RoomPage.SEATS: bool(number) and not over,
        RoomPage.MISSING: tournament.begun(number) and bool(tournament.missing(number)),
        RoomPage.STANDINGS: bool(tournament.results) and not over and not tournament.standings_held,
        RoomPage.MESSAGE: bool(message.strip()),
    }
    pages = tuple(page for page in ROTATING if page in wished and says[page])
    return pages or (room_page(tournament, now),)
