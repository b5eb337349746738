"""The dialog that says which formats fit an evening, and what speaks for and against each."""

from datetime import datetime, time, timedelta
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QProgressBar, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, choice
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.painting import pixmap
from tichu_turnier.gui.common.parts import (
    MARGIN,
    Card,
    boxed,
    card,
    column,
    in_letters,
    label,
    line,
    scrolling,
    size_for_letters,
)
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import number_field, number_form, time_field
from tichu_turnier.gui.start.defaults import home_zone
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.advisor import Advice, Partners, Proposal, Wishes, advice
from tichu_turnier.tournament.insight.advisor_options import LEAST_PEOPLE, MOST_PEOPLE
from tichu_turnier.tournament.model.copy_setup import USUAL_START, start_to_come
from tichu_turnier.typed.numbers import Bounds

if TYPE_CHECKING:
    from tichu_turnier.gui.start.set_up import Answers

_AFTER_TYPING_MS = 400
_WIDE, _HIGH = 74, 46
"""In heights of letters."""
_USUAL_END = time(22, 45)
_PEOPLE = Bounds(LEAST_PEOPLE, MOST_PEOPLE)
_TICKS = ("everybody_plays", "few_repeats", "knock_out", "find_best")


class AdvisorDialog(Dialog):
    """Left what is known and wanted, right what fits, the best first, each with a button that makes it."""

    chosen = Signal(object)
    _told = Signal(object, object)

    def __init__(
        self, bridge: Bridge, texts: Texts, now: datetime, parent: QWidget, answers: "Answers | None" = None
    ) -> None:
        """`now` is by the clock in the room; `answers` are those that have been given already."""
        super().__init__(parent, texts, texts("advise-title"), "screen-start")
        self.bridge, self.day = bridge, now.date() if answers is None else answers.day
        self.proposals: tuple[Proposal, ...] = ()
        self._enough: Event | None = None
        """Of the calculation that runs; set once what is known by then will do."""
        self.cards: list[ProposalCard] = []
        self._later = QTimer(self, singleShot=True, interval=_AFTER_TYPING_MS)
        self._later.timeout.connect(self.ask)
        self._told.connect(self._show_progress)
        self._fill()
        if answers is not None:
            if answers.people:
                self.people.setValue(answers.people)
            self._say_times(answers.begin, answers.end)
        elif begin := start_to_come(USUAL_START, self.day, now):
            later = datetime.combine(self.day, begin) - datetime.combine(self.day, USUAL_START)
            self._say_times(begin, (datetime.combine(self.day, _USUAL_END) + later).time())
        self._lay_out()
        size_for_letters(self, _WIDE, _HIGH)
        self._watch()
        self.ask()

    @property
    def wishes(self) -> Wishes:
        begins, ends = self._begins(), datetime.combine(self.day, self.until.value())
        lasts = (ends - begins) % timedelta(days=1)
        pairs = self.come.value()
        partners = Partners.ANY if pairs else self.partners.value()
        ticked = {name: box.isChecked() for name, box in self.ticks.items()}
        return Wishes(
            self.people.value(), lasts // timedelta(minutes=1), pairs=pairs, partners=partners, **ticked
        )

    def ask(self) -> None:
        wishes, begins, zone = self.wishes, self._begins(), home_zone()
        enough = self._enough = Event()
        self._show_progress(enough, Advice(0, 1, ()))

        def job() -> tuple[Proposal, ...]:
            proposals: tuple[Proposal, ...] = ()
            for found in advice(wishes, begins, zone):
                proposals = found.proposals or proposals
                if self._enough is not enough or (enough.is_set() and proposals):
                    break
                self._told.emit(enough, found)
            return proposals

        self.bridge.run_background(job, partial(self._done, enough), partial(self._failed, enough))

    def stop(self) -> None:
        self._enough = None

    def enough(self) -> None:
        if self._enough is not None:
            self._enough.set()

    def done(self, result: int) -> None:
        self._later.stop()
        self.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop()
        super().closeEvent(event)

    def _say_times(self, begin: time, end: time) -> None:
        self.begin.setValue(begin)
        self.until.setValue(end)

    def _begins(self) -> datetime:
        return datetime.combine(self.day, self.begin.value())

    def _done(self, asked: Event, found: tuple[Proposal, ...]) -> None:
        if self._end(asked):
            self.proposals = found
            for proposal in found:
                shown = ProposalCard(proposal, self.texts, best=not self.cards)
                shown.wanted.connect(self._choose)
                self._list.insertWidget(len(self.cards), shown)
                self.cards.append(shown)

    def _failed(self, asked: Event, why: BaseException) -> None:
        if self._end(asked):
            self.trouble.failed(why)

    def _end(self, asked: Event) -> bool:
        """Nothing is waited for any more; False for an answer that already was not."""
        wanted = isValid(self) and asked is self._enough
        if wanted:
            self.stop()
            self.progress.hide()
        return wanted

    def _show_progress(self, asked: Event, found: Advice) -> None:
        if asked is not self._enough:
            return
        if self.progress.isHidden():
            self.trouble.hide()
            for gone in self.cards:
                gone.hide()
                gone.deleteLater()
            self.cards = []
            self.area.verticalScrollBar().setValue(0)
            self.progress.show()
        self.bar.setMaximum(found.total)
        self.bar.setValue(found.done)

    def _choose(self, proposal: Proposal) -> None:
        if not all_read(self):
            return
        self.accept()
        self.chosen.emit(proposal)

    def _fill(self) -> None:
        texts = self.texts
        self.people = number_field(texts, LEAST_PEOPLE, MOST_PEOPLE, 16, name="people")
        self.come = choice(((texts("advise-come-alone"), False), (texts("advise-come-pairs"), True)))
        self.begin, self.until = time_field(texts, USUAL_START), time_field(texts, _USUAL_END)
        self.partners = choice((texts(f"advise-partners-{each}"), each) for each in Partners)
        self.ticks = {name: QCheckBox(texts(f"advise-{name.replace('_', '-')}")) for name in _TICKS}
        self.trouble = OutcomeLine(self.bridge, texts)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        enough = button(texts("advise-enough"), self.enough, tip=texts("advise-enough-tip"), name="enough")
        working = label(texts("advise-working"), "hint")
        self.progress = boxed(column(working, self.bar, line(None, enough), gap=8))

    def _lay_out(self) -> None:
        texts = self.texts
        form = QFormLayout(verticalSpacing=10, horizontalSpacing=14)
        fields: tuple[QWidget, ...] = (self.people, self.come, self.begin, self.until, self.partners)
        for key, field in zip(("people", "come", "from", "until", "partners"), fields, strict=True):
            form.addRow(texts(f"advise-{key}"), field)
        wishes, how = label(texts("advise-wishes"), "heading"), label(texts("advise-how"), "hint", wrap=True)
        left = card(column(form, wishes, *self.ticks.values(), how, None, margin=16, gap=14))
        left.setFixedWidth(in_letters(300))
        self._list = column(None, gap=10)
        self.area = scrolling(boxed(self._list))
        right = column(self.trouble, self.progress, self.area, gap=8, grows=self.area)
        body = line(left, right, gap=16, grows=right)
        self.setLayout(column(body, margin=MARGIN, grows=body))

    def _watch(self) -> None:
        self.people.valueChanged.connect(self._changed)
        for field in (self.come, self.partners):
            field.currentIndexChanged.connect(self._changed)
        for clock in (self.begin, self.until):
            clock.valueChanged.connect(self._changed)
        for box in self.ticks.values():
            box.toggled.connect(self._changed)

    def _changed(self) -> None:
        pairs = self.come.value()
        self.partners.setEnabled(not pairs)
        self.people.change_form(number_form(_PEOPLE, step=2 if pairs else 1))
        self._later.start()


