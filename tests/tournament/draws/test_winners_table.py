"""Do the best play at the first table, without partnering anybody twice, and does the leader play on?"""

from collections import Counter
from itertools import chain, combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import assert_drawn_rightly, drawn, evening
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import EnterResult, KeepApart
from tichu_turnier.tournament.draws.formats.individual import draw_winners
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Round, Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import regulations_at


def by_standings(people: int, rounds: int = 6, odd: OddNumbers = OddNumbers.REST) -> Tournament:
    return evening("dtm", people, by_standings=True, rounds=rounds, odd_numbers=odd)


def played(tournament: Tournament, chance: Random) -> Tournament:
    """One more round, drawn and played to its end."""
    tournament = drawn(tournament, chance.randrange(1000), 1)
    number = len(tournament.rounds)
    for table in tournament.missing(number):
        report = possible_match(chance, regulations_at(tournament, number, table))
        tournament = EnterResult(number, table, report).apply(tournament)
    return tournament


def couples(round_: Round) -> list[frozenset[EntrantId]]:
    return [frozenset(s.seats[side::2]) for s in round_.tables if len(s.entrants()) == 4 for side in (0, 1)]


def history(*rounds: list[tuple[int, int, int, int]]) -> list[Fours]:
    return [Draw(tuple(tables)) for tables in rounds]


def test_the_best_four_make_the_first_table_and_the_first_partners_the_fourth() -> None:
    before = history([(1, 8, 2, 7), (3, 6, 4, 5)])
    turn = draw_winners([1, 2, 3, 4, 5, 6, 7, 8], before, (), 1, ANYBODY)
    assert turn.tables == ((1, 4, 2, 3), (5, 8, 6, 7))


def test_partners_do_not_come_back_even_at_the_first_table() -> None:
    before = history([(1, 4, 2, 3), (5, 8, 6, 7)], [(1, 2, 3, 4), (5, 6, 7, 8)], [(1, 3, 2, 4), (5, 7, 6, 8)])
    turn = draw_winners([1, 2, 3, 4, 5, 6, 7, 8], before, (), 1, ANYBODY)
    been = {frozenset(c) for past in before for a, b, c_, d in past.tables for c in ((a, b), (c_, d))}
    assert not been & {frozenset(c) for a, b, x, y in turn.tables for c in ((a, b), (x, y))}


def test_those_who_must_not_meet_do_not() -> None:
    before = history([(1, 8, 2, 7), (3, 6, 4, 5)])
    for couple in combinations(range(1, 9), 2):
        turn = draw_winners([1, 2, 3, 4, 5, 6, 7, 8], before, (), 1, Apart(never=frozenset({couple})))
        assert not any(set(couple) <= set(table) for table in turn.tables), couple


@settings(max_examples=25)
@given(st.integers(8, 24), st.sampled_from(OddNumbers), st.integers(0, 99))
def test_no_partner_twice_and_everybody_has_a_place(people: int, odd: OddNumbers, seed: int) -> None:
    """With at most half as many rounds as people there is always a way (Dirac's theorem)."""
    tournament, chance = by_standings(people, 4, odd), Random(seed)
    for _ in range(4):
        tournament = played(tournament, chance)
        latest = tournament.rounds[-1]
        assert len(latest.people()) == people
        assert [seating.table for seating in latest.tables] == list(range(1, len(latest.tables) + 1))
    assert_drawn_rightly(tournament)
    if odd is not OddNumbers.THREE:
        fours = Counter(chain.from_iterable(map(couples, tournament.rounds)))
        assert max(fours.values(), default=1) == 1
    rested = Counter(who for r in tournament.rounds for who in r.sitting_out)
    assert max(rested.values(), default=0) <= -(-4 * 3 // people) + 1


@pytest.mark.parametrize("people", [9, 10, 11, 17])
def test_the_leader_does_not_sit_out(people: int) -> None:
    """As long as somebody below has rested no more often; after all have, it begins anew."""
    tournament, chance = by_standings(people), Random(people)
    for _ in range(6):
        before = tournament
        tournament = played(tournament, chance)
        if before.rounds:
            rested = Counter(who for r in before.rounds for who in r.sitting_out)
            (leader, *others) = [row.entrant.id for row in standings(before)]
            least = sum(rested[who] <= rested[leader] for who in others)
            if least >= people % 4:
                assert leader not in tournament.rounds[-1].sitting_out
    rests = Counter(who for r in tournament.rounds for who in r.sitting_out)
    assert max(rests.values()) - min(rests[EntrantId(who)] for who in range(1, people + 1)) <= 1


def test_side_conditions_hold_from_the_second_round_on() -> None:
    tournament, chance = by_standings(16), Random(8)
    tournament = KeepApart(EntrantId(1), EntrantId(2)).apply(tournament)
    for _ in range(5):
        tournament = played(tournament, chance)
        assert not any({1, 2} <= set(seating.seats) for seating in tournament.rounds[-1].tables)
