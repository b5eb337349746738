"""What does a director do in the window all evening, as far as it is measured?

Nothing of the window but its start page is imported here: loading the rest is measured too.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QScrollBar, QTableView, QWidget

from benchmarks.window import Bench
from tichu_turnier.cli.bench.bench_program import reports
from tichu_turnier.tournament.changes import CheckIn, EnterResult
from tichu_turnier.tournament.model.snapshot import EntrantId


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that is done; it is over when the window rests and `ready` says so."""

    name: str
    do: Callable[[], object]
    ready: Callable[[], bool] = lambda: True


_SLIP = "265\rU\r20F\r50\r-60X\r30\rIV\r100N\r-10\r"
"""A table and some of its hands, as typed."""
_TRIALS = 5
_REST = 1.5
"""Seconds until somebody who has started the program or chosen in a menu does the next thing."""
_SCROLLS = 40
_NOTCH = 102
"""Pixels of one notch of a wheel: three lines."""
_NEWCOMER = count(1)


def first_time(bench: Bench) -> Iterator[Act]:
    """The window prepares itself, an evening is opened, then every screen is gone to.

    A new language or look makes all of them anew.
    """
    window = bench.window
    yield _resting("prepare", window.prepare)
    yield Act("open", bench.open, lambda: bench.is_open)
    yield from _new_screens(bench)
    for language in ("fr", "de"):
        yield _resting("another language", partial(window.set_language, language))
        yield from _new_screens(bench)
    for theme in ("dark", "light"):
        yield _resting("another look", partial(window.set_theme, theme))
        yield from _new_screens(bench)
    yield Act("leave", window.leave, lambda: not bench.is_open)
    yield Act("open", bench.open, lambda: bench.is_open)


def _resting(name: str, do: Callable[[], object]) -> Act:
    """Something after which the window makes its screens while nobody wants anything."""
    until = perf_counter() + _REST
    return Act(name, do, lambda: perf_counter() > until)


def _new_screens(bench: Bench) -> Iterator[Act]:
    for key in _keys(bench):
        yield Act(f"first {key}", _goer(bench, key))


def _keys(bench: Bench) -> tuple[str, ...]:
    workspace = bench.window.workspace
    return () if workspace is None else workspace.keys


def all_evening(bench: Bench, tables: int) -> Iterator[Act]:
    """Each with its name; the screen is in front when its turn comes."""
    yield from _going(bench)
    yield from _reporting(bench, tables)
    yield from _typing(bench)
    yield from _searching(bench)
    yield from _people(bench, tables)
    yield Act("resize", lambda: bench.window.resize(1920, 1080))
    yield Act("resize", lambda: bench.window.resize(1280, 800))


def now_and_then(bench: Bench) -> Iterator[Act]:
    """What is done once or twice an evening."""
    from tichu_turnier.gui.display.public_display import Room
    from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen
    from tichu_turnier.gui.printing.printing_screen import SheetsScreen

    sheets = bench.the(SheetsScreen).list
    for row in range(sheets.count()):
        yield Act("choose a sheet", partial(sheets.setCurrentRow, row))
    yield Act("room display", Room.of(bench.window.bridge).toggle)
    yield Act("close the room display", Room.of(bench.window.bridge).toggle)
    yield from _pages_of_standings(bench)
    yield from _beside(bench)
    yield Act("regulations", bench.action("settings").trigger, lambda: bool(_dialogs()))
    yield Act("close a dialog", _dialogs()[0].reject)
    for _ in range(_TRIALS):
        yield Act(
            "set up a new one",
            lambda: bench.window.beginning.set_up("club-evening"),
            lambda: bool(_dialogs()),
        )
        yield Act("close a dialog", _dialogs()[0].reject)
    people = "\n".join(f"Biber {number}\tBau" for number in range(60))
    screen = bench.the(EntrantsScreen)
    yield Act("import a list", lambda: screen.import_list(people), lambda: bool(_dialogs()))
    yield Act("close a dialog", _dialogs()[0].reject)


def _beside(bench: Bench) -> Iterator[Act]:
    """What opens above the screen or beside it; at first it is made."""
    for name in ("palette", "key-list", "help-screen"):
        action = bench.action(name)
        yield Act(f"open {name}", action.trigger)
        yield Act(f"close {name}", action.trigger)
    for name in ("rulings", "penalty"):
        action = bench.action(name)
        yield Act(f"open {name}", action.trigger, lambda: bool(_dialogs()))
        yield Act("close a dialog", _dialogs()[0].reject)
    yield Act("choose a table", _goer(bench, "results/1/1"))
    for _ in range(2):
        yield Act("open the viewer", _goer(bench, "results/witness"), lambda: bool(_dialogs()))
        yield Act("close the viewer", _dialogs()[0].close)


