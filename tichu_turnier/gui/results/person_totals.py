"""What does everybody at the table have so far?"""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.entry.view import PersonView
from tichu_turnier.gui.common.painting import LEFT, Pen
from tichu_turnier.texts import Texts
from tichu_turnier.words.numbers import amount

_LINES = 3.1


class PersonTotals(QWidget):
    """A card for each person: name, victory points, Tichu points."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.people: tuple[PersonView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: tuple[PersonView, ...]) -> None:
        """Shows these people."""
        if people != self.people:
            self.people = people
            self.update()

    def sizeHint(self) -> QSize:
        """Two lines of words in a card."""
        return QSize(200, int(QFontMetricsF(self.font()).height() * _LINES))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the cards beside each other."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = Pen(painter, self.font())
        unit = QFontMetricsF(self.font()).height()
        width = (self.width() + unit * 0.5) / max(1, len(self.people))
        for index, person in enumerate(self.people):
            box = QRectF(index * width, 0, width - unit * 0.5, self.height())
            self._card(pen, person, box, unit)
        painter.end()

    def _card(self, pen: Pen, person: PersonView, box: QRectF, unit: float) -> None:
        pen.frame(box, "border", 6, 1, "surface")
        inner = box.adjusted(unit * 0.6, unit * 0.25, -unit * 0.4, -unit * 0.25)
        half = inner.height() / 2
        name = QRectF(inner.left(), inner.top(), inner.width(), half)
        pen.words(name, person.name, "text", LEFT, bold=True)
        victory, tichu = amount(person.victory_points, self.texts), amount(person.tichu_points, self.texts)
        key = "boards-person" if person.compared else "entry-person"
        points = self.texts(key, victory=victory, tichu=tichu)
        if QFontMetricsF(self.font()).horizontalAdvance(points) > inner.width():
            points = f"{victory} · {tichu}"
        pen.words(name.translated(0, half), points, "muted", LEFT)
