"""Fields for house rules and knock-outs."""

from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QFormLayout, QGridLayout, QLabel, QWidget

from tichu_turnier.gui.common.fields import choice, number_field, tick_box
from tichu_turnier.gui.common.parts import label, line
from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import KnockOut, Regulations

_GAP = 18
_LITTLE_GAP = 3
_BEFORE_NEXT = 10
_ROWS = 3
"""Rows of the grid for one rule: the question, the sentence, the gap before the next."""
_MOST_GROUPS = 32
_BEST_OF_THREE_FROM = (0, 2, 4, 8, 16)


class KnockOutFields:
    """Fields for the settings that the format uses."""

    def __init__(self, texts: Texts, regulations: Regulations) -> None:
        old = self._old = regulations.knock_out
        self._texts = texts
        self._options = format_of(regulations.format).options
        seedings = (texts("regulations-seeding-lot"), False), (texts("regulations-seeding-list"), True)
        self.seeded = choice(seedings, old.seeded)
        self.third_place = tick_box(texts("regulations-third-place-played"), on=old.third_place)
        lefts = sorted({*_BEST_OF_THREE_FROM, old.best_of_three_from})
        bests = ((texts("regulations-best-of-three-from", left=left), left) for left in lefts)
        self.best_of_three = choice(bests, old.best_of_three_from)
        self.groups = number_field(1, _MOST_GROUPS, old.groups)
        self.advancing = number_field(1, _MOST_GROUPS, old.advancing)

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
            seeded=bool(self.seeded.currentData()),
            third_place=self.third_place.isChecked(),
            best_of_three_from=int(self.best_of_three.currentData()),
            groups=self.groups.value(),
            advancing=self.advancing.value(),
        )


class HouseRulesFields(QWidget):
    """Every house rule with its answers to choose from, and a sentence on what it is about."""

    def __init__(self, texts: Texts, rules: RuleSet, parent: QWidget) -> None:
        super().__init__(parent)  # there from the start: the style sheet dresses its fields once
        self._texts = texts
        self._rules = rules
        self.fields: dict[str, QComboBox] = {}
        self._names: dict[str, QLabel] = {}
        layout = self._grid = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(_GAP)
        layout.setVerticalSpacing(_LITTLE_GAP)
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
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(field, row, 1)
        about = label(self._texts(f"house-rule-{rule.key}-tip"), "hint", wrap=True)
        self._grid.addWidget(about, row + 1, 0, 1, 2)
        self._grid.setRowMinimumHeight(row + 2, _BEFORE_NEXT)

    def rules(self) -> RuleSet:
        rules = self._rules
        for rule in HOUSE_RULES:
            rules = rule.write(rules, str(self.fields[rule.key].currentData()))
        return rules

    def _show_what_matters(self) -> None:
        """A question that the other answers have settled cannot be asked."""
        rules = self.rules()
        for rule in HOUSE_RULES:
            self.fields[rule.key].setEnabled(rule.matters(rules))
            self._names[rule.key].setEnabled(rule.matters(rules))
