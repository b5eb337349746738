"""Is each column taken for what it is beside the others, and asked about where it may be something else?"""

from datetime import date

import pytest

from tests.transfer.files_to_read import as_read
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.column_words import Column
from tichu_turnier.transfer.lists.list_habits import Given

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP


def read(text, unit=PLAYER, day=None):
    lines = read_list(text, unit, given=Given(day=day)).lines
    return [as_read(line) for line in lines if line.new is not None]


def asked(text, unit=PLAYER):
    return [f.key for line in read_list(text, unit).lines for f in line.findings if f.blocks]


@pytest.mark.parametrize(
    "headings",
    [
        "Name;Nachname",
        "Name;Familienname",
        "Name;Surname",
        "Name;Last name",
        "Name;Zuname",
        "Teilnehmer;Nachname",
        "Spieler;Nachname",
        "Participant;Surname",
        "Vorname / Name;Nachname",
        "Name (Vorname);Nachname",
        "Nom;Nom de famille",
        "Wie heisst du?;Nachname",
        "Vorname;Name",
    ],
)
def test_the_word_for_a_name_heads_the_given_name_beside_the_surname(headings):
    assert read(f"{headings}\nAnna;Adler\nBalu;Bär\nAnna;Dachs\n") == ["Anna Adler", "Balu Bär", "Anna Dachs"]
    other = ";".join(reversed(headings.split(";")))
    assert read(f"{other}\nAdler;Anna\nBär;Balu\n") == ["Anna Adler", "Balu Bär"]


@pytest.mark.parametrize(
    "headings",
    [
        "Name;Nachname;Name Partner;Nachname Partner",
        "Spieler 1;Nachname 1;Spieler 2;Nachname 2",
        "Name 1;Nachname 1;Name 2;Nachname 2",
        "Name;Nachname;Name;Nachname",
        "Name;Nachname;Vorname Partner;Nachname Partner",
        "Nom;Nom de famille;Nom partenaire;Nom de famille partenaire",
        "Nom 1;Nom de famille 1;Nom 2;Nom de famille 2",
        "Prénom;Nom;Prénom;Nom",
    ],
)
def test_so_it_does_for_both_of_a_pair(headings):
    assert read(f"{headings}\nAnna;Adler;Balu;Bär\n", PARTNERSHIP) == ["Anna Adler + Balu Bär"]


def test_a_surname_stands_in_a_partners_row_beside_a_whole_partner():
    assert read("Name;Nachname;Partner\nAnna;Adler;Balu Bär\n", PARTNERSHIP) == ["Anna Adler + Balu Bär"]


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Name;Nachname\nAnna Adler;Adler\nBalu Bär;Bär\n", ["Anna Adler", "Balu Bär"]),
        ("Name;Nachname\nAdler Anna;Adler\nBalu;\n", ["Adler Anna", "Balu"]),
        ("Vorname;Name\nAnna;Anna Adler\nBalu;Balu Bär\n", ["Anna Adler", "Balu Bär"]),
        ("Spieler;Nachname;Vorname\nAnna;Adler;Anna\n", ["Anna Adler"]),
        ("Name;Nachname\nAnna Lena;Adler\n", ["? Anna Lena Adler"]),
        ("Vorname;Name\nAnna;Gina Gans\nBalu;Hans Hase\n", ["? Gina Gans", "? Hans Hase"]),
        ("Name;Vorname;Nachname\nGina Gans;Anna;Adler\n", ["? Anna Adler"]),
    ],
)
def test_a_part_of_a_name_is_not_said_twice_and_another_one_is_asked_about(text, who):
    assert read(text) == who


