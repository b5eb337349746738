"""A line that is read as a whole when it is left: what it understood stands there, or why it did not."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QScrollArea, QSizePolicy, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.common.parts import in_letters, restyle
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

T = TypeVar("T")
_USUAL_LETTERS = 17
"""For so many `x` Qt makes a line wide."""
_AIR = 4
_ARROWS = 20
_NOTCH = 120
_WIDEST = 320


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """How values of a kind are read and shown."""

    read: Callable[[str], T]
    """The value of a text; raises Refusal. It reads whatever `said` and `bare` write."""
    said: Callable[[T], str]
    """What stands in the field while nobody types: `Do 31.12.2026`."""
    bare: Callable[[T], str]
    """What stands there to be typed over: `31.12.2026`."""
    samples: tuple[T, ...]
    """The field is wide enough for each of them."""
    stepped: Callable[[T, int], T] | None = None
    """The value so many steps further, as far as there are any; None for a field without arrows."""


class Why(QLabel):
    """Says above a field, or below it where there is no room, why it was not understood."""

    def __init__(self, field: QWidget) -> None:
        self._ground = _ground(field)
        super().__init__(self._ground)
        self.setProperty("role", "why")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_at(self, field: QWidget, words: str) -> None:
        ground = self._ground
        self.setText(words)
        self.ensurePolished()
        self.setWordWrap(False)
        wide = min(self.sizeHint().width(), in_letters(_WIDEST), ground.width())
        self.setWordWrap(True)
        self.resize(wide, self.heightForWidth(wide))
        place = QRect(field.mapTo(ground, QPoint()), field.size())
        left = max(0, min(place.left(), ground.width() - wide))
        above = place.top() - self.height() - _AIR
        self.move(left, above if above >= 0 else place.bottom() + _AIR)
        self.show()
        self.raise_()


def _ground(field: QWidget) -> QWidget:
    """What scrolls with a field, else its window."""
    around = field.parentWidget()
    while around is not None and not around.isWindow():
        parent = around.parentWidget()
        if parent is not None and isinstance(parent.parentWidget(), QScrollArea):
            return around
        around = parent
    return around or field


class TypedField(QLineEdit, Generic[T]):
    """A line for one value. Everything can be typed; it is read as a whole, never key by key.

    Left with a text that means nothing it keeps that text, and says why; its value is the last one then.
    """

    tells_while_typed: ClassVar[bool] = True
    """Whether what can be read so far is told; of a day that is half typed another would be told."""

    valueChanged = Signal(object)
    """Another value stands there (object): typed so far, or stepped to."""

    def __init__(self, value: T, form: Form[T], texts: Texts) -> None:
        super().__init__()
        self._form, self._texts = form, texts
        self._taken = self._told = value
        self._why: Why | None = None
        if form.stepped is not None:
            self.setTextMargins(0, 0, in_letters(_ARROWS), 0)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setText(form.said(value))
        self.setCursorPosition(0)
        self.textEdited.connect(self._edited)

    def value(self) -> T:
        """What stands there if it can be read, else what was understood last."""
        try:
            return self._form.read(self.text())
        except Refusal:
            return self._taken

    def setValue(self, value: T) -> None:
        """Shows a value; one that is shown already keeps the cursor."""
        if self.value() != value or self.objection():
            self._taken = value
            self._show()
            self._tell()

    def change_form(self, form: Form[T]) -> None:
        """Other values can be typed from now on."""
        self._form = form
        self.updateGeometry()

    def objection(self) -> tuple[Finding, ...]:
        """Why what stands there cannot be read; nothing where it can."""
        try:
            self._form.read(self.text())
        except Refusal as refusal:
            return refusal.findings
        return ()

    def take(self) -> bool:
        """Takes what stands there; False where it cannot be read, which is said and shown."""
        if objection := self.objection():
            self._complain(objection)
            self._tell()
            return False
        self._taken = self.value()
        self._show()
        self._tell()
        return True

    def step(self, by: int) -> None:
        """To the value so many steps further, if what stands there is one."""
        if self._form.stepped is not None and self.isEnabled() and self.take():
            self._taken = self._form.stepped(self._taken, by)
            self._show()
            self.selectAll()
            self._tell()

    def sizeHint(self) -> QSize:
        """Wide enough for the widest value."""
        letters, usual = self.fontMetrics(), super().sizeHint()
        words = [write(each) for each in self._form.samples for write in (self._form.said, self._form.bare)]
        wide = max(map(letters.horizontalAdvance, [*words, self.placeholderText()])) + _AIR
        return QSize(usual.width() - letters.horizontalAdvance("x") * _USUAL_LETTERS + wide, usual.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it, and goes on to what Enter does around it only then; up and down step."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._form.stepped is not None:
            self.step(1 if key == Qt.Key.Key_Up else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.take():
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if objection := self.objection():
            self._complain(objection)
        elif self.text() == self._form.said(self._taken):
            self.setText(self._form.bare(self._taken))
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.OtherFocusReason:
            self.selectAll()  # whoever was led here types over what stands there

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        away = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in away:
            self.take()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Steps; the window lets it come here only once the field was clicked."""
        if steps := int(event.angleDelta().y() / _NOTCH):
            self.step(steps)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._on_arrows(event.position()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.arrow_pressed(up=event.position().y() < self.height() / 2)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second press on an arrow is one more step."""
        if self._on_arrows(event.position()):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        arrow = (
            Qt.CursorShape.ArrowCursor if self._on_arrows(event.position()) else Qt.CursorShape.IBeamCursor
        )
        self.setCursor(arrow)
        super().mouseMoveEvent(event)

    def arrow_pressed(self, *, up: bool) -> None:
        """One of the arrows at the right was clicked."""
        self.step(1 if up else -1)

    def arrows(self) -> Iterable[int]:
        """The directions of the arrows at the right: 1 is up."""
        return (1, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._form.stepped is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(LOOK.now.color("muted" if self.isEnabled() else "border"), in_letters(10) / 8)
        painter.setPen(pen)
        half, high = in_letters(7) / 2, in_letters(4)
        x = self.width() - in_letters(_ARROWS) / 2 - 3
        several = len(tuple(self.arrows())) > 1
        for up in self.arrows():
            y = self.height() / 2 - (up * (high * 0.5 + 2) if several else 0)
            tip, foot = y - up * high / 2, y + up * high / 2
            painter.drawPolyline(
                QPolygonF([QPointF(x - half, foot), QPointF(x, tip), QPointF(x + half, foot)])
            )

    def changeEvent(self, event: QEvent) -> None:
        """A new size of letters needs other room for the arrows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._form.stepped is not None:
            self.setTextMargins(0, 0, in_letters(_ARROWS), 0)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._quiet()

    def _edited(self) -> None:
        """While somebody types nothing is complained about; what is right so far can be seen at once."""
        self._quiet()
        if not self.objection():
            restyle(self, "severity", "")
            if self.tells_while_typed:
                self._tell()

    def _show(self) -> None:
        """What was understood, as it is typed or as it is said."""
        self._quiet()
        restyle(self, "severity", "")
        write = self._form.bare if self.hasFocus() else self._form.said
        if self.text() != (words := write(self._taken)):
            self.setText(words)
            if not self.hasFocus():
                self.setCursorPosition(0)

    def _tell(self) -> None:
        if (value := self.value()) != self._told:
            self._told = value
            self.valueChanged.emit(value)

    def _complain(self, findings: Iterable[Finding]) -> None:
        words = " ".join(finding_words(self._texts, finding) for finding in findings)
        restyle(self, "severity", "error")
        self.setAccessibleDescription(words)
        announce(self, words)
        if self.isVisible():
            if self._why is None or not isValid(self._why):
                self._why = Why(self)
            self._why.show_at(self, words)

    def _quiet(self) -> None:
        self.setAccessibleDescription("")
        if self._why is not None and isValid(self._why):
            self._why.deleteLater()
            self._why.hide()
        self._why = None

    def _on_arrows(self, at: QPointF) -> bool:
        return self._form.stepped is not None and at.x() >= self.width() - in_letters(_ARROWS) - _AIR


def all_read(root: QWidget) -> bool:
    """Whether every typed value below a widget was understood; else the first that was not has the keyboard.

    It says why, and is chosen to be typed over. Who saves something asks this first.
    """
    fields = [each for each in root.findChildren(QLineEdit) if isinstance(each, TypedField)]
    asked = [each for each in fields if each.isEnabled() and each.isVisibleTo(root)]
    wrong = [each for each in asked if not each.take()]

    def order(field: QWidget) -> tuple[bool, int, int]:
        place = field.mapTo(root, QPoint())
        return not field.hasFocus(), place.y(), place.x()

    for first in sorted(wrong, key=order)[:1]:
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()
    return not wrong
