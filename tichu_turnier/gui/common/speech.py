"""Tells a screen reader what changed in painted things, and which parts it can walk through."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

_SAID = 3
"""So many names are said of those that were found."""


def announce(widget: QWidget, words: str) -> None:
    """Says something now, if anybody listens."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def announce_found(field: QWidget, names: Sequence[str]) -> None:
    """How many lines below a field fit what is typed there, and the first of them."""
    if field.hasFocus():
        announce(field, f"{len(names)}: {', '.join(names[:_SAID])}")


class SpokenParts:
    """Labels without looks over what is painted: a screen reader walks through them, eye and mouse do not."""

    def __init__(self, ground: QWidget) -> None:
        self._ground = ground
        self._labels: list[QLabel] = []

    def show(self, parts: Sequence[tuple[str, QRect]]) -> None:
        """What can be walked through from now on: words, and where they stand."""
        for label, part in zip_longest(self._labels[:], parts):
            if part is None:
                self._labels.remove(label)
                label.deleteLater()
                continue
            shown = label or self._make()
            shown.setGeometry(part[1])
            if shown.accessibleName() != part[0]:
                shown.setAccessibleName(part[0])

    def _make(self) -> QLabel:
        label = QLabel(self._ground)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.show()
        self._labels.append(label)
        return label
