"""Labels on entrants: a colour before their words, and the menu that puts them on."""

import zlib
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QInputDialog, QMenu

from tichu_turnier.gui.common.dialogs import help_with_f1
from tichu_turnier.gui.common.fields import lettered, menu_line
from tichu_turnier.gui.common.parts import in_letters
from tichu_turnier.gui.screen import Screen
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.tournament.changes import SetLabel
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament

_COLORS = ("note", "warning", "question", "ok", "error", "accent")
"""Names of colours of the theme, which can be told apart in each look."""
_DOT = 10


def color_of(label: str) -> str:
    """Of the same word always the same; the word itself stands beside it."""
    return _COLORS[zlib.crc32(label.casefold().encode()) % len(_COLORS)]


def label_icon(labels: Sequence[str]) -> QIcon | None:
    """A dot for each label, in its colour; None without any."""
    if not labels:
        return None
    dot = in_letters(_DOT)
    picture = QPixmap(dot * len(labels), dot)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, label in enumerate(labels):
            painter.setBrush(LOOK.now.color(color_of(label)))
            painter.drawEllipse(QRectF(place * dot + 1, 1, dot - 2, dot - 2))
    return QIcon(picture)


def known_labels(tournament: Tournament) -> tuple[str, ...]:
    """All labels in use, in the order of the alphabet."""
    used = {label.casefold(): label for each in tournament.entrants.values() for label in each.labels}
    return tuple(used[folded] for folded in sorted(used))


def fill_labels(menu: QMenu, screen: Screen, chosen: Sequence[Entrant]) -> None:
    """A line for each label in use, ticked where all who are chosen carry it, and one for a new one."""
    ids, do = tuple(each.id for each in chosen), screen.bridge.do
    menu.setEnabled(bool(ids))
    for label in known_labels(screen.tournament):
        carried = all(label in each.labels for each in chosen)
        change = SetLabel(ids, label, not carried)
        line = menu_line(menu, label.replace("&", "&&"), partial(do, change), name=f"label-{label}")
        line.setCheckable(True)
        line.setChecked(carried)
        line.setIcon(label_icon((label,)) or QIcon())
    menu_line(menu, screen.texts("entrants-label-new"), partial(_ask, screen, ids), name="label-new")
    lettered(menu)


def _ask(screen: Screen, ids: tuple[EntrantId, ...]) -> None:
    dialog, texts = QInputDialog(screen.window()), screen.texts
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(texts("entrants-label-new"))
    dialog.setLabelText(texts("entrants-label-which"))
    dialog.setOkButtonText(texts("regulations-save"))
    dialog.setCancelButtonText(texts("regulations-cancel"))
    help_with_f1(dialog, texts, "screen-entrants")
    dialog.textValueSelected.connect(lambda label: screen.bridge.do(SetLabel(ids, label)))
    dialog.open()
