"""Files dropped on the window: tournaments are opened, lists of people and game logs are shown."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from tichu_turnier.gui.common.dialogs import LOG_ENDING, dropped
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.defaults import ENDING, LISTS
from tichu_turnier.gui.viewer.opening import show_log


class FileDrops(QObject):
    """Takes what it knows; the rest is left to others."""

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        context.parent.setAcceptDrops(True)
        context.parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent):
            lists = () if self._context.bridge.tournament is None else LISTS
            file = dropped(event, (ENDING, LOG_ENDING, *lists))
            if file is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    self._take(file)
                return True
        return super().eventFilter(watched, event)

    def _take(self, file: Path) -> None:
        context, ending = self._context, file.suffix.lower()
        if ending == ENDING:
            context.navigator.open(file)
        elif ending == LOG_ENDING:
            show_log(file, context.bridge, context.texts, context.parent)
        else:
            context.navigator.go(f"entrants/{file}")
