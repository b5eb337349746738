"""Is each hand of a file the one whose number it says, or is the table refused?"""

import re

import pytest

from tests.evenings import ANIMALS, drawn, evening, fresh, keys, listed
from tests.transfer.files_to_read import results_reader
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets.formats.csv_text import statistics
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands

CLUB = drawn(listed(fresh(), ANIMALS[:8]), 1, 1)
BOARDS = drawn(evening("duplicate", 8), 1, 1)
ROWS = "Runde;Tisch;Spiel;A;B\n"
NINE = [65, 50, 40, 30, 75, 20, 45, 60, 10]
"""The points of the first side in each of nine hands."""


@pytest.fixture
def read(tmp_path):
    return results_reader(tmp_path, CLUB, "spiele.csv")


def missing(preview):
    """The numbers of the hands that are said to be missing, where nothing is taken."""
    assert preview.taken(doubtful=True) == ()
    found = [f for line in preview.lines for f in line.findings if f.key == "import-hand-left-out"]
    return [finding.args["hand"] for finding in found]


def points(preview):
    (change,) = preview.accepted()
    return [hand.a for hand in change.report.hands]


def rows(*left_empty, cells="{a};{b}", empty=";"):
    """A row a hand, with some that are empty."""
    said = [empty if n in left_empty else cells.format(a=a, b=100 - a) for n, a in enumerate(NINE, 1)]
    return "".join(f"1;1;{number};{each}\n" for number, each in enumerate(said, 1))


@pytest.mark.parametrize("empty", [[3], [1], [5], [3, 6], [1, 2, 3], [8]])
def test_an_empty_row_in_the_middle_is_a_hand_that_is_missing(read, empty):
    """The hands behind it would be other people's: who plays with whom goes by the number."""
    assert missing(read(ROWS + rows(*empty))) == empty
    assert missing(read("Tisch;Spiel;A;B\n" + rows(*empty).replace("1;1;", "1;"))) == empty
    one_cell = "Round;Table;Hand;Score\n" + rows(*empty, cells="{a}:{b}", empty="")
    assert missing(read(one_cell)) == empty


def test_the_last_hands_may_be_empty(read):
    """Seven of nine were played; nothing says of their table that there is no result."""
    preview = read(ROWS + rows(8, 9))
    assert points(preview) == [65, 50, 40, 30, 75, 20, 45]
    assert keys(preview.lines[0].findings) == ["result-hands-missing"]
    preview = read(ROWS + rows(*range(1, 10)))
    assert keys(preview.lines[0].findings) == ["reading-nothing-yet"]
    assert preview.taken() == ()


def test_so_is_one_in_our_own_export_that_somebody_emptied(read):
    report = Hands(tuple(HandReport(a, 100 - a) for a in NINE))
    played = EnterResult(1, 1, report).apply(CLUB)
    csv = statistics(played, "hands", "csv", "de").decode("utf-8-sig")
    assert points(read(csv)) == NINE
    emptied = re.sub(r"(?<=[;,])40([;,])60(?=[;,])", r"\1", csv)
    assert missing(read(emptied)) == [3]
    lines = statistics(played, "hands", "jsonl", "de").decode()
    emptied = lines.replace('"a": 40, "b": 60', '"a": null, "b": null')
    assert emptied != lines
    assert missing(read(emptied, name="spiele.jsonl")) == [3]


def test_rows_without_numbers_go_by_their_order(read):
    assert missing(read("Runde;Tisch;Spiel\n1;1;65:35\n1;1;\n1;1;40:60\n")) == [2]
    assert points(read("Runde;Tisch;Spiel\n1;1;65:35\n1;1;40:60\n1;1;\n")) == [65, 40]


@pytest.mark.parametrize(
    ("headings", "gone"),
    [
        ("Spiel 4;Spiel 5;Spiel 6", [1, 2, 3]),
        ("Hand 7;Hand 8;Hand 9", [1, 2, 3, 4, 5, 6]),
        ("S1;S2;S4", [3]),
        ("Donne 2;Donne 1;Donne 5", [3, 4]),
        ("S0;S1;S3", [3]),
    ],
)
def test_the_numbers_in_the_headings_say_which_hand_it_is(read, headings, gone):
    assert missing(read(f"Runde;Tisch;{headings}\n1;1;65:35;50:50;40:60\n")) == gone


@pytest.mark.parametrize(
    ("headings", "order"),
    [
        ("S1;S2;S3", [65, 50, 40]),
        ("S1;S3;S2", [65, 40, 50]),
        ("Spiel 3;Spiel 2;Spiel 1", [40, 50, 65]),
        ("S0;S1;S2", [65, 50, 40]),
    ],
)
def test_in_whatever_order_they_stand(read, headings, order):
    """Swapped columns are put in order."""
    assert points(read(f"Runde;Tisch;{headings}\n1;1;65:35;50:50;40:60\n")) == order


def test_one_hand_in_two_columns_is_refused_unless_they_agree(read):
    preview = read("Runde;Tisch;S1;Spiel 1;S2\n1;1;65:35;60:40;50:50\n")
    assert keys(preview.lines[0].findings) == ["reading-hand-twice"]
    assert points(read("Runde;Tisch;S1;Spiel 1;S2\n1;1;65:35;65:35;50:50\n")) == [65, 50]
    assert points(read("Runde;Tisch;S1;Spiel 1;S2\n1;1;;65:35;50:50\n")) == [65, 50]


def test_a_number_that_no_round_has_does_not_move_up(read):
    """With 500 for 5 the hand is not the second one; of many that are missing only the first are told."""
    preview = read(ROWS + "1;1;1;65;35\n1;1;500;40;60\n")
    assert missing(preview) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_boards_that_other_tables_play_too_stay_what_they_are(read):
    assert missing(read("Tisch;Spiel;A;B\n1;1;65;35\n1;2;;\n1;3;40;60\n", BOARDS)) == [2]
