"""The card with the round clock: start, stop and stretch a round."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.fitting import paint_digits, paint_line
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.painting import smooth
from tichu_turnier.gui.common.parts import Card, column
from tichu_turnier.gui.display.display_page import Blinker
from tichu_turnier.gui.evening.bell import ring
from tichu_turnier.gui.evening.clock_watch import ClockWatch
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetClock
from tichu_turnier.tournament.insight.evening import PrizeGiving, clock_of, next_step, seconds_until
from tichu_turnier.tournament.model.clock import (
    ClockState,
    Ended,
    Moment,
    NotStarted,
    Paused,
    Phase,
    RoundClock,
    Running,
    end,
    lengthened,
    pause,
    phase,
    remaining,
    remaining_text,
    resume,
    start,
)
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.room_view import wall_time
from tichu_turnier.words.rounds import clock_words, round_words

_LONGEST_BREAK = 90 * 60
_STEPS = ((-1, "F6"), (1, "F7"), (5, "F8"))
_TOGGLES: dict[type[ClockState], tuple[str, Callable[[RoundClock, Moment], RoundClock]]] = {
    NotStarted: ("evening-clock-start", start),
    Running: ("evening-clock-pause", pause),
    Paused: ("evening-clock-resume", resume),
    Ended: ("evening-clock-start", resume),
}
"""What the button says in each state, and what it does."""
_RADIUS = 8
_HEAD = 0.2
_LABEL = 0.2


class ClockFace(QWidget):
    """Round, time and what it means, in the colour of the phase."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("clock-face")
        self.setMinimumHeight(150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.shown = ("", "", "", Phase.WAITING)
        self._blinker = Blinker(self)
        self.flash = self._blinker.flash

    def sizeHint(self) -> QSize:
        return QSize(480, 200)

    def show_time(self, title: str, time: str, label: str, phase: Phase) -> None:
        wanted = (title, time, label, phase)
        if wanted != self.shown:
            self.shown = wanted
            self.setAccessibleName(f"{title} {time} {label}")
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        title, time, label, phase = self.shown
        back, front = self._blinker.colors(phase)
        painter = smooth(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        room = QRectF(self.rect())
        painter.drawRoundedRect(room, _RADIUS, _RADIUS)
        painter.setPen(front)
        high = room.height()
        inner = room.adjusted(high * 0.08, high * 0.04, -high * 0.08, -high * 0.04)
        head = QRectF(inner.left(), inner.top(), inner.width(), high * _HEAD)
        foot = QRectF(inner.left(), inner.bottom() - high * _LABEL, inner.width(), high * _LABEL)
        center = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, title, head, head.height() * 0.55, center, bold=True)
        middle = QRectF(inner.left(), head.bottom(), inner.width(), foot.top() - head.bottom())
        paint_digits(painter, time, middle)
        paint_line(painter, label, foot, foot.height() * 0.5, center)
        painter.end()


class ClockCard(Card):
    """The clock of the round with its buttons; F5 to F8 work wherever the cursor stands on the screen."""

    def __init__(self, bridge: Bridge, texts: Texts, screen: QWidget) -> None:
        super().__init__()
        self.texts = texts
        self._bridge = bridge
        self._screen = screen
        self._watch = ClockWatch.of(bridge)
        self.face = ClockFace()
        self.face.setToolTip(texts("clock-title"))
        self.main = button("", self.toggle, name="clock-toggle")
        tip = texts("evening-clock-end-tip")
        self.finish = button(texts("evening-clock-end"), self.end, tip=tip, name="clock-end")
        self.steps = [self._step(minutes, key) for minutes, key in _STEPS]
        on_keys(screen, "F5", self.main.click)
        for (_, key), step in zip(_STEPS, self.steps, strict=True):
            on_keys(screen, key, step.click)
        acts = Flow(self.main, *self.steps, None, self.finish)
        self.setLayout(column(self.face, acts, margin=12, gap=10, grows=self.face))
        self._watch.ticked.connect(self._tick)
        self._watch.rang.connect(self._rang)

    def toggle(self) -> None:
        self._change(lambda clock, now: _TOGGLES[type(clock.state)][1](clock, now))

    def end(self) -> None:
        """The keyboard goes to the next step, not to what stands beside a button that is grey now."""
        self._change(end)
        self._screen.setFocus()

    def lengthen(self, minutes: int) -> None:
        self._change(lambda clock, _: lengthened(clock, minutes * 60))

    def show_tournament(self, tournament: Tournament) -> None:
        clock = clock_of(tournament, max(1, len(tournament.rounds)))
        drawn, ended = bool(tournament.rounds), isinstance(clock.state, Ended)
        self.main.setText(self.texts(_TOGGLES[type(clock.state)][0]))
        playing = drawn and bool(tournament.missing(clock.round))
        self.main.setEnabled(playing and not ended)
        self.finish.setEnabled(playing and isinstance(clock.state, Running | Paused))
        for step in self.steps:
            step.setEnabled(self.main.isEnabled())
        self._show_time(tournament, self._watch.now())

    def _tick(self, now: Moment) -> None:
        tournament = self._bridge.tournament
        if tournament is not None and self.isVisible():
            self._show_time(tournament, now)

    def _show_time(self, tournament: Tournament, now: Moment) -> None:
        clock = clock_of(tournament, max(1, len(tournament.rounds)))
        everything = bool(tournament.rounds) and not tournament.missing(clock.round)
        if isinstance(clock.state, Ended) or everything:  # nobody plays any more, whatever is left
            self._show_break(tournament, now)
            return
        title = round_words(tournament, self.texts, clock.round)
        words = clock_words(clock, now, self.texts)
        self.face.show_time(title, remaining_text(remaining(clock, now)), words, phase(clock, now))

    def _show_break(self, tournament: Tournament, now: Moment) -> None:
        """After a round: how long until the next, else what time it is."""
        step = next_step(tournament, now)
        left = seconds_until(tournament, step, now)
        title = self.texts("timetable-break")
        if left is not None and 0 <= left <= _LONGEST_BREAK and not isinstance(step, PrizeGiving):
            following = round_words(tournament, self.texts, len(tournament.rounds) + 1)
            words = self.texts("evening-until-round", title=following)
            self.face.show_time(title, remaining_text(left), words, Phase.WAITING)
            return
        wall = wall_time(now, tournament.timetable.zone)
        self.face.show_time(self.texts("clock-it-is"), wall, self.texts("clock-phase-ended"), Phase.ENDED)

    def _rang(self) -> None:
        ring()
        self.face.flash()

    def _change(self, act: Callable[[RoundClock, Moment], RoundClock]) -> None:
        tournament = self._bridge.tournament
        if tournament is None or not tournament.rounds:
            return
        clock = clock_of(tournament, len(tournament.rounds))
        changed = act(clock, self._watch.now())
        if changed != clock:
            self._bridge.do(SetClock(changed))

    def _step(self, minutes: int, key: str) -> QPushButton:
        sign = "+" if minutes > 0 else "−"
        words = self.texts("evening-clock-minutes", minutes=f"{sign}{abs(minutes)}", keys=key)
        return button(words, lambda: self.lengthen(minutes), name=f"clock{minutes:+d}")
