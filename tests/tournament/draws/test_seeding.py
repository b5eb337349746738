"""Can the director say who is seeded where?"""

import pytest

from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, field, line_of
from tichu_turnier.tournament.changes import AddEntrants, SetSeed
from tichu_turnier.tournament.draws.bracket_picture import seed_numbers
from tichu_turnier.tournament.model.presets import KNOCK_OUT
from tichu_turnier.tournament.registration.entrants import NewEntrant


def in_order(tournament):
    numbers = seed_numbers(tournament)
    return " ".join(tournament.entrants[who].name for who in sorted(numbers, key=numbers.__getitem__))


def test_whoever_is_moved_pushes_the_others_down():
    tournament = field(KNOCK_OUT, ANIMALS[:4])
    assert in_order(tournament) == "Adler Biber Dachs Elster"
    tournament = SetSeed(4, 1).apply(tournament)
    assert in_order(tournament) == "Elster Adler Biber Dachs"
    tournament = SetSeed(1, 4).apply(tournament)
    assert in_order(tournament) == "Elster Biber Dachs Adler"
    assert line_of(drawn(tournament)) == "Elster-Adler Biber-Dachs"


def test_who_comes_later_stands_behind():
    tournament = SetSeed(2, 1).apply(field(KNOCK_OUT, ANIMALS[:3]))
    tournament = AddEntrants((NewEntrant("Luchs", ("Lu", "Chs")),)).apply(tournament)
    assert [each.id for each in tournament.entrants.values() if not each.seeding] == [4]
    assert SetSeed(4, 4).apply(tournament).entrants[4].seeding == 4


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (SetSeed(99, 1), "entrant-unknown"),
        (SetSeed(1, 0), "seeding-no-place"),
        (SetSeed(1, 5), "seeding-no-place"),
    ],
)
def test_what_cannot_be(change, key):
    assert [each.key for each in change.findings(field(KNOCK_OUT, ANIMALS[:4]))] == [key]


def test_after_the_first_draw_it_is_too_late():
    tournament = field(KNOCK_OUT, ANIMALS[:4])
    assert SetSeed(1, 2).findings(tournament) == ()
    assert [each.key for each in SetSeed(1, 2).findings(drawn(tournament))] == ["seeding-already-drawn"]
