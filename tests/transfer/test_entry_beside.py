"""Is whatever somebody adds to the workbook for typing results asked about, wherever it stands?"""

import pytest
from openpyxl import load_workbook
from openpyxl.comments import Comment

from tests.sheets.evenings import evening
from tichu_turnier.finding import Severity
from tichu_turnier.sheets.formats.excel_entry import render
from tichu_turnier.texts import Texts
from tichu_turnier.transfer.result_preview import lines_in, preview_results
from tichu_turnier.transfer.sheets_of import sheets_of

TOTALS, HANDS = evening("treibhaus", 8), evening("turnier", 16)


@pytest.fixture(params=["totals", "hands"])
def kind(request):
    return request.param


@pytest.fixture
def read(kind, tmp_path):
    """The lines of a workbook with the results of two tables to which something was done."""
    tournament = TOTALS if kind == "totals" else HANDS
    second = 6 if kind == "totals" else 14
    typed = {"C5": 640, "E5": 360, f"C{second}": 500, f"E{second}": 500}
    if kind == "hands":
        typed = {"G5": 60, f"G{second}": 70}

    def work(change, language="de"):
        file = tmp_path / "runde.xlsx"
        file.write_bytes(render(tournament, Texts(language), 1))
        book = load_workbook(file)
        for name, value in typed.items():
            book.worksheets[0][name] = value
        change(book)
        book.save(file)
        return lines_in(file, tournament)[0]

    return work


def asked(lines):
    return [[each.key for each in line.told if each.severity is Severity.QUESTION] for line in lines]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_nothing_is_asked_where_nothing_was_added(read, language):
    assert asked(read(lambda _: None, language)) == [[], []]


def sheet(title, text, state="visible"):
    def change(book):
        page = book.create_sheet(title)
        page["B2"], page.sheet_state = text, state

    return change


def cell(name, value):
    return lambda book: book.worksheets[0].__setitem__(name, value)


def copied(book):
    book.copy_worksheet(book.worksheets[0])


def named(book):
    book.worksheets[0].title = "Resultate Runde 2"


def stuck(name):
    return lambda book: setattr(book.worksheets[0][name], "comment", Comment("vertauscht", "x"))


ABOUT_ALL = {
    "a sheet": sheet("Korrektur", "Tisch 2: 520:480"),
    "a hidden sheet": sheet("alt", "Tisch 2: 520:480", "hidden"),
    "a copied sheet": copied,
    "a row below": cell("A60", "Tisch 2: 520:480"),
    "a row far below": cell("B300", "vertauscht!"),
    "beside the title": cell("F1", "ungültig"),
    "in the empty row": cell("B3", "Seiten vertauscht"),
    "over the hint": cell("A2", "Achtung: erst ab Tisch 2"),
    "behind the headings": cell("Z4", "Korrektur"),
    "another round in the title": cell("A1", "Treibhaus · Resultate Runde 2"),
    "another title": cell("A1", "Entwurf"),
    "another name of the sheet": named,
    "a comment on the title": stuck("A1"),
}


@pytest.mark.parametrize("name", ABOUT_ALL)
def test_what_may_be_about_all_lets_all_wait(read, name):
    lines = read(ABOUT_ALL[name])
    assert [len(each) for each in asked(lines)] == [1, 1]
    assert all(line.waits for line in lines)


@pytest.mark.parametrize("where", ["check", "comment", "beyond"])
def test_what_is_about_a_table_lets_it_wait(read, kind, where):
    check = "G5" if kind == "totals" else "O5"
    changes = {
        "check": cell(check, "stimmt nicht, vertauscht"),
        "comment": stuck("C5"),
        "beyond": cell("Y5", "vertauscht"),
    }
    assert [len(each) for each in asked(read(changes[where]))] == [1, 0]


def test_what_is_said_of_a_table_without_a_result_is_told(tmp_path):
    file = tmp_path / "runde.xlsx"
    file.write_bytes(render(TOTALS, Texts("de"), 1))
    book = load_workbook(file)
    for name, value in {"C5": 640, "E5": 360, "G6": "nicht gespielt", "F7": 9}.items():
        book.worksheets[0][name] = value
    book.save(file)
    preview = preview_results(file, TOTALS, None)
    assert [each.args["text"] for each in preview.findings] == ["nicht gespielt", "9"]
    assert [line.waits for line in preview.lines] == [False]


def test_comments_of_documents_are_read(tmp_path):
    content = """<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
        xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
        xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>
        <table:table table:name="x"><table:table-row><table:table-cell/><table:table-cell>
        <office:annotation><text:p>hat abgesagt</text:p></office:annotation><text:p>Adler</text:p>
        </table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>"""
    file = tmp_path / "x.fods"
    file.write_text(content, "utf-8")
    (found,) = sheets_of(file)
    assert [(each.row, each.column, each.text) for each in found.comments] == [(1, 1, "hat abgesagt")]
    assert found.rows[0].cells == ("", "Adler")
