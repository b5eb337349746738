"""How does a director prepare the prize-giving, and lead through it?"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox

from tichu_turnier.gui.latest import Latest
from tichu_turnier.gui.prize_show import PrizeShow
from tichu_turnier.gui.prize_words import PrizeScript, prize_script
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.table_model import Column, RowsModel
from tichu_turnier.gui.widgets.pages import Page
from tichu_turnier.gui.widgets.parts import button, card, column, label, line
from tichu_turnier.gui.widgets.prize_display import prize_key
from tichu_turnier.gui.widgets.prize_list import PrizeList
from tichu_turnier.gui.widgets.table import Table
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.model import Tournament
from tichu_turnier.tournament.prize_giving import RevealOrder
from tichu_turnier.tournament.prizes import Prize


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step of the prize-giving, as the director sees it in advance."""

    number: int
    what: str
    names: str
    prize: str


class PrizesPage(Page):
    """The list of prizes on the left; order, start and course of the prize-giving on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.bridge, self.texts = context.bridge, context.texts
        self.show_ = PrizeShow.of(context.bridge)
        self.tournament: Tournament | None = None
        self._latest: Latest[PrizeScript] = Latest(context.bridge, self)
        self._asked: tuple[Tournament, RevealOrder] | None = None
        self._steps: tuple[StepLine, ...] = ()
        self.prizes = PrizeList(self.texts, self._save)
        self.order = QComboBox()
        self.order.setObjectName("prize-order")
        for order in RevealOrder:
            self.order.addItem(self.texts(f"prizes-order-{order.value}"), order)
        self.order.activated.connect(lambda _: self._ask())
        self.names = QCheckBox(self.texts("prizes-show-names"))
        self.names.toggled.connect(lambda _: self._show_steps())
        self.start = button(
            self.texts("prizes-start"), self._start, "primary", tip=self.texts("prizes-start-tip")
        )
        self.start.setObjectName("prize-start")
        self.next = button(self.texts("prizes-next"), lambda: self.show_.do("next"), "primary")
        self.back = button(self.texts("prizes-back"), lambda: self.show_.do("back"))
        self.end = button(self.texts("prizes-end"), lambda: self.show_.do("end"))
        self.model: RowsModel[StepLine] = RowsModel(self._columns(), self.texts, lambda step: step.number)
        self.steps: Table[StepLine] = Table(self.model)
        self.steps.placeholder = self.texts("prizes-nothing")
        self._lay_out()
        self.setFocusProxy(self.prizes)
        self.show_.moved.connect(self._moved)
        self._moved()

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows the prizes of this snapshot, and what would be told."""
        self.tournament = tournament
        self.prizes.show_prizes(tournament)
        self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While prizes are given, the keys of the display work here too."""
        wish = prize_key(event)
        if wish is not None and self.show_.script is not None:
            self.show_.do(wish)
        else:
            super().keyPressEvent(event)

    def _save(self, prizes: tuple[Prize, ...]) -> None:
        self.bridge.do(SetPrizes(prizes))

    def _wished(self) -> RevealOrder:
        return list(RevealOrder)[self.order.currentIndex()]

    def _ask(self) -> None:
        tournament, order = self.tournament, self._wished()
        if tournament is None or self._asked == (tournament, order):
            return
        self._asked = tournament, order
        self._latest.ask(lambda: prize_script(tournament, order, self.texts), self._take)

    def _take(self, script: PrizeScript) -> None:
        self._steps = tuple(
            StepLine(number, scene.headline, scene.names.replace("\n", ", "), scene.prize)
            for number, scene in enumerate(script.scenes, 1)
        )
        self.start.setEnabled(bool(script.scenes))
        self._show_steps()

    def _show_steps(self) -> None:
        """Who it is stands there only on demand: somebody may be looking over the director's shoulder."""
        hidden = not self.names.isChecked()
        self.model.show(
            [StepLine(s.number, s.what, "…" if hidden and s.names else s.names, s.prize) for s in self._steps]
        )
        self._mark()

    def _start(self) -> None:
        if self.tournament is not None:
            self.show_.start(self.tournament, self._wished(), self.texts)

    def _moved(self) -> None:
        """Only what can be done now is shown."""
        running = self.show_.script is not None
        for widget in (self.next, self.back, self.end):
            widget.setVisible(running)
        for widget in (self.start, self.order):
            widget.setVisible(not running)
        self._mark()

    def _mark(self) -> None:
        """The step that is on the wall."""
        if self.show_.script is not None:
            self.steps.choose(self.show_.step)

    def _columns(self) -> list[Column[StepLine]]:
        return [
            Column("prizes-step", lambda step: step.what, tip=lambda step: step.what, share=3),
            Column("sheets-name", lambda step: step.names, tip=lambda step: step.names, share=3),
            Column("prizes-what", lambda step: step.prize, tip=lambda step: step.prize, share=3),
        ]

    def _lay_out(self) -> None:
        texts = self.texts
        left, right = card(), card()
        hint = label(texts("prizes-hint"), "hint", wrap=True)
        left.setLayout(column(label(texts("prizes-list"), "heading"), hint, self.prizes, margin=12, gap=8))
        inner = column(label(texts("timetable-prize-giving"), "heading"), margin=12, gap=8)
        inner.addLayout(line(self.order, self.start, self.next, self.back, self.end, None, gap=8))
        inner.addWidget(label(texts("prizes-keys"), "hint", wrap=True))
        inner.addWidget(self.names)
        inner.addWidget(self.steps, 1)
        right.setLayout(inner)
        whole = line(left, right)
        whole.setStretch(0, 1)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.steps.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
