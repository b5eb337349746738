"""The dialog for penalties, annulled and adjusted hands."""

from datetime import timedelta
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QTableView, QWidget

from tichu_turnier.desk.penalties import Scope, TypedPenalty, decision
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, choice, on_keys
from tichu_turnier.gui.common.listing_columns import columns_of
from tichu_turnier.gui.common.name_field import NameField
from tichu_turnier.gui.common.parts import (
    MARGIN,
    column,
    form,
    heading_width,
    label,
    line,
    restyle,
    size_for_letters,
)
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import date_field, number_field, number_form
from tichu_turnier.gui.results.results_screen import ResultsScreen
from tichu_turnier.gui.screen import Screen
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import GivePenalty, LiftPenalty
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.scoring.correction import ruling_findings
from tichu_turnier.tournament.scoring.penalties import ON_HANDS, POINTS
from tichu_turnier.typed.numbers import Bounds
from tichu_turnier.words import finding_words
from tichu_turnier.words.listings.penalties import WINDOW, fields
from tichu_turnier.words.listings.standings import Line
from tichu_turnier.words.rounds import round_words


class PenaltyTarget(NamedTuple):
    """What the dialog begins with."""

    entrant: EntrantId | None = None
    round: int | None = None
    kind: PenaltyKind | None = None
    """What is proposed; None for the mildest."""
    reason: str = ""


def aim_of(screen: Screen) -> PenaltyTarget:
    """Of what is chosen on a screen; on the slips whoever sits on seat 0 of the table."""
    if isinstance(screen, ResultsScreen):
        state = screen.state
        if state.drawn is None or state.table is None:
            return PenaltyTarget()
        seating = state.drawn.seating(state.table)
        return PenaltyTarget(None if seating is None else seating.entrants()[0], state.round)
    for table in screen.findChildren(QTableView):
        chosen = table.chosen() if isinstance(table, Table) and table.isVisible() else ()
        for row in chosen[:1]:
            if isinstance(row, Entrant):
                return PenaltyTarget(row.id)
            if isinstance(row, Line):
                return PenaltyTarget(row.row.entrant.id)
    return PenaltyTarget()


def open_penalties(bridge: Bridge, texts: Texts, aim: PenaltyTarget, window: QWidget) -> None:
    """Opens the one dialog of a window, made on first use and anew in another language."""
    own = window.findChildren(PenaltyDialog, options=Qt.FindChildOption.FindDirectChildrenOnly)
    dialog = next((each for each in own if each.texts is texts), None)
    (dialog or PenaltyDialog(bridge, texts, window)).begin(aim)


