"""What can a director come to look at beside the screens: dialogs, pages, other windows?"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from tests.gui.entrants.test_entrants_screen import choose_in_menu
from tichu_turnier.gui.main_window import MainWindow

Wait = Callable[[Callable[[], bool]], object]
Place = tuple[str, QWidget]
LIST = "Adler\nBiber\nBiber\nDas Murmeltier vom Berg hinter dem Wald\n\nFuchs\n"
"""Lines of a list with a name twice."""


def pages(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """The pages of the standings, and that of somebody."""
    for key in ("course", "special", "prizes"):
        window.go(f"standings/{key}")
        wait(lambda: not window.bridge.busy)
        yield f"standings-{key}", window
    screen = _screen(window, "standings")
    screen.look_at(next(iter(_tournament(window).entrants)))
    wait(lambda: not window.bridge.busy)
    yield "standings-entrant", window
    window.go("standings/table")


def dialogs(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """Everything that opens in front of the window of a tournament, closed again after a look."""
    window.go("journal")
    wait(lambda: not window.bridge.busy)
    for name, opening in _OPENINGS.items():
        opening(window)
        wait(lambda: _dialog() is not None and not window.bridge.computes)
        yield name, _dialog()
        _close(wait)


def help_side(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """The help beside the evening."""
    from tichu_turnier.gui.help.side import HelpSide

    window.go("evening")
    _trigger(window, "help-screen")
    wait(lambda: window.findChild(HelpSide) is not None and window.findChild(HelpSide).panel.key != "")
    yield "help", window
    window.findChild(HelpSide).close()


def start_dialogs(window: MainWindow, wait: Wait) -> Iterator[Place]:
    """What opens in front of the start page: a new tournament is set up, and the advisor."""
    from tichu_turnier.gui.start.advisor import AdvisorDialog

    for kind in ("club-evening", "treibhaus", "knock-out"):
        window.new.set_up(kind)
        wait(lambda: not window.bridge.busy and _dialog() is not None)
        yield f"set-up-{kind}", _dialog()
        _close(wait)
    window.new.ask_for_advice()
    dialog = window.findChild(AdvisorDialog)
    wait(lambda: bool(dialog.cards) and len(dialog.cards) == len(dialog.proposals))
    yield "advisor", dialog
    _close(wait)


def viewer(window: MainWindow, wait: Wait, log: Path) -> Iterator[Place]:
    """A hand of a log, in a window of its own."""
    from tichu_turnier.gui.viewer.opening import show_log
    from tichu_turnier.gui.viewer.window import ViewerWindow

    def shown() -> list[ViewerWindow]:
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, ViewerWindow)]

    show_log(log, window.bridge, window.texts, window)
    wait(lambda: bool(shown()) and shown()[0].panel.hand is not None and shown()[0].checked)
    shown()[0].resize(window.size())
    shown()[0].panel.go(20)
    yield "viewer", shown()[0]
    shown()[0].close()
    wait(lambda: not shown())


def _settings(window: MainWindow) -> None:
    _trigger(window, "settings")


def _penalty(window: MainWindow) -> None:
    _trigger(window, "penalty")


def _season(window: MainWindow) -> None:
    _trigger(window, "season")


def _import(window: MainWindow) -> None:
    _screen(window, "entrants").import_list(LIST)


def _presence(window: MainWindow) -> None:
    _choose_in_menu(window, "presence-menu")


def _substitute(window: MainWindow) -> None:
    _choose_in_menu(window, "entrants-substitute")


def _table_wish(window: MainWindow) -> None:
    _choose_in_menu(window, "conditions-need-table")


def _choose_in_menu(window: MainWindow, key: str) -> None:
    """What can be done with the first entrant."""
    screen = _screen(window, "entrants")
    screen.table.selectRow(0)
    choose_in_menu(screen, key)


def _past(window: MainWindow) -> None:
    screen = _screen(window, "journal")
    screen.table.selectRow(3)
    screen._look()


def _set_up_like(window: MainWindow) -> None:
    window.new.set_up_like(window.bridge.desk.path)


def _rulings(window: MainWindow) -> None:
    from tichu_turnier.gui.referee.window import RefereeWindow

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


def _terms(window: MainWindow) -> None:
    _screen(window, "entrants")._terms()


def _singles(window: MainWindow) -> None:
    from tichu_turnier.gui.entrants.singles import SinglesDialog

    SinglesDialog(window.bridge, window.texts, _tournament(window), window).open()


def _doubles(window: MainWindow) -> None:
    from tichu_turnier.gui.entrants.desk_line import DoublesDialog

    DoublesDialog(window.bridge, window.texts, _screen(window, "entrants").desk_line, window).open()


def _look(window: MainWindow) -> None:
    _screen(window, "sheets").look_button.click()


def _paper(window: MainWindow) -> None:
    _screen(window, "journal").print.click()


def _help_beside(window: MainWindow) -> None:
    from tichu_turnier.gui.help.side import open_help_beside

    open_help_beside(window, window.texts, "screen-results")


def _apology(window: MainWindow) -> None:
    from tichu_turnier.gui.apology import Apology

    apology = window.findChild(Apology) or Apology(window, window.bridge, window.keeper)
    apology.apologise(ZeroDivisionError("division by zero"), Path("errors.log"))


def _about(window: MainWindow) -> None:
    _trigger(window, "about")


_OPENINGS = {
    "regulations": _settings,
    "penalties": _penalty,
    "season": _season,
    "import": _import,
    "presence": _presence,
    "substitute": _substitute,
    "table-wish": _table_wish,
    "past-state": _past,
    "set-up-like": _set_up_like,
    "rulings": _rulings,
    "results-import": _results_import,
    "terms": _terms,
    "singles": _singles,
    "doubles": _doubles,
    "look": _look,
    "paper": _paper,
    "help-beside": _help_beside,
    "apology": _apology,
    "about": _about,
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
    shown = [
        each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()
    ]
    return next(iter(shown), None)


def _close(wait: Wait) -> None:
    while (dialog := _dialog()) is not None:
        dialog.accept() if isinstance(dialog, QMessageBox) else dialog.reject()
        wait(lambda dialog=dialog: _dialog() is not dialog)
