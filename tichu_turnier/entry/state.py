"""What has been typed so far about the tables of a round, and what does it mean?

`start_entry(tournament)` is an `EntryState`; `state.press("5")` is the next one. A widget feeds names of keys
(`desk/entry_keys.py`) and paints what the state says. When a key saves, the new state's `outbox` holds the
one change to make; the next table is on offer at once, so a key typed ahead is never lost. `saved` and
`refused` tell the state how it went: whatever was refused is still typed and comes back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tichu_turnier.entry.form import Form, blank_form, form_of
from tichu_turnier.entry.hand import DOUBLE_QUESTION
from tichu_turnier.entry.hand_notation import hand_text, parse_hand
from tichu_turnier.entry.keys import Action, Repair, Step, action_of
from tichu_turnier.entry.moves import (
    Asked,
    Entered,
    Saving,
    choose,
    enter,
    hand_out,
    next_form,
    objections,
    open_form,
    other_mode,
    put_away,
)
from tichu_turnier.entry.repairs import Repairs, repaired_by, repairs_of
from tichu_turnier.entry.slip_codes import code_key, remembered, scanned
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.changes.second_pass import SettlePasses
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    MatchReport,
    Result,
    ResultKey,
    Round,
    Seating,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.scoring.matchpoints import with_result
from tichu_turnier.tournament.scoring.second_pass import differing, waiting
from tichu_turnier.tournament.scoring.victory_points import MatchScore, match_shares
from tichu_turnier.tournament.tables.boards import has_boards
from tichu_turnier.tournament.tables.table_rotation import regulations_at

__all__ = ["EntryState", "hand_text", "parse_hand", "start_entry"]

_NO_REASON_HELPS = frozenset(
    {
        "entry-two-calls-made",
        "entry-made-not-first",
        "entry-points-missing",
        "entry-hand-empty",
        "result-needs-hands",
        DOUBLE_QUESTION,
    }
)
"""Findings about what is not said clearly enough to be saved, whatever the reason."""


@dataclass(frozen=True, slots=True)
class EntryState:
    """The desk of the person who types: which table, what is in its form, what waits elsewhere."""

    tournament: Tournament
    round: int
    table: int | None = None
    """The table whose form is typed into; None while a table is chosen."""
    typed_table: str = ""
    typed_code: str = ""
    """The code of a slip, from its T on."""
    run: tuple[tuple[str, Form], ...] = ()
    """What was typed last into the form, and the form before each: it may turn out to be a scanned code."""
    form: Form | None = None
    earlier: tuple[Form, ...] = ()
    """The form before each key that changed what it says; undo goes back through them."""
    drafts: Mapping[ResultKey, Form] = field(default_factory=dict)
    """Forms that were begun and left."""
    saving: Mapping[ResultKey, Saving] = field(default_factory=dict)
    """Forms handed out and not yet acknowledged."""
    refusals: Mapping[ResultKey, tuple[Finding, ...]] = field(default_factory=dict)
    asked: Mapping[ResultKey, Asked] = field(default_factory=dict)
    """Corrections that change more than their result, and wait to be accepted (`entry_corrections`)."""
    outbox: Entered | SettlePasses | None = None
    """What the last key wants saved."""
    notice: tuple[Finding, ...] = ()
    """What there is to say about the last key."""
    by_totals: bool = False
    """Whether totals are typed instead of hands: then the next open table's form is there by itself."""
    repairing: bool = False
    """Whether saving has led to a fault: Enter goes on to the next one, then back to "save"."""
    last: int = 0
    """The table typed last; the next one on offer follows it."""
    second: bool = False
    """Whether the slips are typed a second time: then nothing of the first time is shown."""

    @property
    def drawn(self) -> Round | None:
        """The round whose results are typed."""
        return self.tournament.round(self.round)

    @property
    def idle(self) -> bool:
        """Whether nothing is being typed: nobody is disturbed when another slip comes to the front."""
        if self.form is not None:
            return self.by_totals and self.form.untouched
        return not self.typed_table and not self.typed_code

    @property
    def offered(self) -> int | None:
        """The table to type next: one that was refused, else the next that owes a result."""
        refused = [table for number, table in self.refusals if number == self.round]
        if refused:
            return refused[0]
        owing = self.owing or (differing(self.tournament, self.round) if self.second else ())
        return next((table for table in owing if table > self.last), owing[0] if owing else None)

    @property
    def owing(self) -> tuple[int, ...]:
        """Tables that still owe a result, those left out whose result is just being saved."""
        missing = waiting(self.tournament, self.round) if self.second else self.tournament.missing(self.round)
        return tuple(table for table in missing if (self.round, table) not in self.saving)

    @property
    def selected(self) -> int | None:
        """The table whose slip is shown: typed into, or about to be chosen."""
        if self.table is not None or self.typed_code:
            return self.table
        return int(self.typed_table) if self.typed_table else self.offered

    @property
    def seating(self) -> Seating | None:
        """Who sits at the selected table."""
        return None if self.drawn is None or self.selected is None else self.drawn.seating(self.selected)

    @property
    def shown_form(self) -> Form | None:
        """The form of the selected table."""
        if self.form is not None or self.selected is None or self.seating is None:
            return self.form
        return self.form_for(self.selected)

    @property
    def before(self) -> Result | None:
        """What had been entered for the selected table: a correction replaces it."""
        return None if self.second else self.entered

    @property
    def entered(self) -> Result | None:
        """The result of the selected table; whoever types it a second time must not see it."""
        return None if self.selected is None else self.tournament.results.get((self.round, self.selected))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything wrong or unclear in the form; while typing, what may still become right is left out."""
        form = self.shown_form
        if form is None:
            return ()
        typing = self.table is not None and not form.part.at_save
        return tuple(form.part.findings(typing=True)) if typing else objections(self, form)

    @property
    def repairs(self) -> Repairs | None:
        """What may have been meant in the faulty line nearest to the cursor."""
        return None if self.form is None or self.table is None else repairs_of(self.form)

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
        won = with_result(self.tournament, result) if has_boards(self.tournament) else None
        for who, points in zip(shares, () if won is None else (won.one, won.other), strict=False):
            shares[who].victory_points = points
        return shares

    @property
    def acceptable(self) -> bool:
        """Whether only the director's reason is missing: all is typed and new, but the audit objects.

        A reason holds for the whole slip, so not before its end: the hands to come would be missing.
        """
        if self.form is None or self.report() is None or self.unchanged:
            return False
        if not (self.form.finished or self.repairing):
            return False
        keys = {finding.key for finding in objections(self, self.form) if finding.blocks}
        return bool(keys) and not keys & _NO_REASON_HELPS

    @property
    def unchanged(self) -> bool:
        """Whether the form shows just what has been entered."""
        return self.before is not None and self.report() == self.before.report

    @property
    def clearable(self) -> bool:
        """Whether the form shows a result as it was accepted in spite of objections."""
        return self.unchanged and self.before is not None and self.before.disputed

    def report(self) -> MatchReport | None:
        """The match as typed, None while something is missing."""
        return None if self.form is None else self.form.report()

    def press(self, key: str) -> "EntryState":
        """After one more key (`entry_keys.action_of` says how keys are called)."""
        state = self.quiet()
        coded = code_key(state, key) or (scanned(state) if key == "enter" else None)
        if coded is not None:
            return coded
        action, state = action_of(key), remembered(state, key)
        if action is None:
            return state
        if state.table is None or state.form is None:
            return choose(state, action)
        return _in_form(state, state.form, action)

    def accepted(self, reason: str) -> "EntryState":
        """Saved in spite of what the audit says, for this reason."""
        report = self.report()
        if not reason.strip() or report is None or not self.acceptable:
            return self.quiet()
        return hand_out(self.quiet(), report, reason.strip())

    def choose(self, table: int) -> "EntryState":
        """With the form of another table; what was typed in this one is kept."""
        return open_form(replace(put_away(self.quiet()), typed_table=str(table)))

    def to_round(self, number: int) -> "EntryState":
        """At another round; what was typed in this one is kept."""
        state = put_away(self.quiet())
        if self.tournament.round(number) is None:
            return state
        return replace(state, round=number, typed_table="", last=0)

    def go(self, row: int) -> "EntryState":
        """With the cursor in another line of the form."""
        state = self.quiet()
        return state if state.form is None else replace(state, form=state.form.go(row))

    def quiet(self) -> "EntryState":
        """With nothing to save and nothing to say any more about the last key."""
        return replace(self, outbox=None, notice=()) if self.outbox or self.notice else self

    def form_for(self, table: int) -> Form:
        """What has been typed or entered for a table of this round, else an empty form."""
        key = (self.round, table)
        if key in self.drafts:
            return self.drafts[key]
        for kept in (self.saving, self.asked):
            if key in kept:
                return kept[key].form.go(0)
        result = self.tournament.results.get(key)
        regulations = regulations_at(self.tournament, *key)
        if result is None or self.second:
            return blank_form(regulations, by_totals=self.by_totals)
        return form_of(result.report, regulations)

    def with_tournament(self, tournament: Tournament) -> "EntryState":
        """After something was saved, here or at another desk; what is typed stays."""
        newest = len(tournament.rounds)
        saving = {key: kept for key, kept in self.saving.items() if not _is_there(kept.change, tournament)}
        drafts = {key: form for key, form in self.drafts.items() if self._same_seats(key, tournament)}
        asked = {key: kept for key, kept in self.asked.items() if self._same_seats(key, tournament)}
        state = replace(
            self,
            tournament=tournament,
            saving=frozen(saving.items()),
            asked=self.asked if len(asked) == len(self.asked) else frozen(asked.items()),
            outbox=None,
        )
        if len(drafts) < len(self.drafts):
            state = replace(state, drafts=frozen(drafts.items()))
        done = self.round == len(self.tournament.rounds) or not state.owing
        drawn_anew = self.idle and done and len(self.tournament.rounds) < newest
        if drawn_anew or state.drawn is None:
            return next_form(replace(state, round=newest, table=None, form=None, typed_table="", last=0))
        if self.table is not None and state.seating is None:
            return replace(state, table=None, form=None, typed_table="")
        return state

    def saved(self, change: Entered) -> "EntryState":
        """After this result is on the disk."""
        key = (change.round, change.table)
        kept = self.saving.get(key)
        if kept is None or kept.change is not change:
            return replace(self, outbox=None)
        return replace(self, saving=removed(self.saving, key), outbox=None)

    def refused(self, change: Entered, findings: tuple[Finding, ...]) -> "EntryState":
        """After a save was refused: back to that table, now or as soon as the present form is put away."""
        key = (change.round, change.table)
        kept = self.saving.get(key)
        if kept is None or kept.change is not change:
            return replace(self, outbox=None)
        state = replace(
            self,
            outbox=None,
            drafts=self.drafts if key in self.drafts else replaced(self.drafts, key, kept.form.go(0)),
            saving=removed(self.saving, key),
            refusals=replaced(self.refusals, key, findings),
        )
        back = replace(state, round=change.round, table=None, form=None, typed_table=str(change.table))
        return open_form(back) if self.idle else state

    def _same_seats(self, key: ResultKey, tournament: Tournament) -> bool:
        """Whether the same people still sit at a table: a draw may have been taken back."""
        number, table = key
        before, now = self.tournament.round(number), tournament.round(number)
        return before is now or (
            before is not None and now is not None and before.seating(table) == now.seating(table)
        )


def start_entry(tournament: Tournament, number: int | None = None, *, second: bool = False) -> EntryState:
    """Ready to type the results of a round: the one drawn last, unless another is named."""
    reports = [result.report for result in tournament.results.values()]
    by_totals = bool(reports) and isinstance(reports[-1], Totals)
    return EntryState(tournament, number or len(tournament.rounds), second=second, by_totals=by_totals)


def _in_form(state: EntryState, form: Form, action: Action) -> EntryState:
    """After a key in a form."""
    if action is Step.ESCAPE:
        return put_away(state)
    if action is Step.MODE:
        return other_mode(state)
    if action is Step.ENTER:
        return enter(state, form)
    if action is Step.UNDO:
        return _taken_back(state, form)
    moved = action in (Step.UP, Step.DOWN, Step.FIRST, Step.LAST)
    typed = repaired_by(form, action.number) if isinstance(action, Repair) else form.press(action)
    same = (typed.hands.rows, typed.totals.typed) == (form.hands.rows, form.totals.typed)
    earlier = state.earlier if same else (*state.earlier, form)
    return replace(state, form=typed, earlier=earlier, repairing=state.repairing and not moved)


def _taken_back(state: EntryState, form: Form) -> EntryState:
    """As before the last key that changed the slip; whatever is saved stays as it is."""
    if not state.earlier:
        return replace(state, notice=(Finding("entry-nothing-to-undo", Severity.NOTE),))
    before = replace(state.earlier[-1], by_totals=form.by_totals)
    return replace(state, form=before, earlier=state.earlier[:-1])


def _is_there(change: Entered, tournament: Tournament) -> bool:
    """Whether a snapshot has this result."""
    result = tournament.results.get((change.round, change.table))
    rules = regulations_at(tournament, change.round, change.table).rules
    report = settled_report(change.report, rules)
    if result is None or isinstance(change, EnterResult):
        return result is not None and result.report == report
    return result.second_pass is not None and result.second_pass.second == report
