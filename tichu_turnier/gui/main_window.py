"""The main window: start page or workspace below the menu."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow, QStackedWidget
from shiboken6 import delete

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.apology import FileDamaged
from tichu_turnier.gui.application import set_look, set_qt_language
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.guards import FileDrops, Garbage, WheelGuard, open_context_menu
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.not_saved import NotSaved
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.settings_keeper import HELP, SettingsKeeper
from tichu_turnier.gui.start.new_tournament import NewTournament
from tichu_turnier.gui.start.start_page import StartPage
from tichu_turnier.gui.window_menu import WindowMenu, taken_letters
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts, load_fluent

if TYPE_CHECKING:
    from tichu_turnier.gui.workspace import Workspace
    from tichu_turnier.sheets import Sheet
    from tichu_turnier.tournament.model.snapshot import Tournament

_CLOSE_AGAIN_MS = 20
_ROOMY = QSize(1440, 900)
_FRAME = QSize(16, 48)


class MainWindow(QMainWindow):
    """Shows what is open, and is the `Navigator` for all that stands in it."""

    def __init__(self, settings: Settings, save: Callable[[Settings], None], folder: Path) -> None:
        """`save` may raise OSError; new tournaments are suggested in `folder`."""
        super().__init__()
        self.bridge = Bridge(self)
        self.keeper = SettingsKeeper(settings, save, folder, self)
        self._said_saved = ""
        self._told_gone = False
        self.bridge.began.connect(self._end_evening)
        self.bridge.changed.connect(self._show)
        self.bridge.findings.connect(self._tell)
        self.bridge.refused.connect(self._refuse)
        self.bridge.not_saved.connect(lambda _: self._say_saved("window-not-saved"))
        self.bridge.working.connect(self._working)
        self.keeper.refused.connect(self._refuse)
        self.keeper.recent_changed.connect(self._show_recent)
        self.keeper.look_changed.connect(self._build_anew)
        self.file_damaged = FileDamaged(self, self.bridge, self.keeper)
        self.not_saved = NotSaved(self, self.bridge, self.keeper)
        self.not_saved.went_on.connect(self._say_where)
        self._where: tuple[Finding, ...] = ()
        self.workspace: Workspace | None = None
        self._start_page: StartPage | None = None
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self._build()
        if not self.keeper.restore(self):
            self.resize((self.screen().availableSize() - _FRAME).boundedTo(_ROOMY))
        WheelGuard(self)
        on_keys(self, "Shift+F10", open_context_menu)
        Garbage(self)

    @property
    def texts(self) -> Texts:
        return self.keeper.texts

    @property
    def start_page(self) -> StartPage:
        if self._start_page is None:
            page = StartPage(self.bridge, self.texts, self.pages)
            then = Ahead.of(self.bridge).then
            page.wanted.connect(partial(then, self.new.set_up))
            page.recent.chosen.connect(self.open)
            page.recent.like.connect(partial(then, self.new.set_up_like))
            page.recent.forgotten.connect(self.keeper.forget)
            page.browse.connect(self.menu.ask_for_file)
            page.demo.connect(partial(then, self.new.practise))
            page.advise.connect(partial(then, self.new.ask_for_advice))
            self.pages.addWidget(page)
            self._start_page = page
            self._show_recent()
        return self._start_page

    @property
    def places(self) -> tuple[str, ...]:
        return () if self._open is None else self._open.keys

    @property
    def front(self) -> Screen | None:
        return None if self._open is None else self._open.screen_of(self._open.where)

    @property
    def least_width(self) -> int:
        return 0 if self._open is None else self._open.least_width

    @property
    def wished_width(self) -> int:
        return 0 if self._open is None else self._open.wished_width

    @property
    def _open(self) -> "Workspace | None":
        return None if self.bridge.tournament is None else self.workspace

    def screen_of(self, key: str) -> Screen | None:
        return None if self._open is None else self._open.screen_of(key)

    def open(self, path: Path) -> None:
        """Soon; at the start of the program it takes a moment, of which the first page tells."""
        self._clear()
        ahead = Ahead.of(self.bridge)
        if ahead.loading:
            self._refuse((Finding("window-opening", Severity.NOTE, {"name": path.stem}),))
        ahead.then(self.bridge.open, path, partial(self.keeper.remember, path))

    def make(self, path: Path, tournament: "Tournament") -> None:
        self._clear()
        self.bridge.create(path, tournament, partial(self.keeper.remember, path))

    def leave(self) -> None:
        self.bridge.leave()

    def undo(self) -> None:
        if self._open is not None:
            self._open.undo()

    def begin_anew(self) -> None:
        self.start_page.begin_anew()
        self.leave()

    def go(self, key: str) -> None:
        if self.workspace is not None:
            self.workspace.go(key)

    def show_paper(self, sheet: "Sheet", about: str) -> None:
        from tichu_turnier.gui.printing.paper import Order
        from tichu_turnier.gui.printing.printing_screen import PaperDialog

        tournament, desk = self.bridge.tournament, self.bridge.desk
        if tournament is not None and desk is not None:
            wishes, file = self.keeper.settings, desk.path
            order = Order(sheet, tournament, self.texts, wishes=wishes, about=about, file=file)
            PaperDialog(self.bridge, self.texts, order, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._clear()
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Waits until everything is saved, and asks where something is still open."""
        if self.bridge.busy:
            event.ignore()
            QTimer.singleShot(_CLOSE_AGAIN_MS, self.close)
            return
        if (
            self.workspace is not None
            and self.bridge.tournament is not None
            and self.workspace.asks_before_closing()
        ):
            event.ignore()
            return
        if not self._told_gone and not self.bridge.check_place():
            self._told_gone = True  # it can be closed all the same: a copy was made
            event.ignore()
            return
        self.bridge.close()
        self.keeper.keep_place(self)
        event.accept()

    def _build(self) -> None:
        """Everything that has words or colours, but the pages."""
        settings = self.keeper.settings
        set_look(settings.theme, settings.font_scale)
        set_qt_language(settings.language)
        self.context = Context(self.bridge, self.texts, self.keeper, self, self)
        self.new = NewTournament(self.context)
        self.menu = WindowMenu(self.context, self.new)
        FileDrops(self.context, self.menu)
        self.menu.begin_anew.connect(self.begin_anew)
        self.setMenuBar(self.menu)
        if self.bridge.tournament is None:
            self._show(None)

    def _build_anew(self) -> None:
        """In other words or colours; what is there goes first, as Qt takes a second to dress it anew."""
        where = "" if self.workspace is None else self.workspace.where
        language = self.keeper.settings.language
        self.bridge.run_background(lambda: load_fluent(language), lambda _: None)
        self._end_hidden_dialogs()
        self.workspace = self._start_page = None
        while (page := self.pages.widget(0)) is not None:
            delete(page)
        self._build()
        if self.bridge.tournament is not None:
            self._show(self.bridge.tournament, where)

    def _end_evening(self) -> None:
        """What belonged to a tournament ends with it: searches, filters, rounds, what is chosen, pages.

        All of it stands in the screens, so these end; the next tournament begins on the first of them.
        """
        self._end_hidden_dialogs()
        workspace, self.workspace = self.workspace, None
        if workspace is not None:
            self.pages.setCurrentWidget(self.start_page)
            delete(workspace)

    def _end_hidden_dialogs(self) -> None:
        """Those that stay while they are closed."""
        for dialog in self.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if dialog.isHidden():
                delete(dialog)

    def _show(self, tournament: "Tournament | None", where: str = "") -> None:
        self.menu.show_tournament(tournament, self.bridge.desk)
        if tournament is None:
            self.setWindowTitle(self.texts("window-title"))
            self.pages.setCurrentWidget(self.start_page)
            return
        self.setWindowTitle(tournament.name)
        self._call_rounds(tournament)
        if self._start_page is not None:
            self._start_page.strip.clear()
        workspace = self.workspace
        if workspace is None:
            from tichu_turnier.gui.workspace import Workspace

            workspace = self.workspace = Workspace(self.context, taken_letters(self.texts), self.pages)
            self.pages.addWidget(workspace)
            workspace.came.connect(self._follow_with_help)
            workspace.go(where or workspace.keys[0])
            self._say_saved("window-saved")
        if self.pages.currentWidget() is not workspace:
            self.pages.setCurrentWidget(workspace)
            # What is not in front cannot hold the keyboard: Qt gave it to the first button of the sidebar.
            workspace.screen_of(workspace.where).setFocus()
        workspace.show_tournament(tournament)
        if self._said_saved == "window-not-saved":
            self._say_saved("window-saved")
        self._told_gone = False

    def _call_rounds(self, tournament: "Tournament") -> None:
        """What is said calls rounds as they are called in this tournament: `Halbfinal`."""
        from tichu_turnier.words.rounds import rounds_called

        texts = self.context.texts
        texts.call_rounds(rounds_called(tournament, texts))

    def _follow_with_help(self, screen: str) -> None:
        """The help, once it was opened, shows the page of the screen in front."""
        if self.findChild(QDockWidget, HELP) is not None:
            from tichu_turnier.gui.help.side import follow

            follow(self.context, f"screen-{screen}")

    def _show_recent(self) -> None:
        recent = self.keeper.settings.recent
        if self._start_page is not None:
            self._start_page.show_recent(recent, goes_on=self.keeper.goes_on)
        self.menu.show_recent(recent)

    def _working(self, busy: bool) -> None:
        if busy:
            self._say_saved("window-saving")
        elif self._said_saved == "window-saving":
            self._say_saved("window-saved")

    def _say_saved(self, key: str) -> None:
        self._said_saved = key
        if self.workspace is not None:
            self.workspace.strip.show_saved(self.texts(key))

    def _clear(self) -> None:
        if self.workspace is not None:
            self.workspace.strip.clear()
        if self._start_page is not None:
            self._start_page.strip.clear()

    def _tell(self, findings: tuple[Finding, ...]) -> None:
        if self._strip.said:
            self._clear()
        told, self._where = findings or self._where, ()  # the new place once more after what is done again
        if told:
            self._refuse(told)

    def _say_where(self, file: Path) -> None:
        """What was said of the place in which nothing could be saved is over."""
        place = {"file": file.name, "folder": str(file.parent)}
        self._where = (Finding("unsaved-went-on", Severity.NOTE, place),)
        self._refuse(self._where)

    def _refuse(self, findings: tuple[Finding, ...]) -> None:
        self._strip.show_findings(findings)

    @property
    def _strip(self) -> MessageStrip:
        return self.start_page.strip if self._open is None else self._open.strip
