"""The state of typing results: what is typed, saved and refused, and what follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from tichu_turnier.entry.form import Form, blank_form, form_of
from tichu_turnier.entry.hand import BONUS_QUESTION, DOUBLE_QUESTION
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.repairs import Repairs, repairs_of
from tichu_turnier.entry.sought import Sitting, sitting
from tichu_turnier.entry.totals_form import SHORT
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond, SettlePasses
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    MatchReport,
    Regulations,
    Result,
    ResultKey,
    Round,
    Seating,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.registration.namesakes import called
from tichu_turnier.tournament.scoring.match_reports import audit_match, hints
from tichu_turnier.tournament.scoring.matchpoints import with_result
from tichu_turnier.tournament.scoring.second_pass import PassState, tables_in
from tichu_turnier.tournament.scoring.victory_points import MatchScore, match_shares
from tichu_turnier.tournament.tables.table import regulations_at, table_of

Entered = EnterResult | EnterSecond
SURELY_POINTS = 3
"""So many digits that are no table's number are points."""

_NO_REASON_HELPS = frozenset(
    {
        "entry-two-calls-made",
        "entry-made-not-first",
        "entry-lost-yet-first",
        "entry-points-missing",
        "entry-hand-empty",
        "result-needs-hands",
        DOUBLE_QUESTION,
    }
)
"""Findings that no reason overrules: it is not clear what would be saved."""


