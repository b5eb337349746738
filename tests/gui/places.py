"""What can a director come to look at beside the screens: dialogs, pages, other windows?"""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from tests.gui.driving import viewers
from tests.gui.entrants.test_entrants_screen import choose_in_menu
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.apology import Apology
from tichu_turnier.gui.entrants.desk_line import DuplicatesDialog, SinglesDialog
from tichu_turnier.gui.entrants.entrant_menu import ask_label
from tichu_turnier.gui.evening.open_points import WaiveDialog
from tichu_turnier.gui.help.side import HelpSide, open_help_beside
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.referee.window import RefereeWindow
from tichu_turnier.gui.start.advisor import AdvisorDialog
from tichu_turnier.gui.viewer.opening import show_log

Wait = Callable[[Callable[[], bool]], object]
Place = tuple[str, QWidget]
LIST = "Adler\nBiber\nBiber\nDas Murmeltier vom Berg hinter dem Wald\n\nFuchs\n"
"""Lines of a list with a name twice."""


def pages(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """The pages of the standings, and that of somebody."""
    for key in ("course", "special", "prizes", "deviations"):
        window.go(f"standings/{key}")
        wait(lambda: not window.bridge.busy)
        yield f"standings-{key}", window
    screen = _screen(window, "standings")
    screen.look_at(next(iter(_tournament(window).entrants)))
    wait(lambda: not window.bridge.busy)
    yield "standings-entrant", window
    window.go("standings/table")


def dialogs(window: MainWindow, wait: Wait, names: Iterable[str] | None = None) -> Iterator[Place]:
    """What opens in front of the window of a tournament, all or some of it, closed again after a look."""
    window.go("journal")
    wait(lambda: not window.bridge.busy)
    for name in OPENINGS if names is None else names:
        OPENINGS[name](window)
        wait(lambda: _dialog() is not None and not window.bridge.computes)
        yield name, _dialog()
        _close(wait)


def help_side(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """The help beside the evening."""
    window.go("evening")
    _trigger(window, "help-screen")
    wait(lambda: window.findChild(HelpSide) is not None and window.findChild(HelpSide).panel.key != "")
    yield "help", window
    window.findChild(HelpSide).close()


def start_dialogs(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """What opens in front of the start page: a new tournament is set up, and the advisor."""
    for kind in ("club-evening", "treibhaus", "knock-out"):
        window.new.set_up(kind)
        wait(lambda: not window.bridge.busy and _dialog() is not None)
        yield f"set-up-{kind}", _dialog()
        _dialog().more.click()
        yield f"set-up-{kind}-more", _dialog()
        _close(wait)
    window.new.ask_for_advice()
    dialog = window.findChild(AdvisorDialog)
    wait(lambda: bool(dialog.cards) and len(dialog.cards) == len(dialog.proposals))
    yield "advisor", dialog
    _close(wait)


def viewer(window: MainWindow, wait: Wait, log: Path) -> Iterator[Place]:
    """A hand of a log, in a window of its own."""
    show_log(log, window.bridge, window.texts, window)
    wait(lambda: any(each.panel.hand is not None and each.checked for each in viewers()))
    (shown,) = viewers()
    shown.resize(window.size())
    shown.panel.go(20)
    yield "viewer", shown
    shown.close()
    wait(lambda: not viewers())


def _choose_in_menu(window: MainWindow, key: str) -> None:
    """What can be done with the first entrant."""
    screen = _screen(window, "entrants")
    screen.table.selectRow(0)
    choose_in_menu(screen, key)


def _past(window: MainWindow) -> None:
    screen = _screen(window, "journal")
    screen.table.selectRow(3)
    screen._look()


def _rulings(window: MainWindow) -> None:
    _trigger(window, "rulings")
    window.findChild(RefereeWindow).query.setText("Phönix")


def _results_import(window: MainWindow) -> None:
    """A file with a result that can be, one that cannot, and one of a table that there is not."""
    hands = [{"a": 65, "b": 35, "calls": {}, "first_out": 0, "double": "no"}] * 9
    wrong = [{**hands[0], "a": 66}, *hands[1:]]
    number = len(_tournament(window).rounds)
    lines = (
        {"round": number, "table": table, "hands": report}
        for table, report in ((1, hands), (2, wrong), (99, hands))
    )
    file = window.bridge.desk.path.with_name("resultate.jsonl")
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    window.menu.files.read_results(file)


def _regulations_review(window: MainWindow) -> None:
    """Other regulations once something is drawn, from the fields."""
    _trigger(window, "settings")
    dialog = _dialog()
    dialog.rounds.setValue(dialog.rounds.value() + 1)
    dialog.apply()


def _apology(window: MainWindow) -> None:
    apology = window.findChild(Apology) or Apology(window, window.bridge, window.keeper)
    apology.apologise(ZeroDivisionError("division by zero"), Path("errors.log"))


_DISPUTED = Finding(
    "open-disputed",
    Severity.WARNING,
    {"round": 1, "table": 2, "reason": "Alle vier"},
    ("results", 1, 2),
)
_GONE = Finding(
    "store-file-gone",
    Severity.ERROR,
    {"file": "Klubabend.tichu", "folder": "/media/stick", "copied": 2, "copy": "/home/Klubabend.tichu"},
)
OPENINGS: dict[str, Callable[[MainWindow], object]] = {
    "regulations": lambda window: _trigger(window, "settings"),
    "regulations-review": _regulations_review,
    "penalties": lambda window: _trigger(window, "penalty"),
    "federation": lambda window: _trigger(window, "federation"),
    "season": lambda window: _trigger(window, "season"),
    "import": lambda window: _screen(window, "entrants").import_list(LIST),
    "presence": lambda window: _choose_in_menu(window, "presence-menu"),
    "substitute": lambda window: _choose_in_menu(window, "entrants-substitute"),
    "table-wish": lambda window: _choose_in_menu(window, "conditions-need-table"),
    "erase": lambda window: _choose_in_menu(window, "entrants-erase"),
    "label": lambda window: ask_label(_screen(window, "entrants"), tuple(_tournament(window).entrants)[:1]),
    "waive": lambda window: WaiveDialog(window.bridge, window.texts, _DISPUTED, window).open(),
    "join": lambda window: _trigger(window, "join"),
    "share": lambda window: _trigger(window, "share"),
    "past-state": _past,
    "set-up-like": lambda window: window.new.set_up_like(window.bridge.desk.path),
    "rulings": _rulings,
    "results-import": _results_import,
    "terms": lambda window: _screen(window, "entrants")._terms(),
    "singles": lambda at: SinglesDialog(at.bridge, at.texts, _tournament(at), at).open(),
    "doubles": lambda at: DuplicatesDialog(at.bridge, at.texts, _screen(at, "entrants").desk_line, at).open(),
    "look": lambda window: _screen(window, "sheets").look_button.click(),
    "paper": lambda window: _screen(window, "journal").print.click(),
    "help-beside": lambda window: open_help_beside(window, window.texts, "screen-results"),
    "apology": _apology,
    "not-saved": lambda window: window.bridge.not_saved.emit((_GONE,)),
    "about": lambda window: _trigger(window, "about"),
}


def _trigger(window: MainWindow, name: str) -> None:
    action = window.menu.findChild(QAction, f"action-{name}")
    assert action is not None, name
    action.trigger()


def _screen(window: MainWindow, key: str):
    window.go(key)
    return window.workspace.screen_of(key)


def _tournament(window: MainWindow):
    return window.bridge.tournament


def _dialog() -> QDialog | None:
    """What is in front: one may stand before another."""
    front = QApplication.activeModalWidget()
    if isinstance(front, QDialog):
        return front
    shown = (each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog))
    return next((each for each in shown if each.isVisible()), None)


def _close(wait: Wait) -> None:
    while (dialog := _dialog()) is not None:
        dialog.accept() if isinstance(dialog, QMessageBox) else dialog.reject()
        wait(lambda dialog=dialog: _dialog() is not dialog)
