"""What lines of the menu open and write; loaded when the first of them is chosen."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from tichu_turnier import __version__
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.history import most_rounds
from tichu_turnier.files.whole import write_folder, write_whole
from tichu_turnier.gui.common.dialogs import ask_for_log, help_with_f1
from tichu_turnier.gui.hall.federation_dialog import FederationDialog
from tichu_turnier.gui.hall.phones import open_phones
from tichu_turnier.gui.hall.screens_dialog import open_screens
from tichu_turnier.gui.hall.sharing import JoinDialog, open_sharing
from tichu_turnier.gui.help.pages import CONTENTS, KEY_LIST
from tichu_turnier.gui.help.side import open_help
from tichu_turnier.gui.referee.penalties import PenaltyTarget, aim_of, open_penalties
from tichu_turnier.gui.referee.window import open_referee
from tichu_turnier.gui.regulations.dialog import RegulationsDialog
from tichu_turnier.gui.results.results_import import ResultsImportDialog
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.season import SeasonDialog
from tichu_turnier.gui.viewer.opening import show_log
from tichu_turnier.sheets.formats import csv_text, excel_entry
from tichu_turnier.sheets.formats.web_pages import INDEX, web_pages
from tichu_turnier.sheets.timetable_sheet import calendar
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.transfer.tournament_json import export_json


def _about(at: Context) -> None:
    words = at.texts("window-about", version=__version__)
    box = QMessageBox(QMessageBox.Icon.NoIcon, at.texts("window-title"), words, parent=at.parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    help_with_f1(box, at.texts, CONTENTS)
    box.open()


def _help_for_screen(at: Context) -> None:
    front = at.navigator.front
    open_help(at, f"screen-{'start' if front is None else front.key}")


def _hand(at: Context) -> None:
    file = ask_for_log(at.texts, at.keeper.folder, at.parent)
    if file is not None:
        show_log(file, at.bridge, at.texts, at.parent)


def _join(at: Context) -> None:
    JoinDialog(at.bridge, at.texts, at.keeper.folder, at.navigator.open, at.parent).open()


def _season(at: Context) -> None:
    SeasonDialog(at.bridge, at.texts, at.keeper.folder, at.keeper.settings, at.parent).open()


def _settings(at: Context) -> None:
    if at.bridge.tournament is not None:
        RegulationsDialog(at.bridge, at.texts, at.bridge.tournament, at.parent).open()


def _aim(at: Context) -> PenaltyTarget:
    """Whom a penalty would be for, by what is in front."""
    front = at.navigator.front
    return PenaltyTarget() if front is None else aim_of(front)


def _penalty(at: Context) -> None:
    if at.bridge.tournament is not None:
        open_penalties(at.bridge, at.texts, _aim(at), at.parent)


OPENINGS: Mapping[str, Callable[[Context], object]] = {
    "about": _about,
    "deviations": lambda at: at.navigator.go("standings/deviations"),
    "federation": lambda at: FederationDialog(at.bridge, at.texts, at.parent).open(),
    "hand": _hand,
    "help-contents": lambda at: open_help(at, CONTENTS),
    "help-screen": _help_for_screen,
    "join": _join,
    "key-list": lambda at: open_help(at, KEY_LIST),
    "penalty": _penalty,
    "phones": lambda at: open_phones(at.bridge, at.texts, at.parent),
    "rulings": lambda at: open_referee(at.bridge, at.texts, at.parent, lambda: _aim(at)),
    "screens": lambda at: open_screens(at.bridge, at.texts, at.parent),
    "season": _season,
    "settings": _settings,
    "share": lambda at: open_sharing(at.bridge, at.texts, at.parent),
    "witness": lambda at: at.navigator.go("results/witness"),
}
_FILES: Mapping[str, Callable[[Tournament, Texts], bytes]] = {
    "entry": excel_entry.render,
    "standings": lambda tournament, texts: csv_text.statistics(
        tournament, "standings", "csv", texts.language
    ),
    "results": lambda tournament, texts: csv_text.statistics(tournament, "results", "csv", texts.language),
    "hands": lambda tournament, texts: csv_text.statistics(tournament, "hands", "csv", texts.language),
    "json": lambda tournament, _: export_json(tournament).encode(),
}


def seen_for(key: str, desk: Desk) -> tuple[Tournament, int]:
    """What a file is made of: the tournament, and for a calendar how many rounds there ever were."""
    return desk.tournament, most_rounds(desk.journal()) if key == "calendar" else 0


def written(key: str, path: Path, tournament: Tournament, rounds: int, texts: Texts) -> Path:
    """Writes a file, or the folder `web`, of what was `seen_for` it; returns what somebody would open."""
    if key == "web":
        write_folder(path, web_pages(tournament, texts))
        return path / INDEX
    if key == "calendar":
        content = calendar(tournament, texts, datetime.now(UTC), rounds)
    else:
        content = _FILES[key](tournament, texts)
    write_whole(path, content)
    return path


def read_results(file: Path, at: Context) -> None:
    """Shows what a file of results would bring; a game log belongs to the table in front."""
    tournament = at.bridge.tournament
    if tournament is not None:
        state = getattr(at.navigator.screen_of("results"), "state", None)
        source = (file, (None if state is None or state.table is None else (state.round, state.table)))
        ResultsImportDialog(at.bridge, at.texts, tournament, source, at.parent).start()