@pytest.mark.parametrize(
    "headings",
    [
        "Name;Dein Name",
        "Name;Wie heisst du?",
        "Name;Player name",
        "Name;Name des Spielers",
        "Name;Vor- und Nachname",
        "Nom;Quel est votre nom ?",
        "Teilnehmer;Name",
    ],
)
def test_who_sent_a_form_is_not_who_plays(headings):
    """Forms put the account of the sender in front of the answers, as `Name`."""
    text = f"ID;E-Mail;{headings};Dabei\n1;g@x.ch;Gina Gans;Anna Adler;Ja\n2;h@x.ch;Hans Hase;Balu Bär;Ja\n"
    who = ["Gina Gans", "Hans Hase"] if headings.startswith("Teil") else ["Anna Adler", "Balu Bär"]
    assert read(text) == [f"? {name}" for name in who]
    assert asked(text) == ["import-other-name"] * 2


@pytest.mark.parametrize("account", ["", "anonymous", "Anna Adler", "Adler Anna"])
def test_an_account_that_is_nobody_else_is_not_asked_about(account):
    head = "ID;E-Mail;Name;Dein Name;Dabei"
    text = f"{head}\n1;;{account};Anna Adler;Ja\n2;;{account and 'Balu Bär'};Balu Bär;Nein\n"
    assert read(text) == ["Anna Adler"]
    assert not asked(text)
    assert read(f"Name;Dein Name\n{account};Anna Adler\n") == ["Anna Adler"]


@pytest.mark.parametrize("choice", [{"name": Column.NAME}, {"deinname": Column.NOTHING}])
def test_what_somebody_says_of_the_columns_comes_first(choice):
    text = "ID;E-Mail;Name;Dein Name\n1;;Gina Gans;Anna Adler\n"
    assert [line.new.name for line in read_list(text, PLAYER, choice=choice).lines] == ["Gina Gans"]


def test_a_sender_is_no_team():
    text = "ID;Name;Name Spieler 1;Name Spieler 2\n1;Gina Gans;Anna Adler;Balu Bär\n"
    assert asked(text, PARTNERSHIP) == ["import-team-or-sender"]
    text = "ID;Name;Spieler 1;Spieler 2\n1;Anna Adler;Anna Adler;Balu Bär\n"
    assert read(text, PARTNERSHIP) == ["Anna Adler + Balu Bär"]
    text = "Name;Vorname 1;Nachname 1;Vorname 2;Nachname 2\nTatzen;Anna;Adler;Balu;Bär\n"
    assert read(text, PARTNERSHIP) == ["Anna Adler + Balu Bär [Tatzen]"]
    text = "ID;Name;Dein Name;Name Partner\n1;Gina Gans;Anna Adler;Balu Bär\n"
    assert read(text, PARTNERSHIP) == ["? Anna Adler + Balu Bär"]


@pytest.mark.parametrize(
    "headings",
    [
        "Spieler 1;Spieler 2;Spieler 3",
        "Name 1;Name 2;Name 3",
        "Joueur 1;Joueur 2;Joueur 3",
        "Spieler A;Spieler B;Spieler C",
        "Player 1;Player 2;Third player",
        "Name Spieler 1;Name Spieler 2;Name Spieler 3",
        "1. Spieler;2. Spieler;3. Spieler",
        "Prénom et nom 1;Prénom et nom 2;Prénom et nom 3",
    ],
)
def test_a_third_player_is_asked_about_and_no_team(headings):
    text = f"{headings}\nAnna Adler;Balu Bär;Carla Dachs\nFritz Fuchs;Gina Gans;\n"
    assert read(text, PARTNERSHIP) == ["? Anna Adler + Balu Bär", "Fritz Fuchs + Gina Gans"]
    assert asked(text, PARTNERSHIP) == ["import-brings-others"]


