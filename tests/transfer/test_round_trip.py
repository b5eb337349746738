"""Is a tournament that left as JSON and came back the same to the last byte when it leaves again?"""

import os
import random
from dataclasses import replace
from datetime import date, datetime

import pytest

from tests.evenings import fresh
from tichu_turnier.desk.demo import sample_entrants
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    PublishDraw,
    SetPrizes,
    Withdraw,
)
from tichu_turnier.tournament.draws.formats import bracket_of, next_round
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.penalty import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.prizes import ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import Hands, OddNumbers, Tournament
from tichu_turnier.tournament.tables.table import regulations_at
from tichu_turnier.transfer.exporting import export_json, import_json

COUNT = int(os.environ.get("TICHU_ROUND_TRIPS", "30"))
"""So many generated tournaments; all formats have their turn, again and again."""


def applied(tournament: Tournament, *changes) -> Tournament:
    for change in changes:
        assert not any(finding.blocks for finding in change.findings(tournament))
        tournament = change.apply(tournament)
    return tournament


def generated(number: int) -> Tournament:
    """The tournament with this number: a format, a size, two rounds with results, penalties and prizes."""
    chance = random.Random(number)
    preset = PRESETS[number % len(PRESETS)]
    odd = list(OddNumbers)[number // len(PRESETS) % len(OddNumbers)]
    new = replace(fresh(preset, odd_numbers=odd), name=f"Nr. {number} «Ğ 김»\n")
    count = chance.choice((8, 16)) + (chance.choice((2, 3)) if preset.key == "club-evening" else 0)
    tournament = applied(new, AddEntrants(sample_entrants(chance, new.regulations.unit, count)))
    tournament = applied(tournament, CheckIn(tuple(tournament.entrants)))
    for _ in range(min(2, new.regulations.rounds)):
        tournament = applied(tournament, PublishDraw(next_round(tournament, number)))
        tournament = with_results(tournament, chance)
    if bracket_of(tournament) is None:
        tournament = applied(tournament, Withdraw(chance.choice(list(tournament.entrants)), 3))
    return with_more(tournament, chance)


def with_results(tournament: Tournament, chance: random.Random) -> Tournament:
    number = len(tournament.rounds)
    for table in tournament.missing(number):
        report = possible_match(chance, regulations_at(tournament, number, table))
        while bracket_of(tournament) is not None and report.totals[0] == report.totals[1]:
            report = possible_match(chance, regulations_at(tournament, number, table))
        tournament = EnterResult(number, table, report, "gesehen").apply(tournament)
    return tournament


def with_more(tournament: Tournament, chance: random.Random) -> Tournament:
    who = chance.sample(list(tournament.entrants), 2)
    at = datetime(2026, 11, 21, 20, 15, 1)  # noqa: DTZ001 - by the clock in the room
    kinds = chance.sample(list(PenaltyKind), 3)
    until = chance.choice((None, date(2027, 1, 1)))
    given = [
        Penalty(number, kind, tuple(who), "zu laut", at, 5, 1, 1, 2, "Uhu", until)
        for number, kind in enumerate(kinds, 1)
    ]
    prizes = Prize(ForPlace(1), "Käse"), Prize(ForSpecialList("x"), "Wein"), Prize(ForSomebody(), "Dank")
    tournament = replace(tournament, penalties=frozen((each.number, each) for each in given))
    return SetPrizes(prizes).apply(tournament)


@pytest.mark.parametrize("number", range(COUNT))
def test_generated_tournaments_come_back_to_the_last_byte(number):
    before = generated(number)
    text = export_json(before)
    after = import_json(text)
    assert after == before
    assert export_json(after) == text


@pytest.mark.parametrize("number", range(0, COUNT, 3))
def test_one_tournament_has_one_text_in_whichever_order_it_came_about(number):
    before = generated(number)
    other = replace(
        before,
        entrants=frozen(reversed(before.entrants.items())),
        results=frozen(reversed(before.results.items())),
        penalties=frozen(reversed(before.penalties.items())),
    )
    assert list(other.results) != list(before.results)
    assert export_json(other) == export_json(before)


def test_the_generated_ones_have_everything():
    """Else the test above would prove less than it says."""
    all_of_them = [generated(number) for number in range(4 * len(PRESETS))]
    assert {each.regulations.format for each in all_of_them} == {p.regulations.format for p in PRESETS}
    tables = [seating for each in all_of_them for drawn in each.rounds for seating in drawn.tables]
    for field in ("fifth", "sixth", "first_board"):
        assert any(getattr(seating, field) for seating in tables)
    assert {each.regulations.rules.players for each in all_of_them} == {2, 4}
    reports = [result.report for each in all_of_them for result in each.results.values()]
    assert any(hand.double for report in reports if isinstance(report, Hands) for hand in report.hands)
    assert {penalty.kind for each in all_of_them for penalty in each.penalties.values()} == set(PenaltyKind)
