"""How is a knock-out to go: who is seeded, where is the third place, when does the best of three decide?"""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout

from tichu_turnier.gui.common.parts import label, line, number_field
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import KnockOut, Regulations

_MOST_GROUPS = 32
_BEST_OF_THREE_FROM = (0, 2, 4, 8, 16)


class KnockOutFields:
    """Fields for the settings that the format uses."""

    def __init__(self, texts: Texts, regulations: Regulations) -> None:
        old = self._old = regulations.knock_out
        self._texts = texts
        self._options = format_of(regulations.format).options
        self.seeded = QComboBox()
        self.seeded.addItem(texts("regulations-seeding-lot"), False)
        self.seeded.addItem(texts("regulations-seeding-list"), True)
        self.seeded.setCurrentIndex(int(old.seeded))
        self.third_place = QCheckBox(texts("regulations-third-place-played"))
        self.third_place.setChecked(old.third_place)
        self.best_of_three = QComboBox()
        for left in sorted({*_BEST_OF_THREE_FROM, old.best_of_three_from}):
            self.best_of_three.addItem(texts("regulations-best-of-three-from", left=left), left)
        self.best_of_three.setCurrentIndex(self.best_of_three.findData(old.best_of_three_from))
        self.groups = number_field(1, _MOST_GROUPS, old.groups)
        self.advancing = number_field(1, _MOST_GROUPS, old.advancing)

    def add_rows(self, form: QFormLayout) -> None:
        """Puts the rows into a form."""
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
        """What is set."""
        return replace(
            self._old,
            seeded=bool(self.seeded.currentData()),
            third_place=self.third_place.isChecked(),
            best_of_three_from=int(self.best_of_three.currentData()),
            groups=self.groups.value(),
            advancing=self.advancing.value(),
        )
