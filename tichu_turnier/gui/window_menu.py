"""The menu of the window: file, edit, view, tools and help; every line says its key."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QMessageBox

from tichu_turnier import __version__
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.dialogs import (
    ask_for_log,
    file_to_open,
    file_to_save,
    folder_to_use,
    help_with_f1,
    kinds_of,
)
from tichu_turnier.gui.common.fields import lettered, menu_line
from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.defaults import tournament_files
from tichu_turnier.gui.start.new_tournament import NewTournament
from tichu_turnier.gui.theme import THEMES
from tichu_turnier.gui.viewer.opening import show_log
from tichu_turnier.texts import Texts, languages

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.gui.referee.penalties import PenaltyTarget
    from tichu_turnier.tournament.model.snapshot import Tournament

_FONT_SCALES = (80, 90, 100, 125, 150, 175, 200)
_MENUS = ("file", "edit", "view", "tools", "help")
Content = Callable[["Tournament", Texts], bytes]
_RESULT_FILES = (".xlsx", ".csv", ".jsonl", ".json", ".tch")


def _entry(tournament: "Tournament", texts: Texts) -> bytes:
    from tichu_turnier.sheets.formats.excel_entry import render

    return render(tournament, texts)


def _calendar(tournament: "Tournament", texts: Texts) -> bytes:
    from tichu_turnier.sheets.timetable_sheet import calendar

    return calendar(tournament, texts, datetime.now(UTC))


def _rows(part: str) -> Content:
    def content(tournament: "Tournament", texts: Texts) -> bytes:
        from tichu_turnier.sheets.formats.csv_text import statistics

        return statistics(tournament, part, "csv", texts.language)

    return content


def _whole(tournament: "Tournament", _: Texts) -> bytes:
    from tichu_turnier.transfer.tournament_json import export_json

    return export_json(tournament).encode()


_EXPORTS: dict[str, tuple[str, Content]] = {
    "entry": ("xlsx", _entry),
    "calendar": ("ics", _calendar),
    "standings": ("csv", _rows("standings")),
    "results": ("csv", _rows("results")),
    "hands": ("csv", _rows("hands")),
    "json": ("json", _whole),
}
"""Ending and content of each file that can be exported, in the order of the menu."""


class FilesMenu(QObject):
    """Lines of the menu for files that go to others or come from them."""

    def __init__(self, context: Context, menu: QMenu) -> None:
        super().__init__(menu)
        self._bridge, self._keeper, self._navigator = context.bridge, context.keeper, context.navigator
        self._window, self.texts = context.parent, context.texts
        texts = context.texts
        bring = self._action(menu, "files-in", self._ask_for_results)
        self.out = menu.addMenu(texts("files-out"))
        self._action(self.out, "files-out-entry", partial(self._ask, "entry"))
        self._action(self.out, "files-out-web", lambda: self._ask_for_folder(self.write_pages))
        self.kept = self._action(self.out, "files-out-kept", self._keep_pages)
        self.kept.setCheckable(True)
        self.out.aboutToShow.connect(lambda: self.kept.setChecked(self._bridge.hosting.site.is_kept))
        for key in list(_EXPORTS)[1:]:
            self._action(self.out, f"files-out-{key}", partial(self._ask, key))
        self.actions = (bring, self.out.menuAction())

    def write(self, key: str, path: Path) -> None:
        tournament = self._bridge.tournament
        if tournament is None:
            return
        content, texts = _EXPORTS[key][1], self.texts

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

    def keep_pages(self, folder: Path) -> None:
        """From now on the folder says what the tournament does, until it is closed."""
        site, texts, told = self._bridge.hosting.site, self.texts, self._bridge.findings.emit
        note = Finding("files-kept", Severity.NOTE, {"file": str(folder)})
        self._bridge.run_on_desk(lambda desk: site.keep(desk, folder, texts, told), lambda _: told((note,)))

    def _keep_pages(self) -> None:
        site = self._bridge.hosting.site
        if site.is_kept:
            self._bridge.run_on_desk(lambda _: site.close(), lambda _: None)
        else:
            self._ask_for_folder(self.keep_pages)

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
        ending = _EXPORTS[key][0]
        name = self.texts(f"files-name-{key}", round=len(tournament.rounds))
        suggested = self._keeper.folder / f"{name}.{ending}"
        title = self.texts(f"files-out-{key}").replace("&", "")
        file = file_to_save(self._window, title, suggested, f"*.{ending}")
        if file is not None:
            self.write(key, file)

    def _ask_for_folder(self, use: Callable[[Path], None]) -> None:
        title = self.texts("files-out-web").replace("&", "")
        folder = folder_to_use(self._window, title, self._keeper.folder)
        if folder is not None:
            use(folder)

    def _ask_for_results(self) -> None:
        title, kinds = self.texts("files-in-title"), kinds_of(self.texts("files-in-kinds"), _RESULT_FILES)
        file = file_to_open(self._window, title, self._keeper.folder, kinds)
        if file is not None:
            self.read_results(file)

    def _written(self, path: Path) -> None:
        note = Finding("files-written", Severity.NOTE, {"file": str(path)})
        self._bridge.findings.emit((note,))


def taken_letters(texts: Texts) -> str:
    """The letters that open menus with Alt, which the sidebar leaves alone."""
    titles = [texts(f"menu-{name}") for name in _MENUS]
    return "".join(title[title.index("&") + 1] for title in titles if "&" in title)


class WindowMenu(QMenuBar):
    """The menus themselves; those that need a tournament are grey without one."""

    begin_anew = Signal()

    def __init__(self, context: Context, new: NewTournament) -> None:
        super().__init__(context.parent)
        self._context = context
        self._bridge, self._keeper, self._navigator = context.bridge, context.keeper, context.navigator
        self._window, self.texts, self._new = context.parent, context.texts, new
        self._with_tournament: list[QAction] = []
        self._file()
        menu = self._menu("edit")
        self.undo = self._add(menu, "undo", self._bridge.undo, "Ctrl+Z")
        self.redo = self._add(menu, "redo", self._bridge.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        menu = self._menu("view")
        # Each language says its own name: all of them are read only when somebody looks.
        menu.aboutToShow.connect(self._fill_view)
        self.view = menu
        menu = self._menu("tools")
        self._add(menu, "hand", self._ask_for_log, "Ctrl+L")
        self._add(menu, "season", self._season)
        self._add_for_open(menu, "share", self._share)
        self._add(menu, "join", self._join)
        self._add(menu, "federation", self._federation)
        self._add_for_open(menu, "phones", self._phones)
        self._add_for_open(menu, "screens", self._screens)
        self._add_for_open(menu, "witness", lambda: self._navigator.go("results/witness"), "F9")
        self._add_for_open(menu, "deviations", lambda: self._navigator.go("standings/deviations"))
        self._add_for_open(menu, "penalty", self._penalty, "Ctrl+R")
        self._add(menu, "rulings", self._rulings, "Ctrl+Shift+R")
        menu = self._menu("help")
        self._add(menu, "help-screen", self._help_for_screen, "F1")
        self._add(menu, "help-contents", lambda: self._open_help("index"))
        self._add(menu, "key-list", lambda: self._open_help("keys"), "Shift+F1", "Ctrl+?")
        self._add(menu, "palette", self._open_palette, "Ctrl+K", "Ctrl+Shift+P")
        menu.addSeparator()
        self._add(menu, "about", self._about)
        self.show_recent(self._keeper.settings.recent)

    def show_recent(self, files: Sequence[str]) -> None:
        self.recent.clear()
        self.recent.setEnabled(bool(files))
        for file in files:
            action = self.recent.addAction(Path(file).stem.replace("&", "&&"))
            action.setToolTip(plain_tip(file))
            action.triggered.connect(lambda _=False, file=file: self._navigator.open(Path(file)))

    def show_tournament(self, tournament: "Tournament | None", desk: "Desk | None") -> None:
        for action in self._with_tournament:
            action.setEnabled(tournament is not None)
        history = None if desk is None else desk.history
        self.undo.setEnabled(history is not None and bool(history.undoable))
        self.redo.setEnabled(history is not None and bool(history.redoable))

    def ask_for_file(self) -> None:
        title, kinds = self.texts("window-open-title"), tournament_files(self.texts)
        file = file_to_open(self._window, title, self._keeper.folder, kinds)
        if file is not None:
            self._navigator.open(file)

    def _file(self) -> None:
        menu = self._menu("file")
        self._add(menu, "new", self.begin_anew.emit, "Ctrl+N")
        self._add(menu, "new-like", self._new.ask_for_old, "Ctrl+Shift+N")
        self._add(menu, "open", self.ask_for_file, "Ctrl+O")
        self.recent = menu.addMenu(self.texts("menu-recent"))
        menu.addSeparator()
        self.files = FilesMenu(self._context, menu)
        self._with_tournament.extend(self.files.actions)
        menu.addSeparator()
        self._add_for_open(menu, "settings", self._settings, "Ctrl+,")
        self._add_for_open(menu, "leave", self._navigator.leave, "Ctrl+W")
        menu.addSeparator()
        self._add(menu, "quit", self._window.close, "Ctrl+Q")

    def _fill_view(self) -> None:
        """The languages, looks and sizes of letters that there are, unless they stand there already."""
        keeper, texts, menu = self._keeper, self.texts, self.view
        if not menu.isEmpty():
            return
        names = [(code, Texts(code)("language-name")) for code in languages()]
        self._choices(menu, "menu-language", names, keeper.settings.language, keeper.set_language)
        looks = [(key, texts(f"theme-{key}")) for key in ("system", *(theme.key for theme in THEMES))]
        self._choices(menu, "menu-theme", looks, keeper.settings.theme, keeper.set_theme)
        sizes = [(str(scale), texts("menu-percent", percent=scale)) for scale in _FONT_SCALES]
        scale = str(keeper.settings.font_scale)
        self._choices(menu, "menu-letters", sizes, scale, lambda wish: keeper.set_font_scale(int(wish)))
        motion = menu.addAction(texts("menu-motion"))
        motion.setObjectName("menu-motion")
        motion.setCheckable(True)
        motion.setChecked(keeper.settings.motion)
        motion.toggled.connect(keeper.set_motion)

    def _menu(self, name: str) -> QMenu:
        menu = self.addMenu(self.texts(f"menu-{name}"))
        menu.setToolTipsVisible(True)
        return menu

    def _add(self, menu: QMenu, name: str, do: Callable[[], object], *keys: str) -> QAction:
        return menu_line(menu, self.texts(f"menu-{name}"), do, name=f"action-{name}", keys=keys)

    def _add_for_open(self, menu: QMenu, name: str, do: Callable[[], object], *keys: str) -> None:
        """A line that can be chosen only while a tournament is open."""
        self._with_tournament.append(self._add(menu, name, do, *keys))

    def _choices(
        self, menu: QMenu, title: str, lines: Sequence[tuple[str, str]], now: str, take: Callable[[str], None]
    ) -> None:
        inner = menu.addMenu(self.texts(title))
        group = QActionGroup(inner)
        for key, words in lines:
            action = group.addAction(menu_line(inner, words, partial(take, key), name=f"{title}-{key}"))
            action.setCheckable(True)
            action.setChecked(key == now)
        lettered(inner)

    def _share(self) -> None:
        from tichu_turnier.gui.hall.share_dialog import open_sharing

        open_sharing(self._bridge, self.texts, self._window)

    def _federation(self) -> None:
        from tichu_turnier.gui.hall.federation_dialog import FederationDialog

        FederationDialog(self._bridge, self.texts, self._window).open()

    def _phones(self) -> None:
        from tichu_turnier.gui.hall.phones_dialog import open_phones

        open_phones(self._bridge, self.texts, self._window)

    def _screens(self) -> None:
        from tichu_turnier.gui.hall.screens_dialog import open_screens

        open_screens(self._bridge, self.texts, self._window)

    def _join(self) -> None:
        from tichu_turnier.gui.hall.join_dialog import JoinDialog

        JoinDialog(self._bridge, self.texts, self._keeper.folder, self._navigator.open, self._window).open()

    def _settings(self) -> None:
        from tichu_turnier.gui.regulations.dialog import RegulationsDialog

        tournament = self._bridge.tournament
        if tournament is not None:
            RegulationsDialog(self._bridge, self.texts, tournament, self._window).open()

    def _penalty(self) -> None:
        from tichu_turnier.gui.referee.penalties import open_penalties

        if self._bridge.tournament is not None:
            open_penalties(self._bridge, self.texts, self._aim(), self._window)

    def _aim(self) -> "PenaltyTarget":
        from tichu_turnier.gui.referee.penalties import PenaltyTarget, aim_of

        front = self._navigator.front
        return PenaltyTarget() if front is None else aim_of(front)

    def _rulings(self) -> None:
        from tichu_turnier.gui.referee.window import open_referee

        open_referee(self._bridge, self.texts, self._window, self._aim)

    def _ask_for_log(self) -> None:
        file = ask_for_log(self.texts, self._keeper.folder, self._window)
        if file is not None:
            show_log(file, self._bridge, self.texts, self._window)

    def _help_for_screen(self) -> None:
        front = self._navigator.front
        self._open_help(f"screen-{'start' if front is None else front.key}")

    def _open_help(self, key: str) -> None:
        from tichu_turnier.gui.help.side import open_help

        open_help(self._context, key)

    def _open_palette(self) -> None:
        from tichu_turnier.gui.commands import open_palette

        open_palette(self._context, self)

    def _season(self) -> None:
        from tichu_turnier.gui.standings.season import SeasonDialog

        keeper = self._keeper
        SeasonDialog(self._bridge, self.texts, keeper.folder, keeper.settings, self._window).open()

    def _about(self) -> None:
        words = self.texts("window-about", version=__version__)
        box = QMessageBox(QMessageBox.Icon.NoIcon, self.texts("window-title"), words, parent=self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        help_with_f1(box, self.texts, "index")
        box.open()
