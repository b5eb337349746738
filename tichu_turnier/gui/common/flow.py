"""Layouts that follow the room: lines that wrap, two sides that go below each other."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from tichu_turnier.gui.common.parts import GAP, MARGIN, line, name_fields

_GAP = 8
_Row = list[tuple[QLayoutItem, int]]
_ANY_WIDTH = 16_777_215


class Sides:
    """The left side takes the room there is, the right one has its width; without room it stands below."""

    def __init__(self, left: QVBoxLayout, screen: QWidget, wide: int) -> None:
        self._left, self._wide = left, wide
        self.right = QWidget(screen)
        self.right.setFixedWidth(wide)
        self._whole = line()
        self._whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._whole.addLayout(left, 1)
        self._whole.addWidget(self.right)
        screen.setLayout(self._whole)

    @property
    def least(self) -> int:
        return self._left.minimumSize().width() + 2 * MARGIN

    @property
    def beside(self) -> bool:
        return self._whole.direction() is QBoxLayout.Direction.LeftToRight

    def fit(self, width: int) -> None:
        beside = self.least + GAP + self._wide <= width
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._whole.direction() is not direction:
            self._whole.setDirection(direction)
            self.right.setMinimumWidth(self._wide if beside else 0)
            self.right.setMaximumWidth(self._wide if beside else _ANY_WIDTH)


class Flow(QLayout):
    """Parts from left to right, in as many lines as they need; a gap takes the room that is left."""

    def __init__(self, *parts: QWidget | None, gap: int = _GAP) -> None:
        super().__init__()
        self._known: dict[int, list[_Row]] = {}
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)
        self._items: list[QLayoutItem] = []
        self._pushed: set[int] = set()
        for part in parts:
            if part is None:
                self.add_gap()
            else:
                self.addWidget(part)
        name_fields(*parts)

    def add_gap(self) -> None:
        """What is added from now on stands at the right edge."""
        self._pushed.add(len(self._items))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        """Forgets what was laid out; until Qt says so it asks for the same height dozens of times."""
        self._known.clear()
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            rows = self._rows(width)
            self._heights[width] = sum(map(_height, rows)) + self.spacing() * max(0, len(rows) - 1)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum([hint.width() for hint in hints]) + self.spacing() * max(0, len(hints) - 1)
        return QSize(wide, max([hint.height() for hint in hints], default=0))

    def minimumSize(self) -> QSize:
        least = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(
            max([size.width() for size in least], default=0),
            max([size.height() for size in least], default=0),
        )

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        top = room.top()
        for row in self._rows(room.width()):
            self._place(row, QPoint(room.left(), top), room.width())
            top += _height(row) + self.spacing()

    def _rows(self, width: int) -> list[_Row]:
        if width not in self._known:
            self._known[width] = self._laid(width)
        return self._known[width]

    def _laid(self, width: int) -> list[_Row]:
        rows: list[_Row] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wanted = min(item.sizeHint().width(), max(width, item.minimumSize().width()))
            if not rows or wanted > left:
                rows.append([])
                left = width
            rows[-1].append((item, wanted))
            left -= wanted + self.spacing()
        return rows

    def _place(self, row: _Row, corner: QPoint, width: int) -> None:
        """One line; what is left over goes to the gap, else to the fields that can grow."""
        spare = width - sum(wide for _, wide in row) - self.spacing() * (len(row) - 1)
        growing = [item for item, _ in row if item.expandingDirections() & Qt.Orientation.Horizontal]
        more = spare // len(growing) if growing and spare > 0 else 0
        height, x = _height(row), corner.x()
        for item, wide in row:
            if self._items.index(item) in self._pushed and not growing and item is not row[0][0]:
                x += max(0, spare)
            taken = wide + (more if item in growing else 0)
            high = min(height, item.sizeHint().height())
            item.setGeometry(QRect(x, corner.y() + (height - high) // 2, taken, high))
            x += taken + self.spacing()


def _height(row: _Row) -> int:
    return max([item.sizeHint().height() for item, _ in row])
