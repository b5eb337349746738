"""The number of a table, typed where the first hand stands, is asked about: it may open another slip."""

from dataclasses import replace

import pytest

from tests.entry.test_held_back import a_points, reported
from tests.entry.typing_keys import club, pairs, typed
from tests.evenings import keys
from tichu_turnier.entry.state import start_entry
from tichu_turnier.finding import Severity

FIRST_HANDS = [
    ("⏎5⏎95⏎1⏎", {}, "entry-held-hand"),  # an Enter too many opened table 1: was its first hand
    ("⏎5⏎⏎95⏎", {1: ["5", "95"]}, ""),  # Enter once more: it is the hand
    ("⏎10⏎⏎95⏎", {1: ["10", "95"]}, ""),
    ("5⏎5⏎95⏎", {}, "entry-held-hand"),  # the number twice
    ("⏎5⏎95⏎70u⏎→", {1: ["5", "95", "70"]}, ""),
    ("⏎5⏎⎋⎋5⏎95⏎", {5: ["95"]}, ""),  # it was the number of a table: nothing of it is left
    ("⏎5⏎⎋⏎95⏎", {}, "entry-held-choice"),
    ("⏎5⏎95⏎⎋⏎95⏎", {}, "entry-held-choice"),
    ("⏎15⏎95⏎", {1: ["15", "95"]}, ""),  # there are twelve tables
    ("⏎5s⏎95⏎", {1: ["5", "95"]}, ""),  # no number has a call
    ("⏎-5⏎95⏎", {1: ["-5", "95"]}, ""),
    ("⏎95⏎5⏎10⏎", {1: ["95", "5", "10"]}, ""),  # later hands are hands
    ("⏎5↓95⏎", {1: ["5", "95"]}, ""),  # whoever goes has looked
    ("⏎⇥5⏎95⏎", {1: ["", "95"]}, ""),
]


@pytest.mark.parametrize(("script", "expected", "said"), FIRST_HANDS)
def test_the_number_of_a_table_is_no_first_hand(
    script: str, expected: dict[int, list[str]], said: str
) -> None:
    for of in (club, pairs):
        state = typed(start_entry(of(12)), script)
        there = {} if state.held or state.table is None else {state.table: a_points(state)}
        some = {table: points[: len(expected[table])] for table, points in there.items()}
        assert (some, state.saving, keys(state.notice)) == (expected, {}, [said] if said else [])


def test_a_first_hand_is_asked_about_only_where_it_is_the_number_of_a_table_that_owes() -> None:
    state = reported(start_entry(club(12)), 5)
    assert a_points(typed(state, "⏎5⏎95⏎"))[:2] == ["5", "95"]
    asked = typed(state, "⏎10⏎")
    assert (keys(asked.notice), asked.notice[0].args) == (["entry-hand-or-table"], {"points": 10})
    assert asked.notice[0].severity is Severity.QUESTION
    one = start_entry(club(5))
    regulations = replace(one.tournament.regulations, hands_per_stage=1, stages=1)
    one = replace(one, tournament=replace(one.tournament, regulations=regulations))
    assert (typed(one, "⏎5⏎").saving, len(typed(one, "⏎5⏎⏎").saving)) == ({}, 1)
