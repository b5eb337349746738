"""The dialog for the entry fee, the room there is and the hour of check-in."""

from datetime import time

from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, number_field, padded, tick_box, time_field, time_of
from tichu_turnier.gui.common.parts import MARGIN, column, label, line
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
        self.fee.setAccessibleName(texts("terms-fee"))
        self.currency = QLineEdit(terms.currency, maxLength=LONGEST_CURRENCY)
        self.currency.setAccessibleName(texts("terms-currency"))
        self.per_person = tick_box(texts("terms-per-person"), on=terms.per_person)
        self._teams = tournament.regulations.unit is Unit.PARTNERSHIP
        self.room = number_field(0, _MOST, terms.room_for, instead=texts("terms-any-number"))
        first = tournament.timetable.slots[0].start.time() if tournament.timetable.slots else _USUAL
        self.on_time = tick_box(texts("terms-here-by"), on=terms.here_by is not None)
        self.here_by = time_field(terms.here_by or first, texts("terms-here-by"))
        self.here_by.timeChanged.connect(lambda _: self.on_time.setChecked(True))

    def add_rows(self, form: QFormLayout) -> None:
        texts = self._texts
        form.addRow(texts("terms-fee"), line(self.fee, self.currency, gap=8))
        form.addRow("", self.per_person)
        form.setRowVisible(self.per_person, self._teams)
        form.addRow(texts("terms-room"), self.room)
        form.addRow("", label(texts("terms-room-tip"), "hint", wrap=True))
        form.addRow(self.on_time, self.here_by)

    def value(self) -> EntryTerms:
        return EntryTerms(
            fee=round(self.fee.value() * HUNDREDTHS),
            per_person=self.per_person.isChecked(),
            currency=self.currency.text().strip(),
            room_for=self.room.value(),
            here_by=time_of(self.here_by) if self.on_time.isChecked() else None,
        )


class EntryTermsDialog(Dialog):
    """Fee, currency, room and deadline; nothing of it is needed."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("terms-title"), "screen-entrants")
        self._bridge = bridge
        self.setMinimumWidth(440)
        self.fields, form = EntryTermsFields(texts, tournament), QFormLayout()
        self.fields.add_rows(form)
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        self.setLayout(column(form, self.ending(save), margin=MARGIN))
        self.fields.fee.setFocus()
        self.fields.fee.selectAll()

    def apply(self) -> None:
        self._bridge.do(SetEntryTerms(self.fields.value()), self.accept)
