"""Do the best of each club count for it, and nobody else?"""

from dataclasses import replace

import pytest

from tests.tournament.scoring.test_standings import evening
from tichu_turnier.sheets.document import Heading
from tichu_turnier.sheets.special_lists import blocks
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.scoring.special_lists import club_places

PLAYED = evening(8, "1-8 900:100 2-7 800:200 3-6 700:300 4-5 600:400")
"""Places as the numbers."""


def of_clubs(clubs, **changed):
    people = (replace(PLAYED.entrants[number], club=club) for number, club in enumerate(clubs, 1))
    return PLAYED.with_entrants(*(replace(each, **changed.get(f"_{each.id}", {})) for each in people))


@pytest.mark.parametrize(
    ("clubs", "told"),
    [
        # the fourth of Bern does not count, and neither do two of Zug
        (("Bern", "Chur", "bern ", "Chur", "Bern", "Chur", "Bern", "Zug"), ["1 Bern 1+3+5", "2 Chur 2+4+6"]),
        (("Chur", "Bern", "Chur", "Bern", "Bern", "Chur", "", ""), ["1 Chur 1+3+6", "2 Bern 2+4+5"]),
        (("Bern", "Bern", "Bern", "Chur", "Chur", "", "", ""), []),
        (("",) * 8, []),
    ],
)
def test_the_three_best_of_each_club(clubs, told):
    tournament = of_clubs(clubs)
    found = club_places(tournament)
    assert [f"{one.place} {one.club} {'+'.join(str(each.id) for each in one.best)}" for one in found] == told
    headed = Heading(Texts("de")("special-clubs", count=3)) in list(blocks(tournament, Texts("de")))
    assert headed == bool(told)


def test_who_takes_no_place_counts_for_no_club():
    clubs = ("Bern", "Chur", "Bern", "Chur", "Bern", "Chur", "Bern", "Zug")
    without = club_places(of_clubs(clubs, _1={"ranks": False}))
    assert [(one.club, [each.id for each in one.best]) for one in without] == [
        ("Chur", [2, 4, 6]),
        ("Bern", [3, 5, 7]),
    ]


def test_equals_share_a_place():
    level = evening(6, "1-2 500:500 3-4 500:500 5-6 500:500")
    clubs = (replace(each, club="Bern" if each.id % 2 else "Chur") for each in level.entrants.values())
    assert [one.place for one in club_places(level.with_entrants(*clubs))] == [1, 1]
