"""A half-typed slip comes back after the program ended."""

import os
from dataclasses import replace

import pytest

from tests.entry.typing_keys import club, pairs, typed
from tichu_turnier.entry.drafts import DraftKeeper, as_typed, drafts_file, drafts_of, keep, kept_drafts
from tichu_turnier.entry.moves import open_table
from tichu_turnier.entry.session import EntrySession, press
from tichu_turnier.entry.state import start_entry
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import EnterResult, EnterSecond
from tichu_turnier.tournament.model.snapshot import Hands

TWO = club(2)


def half_typed(folder):
    """A file of drafts with one key of a slip."""
    file = drafts_file(folder / "club.tichu")
    keep(file, drafts_of(typed(start_entry(TWO), "⏎5")))
    return file


@pytest.mark.parametrize(
    ("tournament", "script"), [(club(2), "⏎55⏎s160⏎xj"), (pairs(2), "⏎55⏎u⏎9"), (pairs(2), "⏎④640")]
)
def test_what_was_typed_comes_back(tmp_path, tournament, script):
    state = typed(start_entry(tournament), script)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(state))
    session = EntrySession(tournament, tmp_path / "club.tichu")
    assert session.drafts == drafts_of(state)
    again = open_table(session.state, state.table)
    assert again.form.report() == state.form.report()
    assert again.form.part.typed == state.form.part.typed if state.form.by_totals else True


def test_each_pass_gets_back_what_was_typed_in_it(tmp_path):
    change = EnterResult(1, 1, Hands((counted(55),)))
    tournament, path = change.apply(club(2)), tmp_path / "club.tichu"
    first = typed(start_entry(tournament), "⏎60⏎")
    second = typed(start_entry(tournament, second=True), "⏎75")
    keep(drafts_file(path), (*drafts_of(first), *drafts_of(second)))
    assert kept_drafts(path, tournament)[False] == {(1, 2): first.form}
    session = EntrySession(tournament, path)
    assert (session.state.second, drafts_of(session.other_pass)) == (False, drafts_of(second))
    agreed = EnterSecond(1, 1, second.form.report()).apply(tournament)
    assert kept_drafts(path, agreed)[True] == {}


def test_what_is_told_of_a_second_entry_is_no_correction(tmp_path):
    """It was said that table 1 was not saved yet, on the ranking even that it was being corrected."""
    path = tmp_path / "club.tichu"
    tournament = EnterResult(1, 1, Hands((counted(55),))).apply(club(2))
    second = typed(start_entry(tournament, second=True), "1⏎75")
    keep(drafts_file(path), (*drafts_of(typed(start_entry(tournament), "⏎60⏎")), *drafts_of(second)))
    told = as_typed(path, tournament)
    assert (told.half_typed, told.typed_again) == ({(1, 2)}, {(1, 1)})


def test_a_saved_slip_is_no_draft_any_more(tmp_path):
    tournament = club(1)
    state = typed(start_entry(tournament), "⏎55" * 9)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(state))
    change = press(state, "enter").pending_change
    assert EntrySession(tournament, tmp_path / "club.tichu").drafts
    assert EntrySession(change.apply(tournament), tmp_path / "club.tichu").drafts == ()


def test_a_huge_file_stays_and_is_told(tmp_path):
    file = half_typed(tmp_path)
    drafts = EntrySession(TWO, tmp_path / "club.tichu").drafts
    os.truncate(file, 2_000_001)
    assert [each.key for each in EntrySession(TWO, tmp_path / "club.tichu").findings] == ["file-too-big"]
    DraftKeeper(tmp_path / "club.tichu", lambda job: job()).keep(drafts)
    assert file.stat().st_size == 2_000_001


def test_other_rules_or_no_table_drop_the_draft(tmp_path):
    half_typed(tmp_path)
    other = replace(TWO, regulations=replace(TWO.regulations, hands_per_stage=4))
    for tournament in (other, replace(TWO, rounds=())):
        assert EntrySession(tournament, tmp_path / "club.tichu").drafts == ()


@pytest.mark.parametrize("cut", [0, 1, 40, 200, None])
def test_a_damaged_file_is_left_out(tmp_path, cut):
    file = half_typed(tmp_path)
    file.write_bytes(b"[" * 100_000 if cut is None else file.read_bytes()[:cut])
    assert EntrySession(TWO, tmp_path / "club.tichu").drafts == ()


@pytest.mark.parametrize("other", ['"typed": ["x", ""]', '"typed": ["1", 2]', '"typed": ["1234567", ""]'])
def test_a_draft_that_no_key_can_make_is_left_out(tmp_path, other):
    file = half_typed(tmp_path)
    content = file.read_text("utf-8")
    assert '"typed": ["5", ""]' in content
    file.write_text(content.replace('"typed": ["5", ""]', other), "utf-8")
    assert EntrySession(TWO, tmp_path / "club.tichu").drafts == ()
