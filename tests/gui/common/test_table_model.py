"""Does a table change as little as its rows, and is what is shown always of the newest snapshot?"""

import threading
from dataclasses import dataclass, replace

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester

from tichu_turnier.gui.application import set_look
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts


@dataclass(frozen=True, slots=True)
class Bird:
    number: int
    name: str
    here: bool = False


BIRDS = tuple(Bird(number, name) for number, name in enumerate(("Amsel", "Buntspecht", "Dohle", "Elster"), 1))


@pytest.fixture
def typed():
    return []


@pytest.fixture
def model(qapp, typed):  # noqa: ARG001 -- colours need an application
    result = RowsModel(
        [
            Column("entrants-number", lambda bird: str(bird.number), RIGHT, width=60),
            Column(
                "entrants-name", lambda bird: bird.name, edit=lambda bird, text: typed.append((bird, text))
            ),
            Column(
                "entrants-here",
                lambda _: "",
                checked=lambda bird: bird.here,
                edit=lambda bird, answer: typed.append((bird, answer)),
                color=lambda bird: "muted" if not bird.here else "",
            ),
        ],
        Texts("de"),
        lambda bird: bird.number,
    )
    QAbstractItemModelTester(result, QAbstractItemModelTester.FailureReportingMode.Fatal, result)
    result.show(BIRDS)
    return result


def test_where_room_is_scarce_columns_have_what_they_need_and_headings_two_lines(model, qtbot):
    columns = (
        replace(model.columns[0], key="sheets-decided-by", width=400),
        model.columns[1],
        replace(model.columns[1], key="entrants-club", width=200),
    )
    model.show((*BIRDS, Bird(5, "Gartenrotschwanz")), columns)
    table = Table(model)
    qtbot.addWidget(table)
    for width, lines, bar in ((900, 1, 0), (330, 2, 0), (900, 1, 0)):
        table.resize(width, 300)
        table.show()
        qtbot.waitUntil(lambda bar=bar: table.horizontalScrollBar().maximum() == bar)
        said = model.headerData(0, Qt.Orientation.Horizontal)
        assert said == ("Entschieden durch", "Entschieden\ndurch")[lines - 1]
        advance = table.fontMetrics().horizontalAdvance("Gartenrotschwanz")
        assert advance < table.columnWidth(2)
        assert (table.columnWidth(0) == 400) is (lines == 1)


def test_headings_are_words_over_their_columns_and_colours_those_of_the_theme(model):
    def heading(section, role=Qt.ItemDataRole.DisplayRole):
        return model.headerData(section, Qt.Orientation.Horizontal, role)

    assert [heading(section) for section in range(3)] == ["Nr.", "Name", "Da"]
    assert heading(0, Qt.ItemDataRole.TextAlignmentRole) == RIGHT
    brush = model.data(model.index(0, 2), Qt.ItemDataRole.ForegroundRole)
    assert brush.color() == LOOK.now.color("muted")
    assert model.data(model.index(0, 1), Qt.ItemDataRole.ForegroundRole) is None


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (tuple(replace(bird) for bird in BIRDS), []),
        ((*BIRDS[:2], replace(BIRDS[2], here=True), BIRDS[3]), [("changed", 2, 2)]),
        (
            (replace(BIRDS[0], here=True), *BIRDS[1:], Bird(5, "Fink"), Bird(6, "Grünling")),
            [("inserted", 4, 5), ("changed", 0, 0)],
        ),
        (BIRDS[1:], ["reset"]),
        (BIRDS[::-1], ["reset"]),
    ],
)
def test_as_little_is_told_as_has_changed(model, rows, told):
    heard = []
    model.modelReset.connect(lambda: heard.append("reset"))
    model.dataChanged.connect(lambda first, last: heard.append(("changed", first.row(), last.row())))
    model.rowsInserted.connect(lambda _, first, last: heard.append(("inserted", first, last)))
    model.show(rows)
    assert sorted(heard, key=str) == sorted(told, key=str)
    assert [model.position(bird.number) for bird in rows] == [*range(len(rows))]
    assert model.position(9) is None


