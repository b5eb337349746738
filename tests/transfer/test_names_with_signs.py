"""Is what stands with a name asked about: another person, a mark, a lost letter; and is no club none?"""

from pathlib import Path

import pytest
from openpyxl import Workbook
from openpyxl.comments import Comment

from tests.evenings import keys
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.two_in_one import two_in_one

LISTS = Path(__file__).parent / "lists"
PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP


def lines(*cells, heading="Name"):
    """The lines of a list of players, in which each of these cells stands for one."""
    rows = ('"' + cell.replace('"', '""') + '"' for cell in cells)
    return read_list("\n".join((heading, *rows)) + "\n", PLAYER).lines


PLAIN = ("Rosa Reh", "Fritz Fuchs", "Otto Otter")


@pytest.mark.parametrize(
    "sign",
    [
        "\n",
        "  ",
        "\t",
        "\\",
        " => ",
        " ↔ ",
        " * ",
        "_",
        " ~ ",
        " · ",
        " > ",
        " -> ",
        " | ",
        " / ",
        " • ",
        " ⇄ ",
        " ^ ",
        " 🤝 ",
        " <-> ",
        " = ",
        " ; ",
        " + ",
    ],
)
def test_any_sign_between_two_names_may_be_two_people(sign):
    found = lines(f"Balu Bär{sign}Ida Igel", *PLAIN)
    assert [line.new.name for line in found][:2] == ["Balu Bär", "Ida Igel"]
    assert [line.waits for line in found] == [True, True, False, False, False]


def test_two_initials_may_be_two_people():
    assert [line.new.name for line in lines("B. Bär I. Igel", *PLAIN) if line.waits] == ["B. Bär", "I. Igel"]


@pytest.mark.parametrize(
    ("row", "names"),
    [
        ("Balu/Ida;Bär/Igel", ["Balu Bär", "Ida Igel"]),
        ("Balu & Ida;Bär", ["Balu Bär", "Ida Bär"]),
        ("Balu;Bär/Igel", ["Balu Bär", "Igel"]),
    ],
)
def test_two_people_may_stand_below_first_and_last_name(row, names):
    found = read_list(f"Vorname;Nachname\n{row}\nRosa;Reh\n", PLAYER).lines
    assert [line.new.name for line in found if line.waits] == names


def test_several_people_by_one_name_are_asked_about():
    words = (
        "Herr und Frau Hase",
        "Ehepaar Bär",
        "Fam. Bär (3)",
        "Familie Igel",
        "Eltern Uhu",
        "Mr. and Mrs. Hare",
    )
    words = (*words, "Geschwister Reh", "Die Füchse", "Famille Hase", "M. et Mme Ours", "Team Lachs")
    for word in words:
        assert [line.waits for line in lines(word, *PLAIN)][-4:-3] == [True], word
        assert all(line.new.name != "und Frau Hase" for line in lines(word, *PLAIN))


MARKS = [
    "🤒",
    "⏳",
    "❓",
    "🚑",
    "WL",
    "VP",
    "2. Runde",
    "2 Personen",
    "½",
    "-",
    "–",
    "und",
    "und ???",
    "?",
    "= Fahrer",
    "*Fahrer",
    "(3)",
    "[2]",
]


@pytest.mark.parametrize("mark", MARKS)
def test_no_mark_behind_a_name_is_kept_or_dropped_without_a_word(mark):
    assert [line.waits for line in lines(f"Balu Bär {mark}", *PLAIN)][-4:] == [True, False, False, False]
    assert lines("Rosa Reh", f"Balu Bär {mark}")[1].waits


def test_a_mark_between_given_name_and_surname_is_asked_about():
    text = "Vorname 1;Nachname 1;Vorname 2;Nachname 2\nBalu VP;Bär;Ida;Igel\nUwe;Uhu;Otto;Otter\n"
    assert [line.waits for line in read_list(text, PARTNERSHIP).lines] == [True, False]
    (asked,) = two_in_one(("Balu VP Bär",), PLAYER)
    assert (asked.args["one"], asked.args["text"]) == ("Balu Bär", "VP")


@pytest.mark.parametrize(
    "name", ["(Balu Bär)", "[Balu Bär]", "{Balu Bär}", "-Balu Bär-", "J?rg Bär", "Ren\ufffde Bär", "Balu B%r"]
)
def test_a_name_within_signs_or_with_a_lost_letter_is_asked_about(name):
    assert lines(name, *PLAIN)[0].waits


@pytest.mark.parametrize(
    "name",
    [
        "Anna-Lena von Bär",
        "Jean-Luc d’Âne",
        "O'Hara Igel",
        "B. Bär",
        "Balu Bär jun.",
        "Dr. Bär",
        "Balu 'Bumm' Bär",
        "Balu „Bumm“ Bär",
        "Łukasz Żółw",
        "Balu Bär II",
        "Noe\u0308mi Reh",
        "Balu BÄR",
        "Balu (Bumm) Bär",
        "Uwe N.",
    ],
)
def test_a_plain_name_is_not_asked_about(name):
    assert not [line for line in lines(name, *PLAIN) if line.waits]
    assert two_in_one((name,), PLAYER) == ()