@pytest.mark.parametrize(
    ("headings", "yes", "no"),
    [
        ("Tournament;Dinner", "yes;yes", "no;yes"),
        ("Turnier;Abendessen", "x;x", ";x"),
        ("Tichu;Jass;Schach", "x;;x", ";x;"),
        ("Tournoi;Repas", "oui;non", "non;oui"),
        ("Spielt;Isst", "x;", ";x"),
        ("spielt Turnier;nur Zuschauen", "x;", ";x"),
        ("Helfer;Spieler", ";x", "x;"),
        ("Spieler/in;Zuschauer/in", "1;0", "0;1"),
        ("Runde 1;Runde 2", "ja;ja", "nein;ja"),
        ("Nov;Essen", "x;x", ";x"),
        ("1. Abend;Essen", "x;", ";x"),
        ("KW 48", "x", ""),
        ("Mahl;Jass", "ja;ja", "ja;nein"),
        ("Turnier", "ja", "vielleicht"),
        ("Dabei;Tichu", "ja;ja", "ja;nein"),
        ("Produkt", "Ticket Tichu", "Kuchen"),
        ("Anlass", "Turnier, Abendessen", "nur Abendessen"),
        ("Turnier", "Tichu", "Jass"),
    ],
)
def test_who_says_no_where_nothing_is_read_is_asked_about(headings, yes, no):
    text = f"Name;{headings}\nAnna Adler;{yes}\nBalu Bär;{no}\nCarla Dachs;{yes}\n"
    assert read(text) == ["Anna Adler", "? Balu Bär", "Carla Dachs"]
    assert asked(text) == ["import-plays-here"]


@pytest.mark.parametrize(
    ("headings", "cells"),
    [
        ("Vegetarisch", "nein"),
        ("Znacht", "nein"),
        ("Vereinsmitglied?", "nein"),
        ("Bemerkungen", "nein"),
        ("Kommst du?;Jass", "ja;nein"),
        ("Turnier;Jass", "ja;nein"),
        ("Jass", ""),
        ("Turnierleitung", ""),
        ("Tichu-Neuling", ""),
        ("Rolle;Jass", "Spieler;nein"),
        ("Bemerkung", "bringe Tichu-Karten"),
    ],
)
def test_a_no_to_something_else_asks_nothing(headings, cells):
    other = cells.replace("nein", "ja") or "x"
    assert read(f"Name;{headings}\nAnna Adler;{other}\nBalu Bär;{cells}\n") == ["Anna Adler", "Balu Bär"]


def test_a_later_day_in_a_column_that_is_not_read_is_asked_about():
    day = date(2026, 11, 28)
    text = "Datum;Name\n28.11.2026;Anna Adler\n05.12.2026;Balu Bär\n21.11.2026;Carla Dachs\n3.11.;Ida Igel\n"
    assert read(text, day=day) == ["Anna Adler", "? Balu Bär", "Carla Dachs", "Ida Igel"]


@pytest.mark.parametrize(
    ("heading", "cell"),
    [
        ("Kommst du?", "ja, 2 Personen"),
        ("Coming?", "yes - 2 people"),
        ("Coming?", "yes, 3 players"),
        ("Présent ?", "oui, 2 personnes"),
        ("Zusage", "ja 2 Pers."),
        ("Dabei", "ja, 4 Plätze"),
        ("Begleitung", "mit Fritz Fuchs"),
        ("Begleitung", "Fritz Fuchs"),
        ("Begleitperson", "+1"),
        ("weitere Spieler", "Fritz Fuchs, Gina Gans"),
        ("Guests", "Carl Cat"),
        ("Wer noch?", "Fritz Fuchs"),
        ("Plätze", "2"),
        ("Wie viele?", "zu zweit"),
        ("Anzahl Personen", "2 Personen"),
        ("Who else is coming?", "Carl Cat"),
        ("Autres joueurs", "Claude Castor"),
        ("Bemerkungen", "+1"),
    ],
)
def test_whoever_comes_along_is_asked_about(heading, cell):
    text = f'Name;{heading}\nAnna Adler;"{cell}"\nBalu Bär;\nIda Igel;1\n'
    assert "? Anna Adler" in read(text)


