"""The dialog of a season, which remembers its evenings: its standings, the rating, and who may be who."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QWidget,
)

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.season import (
    Season,
    answered,
    called,
    keep_season,
    load_season,
    once,
    questions,
)
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, menu_line, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import MARGIN, card, column, in_letters, label, line, plain_tip
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.printing.paper import Order
from tichu_turnier.gui.printing.paper_pane import PaperPane
from tichu_turnier.gui.start.defaults import tournament_files
from tichu_turnier.settings import Settings, season_path
from tichu_turnier.sheets import Sheet
from tichu_turnier.sheets.other_documents import rating_document, season_document
from tichu_turnier.sheets.sheet import MakeDocument
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.identity import Answer, Person
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, in_order, people_of_season

_RATING = "rating"
_VIEWS = (*(method.key for method in SEASON_METHODS), _RATING)
_LIST_WIDTH = 300
_MOST_EVENINGS = 99
_DESK_NAME = "season"
_FILE = Qt.ItemDataRole.UserRole


class SeasonDialog(Dialog):
    """Left the evenings, right their table in one of four ways, as it will be printed."""

    def __init__(self, bridge: Bridge, texts: Texts, folder: Path, wishes: Settings, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("season-title"), "screen-season")
        self.bridge, self.folder, self.wishes = bridge, folder, wishes
        self.evenings: dict[Path, Tournament] = {}
        self.kept = Season()
        self._start: Latest[Season] = Latest(bridge, self)
        self._who = WhoIsWho(bridge, texts, self)
        self._who.answered.connect(self._answer)
        self.paper = PaperPane(bridge, texts, folder)
        self.resize(1180, 720)
        self._fill()
        add = button(texts("season-add"), self._ask_for_files, "", "add", name="add")
        lately = self._lately()
        remove = button(texts("season-remove"), self._remove, "quiet", "remove")
        best = Flow(label(texts("season-best"), "hint"), self.best)
        evenings = label(texts("season-evenings"), "heading")
        left = card(column(evenings, self.list, Flow(add, lately, remove), best, self._who, margin=14))
        left.setFixedWidth(in_letters(_LIST_WIDTH))
        leave = (self.paper.stop_button, self.paper.save_button, self.paper.print_button)
        views = line(*self.views.values(), None, *leave, gap=6)
        right = column(views, self.state, self.empty, gap=10, grows=self.empty)
        right.addWidget(self.paper, 1)
        self.setLayout(column(line(left, right, gap=16, grows=right), margin=MARGIN))
        self._group.buttonClicked.connect(lambda _: self._show())
        self.best.valueChanged.connect(lambda _: self._show())
        self.paper.done.connect(self.state.done)
        self.paper.failed.connect(self.state.failed)
        self.paper.take_keys_of(self)
        on_keys(self.list, "Delete", self._remove)
        self._show()
        self._start.ask(lambda: load_season(season_path()), self._begin)

    @property
    def order(self) -> Order | None:
        if not self.evenings:
            return None
        evenings, key, best = in_order(self.evenings.values()), self._key(), self.best.value() or None
        make = _maker(evenings, key, best, self.kept.answers)
        sheet = Sheet("season", needs_round=False, make=make)
        return Order(sheet, evenings[-1], self.texts, wishes=self.wishes)

    def add(self, files: Iterable[Path]) -> None:
        wanted = [file for file in map(Path.resolve, files) if file not in self.evenings]
        desk, shown = self.bridge.desk, self.bridge.tournament
        here = {} if desk is None or shown is None else {desk.path.resolve(): shown}
        self.bridge.run_background(lambda: _read(wanted, here), self._added)

    def _begin(self, kept: Season) -> None:
        """With the evenings of the last time, and the one that is open."""
        self.kept = kept
        desk, shown = self.bridge.desk, self.bridge.tournament
        opened = [desk.path] if desk is not None and shown is not None else []
        if kept.files or opened:
            self.add([*map(Path, kept.files), *opened])

    def _added(self, read: tuple[Mapping[Path, Tournament], Sequence[Finding]]) -> None:
        evenings, findings = read
        named = {str(file): evening for file, evening in {**self.evenings, **evenings}.items()}
        files, twice = once(named)
        self.evenings = {Path(file): named[file] for file in files}
        self.state.objections((*findings, *twice))
        self._list_evenings()
        self._keep()

    def _remove(self) -> None:
        for item in self.list.selectedItems():
            self.evenings.pop(Path(item.data(_FILE)), None)
        self._list_evenings()
        self._keep()

    def _answer(self, answer: Answer) -> None:
        self.kept = self.kept.with_answer(answer)
        self._keep()
        self._show()

    def _keep(self) -> None:
        """The evenings and what was answered are there again the next time."""
        self.kept = kept = replace(self.kept, files=tuple(map(str, self.evenings)))
        self.bridge.run_background(lambda: keep_season(season_path(), kept), lambda _: None)

    def _list_evenings(self) -> None:
        self.list.clear()
        by_day = sorted(self.evenings.items(), key=lambda pair: (pair[1].day, pair[1].name))
        for file, evening in by_day:
            item = QListWidgetItem(f"{evening.day:%d.%m.%Y}   {evening.name}")
            item.setData(_FILE, str(file))
            item.setToolTip(plain_tip(str(file)))
            self.list.addItem(item)
        self._show()

    def _key(self) -> str:
        return next(key for key, view in self.views.items() if view.isChecked())

    def _show(self) -> None:
        order = self.order
        self.best.setEnabled(self._key() != _RATING)
        self.empty.setVisible(order is None)
        self.paper.setVisible(order is not None)
        self.paper.show_order(order)
        self._who.ask_about(in_order(self.evenings.values()), self.kept.answers)

    def _lately(self) -> QPushButton:
        """The evenings that were open last, one by one or all together."""
        files = [file for file in map(Path, self.wishes.recent) if file.exists()]
        result = button(self.texts("season-recent"), lambda: None, "", "clock", name="recent")
        menu = QMenu(result)
        menu_line(menu, self.texts("season-recent-all", count=len(files)), lambda: self.add(files))
        menu.addSeparator()
        for file in files:
            menu_line(menu, file.stem.replace("&", "&&"), partial(self.add, [file]))
        result.setMenu(menu)
        result.setEnabled(bool(files))
        return result

    def _ask_for_files(self) -> None:
        title, kinds = self.texts("season-add-title"), tournament_files(self.texts)
        files, _ = QFileDialog.getOpenFileNames(self, title, str(self.folder), kinds)
        self.add(map(Path, files))

    def _fill(self) -> None:
        texts = self.texts
        self.list = QListWidget()
        self.list.setObjectName("evenings")
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.views = {key: QPushButton(texts(f"season-{key}"), autoDefault=False) for key in _VIEWS}
        self._group = QButtonGroup(self)
        for view in self.views.values():
            view.setCheckable(True)
            self._group.addButton(view)
        self.views[_VIEWS[0]].setChecked(True)
        before, instead = texts("season-the-best"), texts("season-all")
        self.best = number_field(texts, 0, _MOST_EVENINGS, 0, before=before, instead=instead)
        self.state = OutcomeLine(self.bridge, texts)
        self.empty = label(texts("season-none"), "hint", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)


class WhoIsWho(QWidget):
    """One question at a time: are two of several evenings the same? Hidden where there is none."""

    answered = Signal(object)

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._asked: tuple[tuple[Person, Person], ...] = ()
        self._search: Latest[tuple[tuple[Person, Person], ...]] = Latest(bridge, self)
        self.count, self.question = label("", "heading"), label("", wrap=True)
        tip = texts("season-ask-tip")
        self.same = button(texts("season-ask-same"), lambda: self._say(same=True), tip=tip, name="same")
        self.two = button(texts("season-ask-two"), lambda: self._say(same=False), tip=tip, name="two")
        self.setLayout(column(self.count, self.question, Flow(self.same, self.two), gap=6))
        self.hide()

    def ask_about(self, evenings: Sequence[Tournament], answers: Sequence[Answer]) -> None:
        """The evenings in their order; who may be the same is looked for beside the window."""
        self._search.ask(
            lambda: questions(people_of_season(evenings, answers), answers), self._show_questions
        )

    def _show_questions(self, asked: tuple[tuple[Person, Person], ...]) -> None:
        self._asked = asked
        self.setVisible(bool(asked))
        for one, other in asked[:1]:
            self.count.setText(self._texts("season-asks", count=len(asked)))
            self.question.setText(self._texts("season-ask", one=called(one), other=called(other)))

    def _say(self, *, same: bool) -> None:
        for one, other in self._asked[:1]:
            self.hide()
            self._asked = self._asked[1:]
            self.answered.emit(answered(one, other, same=same))


def _maker(
    evenings: Sequence[Tournament], key: str, best: int | None, answers: Sequence[Answer]
) -> MakeDocument:
    method = next((method for method in SEASON_METHODS if method.key == key), None)
    if method is None:
        return lambda _tournament, texts, _round: rating_document(evenings, texts, answers)
    return lambda _tournament, texts, _round: season_document(evenings, method, texts, best, answers)


def _tournament(file: Path) -> Tournament:
    with Desk.reading(file, _DESK_NAME) as desk:
        return desk.tournament


def _read(
    files: Iterable[Path], here: Mapping[Path, Tournament]
) -> tuple[Mapping[Path, Tournament], Sequence[Finding]]:
    """The evenings in some files; of the one that is open, what is shown of it."""
    found: dict[Path, Tournament] = {}
    findings: list[Finding] = []
    for file in files:
        try:
            found[file] = as_typed(file, here[file] if file in here else _tournament(file))
        except Refusal as refusal:
            findings.extend(refusal.findings)
    return found, findings