def test_an_emoji_that_many_have_says_nothing_of_one():
    names = ("Balu Bär 🎉", "Ida Igel 🎉", "Uwe Uhu 🎉", "Yves Yak 🎲", "Rosa Reh")
    assert not [line for line in lines(*names) if line.waits]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Ehepaar Bär", "entrant-name-unsaid"),
        ("Fam. Bär", "entrant-name-unsaid"),
        ("J?rg Bär", "entrant-name-unsaid"),
        ("(Balu Bär)", "entrant-name-unsaid"),
        ("-Balu Bär-", "entrant-name-unsaid"),
        ("Balu Bär WL", "entrant-beside-name"),
        ("Balu Bär und", "entrant-beside-name"),
        ("Balu Bär -> Ida Igel", "entrant-two-in-one"),
        ("Balu Bär · Ida Igel", "entrant-two-in-one"),
        ("Herr und Frau Hase", "entrant-two-in-one"),
    ],
)
def test_a_typed_name_is_judged_as_in_a_list(typed, key):
    assert keys(two_in_one((typed,), PLAYER)) == [key]
    assert lines(typed, *PLAIN)[0].waits


NO_CLUB = [
    "-",
    "–",
    "keiner",
    "n/a",
    "kein Verein",
    "ohne",
    "nein",
    "0",
    "FALSCH",
    "none",
    "aucun",
    "sans",
    "kein",
    "no club",
]


@pytest.mark.parametrize("cell", NO_CLUB)
def test_what_says_that_there_is_no_club_is_none(cell):
    (first, other) = read_list(f"Name;Verein\nBalu Bär;{cell}\nIda Igel;Teich\n", PLAYER).lines
    assert (first.new.club, first.waits, other.new.club) == ("", False, "Teich")


@pytest.mark.parametrize(
    ("cell", "club"), [("?", ""), ("??", ""), ("x", ""), ("ja", ""), ("unbekannt", ""), ("Z?rich", "Z?rich")]
)
def test_what_may_be_a_club_or_none_is_asked_about(cell, club):
    first = read_list(f"Name;Verein\nBalu Bär;{cell}\nIda Igel;Teich\nUwe Uhu;Au\n", PLAYER).lines[0]
    assert (first.new.club, first.waits) == (club, True)


def test_words_for_no_club_hide_no_clubs_in_a_list_without_headings():
    text = "Balu Bär;0\nIda Igel;TC Teich\nUwe Uhu;ohne\nOtto Otter;-\nRosa Reh;TC Teich\n"
    found = read_list(text, PLAYER)
    assert [line.new.club for line in found.lines] == ["", "TC Teich", "", "", "TC Teich"]
    assert not found.accepted()  # so few are clubs that the column may be about something else


@pytest.mark.parametrize("wide", ["  ", "     ", " \u00a0 ", "\t"])
def test_a_wide_gap_between_two_names_is_seen_in_workbooks_too(tmp_path, wide):
    book = Workbook()
    for row in (["Ganzer  Name"], ["Rosa Reh"], [f"Balu Bär{wide}Ida Igel"], ["  Uwe  Uhu "]):
        book.active.append(row)
    book.save(tmp_path / "a.xlsx")
    found = read_list(tmp_path / "a.xlsx", PLAYER).lines
    assert [(line.new.name, line.waits) for line in found] == [
        ("Rosa Reh", False),
        ("Balu Bär", True),
        ("Ida Igel", True),
        ("Uwe Uhu", False),
    ]


def test_a_comment_in_an_old_workbook_is_asked_about():
    found = read_list(LISTS / "comments.xls", PLAYER).lines
    assert [line.waits for line in found] == [False, True, False, True]
    assert [each.args["comment"] for line in found for each in line.findings] == [
        "hat abgesagt",
        "weiss nicht",
    ]


def test_a_comment_on_a_cell_is_asked_about(tmp_path):
    book = Workbook()
    for row in (["Name", "Verein"], ["Balu Bär", "Teich"], ["Ida Igel", "Teich"], ["Uwe Uhu", ""]):
        book.active.append(row)
    book.active["A3"].comment = Comment("hat abgesagt", "Otter")
    book.active["B4"].comment = Comment("weiss nicht", "Otter")
    book.save(tmp_path / "a.xlsx")
    found = read_list(tmp_path / "a.xlsx", PLAYER).lines
    assert [line.waits for line in found] == [False, True, True]
    assert [
        each.args["comment"] for line in found for each in line.findings if each.key == "import-comment"
    ] == [
        "hat abgesagt",
        "weiss nicht",
    ]
