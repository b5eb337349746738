"""The page of the prizes: which there are, and leading the prize-giving."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QFrame

from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.fields import button, choice
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import card, column, in_letters, label, line, plain_tip
from tichu_turnier.gui.common.table import ROW_HEIGHT, Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.evening.open_points import OpenNote
from tichu_turnier.gui.prizes.prize_display import PRIZE_KEYS, PrizeShow
from tichu_turnier.gui.screen import Context
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
)
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import PODIUM, RevealOrder
from tichu_turnier.tournament.scoring.special_lists import GRAND_TICHUS, SPECIAL_LISTS
from tichu_turnier.words.prize_giving import PrizeScript, Scene, destination_words, prize_script
from tichu_turnier.words.rounds import not_final

_ORDER_LETTERS = 24
"""Of an order that are seen at least; a tip says all of it."""
_LEAST_WIDTH, _LEAST_ROWS = 240, 4
"""Of the list of prizes beside the prize-giving, and of what is seen of it above."""
_WHAT = 1
"""The column of the list in which prizes are typed."""
Step = tuple[int, Scene]
"""One step of the prize-giving, from 1."""


class PrizeLead(QFrame):
    """Order and start, the steps in advance, and while prizes are given the step that is on the wall."""

    def __init__(self, bridge: Bridge, texts: Texts, go: Callable[[str], None]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self.giving = PrizeShow.of(bridge)
        self.tournament: Tournament | None = None
        self._latest: Latest[PrizeScript] = Latest(bridge, self)
        self._script = PrizeScript("", "", (), ())
        orders = ((texts(f"prizes-order-{order.value}"), order) for order in RevealOrder)
        self.order = choice(orders, name="prize-order")
        self.order.setAccessibleName(texts("prizes-order"))
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(_ORDER_LETTERS)
        self.order.currentTextChanged.connect(lambda words: self.order.setToolTip(plain_tip(words)))
        self.order.setToolTip(plain_tip(self.order.currentText()))
        self.order.activated.connect(lambda _: self._ask())
        self.names = QCheckBox(texts("prizes-show-names"))
        words, tip = texts("prizes-start"), texts("prizes-start-tip")
        self.start = button(words, self._start, "primary", tip=tip, name="prize-start")
        columns: list[Column[Step]] = [
            Column("prizes-step", lambda step: step[1].headline),
            Column("sheets-name", self._names_of),
            Column("prizes-what", lambda step: step[1].prize),
        ]
        self.model: RowsModel[Step] = RowsModel(columns, texts, lambda step: step[0])
        self.names.toggled.connect(lambda _: self.model.refresh())
        self.steps: Table[Step] = Table(self.model, nothing=texts("prizes-nothing"))
        self.steps.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        do = self.giving.do
        self._while_running = (
            button(texts("prizes-next"), lambda: do("next"), "primary"),
            button(texts("prizes-back"), lambda: do("back")),
            button(texts("prizes-end"), lambda: do("end")),
        )
        self.doubt = label("", "warning", wrap=True)
        self._lay_out(OpenNote(bridge, texts, go))
        self.giving.moved.connect(self._moved)
        self._moved()

    def _lay_out(self, note: OpenNote) -> None:
        heading = label(self.texts("timetable-prize-giving"), "heading")
        acts = Flow(self.start, *self._while_running)
        keys = label(self.texts("prizes-keys"), "hint", wrap=True)
        parts = (heading, note, self.doubt, self.order, acts, keys, self.names, self.steps)
        self.setLayout(column(*parts, margin=12, gap=8, grows=self.steps))

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._ask()

    def _wished(self) -> RevealOrder:
        return list(RevealOrder)[self.order.currentIndex()]

    def _ask(self) -> None:
        tournament, order = self.tournament, self._wished()
        if tournament is not None:
            job = partial(prize_script, tournament, order, self.texts)
            self._latest.ask_about((tournament, order), job, self._take)

    def _take(self, script: PrizeScript) -> None:
        self._script = script
        self._moved()

    def _names_of(self, step: Step) -> str:
        """Who it is stands there only on demand: the director's screen may be seen."""
        names = step[1].names.replace("\n", ", ")
        return names if self.names.isChecked() else names and "…"

    def _start(self) -> None:
        if self.tournament is not None:
            self.giving.start(self.tournament, self._wished(), self.texts)

    def _moved(self) -> None:
        running = self.giving.script is not None
        scenes = (self.giving.script or self._script).scenes
        self.start.setEnabled(bool(scenes))
        self.model.show(tuple(enumerate(scenes, 1)))
        self._say_doubt()
        for while_running in self._while_running:
            while_running.setVisible(running)
        self.start.setVisible(not running)
        self.order.setVisible(not running)
        if running:
            self.steps.choose(self.giving.step)

    def _say_doubt(self) -> None:
        """Why the places that are told are not those that it will end with."""
        tournament = self.tournament
        early = tournament and not_final(tournament, self.texts, range(1, len(tournament.rounds) + 1))
        self.doubt.setText(self.texts("prizes-stale") if self.giving.stale else early or "")
        self.doubt.setVisible(bool(self.doubt.text()))