@dataclass(frozen=True, slots=True)
class HandedOut:
    """A form that was handed out, the change made of it, and what a correction changes besides the result."""

    form: Form
    change: Entered
    found: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class EntryState:
    """One pass over the slips of a round: which table, what is in its form, what waits elsewhere.

    Not slotted: what follows from the fields is asked for many times a key, and is kept once it is known.
    """

    tournament: Tournament
    round: int
    called: Mapping[EntrantId, Entrant] = field(default_factory=dict)
    """The entrants, of two of one name each with the club: known once a snapshot, not once a key."""
    table: int | None = None
    """The table whose form is typed into; None while a table is chosen."""
    typed_table: str = ""
    typed_code: str = ""
    typed_name: str = ""
    """A piece of a name instead of a number: the table is where that person sits."""
    recent_keys: tuple[tuple[str, Form | None], ...] = ()
    """What was typed last, and the form before each key: it may turn out to be a scanned code."""
    form: Form | None = None
    earlier: tuple[Form, ...] = ()
    """The form before each key that changed what it says; undo goes back through them."""
    drafts: Mapping[ResultKey, Form] = field(default_factory=dict)
    overtaken: frozenset[ResultKey] = frozenset()
    """Drafts under which a result has come from elsewhere: undo brings them back, the result is in front."""
    saving: Mapping[ResultKey, HandedOut] = field(default_factory=dict)
    """Forms handed out and not yet acknowledged."""
    refusals: Mapping[ResultKey, tuple[Finding, ...]] = field(default_factory=dict)
    asked: Mapping[ResultKey, HandedOut] = field(default_factory=dict)
    """Corrections that change more than their result, and wait to be accepted."""
    pending_change: Entered | SettlePasses | None = None
    """What the last key wants saved."""
    notice: tuple[Finding, ...] = ()
    """What there is to say about the last key."""
    by_totals: bool = False
    """Whether the slips of this evening are typed by totals instead of hands."""
    held: Hold = Hold.OPEN
    """Whether what is typed is taken."""
    unsure: Finding | None = None
    """Why Enter alone takes no table: the one on offer may not be the next of who types without looking."""
    kept_keys: tuple[str, ...] = ()
    """What was typed and not taken since Enter came on a hand or total that is missing."""
    at_once: bool = False
    """Whether the form in front was begun by its first total, without Enter."""
    owed: bool = False
    """Whether the table typed into owed its result when it was chosen."""
    skips: bool = False
    """Whether the table typed into was chosen though another one was on offer."""
    enters: int = 0
    """How many Enters alone led to the empty form; 0 where its table was named."""
    questioned: tuple[Finding, ...] = ()
    """What is asked before the slip is saved: whether it is this one, and whole (`before_saving`)."""
    repairing: bool = False
    """Whether saving has led to a fault: Enter goes on to the next one, then back to "save"."""
    last: int = 0
    """The table typed last; the next one on offer follows it."""
    mine: frozenset[ResultKey] = frozenset()
    """What was typed here in its turn: of these tables nobody has a slip in hand any more."""
    second: bool = False
    """Whether the slips are typed a second time: then nothing of the first time is shown."""

    @property
    def drawn(self) -> Round | None:
        return self.tournament.round(self.round)

    @property
    def idle(self) -> bool:
        """Whether nothing is being typed, so that another slip may come to the front."""
        return self.form is None and not (self.typed_table or self.typed_code or self.typed_name)

    @cached_property
    def offered(self) -> int | None:
        """The table to type next: one that was refused, else the next that owes a result."""
        refused = [table for number, table in self.refusals if number == self.round]
        if refused:
            return refused[0]
        owing = self.owing or (
            tables_in(self.tournament, self.round, PassState.DIFFERS) if self.second else ()
        )
        return _next_of(owing, self.last)

    def offered_after(self, table: int) -> int | None:
        """The table to type once this one is typed."""
        return _next_of(tuple([each for each in self.owing if each != table]), table)

    @cached_property
    def owing(self) -> tuple[int, ...]:
        """Tables that still owe a result, those left out whose result is just being saved."""
        missing = (
            tables_in(self.tournament, self.round, PassState.WAITING)
            if self.second
            else self.tournament.missing(self.round)
        )
        saved = {table for number, table in self.saving if number == self.round}
        return tuple([table for table in missing if table not in saved])

    @cached_property
    def selected(self) -> int | None:
        if self.table is not None or self.typed_code:
            return self.table
        if self.typed_name:
            tables = {one.table for one in self.sought}
            return tables.pop() or None if len(tables) == 1 else None
        if self.typed_table:
            return int(self.typed_table)
        return None if self.unsure else self.offered

    @cached_property
    def sought(self) -> tuple[Sitting, ...]:
        """Whom the piece of a name can mean."""
        return sitting(self.tournament, self.round, self.typed_name)

    @cached_property
    def seating(self) -> Seating | None:
        return None if self.selected is None else self.tournament.seating(self.round, self.selected)

    @cached_property
    def regulations(self) -> Regulations:
        regulations = self.tournament.regulations
        return regulations if self.seating is None else table_of(self.seating, regulations).regulations

    @cached_property
    def shown_form(self) -> Form | None:
        if self.form is not None or self.selected is None or self.seating is None:
            return self.form
        return self.form_for(self.selected)

    @property
    def before(self) -> Result | None:
        return None if self.second else self.entered

    @property
    def entered(self) -> Result | None:
        """The result of the selected table; the second pass must not see it."""
        return None if self.selected is None else self.tournament.results.get((self.round, self.selected))

    @property
    def typed_twice(self) -> bool:
        """Whether the second pass has come to the selected table before."""
        return self.entered is not None and self.entered.second_pass is not None

    @property
    def correction_in_front(self) -> HandedOut | None:
        """The correction to be decided now: what is typed ahead goes first."""
        return next(iter(self.asked.values()), None) if self.asked and self.idle else None

    @property
    def escapes(self) -> int:
        """How often Esc is to be pressed where a table is chosen until what is typed is taken again."""
        return 0 if not self.held else 2 if self.held is Hold.MISSED else 1

    @property
    def takes_total(self) -> bool:
        """Whether three digits can begin the slip of the table on offer, by its left total."""
        if self.table is not None or self.typed_code or self.typed_name or self.held:
            return False
        nothing = replace(self, typed_table="") if self.typed_table else self
        form, there = nothing.shown_form, (self.round, nothing.selected)
        return form is not None and form.by_totals and form.untouched and there not in self.refusals

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """Everything wrong or unclear in the form; while typing, what may still become right is left out."""
        form = self.shown_form
        if form is None:
            return ()
        if self.table is None or form.part.at_save:
            return self.objections
        if form.by_totals:
            return (*(self.first_refused if self.held else ()), *form.totals.findings(typing=True))
        stopped = self.repairing or bool(self.held)
        return tuple(form.hands.findings(typing=True, stopped=stopped))

    @property
    def first_refused(self) -> tuple[Finding, ...]:
        """Why a total or the first hand, just typed, is not taken as one."""
        if self.form is None:
            return ()
        often = self.enters > 1
        if self.form.by_totals:
            return self.form.totals.refused(self.owing, self.table or 0, at_once=self.at_once, often=often)
        tables = {*self.owing, *SHORT} if often else self.owing
        return () if self.before is not None else self.form.hands.refused(tables)

    @cached_property
    def objections(self) -> tuple[Finding, ...]:
        """What there is to say about the shown form as it stands, as if it were complete."""
        form = self.shown_form
        if form is None:
            return ()
        report = form.report()
        found = () if form.by_totals and report is not None else tuple(form.part.findings(typing=False))
        if report is None:
            return found
        audited = audit_match(report, self.regulations)
        found += tuple([each for each in audited if form.by_totals or each.where[:1] != ("hand",)])
        if any(each.blocks for each in found):
            return found
        return (*found, *hints(report, self.round, self.tournament))

    @property
    def blocking(self) -> tuple[Finding, ...]:
        return tuple([each for each in self.objections if each.blocks])

    @cached_property
    def repairs(self) -> Repairs | None:
        """What may have been meant in the faulty line nearest to the cursor."""
        if self.form is None or self.table is None:
            return None
        unclear = any(found.blocks or found.key == BONUS_QUESTION for found in self.findings)
        faulty = self.form.by_totals or unclear
        return repairs_of(self.form) if faulty else None

    @property
    def running_totals(self) -> dict[EntrantId, MatchScore]:
        """What each entrant of the table has so far: victory points, Tichu points, hands."""
        form, seating = self.shown_form, self.seating
        if form is None or seating is None:
            return {}
        report: MatchReport | None = form.totals.report() if form.by_totals else form.hands.readable()
        if report is None or (not form.by_totals and not report.hands_played):
            return {entrant: MatchScore() for entrant in seating.entrants()}
        result = Result(self.round, seating.table, report)
        shares = match_shares(seating, result, self.tournament.regulations)
        won = with_result(self.tournament, result) if form.hands.boards else None
        for who, points in zip(shares, () if won is None else (won.one, won.other), strict=False):
            shares[who].victory_points = points
        return shares

    @cached_property
    def acceptable(self) -> bool:
        """Whether only the director's reason is missing: all is typed and new, but the audit objects.

        A reason holds for the whole slip, so not before its end: the hands to come would be missing.
        """
        if self.form is None or not (self.form.finished or self.repairing):
            return False
        if self.report is None or self.unchanged:
            return False
        keys = {finding.key for finding in self.blocking}
        return bool(keys) and not keys & _NO_REASON_HELPS

    @property
    def unchanged(self) -> bool:
        return self.before is not None and self.report == self.before.report

    @property
    def begun(self) -> bool:
        return self.form is not None and not (self.form.untouched or self.unchanged)

    @property
    def clearable(self) -> bool:
        return self.before is not None and self.before.disputed and self.unchanged

    @cached_property
    def report(self) -> MatchReport | None:
        return None if self.form is None else self.form.report()

    def without_notice(self) -> "EntryState":
        """With nothing to save and nothing to say any more about the last key."""
        return replace(self, pending_change=None, notice=()) if self.pending_change or self.notice else self

    def choosing(self) -> "EntryState":
        """With no form, so that a table is chosen next; which one stays unsure after a correction."""
        nothing = replace(self, table=None, form=None, recent_keys=(), typed_table="", typed_name="")
        nothing = replace(nothing, kept_keys=(), held=Hold.OPEN)
        unsure = None if self.owed else self.unsure
        nothing = replace(nothing, unsure=unsure, at_once=False, owed=False, skips=False)
        return replace(nothing, enters=0, questioned=())

    def form_for(self, table: int) -> Form:
        """What has been typed or entered for a table of this round, else an empty form."""
        key = (self.round, table)
        if key in self.drafts and key not in self.overtaken:
            return self.drafts[key]
        for kept in (self.saving, self.asked):
            if key in kept:
                return kept[key].form.go(0)
        return self.saved_form(table)

    def without_asked(self, table: int) -> Form:
        """With what is saved instead of the hand, or of the one total, that may be the number of a table."""
        form, saved = self.form, self.saved_form(table)
        if form is None or not form.by_totals:
            return saved
        return replace(form, totals=form.totals.with_typed(saved.totals.typed[form.totals.cursor]))

    def saved_form(self, table: int) -> Form:
        """What has been entered for a table of this round, else an empty form."""
        key = (self.round, table)
        result = self.tournament.results.get(key)
        regulations = regulations_at(self.tournament, *key)
        if result is None:
            return blank_form(regulations, by_totals=self.by_totals)
        if self.second:  # as the first pass typed it: the slip is the same
            return blank_form(regulations, by_totals=isinstance(result.report, Totals))
        return form_of(result.report, regulations)


def _next_of(owing: tuple[int, ...], last: int) -> int | None:
    return next((table for table in owing if table > last), owing[0] if owing else None)


def start_entry(tournament: Tournament, *, second: bool = False) -> EntryState:
    """Ready to type the results of the round drawn last.

    By totals where the result entered last came so: on one evening all slips are alike.
    """
    reports = [result.report for result in tournament.results.values()]
    by_totals = bool(reports) and isinstance(reports[-1], Totals)
    last = len(tournament.rounds)
    return EntryState(tournament, last, called(tournament), second=second, by_totals=by_totals)
