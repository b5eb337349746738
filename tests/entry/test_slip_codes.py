"""A slip by its code, typed or scanned: it opens its form or says why not; nothing typed is lost."""

from dataclasses import replace
from itertools import count

import pytest

from tests.entry.typing_keys import NINE, club, pairs, saved, typed
from tichu_turnier.entry.moves import to_round
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.tournament.tables.slip_code import LETTERS, scanned_code, slip_code

EVENING = club(tables=14, rounds=3)
HOUSE = pairs(tables=14)


def code(table: int, number: int = 3) -> str:
    return slip_code(EVENING, number, table)


def scan(table: int, number: int = 3) -> str:
    return scanned_code(EVENING, number, table)


def said(state: EntryState) -> list[str]:
    return [finding.key for finding in state.notice]


@pytest.mark.parametrize(
    "script", [code(12), code(12).lower(), scan(12), f"9⌫{code(12)}", "3T1⌫⌫⌫" + code(12)]
)
def test_a_code_opens_its_table(script: str) -> None:
    state = typed(start_entry(EVENING), f"{script}⏎")
    assert (state.round, state.table, state.typed_code, said(state)) == (3, 12, "", [])


def test_a_code_is_seen_while_it_is_typed() -> None:
    state = typed(start_entry(EVENING), "3T1")
    assert (state.typed_code, state.typed_table, state.selected) == ("3T1", "", None)
    assert typed(state, "⎋").typed_code == ""
    assert typed(state, "⏎").typed_code == ""


def test_wrong_slips_are_refused_and_said_why() -> None:
    wrong = LETTERS[(LETTERS.index(code(12)[-1]) + 1) % len(LETTERS)]
    other = scanned_code(replace(EVENING, rounds=tuple(replace(r, seed=9) for r in EVENING.rounds)), 3, 12)
    for script, key in (
        (code(12)[:-1] + wrong, "slip-code-wrong"),
        ("3T12", "slip-code-form"),
        (code(12, 2), "slip-of-other-round"),
        (scan(12, 2), "slip-of-other-round"),
        ("7T12B", "slip-code-not-drawn"),
        (other, "slip-code-other-draw"),
    ):
        state = typed(start_entry(EVENING), f"{script}⏎")
        assert said(state) == [key], script
        assert (state.table, state.round, state.typed_code) == (None, 3, "")
        assert typed(state, f"{code(12)}⏎").table == 12


def test_a_slip_that_was_typed_already_is_shown_and_opened_by_one_more_key() -> None:
    state = typed(start_entry(EVENING), f"{code(2)}⏎{NINE}{code(2)}⏎")
    assert (said(state), state.table, state.selected) == (["slip-entered"], None, 2)
    state = saved(typed(start_entry(EVENING), f"{code(2)}⏎{NINE}"))
    state = typed(state, f"{code(2)}⏎")
    assert (said(state), state.notice[0].args["a"]) == (["slip-entered"], 590)
    assert typed(state, "⏎").before is not None


def test_a_second_pass_is_typed_by_codes_too() -> None:
    first = saved(typed(start_entry(EVENING), f"{code(2)}⏎{NINE}")).tournament
    state = typed(start_entry(first, second=True), f"{code(2)}⏎")
    assert (state.table, said(state)) == (2, [])
    state = saved(typed(state, f"{NINE}"))
    assert said(typed(state, f"{code(2)}⏎")) == ["slip-entered"]


@pytest.mark.parametrize("begun", ["65", "65⏎20f", "165s", "-", "65⏎70⏎⏎5"])
def test_a_slip_scanned_while_another_is_typed_leaves_that_as_it_was(begun: str) -> None:
    before = typed(start_entry(EVENING), f"1⏎{begun}")
    state = typed(before, f"{scan(12)}⏎")
    assert (state.table, state.recent_keys) == (12, ())
    assert state.drafts[3, 1] == before.form.go(before.form.part.cursor)
    refused = typed(before, f"{scan(12, 2)}⏎")
    assert (refused.table, refused.form, said(refused)) == (1, before.form, ["slip-of-other-round"])


def test_codes_of_rounds_from_ten_on() -> None:
    evening = club(tables=14, rounds=12)
    for number in (1, 11):
        state = typed(to_round(start_entry(evening), number), f"1⏎65{scanned_code(evening, number, 12)}⏎")
        assert state.table == 12


def test_a_typed_code_leaves_an_empty_form_of_totals() -> None:
    state = typed(start_entry(HOUSE), f"④640⏎360⏎{slip_code(HOUSE, 1, 9)}⏎500⏎500⏎")
    assert list(state.saving) == [(1, 1), (1, 9)]


def test_what_looks_like_a_code_in_a_begun_form_is_typed() -> None:
    state = typed(start_entry(EVENING), f"1⏎65⏎{code(12)}⏎")
    assert state.table == 1


def test_of_two_codes_that_fit_the_longer_one_is_meant() -> None:
    """`11T5G...` ends with `1T5G...`: by chance both can be codes of scanned slips."""
    late, table = club(tables=14, rounds=11), 5
    for seed in count():
        late = replace(late, rounds=(*late.rounds[:10], replace(late.rounds[10], seed=seed)))
        if scanned_code(late, 11, table) == f"1{scanned_code(late, 1, table)}":
            break
    state = typed(start_entry(late), f"1⏎{scanned_code(late, 11, table)}⏎")
    assert (state.round, state.table, said(state)) == (11, table, [])