def test_cells_are_typed_into_and_ticked(model, typed):
    name, here = model.index(1, 1), model.index(1, 2)
    assert model.flags(name) & Qt.ItemFlag.ItemIsEditable
    assert not model.flags(model.index(1, 0)) & Qt.ItemFlag.ItemIsEditable
    assert model.flags(here) & Qt.ItemFlag.ItemIsUserCheckable
    model.setData(name, "Buntspecht")
    assert typed == []
    model.setData(name, "Grünspecht")
    model.setData(here, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert typed == [(BIRDS[1], "Grünspecht"), (BIRDS[1], "yes")]
    assert not model.setData(model.index(0, 0), "7")


def _ink(table, row, column, color):
    """How many pixels of a cell have a colour of the theme."""
    place = table.visualRect(table.model().index(row, column))
    image = table.viewport().grab(place).toImage()
    wanted = LOOK.now.color(color).rgb()
    return sum(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


def test_cells_show_words_boxes_and_what_is_chosen(qtbot, model):
    set_look("light")
    table = Table(model)
    qtbot.addWidget(table)
    table.resize(660, 300)
    table.show()
    widths = [table.columnWidth(column) for column in range(3)]
    assert widths[0] == 60
    assert abs(widths[1] - widths[2]) <= 1, "columns without a width share the room"
    assert sum(widths) <= table.viewport().width()
    assert _ink(table, 0, 1, "text") > 3
    assert _ink(table, 0, 2, "accent") == 0
    assert _ink(table, 0, 1, "selection") == 0
    model.show((replace(BIRDS[0], name="", here=True), *BIRDS[1:]))
    table.choose(1)
    assert _ink(table, 0, 1, "text") == 0
    assert _ink(table, 0, 2, "accent") > 100
    assert _ink(table, 0, 1, "selection") > 1000


def test_a_row_is_as_high_as_its_words(qtbot, model):
    table = Table(model)
    qtbot.addWidget(table)
    table.resize(300, 300)
    low = table.sizeHintForRow(0)
    model.show((replace(BIRDS[0], name="Amsel, Drossel, Fink und Star und die ganze Vogelschar"), *BIRDS[1:]))
    assert table.sizeHintForRow(0) == low
    table.setWordWrap(True)
    assert table.sizeHintForRow(0) > 1.8 * low


def test_what_was_chosen_stays_chosen_when_rows_come_and_go(qtbot, model):
    table = Table(model, many=True)
    qtbot.addWidget(table)
    table.choose(3)
    model.show(BIRDS[1:])
    assert table.chosen() == (BIRDS[2],)
    assert table.currentIndex().row() == 1
    model.show(BIRDS[:2])
    assert table.chosen() == ()


@pytest.fixture
def bridge(qapp):
    bridge = Bridge()
    yield bridge
    bridge.close()
    assert qapp is not None


def test_only_the_newest_answer_is_shown(qtbot, bridge):
    latest, go, shown, computed = Latest(bridge, bridge), threading.Event(), [], []

    def job(number):
        go.wait(10)
        computed.append(number)
        return number

    for number in range(5):
        latest.ask(lambda number=number: job(number), shown.append)
    go.set()
    qtbot.waitUntil(lambda: not latest.busy)
    assert shown == [4]
    assert computed == [0, 4]


def test_after_a_failure_it_goes_on(qtbot, bridge):
    latest, failures, shown = Latest(bridge, bridge), [], []
    bridge.failed.connect(failures.append)
    latest.ask(lambda: 1 // 0, shown.append)
    qtbot.waitUntil(lambda: bool(failures))
    latest.ask(lambda: 7, shown.append)
    qtbot.waitUntil(lambda: shown == [7])
    assert isinstance(failures[0], ZeroDivisionError)


def test_nothing_is_told_to_a_screen_that_is_gone(qtbot, bridge):
    screen, shown = QObject(), []
    latest = Latest(bridge, screen)
    latest.ask(lambda: 1, shown.append)
    shiboken6.delete(screen)
    qtbot.waitUntil(lambda: not latest.busy)
    assert shown == []


def test_a_tip_shows_what_was_typed_letter_by_letter():
    assert plain_tip("Fuchs & Dachs") == "Fuchs & Dachs"
    shown = QTextDocument()
    for text in ('<b>Fuchs</b>\n<img src="x">', "&lt;b"):
        shown.setHtml(plain_tip(text))
        assert shown.toPlainText() == text
