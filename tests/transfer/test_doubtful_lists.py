"""Is nothing of a list taken that was not understood, and does what is doubtful wait?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.transfer.files_to_read import about, brought, told, workbook
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.account import Fate
from tichu_turnier.transfer.lists.answers import Answer, answer, paid

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP
QUESTIONS = [
    "import-more-cells",
    "import-order-unknown",
    "import-two-people",
    "import-club-beside",
    "import-brackets",
    "import-unclear",
    "import-maybe",
    "import-odd-name",
    "import-placeholder",
    "import-one-surname",
    "import-says-otherwise",
    "import-no-word",
]


def everybody(preview):
    """Who would come if all that waits were taken, and what is asked about each."""
    asked = {
        (line.number, line.part): [f.key for f in line.findings if f.key in QUESTIONS]
        for line in preview.lines
    }
    return [
        (line.new.name, *line.new.members, line.new.club, *asked[line.number, line.part])
        for line in preview.lines
        if line.new is not None
    ]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Name\nBär, Balu\nIgel, Ida\n", [("Balu Bär", ""), ("Ida Igel", "")]),
        ("Nr,Name\n1,Bär, Balu\n2,Igel, Ida\n", [("Balu Bär", ""), ("Ida Igel", "")]),
        ("Name/Vorname\nReh, Uhu\nLuchs, Yak\n", [("Uhu Reh", ""), ("Yak Luchs", "")]),
        ("Name,Verein\nBär, Balu,Bern\nIgel, Ida,Bern\n", [("Balu Bär", "Bern"), ("Ida Igel", "Bern")]),
    ],
)
def test_cells_beyond_the_headings_are_a_question_with_the_likely_answer(text, people):
    preview = read_list(text, PLAYER)
    assert preview.accepted() == ()
    assert everybody(preview) == [(*each, "import-more-cells") for each in people]


def test_a_comma_that_parts_a_club_moves_no_payment():
    preview = read_list("Name,Verein,Bezahlt\nUhu Reh,Jassclub, Bern,ja\nYak Luchs,Chur,nein\n", PLAYER)
    assert [(new.name, new.club, new.paid) for new in preview.accepted(doubtful=True)] == [
        ("Uhu Reh", "Jassclub, Bern", True),
        ("Yak Luchs", "Chur", False),
    ]
    assert [line.waits for line in preview.lines] == [True, False]


def test_partners_whom_a_comma_parts():
    preview = read_list("Partner 1,Partner 2\nReh, Uhu,Luchs, Yak\nGans, Elch,Kauz, Ida\n", PARTNERSHIP)
    assert [each[1:3] for each in everybody(preview)] == [("Uhu Reh", "Yak Luchs"), ("Elch Gans", "Ida Kauz")]
    assert preview.accepted() == ()


@pytest.mark.parametrize(
    "text", ["Bär, Balu\nIgel, Ida\nUhu, Urs\n", "Reh, Uhu\nBär, Balu\nYak, Ida\nGans, Elch\n"]
)
def test_a_comma_without_headings_parts_surname_and_given_name_and_is_asked_about(text):
    preview = read_list(text, PLAYER)
    first = text.split("\n")[0].split(", ")
    assert everybody(preview)[0] == (f"{first[1]} {first[0]}", "", "import-order-unknown")
    assert preview.accepted() == ()


QUESTIONNAIRE = "Vor- und Nachname,{},Name deines Partners\nRosa Biber,Ja,Uwe Dachs\nIda Fuchs,Nein,\n"


@pytest.mark.parametrize(
    "question", ["Spielst du mit Partner?", "Hast du einen Partner?", "Partner vorhanden", "Partner"]
)
def test_a_column_of_yes_and_no_is_no_partner(question):
    preview = read_list(QUESTIONNAIRE.format(question), PARTNERSHIP)
    assert [new.members for new in preview.accepted()] == [("Rosa Biber", "Uwe Dachs"), ("Ida Fuchs",)]


@pytest.mark.parametrize(
    "question", ["Bist du in einem Verein?", "Club member?", "Vereinsmitglied?", "Verein"]
)
def test_a_column_of_yes_and_no_is_no_club(question):
    preview = read_list(f"Name;{question}\nRosa Biber;Ja\nIda Fuchs;Nein\n", PLAYER)
    assert brought(preview) == [("Rosa Biber", ""), ("Ida Fuchs", "")]
    assert about(preview) == ["import-column-ignored"]


@pytest.mark.parametrize(
    ("headings", "cells"),
    [
        ("Jahresbeitrag 2026 bezahlt;Startgeld bezahlt", ("ja;nein", "nein;ja")),
        ("Startgeld bezahlt;Mitgliedsbeitrag bezahlt", ("nein;ja", "ja;nein")),
        ("Cotisation payée;Payé", ("oui;non", "non;oui")),
        ("Startgeld;Bezahlt", ("10;nein", "10;ja")),
        ("Beitrag;Bezahlt", ("10;nein", "10;ja")),
        ("Entry fee;Paid", ("10;no", "10;yes")),
        ("Bezahlt;Startgeld", ("nein;10", "ja;10")),
        ("Bezahlt;Bar oder Twint", ("✗;bar", "✓;Twint")),
        ("Bezahlt;Tel.", ("bar vor Ort;1", "überwiesen;2")),
        ("Mitgliedsbeitrag bezahlt;x", ("ja;", "ja;")),
    ],
)
def test_who_has_paid_the_entry_fee(headings, cells):
    preview = read_list(f"Name;{headings}\nRosa;{cells[0]}\nIda;{cells[1]}\n", PLAYER)
    payers = [False, not headings.startswith("Mitglieds")]
    assert [new.paid for new in preview.accepted()] == payers
    assert about(preview) == ["import-column-ignored"] or "Tel" in headings or ";x" in headings


NO = [
    "Nein",
    "no",
    "non",
    "Storno",
    "Storniert",
    "Kann nicht",
    "Nimmt nicht teil",
    "Zurückgezogen",
    "Abgelehnt",
    "Ausgetreten",
    "Gekündigt",
    "Inaktiv",
    "Not Attending",
    "Deleted",
    "Refunded",
    "Cancelled",
    "Ne vient pas",
    "Annulé",
    "Absent",
    "Leider nein",
    "Verhindert",
    "krank",
    "abwesend",
    "0",
    "FALSE",
    "FALSCH",
    "FAUX",
    "❌",
    "✗",
    "👎",
    "kann leider nicht",
    "sagt ab",
    "abgemeldet am 3.11.",
    "excusé",
    "désinscrit",
    "withdrawn",
]
YES = [
    "Ja",
    "yes",
    "oui",
    "x",
    "✓",
    "✅",
    "angemeldet",
    "dabei",
    "kommt",
    "bestätigt",
    "going",
    "inscrit",
    "1",
    "TRUE",
    "WAHR",
    "VRAI",
    "ok",
    "Ja, gerne",
    "aktiv",
]
MAYBE = [
    "vielleicht",
    "evtl.",
    "?",
    "❓",
    "noch offen",
    "maybe",
    "tentative",
    "peut-être",
    "weiss noch nicht",
    "not sure",
    "à confirmer",
]


@pytest.mark.parametrize(
    ("words", "said"), [(NO, Answer.NO), (YES, Answer.YES), (MAYBE, Answer.MAYBE)], ids=["no", "yes", "maybe"]
)
def test_answers(words, said):
    assert {word: answer(word) for word in words} == dict.fromkeys(words, said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("ja;x;✓;bezahlt;10;CHF 10.-;10.00;3.11.;Ja, per TWINT;überwiesen;paid;réglé", Answer.YES),
        ("nein;✗;❌;0;0.00;offen;bar vor Ort;zahlt am Abend;unpaid;noch nicht;à payer;sur place", Answer.NO),
        ("?;halb;xyz;Gönner", None),
    ],
)
def test_whether_somebody_has_paid(words, said):
    for word in words.split(";"):
        assert paid(word) is said or (said is None and paid(word) in (Answer.MAYBE, Answer.UNKNOWN)), word


@pytest.mark.parametrize(
    "heading", ["Status", "Kommt", "Kommst du?", "Teilnahme", "Zusage", "RSVP", "Anmeldung"]
)
def test_who_says_no_stays_away_and_who_says_neither_waits(heading):
    text = f"Name;{heading}\nRosa;ja\nIda;nein\nUwe;FALSCH\nReh;Ja\nYak;vielleicht\nElch;Stufe 2\n"
    preview = read_list(text, PLAYER)
    assert brought(preview) == [("Rosa", ""), ("Reh", "")]
    assert told(preview) == [
        (3, "import-gone"),
        (4, "import-gone"),
        (6, "import-unclear"),
        (7, "import-unclear"),
    ]


def test_boxes_of_a_workbook(tmp_path):
    rows = [["Rosa", True, True, False], ["Ida", False, False, True], ["Uwe", True, False, True]]
    file = workbook(tmp_path / "a.xlsx", ["Name", "Kommt", "Bezahlt", "Anwesend"], *rows)
    news = read_list(file, PLAYER).accepted()
    assert [(new.name, new.paid, new.present) for new in news] == [
        ("Rosa", True, False),
        ("Uwe", False, True),
    ]


@pytest.mark.parametrize(
    ("heading", "yes", "no"),
    [("Abgemeldet", "x", ""), ("Abgesagt", "ja", "nein"), ("Cancelled", "3.11.", "")],
)
def test_a_column_for_those_who_have_withdrawn(heading, yes, no):
    preview = read_list(f"Name;{heading}\nRosa;{no}\nIda;{yes}\nUwe;{no}\n", PLAYER)
    assert (brought(preview), told(preview)) == ([("Rosa", ""), ("Uwe", "")], [(3, "import-gone")])


@pytest.mark.parametrize(
    "heading", ["Anwesend letztes Jahr", "Letztes Jahr dabei", "Present last year", "2025 anwesend"]
)
def test_last_year_is_not_today(heading):
    preview = read_list(f"Name;{heading}\nRosa;ja\nIda;nein\n", PLAYER)
    assert [(new.name, new.present) for new in preview.accepted()] == [("Rosa", False), ("Ida", False)]


def test_a_poll_and_who_can_come_on_no_day():
    text = ";Sa. 28. November;Sa. 5. Dezember\nRosa;Ja;Nein\nIda;Nein;Nein\nUwe;Ja;Ja\nTotal;2;1\n"
    preview = read_list(text, PLAYER)
    assert (brought(preview), told(preview)) == ([("Rosa", ""), ("Uwe", "")], [(3, "import-gone")])
    days = "Name;Sa. 28. November;Sa. 5. Dezember"
    blank = read_list(f"{days}\nRosa;OK;\nIda;;\nUwe;OK;OK\nReh;;OK\nTotal;2 (+1);2\n", PLAYER)
    assert [new.name for new in blank.accepted()] == ["Rosa", "Uwe", "Reh"]
    assert (told(blank), about(blank)) == ([(3, "import-no-answer")], ["import-total-row"])


def test_the_last_answer_of_a_form_holds():
    text = (
        "Zeitstempel;Name;Kommst du?;Bezahlt\n22.11.2026 08:00:00;Ida;Nein;\n"
        "20.11.2026 18:03:05;Ida;Ja;ja\n20.11.2026 19:00:00;Uwe;Vielleicht;nein\n"
        "21.11.2026 19:00:00;Uwe;Ja;ja\n"
    )
    preview = read_list(text, PLAYER)
    assert [(new.name, new.paid) for new in preview.accepted()] == [("Uwe", True)]
    assert told(preview) == [(2, "import-gone"), (3, "import-answered-again"), (4, "import-answered-again")]


def test_without_a_time_nobody_knows_which_line_holds():
    preview = read_list("Name;Status\nIda;ja\nUwe;ja\nIda;nein\n", PLAYER)
    assert told(preview) == [(2, "import-says-otherwise"), (4, "import-gone")]
    assert brought(preview) == [("Uwe", "")]


@pytest.mark.parametrize(
    "text",
    [
        "1. Bär Balu\n2. Igel Ida\n3. Hase Hans\n3. Reh Rosa\n",
        "1. Bär Balu\n2. Igel Ida\nWarteliste:\n1. Hase Hans\n2. Reh Rosa\n",
        "1. Bär Balu\n2. Igel Ida\n4. Hase Hans\n3. Reh Rosa\n",
        "1. Bär Balu\n2. Igel Ida\nHase Hans\nReh Rosa\nElch Emil\n",
    ],
)
def test_no_number_stays_in_a_name(text):
    people = [new.name for new in read_list(text, PLAYER).accepted(doubtful=True)]
    assert people[:4] == ["Bär Balu", "Igel Ida", "Hase Hans", "Reh Rosa"]


def test_a_cross_behind_a_number_counts():
    preview = read_list("1. Bär Balu\n2. ❌ Igel Ida\n3. Hase Hans\n", PLAYER)
    assert (brought(preview), told(preview)) == ([("Bär Balu", ""), ("Hase Hans", "")], [(2, "import-gone")])


def test_a_title_is_no_person_and_a_club_no_title():
    people = "Balu Bär\nIda Igel\nUwe Uhu\nReh Rosa\n"
    assert len(read_list(f"Tichu\n{people}", PLAYER).accepted()) == 4
    first = read_list(
        "- Otto Otter (Tichu Basel)\n- Balu Bär (TC)\n- Ida Igel (TC)\n- Uwe Uhu (TC)\n", PLAYER
    )
    assert brought(first)[0] == ("Otto Otter", "Tichu Basel")


def test_an_address_behind_two_names_takes_nobody_away():
    text = "Paar\nBalu Bär / Ida Igel, b@wald.example\nUwe Uhu / Reh Rosa\n"
    assert [new.members for new in read_list(text, PARTNERSHIP).accepted()] == [
        ("Balu Bär", "Ida Igel"),
        ("Uwe Uhu", "Reh Rosa"),
    ]


def test_who_wants_no_dinner_comes():
    preview = read_list("Name\nBalu Bär - no dinner\nIda Igel (kein Fleisch)\nUwe Uhu (abgesagt)\n", PLAYER)
    assert brought(preview) == [("Balu Bär", ""), ("Ida Igel", "")]


def test_numbers_in_front_of_surnames():
    preview = read_list("Name;Vorname\n1. Bär;Balu\n2. Igel;Ida\n3. Uhu;Uwe\n", PLAYER)
    assert brought(preview) == [("Balu Bär", ""), ("Ida Igel", ""), ("Uwe Uhu", "")]


def test_a_number_that_belongs_to_a_name_stays():
    assert brought(read_list("Name\n1. FC Biber\nAdler 1\nAdler 2\n", PLAYER)) == [
        ("1. FC Biber", ""),
        ("Adler 1", ""),
        ("Adler 2", ""),
    ]


@pytest.mark.parametrize(
    "cell", ["Otto Otter / Paula Panda", "Otto Otter & Paula Panda", "Otto Otter und Paula Panda"]
)
def test_two_people_in_a_cell_are_two_lines_that_wait(cell):
    preview = read_list(f"Name\nRosa Reh\n{cell}\n", PLAYER)
    assert brought(preview) == [("Rosa Reh", "")]
    assert everybody(preview)[1:] == [
        (name, "", "import-two-people") for name in ("Otto Otter", "Paula Panda")
    ]


def test_a_free_place_beside_a_player_is_no_part_of_the_name():
    """The sign between them stayed: somebody was called `Anna Igel /`."""
    for sign in "/&+":
        preview = read_list(f"Name\nRosa Reh\nAnna Igel {sign} ?\n", PLAYER)
        assert brought(preview) == [("Rosa Reh", "")]
        assert everybody(preview)[1:] == [("Anna Igel", "", "import-placeholder")]


def test_a_couple_has_its_surname_once():
    preview = read_list("Paar\nHans und Heidi Hase\nBalu Bär und Ida Igel\n", PARTNERSHIP)
    assert everybody(preview)[0][1:] == ("Hans Hase", "Heidi Hase", "", "import-one-surname")
    assert [new.members for new in preview.accepted()] == [("Balu Bär", "Ida Igel")]


@pytest.mark.parametrize(
    "word",
    ["N.N.", "sucht noch", "egal", "noch offen", "mit Freundin", "siehe unten", "keiner", "TBA", "à définir"],
)
def test_what_stands_in_place_of_a_partner_is_no_person(word):
    preview = read_list(f"Spieler 1;Spieler 2\nBalu Bär;Ida Igel\nUwe Uhu;{word}\n", PARTNERSHIP)
    last = preview.lines[1]
    assert (last.new.members, last.new.single) == (("Uwe Uhu",), True)
    assert last.waits or word in ("sucht noch", "TBA")


@pytest.mark.parametrize(
    "row", ["Damen", "Herren", "Tisch 1", "Gruppe A", "Table 2", "Messieurs", "Senioren:"]
)
def test_groups_are_no_people(row):
    preview = read_list(f"Name\n{row}\nBalu Bär\nIda Igel\n", PLAYER)
    assert brought(preview) == [("Balu Bär", ""), ("Ida Igel", "")]
    assert told(preview) == [(2, "import-no-person")]


def test_clubs_in_brackets():
    most = "Balu Bär (TC Teich)\nIda Igel (TC Wald)\nUwe Uhu (TC Teich)\nReh Rosa\n"
    assert brought(read_list(most, PLAYER))[:2] == [("Balu Bär", "TC Teich"), ("Ida Igel", "TC Wald")]
    one = read_list("Balu Bär (TC Teich)\nIda Igel\nUwe Uhu\nReh Rosa\n", PLAYER)
    assert everybody(one)[0] == ("Balu Bär", "TC Teich", "import-club-beside")


def test_letters_that_went_through_utf_8_twice():
    preview = read_list("Name;Verein\nBalu BÃ¤r;ZÃ¼rich\nZoÃ© Ã‚ne;\n", PLAYER)
    assert brought(preview) == [("Balu Bär", "Zürich"), ("Zoé Âne", "")]
    assert about(preview) == ["import-encoding-doubled"]


def test_hidden_and_struck_rows_wait(tmp_path):
    from openpyxl import Workbook
    from openpyxl.styles import Font

    book = Workbook()
    for name in ("Name", "Balu Bär", "Ida Igel", "Uwe Uhu"):
        book.active.append([name])
    book.active.row_dimensions[3].hidden = True
    book.active["A4"].font = Font(strike=True)
    book.save(tmp_path / "a.xlsx")
    preview = read_list(tmp_path / "a.xlsx", PLAYER)
    assert (brought(preview), told(preview)) == (
        [("Balu Bär", "")],
        [(3, "import-hidden"), (4, "import-struck")],
    )
    assert len(preview.accepted(doubtful=True)) == 3


HEADINGS = st.sampled_from(
    [
        "Name",
        "Vorname",
        "Nachname",
        "Verein",
        "Status",
        "Bezahlt",
        "Bemerkung",
        "Spieler 1",
        "Spieler 2",
        "Team",
        "",
    ]
)
CELLS = st.sampled_from(
    [
        "Balu Bär",
        "Ida",
        "Igel",
        "ja",
        "nein",
        "",
        "10",
        "x",
        "N.N.",
        "3. Reh",
        "A & B",
        "Bern",
        "vielleicht",
        "?",
        "(Uhu)",
    ]
)


@given(
    st.lists(HEADINGS, min_size=1, max_size=4),
    st.lists(st.lists(CELLS, min_size=1, max_size=6), max_size=6),
    st.sampled_from(Unit),
)
def test_no_filled_cell_of_any_line_is_without_a_fate(headings, rows, unit):
    text = "\n".join(";".join(row) for row in (headings, *rows))
    preview = read_list(text, unit)
    for line in preview.lines:
        filled = {index for index, cell in enumerate(line.cells) if cell}
        assert set(line.account) == filled
        for fate in line.account.values():
            assert fate.fate is Fate.USED or fate.finding is not None
        assert (
            line.waits
            or not any(fate.fate is Fate.DOUBTED for fate in line.account.values())
            or not line.accepted
        )


@pytest.mark.parametrize(
    "line",
    ["vielleicht Anna Elch", "Evtl. Anna Elch", "maybe Anna Elch", "peut-être Anna Elch", "Anna Elch evtl."],
)
def test_a_doubt_beside_a_name_is_no_part_of_it(line):
    """Of all names with their doubt in front the program once took the first: `vielleicht Elch`."""
    preview = read_list(f"{line}\nBea Bär\nCarl Uhu\n", Unit.PLAYER)
    assert [each.number for each in preview.waiting()] == [1]


def test_a_no_that_a_comma_may_have_moved_leaves_nobody_out():
    """The club was parted from the name: what stands below `Status` belongs to the question before it."""
    head = "Name,Schon dabei,Status,Bemerkung\n"
    rows = (
        "Anna Elch,TC Au,Nein,Ja,neu",
        "Bea Bär,TC Au,Nein,Ja",
        "Carl Uhu,TC Au,Ja,Ja",
        "Ida Igel,TC Au,Ja,Ja",
    )
    preview = read_list(head + "\n".join(rows), PLAYER)
    assert [line.new.name for line in preview.waiting()] == ["Anna Elch", "Bea Bär", "Carl Uhu", "Ida Igel"]
