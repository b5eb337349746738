"""Does a cell mean what its heading asks: denials, conditions, no answer, two rows a team, money?"""

from datetime import date

import pytest
from openpyxl import Workbook

from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.list_habits import Given

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP
DAY = date(2026, 11, 28)


def fates(text, unit=PLAYER, **known):
    """Of each line whether it is taken (with `paid` and `here`), asked about (`?`), or left out (`-`)."""
    return [_fate(line) for line in read_list(text, unit, given=Given(day=DAY, **known)).lines]


def _fate(line):
    if line.new is None or not (line.accepted or line.waits):
        return "-"
    return "?" if line.waits else " ".join(["in"] + ["paid"] * line.new.paid + ["here"] * line.new.present)


def column(heading, *cells):
    """A list of players with one column beside their names."""
    names = ("Balu Bär", "Ida Igel", "Uwe Uhu", "Yves Yak", "Rosa Reh", "Fritz Fuchs")
    rows = (f"{name};{cell}" for name, cell in zip(names, cells, strict=False))
    return "\n".join((f"Name;{heading}", *rows)) + "\n"


NOT_PAID = [
    "Nicht bezahlt",
    "Noch nicht bezahlt",
    "Not paid",
    "Not yet paid",
    "Hasn't paid",
    "Pas payé",
    "N'a pas payé",
]


@pytest.mark.parametrize("heading", NOT_PAID)
def test_a_tick_below_not_paid_is_no_payment(heading):
    assert fates(column(heading, "x", "", "nein")) == ["in", "?", "?"]
    assert fates(column(heading, "", "")) == ["?", "?"]


@pytest.mark.parametrize(
    "heading", ["Nicht anwesend", "Nicht eingecheckt", "Non présent", "Not present", "Nie anwesend"]
)
def test_nobody_is_here_by_a_tick_below_not_here(heading):
    assert fates(column(heading, "x", "", "ja")) == ["?", "in", "?"]


@pytest.mark.parametrize(
    "heading",
    ["Kommt nicht", "Can't come", "Cannot attend", "Unable to attend", "Won't come", "Ne vient pas"],
)
def test_a_tick_below_not_coming_leaves_out_the_right_one(heading):
    assert fates(column(heading, "x", "", "nein", "vielleicht")) == ["-", "in", "?", "?"]


@pytest.mark.parametrize("heading", ["Nicht abgesagt", "Not cancelled", "Pas annulé"])
def test_below_not_cancelled_only_a_tick_is_plain(heading):
    assert fates(column(heading, "x", "", "nein")) == ["in", "?", "?"]


@pytest.mark.parametrize(
    "heading", ["Dabei? (ja/nein)", "Kommst du oder nicht?", "Bezahlt ja/nein", "Present yes/no"]
)
def test_who_asks_for_yes_or_no_denies_nothing(heading):
    assert "import-denied" not in [
        found.key for line in read_list(column(heading, "x", "x"), PLAYER).lines for found in line.findings
    ]


def test_a_column_and_its_denial_agree():
    text = "Name;Bezahlt;Nicht bezahlt\nBalu Bär;x;\nIda Igel;;x\nUwe Uhu;x;x\n"
    assert fates(text) == ["in paid", "in", "?"]


@pytest.mark.parametrize(
    "heading", ["Teilnahme", "Zusage", "Participation", "Coming?", "Dabei", "Bestätigt", "Status"]
)
@pytest.mark.parametrize(("yes", "no"), [("Ja", "Nein"), ("oui", "non"), ("TRUE", "FALSE"), ("✓", "✗")])
def test_no_answer_among_answers_is_asked_about(heading, yes, no):
    assert fates(column(heading, yes, no, "")) == ["in", "-", "?"]
    assert fates(column(heading, yes, *[""] * 4)) == ["in", *"????"]
    assert fates(column(heading, no, "")) == ["-", "?"]


def test_where_only_those_who_left_are_marked_the_others_come():
    assert fates(column("Status", "", "abgemeldet", "", "krank")) == ["in", "-", "in", "-"]
    assert fates(column("Status", "Gast", "", "")) == ["in"] * 3


def test_no_answer_in_a_poll_is_a_no_unless_others_say_it():
    text = "Name;Sa 28.11.\nBalu Bär;✔\nIda Igel;\nUwe Uhu;{}\nYves Yak;(✔)\n"
    assert fates(text.format("✘")) == ["in", "?", "-", "?"]
    assert fates(text.format("✔")) == ["in", "-", "in", "?"]


