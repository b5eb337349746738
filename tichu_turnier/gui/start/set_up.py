"""The dialog in which a new tournament is set up, everything answered already."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import file_to_save
from tichu_turnier.gui.common.fields import button, tick_box
from tichu_turnier.gui.common.parts import boxed, column, label, line, size_for_letters
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import number_field, time_field
from tichu_turnier.gui.entrants.before_first_round import EntryTermsFields
from tichu_turnier.gui.regulations.dialog import RegulationsDialog, form
from tichu_turnier.gui.start.defaults import ENDING, free_file, tournament_files
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetDetails
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.insight.advisor_options import MOST_PEOPLE
from tichu_turnier.tournament.model.copy_setup import (
    first_start,
    lengths,
    set_up_doubts,
    start_to_come,
    timetable_like,
)
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.slots import SlotKind, Timetable
from tichu_turnier.tournament.model.snapshot import Regulations, Tournament
from tichu_turnier.tournament.registration.overview import who_waits, within_room
from tichu_turnier.tournament.tables.table_count import Expected, expected, people_at_a_table, people_of
from tichu_turnier.words.numbers import field_size
from tichu_turnier.words.rounds import clock_times

_MOST_MINUTES = 480
_WIDE, _HIGH = 40, 26
"""In heights of letters."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What was said before it is asked which format fits, and need not be said again."""

    name: str
    place: str
    file: str
    """Empty unless one was typed."""
    people: int
    """0 for not known yet."""
    day: date
    begin: time
    end: time


