"""The dialog for the regulations, the day and the place of a tournament."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import (
    Choice,
    button,
    choice,
    tick_box,
)
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import MARGIN, column, fill, in_letters, label, letters, line, scroller
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import date_field, number_field, numbers_field
from tichu_turnier.gui.regulations.review import RegulationsReview
from tichu_turnier.rules.house_rules import HOUSE_RULES, HouseRule
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetDetails, SetRegulations
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    KnockOut,
    OddNumbers,
    Regulations,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.tournament.tables.table_count import odd_numbers_of
from tichu_turnier.typed.numbers import Bounds

_MOST_ROUNDS = 30
_MOST_POINTS = 10_000
_WIDTH = 1080
_LARGE = 1.2
"""With letters so many times as large as usual the sides stand below each other."""
_KEY = Qt.ItemDataRole.UserRole
_TABLES = Bounds(1, 999)


class RegulationsDialog(Dialog):
    """Shows what the tournament has and asks for what is to be different."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        page = f"format-{tournament.regulations.format}"
        super().__init__(parent, texts, texts("regulations-title"), page)
        self.bridge, self.tournament = bridge, tournament
        self.setMinimumWidth(_WIDTH)
        self.name = QLineEdit(tournament.name)
        self.place = QLineEdit(tournament.place)
        self.day = date_field(texts, tournament.day)
        self._fill(tournament.regulations)
        self._lay_out()
        self._fit()

    def apply(self) -> None:
        """Once something is drawn, other rules show what they change before they hold."""
        if not all_read(self):
            return
        details, regulations = self._wanted()
        found = (*details.findings(self.tournament), *regulations.findings(self.tournament))
        blocking = [finding for finding in found if finding.blocks]
        self._problem.objections(blocking)
        if blocking:
            return
        if self.tournament.rounds and regulations.regulations != self.tournament.regulations:
            review = RegulationsReview(self.bridge, self.texts, self.tournament, regulations, self)
            review.accepted.connect(self._do)
            review.page.dropped.connect(self.reject)
            review.open()
        else:
            self._do()

    def _wanted(self) -> tuple[SetDetails, SetRegulations]:
        details = SetDetails(self.name.text(), self.day.value(), self.place.text())
        return details, SetRegulations(self._regulations())

    def _do(self) -> None:
        details, regulations = self._wanted()
        if details.apply(self.tournament) != self.tournament:
            self.bridge.do(details)
        if regulations.regulations != self.tournament.regulations:
            self.bridge.do(regulations)
        self.accept()

    def _fill(self, regulations: Regulations) -> None:
        texts = self.texts
        self.rounds = number_field(texts, 1, _MOST_ROUNDS, regulations.rounds, name="rounds")
        tip, none = texts("regulations-dropped-rounds-tip"), texts("regulations-dropped-rounds-none")
        self.dropped = number_field(
            texts, 0, _MOST_ROUNDS - 1, regulations.dropped_rounds, instead=none, tip=tip
        )
        stages = regulations.stages  # the hands are shared among them; without them, none means the clock
        clock = texts("regulations-hands-by-the-clock") if stages == 1 else ""
        least = stages if stages > 1 else 0
        most, planned = 99 - 99 % stages, regulations.hands_planned
        self.hands = number_field(texts, least, most, planned, instead=clock, step=stages, steps_only=True)
        points, unit = regulations.scoring.double_with_lost_call, texts("regulations-lost-call-unit")
        self.lost_call = number_field(texts, 0, _MOST_POINTS, points, unit)
        until, off = texts("regulations-clubs-apart-until"), texts("regulations-clubs-apart-off")
        tip, apart = texts("regulations-clubs-apart-tip"), regulations.clubs_apart_rounds
        self.clubs_apart = number_field(texts, 0, _MOST_ROUNDS, apart, before=until, instead=off, tip=tip)
        byes = ((texts(f"regulations-bye-{credit.value}"), credit) for credit in ByeCredit)
        self.bye = choice(byes, regulations.bye_credit)
        self.flat_victory = number_field(texts, -_MOST_POINTS, _MOST_POINTS, regulations.flat_victory_points)
        self.flat_tichu = number_field(texts, -_MOST_POINTS, _MOST_POINTS, regulations.flat_tichu_points)
        self.bye.currentIndexChanged.connect(self._show_flat)
        unit, once = texts("regulations-hints-unit"), texts("regulations-hints-once")
        never, tip = texts("regulations-hints-never"), texts("regulations-hints-tip")
        rare = regulations.hint_from
        most = 10_000_000
        self.hints = number_field(texts, 0, most, rare, unit, before=once, instead=never, tip=tip, step=1000)
        self.knock_out = KnockOutFields(texts, regulations)
        odds = ((texts(f"regulations-odd-numbers-{odd.value}"), odd) for odd in OddNumbers)
        tip = texts("regulations-odd-numbers-tip")
        self.odd_numbers = choice(odds, regulations.odd_numbers, name="odd-numbers", tip=tip)
        lot, standings = texts("regulations-draw-order-lot"), texts("regulations-draw-order-standings")
        orders, tip = ((lot, False), (standings, True)), texts("regulations-draw-order-tip")
        self.by_standings = choice(orders, regulations.by_standings, name="by-standings", tip=tip)
        everywhere, boosted = texts("booster-tables-all"), regulations.booster_tables
        self.booster_tables = numbers_field(texts, _TABLES, boosted, none=everywhere, name="booster-tables")
        self.booster_tables.setToolTip(texts("booster-tables-tip"))
        self.chain = _chain(texts, regulations.tie_breaks)
        self._problem = OutcomeLine(self.bridge, texts)

    def _regulations(self) -> Regulations:
        old = self.tournament.regulations
        items = [self.chain.item(row) for row in range(self.chain.count())]
        chain = tuple(str(item.data(_KEY)) for item in items if item.checkState() is Qt.CheckState.Checked)
        return replace(
            old,
            odd_numbers=self.odd_numbers.value(),
            by_standings=self.by_standings.value(),
            booster_tables=self.booster_tables.value(),
            rounds=self.rounds.value(),
            dropped_rounds=self.dropped.value(),
            hands_per_stage=self.hands.value() // old.stages,
            scoring=replace(old.scoring, double_with_lost_call=self.lost_call.value()),
            rules=self.house_rules.rules(),
            knock_out=self.knock_out.value(),
            tie_breaks=chain or old.tie_breaks,
            clubs_apart_rounds=self.clubs_apart.value(),
            bye_credit=self.bye.value(),
            flat_victory_points=self.flat_victory.value(),
            flat_tichu_points=self.flat_tichu.value(),
            hint_from=self.hints.value(),
        )

    def _show_flat(self) -> None:
        self._form.setRowVisible(self._flat, self.bye.value() is ByeCredit.FLAT)

    def _move(self, by: int) -> None:
        row = self.chain.currentRow()
        if row >= 0 and 0 <= row + by < self.chain.count():
            self.chain.insertItem(row + by, self.chain.takeItem(row))
            self.chain.setCurrentRow(row + by)

    def _lay_out(self) -> None:
        texts = self.texts
        area = self._area = scroller(self)
        layout = column(area, margin=MARGIN, grows=area)
        self.setLayout(layout)
        self._body = QWidget(area.viewport())
        sides = (line if letters() < _LARGE else column)(gap=36)
        self.rules = QWidget(self._body)
        self.rules.setLayout(sides)
        self._body.setLayout(column(*self._above(), self.rules, None, gap=16))
        left = column()
        sides.addLayout(left, 1)
        self._before_rules(left)
        self._section(left, "regulations-rules", self._regulations_form())
        left.addStretch(1)
        self.house_rules = HouseRulesFields(texts, self.tournament.regulations.rules, self.rules)
        right = column(label(texts("regulations-house-rules"), "heading"))
        right.addWidget(self.house_rules, 1)
        hints = form()
        # The tables of Booster where it is played, and those who are too many where the format asks.
        played, regulations = self.house_rules.fields["booster"], self.tournament.regulations
        hints.addRow(self.texts("booster-tables"), self.booster_tables)

        def follow() -> None:
            hints.setRowVisible(self.booster_tables, played.value() == "yes")

        played.currentIndexChanged.connect(follow)
        follow()
        possible = odd_numbers_of(replace(regulations, odd_numbers=OddNumbers.FIVE)) is not OddNumbers.REST
        if possible and "odd_numbers" in format_of(regulations.format).options:
            hints.addRow(self.texts("regulations-odd-numbers"), self.odd_numbers)
        hints.addRow(texts("regulations-hints"), self.hints)
        right.addLayout(hints)
        self._after_house_rules(right)
        sides.addLayout(right, 1)
        layout.addWidget(self._problem)
        layout.addLayout(self._ending())
        self._show_flat()
        fill(area, self._body)

    def _above(self) -> tuple[QWidget, ...]:
        """What stands above both sides: nothing here."""
        return ()

    def _before_rules(self, left: QVBoxLayout) -> None:
        """What stands above the regulations."""
        self._section(left, "regulations-details", self._details())

    def _details(self) -> QFormLayout:
        details = form()
        for key, field in (("name", self.name), ("day", self.day), ("place", self.place)):
            details.addRow(self.texts(f"regulations-{key}"), field)
        return details

    def _after_house_rules(self, right: QVBoxLayout) -> None:
        """What stands below the house rules: nothing here."""

    def _section(self, left: QVBoxLayout, key: str, rows: QLayout) -> None:
        if left.count():
            left.addSpacing(8)
        left.addWidget(label(self.texts(key), "heading"))
        left.addLayout(rows)

    def _ending(self) -> QHBoxLayout:
        save = button(self.texts("regulations-save"), self.apply, "primary", "check", name="save")
        return self.ending(save)

    def _fit(self) -> None:
        """As high as everything in it, but no larger than the window behind: then it scrolls."""
        body, around = self._body.sizeHint(), self.sizeHint() - self._area.sizeHint()
        bar = self._area.verticalScrollBar().sizeHint().width()
        wide = max(_WIDTH, body.width() + around.width() + bar)
        high = self._body.heightForWidth(wide - around.width()) + around.height() + 4
        behind = self.parentWidget() or self
        self.resize(QSize(wide, high).boundedTo(behind.window().size()))

    def _regulations_form(self) -> QFormLayout:
        texts, regulations = self.texts, self.tournament.regulations
        rows = self._form = form()
        rows.addRow(texts("regulations-preset"), label(texts(f"preset-{regulations.preset}")))
        rows.addRow(texts("regulations-format"), label(texts(f"format-{regulations.format}"), wrap=True))
        dropped = label(texts("regulations-dropped-rounds"))
        counted = line(self.rounds, None, dropped, self.dropped, gap=8)
        self.rounds.setAccessibleName(texts("regulations-rounds"))
        rows.addRow(texts("regulations-rounds"), counted)
        rows.setRowVisible(counted, format_of(regulations.format).bracket is None)
        self.knock_out.add_rows(rows)
        if "by_standings" in format_of(regulations.format).options:
            rows.addRow(texts("regulations-draw-order"), self.by_standings)
        rows.addRow(texts("regulations-hands"), self.hands)
        rows.addRow(texts("regulations-lost-call"), self.lost_call)
        rows.setRowVisible(self.lost_call, regulations.scoring.unit is ScoringUnit.HAND)
        rows.addRow(texts("regulations-clubs-apart"), self.clubs_apart)
        rows.addRow(texts("regulations-bye"), self.bye)
        victory = label(texts("regulations-flat-victory-points"), "hint")
        tichu = label(texts("regulations-flat-tichu-points"), "hint")
        self._flat = line(self.flat_victory, victory, self.flat_tichu, tichu, None, gap=8)
        rows.addRow("", self._flat)
        up = button(self.texts("regulations-up"), lambda: self._move(-1))
        down = button(self.texts("regulations-down"), lambda: self._move(1))
        order = (column if letters() < _LARGE else line)(up, down, None, gap=8)
        chain = (line if letters() < _LARGE else column)(self.chain, order, gap=8)
        rows.addRow(texts("regulations-tie-breaks"), chain)
        return rows


