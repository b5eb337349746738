"""The dialog for the entry fee, the room there is and the hour of check-in."""

from datetime import time

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QCheckBox, QDialog, QDoubleSpinBox, QFormLayout, QLineEdit, QTimeEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, label, line, number_field, padded
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetEntryTerms
from tichu_turnier.tournament.changes.registration import LONGEST_CURRENCY
from tichu_turnier.tournament.model.entry_terms import HUNDREDTHS, EntryTerms
from tichu_turnier.tournament.model.snapshot import Tournament, Unit

_MOST = 9999
_USUAL = time(19, 0)


class EntryTermsFields:
    """Fields for the terms, to be put into a form."""

    def __init__(self, texts: Texts, tournament: Tournament) -> None:
        self._texts = texts
        terms = tournament.regulations.entry
        self.fee = padded(QDoubleSpinBox(maximum=_MOST, decimals=2, value=terms.fee / HUNDREDTHS))
        self.currency = QLineEdit(terms.currency, maxLength=LONGEST_CURRENCY)
        self.per_person = QCheckBox(texts("terms-per-person"))
        self.per_person.setChecked(terms.per_person)
        self._teams = tournament.regulations.unit is Unit.PARTNERSHIP
        self.room = number_field(0, _MOST, terms.room_for)
        self.room.setSpecialValueText(texts("terms-any-number"))
        first = tournament.timetable.slots[0].start.time() if tournament.timetable.slots else _USUAL
        shown = terms.here_by or first
        self.on_time = QCheckBox(texts("terms-here-by"))
        self.on_time.setChecked(terms.here_by is not None)
        self.here_by = padded(QTimeEdit(QTime(shown.hour, shown.minute)))
        self.here_by.setDisplayFormat("HH:mm")
        self.here_by.timeChanged.connect(lambda _: self.on_time.setChecked(True))

    def add_rows(self, form: QFormLayout) -> None:
        texts = self._texts
        self.fee.setAccessibleName(texts("terms-fee"))
        self.currency.setAccessibleName(texts("terms-currency"))
        self.here_by.setAccessibleName(texts("terms-here-by"))
        form.addRow(texts("terms-fee"), line(self.fee, self.currency, gap=8))
        form.addRow("", self.per_person)
        form.setRowVisible(self.per_person, self._teams)
        form.addRow(texts("terms-room"), self.room)
        form.addRow("", label(texts("terms-room-tip"), "hint", wrap=True))
        form.addRow(self.on_time, self.here_by)

    def value(self) -> EntryTerms:
        clock = self.here_by.time()
        return EntryTerms(
            fee=round(self.fee.value() * HUNDREDTHS),
            per_person=self.per_person.isChecked(),
            currency=self.currency.text().strip(),
            room_for=self.room.value(),
            here_by=time(clock.hour(), clock.minute()) if self.on_time.isChecked() else None,
        )


class EntryTermsDialog(QDialog):
    """Fee, currency, room and deadline; nothing of it is needed."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self._bridge, self._texts = bridge, texts
        self.setWindowTitle(texts("terms-title"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        self.setMinimumWidth(440)
        self.fields = EntryTermsFields(texts, tournament)
        self._lay_out()
        self.fields.fee.setFocus()
        self.fields.fee.selectAll()

    def apply(self) -> None:
        self._bridge.do(SetEntryTerms(self.fields.value()), self.accept)

    def _lay_out(self) -> None:
        texts = self._texts
        form = QFormLayout()
        self.fields.add_rows(form)
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        save.setDefault(True)
        layout = column(margin=MARGIN)
        layout.addLayout(form)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), save, gap=8))
        self.setLayout(layout)
