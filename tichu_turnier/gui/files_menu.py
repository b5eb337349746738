"""Menu lines that write files for others, and take results from theirs."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.dialogs import file_to_open, file_to_save, folder_to_use, kinds_of
from tichu_turnier.gui.common.fields import menu_line
from tichu_turnier.gui.screen import Context
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.tournament.model.snapshot import Tournament

Content = Callable[["Tournament", Texts], bytes]
WEB = "web"
_RESULT_FILES = (".xlsx", ".csv", ".jsonl", ".json", ".tch")


def _entry(tournament: "Tournament", texts: Texts) -> bytes:
    from tichu_turnier.sheets.formats.excel_entry import render

    return render(tournament, texts)


def _calendar(tournament: "Tournament", texts: Texts) -> bytes:
    from tichu_turnier.sheets.formats.calendar_file import calendar

    return calendar(tournament, texts, datetime.now(UTC))


def _rows(part: str) -> Content:
    def content(tournament: "Tournament", texts: Texts) -> bytes:
        from tichu_turnier.sheets.formats.csv_text import statistics

        return statistics(tournament, part, "csv", texts.language)

    return content


def _whole(tournament: "Tournament", _: Texts) -> bytes:
    from tichu_turnier.transfer.exporting import export_json

    return export_json(tournament).encode()


OUT: dict[str, tuple[str, Content]] = {
    "entry": ("xlsx", _entry),
    "calendar": ("ics", _calendar),
    "standings": ("csv", _rows("standings")),
    "results": ("csv", _rows("results")),
    "hands": ("csv", _rows("hands")),
    "json": ("json", _whole),
}


class FilesMenu(QObject):
    """Lines of the menu for files that go to others or come from them."""

    def __init__(self, context: Context, menu: QMenu) -> None:
        super().__init__(menu)
        self._bridge, self._keeper, self._navigator = context.bridge, context.keeper, context.navigator
        self._window, self.texts = context.parent, context.texts
        texts = context.texts
        self.bring = self._action(menu, "files-in", self._ask_for_results)
        self.out = menu.addMenu(texts("files-out"))
        self._action(self.out, "files-out-entry", partial(self._ask, "entry"))
        self._action(self.out, f"files-out-{WEB}", self._ask_for_folder)
        for key in list(OUT)[1:]:
            self._action(self.out, f"files-out-{key}", partial(self._ask, key))
        self.actions = (self.bring, self.out.menuAction())

    def write(self, key: str, path: Path) -> None:
        tournament = self._bridge.tournament
        if tournament is None:
            return
        content, texts = OUT[key][1], self.texts

        def job() -> None:
            from tichu_turnier.files.whole import write_whole

            write_whole(path, content(tournament, texts))

        self._bridge.run_background(job, lambda _: self._written(path))

    def write_pages(self, folder: Path) -> None:
        tournament, texts = self._bridge.tournament, self.texts
        if tournament is None:
            return

        def job() -> Path:
            from tichu_turnier.files.whole import write_folder
            from tichu_turnier.sheets.formats.web_pages import INDEX, web_pages

            write_folder(folder, web_pages(tournament, texts))
            return folder / INDEX

        self._bridge.run_background(job, self._written)

    def read_results(self, file: Path) -> None:
        """Shows what a file of results would bring; a game log belongs to the table in front."""
        from tichu_turnier.gui.results.results_import import ResultsImportDialog

        tournament = self._bridge.tournament
        if tournament is not None:
            state = getattr(self._navigator.screen_of("results"), "state", None)
            source = (file, (None if state is None or state.table is None else (state.round, state.table)))
            ResultsImportDialog(self._bridge, self.texts, tournament, source, self._window).start()

    def _action(self, menu: QMenu, key: str, do: Callable[[], object]) -> QAction:
        return menu_line(menu, self.texts(key), do, name=f"action-{key}")

    def _ask(self, key: str) -> None:
        tournament = self._bridge.tournament
        if tournament is None:
            return
        if key == "entry" and not tournament.rounds:
            self._bridge.refused.emit((Finding("sheets-round-not-drawn", args={"round": 1}),))
            return
        ending = OUT[key][0]
        name = self.texts(f"files-name-{key}", round=len(tournament.rounds))
        suggested = self._keeper.folder / f"{name}.{ending}"
        title = self.texts(f"files-out-{key}").replace("&", "")
        file = file_to_save(self._window, title, suggested, f"*.{ending}")
        if file is not None:
            self.write(key, file)

    def _ask_for_folder(self) -> None:
        title = self.texts(f"files-out-{WEB}").replace("&", "")
        folder = folder_to_use(self._window, title, self._keeper.folder)
        if folder is not None:
            self.write_pages(folder)

    def _ask_for_results(self) -> None:
        title, kinds = self.texts("files-in-title"), kinds_of(self.texts("files-in-kinds"), _RESULT_FILES)
        file = file_to_open(self._window, title, self._keeper.folder, kinds)
        if file is not None:
            self.read_results(file)

    def _written(self, path: Path) -> None:
        note = Finding("files-written", Severity.NOTE, {"file": str(path)})
        self._bridge.findings.emit((note,))
