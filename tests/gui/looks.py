"""What is wrong with the look of a window: words cut off, parts outside, inputs without a name?"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar, cast

from PySide6.QtCore import QAbstractItemModel, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QTabBar,
    QTableView,
    QWidget,
)

from tichu_turnier.gui.common.typed_field import TypedField

W = TypeVar("W", bound=QWidget)
_HEADING_EDGES = 22
"""Pixels left and right of the words of a heading, as in `window.qss`."""
_CELL_EDGES = 22
_FIELD_EDGES = 18
_CHOICE_EDGES = 12
_ARROW = 24
Role = QAccessible.Role
_LISTS = frozenset({Role.Table, Role.List, Role.Tree})
_CONTROLS = _LISTS | {
    *(Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox),
    *(Role.Slider, Role.MenuItem, Role.PageTab, Role.Link),
}
_SECTIONS = 3
"""Day, month and year of a field for a date each have the keyboard once."""
_AHEAD = 4
"""Pixels that Qt may draw a part, or a line of a list, beyond its room without anything of it being lost."""


def faults(root: QWidget) -> list[str]:
    """Everything that can be found without eyes, in words for whoever mends it."""
    checks = (
        *(_labels, _buttons, _fields, _popups, _tabs),
        *(_tables, _lists, _rows, _outside, _sideways, _nameless, _puzzling),
    )
    return [fault for check in checks for fault in check(root)]


def _seen(root: QWidget, kind: type[W]) -> Iterator[W]:
    return (each for each in root.findChildren(kind) if each.isVisibleTo(root) and each.width() > 0)


def _wide(metrics: QFontMetrics, text: str) -> int:
    return max(map(metrics.horizontalAdvance, text.split("\n")), default=0)


def _labels(root: QWidget) -> Iterator[str]:
    """Labels with less room than their words; those that shorten themselves have a policy that says so."""
    for each in _seen(root, QLabel):
        room, text = each.contentsRect(), each.text()
        if not text or each.textFormat() is Qt.TextFormat.RichText:
            continue
        if each.wordWrap():
            if each.height() < each.heightForWidth(each.width()):
                yield f"label too low: {text!r} {each.height()} < {each.heightForWidth(each.width())}"
        elif each.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Ignored:
            if room.width() < _wide(each.fontMetrics(), text):
                yield f"label cut: {text!r} {room.width()} < {_wide(each.fontMetrics(), text)}"
        elif _wide(each.fontMetrics(), text) > room.width() and not each.toolTip():
            yield f"label cut without a tip: {text!r}"
        if each.height() < each.fontMetrics().height() - 1:
            yield f"label too low: {text!r}"


def _buttons(root: QWidget) -> Iterator[str]:
    for each in _seen(root, QAbstractButton):
        least = each.minimumSizeHint()
        if each.text() and (each.width() < least.width() or each.height() < least.height()):
            yield f"button cut: {each.text()!r} {each.size().toTuple()} < {least.toTuple()}"


def _fields(root: QWidget) -> Iterator[str]:
    """What stands in a field, and what says what belongs there."""
    for each in _seen(root, QLineEdit):
        margins = each.textMargins()
        icons = sum(_ARROW for action in each.actions() if action.isVisible() and not action.icon().isNull())
        room = each.width() - _FIELD_EDGES - icons - margins.left() - margins.right()
        if (
            not each.text()
            and _wide(each.fontMetrics(), each.placeholderText()) > room
            and not each.toolTip()
        ):
            yield f"placeholder cut: {each.placeholderText()!r} {each.width()}"
    for choice in _seen(root, QComboBox):
        needed = _wide(choice.fontMetrics(), choice.currentText()) + _FIELD_EDGES + _ARROW
        if choice.width() + 1 < needed and not choice.toolTip():
            yield f"choice cut: {choice.currentText()!r} {choice.width()} < {needed}"
    for number in (each for each in _seen(root, QLineEdit) if isinstance(each, TypedField)):
        if number.width() < number.minimumSizeHint().width():
            yield f"number cut: {number.objectName()!r} {number.width()} < {number.minimumSizeHint().width()}"


def _popups(root: QWidget) -> Iterator[str]:
    """Choices that open with a line, or with words, cut (window.md 20)."""
    for choice in list(_seen(root, QComboBox)):
        if choice.isEnabled() and choice.count():
            choice.setFocus()  # as by a click
            choice.showPopup()
            view, last = choice.view(), choice.model().index(choice.count() - 1, choice.modelColumn())
            whole = choice.count() <= choice.maxVisibleItems()
            if whole and view.visualRect(last).bottom() >= view.viewport().height() + _AHEAD:
                yield f"last choice cut: {choice.itemText(choice.count() - 1)!r}"
            needed = max(_wide(view.fontMetrics(), choice.itemText(n)) for n in range(choice.count()))
            if needed + _CHOICE_EDGES > view.viewport().width():
                yield f"choices cut: {choice.objectName()!r} {view.viewport().width()} < {needed}"
            choice.hidePopup()


def _tables(root: QWidget) -> Iterator[str]:
    """Headings that are cut, and cells that are cut without a tip."""
    for table in _seen(root, QTableView):
        model, header = table.model(), table.horizontalHeader()
        bold = QFont(header.font())
        bold.setBold(True)
        for column in filter(lambda number: not table.isColumnHidden(number), range(model.columnCount())):
            room = table.columnWidth(column)
            words = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            if header.isVisible() and _wide(QFontMetrics(bold), words) + _HEADING_EDGES > room:
                yield f"heading cut: {words!r} {room}"
            for row in range(min(model.rowCount(), 40)):
                index = model.index(row, column)
                text = str(index.data() or "")
                cut = _wide(table.fontMetrics(), text) + _CELL_EDGES > room + 1
                if cut and not table.wordWrap() and not index.data(Qt.ItemDataRole.ToolTipRole):
                    yield f"cell cut without a tip: {text!r} in {words!r} {room}"
                    break


def _lists(root: QWidget) -> Iterator[str]:
    for each in _seen(root, QListWidget):
        for row in (row for row in range(each.count()) if not each.isRowHidden(row)):
            item = each.item(row)
            wide = each.visualItemRect(item).width()
            if _wide(each.fontMetrics(), item.text()) > wide and not item.toolTip() and not each.wordWrap():
                yield f"line cut: {item.text()!r} {wide}"


def _tabs(root: QWidget) -> Iterator[str]:
    """Tabs that shorten their words, or that must be looked for with arrows."""
    for bar in _seen(root, QTabBar):
        for number in filter(bar.isTabVisible, range(bar.count())):
            place, text = bar.tabRect(number), bar.tabText(number)
            if place.width() < _wide(bar.fontMetrics(), text) or not bar.rect().contains(place):
                yield f"tab cut: {text!r} {place.getRect()} in {bar.size().toTuple()}"


def _rows(root: QWidget) -> Iterator[str]:
    """Rows of lists, and their headings, that are lower than what is written in them."""
    for view in _seen(root, QAbstractItemView):
        if isinstance(view, QHeaderView):
            if view.orientation() is Qt.Orientation.Horizontal and view.height() < _high(view, view.model()):
                yield f"headings too low: {view.height()} < {_high(view, view.model())}"
            continue
        model, column = view.model(), getattr(view, "modelColumn", int)()
        for row in range(min(model.rowCount(view.rootIndex()) if model else 0, 40)):
            index = model.index(row, column, view.rootIndex())
            font = index.data(Qt.ItemDataRole.FontRole)
            least = QFontMetrics(font if isinstance(font, QFont) else view.font()).height()
            if 0 < (high := view.visualRect(index).height()) < least:
                yield f"row too low: {index.data()!r} in {view.objectName()!r} {high} < {least}"
                break


def _high(view: QHeaderView, model: QAbstractItemModel | None) -> int:
    """As high as the most lines of a heading are."""
    titles = (
        str(model.headerData(number, Qt.Orientation.Horizontal) or "")
        for number in range(view.count() if model else 0)
        if model is not None and not view.isSectionHidden(number)
    )
    return max((title.count("\n") + 1 for title in titles if title), default=0) * view.fontMetrics().height()


def _outside(root: QWidget) -> Iterator[str]:
    """Parts that stick out of what they stand in, where nothing scrolls."""
    for each in _seen(root, QWidget):
        parent = each.parentWidget()
        if each.isWindow() or parent is None or isinstance(parent, (QAbstractScrollArea, QHeaderView)):
            continue
        if (
            isinstance(parent.parentWidget(), QAbstractScrollArea)
            and parent.objectName() == "qt_scrollarea_viewport"
        ):
            continue
        reach, room = each.geometry(), parent.rect().adjusted(-_AHEAD, -_AHEAD, _AHEAD, _AHEAD)
        if not room.contains(reach) and not isinstance(each, QHeaderView):
            name = each.objectName() or getattr(each, "text", str)() or type(each).__name__
            around = parent.objectName() or type(parent).__name__
            yield f"outside: {name!r} {reach.getRect()} in {around} {parent.size().toTuple()}"


def _sideways(root: QWidget) -> Iterator[str]:
    """Whole pages, and lists, that must be scrolled from side to side."""
    for each in (*_seen(root, QScrollArea), *_seen(root, QTableView)):
        bar = each.horizontalScrollBar()
        if (
            bar.maximum() > 0
            and each.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        ):
            inside = each.widget() if isinstance(each, QScrollArea) else each
            yield f"sideways: {inside.objectName() or type(inside).__name__} by {bar.maximum()}"


def _nameless(root: QWidget) -> Iterator[str]:
    """What can be used and tells a screen reader nothing, or only what stands in it."""
    for part in met(QAccessible.queryAccessibleInterface(root), _LISTS):
        actions = part.actionInterface()
        painted = part.role() is Role.Client and actions is not None and actions.actionNames()
        if (painted or part.role() in _CONTROLS) and not _name_of(part):
            value, widget = part.text(QAccessible.Text.Value), part.object()
            around = type(widget.parent()).__name__ if widget is not None else ""
            yield f"nameless: {part.role().name} {type(widget).__name__} {value!r} in {around}"


def _puzzling(root: QWidget) -> Iterator[str]:
    """Buttons that are only a picture, and do not say to the pointer what they do."""
    for each in _seen(root, QAbstractButton):
        of_qt = isinstance(each.parent(), QLineEdit) or each.objectName().startswith("qt_")
        if not of_qt and not each.icon().isNull() and not each.text() and not each.toolTip():
            yield f"without a tip: {each.objectName() or each.accessibleName()}"


def met(
    part: QAccessibleInterface | None, shut: frozenset[Role] = frozenset()
) -> Iterator[QAccessibleInterface]:
    """A part and all in it that is to be seen; what is in the `shut` is passed over."""
    if part is None or part.state().invisible:
        return
    yield part
    if part.role() not in shut:
        for number in range(part.childCount()):
            yield from met(part.child(number), shut)


def _name_of(part: QAccessibleInterface) -> str:
    """Of a choice, Qt tells what is chosen where nobody has named it and no label belongs to it."""
    if part.role() is not Role.ComboBox:
        return part.text(QAccessible.Text.Name)
    labels = part.relations(QAccessible.RelationFlag.Label)
    return (
        "".join(label.text(QAccessible.Text.Name) for label, _ in labels)
        or cast("QWidget", part.object()).accessibleName()
    )


def spoken(widget: QWidget) -> str:
    """What a screen reader calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def to_reach(root: QWidget) -> list[QWidget]:
    """All that Tab should come to, in the order of their making."""
    return [
        each
        for each in _seen(root, QWidget)
        if each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and not isinstance(each, (QDialogButtonBox, QScrollArea))
    ]


