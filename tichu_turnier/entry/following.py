"""What becomes of the state of entry when the tournament changes, here or at another desk."""

from collections.abc import Mapping
from dataclasses import replace

from tichu_turnier.entry.drafts import unsaved_forms
from tichu_turnier.entry.form import Form
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.state import Entered, EntryState
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import MatchReport, ResultKey, Tournament
from tichu_turnier.tournament.registration.namesakes import called
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import rules_at


def follow(state: EntryState, tournament: Tournament) -> EntryState:
    """After something was saved, here or at another desk; what is typed stays where the same people sit."""
    if tournament is state.tournament:
        return state
    before, newest = state.tournament, len(tournament.rounds)
    typed = () if before.rounds is tournament.rounds else unsaved_forms(state)
    left = sorted(key for key in typed if not _same_seats(before, tournament, key))
    there = frozenset(before.results).difference(tournament.results)  # what was typed here before is gone
    state = replace(state, mine=state.mine - there) if there else state
    lost = state.table is not None and not _same_seats(before, tournament, (state.round, state.table))
    came = _came_in_front(state, tournament)
    own = bool(came) and (state.round, state.table or 0) in state.mine
    if lost or came:
        state = replace(state.choosing(), last=(state.table or 0) if own else state.last)
    came = () if own else came
    after = _with_what_stays(state, tournament)
    after = replace(_as_it_is_now(after, before), unsure=_unsure(state, after))
    if left:
        tables = {"tables": ", ".join(f"{number}/{table}" for number, table in left)}
        after = replace(after, notice=(Finding("entry-seats-changed", Severity.WARNING, tables),))
    done = state.round == len(before.rounds) or not after.owing
    drawn_anew = state.idle and done and len(before.rounds) < newest
    if drawn_anew or after.drawn is None:
        after = replace(after.choosing(), round=newest, last=0, unsure=None)
    elif state.table is not None and after.seating is None:
        after = after.choosing()
    if came and after.offered is not None:
        gone = Finding("entry-offer-gone", Severity.NOTE, came[0].args)
        after = replace(after, unsure=gone, notice=after.notice or came, held=Hold.CLOSED)
    return replace(after, held=Hold.CLOSED) if lost else after


def entered_here(state: EntryState, table: int) -> EntryState:
    """Before the result of a table comes from this desk otherwise than by its slip: nobody else sent it."""
    return replace(state, mine=state.mine | {(state.round, table)})


def _with_what_stays(state: EntryState, tournament: Tournament) -> EntryState:
    """What is typed, handed out, asked or refused, where the same people still sit."""
    before = state.tournament
    saving = {key: kept for key, kept in state.saving.items() if not _is_there(kept.change, tournament)}
    drafts = {key: form for key, form in state.drafts.items() if _same_seats(before, tournament, key)}
    asked = {key: kept for key, kept in state.asked.items() if _same_seats(before, tournament, key)}
    refusals = {key: said for key, said in state.refusals.items() if _same_seats(before, tournament, key)}
    overtaken = _overtaken(state, drafts, tournament)
    for key in [key for key in asked if _report(before, key) != _report(tournament, key)]:
        form = asked.pop(key).form  # what was asked about is not there any more
        if not form.untouched:
            drafts.setdefault(key, form)
    return replace(
        state,
        tournament=tournament,
        called=state.called if before.entrants is tournament.entrants else called(tournament),
        saving=frozen(saving.items()),
        drafts=state.drafts if drafts == state.drafts else frozen(drafts.items()),
        overtaken=overtaken,
        asked=state.asked if len(asked) == len(state.asked) else frozen(asked.items()),
        refusals=state.refusals if len(refusals) == len(state.refusals) else frozen(refusals.items()),
        pending_change=None,
    )


def _unsure(before: EntryState, after: EntryState) -> Finding | None:
    """Why Enter alone takes no table any more: the result of the one on offer has come from elsewhere.

    The slip in hand may be its own, and would be typed for the table that is on offer next.
    """
    offered = before.offered
    if before.table is not None or after.offered is None:
        return None if after.offered is None or before.owed else before.unsure
    there = (after.round, offered or 0)
    came = there in after.tournament.results and there not in after.saving and there not in after.mine
    if before.unsure or offered in (None, after.offered) or not came:
        return before.unsure
    return Finding("entry-offer-gone", Severity.NOTE, {"table": there[1]})


def why_unsure(state: EntryState, table: int) -> Finding | None:
    """Why the table that is on offer after this one may not be the next of who types without looking.

    The number typed may have been a wrong one; the slip in hand may be of a table reported from elsewhere.
    """
    after = table if state.owed else state.last
    following = state.offered_after(after)
    if following is None or state.drawn is None or not (state.owed or after):
        return None
    if state.skips:
        return Finding("entry-offer-jumped", Severity.NOTE, {"table": table})
    tables = sorted(seating.table for seating in state.drawn.tables)
    later = [each for each in tables if each > after] + [each for each in tables if each < after]
    between = later[: later.index(following)]
    came = [each for each in between if (state.round, each) not in state.mine]
    return Finding("entry-offer-gone", Severity.NOTE, {"table": came[0]}) if came else None


def _report(tournament: Tournament, key: ResultKey) -> MatchReport | None:
    result = tournament.results.get(key)
    return None if result is None else result.report


def _is_there(change: Entered, tournament: Tournament) -> bool:
    result = tournament.results.get(change.at)
    if result is None:
        return False
    report = settled_report(change.report, rules_at(tournament, change.round, change.table))
    if isinstance(change, EnterResult):
        return result.report == report
    return result.second_pass is not None and result.second_pass.second == report


def _same_seats(before: Tournament, after: Tournament, key: ResultKey) -> bool:
    """Whether the same people still sit at a table: a draw may have been taken back."""
    old, new = before.round(key[0]), after.round(key[0])
    return old is new or (None not in (old, new) and before.seating(*key) == after.seating(*key))


def _came_in_front(state: EntryState, tournament: Tournament) -> tuple[Finding, ...]:
    """That the result of the table in front has come from elsewhere, before anything was typed there."""
    key = (state.round, state.table or 0)
    blank = state.form is not None and state.form.untouched and not state.second
    if not blank or key in state.tournament.results or key not in tournament.results:
        return ()
    return (Finding("entry-came-in-front", args={"table": key[1]}),)


def _overtaken(
    state: EntryState, drafts: Mapping[ResultKey, Form], tournament: Tournament
) -> frozenset[ResultKey]:
    """The slips left half typed under which a result has come, or another one: they correct nothing."""
    before = state.tournament
    came = [
        key
        for key in drafts
        if not state.second and key not in state.saving and _report(before, key) != _report(tournament, key)
    ]
    return frozenset(came).union(state.overtaken.intersection(drafts))


def _as_it_is_now(state: EntryState, before: Tournament) -> EntryState:
    """A result that was only looked at is shown as it was changed elsewhere: nobody has typed the old one."""
    key = (state.round, state.table or 0)
    old, new = before.results.get(key), state.tournament.results.get(key)
    if state.form is None or state.second or old is None or new is None or old.report == new.report:
        return state
    if state.form.report() != old.report:
        return state
    return replace(state, form=state.saved_form(key[1]).go(state.form.part.cursor), earlier=())
