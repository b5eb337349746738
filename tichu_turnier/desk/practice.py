"""An invented evening on which everything can be tried without harm."""

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import played_match
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.registration.entrants import NewEntrant

_NAMES = (
    *("Adler", "Dachs", "Eichhörnchen", "Fuchs", "Gämse", "Hase", "Igel", "Käuzchen"),
    *("Luchs", "Marder", "Nachtigall", "Otter", "Rabe", "Siebenschläfer", "Uhu", "Wiesel"),
)
_CLUBS = ("Waldrand", "Seeufer", "")
_SEED = 1
_REPORTED = 2
"""So many tables of the first round have reported; the others are left to whoever tries it."""


def play_practice(desk: Desk) -> None:
    """Fills a new tournament of single players: 16 people are here, round 1 is drawn, two tables are done."""
    clubs = (_CLUBS[number % len(_CLUBS)] for number in range(len(_NAMES)))
    desk.do(AddEntrants(tuple(NewEntrant(name, (), club) for name, club in zip(_NAMES, clubs, strict=True))))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    drawn = desk.draw(_SEED)
    desk.do(PublishDraw(drawn))
    for seating in drawn.tables[:_REPORTED]:
        report = played_match(generator(_SEED, seating.table), desk.tournament.regulations)
        desk.do(EnterResult(drawn.number, seating.table, report))
