"""What trials found: right evenings that were called wrong, wrong ones that both called right."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product

import pytest

from tests.cases import some
from tests.check.evenings import bracket, export, totals
from tests.evenings import drawn, evening, keys
from tichu_turnier.check import check, facts_of
from tichu_turnier.check.ranking import in_order
from tichu_turnier.check.standings import sums_of
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.match_audit import possible_match
from tichu_turnier.rules.hand import Award, HandReport
from tichu_turnier.rules.ruleset import BothGrandTichus, RuleSet
from tichu_turnier.tournament.changes import (
    EnterResult,
    GivePenalty,
    KeepApart,
    LiftPenalty,
    NeedTable,
    PublishDraw,
    SetPresence,
    SubstituteFromZero,
    SwapSeats,
    Withdraw,
)
from tichu_turnier.tournament.draws.formats import groups_knock_out, next_round
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, KnockOut, OddNumbers, Totals
from tichu_turnier.tournament.scoring.ranking import ranking
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json

AT = datetime(2026, 11, 21, 20, tzinfo=UTC)


def found(tournament):
    return [each.kind for each in check(facts_of(json.loads(export_json(tournament))))]


def entered(tournament, score=(600, 400), only=()):
    """All tables of the last round, or some, have reported."""
    number = len(tournament.rounds)
    for table in only or tournament.missing(number):
        tournament = EnterResult(number, table, Totals(score[0], score[1], 10)).apply(tournament)
    return tournament


def done(tournament, change):
    assert not [each for each in change.findings(tournament) if each.blocks]
    return change.apply(tournament)


def ruling(kind, who, round_, hand=0, points=(100, 0)):
    return GivePenalty(
        Penalty(1, kind, (EntrantId(who),), "so entschieden", AT, points[0], points[1], round_, hand)
    )


def with_odd_table(people, odd, hands=4):
    start = drawn(evening("dtm", people, odd_numbers=odd, rounds=1, hands_per_stage=4), 7, 1)
    return EnterResult(1, 1, Hands((HandReport(60, 40),) * hands)).apply(start)


@pytest.mark.parametrize("person", range(6))
def test_a_ruling_at_a_table_of_six_is_for_the_side_of_whom_it_names(person):
    start = with_odd_table(6, OddNumbers.SIX)
    who = (*start.rounds[0].tables[0].seats, *start.rounds[0].tables[0].more)[person]
    after = done(start, ruling(PenaltyKind.ADJUSTED_SCORE, who, 1, 1))
    assert found(after) == []
    points = {row.entrant.id: row.record.tichu_points for row in standings(after)}
    usual = 3 * (60 if person % 2 == 0 else 40)
    assert points[who] == usual + 100


def test_who_rested_in_a_hand_is_given_no_score_for_it():
    start = with_odd_table(5, OddNumbers.FIVE, 5)
    change = ruling(PenaltyKind.ADJUSTED_SCORE, start.rounds[0].tables[0].fifth, 1, 1)
    assert keys(each for each in change.findings(start) if each.blocks) == ["penalty-rested"]
    assert found(change.apply(start)) == ["ruling"]
    assert found(done(start, ruling(PenaltyKind.HAND_ANNULLED, start.rounds[0].tables[0].fifth, 1, 1))) == []


ENCOUNTERS = [((1, 2), (600, 400)), ((3, 4), (600, 400)), ((1, 3), (400, 600)), ((2, 4), (600, 400))]
ENCOUNTERS += [((1, 4), (600, 400)), ((2, 3), (600, 400))]


def test_who_is_level_after_the_encounters_is_compared_again():
    """1, 2 and 3 won two of three, each beat one of the other two; 4 won none: 1 = 2 = 3."""
    rounds = [([pair for pair, _ in ENCOUNTERS[at : at + 2]],) for at in (0, 2, 4)]
    results = [(1 + at // 2, 1 + at % 2, totals(*score)) for at, (_, score) in enumerate(ENCOUNTERS)]
    chain = ["victory-points", "direct-encounter"]
    facts = facts_of(export(4, rounds, results, format="round-robin", tie_breaks=chain))
    sums = sums_of(facts, 3)
    values, order = in_order(facts, 3, sums, chain, {}, [1, 2, 3, 4])
    assert order == [[1, 2, 3], [4]]
    assert in_order(facts, 3, sums, chain[1:], {}, [1, 2])[1] == [[1], [2]]
    assert values[4]["direct-encounter"] == 0


@pytest.mark.parametrize("seed", some(range(25), 9))
def test_encounters_in_a_round_robin_of_wins(seed):
    chain = ("victory-points", "direct-encounter", "lot")
    start = evening("round-robin", 5 + seed % 2, rounds=5, tie_breaks=chain)
    for number in range(5):
        start = drawn(start, seed + number, 1)
        for table in start.missing(number + 1):
            score = (600, 400) if (seed >> (number + table) % 5) & 1 else (400, 600)
            start = entered(start, score, only=(table,))
    assert found(start) == []


@pytest.mark.parametrize(("teams", "groups"), some(list(product(range(4, 12), [1, 2, 3, 4])), 11))
def test_groups_are_as_many_as_two_of_each_make(teams, groups):
    start = evening("groups-knock-out", teams, knock_out=KnockOut(groups=groups, advancing=2))
    for number in range(4):
        start = entered(drawn(start, number, 1), (600 + 10 * number, 400))
    assert found(start) == []


def in_groups(chain, *scores):
    """Two groups of three; the scores of the matches of the teams 1 to 3, first against second."""
    start = evening("groups-knock-out", 6, knock_out=KnockOut(seeded=True, groups=2, advancing=1))
    start = replace(start, regulations=replace(start.regulations, tie_breaks=("bracket", *chain)))
    told = dict(scores)
    for number in range(1, 4):
        start = drawn(start, number, 1)
        for seating in start.rounds[-1].tables:
            pair = seating.seats[:2]
            score = told.get(pair) or told.get(pair[::-1], (400, 600))[::-1]
            start = entered(start, score, only=(seating.table,))
    return start


def test_who_goes_on_from_a_group_leads_it_by_the_criteria_of_the_regulations():
    """One group is 1, 4, 5; each won once, 1 with the most points and 5 with the best difference."""
    scores = [((1, 4), (1400, 1500)), ((1, 5), (1500, 1400)), ((4, 5), (0, 900))]
    for chain, first in (
        (("victory-points", "tichu-points"), 1),
        (("victory-points", "tichu-difference"), 5),
    ):
        start = in_groups(chain, *scores)
        final = drawn(start, 9, 1)
        assert len(final.rounds[3].tables) == 1
        assert ({1, 4, 5} & final.rounds[3].people()) == {first}
        assert found(final) == []


def test_who_goes_on_by_other_criteria_than_those_of_the_regulations_is_named(monkeypatch):
    """As both programs had it once: by difference before Tichu points, whatever the regulations say."""
    chain = ("victory-points", "tichu-difference", "tichu-points", "lot")

    def fixed(tournament, *args, **more):
        regulations = replace(tournament.regulations, tie_breaks=chain)
        return ranking(replace(tournament, regulations=regulations), *args, **more)

    scores = [((1, 4), (1400, 1500)), ((1, 5), (1500, 1400)), ((4, 5), (0, 900))]
    start = in_groups(("victory-points", "tichu-points"), *scores)
    monkeypatch.setattr(groups_knock_out, "ranking", fixed)
    assert set(found(drawn(start, 9, 1))) >= {"out-already"}


@pytest.mark.parametrize("winner", [1, 4])
def test_the_encounter_of_two_of_a_group_sends_one_on(winner):
    one = (600, 400) if winner == 1 else (400, 600)
    scores = [((1, 4), one), ((1, 5), (900, 100)), ((4, 5), (900, 100))]
    final = drawn(in_groups(("direct-encounter",), *scores[:1], ((1, 5), one[::-1]), ((4, 5), one)), 9, 1)
    assert found(final) == []
    start = in_groups(("victory-points", "direct-encounter"), *scores)
    assert winner in drawn(start, 9, 1).rounds[3].people()
    assert found(drawn(start, 9, 1)) == []


@pytest.mark.parametrize("change", [KeepApart, NeedTable])
def test_a_wish_of_later_is_not_held_against_earlier_rounds(change):
    start = entered(drawn(evening("swiss", 8), 3, 1))
    for seating in start.rounds[0].tables:
        one, other = seating.seats[:2]
        wish = KeepApart(one, other) if change is KeepApart else NeedTable(one, seating.table % 4 + 1)
        after = done(start, wish)
        assert found(after) == []
        third = drawn(entered(drawn(after, 4, 1)), 5, 1)
        assert found(third) == []
        data = json.loads(export_json(third))
        data["deviations"] = []
        assert {each.kind for each in check(facts_of(data))} == {"keep-apart"} or change is NeedTable


@pytest.mark.parametrize("preset", ["swiss", "dtm", "treibhaus", "whist"])
def test_who_comes_back_has_missed_what_was_drawn_without(preset):
    start = drawn(evening(preset, 9, rounds=5), 1, 1)
    out = done(start, Withdraw(EntrantId(4), 2))
    for number in (2, 3):
        out = drawn(out, number, 1)
    back = (
        SetPresence(EntrantId(4), (4, 5)),
        Withdraw(EntrantId(4), None),
        Withdraw(EntrantId(4), 5),
    )
    for change in back:
        after = done(out, change)
        assert after.entrants[EntrantId(4)].away == (2, 3)
        assert found(drawn(after, 9, 1)) == []
        assert not after.entrants[EntrantId(4)].here_in(2)


@pytest.mark.parametrize("wish", [KeepApart(EntrantId(1), EntrantId(2)), NeedTable(EntrantId(1), 2)])
def test_a_draw_that_a_person_published_in_spite_of_a_warning_is_accepted(wish):
    start = done(evening("swiss", 4), wish)
    drawn_by_lot = next(
        each
        for each in (next_round(start, seed) for seed in range(50))
        if {1, 3} in [set(seating.entrants()) for seating in each.tables]
    )
    names = {EntrantId(3): EntrantId(2), EntrantId(2): EntrantId(3)}
    wrong = tuple(seating.renamed(names) for seating in drawn_by_lot.tables)
    wrong = tuple(replace(each, table=3 - each.table) for each in wrong) if "NeedT" in str(wish) else wrong
    start = done(start, PublishDraw(replace(drawn_by_lot, tables=wrong)))
    data = json.loads(export_json(start))
    assert check(facts_of(data)) == ()
    assert [each["kind"] for each in data["deviations"]] == ["warned"]
    data["deviations"] = []
    assert {each.kind for each in check(facts_of(data))} & {"keep-apart", "needs-table"}


@pytest.mark.parametrize(("preset", "people"), [("whist", 10), ("club-evening", 7), ("dtm", 11)])
def test_who_was_beside_a_table_of_six_has_had_a_turn(preset, people):
    """Of ten, two in turn are too many for the tables of four: they are beside a table of six, or rest."""
    start = evening(preset, people, odd_numbers=OddNumbers.SIX, rounds=7)
    start = done(start, KeepApart(EntrantId(6), EntrantId(7)))
    for number in range(7):
        start = drawn(start, 20 + number, 1)
    assert found(start) == []


def test_before_the_first_draw_nobody_is_in_a_group():
    assert found(evening("groups-knock-out", 6)) == []


def test_a_disqualification_that_is_lifted_leaves_the_rounds_missed():
    start = entered(drawn(evening("swiss", 9), 1, 1))
    out = drawn(done(start, ruling(PenaltyKind.DISQUALIFICATION, 4, 1, points=(0, 0))), 2, 1)
    after = done(out, LiftPenalty(1))
    assert after.entrants[EntrantId(4)].away == (2,)
    assert found(drawn(entered(after), 3, 1)) == []


@pytest.mark.parametrize("teams", [6, 8, 13, 16])
def test_while_a_round_of_a_double_elimination_is_half_entered(teams):
    start = evening("double-elimination", teams)
    for number in range(4):
        start = drawn(start, number, 1)
        for table in start.missing(number + 1):
            start = entered(start, only=(table,))
            assert found(start) == []


@pytest.mark.parametrize("award", list(Award))
def test_prepared_hands_that_were_not_played(award):
    start = drawn(evening("duplicate", 4, board_seed=1), 1, 1)
    hands = Hands((HandReport(0, 0, awarded=(award, Award.AVERAGE)), HandReport(60, 40), HandReport(40, 60)))
    for table in start.missing(1):
        start = done(start, EnterResult(1, table, hands))
    assert found(start) == []


@pytest.mark.parametrize(
    "report",
    [Hands((HandReport(100, 0),) * 3), Hands((HandReport(62, 38),)), Hands((HandReport(0, 100),) * 9)],
)
@pytest.mark.parametrize("preset", ["dtm", "club-evening"])
def test_what_a_person_accepted_is_accepted_and_said(preset, report):
    start = drawn(evening(preset, 4), 1, 1)
    after = done(start, EnterResult(1, 1, report, "alle vier unterschrieben"))
    data = json.loads(export_json(after))
    assert data["claims"]["results"][0]["possible"] is False
    assert found(after) == []
    assert [each["kind"] for each in data["deviations"]] == ["accepted"]


def test_a_grand_tichu_is_only_left_out_beside_one_that_was_made():
    start = evening("treibhaus", 2)
    rules = replace(start.regulations.rules, both_grand_tichus=BothGrandTichus.MADE_ONLY)
    start = drawn(replace(start, regulations=replace(start.regulations, rules=rules)), 1, 1)
    data = json.loads(export_json(start))
    hand = {"a": 0, "b": -100, "calls": ["none", "grand", "none", "grand"], "first_out": 0, "double": "no"}
    hand |= {"awarded": None, "special_cards_out": False}
    report = {"kind": "Hands", "hands": [hand]}
    data |= {"claims": {}, "results": [{"round": 1, "table": 1, "report": report, "accepted_because": ""}]}
    assert [each.kind for each in check(facts_of(data))] == ["score"]
    hand |= {"a": 285, "b": 15, "calls": ["grand", "none", "grand", "none"]}
    assert check(facts_of(data)) == ()


@pytest.mark.parametrize(("a", "b"), [(0, 0), (-50, 50), (50, -50), (-100, 50)])
def test_totals_that_make_nothing_together_are_audited_where_two_play_without_a_grand_tichu(a, b):
    rules = RuleSet(grand_tichu=False, players=2)
    assert possible_match(a, b, 1, rules) is (a + b >= 0 and abs(a) <= 50)


@pytest.mark.parametrize("odd", [OddNumbers.FIVE, OddNumbers.THREE])
def test_by_the_clock_an_odd_table_plays_as_many_hands_as_it_can(odd):
    people = 5 if odd is OddNumbers.FIVE else 3
    start = drawn(evening("dtm", people, odd_numbers=odd, hands_per_stage=0), 1, 1)
    assert found(done(start, EnterResult(1, 1, Hands((HandReport(60, 40),) * 11)))) == []


def test_who_came_from_zero_into_groups_is_named_instead_of_ending_the_opinion():
    start = entered(drawn(evening("groups-knock-out", 8), 1, 1))
    after = SubstituteFromZero(EntrantId(3), "Zander", ("Zander links", "Zander rechts")).apply(start)
    try:
        after = PublishDraw(next_round(after, 2)).apply(after)
    except Refusal:
        return
    assert isinstance(found(after), list)


def test_a_single_who_found_no_partner_was_never_to_be_drawn():
    data = bracket(4, ["1-4 500:300 2-3 400:600"], format="swiss")
    alone = data["entrants"][0] | {"id": 5, "name": "Solo", "members": ["Solo"]}
    data["entrants"].append(alone)
    assert check(facts_of(data)) == ()
    alone["members"] = []
    assert [each.kind for each in check(facts_of(data))] == ["left-out"]


def test_who_left_a_group_stays_behind_while_its_last_round_is_half_entered():
    start = evening("groups-knock-out", 7, knock_out=KnockOut(groups=1, advancing=2))
    for number in range(1, 8):
        start = drawn(start, number, 1)
        if number == 3:
            start = done(start, Withdraw(start.rounds[-1].sitting_out[0], 4))
        for table in start.missing(number):
            start = entered(start, (600 + 10 * table, 400), only=(table,))
            assert found(start) == []


def semi_finals(*scores, **cup):
    """Four teams after the semi-finals with these scores."""
    start = drawn(evening("knock-out", 4, knock_out=KnockOut(**cup)), 1, 1)
    for table, score in enumerate(scores, 1):
        start = entered(start, score, only=(table,))
    return start


@pytest.mark.parametrize("side", [0, 1])
def test_who_leaves_after_a_level_semi_final_is_fourth(side):
    start = semi_finals((600, 400), (500, 500))
    after = done(start, Withdraw(start.rounds[0].tables[1].seats[side], 2))
    assert found(after) == []


def test_who_won_the_final_and_leaves_stays_the_winner_while_the_third_place_is_level():
    start = drawn(semi_finals((600, 400), (600, 400)), 2, 1)
    final = next(each for each in start.rounds[1].tables if each.seats[0] in start.rounds[0].tables[0].seats)
    for seating in start.rounds[1].tables:
        start = entered(start, (600, 400) if seating is final else (500, 500), only=(seating.table,))
    for who in final.seats[:2]:
        assert found(done(start, Withdraw(who, 3))) == []


def test_places_exchanged_between_two_matches_of_a_series_are_taken_as_claimed():
    start = drawn(semi_finals((600, 400), (600, 400), best_of_three_from=4), 2, 1)
    one, other = (seating.seats[0] for seating in start.rounds[1].tables)
    start = entered(done(start, SwapSeats(2, TwoEntrants(one, other))), (600, 400))
    for number in range(3, 7):
        try:
            start = entered(drawn(start, number, 1), (600, 400))
        except Refusal:
            break
        assert "bracket" not in found(start)


def test_whoever_met_in_an_annulled_hand_has_met():
    chain = ("victory-points", "buchholz", "direct-encounter")
    start = drawn(evening("dtm", 4, hands_per_stage=1, tie_breaks=chain), 1, 1)
    start = done(start, EnterResult(1, 1, Hands((HandReport(60, 40),))))
    assert found(done(start, ruling(PenaltyKind.HAND_ANNULLED, 1, 1, 1, (0, 0)))) == []
