"""Play a whole evening by the program, from the first name to the last result."""

import random

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import decided_match, played_match
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import generator, pick, shuffled
from tichu_turnier.tournament.model.snapshot import Regulations, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant


def fewest_and_most(regulations: Regulations, spare: int = 0) -> tuple[int, int]:
    """How many entrants an evening takes that plays itself, with so many others who have names too."""
    return regulations.at_a_table, (MOST if regulations.unit is Unit.PLAYER else MOST // 2) - spare


def play_evening(desk: Desk, entrants: int, seed: int) -> None:
    """Registers, checks in, draws and plays every round; the same seed gives the same evening."""
    unit = desk.tournament.regulations.unit
    desk.do(AddEntrants(sample_entrants(generator(seed, 0), unit, entrants)))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    while len(desk.tournament.rounds) < planned_rounds(desk.tournament):
        desk.do(PublishDraw(next_round(desk.tournament, seed)))
        number = len(desk.tournament.rounds)
        for table in desk.tournament.missing(number):
            lots = generator(seed, number, table)
            report = decided_match(lots, desk.tournament, number, table, played_match)
            desk.do(EnterResult(number, table, report))


_NAMES = (
    *("Adler", "Dachs", "Eichhörnchen", "Fuchs", "Gämse", "Hase", "Igel", "Käuzchen"),
    *("Luchs", "Marder", "Nachtigall", "Otter", "Rabe", "Siebenschläfer", "Uhu", "Wiesel"),
)
_CLUBS = ("Waldrand", "Seeufer", "")
_SEED = 1
_REPORTED = 2
"""So many tables of the first round have reported; the others are left for practice."""


def play_practice(desk: Desk) -> None:
    """Fills a new tournament of single players: 16 people are here, round 1 is drawn, two tables are done."""
    clubs = (_CLUBS[number % len(_CLUBS)] for number in range(len(_NAMES)))
    desk.do(AddEntrants(tuple(NewEntrant(name, (), club) for name, club in zip(_NAMES, clubs, strict=True))))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    drawn = next_round(desk.tournament, _SEED)
    desk.do(PublishDraw(drawn))
    for seating in drawn.tables[:_REPORTED]:
        report = played_match(generator(_SEED, seating.table), desk.tournament.regulations)
        desk.do(EnterResult(drawn.number, seating.table, report))


_ANIMALS = """
Adler Amsel Bär Biber Dachs Eule Falke Fuchs Gämse Hase Hecht Igel Iltis Käuzchen Krähe Luchs Marder
Möwe Nerz Otter Pfau Qualle Rabe Reh Schäferhündin Specht Storch Tümmler Uhu Vielfraß Wisent Yak
Zander Ziesel Écureuil Hérisson Goéland Éléphante Ñandú Łoś Šakal Žába Ørn Ölgæsir Kaplumbağa Ğırgır
Χελώνη Ἀλώπηξ Соловей Їжак 호랑이 토끼 丹頂鶴 パンダ Rồng Voi Cá-Sấu Țestoasă Kígyó Ördög-Rák
"""
_CARDS = """
Jade Schwert Pagode Stern Drache Phönix Hund Mahjong Bube Dame König Ass Straße Treppe Bömbchen
"""
ANIMALS, CARDS = tuple(_ANIMALS.split()), tuple(_CARDS.split())
CLUBS = ("Luzern", "Basel", "Bern", "Zürich", "St. Gallen", "Genève", "Würzburg", "")

MOST = len(ANIMALS) * len(CARDS)
"""More players have no names."""


def sample_entrants(rng: random.Random, unit: Unit, count: int) -> tuple[NewEntrant, ...]:
    """So many entrants with different names; of partnerships at most half of `MOST`."""
    names = shuffled(rng, (f"{animal} {card}" for card in CARDS for animal in ANIMALS))
    if unit is Unit.PLAYER:
        return tuple(NewEntrant(name, club=pick(rng, CLUBS)) for name in names[:count])
    animals = shuffled(rng, ANIMALS)
    found = []
    for index in range(count):  # teams are called after an animal, the second of the same name gets a number
        again, which = divmod(index, len(animals))
        name = f"Team {animals[which]} {again + 1}" if again else f"Team {animals[which]}"
        found.append(NewEntrant(name, (names[2 * index], names[2 * index + 1]), pick(rng, CLUBS)))
    return tuple(found)
