"""Do both opinions say the same about who is who on several evenings, each by its own code?"""

import json
import random
from dataclasses import replace
from datetime import date
from unicodedata import normalize

import pytest

from tests.cases import some
from tests.evenings import fresh
from tichu_turnier.check import facts_of
from tichu_turnier.check.people import groups, twice
from tichu_turnier.tournament.changes import AddEntrants, EditEntrant
from tichu_turnier.tournament.model.copy_setup import like
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name
from tichu_turnier.tournament.registration.identity import Answer, Called
from tichu_turnier.tournament.scoring.season import people_of_season
from tichu_turnier.transfer.tournament_json import export_json

NAMES = (
    "Jürg Müller",
    "Jurg Muller",
    "Müller, Jürg",
    "Łoś",
    "Los",
    "Groß",
    "Wolf",
    "Gast 1",
    "N. N. 3",
    "Ø Æ",
)
WAYS = (str, str.upper, str.lower, lambda text: normalize("NFD", text), lambda text: f"  {text} ")
CLUBS = ("", "", "Bern", "bern", "Basel", "Bern / Basel")


def made(chance, month, earlier):
    """An evening of players or teams, perhaps taken over from an earlier one and corrected."""
    if earlier and chance.random() < 0.4:
        old = chance.choice(earlier)
        new = like(old, old.name, date(2026, month, 7), people=True)
        for who in list(new.entrants.values())[:1]:
            other = replace(who, name=chance.choice(("Zander", who.name.title())), club=chance.choice(CLUBS))
            new = EditEntrant(other).apply(new)
    else:
        teams = chance.random() < 0.3
        there = [chance.choice(WAYS)(name) for name in chance.sample(NAMES, 6)]
        clubs = [chance.choice(CLUBS) for _ in there]
        news = [NewEntrant(name, club=club) for name, club in zip(there, clubs, strict=True)]
        if teams:
            pairs = zip(there[::2], there[1::2], strict=True)
            news = [NewEntrant(chance.choice((team_name(*two), "Die Krallen")), two) for two in pairs]
        new = AddEntrants(tuple(news)).apply(fresh(TREIBHAUS if teams else CLUB_EVENING))
        new = replace(new, day=date(2026, month, 7))
    return replace(
        new, identity=chance.choice(("", f"evening-{month}")) if month == 1 else f"evening-{month}"
    )


def answers_of(chance):
    """Some answers, right or wrong, of which some are about nobody."""
    for _ in range(chance.randrange(3)):
        one, other = (Called(chance.choice(NAMES), chance.choice((None, "", "Bern"))) for _ in range(2))
        yield Answer(one, other, chance.random() < 0.5)


@pytest.mark.parametrize("seed", some(range(60), 24))
def test_both_say_the_same(seed):
    chance = random.Random(seed)
    evenings = []
    for month in range(1, 6):
        evenings.append(made(chance, month, evenings))
    answers = tuple(answers_of(chance))
    found = people_of_season(evenings, answers)
    mine = {frozenset((who.evening, who.place[1]) for who in person.seen) for person in found.everybody}
    facts = [facts_of(json.loads(export_json(each))) for each in evenings]
    told = [[a.one.name, a.one.club, a.other.name, a.other.club, a.same] for a in answers]
    assert set(groups(facts, told)) == mine
    assert not list(twice(facts))
    assert list(twice([*facts, facts[1]])) == [(1, 5)]
