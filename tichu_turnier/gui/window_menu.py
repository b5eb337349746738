"""The menu of the window: file, edit, view, tools and help; every line says its key."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.dialogs import file_to_open, file_to_save, folder_to_use, kinds_of
from tichu_turnier.gui.common.fields import lettered, menu_line
from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.defaults import tournament_files
from tichu_turnier.gui.start.new_tournament import NewTournament
from tichu_turnier.gui.theme import THEMES
from tichu_turnier.texts import Texts, languages

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.tournament.model.snapshot import Tournament

_MENUS: Mapping[str, Sequence[tuple[str, ...]]] = {
    "file": (
        *(("new", "Ctrl+N"), ("new-like", "Ctrl+Shift+N"), ("open", "Ctrl+O"), ("recent",), ()),
        *(("files",), (), ("settings", "Ctrl+,"), ("leave", "Ctrl+W"), (), ("quit", "Ctrl+Q")),
    ),
    "edit": (("undo", "Ctrl+Z"), ("redo", "Ctrl+Shift+Z", "Ctrl+Y")),
    "view": (),
    "tools": (
        *(("hand", "Ctrl+L"), ("season",), ("share",), ("join",), ("federation",), ("phones",), ("screens",)),
        *(("witness", "F9"), ("deviations",), ("penalty", "Ctrl+R"), ("rulings", "Ctrl+Shift+R")),
    ),
    "help": (
        *(("help-screen", "F1"), ("help-contents",), ("key-list", "Shift+F1", "Ctrl+?")),
        *(("palette", "Ctrl+K", "Ctrl+Shift+P"), (), ("about",)),
    ),
}
"""The names of the lines with their keys; nothing parts a menu."""
_FOR_OPEN = frozenset(
    ("settings", "leave", "share", "phones", "screens", "witness", "deviations", "penalty"),
)
"""What can be chosen only while a tournament is open."""
_FONT_SCALES = (80, 90, 100, 125, 150, 175, 200)
_EXPORTS = {
    "entry": "xlsx",
    "web": "",
    "kept": "",
    "calendar": "ics",
    "standings": "csv",
    "results": "csv",
    "hands": "csv",
    "json": "json",
}
"""The ending of each file that can be exported, in the order of the menu; none for folders."""
_RESULT_FILES = (".xlsx", ".csv", ".jsonl", ".json", ".tch")


class FilesMenu(QObject):
    """Lines of the menu for files that go to others or come from them."""

    def __init__(self, context: Context, menu: QMenu) -> None:
        super().__init__(menu)
        self._context, self._bridge, self.texts = context, context.bridge, context.texts
        bring = self._action(menu, "files-in", self._ask_for_results)
        self.out = menu.addMenu(self.texts("files-out"))
        lines = {key: self._action(self.out, f"files-out-{key}", partial(self._ask, key)) for key in _EXPORTS}
        self.kept = lines["kept"]
        self.kept.setCheckable(True)
        self.out.aboutToShow.connect(lambda: self.kept.setChecked(self._bridge.hosting.site is not None))
        self.actions = (bring, self.out.menuAction())

    def write(self, key: str, path: Path) -> None:
        from tichu_turnier.gui.menu_acts import seen_for, written

        texts = self.texts

        def write(seen: "tuple[Tournament, int]") -> None:
            self._bridge.run_background(lambda: written(key, path, *seen, texts), self._written)

        if self._bridge.desk is not None:
            self._bridge.run_on_desk(partial(seen_for, key), write)

    def keep_pages(self, folder: Path) -> None:
        """From now on the folder says what the tournament does, until it is closed."""
        hosting, texts, told = self._bridge.hosting, self.texts, self._bridge.findings.emit
        note = Finding("files-kept", Severity.NOTE, {"file": str(folder)})
        self._bridge.run_on_desk(
            lambda desk: hosting.keep_site(desk, folder, texts, told), lambda _: told((note,))
        )

    def read_results(self, file: Path) -> None:
        from tichu_turnier.gui.menu_acts import read_results

        read_results(file, self._context)

    def _action(self, menu: QMenu, key: str, do: Callable[[], object]) -> QAction:
        return menu_line(menu, self.texts(key), do, name=f"action-{key}")

    def _ask(self, key: str) -> None:
        tournament, hosting = self._bridge.tournament, self._bridge.hosting
        if tournament is None:
            return
        if key == "kept" and hosting.site is not None:
            self._bridge.run_on_desk(lambda _: hosting.leave_site(), lambda _: None)
        elif key == "entry" and not tournament.rounds:
            self._bridge.refused.emit((Finding("sheets-round-not-drawn", args={"round": 1}),))
        elif (place := self._place(key, len(tournament.rounds))) is not None:
            self.keep_pages(place) if key == "kept" else self.write(key, place)

    def _place(self, key: str, drawn: int) -> Path | None:
        """Where it is to be written, if somebody says so."""
        window, folder, ending = self._context.parent, self._context.keeper.folder, _EXPORTS[key]
        if not ending:
            return folder_to_use(window, self.texts("files-out-web").replace("&", ""), folder)
        suggested = folder / f"{self.texts(f'files-name-{key}', round=drawn)}.{ending}"
        title = self.texts(f"files-out-{key}").replace("&", "")
        return file_to_save(window, title, suggested, f"*.{ending}")

    def _ask_for_results(self) -> None:
        title, kinds = self.texts("files-in-title"), kinds_of(self.texts("files-in-kinds"), _RESULT_FILES)
        file = file_to_open(self._context.parent, title, self._context.keeper.folder, kinds)
        if file is not None:
            self.read_results(file)

    def _written(self, path: Path) -> None:
        self._bridge.findings.emit((Finding("files-written", Severity.NOTE, {"file": str(path)}),))


def taken_letters(texts: Texts) -> str:
    """The letters that open menus with Alt, which the sidebar leaves alone."""
    titles = [texts(f"menu-{name}") for name in _MENUS]
    return "".join(title[title.index("&") + 1] for title in titles if "&" in title)


class WindowMenu(QMenuBar):
    """The menus themselves; those that need a tournament are grey without one."""

    begin_anew = Signal()

    def __init__(self, context: Context, new: NewTournament) -> None:
        super().__init__(context.parent)
        self._context, self.texts = context, context.texts
        self._keeper, self._navigator = context.keeper, context.navigator
        acts = {
            "new": self.begin_anew.emit,
            "new-like": new.ask_for_old,
            "open": self.ask_for_file,
            "leave": self._navigator.leave,
            "quit": context.parent.close,
            "undo": self._navigator.undo,
            "redo": context.bridge.redo,
            "palette": self._open_palette,
        }
        menus = {name: self._menu(name) for name in _MENUS}
        self._with_tournament: list[QAction] = []
        self._actions: dict[str, QAction] = {}
        for menu, lines in _MENUS.items():
            for line in lines:
                self._add(menus[menu], acts, *line)
        self.undo, self.redo, self.view = self._actions["undo"], self._actions["redo"], menus["view"]
        # Each language says its own name: all of them are read only when somebody looks.
        self.view.aboutToShow.connect(self._fill_view)
        self.show_recent(self._keeper.settings.recent)

    def show_recent(self, files: Sequence[str]) -> None:
        self.recent.clear()
        self.recent.setEnabled(bool(files))
        for file in files:
            open_it = partial(self._navigator.open, Path(file))
            action = menu_line(self.recent, Path(file).stem.replace("&", "&&"), open_it)
            action.setToolTip(plain_tip(file))

    def show_tournament(self, tournament: "Tournament | None", desk: "Desk | None") -> None:
        for action in self._with_tournament:
            action.setEnabled(tournament is not None)
        history = None if desk is None else desk.history
        self.undo.setEnabled(history is not None and bool(history.undoable))
        self.redo.setEnabled(history is not None and bool(history.redoable))

    def ask_for_file(self) -> None:
        title, kinds = self.texts("window-open-title"), tournament_files(self.texts)
        file = file_to_open(self._context.parent, title, self._keeper.folder, kinds)
        if file is not None:
            self._navigator.open(file)

    def _menu(self, name: str) -> QMenu:
        menu = self.addMenu(self.texts(f"menu-{name}"))
        menu.setToolTipsVisible(True)
        return menu

    def _add(self, menu: QMenu, acts: Mapping[str, Callable[[], object]], name: str = "", *keys: str) -> None:
        if not name:
            menu.addSeparator()
        elif name == "recent":
            self.recent = menu.addMenu(self.texts("menu-recent"))
        elif name == "files":
            self.files = FilesMenu(self._context, menu)
            self._with_tournament.extend(self.files.actions)
        else:
            do = partial(Ahead.of(self._context.bridge).then, acts.get(name, partial(self._open, name)))
            line = menu_line(menu, self.texts(f"menu-{name}"), do, name=f"action-{name}", keys=keys)
            self._actions[name] = line
            if name in _FOR_OPEN:
                self._with_tournament.append(line)

    def _open(self, name: str) -> None:
        from tichu_turnier.gui.menu_acts import OPENINGS

        OPENINGS[name](self._context)

    def _open_palette(self) -> None:
        from tichu_turnier.gui.commands import open_palette

        open_palette(self._context, self)

    def _fill_view(self) -> None:
        """The languages, looks and sizes of letters that there are, unless they stand there already."""
        keeper, texts, menu = self._keeper, self.texts, self.view
        if not menu.isEmpty():
            return
        names = [(code, Texts(code)("language-name")) for code in languages()]
        self._choices("menu-language", names, keeper.settings.language, keeper.set_language)
        looks = [(key, texts(f"theme-{key}")) for key in ("system", *(theme.key for theme in THEMES))]
        self._choices("menu-theme", looks, keeper.settings.theme, keeper.set_theme)
        sizes = [(str(scale), texts("menu-percent", percent=scale)) for scale in _FONT_SCALES]
        scale = str(keeper.settings.font_scale)
        self._choices("menu-letters", sizes, scale, lambda wish: keeper.set_font_scale(int(wish)))
        motion = menu.addAction(texts("menu-motion"))
        motion.setObjectName("menu-motion")
        motion.setCheckable(True)
        motion.setChecked(keeper.settings.motion)
        motion.toggled.connect(keeper.set_motion)

    def _choices(
        self, title: str, lines: Sequence[tuple[str, str]], now: str, take: Callable[[str], None]
    ) -> None:
        inner = self.view.addMenu(self.texts(title))
        group = QActionGroup(inner)
        for key, words in lines:
            action = group.addAction(menu_line(inner, words, partial(take, key), name=f"{title}-{key}"))
            action.setCheckable(True)
            action.setChecked(key == now)
        lettered(inner)
