"""How does a whole evening play itself, from the first name to the last result?"""

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import played_match
from tichu_turnier.desk.menagerie import MOST, menagerie
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.model import Unit
from tichu_turnier.tournament.rotation.lots import generator


def fewest_and_most(unit: Unit) -> tuple[int, int]:
    """How many entrants an evening takes that plays itself."""
    return (4, MOST) if unit is Unit.PLAYER else (2, MOST // 2)


def play_evening(desk: Desk, entrants: int, seed: int) -> None:
    """Registers, checks in, draws and plays every round; the same seed gives the same evening."""
    regulations = desk.tournament.regulations
    desk.do(AddEntrants(menagerie(generator(seed, 0), regulations.unit, entrants)))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    for number in range(1, regulations.rounds + 1):
        desk.do(PublishDraw(desk.draw(seed)))
        _play(desk, number, seed)


def _play(desk: Desk, number: int, seed: int) -> None:
    """Enters what every table of a round reports."""
    for table in desk.tournament.missing(number):
        report = played_match(generator(seed, number, table), desk.tournament.regulations)
        desk.do(EnterResult(number, table, report))
