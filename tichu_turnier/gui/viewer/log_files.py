"""Game logs that are asked for in a dialog or dropped on a window."""

from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from tichu_turnier.texts import Texts

LOG_ENDING = ".tch"


def ask_for_log(texts: Texts, folder: Path, parent: QWidget) -> Path | None:
    """Asks which game log to open; None when nobody wants one."""
    kinds = f"{texts('viewer-files')} (*{LOG_ENDING} *.txt);;{texts('viewer-all-files')} (*)"
    file, _ = QFileDialog.getOpenFileName(parent, texts("viewer-open"), str(folder), kinds)
    return Path(file) if file else None


def dropped_log(event: QDragEnterEvent | QDropEvent) -> Path | None:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() == LOG_ENDING), None)
