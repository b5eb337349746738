"""Are lists read from every kind of file, and does a hostile one do no harm?"""

import struct
import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook

from tests.transfer.files_to_read import about, brought, cell, open_document, packed, repacked, row, workbook
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

LISTS = Path(__file__).parent / "lists"
TEAMS = [
    ("Die Bären", "Balu Bär", "Bruno Bär", "Zürich"),
    ("Füchse & Söhne", "Réné Füchs", "Ğülşen Ἀθηνᾶ", "Genève"),
]
LAUGHS = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>'


def test_an_old_workbook_whose_parts_go_round_in_circles(tmp_path):
    """Of a chain of sectors, each of which names the next one, the fourteenth names the first."""
    content = (LISTS / "animals.xls").read_bytes()
    chain = content.index(struct.pack("<3i", 1, 2, 3))
    link = chain + 13 * 4
    (tmp_path / "a.xls").write_bytes(content[:link] + struct.pack("<i", 0) + content[link + 4 :])
    assert about(read_list(tmp_path / "a.xls", Unit.PLAYER)) == ["import-not-a-workbook"]


EXTENSION = (
    '<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" '
    'uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations count="1"/></ext></extLst></worksheet>'
)


def test_rules_for_typing_are_passed_over_in_silence(tmp_path, capfd):
    """The library warns of what newer versions of Excel write into many files; warnings are errors here."""
    plain = workbook(tmp_path / "a.xlsx", ["Name"], ["Otter"], ["Dachs"])
    file = repacked(plain, lambda _, content: content.replace(b"</worksheet>", EXTENSION.encode()))
    assert brought(read_list(file, Unit.PLAYER)) == [("Otter", ""), ("Dachs", "")]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["animals.xls", "animals.ods"])
def test_lists_that_libreoffice_wrote(name):
    """With a name that looks like a formula and is text, and a sum at the end."""
    preview = read_list(LISTS / name, Unit.PARTNERSHIP)
    assert brought(preview) == [*TEAMS, ("=1+1", "Yak", "Uhu", "Bern")]
    assert about(preview) == ["import-total-row", "import-column-ignored"]


def test_an_open_document_repeats_and_hides(tmp_path):
    nothing = "<table:table-cell table:number-columns-repeated='16384'/>"
    rows = row(cell("Name"), cell("Verein")) + row(cell("Bär<text:s/> Uwe"), cell("Bern"))
    rows += row(nothing, more="table:number-rows-repeated='9'")
    note = "<office:annotation><text:p>frech</text:p></office:annotation>"
    rows += row(f"<table:table-cell>{note}<text:p>Igel</text:p><text:p>Klein</text:p></table:table-cell>")
    rows += row(cell("Yak", "table:formula='of:=A1'"))
    rows += row(nothing, more="table:number-rows-repeated='1048000'")
    preview = read_list(
        open_document(tmp_path / "a.ods", rows, row(cell("Name")) + row(cell("Luchs"))), Unit.PLAYER
    )
    assert [(line.number, line.new.name, line.accepted) for line in preview.lines] == [
        (2, "Bär Uwe", True),
        (12, "Igel", False),
        (12, "Klein", False),
        (13, "Yak", True),
    ]


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("Vorname 1;Nachname 1;Vorname 2;Nachname 2", "Balu;Bär;Ida;Igel"),
        ("Vorname;Nachname;Vorname;Nachname", "Balu;Bär;Ida;Igel"),
        ("Vorname;Name;Vorname Partner;Name Partner", "Balu;Bär;Ida;Igel"),
        ("Nachname Partnerin;Vorname Partnerin;Name;Vorname", "Igel;Ida;Bär;Balu"),
        ("Spieler 1 Vorname;Spieler 1 Nachname;Spieler 2 Vorname;Spieler 2 Nachname", "Balu;Bär;Ida;Igel"),
        ("Prénom 1;Nom 1;Prénom 2;Nom 2", "Balu;Bär;Ida;Igel"),
        ("Nom joueur 1;Prénom joueur 1;Nom joueur 2;Prénom joueur 2", "Bär;Balu;Igel;Ida"),
        ("First name 1;Last name 1;First name 2;Last name 2;Email", "Balu;Bär;Ida;Igel;b@x"),
    ],
)
def test_two_names_in_four_cells(header, row):
    preview = read_list(f"{header}\n{row}\n", Unit.PARTNERSHIP)
    assert brought(preview) == [("Balu Bär & Ida Igel", "Balu Bär", "Ida Igel", "")]


