"""A whole evening that plays itself, from the first name to the last result."""

import random

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import played_match
from tichu_turnier.desk.sample_names import MOST, menagerie
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import bracket_of, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.snapshot import Hands, Regulations, Tournament, Unit
from tichu_turnier.tournament.tables.table_rotation import regulations_at


def fewest_and_most(regulations: Regulations) -> tuple[int, int]:
    """How many entrants an evening takes that plays itself."""
    return regulations.at_a_table, MOST if regulations.unit is Unit.PLAYER else MOST // 2


def play_evening(desk: Desk, entrants: int, seed: int) -> None:
    """Registers, checks in, draws and plays every round; the same seed gives the same evening."""
    unit = desk.tournament.regulations.unit
    desk.do(AddEntrants(menagerie(generator(seed, 0), unit, entrants)))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    while len(desk.tournament.rounds) < planned_rounds(desk.tournament):
        desk.do(PublishDraw(desk.draw(seed)))
        _play(desk, len(desk.tournament.rounds), seed)


def _play(desk: Desk, number: int, seed: int) -> None:
    """Enters what every table of a round reports."""
    for table in desk.tournament.missing(number):
        report = _decided(generator(seed, number, table), desk.tournament, table)
        desk.do(EnterResult(number, table, report))


def _decided(rng: random.Random, tournament: Tournament, table: int) -> Hands:
    """What a table reports; where losers are out, matches are played anew until somebody wins."""
    regulations = regulations_at(tournament, len(tournament.rounds), table)
    report = played_match(rng, regulations)
    while bracket_of(tournament) is not None and report.totals[0] == report.totals[1]:
        report = played_match(rng, regulations)
    return report
