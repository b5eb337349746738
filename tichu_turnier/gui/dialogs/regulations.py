"""By which rules, when and where is this tournament played?"""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.widgets.parts import (
    MARGIN,
    button,
    column,
    date_field,
    date_of,
    label,
    line,
    number_field,
)
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetDetails, SetRegulations
from tichu_turnier.tournament.model import ByeCredit, Regulations, Tournament
from tichu_turnier.tournament.tiebreaks import TIE_BREAKS

_MOST_ROUNDS = 30
_MOST_POINTS = 10_000
_CHAIN_HEIGHT = 236
_CRITERION_HEIGHT = 28
_KEY = Qt.ItemDataRole.UserRole


class RegulationsDialog(QDialog):
    """Shows what the tournament has and asks for what is to be different."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.texts = texts
        self.tournament = tournament
        self.setWindowTitle(texts("regulations-title"))
        self.setMinimumWidth(560)
        self.name = QLineEdit(tournament.name)
        self.place = QLineEdit(tournament.place)
        self.day = date_field(tournament.day)
        self._fill(tournament.regulations)
        self._lay_out()

    def apply(self) -> None:
        """Asks for what is different, and closes once it is saved; a refusal leaves the window open."""
        details = SetDetails(self.name.text(), date_of(self.day), self.place.text())
        regulations = SetRegulations(self._regulations())
        found = (*details.findings(self.tournament), *regulations.findings(self.tournament))
        self._problem.setText(" ".join(self.texts(f.key, **f.args) for f in found if f.blocks))
        self._problem.setVisible(bool(self._problem.text()))
        if self._problem.text():
            return
        if details.apply(self.tournament) != self.tournament:
            self.bridge.do(details)
        if regulations.regulations != self.tournament.regulations:
            self.bridge.do(regulations)
        self.accept()

    def _fill(self, regulations: Regulations) -> None:
        texts = self.texts
        self.rounds = number_field(1, _MOST_ROUNDS, regulations.rounds)
        self.rounds.setObjectName("rounds")
        self.bye = QComboBox()
        for credit in ByeCredit:
            self.bye.addItem(texts(f"regulations-bye-{credit.value}"), credit.value)
        self.bye.setCurrentIndex(list(ByeCredit).index(regulations.bye_credit))
        self.flat_victory = number_field(-_MOST_POINTS, _MOST_POINTS, regulations.flat_victory_points)
        self.flat_tichu = number_field(-_MOST_POINTS, _MOST_POINTS, regulations.flat_tichu_points)
        self.bye.currentIndexChanged.connect(self._show_flat)
        self.house: dict[str, QComboBox] = {}
        for rule in HOUSE_RULES:
            box = QComboBox()
            for answer in rule.answers:
                box.addItem(texts(f"house-rule-{rule.key}-{answer}"), answer)
            box.setCurrentIndex(rule.answers.index(rule.read(regulations.rules)))
            self.house[rule.key] = box
        self.chain = _chain(texts, regulations.tie_breaks)
        self._problem = label("", "error", wrap=True)
        self._problem.hide()

    def _regulations(self) -> Regulations:
        old = self.tournament.regulations
        rules = old.rules
        for rule in HOUSE_RULES:
            rules = rule.write(rules, str(self.house[rule.key].currentData()))
        items = [self.chain.item(row) for row in range(self.chain.count())]
        chain = tuple(str(item.data(_KEY)) for item in items if item.checkState() is Qt.CheckState.Checked)
        return replace(
            old,
            rounds=self.rounds.value(),
            rules=rules,
            tie_breaks=chain or old.tie_breaks,
            bye_credit=ByeCredit(str(self.bye.currentData())),
            flat_victory_points=self.flat_victory.value(),
            flat_tichu_points=self.flat_tichu.value(),
        )

    def _show_flat(self) -> None:
        self._form.setRowVisible(self._flat, self.bye.currentData() == ByeCredit.FLAT.value)

    def _move(self, by: int) -> None:
        row = self.chain.currentRow()
        if row >= 0 and 0 <= row + by < self.chain.count():
            self.chain.insertItem(row + by, self.chain.takeItem(row))
            self.chain.setCurrentRow(row + by)

    def _lay_out(self) -> None:
        texts, regulations = self.texts, self.tournament.regulations
        details, form = _form(), _form()
        for key, field in (("name", self.name), ("day", self.day), ("place", self.place)):
            details.addRow(texts(f"regulations-{key}"), field)
        form.addRow(texts("regulations-preset"), label(texts(f"preset-{regulations.preset}")))
        form.addRow(texts("regulations-format"), label(texts(f"format-{regulations.format}"), wrap=True))
        form.addRow(texts("regulations-rounds"), self.rounds)
        form.addRow(texts("regulations-bye"), self.bye)
        self._form = form
        self._flat = line(
            self.flat_victory,
            label(texts("regulations-flat-victory-points"), "hint"),
            self.flat_tichu,
            label(texts("regulations-flat-tichu-points"), "hint"),
            None,
            gap=8,
        )
        form.addRow("", self._flat)
        for rule in HOUSE_RULES:
            form.addRow(texts(f"house-rule-{rule.key}"), self.house[rule.key])
        form.addRow(texts("regulations-tie-breaks"), self._order())
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        save.setDefault(True)
        save.setObjectName("save")
        layout = column(margin=MARGIN)
        layout.addWidget(label(texts("regulations-details"), "heading"))
        layout.addLayout(details)
        layout.addSpacing(8)
        layout.addWidget(label(texts("regulations-rules"), "heading"))
        layout.addLayout(form)
        layout.addWidget(self._problem)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), save, gap=8))
        self.setLayout(layout)
        self._show_flat()

    def _order(self) -> QHBoxLayout:
        """The chain of criteria with the buttons that move one up or down."""
        moves = column(
            button(self.texts("regulations-up"), lambda: self._move(-1)),
            button(self.texts("regulations-down"), lambda: self._move(1)),
            gap=8,
        )
        moves.addStretch(1)
        order = line(self.chain, gap=8)
        order.addLayout(moves)
        return order


def _chain(texts: Texts, chosen: tuple[str, ...]) -> QListWidget:
    """The criteria that count in their order, then the others; ticked ones count, dragging moves them."""
    result = QListWidget()
    result.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
    result.setToolTip(texts("regulations-tie-breaks-tip"))
    others = (known.key for known in TIE_BREAKS if known.key not in chosen)
    for key in (*chosen, *others):
        item = QListWidgetItem(texts(f"tie-break-{key}"))
        item.setData(_KEY, key)
        item.setSizeHint(QSize(0, _CRITERION_HEIGHT))
        item.setCheckState(Qt.CheckState.Checked if key in chosen else Qt.CheckState.Unchecked)
        result.addItem(item)
    result.setFixedHeight(_CHAIN_HEIGHT)
    return result


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(18)
    form.setVerticalSpacing(9)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form
