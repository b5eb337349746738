"""Is the cost of a swap what the figures of the evening become, and what is not allowed refused?"""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import drawn, evening, keys, seat, told
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import KeepApart, NeedTable, SwapSeats
from tichu_turnier.tournament.draws.fairness import evening_figures, meetings
from tichu_turnier.tournament.draws.format import quality_of
from tichu_turnier.tournament.draws.seat_swap import Cost, Reunion, TwoEntrants, TwoTables, swapped, weigh
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, OddNumbers, Result, Round, Seating
from tichu_turnier.tournament.tables.table_count import Together


def weighed(tournament, swap, number=None):
    last = number or len(tournament.rounds)
    return weigh(tournament, tournament.rounds[last - 1], swap, meetings(tournament, last))


def refused(tournament, swap):
    return keys(weighed(tournament, swap).findings)


def two(one, other):
    return TwoEntrants(EntrantId(one), EntrantId(other))


def test_who_met_whom_is_known_round_by_round():
    rounds = (Round(1, (seat(1, 1, 2, 3, 4),), (EntrantId(5),)), Round(2, (seat(2, 1, 5, 3, 2),)))
    met = meetings(replace(evening("dtm", 5), rounds=rounds))
    assert met.couples[Together.PARTNERS] == {(1, 3): (1, 2), (2, 4): (1,), (2, 5): (2,)}
    assert met.couples[Together.OPPONENTS][1, 2] == (1, 2)
    assert met.couples[Together.TABLE][3, 5] == (2,)
    assert (met.tables[1, 1], met.rests) == ((1,), {5: (1,)})
    before = meetings(replace(evening("dtm", 5), rounds=rounds), without=2)
    assert before.tables.keys() == {(who, 1) for who in (1, 2, 3, 4)}


@pytest.mark.parametrize("key", ["club-evening", "dtm", "swiss", "two-round-robin"])
@settings(max_examples=25, deadline=None)
@given(pick=st.data())
def test_the_cost_is_what_the_figures_become(key, pick):
    tournament = drawn(evening(key, 16), 3, 3)
    last = tournament.rounds[-1]
    kind = pick.draw(st.sampled_from([TwoEntrants, TwoTables]))
    choice = sorted(last.people()) if kind is TwoEntrants else [each.table for each in last.tables]
    one, other = pick.draw(st.permutations(choice))[:2]
    found = weighed(tournament, kind(one, other))
    before = {figure.key: figure.value for figure in evening_figures(tournament)}
    after = replace(tournament, rounds=(*tournament.rounds[:-1], found.round))
    for figure in evening_figures(after):
        gained = sum(cost.after - cost.before for cost in found.costs if cost.key == figure.key)
        assert figure.value == before[figure.key] + gained, figure.key
    assert swapped(found.round, kind(one, other)) == replace(last, exchanged=True)
    assert found.round.people() == last.people()


def test_a_repeated_partner_is_named_with_the_round():
    rounds = (
        Round(1, (seat(1, 1, 3, 2, 4), seat(2, 5, 7, 6, 8))),
        Round(2, (seat(1, 1, 3, 5, 7), seat(2, 2, 4, 6, 8))),
    )
    tournament = replace(evening("dtm", 8), rounds=rounds)
    found = weighed(tournament, two(5, 2))
    assert Reunion(EntrantId(1), EntrantId(2), (1,), as_partners=True) in found.reunions
    assert Cost("partner-repeats", 0, 2) in found.costs
    assert (found.moved, found.allowed) == (2, True)


def test_who_stays_at_the_table_can_become_a_partner_again():
    rounds = (Round(1, (seat(1, 1, 3, 2, 4),)), Round(2, (seat(1, 1, 2, 3, 4),)))
    found = weighed(replace(evening("dtm", 4), rounds=rounds), two(2, 3))
    assert found.reunions == tuple(Reunion(*both, (1,), as_partners=True) for both in ((1, 2), (3, 4)))


def test_prepared_hands_that_somebody_knows_are_refused():
    tables = [(Seating(1, (1, 2, 1, 2), first_board=1), Seating(2, (3, 4, 3, 4), first_board=4))]
    tables.append((Seating(1, (1, 3, 1, 3), first_board=4), Seating(2, (5, 6, 5, 6), first_board=1)))
    rounds = tuple(Round(number, each) for number, each in enumerate(tables, 1))
    tournament = replace(evening("duplicate", 6), rounds=rounds)
    assert "exchange-board-known" in refused(tournament, two(1, 5))
    assert "exchange-board-known" not in refused(tournament, two(3, 5))


def test_all_of_a_table_move_together():
    tournament = drawn(evening("dtm", 16), 3, 1)
    found = weighed(tournament, TwoTables(1, 4))
    assert found.round.tables[0].seats == tournament.rounds[0].tables[3].seats
    assert (found.moved, found.reunions) == (8, ())


def test_a_partnership_takes_both_its_seats_along():
    drawn = Round(1, (seat(1, 1, 2, 1, 2), seat(2, 3, 4, 3, 4)))
    found = weighed(replace(evening("treibhaus", 4), rounds=(drawn,)), two(1, 4))
    assert [each.seats for each in found.round.tables] == [(4, 2, 4, 2), (3, 1, 3, 1)]


def test_the_fifth_and_whoever_is_alone_change_places_too():
    tables = (Seating(1, (1, 2, 3, 4), 5), Seating(2, (6, 7, 6, 8)))
    tournament = evening("club-evening", 8, odd_numbers=OddNumbers.FIVE)
    tournament = replace(tournament, rounds=(Round(1, tables),))
    found = weighed(tournament, two(5, 6)).round.tables
    assert found == (Seating(1, (1, 2, 3, 4), 6), Seating(2, (5, 7, 5, 8)))


