"""What does an invented evening look like, on which a director can try everything without harm?"""

from itertools import islice

from tichu_turnier.desk.desk import Desk
from tichu_turnier.rules.calls import NO_CALLS, Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.entrants import NewEntrant
from tichu_turnier.tournament.model import Hands

_NAMES = (
    *("Adler", "Dachs", "Eichhörnchen", "Fuchs", "Gämse", "Hase", "Igel", "Käuzchen"),
    *("Luchs", "Marder", "Nachtigall", "Otter", "Rabe", "Siebenschläfer", "Uhu", "Wiesel"),
)
_CLUBS = ("Waldrand", "Seeufer", "")
_SEED = 1
_REPORTED = 2
"""So many tables of the first round have reported; the others are left to whoever tries it."""
_TICHU = (Call.TICHU, Call.NONE, Call.NONE, Call.NONE)
_HANDS = (
    HandReport(60, 40, NO_CALLS, double=Double.NO),
    HandReport(35, 65, NO_CALLS, double=Double.NO),
    HandReport(170, 30, _TICHU, 0, Double.NO),
    HandReport(0, 100, NO_CALLS, 1, Double.SIDE_13),
    HandReport(-55, 55, _TICHU, 3, Double.NO),
    HandReport(80, 20, NO_CALLS, double=Double.NO),
    HandReport(50, 50, NO_CALLS, double=Double.NO),
    HandReport(200, 0, _TICHU, 0, Double.SIDE_02),
    HandReport(15, 85, NO_CALLS, double=Double.NO),
    HandReport(90, 10, NO_CALLS, double=Double.NO),
    HandReport(40, 60, NO_CALLS, double=Double.NO),
)


def play_practice(desk: Desk) -> None:
    """Fills a new tournament of single players: 16 people are here, round 1 is drawn, two tables are done."""
    clubs = (_CLUBS[number % len(_CLUBS)] for number in range(len(_NAMES)))
    desk.do(AddEntrants(tuple(NewEntrant(name, (), club) for name, club in zip(_NAMES, clubs, strict=True))))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    drawn = desk.draw(_SEED)
    desk.do(PublishDraw(drawn))
    planned = desk.tournament.regulations.hands_planned
    for number, seating in enumerate(drawn.tables[:_REPORTED]):
        hands = tuple(islice(_HANDS, number, number + planned))
        desk.do(EnterResult(drawn.number, seating.table, Hands(hands)))
