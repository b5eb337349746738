"""Does everything stand on the list of interventions, and nothing else?"""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.sheets.formats.html import render
from tichu_turnier.sheets.standings import RANKING
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import (
    ClearResult,
    EnterResult,
    GivePenalty,
    KeepApart,
    LiftPenalty,
    PublishDraw,
    SetRegulations,
    SwapSeats,
    WithdrawDraw,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.seat_swap import TwoTables
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.tournament_json import export_json, import_json
from tichu_turnier.words.listings.journal import deviations


def kinds(tournament):
    return [(str(each.kind), each.round, each.table) for each in deviations(tournament)]


@pytest.fixture
def played():
    """Two rounds of eight partnerships, the first with all its results."""
    tournament = drawn(evening("treibhaus", 8), 3, 1)
    for table in tournament.missing(1):
        tournament = EnterResult(1, table, Totals(600, 400, 10)).apply(tournament)
    return drawn(tournament, 4, 1)


def test_a_smooth_evening_has_none(played):
    assert deviations(EnterResult(2, 1, Totals(600, 400, 10)).apply(played)) == ()


def test_lots_drawn_by_hand_and_exchanged_seats(played):
    later = PublishDraw(replace(next_round(played, 5), seed=None)).apply(played)
    later = SwapSeats(2, TwoTables(1, 2)).apply(later)
    assert kinds(later) == [("exchange", 2, 0), ("hand-draw", 3, 0)]


def test_accepted_objections(played):
    later = EnterResult(2, 3, Totals(605, 300, 10), "so unterschrieben").apply(played)
    (told,) = deviations(later)
    assert (str(told.kind), told.round, told.table) == ("accepted", 2, 3)
    assert (told.after, told.reason) == ("605:300", "so unterschrieben")


def test_corrections_after_the_next_draw_but_not_before(played):
    again = EnterResult(1, 2, Totals(600, 400, 10)).apply(played)
    later = EnterResult(1, 2, Totals(400, 600, 10)).apply(again)
    (told,) = deviations(later)
    assert (told.round, told.table, told.before, told.after) == (1, 2, "600:400", "400:600")
    late = EnterResult(2, 1, Totals(600, 400, 10)).apply(played)
    assert deviations(EnterResult(2, 1, Totals(500, 500, 10)).apply(late)) == ()


def test_corrections_once_the_ranking_was_complete(played):
    last = drawn(EnterResult(2, 1, Totals(600, 400, 10)).apply(played), 5, 1)
    for number in (2, 3):
        for table in last.missing(number):
            last = EnterResult(number, table, Totals(600, 400, 10)).apply(last)
    last = replace(last, regulations=replace(last.regulations, rounds=3))
    assert kinds(EnterResult(3, 4, Totals(500, 500, 10)).apply(last)) == [("correction", 3, 4)]
    early = ClearResult(3, 1).apply(last)
    assert kinds(EnterResult(3, 4, Totals(500, 500, 10)).apply(early)) == [("correction", 3, 1)]


def test_warnings_in_spite_of_which_a_round_was_published(played):
    one, other = played.rounds[1].tables[0].seats[:2]
    apart = KeepApart(one, other).apply(replace(played, rounds=played.rounds[:1]))
    published = PublishDraw(played.rounds[1]).apply(apart)
    assert kinds(published) == [("wishes", 1, 0), ("warned", 2, 0)]
    assert kinds(WithdrawDraw(2).apply(published)) == [("wishes", 1, 0)]
    swiss = drawn(evening("swiss", 8), 3, 1)
    assert [each.reason for each in deviations(drawn(swiss, 4, 1))] == ["draw-results-missing"]


@pytest.mark.parametrize(("kind", "told"), [("victory-points", [("ruling", 1, 0)]), ("warning", [])])
def test_rulings_that_came_or_went_after_the_next_draw(played, kind, told):
    at = datetime(2026, 11, 21, 20, tzinfo=UTC)
    given = Penalty(1, PenaltyKind(kind), (played.rounds[0].tables[0].seats[0],), "zu laut", at, 1, round=1)
    ruled = GivePenalty(given).apply(played)
    assert kinds(ruled) == told
    assert kinds(LiftPenalty(1).apply(ruled)) == 2 * told
    assert kinds(GivePenalty(replace(given, round=2)).apply(played)) == []


def test_a_result_that_is_taken_away_and_entered_anew(played):
    gone = ClearResult(1, 2).apply(played)
    (told,) = deviations(EnterResult(1, 2, Totals(500, 500, 10)).apply(gone))
    assert (told.before, told.after) == ("600:400", "")


def test_other_regulations_once_for_each_round(played):
    other = SetRegulations(replace(played.regulations, rounds=4)).apply(played)
    other = SetRegulations(replace(played.regulations, dropped_rounds=1)).apply(other)
    assert kinds(other) == [("regulations", 2, 0)]
    before = evening("treibhaus", 8)
    assert deviations(SetRegulations(replace(before.regulations, rounds=4)).apply(before)) == ()
    heard = SetRegulations(replace(played.regulations, hint_from=0)).apply(played)
    assert deviations(heard) == ()


def test_they_leave_with_an_export_and_come_back(played):
    later = ClearResult(1, 2).apply(replace(played, identity="0" * 16))
    text = export_json(later)
    words = "Round 1, table 2: 600:400 changed to – afterwards."
    assert json.loads(text)["deviations"] == [{"kind": "correction", "round": 1, "text": words}]
    assert export_json(import_json(text)) == text


@pytest.mark.parametrize("language", languages())
def test_the_ranking_ends_with_them(played, language):
    texts = Texts(language)
    smooth, other = (
        render(RANKING.document(each, texts)).decode() for each in (played, ClearResult(1, 2).apply(played))
    )
    title = texts("deviation-title")
    assert title not in smooth
    assert "600:400" in other.rpartition(title)[2]
