"""Is a published draw mended when somebody leaves or comes late, and do nearly all keep their places?"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import drawn, evening, told
from tests.tournament.draws.rotation.evenings import PARTNERS, repeats
from tests.tournament.draws.rotation.evenings import evening as rotation
from tests.tournament.draws.test_knock_outs import drawn as drawn_cup
from tests.tournament.draws.test_knock_outs import field
from tests.tournament.tables.test_odd_tables import odd
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    JoinRound,
    NeedTable,
    PublishDraw,
    SetReserve,
    Withdraw,
)
from tichu_turnier.tournament.draws.forecast import cost_of_changes, forecast, repair_cost
from tichu_turnier.tournament.draws.format import quality_of
from tichu_turnier.tournament.draws.repair_round import with_late_tables, without_a_seat
from tichu_turnier.tournament.draws.seat_swap import renamed
from tichu_turnier.tournament.model.presets import KNOCK_OUT
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Totals, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant


def left(tournament: Tournament, who: int, first: int) -> tuple[Tournament, list[str]]:
    """The tournament without somebody, and what the director is told."""
    change = Withdraw(who, first)
    return change.apply(tournament), told(change, tournament)


def movers(before: Tournament, after: Tournament, number: int) -> set[int]:
    """Who else has another table in a round, or none."""
    old, new = before.rounds[number - 1], after.rounds[number - 1]
    tables = [{who: s.table for s in r.tables for who in s.entrants()} for r in (old, new)]
    gone = old.people() - new.people()
    return {who for who in old.people() | new.people() if tables[0].get(who) != tables[1].get(who)} - gone


@pytest.mark.parametrize(("people", "rounds"), [(16, 5), (24, 7), (28, 8)])
def test_table_mates_rest_and_the_plan_goes_on_without_anybody_meeting_twice(people, rounds):
    whole = drawn(evening("dtm", people, rounds=rounds), 3, rounds)
    tournament, said = left(whole, 5, 3)
    assert said == ["leaving-rests"] * (rounds - 2)
    assert tournament.rounds[:2] == whole.rounds[:2]
    for number in range(3, rounds + 1):
        mates = set(whole.rounds[number - 1].table_of(5).entrants()) - {5}
        assert movers(whole, tournament, number) == mates == set(tournament.rounds[number - 1].sitting_out)
    found = quality_of(tournament)
    assert (found.partner_repeats, found.opponent_repeats, found.meeting_repeats) == (0, 0, 0)


def test_the_rounds_to_come_follow_the_plan_after_a_published_one_was_mended():
    tournament, _ = left(drawn(evening("dtm", 16, rounds=5), 3, 3), 5, 3)
    assert quality_of(drawn(tournament, 8, 2)).meeting_repeats == 0


def test_who_would_have_rested_takes_the_seat():
    before = drawn(evening("dtm", 17, rounds=6), 3, 1)
    resting = before.rounds[0].sitting_out
    after, said = left(before, before.rounds[0].tables[1].seats[2], 1)
    assert (said, movers(before, after, 1)) == (["leaving-sits"], set(resting))
    assert (after.rounds[0].tables[1].seats[2], after.rounds[0].sitting_out) == (resting[0], ())


def test_of_two_who_rest_the_one_sits_down_who_meets_nobody_again():
    before = drawn(evening("dtm", 18, rounds=6), 3, 4)
    for who in before.rounds[3].tables[0].entrants():
        after, _ = left(before, who, 4)
        others = (renamed(before.rounds[3], {who: rests}) for rests in before.rounds[3].sitting_out)
        met = [quality_of(before.with_round(each)).meeting_repeats for each in others]
        assert quality_of(after).meeting_repeats == min(met)
        assert len(movers(before, after, 4)) == 1


def test_a_reserve_is_called():
    before = drawn(SetReserve(17).apply(evening("dtm", 17, rounds=6)), 3, 1)
    assert 17 not in before.rounds[0].people()
    after, said = left(before, 5, 1)
    assert (said, movers(before, after, 1)) == (["leaving-sits"], {17})


def test_at_a_table_of_five_nobody_moves():
    before = drawn(odd("dtm", 9, OddNumbers.FIVE), 3, 1)
    five = next(seating for seating in before.rounds[0].tables if seating.fifth)
    other = next(seating for seating in before.rounds[0].tables if not seating.fifth)
    cases = [*((who, ["leaving-stays"], set()) for who in five.entrants())]
    for who, wanted, moving in (*cases, (other.seats[0], ["leaving-sits"], {five.fifth})):
        after, said = left(before, who, 1)
        assert (said, movers(before, after, 1)) == (wanted, moving)


def test_where_there_are_tables_of_three_the_others_play_on():
    before = drawn(odd("dtm", 16, OddNumbers.THREE), 3, 1)
    after, said = left(before, 4, 1)
    assert said == ["leaving-stays"]
    assert len(after.rounds[0].table_of(before.rounds[0].table_of(4).seats[0]).entrants()) == 3


def test_a_partnership_without_opponent_rests_or_plays_who_rested():
    even, uneven = (drawn(evening("treibhaus", count, rounds=4), 3, 1) for count in (8, 9))
    after, said = left(even, 3, 1)
    assert said == ["leaving-rests"]
    assert {3, *after.rounds[0].sitting_out} == set(even.rounds[0].table_of(3).entrants())
    assert left(uneven, uneven.rounds[0].tables[0].seats[0], 1)[1] == ["leaving-sits"]


def test_what_was_played_and_what_hangs_together_stays():
    tournament = drawn(evening("treibhaus", 8, rounds=3), 3, 2)
    table = tournament.rounds[0].table_of(1).table
    played = EnterResult(1, table, Totals(500, 300, 8)).apply(tournament)
    assert left(played, 1, 2)[1] == ["leaving-rests"]
    whole = (drawn(evening(key, people), 3, 1) for key, people in (("duplicate", 8), ("dtm", 4)))
    for hangs in (played, drawn_cup(field(KNOCK_OUT)), *whole):
        assert left(hangs, 1, 1)[1] == ["withdraw-already-drawn"]


@settings(max_examples=30)
@given(
    st.sampled_from(("club-evening", "treibhaus")),
    st.sampled_from(OddNumbers),
    st.integers(13, 24),
    st.integers(1, 2),
    st.integers(1, 9),
)
def test_a_mended_round_is_legal_and_few_move(key, odd_numbers, people, first, who):
    before = drawn(odd(key, people, odd_numbers), 3, 2)
    after, said = left(before, who, first)
    assert "withdraw-already-drawn" not in said
    for number in range(first, 3):
        assert len(movers(before, after, number)) <= 4
        earlier = replace(after, rounds=after.rounds[: number - 1])
        assert not [each for each in PublishDraw(after.rounds[number - 1]).findings(earlier) if each.blocks]
    assert drawn(after, 5, 1).rounds[-1].people() == set(after.playing(3))


def without(tournament: Tournament, *people: int) -> Tournament:
    """These people leave after the last round."""
    for person in people:
        tournament = Withdraw(EntrantId(person), len(tournament.rounds) + 1).apply(tournament)
    return tournament


@pytest.mark.parametrize("people", [32, 41, 64])
@pytest.mark.parametrize("leave", [(1,), (1, 2), (1, 2, 3, 4)])
def test_in_larger_fields_leaving_costs_nothing(people: int, leave: tuple[int, ...]) -> None:
    before = drawn(evening("dtm", people, rounds=6), 4, 2)
    assert repair_cost(before, without(before, *leave)) == 0


def test_whom_people_met_who_have_left_is_not_forgotten() -> None:
    """Four leave after two rounds, each from another table: nobody partners anybody twice all the same."""
    played = rotation(range(24), 6, 5, until=2, rotation=PARTNERS)
    later = rotation(range(4, 24), 6, 5, played, rotation=PARTNERS)
    assert repeats(later)[0] == 0
    assert repeats(later)[1] <= 2


def test_the_cost_of_leaving_is_told_before_the_next_draw():
    """Not before the first one nor after the last, nor where losers are out."""
    before = drawn(evening("club-evening", 16, rounds=5), 4, 2)
    assert (cost_of_changes(before), cost_of_changes(without(before, 3))) == (None, 0)
    two_left = without(before, 3, 8)
    assert cost_of_changes(two_left) == repair_cost(before, two_left) > 0
    for other in (evening("dtm", 16), drawn(evening("dtm", 16), 2), drawn(evening("knock-out", 8), 2, 1)):
        assert cost_of_changes(without(other, 3)) is None


def test_who_arrives_is_in_the_forecast() -> None:
    before = drawn(evening("dtm", 15, rounds=5), 4, 1)
    after = AddEntrants((NewEntrant("Hund"),)).apply(before)
    assert cost_of_changes(after) == 0
    assert all(EntrantId(16) in turn.people() for turn in forecast(after).rounds[1:])


LATE = ("Uhu", "Wal", "Yak", "Zobel")


def with_late(tournament, count):
    teams = tournament.regulations.unit is Unit.PARTNERSHIP
    news = (NewEntrant(name, (f"{name} 1", f"{name} 2") if teams else ()) for name in LATE[:count])
    return AddEntrants(tuple(replace(new, present=True) for new in news)).apply(tournament)


def after(key, people, rounds, late, **changed):
    """An evening whose last round runs when so many come late."""
    return with_late(drawn(evening(key, people, **changed), 3, rounds), late)


@pytest.mark.parametrize(
    ("key", "people", "rounds", "late", "tables", "resting"),
    [
        ("swiss", 5, 1, 1, 3, 0),
        ("treibhaus", 7, 2, 1, 4, 0),
        ("round-robin", 5, 2, 1, 3, 0),
        ("club-evening", 6, 2, 2, 2, 0),
        ("club-evening", 7, 2, 3, 2, 2),
        ("club-evening", 8, 2, 4, 3, 0),
        ("dtm", 9, 3, 3, 3, 0),
        ("whist", 7, 2, 1, 2, 0),
        ("two-round-robin", 5, 1, 1, 3, 0),
    ],
)
def test_who_comes_late_plays_with_those_who_rest(key, people, rounds, late, tables, resting):
    before = after(key, people, rounds, late)
    assert set(told(JoinRound(), before)) == {"leaving-new-table"}
    joined = JoinRound().apply(before)
    now, was = joined.rounds[-1], before.rounds[-1]
    assert (len(now.tables), len(now.sitting_out)) == (tables, resting)
    assert set(was.tables) < set(now.tables), "nobody else moves"
    assert len(now.people()) == sum(len(set(each.entrants())) for each in now.tables) + resting
    assert all(joined.entrants[who].plays_in(rounds) for who in now.people())
    assert without_a_seat(joined) == () or resting
    assert set(joined.playing(rounds + 1)) == set(joined.entrants), "all are drawn again"


@pytest.mark.parametrize(
    ("key", "people", "late"),
    [("swiss", 6, 1), ("dtm", 6, 1), ("club-evening", 8, 3), ("knock-out", 7, 1), ("duplicate", 5, 1)],
)
def test_it_is_refused_where_it_makes_no_table(key, people, late):
    assert told(JoinRound(), after(key, people, 1, late)) == ["join-no-table"]


def test_a_table_of_three_is_made_where_the_regulations_say_so():
    before = after("club-evening", 8, 1, 3, odd_numbers=OddNumbers.THREE)
    (new,) = set(JoinRound().apply(before).rounds[-1].tables) - set(before.rounds[-1].tables)
    assert set(new.entrants()) == {9, 10, 11}


def test_once_all_results_are_there_the_round_is_over():
    before = after("swiss", 5, 1, 1)
    assert without_a_seat(before) == (6,)
    for table in (1, 2):
        before = EnterResult(1, table, Totals(600, 400, 10)).apply(before)
    assert without_a_seat(before) == ()
    assert with_late_tables(before) is None


def test_who_needs_a_table_gets_it():
    before = NeedTable(6, 9).apply(after("swiss", 5, 1, 1))
    assert [each.table for each in JoinRound().apply(before).rounds[-1].tables] == [1, 2, 9]


def test_with_the_first_who_is_ticked_those_who_play_are_here():
    """window.md 10: without a roll call the one who registers late does not make all others absent."""
    before = drawn(evening("club-evening", 8), 3, 1)
    assert set(with_late(before, 1).playing(2)) == set(range(1, 10))
    one = AddEntrants((NewEntrant("Uhu"),)).apply(before)
    assert set(CheckIn((9,)).apply(one).playing(2)) == set(range(1, 10))