def walk(root: QWidget, press: Callable[[QWidget], None]) -> list[QWidget]:
    """What has the keyboard one after the other, until Tab, which is `press`, comes round."""
    wanted = to_reach(root)
    if not wanted:
        return []
    wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
    found: list[QWidget] = []
    while (
        (now := root.window().focusWidget()) is not None
        and now not in found
        and len(found) < 2 * len(wanted) + 9
    ):
        found.append(now)
        for _ in range(_SECTIONS):
            if root.window().focusWidget() is now:
                press(now)
    return found


def against_the_eye(walked: list[QWidget]) -> list[str]:
    """Steps that go both up and to the left: nobody reads that way."""
    steps = ((one, other, _place(one), _place(other)) for one, other in pairwise(walked))
    return [
        f"{called(one)} -> {called(other)}"
        for one, other, here, there in steps
        if there.right() <= here.left() and there.bottom() <= here.top()
    ]


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def called(widget: QWidget) -> str:
    """What a fault calls it."""
    return f"{type(widget).__name__} {widget.objectName() or spoken(widget)!r}"


def unreached(root: QWidget, ground: QWidget, press: Callable[[QWidget], None]) -> list[str]:
    """What is on the ground and Tab does not come to, and steps on a screen that go against the eye."""
    walked = walk(root, press)
    missing = [f"Tab misses {called(each)}" for each in to_reach(ground) if each not in walked]
    read = [each for each in walked if ground.isAncestorOf(each)] if ground is not root else []
    return [*missing, *against_the_eye(read)]