def test_a_rematch_is_refused():
    rounds = (
        Round(1, (seat(1, 1, 2, 1, 2), seat(2, 3, 4, 3, 4))),
        Round(2, (seat(1, 1, 3, 1, 3), seat(2, 2, 4, 2, 4))),
    )
    tournament = replace(evening("treibhaus", 6, rounds=3), rounds=rounds)
    assert refused(tournament, two(2, 3)) == ["exchange-rematch", "exchange-rematch"]
    assert not refused(tournament, TwoTables(1, 2))


def test_nobody_sits_out_before_his_turn():
    rounds = (
        Round(1, (seat(1, 1, 2, 3, 4),), (EntrantId(5), EntrantId(6))),
        Round(2, (seat(1, 5, 6, 3, 4),), (EntrantId(1), EntrantId(2))),
        Round(3, (seat(1, 5, 1, 2, 6),), (EntrantId(3), EntrantId(4))),
    )
    tournament = replace(evening("dtm", 6), rounds=rounds)
    assert refused(tournament, two(5, 3)) == ["exchange-rests-again"]
    until = replace(tournament, rounds=rounds[:2])
    assert refused(until, two(3, 1)) == []
    assert refused(until, two(1, 5)) == ["exchange-rests-again"]
    fourth = Round(4, (seat(1, 1, 2, 3, 5),), (EntrantId(4), EntrantId(6)))
    everybody = replace(tournament, rounds=(*rounds, fourth))
    assert refused(everybody, two(3, 6)) == ["exchange-rests-running"]


def test_side_conditions_are_kept():
    tournament = replace(evening("dtm", 8), rounds=(Round(1, (seat(1, 1, 2, 3, 4), seat(2, 5, 6, 7, 8))),))
    apart = KeepApart(EntrantId(1), EntrantId(5)).apply(NeedTable(EntrantId(2), 1).apply(tournament))
    assert refused(apart, two(4, 5)) == ["conditions-meet"]
    assert refused(apart, TwoTables(1, 2)) == ["conditions-table"]
    assert refused(apart, two(3, 6)) == []
    parted = replace(tournament, regulations=replace(tournament.regulations, clubs_apart_rounds=1))
    everybody = parted.entrants.values()
    one = parted.with_entrants(*(replace(each, club="" if each.id % 5 else "Club") for each in everybody))
    assert refused(one, two(1, 5)) == []
    same = parted.with_entrants(*(replace(each, club="A") for each in everybody))
    assert refused(same, two(1, 5))[0] == "exchange-club-mates"


def test_a_table_that_has_played_stays():
    tournament = drawn(evening("dtm", 8), 3, 1)
    played = replace(tournament, results={(1, 2): Result(1, 2, Hands((HandReport(60, 40),)))})
    change = SwapSeats(1, TwoEntrants(*(seating.seats[0] for seating in played.rounds[0].tables)))
    assert told(change, played)[0] == "exchange-has-result"
    assert not any(finding.blocks for finding in change.findings(tournament))


@pytest.mark.parametrize("kind", ["hand-annulled", "hand-replayed", "adjusted-score"])
def test_a_ruling_on_a_hand_goes_to_no_other_table(kind):
    """Who changes places leaves it behind: it waits for a decision. A whole table takes it along."""
    tournament = drawn(evening("dtm", 12), 3, 1)
    first, second, third = (each.seats for each in tournament.rounds[0].tables)
    moment = datetime(2026, 11, 21, 20, 6, tzinfo=UTC)
    ruling = Penalty(1, PenaltyKind(kind), (first[0],), "falsch gezählt", moment, round=1, hand=2)
    ruled = replace(tournament, penalties=frozen([(1, ruling)]))
    waits = {
        TwoEntrants(first[0], second[0]): True,
        TwoEntrants(first[1], second[0]): True,
        TwoEntrants(first[0], first[1]): True,
        TwoEntrants(second[0], third[0]): False,
        TwoTables(1, 2): False,
    }
    found = {swap: SwapSeats(1, swap).apply(ruled).penalties[1].gone for swap in waits}
    assert found == waits


def test_a_published_draw_is_changed_and_says_how_many_must_be_told():
    tournament = drawn(evening("dtm", 9), 3, 1)
    first, resting = tournament.rounds[0].tables[0].seats[0], tournament.rounds[0].sitting_out[0]
    change = SwapSeats(1, TwoEntrants(first, resting))
    assert [(each.key, each.args["count"]) for each in change.findings(tournament)] == [("exchange-moved", 2)]
    after = change.apply(tournament)
    assert after.rounds[0].sitting_out == (first,)
    assert (after.rounds[0].seed, after.rounds[0].exchanged) == (tournament.rounds[0].seed, True)
    words = change.words(tournament)
    assert (words["table"], words["further"]) == (1, 0)
    assert told(SwapSeats(2, TwoTables(1, 2)), tournament) == ["exchange-not-drawn"]
    assert told(SwapSeats(1, TwoTables(1, 3)), tournament) == ["exchange-no-place"]
    assert SwapSeats(1, TwoTables(1, 2)).words(tournament)["one"] == ""


def test_two_tables_that_were_exchanged_do_not_spoil_the_plan_of_the_rounds_to_come():
    tournament = drawn(evening("dtm", 24, rounds=7), 3, 3)
    ended = drawn(SwapSeats(1, TwoTables(1, 2)).apply(tournament), 9, 4)
    assert quality_of(ended).meeting_repeats == 0
