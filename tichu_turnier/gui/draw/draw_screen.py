"""The screen on which the next round is drawn on trial, judged and published."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from tichu_turnier.desk.typed_draw import TypedDraw, names, typed_draw_of
from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Latest
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, column, label, line
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.draw.draw_panel import DrawPanel, TypedTable, new_seed
from tichu_turnier.gui.draw.draw_views import LIST, DrawViews
from tichu_turnier.gui.draw.seat_swap import SeatSwaps
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.tournament.changes import PublishDraw, SwapSeats, WithdrawDraw
from tichu_turnier.tournament.draws.again import TRIED, another
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.forecast import cost_of_changes
from tichu_turnier.tournament.draws.formats import bracket_of, due, next_round, planned_rounds
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.draws.seat_swap import SeatSwap, swapped
from tichu_turnier.tournament.insight.open_points import after_draw, out_of_date
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.overview import singles_here
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.odd_tables import dummies
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of
from tichu_turnier.words import finding_words
from tichu_turnier.words.numbers import field_size
from tichu_turnier.words.rounds import words_of_rounds

_MOST_FINDINGS = 4
_MOST_NAMES = 8


class DrawScreen(Screen):
    """Draws on trial, publishes, takes back; also what was drawn on paper, typed table by table."""

    key = "draw"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.trials: tuple[Round, ...] = ()
        """What is drawn on trial: as it was drawn, then as it was after each swap of places."""
        self.typed: TypedDraw | None = None
        self._drawer: Latest[Round] = Latest(self.bridge, self)
        self._again: Latest[Round | None] = Latest(self.bridge, self)
        self._forecaster: Latest[int | None] = Latest(self.bridge, self)
        self._judge: Latest[tuple[Figure, ...]] = Latest(self.bridge, self)
        self._checker: Latest[tuple[Finding, ...]] = Latest(self.bridge, self)
        self._withdrawn: int | None = None
        self._alone: Round | None = None
        self._offered: tuple[int, int] | None = None
        self.rounds = QComboBox()
        self.rounds.setObjectName("draw-round")
        self.rounds.setAccessibleName(self.texts("special-round"))
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.panel = DrawPanel(self.texts)
        self.views = DrawViews(self.bridge, self.texts, self)
        self.model, self.table = self.views.list.model, self.views.list.table
        self.swaps = SeatSwaps(self.bridge, self.texts, self.views.plan, self.views.words)
        self.typed_table = TypedTable(self.texts)
        self.findings = label("", "warning", wrap=True, name="draw-findings")
        self.panel.wished.connect(self.do)
        self.typed_table.typed.connect(self._take_table)
        self.table.activated.connect(lambda _: self._correct())
        self.swaps.wished.connect(self._swap)
        self.views.plan.undone.connect(self.undo_own)
        self.rounds.activated.connect(lambda _: self._show())
        on_keys(self.table, Qt.Key.Key_Delete, self._remove_table, here=True)
        on_keys(self, "Ctrl+Return", self.panel.primary.click)
        title = label(self.texts("screen-draw"), "title")
        head = Flow(title, None, *self.views.buttons, self.rounds)
        right = column(self.views, self.findings, self.typed_table, gap=8, grows=self.views)
        body = line(self.panel, right, gap=12, grows=right)
        self.setLayout(column(head, body, margin=MARGIN, grows=body))
        self.setFocusProxy(self.panel.primary)

    @property
    def trial(self) -> Round | None:
        return self.trials[-1] if self.trials else None

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.views.list.set_columns(tournament)
        if self.trial is not None and not _still_good(self.trial, tournament):
            self.trials = ()
        if self.typed is not None and self.typed.number != len(tournament.rounds) + 1:
            self.typed = None
        # What is being prepared stays in front when the last result of the round before comes in.
        at_work = self.trial is not None or self.typed is not None
        before, self._offered = self._offered, _offered(tournament)
        if before is None or (before != self._offered and not at_work):
            self._offer_rounds(*self._offered)
        count = self.rounds.count()  # of another tournament, or after a result, they may be called otherwise
        for row, words in enumerate(words_of_rounds(tournament, self.texts, range(1, count + 1))):
            self.rounds.setItemText(row, words)
        self._show()

    def do(self, wish: str) -> None:
        acts = {
            "draw": self.draw,
            "again": self._draw_again,
            "publish": self.publish,
            "discard": self._discard,
            "hand": self._by_hand,
            "print": lambda: self.go("sheets/seats-by-table"),
            "clock": lambda: self.go("evening"),
            "withdraw": self._withdraw,
        }
        acts[wish]()

    def draw(self) -> None:
        if all_read(self.panel):
            tournament, seed = self.tournament, self.panel.seed.value()
            self.panel.primary.setEnabled(False)
            self._drawer.ask(lambda: next_round(tournament, seed), self._show_drawn)

    def publish(self) -> None:
        drawn = self.trial if self.typed is None else self.typed.round(self.tournament)
        if drawn is not None:
            self.bridge.do(PublishDraw(drawn))

    def _draw_again(self) -> None:
        """Another draw that is as good, by a new seed; that there is none is said, and not asked again."""
        tournament, shown = self.tournament, self.trials[0] if self.trials else None
        if shown is None:
            self.panel.shuffle()
            self.draw()
            return
        seeds = tuple(new_seed() for _ in range(TRIED))
        self.panel.primary.setEnabled(False)
        self._again.ask(lambda: another(tournament, shown, seeds), self._show_another)

    def _show_another(self, drawn: Round | None) -> None:
        if drawn is not None:
            self._show_drawn(drawn)
        elif self.trial is not None:
            self._alone = self.trials[0]
            self._show()

    def _discard(self) -> None:
        self.trials, self.typed = (), None
        self._show()

    def _withdraw(self) -> None:
        """Takes the last draw back; its seed stays in the field, for the same draw or another."""
        if self.tournament.rounds:  # asked for twice, it may be gone
            self._withdrawn = self.tournament.rounds[-1].seed
            self.bridge.do(WithdrawDraw(len(self.tournament.rounds)))

    def _swap(self, swap: SeatSwap) -> None:
        """On trial at once; what is published is changed by the desk."""
        number = self.rounds.currentIndex() + 1
        if self.tournament.round(number) is not None:
            self.bridge.do(SwapSeats(number, swap))
            return
        if self.trial is not None:
            self.trials = (*self.trials, swapped(self.trial, swap))
        elif self.typed is not None:
            self.typed = typed_draw_of(swapped(self.typed.round(self.tournament), swap))
        self._show()

    def undo_own(self) -> None:
        """The last swap on trial."""
        self.trials = self.trials[:-1] if len(self.trials) > 1 else self.trials
        self._show()

    def _by_hand(self) -> None:
        number = len(self.tournament.rounds) + 1
        self.typed = TypedDraw(number) if self.trial is None else typed_draw_of(self.trial)
        self.trials = ()
        self.views.choose(LIST)
        self._show()
        self.typed_table.setFocus()

    def _show_drawn(self, drawn: Round) -> None:
        good = _still_good(drawn, self.tournament)
        if good:
            self.trials, self.typed = (drawn,), None
        self._show()
        if good:
            self.panel.primary.setFocus()

    def _show(self) -> None:
        tournament, trial = self.tournament, self.trial
        number = self.rounds.currentIndex() + 1
        published = tournament.round(number)
        self.typed_table.setVisible(published is None and self.typed is not None)
        self.panel.heading.setText(self.rounds.currentText())
        self.panel.show_figures(None)
        self._show_people(tournament, number, published)
        self.views.show_tournament(tournament if trial is None else _with(tournament, trial))
        swapped = published is None and self.typed is None and len(self.trials) > 1
        self.show_own_step(self.texts("draw-own-step") if swapped else "")
        if published is not None:
            self._show_published(tournament, published)
        elif self.typed is not None:
            self._show_typed(tournament, self.typed)
        elif trial is not None:
            self._show_trial(tournament, trial)
        else:
            self._show_nothing(tournament, number)

    def _show_trial(self, tournament: Tournament, drawn: Round) -> None:
        first = self.trials[0]
        self._show_round(tournament, drawn, first)
        self._show_figures(tournament, drawn)
        self.panel.show_seed(drawn.seed, editable=True, swapped=drawn.exchanged)
        self._forecaster.ask(lambda: cost_of_changes(tournament), self._show_cost)
        alone = first is self._alone
        again = () if alone else ("again",)
        self.panel.show_state("trial" if drawn is first else "changed", "publish", *again, "hand", "discard")
        no_other = self.texts("draw-no-other", count=TRIED) if alone else ""
        after = after_draw(_with(tournament, drawn))
        self._say((*PublishDraw(drawn).findings(tournament), *after), no_other)

    def _show_nothing(self, tournament: Tournament, number: int) -> None:
        """A round that is not drawn yet, and why it cannot be."""
        self.views.list.model.show([])
        self.swaps.show_nothing()
        self.panel.resting.hide()
        self.panel.show_seed(None, editable=True)
        bracket = bracket_of(tournament)
        open_matches = () if bracket is None else tuple(f for f in bracket.findings if f.blocks)
        enough = len(due(tournament)) >= tournament.regulations.at_a_table and not open_matches
        self.panel.show_state("empty", "draw", "hand", possible=enough and not self._drawer.busy)
        missing = tournament.missing(number - 1)
        values = {"round": number - 1, "count": len(missing)}
        self._say(open_matches or ((Finding("draw-results-missing", args=values),) if missing else ()))

    def _show_cost(self, cost: int | None) -> None:
        if self.trial is not None:
            self.panel.show_cost(cost)

    def _show_published(self, tournament: Tournament, published: Round) -> None:
        self._show_round(tournament, published)
        self._show_figures(tournament, published)
        self.panel.show_seed(published.seed, editable=False, swapped=published.exchanged)
        # Before they play, people look for their seats and want slips; later only the clock counts.
        if tournament.begun(published.number):
            self.panel.show_state("begun", "clock", "print")
        elif published is tournament.rounds[-1]:
            self.panel.show_state("published", "print", "clock", "withdraw")
        else:
            self.panel.show_state("published", "clock", "print")
        if published is not tournament.rounds[-1]:
            self._say(())
            return
        self._say(after_draw(tournament))
        self._checker.ask(lambda: out_of_date(tournament), partial(self._show_void, published))

    def _show_void(self, published: Round, found: tuple[Finding, ...]) -> None:
        """Says it where a later correction changed from what the round was drawn."""
        if found and self._in_front is published:
            self.panel.state.setText(self.texts("exchange-state-void"))
            self._say((*found, *after_draw(self.tournament)))

    def _show_figures(self, tournament: Tournament, shown: Round) -> None:
        """How good the rounds up to this one are, as soon as that is known."""
        evening = _with(tournament, shown)

        def show(found: tuple[Figure, ...]) -> None:
            if self._in_front is shown:
                self.panel.show_figures(shown, found)

        self._judge.ask(lambda: evening_figures(evening), show)

    @property
    def _in_front(self) -> Round | None:
        """The round that is drawn, be it on trial; not one that is typed."""
        published = self.tournament.round(self.rounds.currentIndex() + 1)
        return published or (self.trial if self.typed is None else None)

    def _show_typed(self, tournament: Tournament, typed: TypedDraw) -> None:
        self._show_round(tournament, typed.round(tournament))
        self.panel.show_seed(None, editable=False)
        self.panel.show_state("typed", "publish", "discard", possible=typed.complete(tournament))
        free = typed.unseated(tournament)
        seated = [entrant for entrant in due(tournament) if entrant not in set(free)]
        people = [tournament.entrants[entrant] for entrant in (*free, *seated)]
        odd = odd_numbers_of(tournament.regulations)
        self.typed_table.show_line(typed.next_table, people, tournament.regulations.at_a_table, odd)
        found = typed.findings(tournament) if typed.tables else ()
        unseated = self.texts("draw-unseated", count=len(free), names=self._some(tournament, free))
        self._say(found, unseated if len(free) >= tournament.regulations.at_a_table else "")

    def _show_round(self, tournament: Tournament, shown: Round, first: Round | None = None) -> None:
        """A round; `first` is how it was drawn, where places have been swapped since."""
        self.views.list.show_round(tournament, shown)
        published = tournament.round(shown.number) is shown
        undoable = first is not None and first is not shown
        self.swaps.show_round(tournament, shown, first or shown, published=published, undoable=undoable)
        resting = shown.sitting_out
        key = kind_texts(tournament.regulations).sitting_out
        names = self._some(tournament, resting)
        self.panel.resting.setText(self.texts(key, count=len(resting), names=names) if resting else "")
        self.panel.resting.setVisible(bool(resting))

    def _show_people(self, tournament: Tournament, number: int, published: Round | None) -> None:
        if published is not None:
            self.panel.who.setText(self.texts("draw-tables", count=len(published.tables)))
            self.panel.absent.hide()
            return
        playing, bracket = due(tournament), bracket_of(tournament)
        seats = len(playing) + len(dummies(tournament, len(playing)))
        tables = seats // tournament.regulations.at_a_table if bracket is None else len(bracket.state.matches)
        about = field_size(tournament.regulations, len(playing))
        self.panel.who.setText(self.texts("draw-playing", tables=tables, **about))
        here, known = set(playing), bracket is not None and number > 1  # who is out is not awaited
        expected = () if known else tournament.entrants.values()
        absent = [each.id for each in expected if each.id not in here and each.plays_in(number)]
        told = [
            self.texts(key, count=len(some), names=self._some(tournament, some))
            for key, some in (
                ("draw-absent", absent),
                ("draw-singles", () if known else singles_here(tournament)),
            )
            if some
        ]
        self.panel.absent.setText("\n".join(told))
        self.panel.absent.setVisible(bool(told))

    def _some(self, tournament: Tournament, entrants: Sequence[EntrantId]) -> str:
        shown = ", ".join(names(tournament, entrants[:_MOST_NAMES]))
        return f"{shown} …" if len(entrants) > _MOST_NAMES else shown

    def _say(self, findings: tuple[Finding, ...], more: str = "") -> None:
        words = [*(finding_words(self.texts, finding) for finding in findings), *([more] if more else [])]
        self.findings.setText("\n".join(words[:_MOST_FINDINGS]))
        self.findings.setVisible(bool(words))

    def _take_table(self, table: int, entrants: tuple[EntrantId, ...]) -> None:
        if self.typed is not None:
            self.typed = self.typed.with_table(table, entrants)
            self._show()
            self.table.scrollToBottom()

    def _typed_in_front(self) -> TypedDraw | None:
        """The round that is put together by hand, unless one that is drawn is looked at."""
        return None if self.tournament.round(self.rounds.currentIndex() + 1) else self.typed

    def _correct(self) -> None:
        chosen, typed = self.table.chosen(), self._typed_in_front()
        if typed is None or not chosen:
            return
        seating, known = typed.tables[chosen[0].table], self.tournament.entrants
        people = table_of(seating, self.tournament.regulations).read_out
        seated = [None if who is None else known.get(who) for who in people]
        self.typed_table.fill(chosen[0].table, seated)
        self.typed_table.setFocus()

    def _remove_table(self) -> None:
        typed = self._typed_in_front()
        if typed is not None:
            for row in self.table.chosen():
                typed = typed.without(row.table)
            self.typed = typed
            self._show()

    def _offer_rounds(self, count: int, front: int) -> None:
        self.rounds.clear()
        self.rounds.addItems([""] * count)
        self.rounds.setCurrentIndex(front - 1)
        self.panel.shuffle()
        if self._withdrawn is not None:
            self.panel.seed.setValue(self._withdrawn)
            self._withdrawn = None


def _with(tournament: Tournament, drawn: Round) -> Tournament:
    """As it is once this round is drawn, without those that follow."""
    return replace(tournament, rounds=(*tournament.rounds[: drawn.number - 1], drawn))


def _still_good(drawn: Round, tournament: Tournament) -> bool:
    """Whether a draw on trial still seats exactly those who play the next round."""
    return drawn.number == len(tournament.rounds) + 1 and drawn.people() == frozenset(due(tournament))


def _offered(tournament: Tournament) -> tuple[int, int]:
    """How many rounds can be looked at, and the one in front: the last drawn while it is being played."""
    drawn, planned = len(tournament.rounds), planned_rounds(tournament)
    due = drawn < planned and not tournament.missing(drawn)
    return min(drawn + 1, planned), max(1, drawn + due)