def _chain(texts: Texts, chosen: tuple[str, ...]) -> QListWidget:
    """The criteria that count in their order, then the others; ticked ones count, dragging moves them."""
    result = QListWidget()
    result.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
    result.setToolTip(texts("regulations-tie-breaks-tip"))
    others = (known.key for known in TIE_BREAKS if known.key not in chosen)
    widest = 0
    for key in (*chosen, *others):
        item = QListWidgetItem(texts(f"tie-break-{key}"))
        widest = max(widest, result.fontMetrics().horizontalAdvance(item.text()))
        item.setData(_KEY, key)
        item.setSizeHint(QSize(0, in_letters(25)))
        item.setCheckState(Qt.CheckState.Checked if key in chosen else Qt.CheckState.Unchecked)
        result.addItem(item)
    result.setFixedHeight(in_letters(165))
    result.setMinimumWidth(widest + 64)
    result.setAccessibleName(texts("regulations-tie-breaks"))
    return result


def form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(18)
    form.setVerticalSpacing(9)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


_ROWS = 3
"""Rows of the grid for one rule: the question, the sentence, the gap before the next."""
_MOST_GROUPS = 32


class KnockOutFields:
    """Fields for the settings that the format uses."""

    def __init__(self, texts: Texts, regulations: Regulations) -> None:
        old = self._old = regulations.knock_out
        self._texts = texts
        self._options = format_of(regulations.format).options
        seedings = (texts("regulations-seeding-lot"), False), (texts("regulations-seeding-list"), True)
        self.seeded = choice(seedings, old.seeded)
        self.third_place = tick_box(texts("regulations-third-place-played"), on=old.third_place)
        lefts = sorted({0, 2, 4, 8, 16, old.best_of_three_from})
        bests = ((texts("regulations-best-of-three-from", left=left), left) for left in lefts)
        self.best_of_three = choice(bests, old.best_of_three_from)
        self.groups = number_field(texts, 1, _MOST_GROUPS, old.groups)
        self.advancing = number_field(texts, 1, _MOST_GROUPS, old.advancing)

    def add_rows(self, form: QFormLayout) -> None:
        texts = self._texts
        if "seeded" in self._options:
            form.addRow(texts("regulations-seeding"), self.seeded)
        if "groups" in self._options:
            on = label(texts("regulations-advancing"), "hint")
            form.addRow(texts("regulations-groups"), line(self.groups, on, self.advancing, None, gap=8))
        if "best_of_three_from" in self._options:
            form.addRow(texts("regulations-best-of-three"), self.best_of_three)
        if "third_place" in self._options:
            form.addRow(texts("regulations-third-place"), self.third_place)

    def value(self) -> KnockOut:
        return replace(
            self._old,
            seeded=self.seeded.value(),
            third_place=self.third_place.isChecked(),
            best_of_three_from=self.best_of_three.value(),
            groups=self.groups.value(),
            advancing=self.advancing.value(),
        )


