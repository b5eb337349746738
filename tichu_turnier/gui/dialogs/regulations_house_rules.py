"""Which answers does a tournament give to the questions on which communities differ?"""

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from tichu_turnier.gui.widgets.parts import label
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts

_GAP = 18
_BEFORE_NEXT = 10


class HouseRulesFields(QWidget):
    """Every house rule with its answers to choose from, and a sentence on what it is about."""

    def __init__(self, texts: Texts, rules: RuleSet) -> None:
        super().__init__()
        self._rules = rules
        self.fields = {rule.key: QComboBox() for rule in HOUSE_RULES}
        self._names: dict[str, QLabel] = {}
        layout = QGridLayout()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(_GAP)
        layout.setVerticalSpacing(3)
        layout.setColumnStretch(1, 1)
        for number, rule in enumerate(HOUSE_RULES):
            field = self.fields[rule.key]
            for answer in rule.answers:
                field.addItem(texts(f"house-rule-{rule.key}-{answer}"), answer)
            field.setCurrentIndex(rule.answers.index(rule.read(rules)))
            field.currentIndexChanged.connect(self._show_what_matters)
            name = self._names[rule.key] = label(texts(f"house-rule-{rule.key}"))
            name.setBuddy(field)
            layout.addWidget(name, 3 * number, 0)
            layout.addWidget(field, 3 * number, 1)
            layout.addWidget(
                label(texts(f"house-rule-{rule.key}-tip"), "hint", wrap=True), 3 * number + 1, 0, 1, 2
            )
            layout.setRowMinimumHeight(3 * number + 2, _BEFORE_NEXT)
        layout.setRowStretch(3 * len(HOUSE_RULES), 1)
        self.setLayout(layout)
        self._show_what_matters()

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
