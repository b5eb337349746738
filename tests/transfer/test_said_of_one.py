"""Is what is said of one of two asked about, and is nobody lost who looks for a partner?"""

import pytest

from tests.transfer.test_answers_below_headings import PARTNERSHIP, PLAYER, column, fates
from tichu_turnier.transfer.entrant_list import read_list

OTHERS = "Carla Dachs / Fritz Fuchs\nIda Igel / Uwe Uhu\n"
OF_ONE = [
    "Anna Adler / Beat Biber (kommt nicht)",
    "Anna Adler / Beat Biber (abgesagt)",
    "Anna Adler / Beat Biber - abgemeldet",
    "Anna Adler (abgesagt) / Beat Biber",
    "Anna Adler / Beat Biber ❌",
    "Anna Adler & ~~Beat Biber~~",
    "~Anna Adler~ / Beat Biber",
]
OF_BOTH = ["❌ Anna Adler / Beat Biber", "~~Anna Adler / Beat Biber~~", "~Anna Adler & Beat Biber~"]


def test_who_of_two_cancels_is_asked_about():
    for line in OF_ONE:
        assert fates(f"{line}\n{OTHERS}", PARTNERSHIP) == ["?", "in", "in"], line
    for line in OF_BOTH:
        assert fates(f"{line}\n{OTHERS}", PARTNERSHIP) == ["-", "in", "in"], line


@pytest.mark.parametrize(
    ("heading", "cell", "fate"),
    [
        ("Status", "Beat abgesagt", "?"),
        ("Status", "Biber krank", "?"),
        ("Status", "Anna und Beat abgesagt", "-"),
        ("Status", "abgesagt", "-"),
        ("Abgemeldet", "Beat", "?"),
        ("Abgemeldet", "Beat am 3.11.", "?"),
        ("Abgemeldet", "x", "-"),
        ("Bemerkung", "nur Anna kommt", "?"),
        ("Bemerkung", "Beat sagt ab", "?"),
        ("Bemerkung", "Beat vegi", "in"),
    ],
)
def test_a_cell_that_names_one_of_two(heading, cell, fate):
    text = (
        f"Name 1;Name 2;{heading}\nAnna Adler;Beat Biber;{cell}\nCarla Dachs;Fritz Fuchs;\nIda Igel;Uwe Uhu;"
    )
    assert fates(text, PARTNERSHIP)[0] == fate


def test_a_partner_in_a_cell_of_their_own_who_cancels():
    for cell in ("Beat Biber (abgesagt)", "Beat Biber ❌", "~Beat Biber~"):
        text = f"Spieler 1;Spieler 2\nAnna Adler;{cell}\nCarla Dachs;Fritz Fuchs ✅\n"
        assert fates(text, PARTNERSHIP) == ["?", "in"], cell


SEEKS = [
    "sucht Partner",
    "sucht noch jemanden",
    "looking for a partner",
    "cherche partenaire",
    "needs a partner",
    "braucht noch einen Partner",
]


@pytest.mark.parametrize("between", [" ", ": ", " - ", ", "])
def test_who_looks_for_a_partner_stays_on_the_list(between):
    for words in SEEKS:
        preview = read_list(f"Otto Otter{between}{words}\n{OTHERS}", PARTNERSHIP)
        first = preview.lines[0]
        assert first.new is not None, words
        assert (first.new.name, first.new.single, first.accepted) == ("Otto Otter", True, True), words
    alone = read_list("Otto Otter sucht Partner\nCarla Dachs\nIda Igel\n", PLAYER).lines[0].new
    assert alone is not None
    assert alone.name == "Otto Otter"


def test_a_place_without_a_name_names_nobody():
    for words in ("Partner gesucht", "Wer sucht noch?", "noch jemand sucht Partner"):
        assert fates(f"{words}\n{OTHERS}", PARTNERSHIP) == ["-", "in", "in"], words


REQUESTS = [
    "please assign",
    "same as last year",
    "n'importe qui",
    "à trouver",
    "nehme jeden",
    "wird nachgemeldet",
    "siehe Karl",
    "Siehe Karl",
    "gleicher wie letztes Mal",
    "Please assign",
]


def test_a_request_below_partner_is_no_person():
    for cell in REQUESTS:
        others = "Carla Dachs;same as before\nIda Igel;nehme alle\nFritz Fuchs;egal, irgendwer\n"
        assert fates(f"Name;Partner\nGina Gans;{cell}\nRosa Reh;Uwe Uhu\n{others}", PARTNERSHIP)[:2] == [
            "?",
            "in",
        ], cell
    small = "Name;Partner\nanna adler;beat biber\ncarla dachs;fritz fuchs\nida igel;uwe uhu\n"
    assert fates(small, PARTNERSHIP) == ["in"] * 3


@pytest.mark.parametrize(
    ("heading", "cells", "expected"),
    [
        ("Teilnahme", ("Turnier", "Turnier", "nein"), ["?", "?", "-"]),
        ("Teilnahme", ("ja", "Essen", "Zuschauer", "Küche"), ["in", "?", "?", "?"]),
        ("Attending", ("tournament", "dinner only", "watching only"), ["?", "?", "?"]),
        ("Participation", ("joue", "repas seulement", "aide en cuisine"), ["in", "?", "?"]),
        ("Dabei", ("Turnier", "nur Apéro"), ["?", "?"]),
        ("Zusage", ("Tichu", "Jass"), ["?", "?"]),
        ("Anwesenheit", ("spielt", "schaut zu"), ["?", "?"]),
        ("Status", ("spielt", "Zuschauer", "Helfer"), ["in", "?", "?"]),
        ("Status", ("Lehrling", "Studentin"), ["in", "in"]),
        ("Rückmeldung", ("Leider keine Zeit", "Freue mich"), ["?", "?"]),
        ("Réponse", ("désolé pas possible", "oui"), ["-", "in"]),
        (
            "Bezahlt",
            ("ja", "überwiesen", "Rechnung", "E-Banking", "versprochen"),
            ["in paid"] * 2 + ["?"] * 3,
        ),
        ("Bezahlt von", ("Anna", "Beat", "Carla"), ["in", "in", "in"]),
    ],
)
def test_one_plain_answer_makes_the_others_of_its_column_doubtful(heading, cells, expected):
    assert fates(column(heading, *cells)) == expected
