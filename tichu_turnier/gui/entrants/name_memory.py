"""The names of earlier evenings that are proposed, and forgetting them."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.screen import Screen
from tichu_turnier.settings import names_path

if TYPE_CHECKING:
    from tichu_turnier.desk.known_people import KnownPeople


class NameMemory:
    """Names are learned only on demand; files are read and written beside the window."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._asked = False
        self.known: KnownPeople | None = None
        """None until they have been read."""

    @property
    def knows_somebody(self) -> bool:
        return self.known is not None and bool(self.known.everybody)

    def read(self) -> None:

        def job() -> "KnownPeople":
            from tichu_turnier.desk.known_people import load

            return load(names_path())

        if not self._asked:
            self._asked = True
            self._screen.bridge.run_background(job, self._take)

    def learn_recent(self) -> None:
        self._learn([Path(file) for file in self._screen.context.keeper.settings.recent])

    def learn_folder(self) -> None:
        title = self._screen.texts("names-folder")
        folder = QFileDialog.getExistingDirectory(self._screen, title, str(Path.home()))
        if folder:
            self._learn(sorted(Path(folder).glob("*.tichu")))

    def forget(self) -> None:

        def job() -> "KnownPeople":
            from tichu_turnier.desk.known_people import forget

            return forget(names_path())

        self._screen.bridge.run_background(job, lambda known: self._take(known, "names-forgotten"))

    def _learn(self, files: Iterable[Path]) -> None:
        """Reads some files; the one that is open is read off the screen."""
        tonight = self._screen.bridge.tournament

        def job() -> "KnownPeople":
            from tichu_turnier.desk.known_people import learn, read_tournaments

            return learn(names_path(), (*read_tournaments(files), *([tonight] if tonight else [])))

        self._screen.bridge.run_background(job, lambda known: self._take(known, "names-learned"))

    def _take(self, known: "KnownPeople", key: str = "") -> None:
        self.known = known
        if key:
            note = Finding(key, Severity.NOTE, {"count": len(known.everybody)})
            self._screen.bridge.findings.emit((note,))
