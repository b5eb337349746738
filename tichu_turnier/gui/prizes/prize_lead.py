"""How does a director lead through the prize-giving?"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.parts import button, column, label
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.prizes.prize_show import PrizeShow
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.words.prize_giving import PrizeScript, prize_script

_ORDER_LETTERS = 24
"""Of an order that are seen at least; a tip says all of it."""


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step of the prize-giving, as the director sees it in advance."""

    number: int
    what: str
    names: str
    prize: str


class PrizeLead(QFrame):
    """Order and start, the steps in advance, and while prizes are given the step that is on the wall."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self.show_ = PrizeShow.of(bridge)
        self.tournament: Tournament | None = None
        self._latest: Latest[PrizeScript] = Latest(bridge, self)
        self._asked: tuple[Tournament, RevealOrder] | None = None
        self._steps: tuple[StepLine, ...] = ()
        self.order = QComboBox()
        self.order.setObjectName("prize-order")
        for order in RevealOrder:
            self.order.addItem(texts(f"prizes-order-{order.value}"), order)
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(_ORDER_LETTERS)
        self.order.currentTextChanged.connect(self.order.setToolTip)
        self.order.setToolTip(self.order.currentText())
        self.order.activated.connect(lambda _: self._ask())
        self.names = QCheckBox(texts("prizes-show-names"))
        self.names.toggled.connect(lambda _: self._show_steps())
        self.start = button(texts("prizes-start"), self._start, "primary", tip=texts("prizes-start-tip"))
        self.start.setObjectName("prize-start")
        self.model: RowsModel[StepLine] = RowsModel(_columns(), texts, lambda step: step.number)
        self.steps: Table[StepLine] = Table(self.model)
        self.steps.placeholder = texts("prizes-nothing")
        self.steps.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self.show_.moved.connect(self._moved)
        self._moved()

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows what would be told by this snapshot."""
        self.tournament = tournament
        self._ask()

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
            [
                StepLine(step.number, step.what, "…" if hidden and step.names else step.names, step.prize)
                for step in self._steps
            ]
        )
        self._mark()

    def _start(self) -> None:
        if self.tournament is not None:
            self.show_.start(self.tournament, self._wished(), self.texts)

    def _moved(self) -> None:
        """Only what can be done now is shown."""
        running = self.show_.script is not None
        for while_running in self._while_running:
            while_running.setVisible(running)
        self.start.setVisible(not running)
        self.order.setVisible(not running)
        self._mark()

    def _mark(self) -> None:
        """The step that is on the wall."""
        if self.show_.script is not None:
            self.steps.choose(self.show_.step)

    def _lay_out(self) -> None:
        texts, do = self.texts, self.show_.do
        self._while_running = (
            button(texts("prizes-next"), lambda: do("next"), "primary"),
            button(texts("prizes-back"), lambda: do("back")),
            button(texts("prizes-end"), lambda: do("end")),
        )
        layout = column(label(texts("timetable-prize-giving"), "heading"), margin=12, gap=8)
        layout.addLayout(Flow(self.order, self.start, *self._while_running))
        layout.addWidget(label(texts("prizes-keys"), "hint", wrap=True))
        layout.addWidget(self.names)
        layout.addWidget(self.steps, 1)
        self.setLayout(layout)


def _columns() -> list[Column[StepLine]]:
    return [
        Column("prizes-step", lambda step: step.what, tip=lambda step: step.what),
        Column("sheets-name", lambda step: step.names, tip=lambda step: step.names),
        Column("prizes-what", lambda step: step.prize, tip=lambda step: step.prize),
    ]
