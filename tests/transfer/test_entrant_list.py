"""Is somebody's list read as they meant it, and is everything odd about it told?"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from tests.evenings import fresh
from tests.transfer.files_to_read import about, brought, told, workbook
from tichu_turnier.files.cells import text_of_bytes
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Entrant, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.transfer.entrant_list import MANY_LINES, read_list

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP

TWO = [("Bär", "Zürich"), ("Füchsin", "")]
TEAM = [("Team Bär", "Bär Eins", "Bär Zwei", "Bern")]
PAIR = [("Bär & Igel", "Bär", "Igel", "")]


@pytest.mark.parametrize(
    ("unit", "text", "people"),
    [
        (PLAYER, "Name;Verein\nBär;Zürich\nFüchsin;\n", TWO),
        (PLAYER, "Verein,Name\nZürich,Bär\n,Füchsin\n", TWO),
        (PLAYER, "Spieler\tClub\nBär\tZürich\nFüchsin\t\n", TWO),
        (PLAYER, "\ufeffNom;Société\nBär;Zürich\nFüchsin;\n", TWO),
        (PLAYER, "sep=;\r\nname;club\r\nBär;Zürich\r\nFüchsin;\r\n", TWO),
        (PLAYER, 'Player|Club\n"Bär"|Zürich\nFüchsin\n', TWO),
        (PLAYER, "Bär;Zürich\nFüchsin;\n", TWO),
        (PLAYER, "1;Bär;Zürich\n2;Füchsin;\n", TWO),
        (PLAYER, "Spieler(in);Nr;Verein\nBär;1;Zürich\nFüchsin;2;\n", TWO),
        (PLAYER, "\n\nName;Verein\n\nBär;Zürich\n;\nFüchsin\n\n", TWO),
        (PLAYER, "Anmeldungen Klubabend\nStand: heute\nName;Verein\nBär;Zürich\nFüchsin;\n", TWO),
        (PARTNERSHIP, "name,player_1,player_2,club\nTeam Bär,Bär Eins,Bär Zwei,Bern\n", TEAM),
        (PARTNERSHIP, "Verein;Partner 2;Partner 1;Team\nBern;Bär Zwei;Bär Eins;Team Bär\n", TEAM),
        (PARTNERSHIP, "Équipe;Joueur 1;Joueuse 2;Société\nTeam Bär;Bär Eins;Bär Zwei;Bern\n", TEAM),
        (PARTNERSHIP, "Team Bär;Bär Eins;Bär Zwei;Bern\nTeam Igel;Igel Eins;Igel Eins;Bern\n", TEAM),
        (PARTNERSHIP, "Spieler;Partner(in)\nBär;Igel\n", PAIR),
        (PARTNERSHIP, "Bär;Igel\n", PAIR),
        (PARTNERSHIP, "Bär & Igel\n", PAIR),
        (PARTNERSHIP, "Name\nBär und Igel\n", PAIR),
        (PARTNERSHIP, "Team\nBär / Igel\n", PAIR),
        (PLAYER, "Name,Vorname,Club\nBär,Balu,Bern\n", [("Balu Bär", "Bern")]),
        (PLAYER, "Prénom;Nom\nÉlodie;Écureuil\n", [("Élodie Écureuil", "")]),
        (PLAYER, "Nachname;Vorname\nBär;Balu\n", [("Balu Bär", "")]),
    ],
)
def test_people_from_text(unit, text, people):
    assert brought(read_list(text, unit)) == people


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_encodings(tmp_path, encoding):
    (tmp_path / "liste.csv").write_bytes("Name;Verein\nBär;Zürich\nLuchs;Genève\n".encode(encoding))
    preview = read_list(tmp_path / "liste.csv", PLAYER)
    assert (brought(preview), preview.findings) == ([("Bär", "Zürich"), ("Luchs", "Genève")], ())


def test_windows_text_is_guessed_and_said(tmp_path):
    (tmp_path / "liste.csv").write_bytes("Name;Verein\nBär;Zürich\n".encode("cp1252"))
    preview = read_list(tmp_path / "liste.csv", PLAYER)
    assert (brought(preview), about(preview)) == ([("Bär", "Zürich")], ["import-encoding-guessed"])


@pytest.mark.parametrize(
    "text", ["Jäger\rMüller\rRené\r", "Wäfler;Zürich\nHélène;Genève\n", "Zoé Löwe\nRené\n"]
)
@pytest.mark.parametrize("encoding", ["mac-roman", "cp1252"])
def test_text_of_an_old_mac_is_told_from_that_of_windows(text, encoding):
    assert text_of_bytes(text.encode(encoding))[0] == text


def test_lines_that_end_as_on_old_macs_have_the_letters_of_one(tmp_path):
    path = tmp_path / "liste.csv"
    path.write_bytes("Name;Verein\rBalu Uhu;Club des Ânes\r".encode("mac-roman"))
    assert brought(read_list(path, PLAYER)) == [("Balu Uhu", "Club des Ânes")]


@pytest.mark.parametrize("text", ["O’Brien\nRock’n’Roll\n", "Šimun\nSchön\n", "Gämse – «Uhu»\nJ. Müller…\n"])
def test_signs_of_windows_are_not_taken_for_letters_of_a_mac(text):
    assert text_of_bytes(text.encode("cp1252"))[0] == text


def test_every_line_tells_what_is_wrong_with_it(tmp_path):
    path = workbook(
        tmp_path / "liste.xlsx",
        ["Anmeldungen"],
        [],
        ["Nr", "Spieler", "Verein"],
        [1, "Bär", "Bern"],
        [2, "  bär ", "Bern"],
        [3, None, "Bern"],
        [4, '=B4&"x"', "Bern"],
        [5, "x" * 200, None],
        [6, "Ğülşen Ἀθηνᾶ 김민준 Nguyễn", None],
        [7, 12, 3.0],
        [],
        [8, "Königstiger", None],
        [9, "Koenigstyger", None],
    )
    preview = read_list(path, PLAYER)
    assert told(preview) == [
        (5, "import-line-twice"),
        (6, "entrant-no-name"),
        (7, "import-formula"),
        (8, "entrant-name-too-long"),
        (10, "import-no-word"),
        (13, "import-similar-name"),
    ]
    assert brought(preview)[1] == ("Ğülşen Ἀθηνᾶ 김민준 Nguyễn", "")
    assert about(preview) == ["import-above", "import-column-ignored"]
    assert ("line", 6, "name") in [finding.where for finding in preview.everything()]


def test_partners_are_checked():
    text = "Team;Spieler 1;Spieler 2\nA;Bär;\nB;Igel;Igel\nC;Reh;Uhu\nD;Yak;reh\nE;Nerz;-\nF;;Otter\n"
    assert told(read_list(text, PARTNERSHIP)) == [
        (2, "entrant-missing-partner"),
        (3, "entrant-partner-of-self"),
        (5, "entrant-member-twice"),
        (6, "entrant-missing-partner"),
        (7, "entrant-missing-partner"),
    ]


def test_who_looks_for_a_partner_comes_alone():
    text = "Spieler 1;Spieler 2;Verein\nNerz;sucht;Bach\nUhu;Sucht Partner;\nYak;\n"
    preview = read_list(text, PARTNERSHIP)
    assert told(preview) == [(line, "import-single") for line in (2, 3, 4)]
    found = [(new.name, new.members, new.single) for new in preview.accepted()]
    assert found == [(name, (name,), True) for name in ("Nerz", "Uhu", "Yak")]


def test_a_list_of_partnerships_does_not_fit_single_players():
    preview = read_list("Spieler;Partner\nBär;Igel\nLuchs;\n", PLAYER)
    assert (told(preview), brought(preview)) == ([(2, "entrant-has-partner")], [("Luchs", "")])


def test_who_is_registered_already_is_told():
    team = AddEntrants((NewEntrant("Team Bär", ("Balu Bär", "Bruno Bär")),))
    there = team.apply(fresh(TREIBHAUS)).entrants.values()
    text = "Team;Spieler 1;Spieler 2\nTeam Bär;Igel;Yak\nNeu;Balu Bär;Uhu\nNeu 2;Bruna Bär;Zz\n"
    assert told(read_list(text, PARTNERSHIP, there)) == [
        (2, "entrant-duplicate"),
        (3, "entrant-member-twice"),
        (4, "import-similar-name"),
    ]


@pytest.mark.parametrize(
    ("one", "other", "alike", "same"),
    [
        ("Anna Meier", "Anna Maier", True, False),
        ("Hans-Peter Müller", "Hanspeter Mueller", True, True),
        ("Nguyễn Van An", "Nguyen Van An", True, True),
        ("Christian Bodenmann", "Kristian Bodenmann", True, False),
        ("Adler 1", "Adler 2", False, False),
        ("Anna", "Anne", False, False),
        ("Team Adler", "Team Amsel", False, False),
    ],
)
def test_similar_names(one, other, alike, same):
    """Who has the same name in other letters waits; for one that only looks like it there is a warning."""
    text = f"Name;Verein\n{one};\n{other};\n"
    found = told(read_list(text, PLAYER))
    assert found == ([(3, "import-similar-name")] if alike else [])
    assert len(read_list(text, PLAYER).accepted()) == 2 - same


def test_surname_and_given_name_exchanged_are_one_person():
    preview = read_list('Name;Verein\nAnna Meier;\n"Meier, Anna";\n', PLAYER)
    assert (told(preview), brought(preview)) == ([(3, "import-line-twice")], [("Anna Meier", "")])


def test_namesakes_of_different_clubs_are_told():
    preview = read_list("Name;Verein\nBär;Bern\nBÄR;Basel\n", PLAYER)
    assert (told(preview), len(preview.accepted())) == ([(3, "entrant-namesake")], 2)


def test_names_that_only_look_the_same_are_told(tmp_path):
    names = ["Panter", "\u0420\u0430nter", "P\u03b1nter", "Pan\u2060ter"]
    found = [(row, "entrant-look-alike") for row in (3, 4)] + [
        (5, "import-line-twice"),
        (5, "entrant-unseen-marks"),
    ]
    file = workbook(tmp_path / "list.xlsx", ["Name"], *([name] for name in names))
    for source in ("\n".join(("Name", *names)), file):
        preview = read_list(source, PLAYER)
        assert (told(preview), len(preview.accepted())) == (found, 3)


HOSTILE = {
    "empty.csv": (b"", "import-empty"),
    "header.csv": (b"Name;Verein\n", "import-empty"),
    "picture.csv": (b"\x89PNG\r\n\0\0\0\1\2\3" * 50, "import-not-text"),
    "page.csv": (b"<!DOCTYPE html><p>Adler", "import-marked-up"),
    "sheet.csv": (b"%PDF-1.4\nAdler\n", "import-not-text"),
    "text.xlsx": (b"hello", "import-not-a-workbook"),
    "old.xls": (bytes.fromhex("D0CF11E0A1B11AE1") + b"\0" * 500, "import-not-a-workbook"),
    "zip.xlsx": (b"PK\x03\x04" + b"\0" * 100, "import-not-a-workbook"),
    "quote.csv": (b"name\n" + b"x" * 200_000, "import-line-unreadable"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_give_a_finding(tmp_path, name):
    content, key = HOSTILE[name]
    (tmp_path / name).write_bytes(content)
    preview = read_list(tmp_path / name, PLAYER)
    assert (about(preview), preview.accepted()) == ([key], ())


def test_missing_files_and_folders(tmp_path):
    assert about(read_list(tmp_path / "nichts.csv", PLAYER)) == ["import-no-such-file"]
    assert about(read_list(tmp_path, PLAYER)) == ["import-cannot-read"]


def test_a_damaged_workbook_never_raises(tmp_path):
    whole = workbook(tmp_path / "ganz.xlsx", ["Name"], *([f"Bär {n}"] for n in range(50))).read_bytes()
    rng = random.Random(5)
    for _ in range(40):
        damaged = bytearray(whole)
        for _ in range(20):
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        (tmp_path / "krank.xlsx").write_bytes(damaged)
        read_list(tmp_path / "krank.xlsx", PLAYER)


def test_a_sheet_that_claims_a_million_rows(tmp_path):
    book = Workbook()
    book.active["A1"], book.active["A2"], book.active["XFD1048576"] = "Name", "Bär", "weit weg"
    book.create_sheet("Zweites").append(["Luchs"])
    book.save(tmp_path / "weit.xlsx")
    preview = read_list(tmp_path / "weit.xlsx", PLAYER)
    assert (brought(preview), about(preview)) == ([("Bär", "")], ["import-other-sheet"])


def test_more_rows_than_most_lists_have_are_read_at_once():
    rng = random.Random(1)
    syllables = ("ka", "lo", "mi", "ber", "tan", "ru", "sel", "ger", "win", "da", "ster", "hol")
    names = ["".join(rng.choices(syllables, k=4)) + f" {n}" for n in range(MANY_LINES + 1)]
    preview = read_list("\n".join(["Name", *names]), PLAYER)  # comparing all pairs would take far longer
    assert (len(preview.accepted()), about(preview)) == (MANY_LINES + 1, ["import-many-lines"])


def test_more_than_any_tournament_has_are_refused_at_once():
    preview = read_list("Name\n" + "".join(f"Bär {n}\n" for n in range(25_000)), PLAYER)
    assert about(preview) == ["entrant-too-many"]


@given(st.text(), st.sampled_from(Unit))
def test_no_text_ever_raises(text, unit):
    preview = read_list(text, unit)
    assert all(new.name.strip() for new in preview.accepted())


@given(st.lists(st.text(max_size=20), max_size=20), st.sampled_from(Unit))
def test_accepted_lines_can_be_registered(cells, unit):
    preview = read_list("Name;Partner\n" + "\n".join(f"{cell};x{n}" for n, cell in enumerate(cells)), unit)
    if unit is PARTNERSHIP:
        found = AddEntrants(preview.accepted()).findings(fresh(TREIBHAUS))
        assert not any(finding.blocks for finding in found)


def test_a_file_is_judged_by_what_is_in_it(tmp_path):
    workbook(tmp_path / "liste.csv", ["Name"], ["Bär"])
    assert brought(read_list(tmp_path / "liste.csv", PLAYER)) == [("Bär", "")]


def test_columns_that_are_not_read_may_hold_formulas_and_telephone_numbers(tmp_path):
    workbook(tmp_path / "liste.xlsx", ["Name", "Bezahlt"], ["Bär", "=10+5"], ["=A2", "=SUM(B2)"])
    preview = read_list(tmp_path / "liste.xlsx", PLAYER)
    assert [line.accepted for line in preview.lines] == [True, False]
    assert (told(preview), about(preview)) == ([(3, "import-formula")], ["import-column-ignored"])
    preview = read_list("Name;Telefon\nBär;+41 79 000 00 00\n+Luchs;@luchs\n", PLAYER)
    assert [line.accepted for line in preview.lines] == [True, False]


def test_endless_names_are_refused_at_once():
    preview = read_list("Name\n" + "Hase" * 3000 + "\n" + "Hase" * 2999 + "\n", PLAYER)
    assert not preview.accepted()


def test_names_without_letters_are_not_alike():
    preview = read_list("Name\n😀😀\n🦊🦊\n", PLAYER)
    assert [line.findings for line in preview.lines] == [(), ()]


@pytest.mark.parametrize(
    ("word", "asked"), [("Biber", True), ("carla", True), ("Bib", False), ("Otter", False)]
)
def test_who_is_meant_by_a_word_of_other_names_is_asked(word, asked):
    """In a list of single words, beside a list with whole names, and beside those registered."""
    registered = [Entrant(1, "Carla Biber"), Entrant(2, "Dora Biber")]
    alone = read_list(f"Name\nAdler\nDachs\n{word}\n", Unit.PLAYER, registered)
    among = read_list(f"Name\nAdler\nDachs\n{word}\nCarla Biber\nDora Biber\n", Unit.PLAYER)
    pair = read_list(f"Adler & {word}\nDachs & Igel\n", Unit.PARTNERSHIP, registered)
    for preview in (alone, among, pair):
        keys = [
            each.key for line in preview.lines for each in line.findings if each.severity is Severity.QUESTION
        ]
        assert keys == ["import-who-is-meant"] * asked