def _pages_of_standings(bench: Bench) -> Iterator[Act]:
    """Pictures, special lists, the page of somebody and a prize-giving; at first each page is made."""
    from tichu_turnier.gui.prizes.prize_lead import PrizeLead
    from tichu_turnier.gui.prizes.prize_show import PrizeShow
    from tichu_turnier.gui.standings.standings_screen import StandingsScreen

    screen = bench.the(StandingsScreen)
    for _ in range(2):
        for page in ("course", "special", "prizes", "table"):
            yield Act(f"standings, {page}", _goer(bench, f"standings/{page}"))
        yield Act("standings, somebody", lambda: screen.look_at(EntrantId(1)))
        yield Act("pin somebody", lambda: screen.board.pins.toggle([EntrantId(1)]))
    yield Act("standings, prizes", _goer(bench, "standings/prizes"))
    show = PrizeShow.of(bench.window.bridge)
    (lead,) = screen.findChildren(PrizeLead)
    yield Act("begin the prize-giving", lead.start.click, lambda: show.script is not None)
    for _ in range(_TRIALS):
        yield Act("next prize", lambda: show.do("next"))
    yield Act("end the prize-giving", lambda: show.do("end"))


def next_round(bench: Bench) -> Iterator[Act]:
    """Draws the next round on trial and for good, once all results of the last are in."""
    from tichu_turnier.gui.draw.draw_screen import DrawScreen

    for answer in reports(bench.tournament, 2, Random(3)):
        bench.window.bridge.do(answer)
    bench.settle()
    screen = bench.the(DrawScreen)
    for _ in range(_TRIALS):
        yield Act("draw on trial", screen.draw, lambda: screen.proposal is not None)
        yield Act("discard it", lambda: screen.do("discard"))
    bench.blocked(screen.draw, lambda: screen.proposal is not None)
    yield Act("publish the draw", screen.publish)


def scrolling(table: QTableView) -> Iterator[Act]:
    """Down a long list by the wheel and by pages, then to its ends."""
    bar = table.verticalScrollBar()
    for name, by in (("wheel", _NOTCH), ("page", bar.pageStep())):
        for _ in range(_SCROLLS):
            yield Act(name, partial(_move, bar, by))
    for _ in range(_TRIALS):
        yield Act("to the end", partial(_to_end, bar))
        yield Act("to the top", partial(bar.setValue, 0))


def _to_end(bar: QScrollBar) -> None:
    bar.setValue(bar.maximum())


def _move(bar: QScrollBar, by: int) -> None:
    bar.setValue(bar.value() + by)


def _dialogs() -> list[QDialog]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]


def _going(bench: Bench) -> Iterator[Act]:
    for key in _keys(bench):
        yield Act(f"go to {key}", _goer(bench, key))


def _goer(bench: Bench, key: str) -> Callable[[], object]:
    return lambda: bench.window.go(key)


def _reporting(bench: Bench, tables: int) -> Iterator[Act]:
    """A result while each screen is in front, and every table of it scrolled."""
    answers = tuple(reports(bench.tournament, 2, Random(7)))[-tables // 2 :]
    for key, answer in zip(_keys(bench), answers, strict=False):
        screen = bench.screen(key)
        yield Act(f"result while on {key}", _doing(bench, answer))
        for table in screen.findChildren(QTableView):
            bar = table.verticalScrollBar()
            yield Act(f"scroll {key}", partial(_to_end, bar))
            yield Act(f"scroll {key}", partial(bar.setValue, 0))


def _doing(bench: Bench, answer: EnterResult) -> Callable[[], object]:
    return lambda: bench.window.bridge.do(answer)


def _typing(bench: Bench) -> Iterator[Act]:
    from tichu_turnier.gui.results.results_screen import ResultsScreen

    slip = bench.the(ResultsScreen).slip
    for key in _SLIP:
        yield Act("key on a slip", _pressing(slip, key))
    yield Act("leave a slip", lambda: QTest.keyClick(slip, Qt.Key.Key_Escape))
    yield Act("leave a slip", lambda: QTest.keyClick(slip, Qt.Key.Key_Escape))


def _pressing(slip: QWidget, key: str) -> Callable[[], object]:
    if key == "\r":
        return lambda: QTest.keyClick(slip, Qt.Key.Key_Return)
    return lambda: QTest.keyClicks(slip, key)


def _searching(bench: Bench) -> Iterator[Act]:
    from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen
    from tichu_turnier.gui.journal.journal_screen import JournalScreen
    from tichu_turnier.gui.standings.standings_screen import StandingsScreen

    yield from _finding("search entrants", bench.the(EntrantsScreen).search)
    yield from _finding("search standings", bench.the(StandingsScreen).board.search)
    yield from _finding("search journal", bench.the(JournalScreen).search)


def _finding(name: str, field: QLineEdit) -> Iterator[Act]:
    yield Act(name, partial(QTest.keyClicks, field, "9"))
    yield Act(name, field.clear)


def _people(bench: Bench, tables: int) -> Iterator[Act]:
    from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen

    bridge, screen = bench.window.bridge, bench.the(EntrantsScreen)
    person = EntrantId(Random(7).randrange(1, 4 * tables))
    yield Act("check out", lambda: bridge.do(CheckIn((person,), present=False)))
    yield Act("check in", lambda: bridge.do(CheckIn((person,))))
    yield Act("choose all", screen.table.selectAll)
    yield Act("undo", bridge.undo)
    yield Act("redo", bridge.redo)
    fields = screen.fields
    name = f"Dachs {next(_NEWCOMER)}"
    yield Act("type a name", lambda: QTest.keyClicks(fields.first, name[:1]))
    fields.first.setText(name)
    yield Act("add somebody", fields.enter)