@pytest.mark.parametrize(
    "heading", ["Anwesend", "Anwesenheit", "Da", "Eingecheckt", "Present", "Arrived", "Présence"]
)
def test_who_does_not_come_is_not_registered_by_a_column_of_presence(heading):
    words = ["ne viendra pas", "kommt nicht", "krank", "abgemeldet", "cancelled", "sous réserve"]
    assert fates(column(heading, *words)) == [*"-----", "?"]
    assert fates(column(heading, "verhindert", "entschuldigt", "sick", "sera là", "ja", "")) == [
        *"---?",
        "in here",
        "in",
    ]


def test_no_below_present_may_be_not_coming_or_not_yet_here():
    assert fates(column("Anwesend", "nein", "ja", "☐", "FALSE", "❌")) == ["?", "in here", "in", "in", "?"]
    assert fates(column("Eingecheckt", "nein", "ja")) == ["in", "in here"]


def test_who_has_left_by_the_word_below_paid_is_asked_about():
    assert fates(column("Bezahlt", "ja", "abgemeldet", "storniert", "nein")) == ["in paid", "?", "?", "in"]


@pytest.mark.parametrize(
    "word",
    [
        "(ja)",
        "(✔)",
        "(x)",
        "Ja, wenn Platz",
        "ja, aber nur bis 22 Uhr",
        "Ja, nur wenn jemand fehlt",
        "Yes, if needed",
        "yes but late",
        "Oui, sous réserve",
        "oui si possible",
        "ja, ausser ich bin krank",
        "zugesagt unter Vorbehalt",
        "✓ wenn Platz",
        "ja Tisch drei",
        "ja, 2",
        "kommt wahrscheinlich",
    ],
)
def test_a_yes_with_a_condition_or_more_than_is_understood_is_asked_about(word):
    assert fates(column("Dabei", word, "ja")) == ["?", "in"]


@pytest.mark.parametrize(
    "word",
    [
        "ja",
        "Ja, gerne!",
        "Ja, ich komme sehr gerne",
        "yes please",
        "Oui, avec plaisir",
        "angemeldet am 3.11.2026",
        "[x]",
        "bestätigt 3. November 2026, 14:30",
        "zugesagt per Mail",
        "accepted ✓",
        "1",
    ],
)
def test_a_plain_yes_is_none(word):
    assert fates(column("Dabei", word, "nein")) == ["in", "-"]


@pytest.mark.parametrize(
    ("heading", "one", "other"),
    [
        ("Bezahlt", "ja", "nein"),
        ("Bezahlt", "nein", "ja"),
        ("Bezahlt", "x", ""),
        ("Status", "angemeldet", "abgemeldet"),
        ("Anwesend", "ja", "nein"),
        ("Verein", "Teich", "Au"),
        ("Verein", "Teich", ""),
        ("Bemerkung", "", "kommt nicht"),
        ("Sa 28.11.", "✔", "✘"),
        ("Abgemeldet", "", "x"),
    ],
)
def test_two_rows_of_a_team_that_differ_are_asked_about(heading, one, other):
    others = f"Eulen;Uwe Uhu;{one}\nEulen;Yves Yak;{one}\n"
    text = f"Team;Spieler;{heading}\nBären;Balu Bär;{{}}\nBären;Ida Igel;{{}}\n{others}"
    assert fates(text.format(one, other), PARTNERSHIP)[0] == "?"
    assert fates(text.format(one, one), PARTNERSHIP)[0] != "?"


def test_a_row_without_the_name_of_the_team_says_the_same_where_it_is_empty():
    text = "Team;Spieler;Verein;Bezahlt\nBären;Balu Bär;Teich;ja\n;Ida Igel;;\n"
    assert fates(text, PARTNERSHIP) == ["in paid"]


@pytest.mark.parametrize(
    ("cell", "fate"),
    [
        ("20", "in paid"),
        ("CHF 20.-", "in paid"),
        ("20 Fr.", "in paid"),
        ("bar 20.-", "in paid"),
        ("20 EUR", "?"),
        ("€20", "?"),
        ("$ 20", "?"),
        ("ja, 20 Euro", "?"),
        ("ja, aber nur 10", "?"),
        ("bar 10.-", "?"),
        ("ja 10", "?"),
        ("10.- (Rest folgt)", "?"),
        ("15, Rest am Abend", "?"),
        ("31.10.2026", "in paid"),
        ("31.12.2026", "?"),
        ("bezahlt 3.1.2027", "?"),
        ("2.11.2019", "?"),
    ],
)
def test_money_that_is_not_what_is_to_be_paid_now_is_asked_about(cell, fate):
    assert fates(column("Bezahlt", cell), due=(20.0,), currency="CHF") == [fate]


def test_the_currency_may_stand_in_the_heading():
    assert fates(column("Bezahlt EUR", "20"), due=(20.0,), currency="CHF") == ["?"]
    assert fates(column("Bezahlt CHF", "20"), due=(20.0,), currency="CHF") == ["in paid"]
    assert fates(column("Bezahlt", "20 EUR"), due=(20.0,), currency="EUR") == ["in paid"]