@pytest.mark.parametrize(
    ("heading", "cell"),
    [
        ("Begleitung", "keine"),
        ("Begleitung", "nein"),
        ("Guests", "0"),
        ("Wie viele?", "1"),
        ("Anzahl Personen", "1 Person"),
        ("Plätze", "allein"),
        ("Telefon", "+41 79 123 45 67"),
        ("Horodateur", "2026/11/20 10:31:02 AM UTC+1"),
        ("Kommst du?", "ja, am 28. November"),
    ],
)
def test_who_comes_alone_is_not(heading, cell):
    assert read(f'Name;{heading}\nAnna Adler;"{cell}"\n') == ["Anna Adler"]


@pytest.mark.parametrize("days", ["Nov 28,Dec 5", "28th November,5th December", "November 28,December 5th"])
def test_days_are_written_in_english_too(days):
    text = f"Name,{days}\nAnna Adler,x,\nBalu Bär,,x\n"
    assert read(text, day=date(2026, 11, 28)) == ["Anna Adler"]


@pytest.mark.parametrize(
    ("above", "days", "answers", "who"),
    [
        ('Poll "Tichu"\nhttps://x.example/poll\n\n', "Sat 28", ["OK", "", "1"], ["Anna Adler"]),
        ('Umfrage "Tichu"\n', "Sa 28,So 29", ["OK,", ",OK", "1,1"], ["? Anna Adler", "? Balu Bär"]),
        ("", "Sat 28,Sun 29", ["OK,OK", ",", "1,1"], ["Anna Adler"]),
    ],
)
def test_a_poll_of_two_is_a_poll(above, days, answers, who):
    """Its last row counts the answers, which are few."""
    rows = "".join(
        f"{name},{said}\n" for name, said in zip(["Anna Adler", "Balu Bär", "Count"], answers, strict=True)
    )
    assert read(f"{above},November 2026\n,{days}\n{rows}", day=date(2026, 11, 28)) == who


@pytest.mark.parametrize(
    "heading", ["Spielpartner/in", "Tichu-Partnerin", "Dein Spielpartner", "Teampartner:in"]
)
def test_whom_somebody_plays_with_is_the_partner(heading):
    assert read(f"Name;{heading}\nAnna Adler;Balu Bär\n", PARTNERSHIP) == ["Anna Adler + Balu Bär"]


@pytest.mark.parametrize(
    "text",
    [
        "Legende: rot = abgemeldet\nName;Club\nAnna Adler;Bern\n",
        "Legend: red = cancelled, green = confirmed\nName;Club\nAnna Adler;Bern\n",
        "Name;Club\nAnna Adler;Bern\nrot = abgemeldet;\n",
        "Name;Club\nAnna Adler;Bern\n\nRouge : annulé\n",
        "Name;Club\nAnna Adler;Bern\n;;;gelb hinterlegt = Warteliste\n",
        "Wer rot markiert ist, kommt nicht\nName;Club\nAnna Adler;Bern\n",
    ],
)
def test_colours_that_a_list_explains_are_asked_about(text):
    assert "import-colours" in asked(text)
    assert "? Anna Adler @Bern" in read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Name;Club\nAnna Rot;Bern\nBalu Grün;Rot-Weiss\n",
        "Anna Rot: ja\nBalu Grün: ja\nIda Blau: ja\n",
        "Name;Farbe\nAnna Adler;rot\nBalu Bär;blau\n",
        "Name;Nr\nAnna Adler;rot-1\nBalu Bär;blau-1\n",
        "Stand: 20.11.2026\nName;Club\nAnna Adler;Bern\n",
    ],
)
def test_colours_that_explain_nothing_are_not(text):
    assert not asked(text)


def test_a_line_that_somebody_typed_waits_for_no_colours():
    text = "Name;Club\nAnna Adler;Bern\nrot = abgemeldet;\n"
    assert [new.name for new in read_list(text, PLAYER, mended={2: "Balu Bär"}).accepted()] == ["Balu Bär"]