class PenaltyDialog(Dialog):
    """A form for one decision, and below it all that were made; Delete takes the chosen one back."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("penalty-title"), "screen-penalties", stays=True)
        self.bridge = bridge
        size_for_letters(self, 50, 40)
        self.who = NameField(self._people, texts("penalty-who-hint"))
        self.kind = choice((texts(f"penalty-kind-{kind.value}"), kind) for kind in PenaltyKind)
        self.points = QLineEdit()
        self.scope = choice((texts(f"penalty-scope-{scope.value}"), scope) for scope in Scope)
        self.round = number_field(texts, 0, 1, 0)
        self.hand = number_field(texts, 0, 99, 0, instead="–")
        self.reason = QLineEdit(placeholderText=texts("penalty-reason-hint"), maxLength=300)
        self.decided_by = QLineEdit(placeholderText=texts("penalty-by-hint"), maxLength=60)
        self.banned = QCheckBox(texts("penalty-banned-until"))
        self.until = date_field(texts, self._tournament.day + timedelta(days=365))
        self.called = label("", "hint", name="penalty-round-called")
        self.round.valueChanged.connect(lambda _: self._call_round())
        self.problem = label("", "hint", wrap=True, name="penalty-problem")
        self._asked: tuple[GivePenalty | LiftPenalty, Tournament] | None = None
        self.model: RowsModel[Penalty] = RowsModel([], texts, lambda each: each.number)
        self.table: Table[Penalty] = Table(self.model, nothing=texts("penalty-none"))
        self._lay_out()
        self.kind.currentIndexChanged.connect(lambda _: self._show_fields())
        self.banned.toggled.connect(lambda _: self._show_fields())
        self.who.entered.connect(self.kind.setFocus)
        self.bridge.changed.connect(self._show_list)
        on_keys(self.table, Qt.Key.Key_Delete, self.lift, here=True)

    @property
    def _tournament(self) -> Tournament:
        tournament = self.bridge.tournament
        assert tournament is not None  # noqa: S101 - the window closes its dialogs with the tournament
        return tournament

    def give(self) -> None:
        if not all_read(self):
            return
        self.who.take()
        try:
            change = GivePenalty(self._wanted())
        except Refusal as refusal:
            self._complain(refusal.findings)
            return
        findings = change.findings(self._tournament)
        self._complain(findings)
        if not any(finding.blocks for finding in findings) and self._may(change, findings):
            self.bridge.do(change, lambda: self._given(findings))

    def lift(self) -> None:
        for chosen in self.table.chosen():
            if self._may(change := LiftPenalty(chosen.number)):
                self.bridge.do(change)

    def _may(self, change: GivePenalty | LiftPenalty, told: tuple[Finding, ...] = ()) -> bool:
        """Whether it was asked for a second time, where places of others change with it; else says which."""
        about = change, self._tournament
        moved = () if self._asked == about else ruling_findings(self._tournament, change)
        self._asked = about if moved else None
        if moved:
            self._complain((*told, *moved, Finding("penalty-again", Severity.NOTE)))
        return not moved

    def begin(self, aim: PenaltyTarget) -> None:
        """Opens with the form as the window stands, all decisions below it."""
        if self.bridge.tournament is None:
            return
        self._clear()
        self.problem.clear()
        self.reason.setText(aim.reason)
        self.kind.choose(aim.kind)
        last = len(self._tournament.rounds)
        self.round.change_form(number_form(Bounds(0, last)))
        self.round.setValue(last if aim.round is None else aim.round)
        self._call_round()
        self.who.choose(None if aim.entrant is None else self._tournament.entrants.get(aim.entrant))
        self._show_fields()
        self._show_list(self._tournament)
        (self.who if aim.entrant is None else self.kind).setFocus()
        self.open()

    def _call_round(self) -> None:
        """What the round of the number is called, where that says more: `Final`."""
        number, tournament = self.round.value(), self._tournament
        known = tournament.round(number) is not None
        self.called.setText(round_words(tournament, self.texts, number) if known else "")

    def _wanted(self) -> Penalty:
        """Raises Refusal with what is missing."""
        kind = self.kind.value()
        if self.who.chosen is None:
            raise Refusal(Finding("penalty-nobody", where=("who",)))
        words = TypedPenalty(
            kind,
            self.who.chosen,
            self.points.text() if self.points.isEnabled() else "",
            self.reason.text(),
            self.round.value(),
            self.hand.value(),
            Scope.ONE if kind in ON_HANDS else self.scope.value(),
            self.decided_by.text(),
            self.until.value() if self.banned.isChecked() and self.banned.isEnabled() else None,
        )
        return decision(words, self._tournament)

    def _given(self, findings: tuple[Finding, ...]) -> None:
        self._clear()
        self.who.choose(None)
        self.who.setFocus()
        self.problem.setText("\n".join([self.texts("penalty-saved"), *self._words(findings)]))
        restyle(self.problem, "role", "ok")

    def _clear(self) -> None:
        self.points.clear()
        self.reason.clear()
        self.banned.setChecked(False)
        self.hand.setValue(0)
        self.scope.choose(Scope.ONE)

    def _complain(self, findings: tuple[Finding, ...]) -> None:
        self.problem.setText("\n".join(self._words(findings)))
        restyle(self.problem, "role", "error" if any(each.blocks for each in findings) else "note")
        fields = {"who": self.who, "reason": self.reason, "amount": self.points, "hand": self.hand}
        wrong = [fields[str(each.where[0])] for each in findings if each.where and each.where[0] in fields]
        for field in wrong[:1]:
            field.setFocus()
            field.selectAll()

    def _words(self, findings: tuple[Finding, ...]) -> list[str]:
        return [finding_words(self.texts, each) for each in findings]

    def _show_fields(self) -> None:
        kind = self.kind.value()
        adjusted = kind is PenaltyKind.ADJUSTED_SCORE
        self.points.setEnabled(adjusted or kind in POINTS)
        points = self.texts("penalty-points-hint", kind=kind.value)
        hint = self.texts("penalty-score-hint") if adjusted else points
        self.points.setPlaceholderText(hint if self.points.isEnabled() else "")
        self.hand.setEnabled(kind in ON_HANDS or self.hand.value() > 0)
        self.scope.setEnabled(kind not in ON_HANDS)
        self.banned.setEnabled(kind is PenaltyKind.DISQUALIFICATION)
        self.until.setEnabled(self.banned.isEnabled() and self.banned.isChecked())
        self.effect.setText(self.texts(f"penalty-effect-{kind.value}"))

    def _show_list(self, tournament: Tournament | None) -> None:
        if tournament is not None:
            given, found = tournament.penalties, fields(tournament, self.texts)
            widths = {"place": heading_width(self.texts("penalty-at", round=9, table=99))}
            columns = columns_of(found, self.texts, widths, WINDOW.split())
            self.model.show([given[number] for number in sorted(given, reverse=True)], columns)

    def _people(self) -> tuple[Entrant, ...]:
        tournament = self.bridge.tournament  # None while the window closes its dialogs with the tournament
        return () if tournament is None else tuple(tournament.entrants.values())

    def _lay_out(self) -> None:
        texts = self.texts
        self.effect = label("", "hint", wrap=True)
        for field in (self.points, self.scope):
            field.setAccessibleName(texts("penalty-kind"))
        self.until.setAccessibleName(texts("penalty-banned-until"))
        where = line(
            self.round, self.called, label(texts("penalty-hand")), self.hand, None, self.scope, gap=8
        )
        rows = form(
            (texts("penalty-who"), self.who),
            (texts("penalty-kind"), line(self.kind, self.points, gap=8)),
            ("", self.effect),
            (texts("penalty-round"), where),
            (texts("penalty-reason"), self.reason),
            (texts("penalty-decided"), line(self.decided_by, self.banned, self.until, gap=8)),
        )
        give = button(texts("penalty-give"), self.give, "primary", "check", name="give")
        give.setDefault(True)
        take = line(self.problem, give, grows=self.problem)
        before = label(texts("penalty-given-before"), "heading")
        lift = button(texts("penalty-lift"), self.lift, tip=texts("penalty-lift-tip"))
        foot = line(lift, None, button(texts("penalty-close"), self.accept), gap=8)
        self.setLayout(column(rows, take, before, self.table, foot, margin=MARGIN, grows=self.table))
