"""What does the window hold, and where does a wish of the director go?"""

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QScrollArea, QStackedWidget, QWidget
from shiboken6 import delete, isValid

from tichu_turnier.finding import Finding
from tichu_turnier.gui.application import set_look, set_qt_language
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.idle import AFTER_PAINT, AT_ONCE, Idle
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.new_tournament import Beginning
from tichu_turnier.gui.start.start_page import StartPage
from tichu_turnier.gui.wheel_guard import WheelGuard
from tichu_turnier.gui.window_menu import WindowMenu, taken_letters
from tichu_turnier.gui.window_state import (
    FileDrops,
    goes_on,
    last_folder,
    restored,
    with_folder,
    with_place,
    without_recent,
)
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts, load_fluent

if TYPE_CHECKING:
    from tichu_turnier.gui.workspace import Workspace
    from tichu_turnier.sheets import Sheet
    from tichu_turnier.tournament.model.snapshot import Tournament

_SLOW_MS = 250
"""Saving is told only when it takes longer than that, else the words would flicker."""
_CLOSE_AGAIN_MS = 20
_ROOMY = QSize(1440, 900)
_FRAME = QSize(16, 48)
"""What the desktop draws around a window, about."""


class MainWindow(QMainWindow):
    """Start page or workspace, the menu above, what the program has to say below.

    What an open tournament needs is imported when one is opened: the start page is there sooner.
    """

    def __init__(self, settings: Settings, keep: Callable[[Settings], None], folder: Path) -> None:
        """`keep` saves the settings (may raise OSError); new tournaments are suggested in `folder`."""
        super().__init__()
        self.settings = settings
        self.folder = last_folder(settings, folder)
        self._keep = keep
        self.bridge = Bridge(self)
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._slow.timeout.connect(lambda: self._say_saved("window-saving"))
        self.bridge.changed.connect(self._show)
        self.bridge.findings.connect(self._tell)
        self.bridge.refused.connect(self._refuse)
        self.bridge.working.connect(self._working)
        self._workspace: Workspace | None = None
        self._start_page: StartPage | None = None
        self._ahead = self._frozen = False
        self.beginning = Beginning(self)
        self._idle = Idle(self, lambda: self.bridge.computes)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self._clear_out()
        self._idle.do(self._build())
        self._idle.finish(lambda: False)
        if not restored(self):
            self.resize((self.screen().availableSize() - _FRAME).boundedTo(_ROOMY))
        FileDrops(self)
        WheelGuard(self)

    @property
    def texts(self) -> Texts:
        """The words of the language chosen."""
        return Texts(self.settings.language)

    @property
    def workspace(self) -> "Workspace | None":
        """Sidebar and screens, None before the first tournament; made at once for whoever asks for it."""
        self._idle.finish(lambda: self._workspace is not None)
        return self._workspace

    @property
    def start_page(self) -> StartPage:
        """Where one begins without a tournament."""
        return self._start_page or self._make_start_page()

    @property
    def busy(self) -> bool:
        """Whether something is still being saved, or made to be shown."""
        return self.bridge.busy or (self._idle.busy and self._workspace is None)

    def prepare(self) -> None:
        """Loads and makes what a tournament needs before there is one, while nobody wants anything."""
        self._ahead = True
        self.bridge.warm_up(self.settings.language, self._make_workspace)

    def open(self, path: Path) -> None:
        """Opens a tournament file and shows it."""
        self._clear()
        self.bridge.open(path, lambda: self.remember(path))

    def make(self, path: Path, tournament: "Tournament") -> None:
        """Makes a tournament file and shows it."""
        self._clear()
        self.bridge.create(path, tournament, lambda: self.remember(path))

    def leave(self) -> None:
        """Closes the tournament and shows the start page."""
        self.bridge.leave()

    def begin_anew(self) -> None:
        """Closes the tournament, if one is open, and asks for a new one."""
        self.start_page.begin_anew()
        self.leave()

    def go(self, key: str) -> None:
        """Shows the screen with this key."""
        if self.workspace is not None:
            self.workspace.go(key)

    def set_language(self, language: str) -> None:
        """Builds everything anew in another language."""
        self._set(replace(self.settings, language=language))

    def set_theme(self, theme: str) -> None:
        """Builds everything anew in other colours."""
        self._set(replace(self.settings, theme=theme))

    def set_font_scale(self, percent: int) -> None:
        """Builds everything anew with larger or smaller letters."""
        self._set(replace(self.settings, font_scale=percent))

    def keep_paper(self, settings: Settings) -> None:
        """Keeps what these settings say about the look of paper; nothing in the window changes."""
        self.settings = self.settings.with_paper_of(settings)
        self._save()

    def show_paper(self, sheet: "Sheet", about: str) -> None:
        """Shows a sheet that stands on no menu, to be printed or saved."""
        from tichu_turnier.gui.printing.paper import Order
        from tichu_turnier.gui.printing.paper_dialog import PaperDialog

        tournament = self.bridge.tournament
        if tournament is not None:
            order = Order(sheet, tournament, self.texts, wishes=self.settings, about=about)
            PaperDialog(self.bridge, self.texts, order, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nobody else wanted closes the message."""
        if event.key() == Qt.Key.Key_Escape:
            self._clear()
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Waits until everything is saved; nothing that was typed is lost."""
        if self.bridge.busy:
            event.ignore()
            QTimer.singleShot(_CLOSE_AGAIN_MS, self.close)
            return
        self.bridge.close()
        with suppress(OSError):  # nobody is there any more to be told
            self._keep(with_place(self))
        event.accept()

    def _set(self, settings: Settings) -> None:
        where = self._workspace.where if self._workspace is not None else ""
        self.settings = settings
        self._save()
        self.bridge.work(lambda: load_fluent(settings.language), lambda _: None)
        self._clear_out()
        self._idle.do(self._build(where))

    def _save(self) -> None:
        try:
            self._keep(self.settings)
        except OSError as error:
            self._refuse((Finding("window-settings-not-saved", args={"reason": str(error)}),))

    def _clear_out(self) -> None:
        """Nothing but an empty page; what stands there is taken down by and by."""
        self._workspace = self._start_page = None
        self.pages.setCurrentIndex(self.pages.addWidget(QWidget()))

    def _take_down(self) -> Iterator[int]:
        """Dialogs, and the pages before the one in front: to dress them anew would take a second."""
        for dialog in self.findChildren(QDialog, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if isValid(dialog) and dialog.isHidden():  # somebody may have closed it meanwhile
                delete(dialog)
                yield AT_ONCE
        while (page := self.pages.widget(0)) is not None and page is not self.pages.currentWidget():
            for part in page.findChildren(QScrollArea):
                if isValid(part):
                    delete(part)
                    yield AT_ONCE
            delete(page)
            yield AT_ONCE

    def _build(self, where: str = "") -> Iterator[int]:
        """Everything that has words or colours, step by step."""
        yield from self._take_down()
        set_look(self.settings.theme, self.settings.font_scale)
        set_qt_language(self.settings.language)
        yield AT_ONCE
        self.menu = WindowMenu(self, self.texts)
        self.setMenuBar(self.menu)
        yield AT_ONCE
        if self.bridge.tournament is None:
            self._show(None)
        if self.bridge.tournament is not None or self._ahead:
            yield from self._furnish(where)

    def _make_start_page(self) -> StartPage:
        if self._start_page is not None:
            return self._start_page
        page = StartPage(self.bridge, self.texts, self.pages)
        page.wanted.connect(self.beginning.set_up)
        page.chosen.connect(self.open)
        page.like.connect(self.beginning.set_up_like)
        page.forgotten.connect(self._forget)
        page.browse.connect(self.menu.ask_for_file)
        page.demo.connect(self.beginning.practise)
        page.advise.connect(self.beginning.ask_for_advice)
        self.pages.addWidget(page)
        self._start_page = page
        self._show_recent()
        return page

    def _make_workspace(self) -> None:
        if self._workspace is None and not self._idle.busy:
            self._idle.do(self._furnish())

    def _furnish(self, where: str = "") -> Iterator[int]:
        """The workspace step by step, shown as soon as its first screen is there; then the other screens."""
        from tichu_turnier.gui.loading import load_ahead

        yield from load_ahead()
        from tichu_turnier.gui.workspace import Workspace

        context = Context(
            self.bridge,
            self.texts,
            self.settings,
            self.go,
            keep_paper=self.keep_paper,
            show_paper=self.show_paper,
        )
        workspace = Workspace(context, taken_letters(self.texts), self.pages)
        self.pages.addWidget(workspace)
        yield AT_ONCE
        yield from workspace.screen_ahead(where or workspace.keys[0])
        workspace.go(where or workspace.keys[0])
        yield AT_ONCE
        self._workspace = workspace
        self._say_saved("window-saved")
        if self.bridge.tournament is not None:
            self._show(self.bridge.tournament)
        if self._ahead:
            yield AFTER_PAINT
            yield from workspace.screens_ahead()
            self._make_start_page()
            yield AT_ONCE
            self.menu.fill_view()
            yield AT_ONCE
            if not self._frozen:  # what comes after another language would never be given back
                gc.freeze()  # all this stays; searching it for rubbish would stop the window
                self._frozen = True

    def _show(self, tournament: "Tournament | None") -> None:
        """The workspace with this snapshot, or the start page without one."""
        self.menu.show_tournament(tournament, self.bridge.desk)
        if tournament is None:
            self.setWindowTitle(self.texts("window-title"))
            self.pages.setCurrentWidget(self.start_page)
            return
        self.setWindowTitle(tournament.name)
        workspace = self._workspace
        if workspace is None:
            self._make_workspace()
            return
        if self.pages.currentWidget() is not workspace:
            workspace.curtain.close()
            self.pages.setCurrentWidget(workspace)
            # What is not in front cannot hold the keyboard: Qt gave it to the first button of the sidebar.
            workspace.screen_of(workspace.where).setFocus()
        workspace.show_tournament(tournament)

    def remember(self, path: Path) -> None:
        """From now on this file is the one that was open last."""
        self.settings = with_folder(self.settings.with_recent(str(path)), path)
        self.folder = last_folder(self.settings, self.folder)
        self._save()
        self._show_recent()

    def _forget(self, file: str) -> None:
        self.settings = without_recent(self.settings, file)
        self._save()
        self._show_recent()

    def _show_recent(self) -> None:
        if self._start_page is not None:
            self._start_page.show_recent(self.settings.recent, goes_on=goes_on(self.settings))
        self.menu.show_recent(self.settings.recent)

    def _working(self, busy: bool) -> None:
        if busy:
            self._slow.start()
        else:
            self._slow.stop()
            self._say_saved("window-saved")

    def _say_saved(self, key: str) -> None:
        if self._workspace is not None:
            self._workspace.strip.show_saved(self.texts(key))

    def _clear(self) -> None:
        if self._workspace is not None:
            self._workspace.strip.clear()
        if self._start_page is not None:
            self._start_page.strip.clear()

    def _tell(self, findings: tuple[Finding, ...]) -> None:
        """After something was done: what there is to know about it replaces what was said before."""
        self._clear()
        self._refuse(findings)

    def _refuse(self, findings: tuple[Finding, ...]) -> None:
        workspace = None if self.bridge.tournament is None else self.workspace
        strip = self.start_page.strip if workspace is None else workspace.strip
        strip.show_findings(findings)
