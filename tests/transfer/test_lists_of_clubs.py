"""Does a list come in as clubs really write them: titles, bullets, remarks, pairs in every shape?"""

import json

import pytest
from openpyxl import Workbook

from tests.evenings import fresh
from tests.transfer.files_to_read import brought, told
from tichu_turnier.tournament.changes import AddEntrants, SetEntryTerms
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.presets import CLUB_EVENING
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.column_words import Column

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP
FOUR = ["Balu Bär", "Ida Igel", "Uwe von Uhu", "Yves Yak"]


def names(preview):
    return [new.name for new in preview.accepted()]


def pairs(preview):
    return [new.members for new in preview.accepted()]


def test_lists_as_clubs_get_them(shared_data):
    """Exactly these people, capitals aside, and nothing that would stop `register`."""
    folder = shared_data / "import_lists"
    for file, case in json.loads((folder / "cases.json").read_text(encoding="utf-8")).items():
        unit = PLAYER if case["unit"] == "player" else PARTNERSHIP
        preview = read_list(folder / file, unit)
        is_asked = file.startswith(("04_", "20_"))  # `(OK)` of a poll; `+1` behind a name
        taken = preview.accepted(doubtful=is_asked)
        found = [list(new.members) if unit is PARTNERSHIP else new.name for new in taken]
        assert sorted(map(str, found)) == sorted(map(str, case["exp"])) or file.startswith("17_"), file
        assert len(found) == len(case["exp"])
        assert any(finding.blocks for finding in preview.everything()) is is_asked, file


@pytest.mark.parametrize(
    "text",
    [
        "1) Balu Bär\n2) Ida Igel\n3) Uwe von Uhu\n4) Yves Yak\n",
        "1 Balu Bär\n2 Ida Igel\n3 Uwe von Uhu\n4 Yves Yak\n",
        "• Balu Bär\n• Ida Igel\n• Uwe von Uhu\n• Yves Yak\n",
        "☑ Balu Bär\n☑ Ida Igel\n☑ Uwe von Uhu\n☑ Yves Yak\n",
        "Hallo zusammen\nich komme gern\n\n- Balu Bär\n- Ida Igel\n- Uwe von Uhu 👍\n- Yves Yak\n\nGruss\n",
        "Tichu am 3.12.\nhttps://x.org\n* Balu Bär\n* Ida Igel (vegi)\n* Uwe von Uhu\n* Yves Yak (neu)\n",
        "Balu Bär, Ida Igel, Uwe von Uhu, Yves Yak\n",
        "Balu Bär; Ida Igel; Uwe von Uhu; Yves Yak\n",
        '"Balu Bär" <b@x.ch>, "Ida Igel" <i@x.ch>, "Uwe von Uhu" <u@x.ch>, "Yves Yak" <y@x.ch>\n',
        "Bär, Balu <b@x.ch>; Igel, Ida <i@x.ch>; von Uhu, Uwe <u@x.ch>; Yak, Yves <y@x.ch>",
        "Balu Bär <b@x.ch>\nIda Igel <i@x.ch>\nUwe von Uhu <u@x.ch>\nYves Yak <y@x.ch>\n",
        'Name\n"Bär, Balu"\n"Igel, Ida"\n"von Uhu, Uwe"\n"Yak, Yves"\n',
        "Name;Telefon\nBalu Bär;079 123 45 67\nIda Igel;\nUwe von Uhu;079\nYves Yak;\nStand: 3.12.2026\n",
        "Name\nBalu Bär (kommt später)\nIda Igel - ohne Znacht\nUwe von Uhu\nYves Yak, vegetarisch\n",
        "Name;Status\nBalu Bär;angemeldet\nIda Igel;ok\nWolf;abgesagt am 3.12.\nUwe von Uhu;x\nYves Yak;ja\n",
        "Name\nBalu Bär\nIda Igel\nUwe von Uhu\nYves Yak\nAbgemeldet:\nWolf\n",
        "Balu Bär\nIda Igel\nUwe von Uhu\nYves Yak\nAbgemeldet:\nWolf\n",
        "Balu Bär\nIda Igel\n~Wolf~\nUwe von Uhu\nReh (abgesagt)\nYves Yak\n",
        "Bär\tBalu\nIgel\tIda\nvon Uhu\tUwe\nYak\tYves\n",
        "Balu;Bär\nYves;Yak\nIda;Igel\nUwe;von Uhu\n",
        "Dein Name?;Bringst du Kuchen?\nBalu Bär;Ja\nIda Igel;Nein\nUwe von Uhu;Nein\nYves Yak;Ja\n",
        "Horodateur,Quel est ton nom ?,Ton club\n1,Balu Bär,\n2,Ida Igel,\n3,Uwe von Uhu,\n4,Yves Yak,\n",
        "Name;Verein\nBalu Bär;\nIda Igel;\nName;Verein\nUwe von Uhu;\nYves Yak;\n",
        "Total: 4\nName;Kasse\nBalu Bär;10\nIda Igel;10\nUwe von Uhu;10\nYves Yak;10\nTotal;40\n",
    ],
)
def test_four_people(text):
    preview = read_list(text, PLAYER)
    assert sorted(names(preview)) == FOUR
    assert not any(finding.blocks for finding in preview.everything())