@pytest.mark.parametrize(
    "end", ["Total", "Total;24", "Summe: 3", "Anzahl Teams 3", "Total ;=SUMME(B2:B4)", "Somme;;3"]
)
def test_a_sum_at_the_end_is_left_out_and_said(end):
    preview = read_list(f"Team;Spieler 1;Spieler 2\nA;Bär;Igel\n{end}\n", Unit.PARTNERSHIP)
    assert (brought(preview), about(preview)) == ([("A", "Bär", "Igel", "")], ["import-total-row"])
    assert not any(finding.blocks for finding in preview.everything())


def test_who_is_called_like_a_sum_stays():
    preview = read_list("Name;Verein\nTotal;Bern\nBär;\n", Unit.PLAYER)
    assert brought(preview) == [("Total", "Bern"), ("Bär", "")]


@pytest.mark.parametrize(
    ("text", "names", "line"),
    [
        ('Name;Verein\n"Bär;Bern\nIgel;Basel\nYak;Chur\n', ["Bär", "Igel", "Yak"], 2),
        ('Name;Verein\n"Bär;Bern\nIgel;Basel\n"Yak;Chur\n', ["Bär", "Igel", "Yak"], 2),
        ('Name;Verein\nBär;"Bern\n"Igel";"Basel"\n', ["Bär", "Igel"], 2),
        ('Name;Verein\n"Bär\nder Grosse";Bern\nIgel;Basel\n', ["Bär der Grosse", "Igel"], None),
        ('Name;Verein\nBalu "der" Bär;Bern\n', ['Balu "der" Bär'], None),
        ('Name;Verein\n"Balu ""der"" Bär";Bern\n', ['Balu "der" Bär'], None),
    ],
)
def test_a_quotation_mark_without_an_end_swallows_nothing(text, names, line):
    preview = read_list(text, Unit.PLAYER)
    assert [new.name for new in preview.accepted()] == names
    said = [finding.args["line"] for finding in preview.findings if finding.key == "import-quote-open"]
    assert said == ([] if line is None else [line])


def test_names_that_look_like_formulas_are_text_where_they_are_marked_as_text(tmp_path):
    book = Workbook()
    book.active.append(["Name"])
    book.active["A2"] = '=HYPERLINK("http://x";"Bär")'
    book.active["A2"].data_type = "s"
    book.active["A3"] = "=HYPERLINK(1)"
    book.save(tmp_path / "a.xlsx")
    preview = read_list(tmp_path / "a.xlsx", Unit.PLAYER)
    assert [line.waits for line in preview.lines] == [True, False]
    preview = read_list("Name\n'=HYPERLINK(1)\n=HYPERLINK(1)\n'sGravenhage\n", Unit.PLAYER)
    assert [(line.new.name, line.accepted, line.waits) for line in preview.lines] == [
        ("=HYPERLINK(1)", False, True),
        ("=HYPERLINK(1)", False, False),
        ("'sGravenhage", True, False),
    ]


def test_locked_files(tmp_path):
    locked = bytes.fromhex("D0CF11E0A1B11AE1") + b"\0" * 600 + "EncryptedPackage".encode("utf-16-le")
    (tmp_path / "a.xlsx").write_bytes(locked)
    manifest = "<manifest:encryption-data/>"
    packed(tmp_path / "b.ods", content=b"\x93\x01", **{"META-INF/manifest.xml": manifest})
    for name in ("a.xlsx", "b.ods"):
        assert about(read_list(tmp_path / name, Unit.PLAYER)) == ["import-encrypted"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("part", ["content", "sheet"])
def test_entities_are_refused(tmp_path, part, encoding):
    parts = {"types": "<x/>"} if part == "sheet" else {}
    packed(tmp_path / "a.xlsx", **parts, **{part: f"{LAUGHS}<x>&b;&c;</x>".encode(encoding)})
    assert about(read_list(tmp_path / "a.xlsx", Unit.PLAYER)) == ["import-not-a-workbook"]


def test_macros_and_links_are_never_opened(tmp_path):
    workbook(tmp_path / "a.xlsm", ["Name"], ["Bär"])
    with zipfile.ZipFile(tmp_path / "a.xlsm", "a") as archive:
        archive.writestr("xl/vbaProject.bin", b"no macro at all")
        archive.writestr("xl/externalLinks/externalLink1.xml", "<broken")
    assert brought(read_list(tmp_path / "a.xlsm", Unit.PLAYER)) == [("Bär", "")]


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
@pytest.mark.parametrize("name", ["animals.xls", "animals.ods", "whole.xlsx"])
def test_half_a_file(tmp_path, name, part):
    workbook(tmp_path / "whole.xlsx", ["Name"], ["Bär"])
    whole = (LISTS / name if (LISTS / name).exists() else tmp_path / name).read_bytes()
    (tmp_path / name).write_bytes(whole[: int(len(whole) * part)])
    preview = read_list(tmp_path / name, Unit.PARTNERSHIP)
    assert about(preview) == ["import-not-a-workbook"] or name.endswith("xls")
    assert all(new.name for new in preview.accepted())
