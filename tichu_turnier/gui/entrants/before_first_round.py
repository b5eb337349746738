"""What is settled before a draw: fee and room, seeds, who is here."""

from collections.abc import Callable, Sequence
from datetime import time
from functools import partial

from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QWidget

from tichu_turnier.finding import Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, on_keys, tick_box
from tichu_turnier.gui.common.painting import spaced_icon
from tichu_turnier.gui.common.parts import MARGIN, column, in_letters, label, line, restyle
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import amount_field, number_field, time_field
from tichu_turnier.gui.help.pages import key_words
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import CheckIn, SetEntryTerms, SetSeed
from tichu_turnier.tournament.changes.registration import LONGEST_CURRENCY
from tichu_turnier.tournament.draws.bracket import seeding_order
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.entry_terms import MOST_FEE, EntryTerms
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.overview import expected, missing
from tichu_turnier.typed.numbers import Bounds, whole_number

_MOST = 9999


class EntryTermsFields:
    """Fields for the terms, to be put into a form."""

    def __init__(self, texts: Texts, tournament: Tournament) -> None:
        self._texts, self._regulations = texts, tournament.regulations
        terms = self._regulations.entry
        self.currency = QLineEdit(terms.currency, maxLength=LONGEST_CURRENCY)
        self.fee = amount_field(texts, terms.fee, MOST_FEE, lambda: self.currency.text().strip())
        self.fee.setAccessibleName(texts("terms-fee"))
        self.currency.setAccessibleName(texts("terms-currency"))
        self.per_person = tick_box(texts("terms-per-person"), on=terms.per_person)
        self.room = number_field(texts, 0, _MOST, terms.room_for, instead=texts("terms-any-number"))
        first = tournament.timetable.slots[0].start.time() if tournament.timetable.slots else time(19, 0)
        self.on_time = tick_box(texts("terms-here-by"), on=terms.here_by is not None)
        self.here_by = time_field(texts, terms.here_by or first, texts("terms-here-by"))
        self.here_by.valueChanged.connect(lambda _: self.on_time.setChecked(True))

    def add_rows(self, form: QFormLayout) -> None:
        texts = self._texts
        form.addRow(texts("terms-fee"), line(self.fee, self.currency, gap=8))
        form.addRow("", self.per_person)
        form.setRowVisible(self.per_person, self._regulations.unit is Unit.PARTNERSHIP)
        form.addRow(texts("terms-room"), self.room)
        form.addRow("", label(texts("terms-room-tip"), "hint", wrap=True))
        form.addRow(self.on_time, self.here_by)

    def value(self) -> EntryTerms:
        return EntryTerms(
            fee=self.fee.value(),
            per_person=self.per_person.isChecked(),
            currency=self.currency.text().strip(),
            room_for=self.room.value(),
            here_by=self.here_by.value() if self.on_time.isChecked() else None,
        )


class EntryTermsDialog(Dialog):
    """Fee, currency, room and deadline; nothing of it is needed."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("terms-title"), "screen-entrants")
        self._bridge = bridge
        self.setMinimumWidth(in_letters(440))
        self.fields, form = EntryTermsFields(texts, tournament), QFormLayout()
        self.fields.add_rows(form)
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        self.setLayout(column(form, self.ending(save), margin=MARGIN))
        self.fields.fee.setFocus()
        self.fields.fee.selectAll()

    def apply(self) -> None:
        if all_read(self):
            self._bridge.do(SetEntryTerms(self.fields.value()), self.accept)


class Seeding:
    """The list of seeds of a knock-out: a column with numbers to type over, Alt with up and down to move."""

    def __init__(self, bridge: Bridge, table: Table[Entrant]) -> None:
        self._bridge = bridge
        self._table = table
        self._places: dict[EntrantId, int] = {}
        for key, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            on_keys(table, key, partial(self._move, step), here=True)

    def show_tournament(self, tournament: Tournament) -> None:
        seeded = tournament.regulations.knock_out.seeded
        heeded = seeded and "seeded" in format_of(tournament.regulations.format).options
        order = seeding_order(tournament.entrants.values()) if heeded else []
        self._places = {who: place for place, who in enumerate(order, 1)}

    @property
    def shown(self) -> bool:
        return bool(self._places)

    def column(self) -> Column[Entrant]:
        """The number of everybody; another one moves the others down."""
        return Column(
            "entrants-seed", lambda row: str(self._places.get(row.id, "")), RIGHT, width=76, edit=self._type
        )

    def ordered(self, rows: Sequence[Entrant]) -> Sequence[Entrant]:
        return sorted(rows, key=lambda row: self._places[row.id]) if self._places else rows

    def _type(self, row: Entrant, words: str) -> None:
        try:
            place = whole_number(words, Bounds(1, len(self._places)))
        except Refusal as refusal:
            self._bridge.refused.emit(refusal.findings)
            self._table.retype(row.id, "entrants-seed", words)
        else:
            self._seed(row.id, place)

    def _move(self, step: int) -> None:
        chosen = self._table.chosen()
        if len(chosen) == 1 and self._places:
            place = self._places[chosen[0].id] + step
            if 1 <= place <= len(self._places):
                self._seed(chosen[0].id, place)

    def _seed(self, entrant: EntrantId, place: int) -> None:
        self._bridge.do(SetSeed(entrant, place), lambda: self._table.choose(entrant))


class WayToDraw(QFrame):
    """Says who would be drawn, checks everybody in, and leads to the draw.

    It is there until round 1 is drawn, and later where somebody who is due is not here.
    """

    def __init__(self, bridge: Bridge, texts: Texts, draw: Callable[[], object]) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self._absent: tuple[EntrantId, ...] = ()
        self.words = label("", "hint", wrap=True)
        words = texts("going-on-everybody")
        self.everybody = button(words, self._check_in, picture="check", name="everybody-here")
        key = key_words(texts, "Ctrl+Enter")
        self.draw = button(texts("going-on-draw", key=key), draw, picture="draw", name="go-on")
        self.setLayout(line(self.words, self.everybody, self.draw, gap=8, grows=self.words))

    def show_tournament(self, tournament: Tournament) -> None:
        """Counts those who are here, as long as there are enough for a table."""
        coming = len(tournament.rounds) + 1
        due = expected(tournament)
        self._absent = tuple(entrant.id for entrant in missing(tournament))
        present, total = len(due) - len(self._absent), len(due)
        needed = coming == 1 or (present < total and coming <= tournament.regulations.rounds)
        self.setVisible(needed and total >= tournament.regulations.at_a_table)
        key = "none" if not present else "all" if present == total else "some"
        total = total if present else sum(each.plays_in(coming) for each in due)  # who is alone does not
        self.words.setText(self._texts(f"going-on-{key}", present=present, total=total))
        self.everybody.setVisible(bool(self._absent))
        restyle(self.draw, "role", "" if self._absent else "primary")
        self.draw.setIcon(spaced_icon("draw", "text" if self._absent else "on_accent"))

    def _check_in(self) -> None:
        """Everybody who is not, in one step that one undo takes back."""
        if self._absent:
            self._bridge.do(CheckIn(self._absent), self.draw.setFocus)