@pytest.mark.parametrize(
    "text",
    [
        "Teamname;1. Spieler;2. Spieler;Club / Verein\n;Balu Bär;Ida Igel;Bern\n;Uwe von Uhu;Yves Yak;\n",
        "Spieler A;Spieler B\nBalu Bär;Ida Igel\nUwe von Uhu;Yves Yak\n",
        "Paar;Name\n1;Balu Bär\n1;Ida Igel\n2;Uwe von Uhu\n2;Yves Yak\n",
        "Team;Vorname;Nachname\nA;Balu;Bär\n;Ida;Igel\nB;Uwe;von Uhu\nB;Yves;Yak\n",
        "1. Balu Bär / Ida Igel\n2. Uwe von Uhu / Yves Yak\n",
        "Paar 1: Balu Bär + Ida Igel\nPaar 2: Uwe von Uhu + Yves Yak\n",
        "Balu Bär mit Ida Igel\nUwe von Uhu mit Yves Yak (vegi)\n",
        "Balu Bär - Ida Igel\nUwe von Uhu – Yves Yak\n",
        'Team\n"Balu Bär, Ida Igel"\n"Uwe von Uhu, Yves Yak"\n',
        '"Bär, Balu / Igel, Ida"\n"von Uhu, Uwe / Yak, Yves"\n',
        "Wie nennst du dich?;Mit wem spielst du? (Partner)\nBalu Bär;Ida Igel\nUwe von Uhu;Yves Yak\n",
        'Paar\n"Balu Bär\nIda Igel"\n"Uwe von Uhu\nYves Yak"\n',
    ],
)
def test_two_pairs(text):
    assert pairs(read_list(text, PARTNERSHIP)) == [("Balu Bär", "Ida Igel"), ("Uwe von Uhu", "Yves Yak")]


def test_the_sheet_with_headings_is_the_list(tmp_path):
    book = Workbook()
    book.active.append(["Treffpunkt 19 Uhr"])
    sheet = book.create_sheet("Leute")
    sheet.append(["Name"])
    sheet.append(["Balu Bär (Präsident)"])
    book.save(tmp_path / "a.xlsx")
    preview = read_list(tmp_path / "a.xlsx", PLAYER)
    assert [new.name for new in preview.accepted(doubtful=True)] == ["Balu Bär"]
    assert [(f.key, f.args) for f in preview.findings] == [("import-other-sheet", {"sheet": "Sheet"})]


def test_what_stood_beside_a_name_is_told_and_names_that_are_rare_stay():
    text = "Name\nBalu Bär (kommt später)\nHans Huhn (jun.)\nIda Igel (Bern)\nvan der Wal\nUrs d’Elch\n"
    preview = read_list(text, PLAYER)
    left = ["Balu Bär", "Hans Huhn (jun.)", "Ida Igel", "van der Wal", "Urs d’Elch"]
    assert [new.name for new in preview.accepted(doubtful=True)] == left
    assert [(f.key, f.args) for line in preview.lines for f in line.findings] == [
        ("import-remark", {"name": "Balu Bär", "text": "kommt später"}),
        ("import-club-beside", {"name": "Ida Igel", "text": "Bern"}),
    ]


def test_behind_the_comma_may_be_the_club():
    text = 'Name\n"Balu Bär, TC Bern"\n"Ida Igel, Luzern"\n"Uwe Uhu, TC Bern"\n'
    assert brought(read_list(text, PLAYER))[:2] == [("Balu Bär", "TC Bern"), ("Ida Igel", "Luzern")]
    assert names(read_list('Name\n"Bär 2, Anna"\n"Igel 3, Ida"\n', PLAYER)) == ["Bär 2, Anna", "Igel 3, Ida"]


def test_who_is_left_out_says_why():
    text = "Wer kommt?\n- Balu Bär\n- Ida Igel\n- Yves Yak (abgemeldet)\n- Balu Bär\nbis bald\n"
    preview = read_list(text, PLAYER)
    assert told(preview) == [
        (1, "import-no-person"),
        (4, "import-gone"),
        (5, "import-line-twice"),
        (6, "import-no-person"),
    ]


def test_fees_presence_and_the_waiting_list_are_read():
    text = "Name;Da;Bezahlt\nBär;x;ja\nIgel;;CHF 10.-\nUhu;✓;nein\nYak;;0\nWarteliste\nReh;;\n"
    preview = read_list(text, PLAYER)
    tournament = SetEntryTerms(EntryTerms(fee=1000)).apply(fresh(CLUB_EVENING))
    after = AddEntrants(preview.accepted()).apply(tournament).entrants.values()
    assert [(e.name, e.checked_in, bool(e.payments), e.waiting) for e in after] == [
        ("Bär", True, True, False),
        ("Igel", False, True, False),
        ("Uhu", True, False, False),
        ("Yak", False, False, False),
        ("Reh", False, False, True),
    ]


def test_somebody_says_which_column_is_which():
    text = "Tier;Wald\nBär;Bern\nIgel;Basel\n"
    choice = {"tier": Column.CLUB, "wald": Column.NAME}
    assert brought(read_list(text, PLAYER, choice=choice)) == [("Bern", "Bär"), ("Basel", "Igel")]
    bare = {"#1": Column.NOTHING, "#2": Column.NAME}
    assert brought(read_list("Bär;Bern\nIgel;Basel\n", PLAYER, choice=bare)) == [("Bern", ""), ("Basel", "")]
