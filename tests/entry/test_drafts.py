"""A half-typed slip comes back after the program ended."""

from dataclasses import replace
from datetime import date

import pytest

from tichu_turnier.entry.drafts import drafts_file, drafts_of, keep, kept_drafts
from tichu_turnier.entry.moves import open_table
from tichu_turnier.entry.session import EntrySession, press
from tichu_turnier.entry.state import start_entry
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import AddEntrants, EnterResult, EnterSecond, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.registration.entrants import NewEntrant


def drawn(preset, count):
    members = (("Eins", "Zwei") if preset is TREIBHAUS else ()) * 1
    news = tuple(
        NewEntrant(f"Karte {number}", tuple(f"{m} {number}" for m in members)) for number in range(count)
    )
    club = preset.tournament("Klubabend", date(2026, 11, 21), "Luzern", "Europe/Zurich")
    club = AddEntrants(news).apply(club)
    return PublishDraw(next_round(club, 1)).apply(club)


def typed(tournament, *keys, second=False):
    state = start_entry(tournament, second=second)
    for key in keys:
        state = press(state, key)
    return state


@pytest.mark.parametrize(
    ("preset", "keys"),
    [
        (CLUB_EVENING, ("enter", "5", "5", "enter", "s", "1", "6", "0", "enter", "x", "j")),
        (TREIBHAUS, ("enter", "5", "5", "enter", "u", "enter", "9")),
        (TREIBHAUS, ("enter", "f4", "6", "4", "0")),
    ],
)
def test_what_was_typed_comes_back(tmp_path, preset, keys):
    tournament = drawn(preset, 8)
    state = typed(tournament, *keys)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(state))
    session = EntrySession(tournament, tmp_path / "club.tichu")
    assert session.drafts == drafts_of(state)
    again = open_table(session.state, state.table)
    assert again.form.report() == state.form.report()
    assert again.form.part.typed == state.form.part.typed if state.form.by_totals else True


def test_each_pass_gets_back_what_was_typed_in_it(tmp_path):
    tournament = drawn(CLUB_EVENING, 8)
    change = EnterResult(1, 1, Hands((counted(55),)))
    tournament, path = change.apply(tournament), tmp_path / "club.tichu"
    first = typed(tournament, "enter", "6", "0", "enter")
    second = typed(tournament, "enter", "7", "5", second=True)
    keep(drafts_file(path), (*drafts_of(first), *drafts_of(second)))
    assert kept_drafts(path, tournament)[False] == {(1, 2): first.form}
    session = EntrySession(tournament, path)
    assert (session.state.second, drafts_of(session.other_pass)) == (False, drafts_of(second))
    agreed = EnterSecond(1, 1, second.form.report()).apply(tournament)
    assert kept_drafts(path, agreed)[True] == {}


def test_nothing_typed_leaves_no_file(tmp_path):
    tournament = drawn(CLUB_EVENING, 8)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(typed(tournament, "enter", "5")))
    assert drafts_file(tmp_path / "club.tichu").exists()
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(typed(tournament)))
    assert not drafts_file(tmp_path / "club.tichu").exists()


def test_a_saved_slip_is_no_draft_any_more(tmp_path):
    tournament = drawn(CLUB_EVENING, 4)
    hands = [key for _ in range(9) for key in ("enter", "5", "5")]
    state = typed(tournament, *hands)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(state))
    change = press(state, "enter").pending_change
    assert EntrySession(tournament, tmp_path / "club.tichu").drafts
    assert EntrySession(change.apply(tournament), tmp_path / "club.tichu").drafts == ()


def test_other_rules_or_no_table_drop_the_draft(tmp_path):
    tournament = drawn(CLUB_EVENING, 8)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(typed(tournament, "enter", "5")))
    other = replace(tournament, regulations=replace(tournament.regulations, hands_per_stage=4))
    assert EntrySession(other, tmp_path / "club.tichu").drafts == ()
    assert EntrySession(replace(tournament, rounds=()), tmp_path / "club.tichu").drafts == ()


def test_a_file_of_brackets_is_left_out(tmp_path):
    drafts_file(tmp_path / "club.tichu").write_text("[" * 100_000)
    assert EntrySession(drawn(CLUB_EVENING, 8), tmp_path / "club.tichu").drafts == ()


@pytest.mark.parametrize("cut", [0, 1, 40, 200])
def test_a_damaged_file_is_left_out(tmp_path, cut):
    tournament = drawn(CLUB_EVENING, 8)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(typed(tournament, "enter", "5")))
    file = drafts_file(tmp_path / "club.tichu")
    file.write_bytes(file.read_bytes()[:cut])
    assert EntrySession(tournament, tmp_path / "club.tichu").drafts == ()


@pytest.mark.parametrize("other", ['"typed": ["x", ""]', '"typed": ["1", 2]', '"typed": ["1234567", ""]'])
def test_a_draft_that_no_key_can_make_is_left_out(tmp_path, other):
    tournament = drawn(CLUB_EVENING, 8)
    keep(drafts_file(tmp_path / "club.tichu"), drafts_of(typed(tournament, "enter", "5")))
    file = drafts_file(tmp_path / "club.tichu")
    content = file.read_text("utf-8")
    assert '"typed": ["5", ""]' in content
    file.write_text(content.replace('"typed": ["5", ""]', other), "utf-8")
    assert EntrySession(tournament, tmp_path / "club.tichu").drafts == ()