class HouseRulesFields(QWidget):
    """Every house rule with its answers to choose from, and a sentence on what it is about."""

    def __init__(self, texts: Texts, rules: RuleSet, parent: QWidget) -> None:
        super().__init__(parent)  # there from the start: the style sheet dresses its fields once
        self._texts = texts
        self._rules = rules
        self.fields: dict[str, Choice[str]] = {}
        self._names: dict[str, QLabel] = {}
        layout = self._grid = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(18)
        layout.setVerticalSpacing(3)
        layout.setColumnStretch(1, 1)
        layout.setRowStretch(len(HOUSE_RULES) * _ROWS, 1)
        for number, rule in enumerate(HOUSE_RULES):
            self._add(rule, number * _ROWS)
        for field in self.fields.values():
            field.currentIndexChanged.connect(self._show_what_matters)
        self._show_what_matters()

    def _add(self, rule: HouseRule, row: int) -> None:
        """One rule: its name beside its answers, the sentence below, and a gap."""
        answers = ((self._texts(f"house-rule-{rule.key}-{answer}"), answer) for answer in rule.answers)
        field = self.fields[rule.key] = choice(answers, rule.read(self._rules))
        name = self._names[rule.key] = label(self._texts(f"house-rule-{rule.key}"))
        name.setBuddy(field)
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(field, row, 1)
        about = label(self._texts(f"house-rule-{rule.key}-tip"), "hint", wrap=True)
        self._grid.addWidget(about, row + 1, 0, 1, 2)
        self._grid.setRowMinimumHeight(row + 2, 10)

    def rules(self) -> RuleSet:
        rules = self._rules
        for rule in HOUSE_RULES:
            rules = rule.write(rules, self.fields[rule.key].value())
        return rules

    def _show_what_matters(self) -> None:
        """A question that the other answers have settled cannot be asked."""
        rules = self.rules()
        for rule in HOUSE_RULES:
            self.fields[rule.key].setEnabled(rule.matters(rules))
            self._names[rule.key].setEnabled(rule.matters(rules))
