"""The screen on which the next round is drawn on trial, judged and published."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from tichu_turnier.desk.typed_draw import TypedDraw, names, typed_draw_of
from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Latest
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, column, label, line
from tichu_turnier.gui.draw.bracket_view import BracketSwitch
from tichu_turnier.gui.draw.draw_panel import DrawPanel, Proposal, TypedTable, propose, still_good
from tichu_turnier.gui.draw.draw_views import LIST, DrawViews
from tichu_turnier.gui.draw.seat_swap import SeatSwaps
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.tournament.changes import PublishDraw, SwapSeats, WithdrawDraw
from tichu_turnier.tournament.draws.certificate import draw_code
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.forecast import cost_of_changes
from tichu_turnier.tournament.draws.formats import bracket_of, due, planned_rounds
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.draws.seat_swap import SeatSwap, swapped
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.odd_tables import dummies
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of
from tichu_turnier.words import finding_words
from tichu_turnier.words.rounds import words_of_rounds

_MOST_FINDINGS = 4
_MOST_NAMES = 8


class DrawScreen(Screen):
    """Draws on trial, publishes, takes back; also what was drawn on paper, typed table by table."""

    key = "draw"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.proposal: Proposal | None = None
        self.typed: TypedDraw | None = None
        self._drawer: Latest[Proposal] = Latest(self.bridge, self)
        self._forecaster: Latest[int | None] = Latest(self.bridge, self)
        self._judge: Latest[tuple[Figure, ...]] = Latest(self.bridge, self)
        self._withdrawn: int | None = None
        self._offered: tuple[int, int] | None = None
        self.rounds = QComboBox()
        self.rounds.setAccessibleName(self.texts("special-round"))
        self.rounds.setObjectName("draw-round")
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.panel = DrawPanel(self.texts)
        self.views = DrawViews(self.bridge, self.texts, self)
        self.model, self.table = self.views.list.model, self.views.list.table
        self.swaps = SeatSwaps(self.bridge, self.texts, self.views.plan, self.views.words)
        self.typed_table = TypedTable(self.texts)
        self.findings = label("", "warning", wrap=True, name="draw-findings")
        self.switch = BracketSwitch(self.bridge, self.texts, self.views, self)
        self.panel.wished.connect(self.do)
        self.typed_table.typed.connect(self._take_table)
        self.table.activated.connect(lambda _: self._correct())
        self.swaps.wished.connect(self._swap)
        self.views.plan.undone.connect(self._unswap)
        self.views.chosen.connect(self.switch.leave)
        self.switch.button.toggled.connect(self.views.cover)
        self.rounds.activated.connect(lambda _: self._show())
        on_keys(self.table, Qt.Key.Key_Delete, self._remove_table, here=True)
        on_keys(self, "Ctrl+Return", self.panel.primary.click)
        title = label(self.texts("screen-draw"), "title")
        head = Flow(title, None, *self.views.buttons, self.switch.button, self.rounds)
        right = column(self.switch, self.findings, self.typed_table, gap=8, grows=self.switch)
        body = line(self.panel, right, gap=12, grows=right)
        self.setLayout(column(head, body, margin=MARGIN, grows=body))
        self.setFocusProxy(self.panel.primary)

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.views.list.set_columns(tournament)
        number = len(tournament.rounds) + 1
        if self.proposal is not None and not still_good(self.proposal.round, tournament):
            self.proposal = None
        if self.typed is not None and self.typed.number != number:
            self.typed = None
        # What is being prepared stays in front when the last result of the round before comes in.
        at_work = self.proposal is not None or self.typed is not None
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
        tournament, seed = self.tournament, self.panel.seed.number
        if seed is None:
            self.panel.seed.setFocus()
        else:
            self.panel.primary.setEnabled(False)
            self._drawer.ask(lambda: propose(tournament, seed), self._show_proposal)

    def publish(self) -> None:
        if self.typed is not None:
            self.bridge.do(PublishDraw(self.typed.round(self.tournament)))
        elif self.proposal is not None:
            self.bridge.do(PublishDraw(self.proposal.round))

    def _draw_again(self) -> None:
        self.panel.shuffle()
        self.draw()

    def _discard(self) -> None:
        self.proposal = self.typed = None
        self._show()

    def _withdraw(self) -> None:
        """Takes the last draw back; its seed stays in the field, for the same draw or another."""
        if self.tournament.rounds:  # asked for twice, it may be gone
            self._withdrawn = self.tournament.rounds[-1].seed
            self.bridge.do(WithdrawDraw(len(self.tournament.rounds)))

    def _swap(self, swap: SeatSwap) -> None:
        """On trial at once; what is published is changed by the desk."""
        tournament, proposal = self.tournament, self.proposal
        number = self.rounds.currentIndex() + 1
        if tournament.round(number) is not None:
            self.bridge.do(SwapSeats(number, swap))
        elif proposal is not None:
            changed = swapped(proposal.round, swap)
            self._propose(Proposal(changed, proposal.figures, proposal))
        elif self.typed is not None:
            self.typed = typed_draw_of(swapped(self.typed.round(tournament), swap))
            self._show()

    def _unswap(self) -> None:
        if self.proposal is not None and self.proposal.before is not None:
            self._propose(self.proposal.before)

    def _propose(self, proposal: Proposal) -> None:
        self.proposal = proposal
        self._show()
        evening = replace(self.tournament, rounds=(*self.tournament.rounds, proposal.round))
        self._judge.ask(lambda: evening_figures(evening), lambda found: self._rate(proposal, found))

    def _rate(self, proposal: Proposal, found: tuple[Figure, ...]) -> None:
        if self.proposal is proposal:
            self.proposal = replace(proposal, figures=found)
            self.panel.show_figures(found, draw_code(proposal.round))

    def _by_hand(self) -> None:
        number = len(self.tournament.rounds) + 1
        self.typed = TypedDraw(number) if self.proposal is None else typed_draw_of(self.proposal.round)
        self.proposal = None
        self.views.choose(LIST)
        self._show()
        self.typed_table.setFocus()

    def _show_proposal(self, proposal: Proposal) -> None:
        if not still_good(proposal.round, self.tournament):
            self._show()
            return
        self.proposal, self.typed = proposal, None
        self._show()
        self.panel.primary.setFocus()

    def _show(self) -> None:
        tournament = self.tournament
        number = self.rounds.currentIndex() + 1
        published = tournament.round(number)
        self.typed_table.setVisible(published is None and self.typed is not None)
        self.panel.heading.setText(self.rounds.currentText())
        self._show_people(tournament, number, published)
        self._show_bracket(tournament)
        if published is not None:
            self._show_published(tournament, published)
        elif self.typed is not None:
            self._show_typed(tournament, self.typed)
        elif self.proposal is not None:
            self._show_trial(tournament, self.proposal)
        else:
            self._show_nothing(tournament, number)

    def _show_trial(self, tournament: Tournament, proposal: Proposal) -> None:
        drawn = proposal.round
        self._show_round(tournament, drawn, proposal.first.round)
        self.panel.show_seed(drawn.seed, editable=True, swapped=drawn.exchanged)
        self.panel.show_figures(proposal.figures, draw_code(drawn))
        self.panel.show_acts("publish", "again", "hand", "discard")
        self._forecaster.ask(lambda: cost_of_changes(tournament), self._show_cost)
        self.panel.show_state("trial" if proposal.before is None else "changed")
        self._say(PublishDraw(drawn).findings(tournament))

    def _show_nothing(self, tournament: Tournament, number: int) -> None:
        """A round that is not drawn yet, and why it cannot be."""
        self.views.list.model.show([])
        self.swaps.show_nothing()
        self.panel.resting.hide()
        self.panel.show_seed(None, editable=True)
        self.panel.show_figures((), "")
        bracket = bracket_of(tournament)
        open_matches = () if bracket is None else tuple(f for f in bracket.findings if f.blocks)
        enough = len(due(tournament)) >= tournament.regulations.at_a_table and not open_matches
        self.panel.show_state("empty")
        self.panel.show_acts("draw", "hand", possible=enough and not self._drawer.busy)
        missing = tournament.missing(number - 1)
        values = {"round": number - 1, "count": len(missing)}
        self._say(open_matches or ((Finding("draw-results-missing", args=values),) if missing else ()))

    def _show_bracket(self, tournament: Tournament) -> None:
        if self.proposal is not None:
            tournament = replace(tournament, rounds=(*tournament.rounds, self.proposal.round))
        self.switch.show_tournament(tournament)
        self.views.show_tournament(tournament)

    def _show_cost(self, cost: int | None) -> None:
        if self.proposal is not None:
            self.panel.show_cost(cost)

    def _show_published(self, tournament: Tournament, published: Round) -> None:
        number = published.number
        self._show_round(tournament, published)
        self.panel.show_seed(published.seed, editable=False, swapped=published.exchanged)
        last = number == len(tournament.rounds)
        begun = tournament.begun(number)
        # Before they play, people look for their seats and want slips; later only the clock counts.
        acts = ("print", "clock", "withdraw") if last and not begun else ("clock", "print")
        self.panel.show_acts(*acts)
        self.panel.show_state("begun" if begun else "published")
        self._say(())
        self.panel.show_figures((), "")
        so_far = replace(tournament, rounds=tournament.rounds[:number])
        self._judge.ask(lambda: evening_figures(so_far), lambda found: self._show_judged(published, found))

    def _show_judged(self, published: Round, found: tuple[Figure, ...]) -> None:
        if self.rounds.currentIndex() + 1 == published.number and self.proposal is None:
            self.panel.show_figures(found, draw_code(published))

    def _show_typed(self, tournament: Tournament, typed: TypedDraw) -> None:
        self._show_round(tournament, typed.round(tournament))
        self.panel.show_seed(None, editable=False)
        self.panel.show_figures((), "")
        self.panel.show_acts("publish", "discard", possible=typed.complete(tournament))
        self.panel.show_state("typed")
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
        tables = seats // tournament.regulations.at_a_table if bracket is None else bracket.matches
        self.panel.who.setText(self.texts("draw-playing", count=len(playing), tables=tables))
        here, known = set(playing), bracket is not None and number > 1  # who is out is not awaited
        expected = () if known else tournament.entrants.values()
        absent = [each.id for each in expected if each.id not in here and each.plays_in(number)]
        some = self._some(tournament, absent)
        self.panel.absent.setText(self.texts("draw-absent", count=len(absent), names=some))
        self.panel.absent.setVisible(bool(absent))

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
            self.panel.seed.show_number(self._withdrawn)
            self._withdrawn = None


def _offered(tournament: Tournament) -> tuple[int, int]:
    """How many rounds can be looked at, and the one in front: the last drawn while it is being played."""
    drawn, planned = len(tournament.rounds), planned_rounds(tournament)
    due = drawn < planned and not tournament.missing(drawn)
    return min(drawn + 1, planned), max(1, drawn + due)