class PrizeLine(NamedTuple):
    """A line to type a prize into; one more is always free for whom the director names."""

    to: Destination
    number: int
    what: str = ""


class PrizeList(Table[PrizeLine]):
    """What a prize can be for, and a field for each prize; `save` is told the whole new list, or refuses."""

    def __init__(self, texts: Texts, save: Callable[[tuple[Prize, ...]], bool]) -> None:
        self._save = save
        columns: list[Column[PrizeLine]] = [
            Column("prizes-to", lambda line: destination_words(line.to, texts)),
            Column("prizes-what", lambda line: line.what, edit=self._typed),
        ]
        super().__init__(RowsModel(columns, texts, lambda line: (line.to, line.number)))
        self.type_anywhere()
        self.activated.connect(lambda at: self.edit(self.rows.index(at.row(), _WHAT)))

    def show_prizes(self, tournament: Tournament) -> None:
        self.rows.show(tuple(prize_lines(tournament)))

    def _typed(self, line: PrizeLine, words: str) -> None:
        lines = (PrizeLine(line.to, line.number, words) if each == line else each for each in self.rows.rows)
        if not self._save(tuple(Prize(each.to, each.what) for each in lines if each.what.strip())):
            self.retype((line.to, line.number), "prizes-what", words)
            return
        place = self.rows.position((line.to, line.number))
        if place is not None:
            after = min(place + 1, len(self.rows.rows) - 1)
            QTimer.singleShot(0, lambda: self.setCurrentIndex(self.rows.index(after, _WHAT)))


def prize_lines(tournament: Tournament) -> Iterator[PrizeLine]:
    for to in _destinations(tournament):
        given = [prize.what for prize in tournament.prizes if prize.to == to]
        free = [""] if not given or to == ForSomebody() else []
        for number, what in enumerate([*given, *free]):
            yield PrizeLine(to, number, what)


def _destinations(tournament: Tournament) -> Sequence[Destination]:
    """Everything that a prize can be for: what nearly every club gives first, then the other places."""
    people = sum(entrant.ranks for entrant in tournament.entrants.values())
    given = [prize.to.place for prize in tournament.prizes if isinstance(prize.to, ForPlace)]
    places = max(PODIUM, min(people, 100), *given)
    lists = [key for key in SPECIAL_LISTS if key != GRAND_TICHUS or tournament.regulations.rules.grand_tichu]
    return [
        *(ForPlace(place) for place in range(1, PODIUM + 1)),
        ForPlace(LAST_PLACE),
        *(ForSpecialList(key) for key in lists),
        ForSomebody(),
        *(ForPlace(place) for place in range(PODIUM + 1, places + 1)),
    ]


class PrizesPage(Page):
    """The list of prizes on the left; order, start and steps of the prize-giving on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        texts, bridge = context.texts, context.bridge
        self._show = PrizeShow.of(bridge)
        self._bridge = bridge
        self.prizes = PrizeList(texts, self._save)
        self.lead = PrizeLead(bridge, texts, context.navigator.go)
        heading, hint = label(texts("prizes-list"), "heading"), label(texts("prizes-hint"), "hint", wrap=True)
        self._halves = line(card(column(heading, hint, self.prizes, margin=12, gap=8)), self.lead)
        self._halves.setStretch(0, 1)
        self._halves.setStretch(1, 1)
        self.prizes.setMinimumHeight(in_letters(_LEAST_ROWS * ROW_HEIGHT))
        self.setLayout(self._halves)
        self.setFocusProxy(self.prizes)
        # While prizes are given, the keys of the display work here too, whatever has the keyboard.
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._keys = [QShortcut(QKeySequence(key), self, context=scope) for key in PRIZE_KEYS]
        for shortcut, wish in zip(self._keys, PRIZE_KEYS.values(), strict=True):
            shortcut.activated.connect(partial(self._show.do, wish))
        self._show.moved.connect(self._moved)
        self._moved()

    def _save(self, prizes: tuple[Prize, ...]) -> bool:
        """Whether these can be the prizes; why not is said."""
        tournament, change = self._bridge.tournament, SetPrizes(prizes)
        found = () if tournament is None else change.findings(tournament)
        if any(each.blocks for each in found):
            self._bridge.refused.emit(found)
            return False
        self._bridge.do(change)
        return True

    def show_tournament(self, tournament: Tournament) -> None:
        self.prizes.show_prizes(tournament)
        self.lead.show_tournament(tournament)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where large letters leave the list of prizes no room beside it, the prize-giving stands below."""
        super().resizeEvent(event)
        beside = self.width() >= self.lead.minimumSizeHint().width() + in_letters(_LEAST_WIDTH)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._halves.direction() is not way:
            self._halves.setDirection(way)

    def minimumSizeHint(self) -> QSize:
        least, parts = super().minimumSizeHint(), (self._halves.itemAt(0), self._halves.itemAt(1))
        return QSize(max(part.minimumSize().width() for part in parts if part), least.height())

    def _moved(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(self._show.script is not None)
