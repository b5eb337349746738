"""Does a mark that stands for the cell above stay in its cell, and is nobody lost below it?"""

import pytest

from tests.transfer.files_to_read import about, brought
from tichu_turnier.files.cells import rows_of_text
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

PEOPLE = ("Anna Adler", "Beat Biber", "Carla Dachs", "Emil Elch", "Fritz Fuchs")
CLUBS = [
    (("Bern", '"', '"', "Chur", '"'), ("Bern", "Bern", "Bern", "Chur", "Chur")),
    (("Bern", '"', "Chur", '"', "Thun"), ("Bern", "Bern", "Chur", "Chur", "Thun")),
    (("Bern", '"', "Chur", "Thun", "Chur"), ("Bern", "Bern", "Chur", "Thun", "Chur")),
    (("Bern", ' " ', '"', '"', '"'), ("Bern",) * 5),
    (("Bern", '""""', '"', "“", "dito"), ("Bern",) * 5),
    (("Bern", "same", "même", "wie oben", "Thun"), ("Bern", "Bern", "Bern", "Bern", "Thun")),
]


@pytest.mark.parametrize("separator", [";", "\t", ","])
@pytest.mark.parametrize(("cells", "clubs"), CLUBS)
def test_everybody_below_a_ditto_mark_comes_with_the_club_above(separator, cells, clubs):
    rows = [separator.join(row) for row in zip(PEOPLE, cells, strict=True)]
    preview = read_list("\n".join((f"Name{separator}Verein", *rows, "")), Unit.PLAYER)
    assert (brought(preview), about(preview)) == (list(zip(PEOPLE, clubs, strict=True)), [])


@pytest.mark.parametrize("ending", ["\n", "\r\n", ""])
def test_a_ditto_mark_between_other_cells(ending):
    text = (
        f'Nr.;Name;Verein;Bezahlt\r\n1;Anna Adler;Bern;ja\r\n2;Beat Biber;";nein\r\n3;Carla Dachs;";"{ending}'
    )
    cells = [row.cells for row in rows_of_text(text).rows[2:]]
    assert cells == [("2", "Beat Biber", '"', "nein"), ("3", "Carla Dachs", '"', '"')]


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ('x;"eins\nzwei"\n', [("x", "eins\nzwei")]),
        ('x;"\nzwei"\ny;z\n', [("x", "zwei"), ("y", "z")]),
        ('"x";"y"\n"z";""\n', [("x", "y"), ("z", "")]),
        ('"Biber ""Bibi"" Beat";"Bern; Chur"\n', [('Biber "Bibi" Beat', "Bern; Chur")]),
    ],
)
def test_marks_around_a_cell_are_none(text, cells):
    assert [row.cells for row in rows_of_text(text, ";").rows] == cells


NO_CLUB = [
    "Einzelspieler",
    "noch keiner",
    "Gast",
    "independent",
    "none yet",
    "no affiliation",
    "indépendant",
    "kein Verein",
    "zurzeit keiner",
    "sans club",
]


@pytest.mark.parametrize("cell", NO_CLUB)
def test_who_is_in_no_club_plays_for_none(cell):
    text = f"Name;Verein\nAnna Adler;Bern\nBeat Biber;{cell}\nCarla Dachs;No Limit Club\n"
    names = ("Anna Adler", "Bern"), ("Beat Biber", ""), ("Carla Dachs", "No Limit Club")
    assert brought(read_list(text, Unit.PLAYER)) == list(names)
