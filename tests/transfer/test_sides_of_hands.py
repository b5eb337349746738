"""Is a row a side for each hand read, and what has only numbers of hands not taken for points?"""

import pytest

from tests.evenings import ANIMALS, drawn, fresh, keys, listed
from tests.transfer.files_to_read import results_reader
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.ruleset import PRINTED_RULES
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.transfer.results_file import results_of

CLUB = drawn(listed(fresh(), ANIMALS[:8]), 1, 1)
SEATING = CLUB.rounds[0].tables[0]
POINTS = [65, 50, 40, 30, 75, 20, 45, 60, 10]
"""What the first side got in each of nine hands."""


@pytest.fixture
def read(tmp_path):
    return results_reader(tmp_path, CLUB, "spiele.csv")


def rows(*left_out, turned=(), headings="Runde;Tisch;Spiel;Paar;Punkte"):
    """Both sides of each hand by their names, the second one first in some."""
    table, text = table_of(SEATING, CLUB.regulations), headings + "\n"
    for index, points in enumerate(POINTS):
        seats = table.seats_of_hand(index)
        both = [(seats[0], seats[2], points), (seats[1], seats[3], 100 - points)]
        for one, other, said in both[::-1] if index + 1 in turned else both:
            if (index + 1, said) not in left_out:
                text += f"1;1;{index + 1};{CLUB.name_of(one)} / {CLUB.name_of(other)};{said}\n"
    return text


def points(preview):
    (change,) = preview.accepted()
    return [(hand.a, hand.b) for hand in change.report.hands]


@pytest.mark.parametrize("turned", [(), (1,), (4, 5, 9), tuple(range(1, 10))])
def test_each_side_gets_its_points_whichever_stands_first(read, turned):
    """The partners change after three hands, and the points go with the names."""
    assert points(read(rows(turned=turned))) == [(each, 100 - each) for each in POINTS]


def test_a_hand_of_which_one_side_is_missing_is_named(read):
    preview = read(rows((2, 50), (5, 75)))
    found = [each for each in preview.lines[0].findings if each.key == "reading-one-side"]
    assert preview.taken(doubtful=True) == ()
    assert [each.args["hand"] for each in found] == [5]  # both of the second are missing
    assert "import-hand-left-out" in keys(preview.lines[0].findings)


def test_the_same_number_beside_both_sides_is_how_many_hands_there_were():
    text = "Runde;Tisch;Team;Punkte;Spiele\n1;1;Adler;640;10\n1;1;Biber;360;10\n"
    (line,), _ = results_of(text, lambda *_: PRINTED_RULES)
    assert (line.change.report.totals, line.change.report.hands_played) == ((640, 360), 10)


@pytest.mark.parametrize(
    "headings",
    ["Runde;Tisch;Spiel;Nord/Süd;Ost/West", "Runde;Tisch;Hand;Carla;Hans", "Round;Table;Hand;Red;Blue"],
)
def test_numbers_of_hands_are_no_points(headings):
    """Where no column of points is found that is said, and not ten times that 1 cannot be."""
    cells = "".join(f"1;1;{number};{each};{100 - each}\n" for number, each in enumerate(POINTS, 1))
    with pytest.raises(Refusal) as refusal:
        results_of(f"{headings}\n{cells}", lambda *_: PRINTED_RULES)
    assert keys(refusal.value.findings) == ["import-results-header"]