class ProposalCard(Card):
    """What is proposed, when it ends, and what speaks for it and against it."""

    wanted = Signal(object)

    def __init__(self, proposal: Proposal, texts: Texts, *, best: bool) -> None:
        super().__init__()
        self.proposal = proposal
        option = proposal.option
        picture = QLabel()
        picture.setPixmap(pixmap(option.regulations.preset, "accent", 28))
        name = label(texts(f"preset-{option.regulations.preset}"), "heading")
        length = label(texts(f"advisor-{proposal.length.key}", **proposal.length.args))
        end = f"{proposal.end:%H:%M}"
        times = texts("advisor-times", minutes=option.minutes, pause=option.pause, end=end)
        want, role = partial(self.wanted.emit, proposal), "primary" if best else ""
        make = button(texts("advise-make"), want, role, "new", name="make")
        title = Flow(picture, name, length, None, make, gap=10)
        layout = column(title, label(times, "hint", wrap=True), margin=14, gap=6)
        for reason in proposal.reasons:
            words = label(texts(f"advisor-{reason.key}", **reason.args), wrap=True)
            sign = QLabel()
            sign.setPixmap(pixmap(*(("check", "ok") if reason.good else ("remove", "warning")), 16))
            sign.setAlignment(Qt.AlignmentFlag.AlignTop)
            layout.addLayout(line(sign, words, gap=8, grows=words))
        self.setLayout(layout)