@pytest.mark.parametrize("heading", ["Bezahlt bis", "Paid by", "Payé jusqu'au"])
def test_a_term_is_no_payment(heading):
    assert fates(column(heading, "20.11.2026", "")) == ["?", "in"]


def book_of(path, sheets, hidden=()):
    book = Workbook()
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        sheet.sheet_state = "hidden" if title in hidden else "visible"
        for row in rows:
            sheet.append(row)
    del book["Sheet"]
    book.save(path)
    return path


PEOPLE = [["Name", "Verein"], ["Balu Bär", "Teich"], ["Ida Igel", "Au"]]


@pytest.mark.parametrize("title", ["Absagen", "Abgemeldet", "Cancelled", "Désistements"])
def test_the_name_of_the_only_sheet_says_who_does_not_come(tmp_path, title):
    assert fates(book_of(tmp_path / "a.xlsx", {title: PEOPLE})) == ["-", "-"]


@pytest.mark.parametrize("title", ["Warteliste", "Waiting list", "Liste d'attente"])
def test_the_name_of_the_only_sheet_says_who_waits(tmp_path, title):
    lines = read_list(book_of(tmp_path / "a.xlsx", {title: PEOPLE}), PLAYER).lines
    assert [line.new.waiting for line in lines] == [True, True]


@pytest.mark.parametrize(
    ("name", "fate"),
    [
        *((name, "-") for name in ("Absagen", "Abmeldungen", "cancelled", "Tichu-Turnier_Absagen_2026")),
        *((name, "?") for name in ("Absagen Teich", "cancelled-or-not", "Désistements Étang")),
        *((name, "in") for name in ("Warteliste", "Waiting list", "Anmeldungen", "16_status_abgemeldet")),
    ],
)
def test_the_name_of_the_file_says_it_too(tmp_path, name, fate):
    text = tmp_path / f"{name}.csv"
    text.write_text("Name;Verein\nBalu Bär;Teich\nIda Igel;Au\n", "utf-8")
    book = book_of(tmp_path / f"{name}.xlsx", {"Tabelle1": PEOPLE})
    assert [fates(path) for path in (text, book)] == [[fate, fate]] * 2
    listed = read_list(book_of(tmp_path / f"{name}.xlsx", {"Absagen": PEOPLE}), PLAYER)
    assert not listed.accepted()
    waiting = [line.new.waiting for line in read_list(text, PLAYER).lines if line.new is not None]
    assert all(waiting) if name in ("Warteliste", "Waiting list") else not any(waiting)


def test_a_sheet_of_those_who_do_not_come_is_not_the_list(tmp_path):
    sheets = {"Absagen": PEOPLE, "Anmeldungen": [["Rosa Reh"], ["Fritz Fuchs"]]}
    preview = read_list(book_of(tmp_path / "a.xlsx", sheets), PLAYER)
    assert [new.name for new in preview.accepted()] == ["Rosa Reh", "Fritz Fuchs"]


def test_a_hidden_sheet_is_named(tmp_path):
    path = book_of(tmp_path / "a.xlsx", {"Liste": PEOPLE, "alt": [["Name"], ["Rosa Reh"]]}, hidden=("alt",))
    preview = read_list(path, PLAYER)
    assert [new.name for new in preview.accepted()] == ["Balu Bär", "Ida Igel"]
    assert [found.args for found in preview.findings if found.key == "import-other-sheet"] == [
        {"sheet": "alt"}
    ]


def test_headings_of_both_parts_of_a_name_are_none_of_a_person():
    """`Angemeldet von` looks like a name, and people stand below it."""
    text = "Nachname;Vorname;Verein;Angemeldet von\nUhu;Uwe;Teich;\nBär;Balu;Au;Lena Panda\n"
    assert [line.new.name for line in read_list(text, PLAYER).lines] == ["Uwe Uhu", "Balu Bär"]


def test_a_yes_under_a_condition_is_an_answer_too() -> None:
    text = "Name;Status\nBalu Bär;Ja, aber erst ab 20 Uhr\nIda Igel;zurückgezogen\nUwe Uhu;\n"
    preview = read_list(text, Unit.PLAYER)
    assert [line.new.name for line in preview.waiting()] == ["Balu Bär", "Uwe Uhu"]
    assert preview.accepted() == ()


def test_an_empty_cell_of_the_second_partner_is_an_answer_where_other_second_partners_have_one():
    head = "Team;Spieler;Bezahlt\nKrallen;Anna Adler;x\n;Beat Biber;\n"
    other = "Pfoten;Carla Dachs;x\n;Fritz Fuchs;"
    assert fates(f"{head}{other}", PARTNERSHIP) == ["in paid", "in paid"]
    assert fates(f"{head}{other}x", PARTNERSHIP) == ["?", "in paid"]
