"""What is asked before a slip is saved: whether it is this slip, whole, and nothing of the next one."""

from collections.abc import Iterator
from statistics import median

from tichu_turnier.entry.form import HandsForm
from tichu_turnier.entry.state import EntryState
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import MatchReport, ResultKey

_FEW = 0.6
"""Of the usual hands: where a slip ends too early, and the rest of it is typed as another, one has fewer."""


def asked_before_saving(state: EntryState) -> tuple[Finding, ...]:
    """The first question about the slip in front, of a table that owed its result."""
    form, table = state.form, state.table
    if form is None or table is None or not state.owed:
        return ()
    unfinished = tuple(_unfinished(state))
    if form.by_totals:
        return unfinished
    return _runs_into(state, form.hands, table) or unfinished or tuple(_few_hands(state, form.hands))


def _runs_into(state: EntryState, hands: HandsForm, table: int) -> tuple[Finding, ...]:
    """Which hand of the slip may be the number of the next table.

    Of slips typed in their turn it is the table on offer next, or one refused; where the slip in front was
    chosen out of turn, any that owes. By the clock only if it has more hands than most.
    """
    following = {state.offered_after(table) or 0, *(at[1] for at in state.refusals)}
    found = hands.runs_into({*state.owing} - {table} if state.skips else following)
    usual = 0 if not found or hands.planned else _usual_hands(state)
    return found if len(hands.filled) > usual else ()


def _unfinished(state: EntryState) -> Iterator[Finding]:
    """A match to a target that nobody has reached."""
    for each in state.objections:
        if each.key == "result-target-not-reached":
            yield Finding("entry-unfinished", Severity.QUESTION, each.args)


def _few_hands(state: EntryState, hands: HandsForm) -> Iterator[Finding]:
    """A slip by the clock with much fewer hands than others have played, or than the time allows.

    What is usual is said by the clock where the slip says it by the clock already: one number for one thing.
    """
    if hands.planned or state.regulations.rules.target_score:
        return
    few = [int(each.args["usual"]) for each in state.objections if each.key == "audit-desk-few-hands"]
    played, usual = len(hands.filled), _usual_hands(state) or sum(few)
    if played < _FEW * usual:
        args: dict[str, str | int] = {"played": played, "usual": sum(few) or round(usual)}
        yield Finding("entry-few-hands", Severity.QUESTION, args | {"by": "clock" if few else "tables"})


def _usual_hands(state: EntryState) -> float:
    """How many hands a table has played in this round, of those reported; 0 where none is."""
    there = [report for at, report in _reports(state) if at[0] == state.round and at[1] != state.table]
    return median([report.hands_played for report in there if report.hands_played] or [0])


def _reports(state: EntryState) -> Iterator[tuple[ResultKey, MatchReport]]:
    yield from ((at, result.report) for at, result in state.tournament.results.items())
    yield from ((at, kept.change.report) for at, kept in state.saving.items())
