"""One session types both passes over the slips, and learns what became of each change."""

from tests.entry.typing_keys import NINE, club, keys_of
from tichu_turnier.entry.moves import open_table, to_round
from tichu_turnier.entry.session import EntrySession, press
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond

FULL = (Finding("store-disk-full"),)


def typed(session: EntrySession, script: str) -> list[EnterResult | EnterSecond]:
    """The changes that these keys want saved."""
    changes = [session.apply(press, key) for key in keys_of(script)]
    return [change for change in changes if isinstance(change, EnterResult | EnterSecond)]


def test_a_change_is_handed_out_once() -> None:
    session = EntrySession(club())
    (change,) = typed(session, f"⏎{NINE}")
    assert (change.table, session.state.pending_change) == (1, None)
    assert session.apply(open_table, 3) is None


def test_an_answer_finds_its_pass_though_the_other_one_is_in_front() -> None:
    session = EntrySession(club())
    (first,) = typed(session, f"⏎{NINE}")
    session.follow(first.apply(session.state.tournament))
    session.to_other_pass()
    (second,) = typed(session, f"1⏎{NINE}")
    assert isinstance(second, EnterSecond)
    session.to_other_pass()
    typed(session, "⏎65")
    session.answered(second, FULL)
    assert (session.state.second, session.state.table, session.state.refusals) == (False, 2, {})
    assert session.other_pass.table == 1
    assert session.other_pass.notice == FULL
    assert {(draft.table, draft.second) for draft in session.drafts} == {(2, False), (1, True)}


def test_the_other_pass_is_at_the_same_round_unless_a_slip_is_open_there() -> None:
    session = EntrySession(club(rounds=2))
    at = session.state.round
    session.to_other_pass()
    session.apply(to_round, 3 - at)
    session.to_other_pass()
    assert (session.state.second, session.state.round) == (False, 3 - at)
    session.apply(open_table, 2)
    session.to_other_pass()
    session.apply(to_round, at)
    session.to_other_pass()
    assert (session.state.round, session.state.table) == (3 - at, 2)


def test_an_answer_to_what_is_no_longer_waited_for_changes_nothing() -> None:
    session = EntrySession(club())
    (change,) = typed(session, f"⏎{NINE}")
    session.answered(change)
    before = session.state
    session.answered(change, FULL)
    assert session.state is before
