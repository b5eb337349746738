"""Fields for the house rules of a tournament."""

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from tichu_turnier.gui.common.parts import label
from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts

_GAP = 18
_LITTLE_GAP = 3
_BEFORE_NEXT = 10
_ROWS = 3
"""Rows of the grid for one rule: the question, the sentence, the gap before the next."""


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
        field = self.fields[rule.key] = QComboBox()
        for answer in rule.answers:
            field.addItem(self._texts(f"house-rule-{rule.key}-{answer}"), answer)
        field.setCurrentIndex(rule.answers.index(rule.read(self._rules)))
        name = self._names[rule.key] = label(self._texts(f"house-rule-{rule.key}"))
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(field, row, 1)
        about = label(self._texts(f"house-rule-{rule.key}-tip"), "hint", wrap=True)
        self._grid.addWidget(about, row + 1, 0, 1, 2)
        self._grid.setRowMinimumHeight(row + 2, _BEFORE_NEXT)

    def rules(self) -> RuleSet:
        """The rules with the answers that are chosen."""
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
