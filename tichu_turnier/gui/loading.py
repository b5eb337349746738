"""What is loaded while nobody waits, piece by piece, so that nobody waits for it later?"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

from PySide6 import QtGui, QtWidgets
from PySide6.QtWidgets import QComboBox, QScrollArea

from tichu_turnier import gui
from tichu_turnier.gui.idle import AT_ONCE

_KINDS_AT_ONCE = 40
_NOT_MET = "QStyleOption"
_ANY_HEIGHT = 100
_LOADED: set[str] = set()


def load_ahead() -> Iterator[int]:
    """Everything that whatever needs it first would have to wait for, in steps for `Idle`."""
    if not _LOADED:
        yield from _modules()
        yield from _kinds_of_widgets()
        yield from _signs_of_cards()
        _LOADED.add(gui.__name__)
    QComboBox().sizeHint()  # Qt reads the pictures of the style sheet for the first field with an arrow
    yield AT_ONCE


def _modules() -> Iterator[int]:
    """Everything of the window."""
    for module in walk_packages(gui.__path__, f"{gui.__name__}."):
        if module.name not in sys.modules:
            import_module(module.name)
            yield AT_ONCE


def _kinds_of_widgets() -> Iterator[int]:
    """Qt for Python makes a kind when asked for it, but all at once when it meets something that Qt made."""
    kinds = [name for name in dir(QtWidgets) if name.startswith("Q") and not name.startswith(_NOT_MET)]
    for first in range(0, len(kinds), _KINDS_AT_ONCE):
        for name in kinds[first : first + _KINDS_AT_ONCE]:
            getattr(QtWidgets, name)
        yield AT_ONCE
    area = QScrollArea()
    area.viewport()
    yield AT_ONCE
    area.style()  # brings hundreds of constants: 8 ms
    yield AT_ONCE
    _ = QtGui.QGradient.Preset  # whoever fills a rectangle needs its 180 names
    yield AT_ONCE


def _signs_of_cards() -> Iterator[int]:
    """Qt looks for a font that has them when they are first painted."""
    from tichu_turnier.gui.viewer.card_faces import CardFaces
    from tichu_turnier.rules.cards import DOG, DRAGON, PHOENIX

    faces = CardFaces(lambda key: key, _ANY_HEIGHT, 1)
    for card in (DRAGON, PHOENIX, DOG):
        faces.face(card)
        yield AT_ONCE