class SetUpDialog(RegulationsDialog):
    """A tournament as it is proposed, to be changed and then made; Enter makes it as it stands."""

    wanted = Signal(object, object)
    """A new tournament is wanted: (path of its file, Tournament)."""
    advise = Signal(object)
    """Which format fits is asked, when so much has been said (Answers)."""
    _begins: time
    """What was proposed for the day on the page."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        proposed: Tournament,
        folder: Path,
        parent: QWidget,
        now: datetime,
        *,
        old: str = "",
        file: str = "",
        people: int | None = None,
    ) -> None:
        """`now` is by the clock in the room: what is proposed begins later.

        `old` is what the tournament is called that the proposed one is like, if there is one.
        `file` and `people` are what has been typed of these already.
        """
        # First: the constructor of the base asks for them.
        self.folder, self._behind, self._now = folder, parent.window(), now
        self._typed_file = file
        self._a_team = people_of(proposed.regulations, 1)
        self._expected = len(proposed.entrants) if people is None else people // self._a_team
        self._asked: Path | None = None
        self._doubted: tuple[Finding, ...] = ()
        """What was asked about once."""
        self.appeared = QElapsedTimer()
        super().__init__(bridge, texts, proposed, parent)
        kind = texts(f"preset-{proposed.regulations.preset}")
        self.setWindowTitle(texts("setup-title-like", name=old) if old else texts("setup-title", kind=kind))
        self.give_keyboard_back(parent)
        bridge.refused.connect(self._refused)
        bridge.changed.connect(self._show_made)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A second Enter right after the first was meant for the page before: it makes no tournament."""
        quick = self.appeared.isValid() and self.appeared.elapsed() < QApplication.doubleClickInterval()
        if not (quick and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    def apply(self) -> None:
        if not all_read(self):
            return
        name = self.name.text().strip()
        if not name:
            self._problem.objections((Finding("details-no-name"),))
            self.name.setFocus()
            return
        timetable, new = self._timetable(), self._new()
        of_time = set_up_doubts(timetable, self.day.value(), self._now.date())
        doubts = (*of_time, *who_waits(new))
        if doubts and doubts != self._doubted:
            self._doubted = doubts
            self._problem.asks((*doubts, Finding("setup-anyway", Severity.NOTE)))
            return
        self._problem.hide()
        details = SetDetails(name, self.day.value(), self.place.text().strip())
        file = Path(self.file.text().strip() or self._suggestion()).expanduser()
        self._asked = file if file.suffix == ENDING else file.with_name(file.name + ENDING)
        self.wanted.emit(self._asked, replace(details.apply(new), timetable=timetable))

    def _new(self) -> Tournament:
        """The tournament with what was chosen here; for whom there is no room, waits."""
        regulations = replace(self._regulations(), entry=self.terms.value())
        kept = self.tournament.entrants.items() if self.take.isChecked() else ()
        return within_room(replace(self.tournament, regulations=regulations, entrants=frozen(kept)))

    def done(self, result: int) -> None:
        self.bridge.refused.disconnect(self._refused)
        self.bridge.changed.disconnect(self._show_made)
        super().done(result)

    def _show_made(self) -> None:
        desk = self.bridge.desk
        if desk is not None and self._asked is not None and desk.path == self._asked.resolve():
            self.accept()

    def _refused(self, findings: tuple[Finding, ...]) -> None:
        """What is refused before a tournament was asked for here is not about it."""
        if self._asked is not None:
            self._show_more()  # it may be about the file
            self._problem.objections(findings)

    def _ask(self) -> None:
        if not all_read(self):
            return
        name, place, day = self.name.text(), self.place.text(), self.day.value()
        people = self.people.value() * self._a_team
        times = self.begin.value(), self._timetable().slots[-1].end.time()
        self.advise.emit(Answers(name, place, self._typed_file, people, day, *times))

    # ---- Where the file is

    def _suggestion(self) -> str:
        name = self.name.text().strip() or self.texts("start-unnamed")
        return str(free_file(self.folder, name, self.day.value()))

    def _suggest_file(self) -> None:
        self.file.setText(self._typed_file or self._suggestion())

    def _file_was_typed(self, text: str) -> None:
        self._typed_file = text.strip()

    def _browse_place(self) -> None:
        kinds = tournament_files(self.texts)
        file = file_to_save(self, self.texts("start-file"), self.file.text(), kinds, replaces=False)
        if file is not None:
            self._typed_file = str(file)
            self._suggest_file()

    # ---- Who and when

    def _show_people(self) -> None:
        count, regulations = self.people.value(), self._regulations()
        people, least = count * self._a_team, people_at_a_table(regulations)
        if not count:
            self.tables.setText(self.texts("setup-nobody"))
        elif people < least:
            size = field_size(regulations, least // self._a_team)
            self.tables.setText(self.texts("setup-too-few", **size))
        else:
            size, made = field_size(regulations, count), expected(regulations, people)
            self.tables.setText(", ".join(self._tables(made, regulations, size)))

    def _tables(
        self, made: Expected, regulations: Regulations, size: Mapping[str, str | int]
    ) -> Iterator[str]:
        texts = self.texts
        yield texts("setup-tables", **size, tables=made.tables)
        if made.odd_tables:
            yield texts(f"setup-{made.odd}", count=made.odd_tables)
        if made.resting:
            yield texts("setup-resting", unit=size["unit"], count=made.resting // self._a_team)
            if not format_of(regulations.format).decides_who_meets:
                yield texts("setup-bye", credit=texts(f"regulations-bye-{regulations.bye_credit.value}"))
        elif not made.odd_tables:
            yield texts("setup-all-play")

    def _timetable(self) -> Timetable:
        """The printed one as long as nothing about it is to be different."""
        asked = (self.length.value(), self.pause.value())
        length, pause = (None, None) if asked == self._printed else asked
        day, rounds = self.day.value(), self.rounds.value()
        printed, start = self.tournament.timetable, self.begin.value()
        return timetable_like(printed, day, rounds, start=start, length=length, pause=pause)

    def _propose_begin(self) -> None:
        """Another day begins when such days do, unless somebody said when."""
        begins = start_to_come(self._usual, self.day.value(), self._now) or self._usual
        if self.begin.value() == self._begins:
            self.begin.setValue(begins)
        self._begins = begins

    def _show_times(self) -> None:
        slots = self._timetable().slots
        rounds = [clock_times(slot) for slot in slots if slot.kind is SlotKind.ROUND]
        end = f"{slots[-1].end:%H:%M}"
        self.programme.setText(self.texts("setup-programme", rounds=", ".join(rounds), end=end))

    # ---- How it looks

    def _fill(self, regulations: Regulations) -> None:
        super()._fill(regulations)
        texts = self.texts
        self.name.setObjectName("new-name")
        self.place.setPlaceholderText(texts("start-place-example"))
        self.file = QLineEdit()
        self.file.setAccessibleName(texts("start-file"))
        self.file.setObjectName("new-file")
        kind, nobody = str(self.tournament.regulations.unit), texts("setup-expected-open")
        unit, most = texts("setup-expected-unit", unit=kind), MOST_PEOPLE // self._a_team
        self.people = number_field(texts, 0, most, self._expected, unit, instead=nobody, name="people")
        self.tables = label("", "hint", wrap=True)
        count = len(self.tournament.entrants)
        self.take = tick_box(texts("setup-take", count=count), on=False, name="take")
        self._usual = first_start(self.tournament.timetable)
        begins = start_to_come(self._usual, self.day.value(), self._now)
        if begins is None:
            self.day.setValue(self._now.date() + timedelta(days=1))
        self._begins = begins or self._usual
        self.begin = time_field(texts, self._begins)
        self._printed = lengths(self.tournament.timetable)
        self.length = number_field(texts, 1, _MOST_MINUTES, self._printed[0], "min")
        self.pause = number_field(texts, 0, _MOST_MINUTES, self._printed[1], "min")
        self.programme = label("", "hint", wrap=True)
        self.terms = EntryTermsFields(texts, self.tournament)
        self.name.textChanged.connect(self._suggest_file)
        self.day.valueChanged.connect(self._suggest_file)
        self.file.textEdited.connect(self._file_was_typed)
        self.people.valueChanged.connect(self._show_people)
        self.odd_numbers.currentIndexChanged.connect(self._show_people)
        for number in (self.rounds, self.length, self.pause):
            number.valueChanged.connect(self._show_times)
        self.begin.valueChanged.connect(self._show_times)
        self.day.valueChanged.connect(self._propose_begin)
        self.day.valueChanged.connect(self._show_times)

    def _above(self) -> tuple[QWidget, ...]:
        """What differs from evening to evening; all else is answered, and stands behind one button."""
        texts, short = self.texts, form()
        short.addRow(texts("regulations-name"), self.name)
        short.addRow(texts("regulations-day"), self.day)
        ask = button(texts("advise-open"), self._ask, "quiet", "question", name="advise")
        short.addRow(texts("setup-expected"), line(self.people, ask, None, gap=8))
        self.people.setAccessibleName(texts("setup-people", unit=str(self.tournament.regulations.unit)))
        short.addRow("", self.tables)
        short.addRow("", self.take)
        short.setRowVisible(self.take, bool(self.tournament.entrants))
        kind = label(texts(f"preset-{self.tournament.regulations.preset}-tip"), wrap=True)
        short.addRow(texts("regulations-preset"), kind)
        short.addRow(texts("setup-times"), self.programme)
        self.more = button(texts("setup-more"), self._show_more, "quiet", "settings", name="more")
        short.setContentsMargins(0, 0, 0, 0)  # its names begin where those below do
        return boxed(short), boxed(line(self.more, None))

    def _before_rules(self, left: QVBoxLayout) -> None:
        texts = self.texts
        details = form()
        details.addRow(texts("regulations-place"), self.place)
        browse = button(texts("start-browse"), self._browse_place)
        details.addRow(texts("start-file"), line(self.file, browse, gap=8))
        left.addLayout(details)
        times = line(gap=14)
        for key, clock in (("begin", self.begin), ("length", self.length), ("pause", self.pause)):
            times.addLayout(column(label(texts(f"setup-{key}")), clock, gap=4), 1)
        self._section(left, "setup-times", times)

    def _after_house_rules(self, right: QVBoxLayout) -> None:
        terms = form()
        self.terms.add_rows(terms)
        self._section(right, "setup-fee", terms)

    def _ending(self) -> QHBoxLayout:
        self._suggest_file()
        self._show_times()
        make = button(self.texts("setup-make"), self.apply, "primary", "new", name="create")
        return self.ending(make, cancel="setup-back")

    def _show_more(self) -> None:
        self.rules.show()
        self.more.hide()
        super()._fit()
        place = self.geometry()
        place.moveCenter(self._behind.geometry().center())
        self.setGeometry(place)
        self.place.setFocus()

    def _fit(self) -> None:
        self._show_people()
        self.rules.hide()
        self.setMinimumWidth(0)
        self.resize(self._body.sizeHint() + self.sizeHint() - self._area.sizeHint())
        size_for_letters(self, _WIDE, _HIGH)
        self.name.setFocus()
        self.name.selectAll()