def unseen(window: QWidget) -> Iterator[str]:
    """What looks the same with the keyboard as without it."""
    for each in to_reach(window):
        window.setFocus()
        without = each.grab().toImage()
        each.setFocus(Qt.FocusReason.TabFocusReason)
        if each.hasFocus() and each.grab().toImage() == without:
            yield f"not seen: {called(each)}"


_NOTCH = QPoint(0, -120)


def turn(field: QWidget) -> None:
    """One notch of the wheel over a field, as it comes from the window system."""
    window = field.window()
    at = window.mapFromGlobal(field.mapToGlobal(field.rect().center()))
    QTest.wheelEvent(window.windowHandle(), at, _NOTCH)


def value_of(field: QWidget) -> object:
    if isinstance(field, QComboBox | QTabBar):
        return field.currentIndex()
    if isinstance(field, TypedField):
        return field.value()
    return field.text() if isinstance(field, QLineEdit) else cast("QSlider", field).value()


def turned(root: QWidget) -> tuple[int, list[str]]:
    """How many fields a wheel was turned over, and what it changed, or gave the keyboard to.

    window.md 3: it changed rules, rounds, what the hall sees, on any screen and in any dialog.
    """
    kinds = (QComboBox, QLineEdit, QSlider, QTabBar)
    found = [field for kind in kinds for field in root.findChildren(kind)]
    fields = [field for field in found if field.visibleRegion().contains(field.rect().center())]
    before, focus = [value_of(field) for field in fields], QApplication.focusWidget()
    for field in fields:
        turn(field)
    wrong = [each for each, old in zip(fields, before, strict=True) if value_of(each) != old]
    wrong += [field for field in fields if field.hasFocus() and field is not focus]
    return len(fields), [f"turned: {called(each)}" for each in wrong]
