"""Do tables of five, three and six rotate fairly, come out of the draw as they should, and score by hands?"""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import some
from tests.evenings import assert_drawn_rightly, drawn, evening, told
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.finding import Refusal, Severity
from tichu_turnier.tournament.changes import EnterResult, PublishDraw, SetRegulations
from tichu_turnier.tournament.draws.certificate import before_draw, draw_code
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.format import quality_of
from tichu_turnier.tournament.draws.plan import plan_of, round_from_plan
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Seating, Tournament
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import most_hands, odd_numbers_of

FIVE, FOUR, SIX, THREE = 5, 4, 6, 3
A, B, C, D, E, F = map(EntrantId, range(1, 7))
OF_FIVE = Seating(1, (A, C, B, D), E)
OF_THREE = Seating(1, (A, B, A, C))
OF_SIX = Seating(1, (A, D, B, E), C, sixth=F)
FIVE_AT_A_TABLE, THREE_AT_A_TABLE, SIX_AT_A_TABLE = OddNumbers.FIVE, OddNumbers.THREE, OddNumbers.SIX


def odd(key: str, people: int, odd_numbers: OddNumbers) -> Tournament:
    return evening(key, people, odd_numbers=odd_numbers)


def partners(seats: tuple[EntrantId, ...]) -> list[frozenset[EntrantId]]:
    return [frozenset(seats[0::2]), frozenset(seats[1::2])]


def opponents(seats: tuple[EntrantId, ...]) -> list[frozenset[EntrantId]]:
    return [frozenset((one, other)) for one in seats[0::2] for other in seats[1::2]]


@pytest.mark.parametrize(("key", "five", "three"), [("dtm", 5, 3), ("club-evening", 10, 9), ("whist", 5, 3)])
def test_how_many_hands_are_played(key: str, five: int, three: int) -> None:
    regulations = preset(key).regulations
    assert table_of(OF_FIVE, regulations).regulations.hands_planned == five
    assert table_of(OF_THREE, regulations).regulations.hands_planned == three
    assert table_of(Seating(1, (A, B, C, D)), regulations).regulations is regulations


@pytest.mark.parametrize(("hands", "five"), [(8, 10), (12, 15), (24, 30)])
def test_fifteen_hands_instead_of_twelve(hands: int, five: int) -> None:
    """As at tables of five in Doppelkopf (DDV) and Jass: everybody plays as many hands as elsewhere."""
    table = table_of(OF_FIVE, replace(preset("dtm").regulations, hands_per_stage=hands))
    assert table.regulations.hands_planned == five
    assert set(Counter(map(table.resting, range(five))).values()) == {five - hands}


@pytest.mark.parametrize("key", ["dtm", "club-evening", "whist"])
def test_five_people_partner_and_rest_equally_often(key: str) -> None:
    table = table_of(OF_FIVE, preset(key).regulations)
    hands = table.regulations.hands_planned
    seats = list(map(table.seats_of_hand, range(hands)))
    assert (seats[0], table.resting(0)) == (OF_FIVE.seats, E)
    couples = {frozenset(couple) for couple in combinations((A, B, C, D, E), 2)}
    together = Counter(couple for four in seats for couple in partners(four))
    against = Counter(couple for four in seats for couple in opponents(four))
    assert together == dict.fromkeys(couples, hands // 5)
    assert against == dict.fromkeys(couples, 2 * hands // 5)
    for hand, four in enumerate(seats):
        assert {table.resting(hand), *four} == {A, B, C, D, E}


def test_three_people_are_alone_equally_often() -> None:
    regulations = preset("club-evening").regulations
    seats = [table_of(OF_THREE, regulations).seats_of_hand(hand) for hand in range(9)]
    assert [four[0] for four in seats] == [A, A, A, B, B, B, C, C, C]
    assert all(four[0] == four[2] and len(set(four)) == 3 for four in seats)
    assert seats[0] == OF_THREE.seats


def test_six_people_partner_each_other_equally_often() -> None:
    """In ten hands everybody partners everybody four times, in nine three or four times."""
    table = table_of(OF_SIX, preset("club-evening").regulations)
    assert table.regulations.hands_planned == 9
    seats = list(map(table.seats_of_hand, range(10)))
    assert seats[0] == OF_SIX.first_seats == (A, D, B, E, C, F)
    couples = {frozenset(couple) for couple in combinations((A, B, C, D, E, F), 2)}
    for hands, often in ((10, {4}), (9, {3, 4})):
        sides = [side for six in seats[:hands] for side in (six[0::2], six[1::2])]
        together = Counter(frozenset(couple) for side in sides for couple in combinations(side, 2))
        assert together.keys() == couples
        assert set(together.values()) == often


def test_six_people_keep_their_partners_where_others_do() -> None:
    table = table_of(OF_SIX, preset("dtm").regulations)
    here = table.regulations
    assert (here.hands_planned, here.rules.players, here.rules.double_value) == (4, 6, 100)
    assert set(map(table.seats_of_hand, range(4))) == {OF_SIX.first_seats}
    assert table_of(OF_SIX, preset("league-evening").regulations).regulations.rules.double_value == 300


def test_by_the_clock_people_change_after_every_hand() -> None:
    table = table_of(OF_FIVE, replace(preset("dtm").regulations, hands_per_stage=0))
    assert table.regulations.hands_planned == 0
    assert list(map(table.resting, range(6))) == [E, A, C, D, B, E]


@pytest.mark.parametrize(
    ("hands", "odd_numbers", "most"),
    [
        *((4, FIVE_AT_A_TABLE, 4), (3, FIVE_AT_A_TABLE, 4), (9, FIVE_AT_A_TABLE, 9)),
        *((8, THREE_AT_A_TABLE, 9), (4, THREE_AT_A_TABLE, 4), (5, OddNumbers.REST, 5)),
        (0, FIVE_AT_A_TABLE, 0),
    ],
)
def test_the_most_hands_that_anybody_plays(hands: int, odd_numbers: OddNumbers, most: int) -> None:
    regulations = replace(preset("dtm").regulations, hands_per_stage=hands, odd_numbers=odd_numbers)
    assert most_hands(regulations) == most


CASES = [
    ("dtm", 17, FIVE_AT_A_TABLE, {FIVE: 1, FOUR: 3}, 0),
    ("dtm", 19, FIVE_AT_A_TABLE, {FIVE: 3, FOUR: 1}, 0),
    ("dtm", 11, FIVE_AT_A_TABLE, {FIVE: 2}, 1),
    ("dtm", 5, FIVE_AT_A_TABLE, {FIVE: 1}, 0),
    ("dtm", 7, FIVE_AT_A_TABLE, {FIVE: 1}, 2),
    ("whist", 9, FIVE_AT_A_TABLE, {FIVE: 1, FOUR: 1}, 0),
    ("dtm", 17, THREE_AT_A_TABLE, {THREE: 3, FOUR: 2}, 0),
    ("dtm", 19, THREE_AT_A_TABLE, {THREE: 1, FOUR: 4}, 0),
    ("dtm", 9, THREE_AT_A_TABLE, {THREE: 3}, 0),
    ("dtm", 5, THREE_AT_A_TABLE, {FOUR: 1}, 1),
    ("club-evening", 19, THREE_AT_A_TABLE, {THREE: 1, FOUR: 4}, 0),
    ("whist", 11, THREE_AT_A_TABLE, {THREE: 1, FOUR: 2}, 0),
    ("dtm", 6, SIX_AT_A_TABLE, {SIX: 1}, 0),
    ("dtm", 19, SIX_AT_A_TABLE, {SIX: 1, FOUR: 3}, 1),
    ("dtm", 9, SIX_AT_A_TABLE, {FOUR: 2}, 1),
    ("club-evening", 14, SIX_AT_A_TABLE, {SIX: 1, FOUR: 2}, 0),
    ("whist", 10, SIX_AT_A_TABLE, {SIX: 1, FOUR: 1}, 0),
]


@pytest.mark.parametrize(("key", "people", "odd_numbers", "tables", "resting"), some(CASES, 7))
def test_the_tables_of_a_draw(key, people, odd_numbers, tables, resting):
    tournament = drawn(odd(key, people, odd_numbers), 7)
    for number, round_ in enumerate(tournament.rounds, 1):
        assert Counter(len(seating.entrants()) for seating in round_.tables) == tables
        assert len(round_.sitting_out) == resting
        assert len(round_.people()) == people
        before = before_draw(tournament, number)
        assert round_from_plan(before, number, plan_of(tournament)[number - 1]).tables
    assert_drawn_rightly(tournament)
    for figure in evening_figures(tournament):
        assert figure.value >= figure.least >= 0


def played(tournament: Tournament, seed: int, chance: Random) -> Tournament:
    """One more round, drawn and played to its end."""
    tournament = drawn(tournament, seed, 1)
    for seating in tournament.rounds[-1].tables:
        report = possible_match(chance, table_of(seating, tournament.regulations).regulations)
        change = EnterResult(len(tournament.rounds), seating.table, report)
        assert not [found for found in change.findings(tournament) if found.blocks]
        tournament = change.apply(tournament)
    return tournament


def test_all_play_as_many_hands_with_a_table_of_six() -> None:
    """And nobody has to be one of the two who join the others twice before everybody was."""
    tournament, chance = odd("club-evening", 14, SIX_AT_A_TABLE), Random(3)
    for number in range(1, tournament.regulations.rounds + 1):
        tournament = played(tournament, number, chance)
    assert {row.record.hands for row in standings(tournament)} == {27}
    joined = Counter(who for r in tournament.rounds for s in r.tables for who in (s.fifth, s.sixth) if who)
    assert set(joined.values()) == {1}


@pytest.mark.parametrize(("people", "rounds"), [(17, 6), (18, 6), (9, 3)])
def test_nobody_is_the_fifth_twice_before_everybody_was(people: int, rounds: int) -> None:
    tournament = drawn(odd("dtm", people, FIVE_AT_A_TABLE), 3, rounds)
    fifths = Counter(seating.fifth for r in tournament.rounds for seating in r.tables if seating.fifth)
    assert max(fifths.values()) == 1


def test_with_one_missing_nobody_is_at_a_table_of_three_twice_and_nobody_meets_again() -> None:
    """The ghost's table mates change as everybody's do: 27 people in 8 rounds, as 28."""
    tournament = drawn(odd("dtm", 27, THREE_AT_A_TABLE), 5)
    at_three = Counter(
        who for r in tournament.rounds for s in r.tables if len(s.entrants()) == THREE for who in s.entrants()
    )
    assert max(at_three.values()) == 1
    quality = quality_of(tournament)
    assert (quality.partner_repeats, quality.meeting_repeats, quality.sit_out_spread) == (0, 0, 0)


@settings(max_examples=12)
@given(st.integers(5, 13), st.sampled_from(list(OddNumbers)[1:]), st.integers(0, 99))
def test_any_evening_of_odd_tables_closes(people: int, odd_numbers: OddNumbers, seed: int) -> None:
    tournament, chance = odd("dtm", people, odd_numbers), Random(seed)
    for number in (1, 2):
        tournament = played(tournament, seed + number, chance)
    assert not [found for found in closed_sum_findings(tournament) if found.severity is not Severity.NOTE]
    rows = standings(tournament)
    assert sum(row.record.byes for row in rows) == sum(len(r.sitting_out) for r in tournament.rounds)
    assert {row.record.hands for row in rows} <= {0, 3, 4, 6, 7, 8}


def test_the_rest_of_the_program_knows_the_fifth() -> None:
    five, six = drawn(odd("dtm", 5, FIVE_AT_A_TABLE), 1, 1), drawn(odd("dtm", 6, SIX_AT_A_TABLE), 1, 1)
    for round_, more in ((five.rounds[0], "fifth"), (six.rounds[0], "sixth")):
        bare, other = replace(round_, lot=""), replace(round_.tables[0], **{more: EntrantId(77)})
        assert draw_code(replace(bare, tables=(other,))) != draw_code(bare)
    assert len(standings(five)) == 5


def test_such_tables_are_there_only_where_hands_score_and_players_are_drawn() -> None:
    for key, known in (("dtm", True), ("club-evening", True), ("league-evening", False), ("swiss", False)):
        regulations = replace(preset(key).regulations, odd_numbers=FIVE_AT_A_TABLE)
        assert (odd_numbers_of(regulations) is FIVE_AT_A_TABLE) == known
    with pytest.raises(Refusal):
        round_from_plan(evening("dtm", 5), 1, [[1, 2, 3, 4, 5]])
    five, six = (FIVE_AT_A_TABLE, [1, 2, 3, 4, 5], OF_FIVE), (SIX_AT_A_TABLE, [[1, 2, 3], [4, 5, 6]], OF_SIX)
    for kind, plan, table in (five, six):
        lots = round_from_plan(odd("dtm", len(table.entrants()), kind), 1, [plan])
        assert lots.tables == (table,)
        assert told(PublishDraw(lots), evening("dtm", len(table.entrants()))) == ["draw-table-seats"]
    of_four = odd("dtm", 4, FIVE_AT_A_TABLE)
    twice = round_from_plan(of_four, 1, [[1, 2, 3, 4]])
    twice = replace(twice, tables=(replace(twice.tables[0], fifth=A),))
    assert told(PublishDraw(twice), of_four) == ["draw-table-seats"]


def test_nobody_goes_back_to_resting_only_once_there_was_such_a_table() -> None:
    tournament = drawn(odd("dtm", 5, FIVE_AT_A_TABLE), 1, 1)
    back = SetRegulations(replace(tournament.regulations, odd_numbers=OddNumbers.REST))
    assert told(back, tournament) == ["regulations-odd-tables"]
    other = SetRegulations(replace(tournament.regulations, odd_numbers=THREE_AT_A_TABLE))
    assert not other.findings(tournament)


@pytest.mark.parametrize("odd_numbers", [FIVE_AT_A_TABLE, SIX_AT_A_TABLE])
@pytest.mark.parametrize(
    ("key", "people"), some([("dtm", 6), ("whist", 6), ("club-evening", 6), ("dtm", 7), ("whist", 11)], 3)
)
def test_nobody_really_rests_twice_before_everybody_has_once(
    key: str, people: int, odd_numbers: OddNumbers
) -> None:
    """Of those who are too many some join a table; that is no rest."""
    rested = Counter(range(1, people + 1))
    for round_ in drawn(odd(key, people, odd_numbers), 1, 8).rounds:
        rested.update(round_.sitting_out)
        assert max(rested.values()) - min(rested.values()) <= 1
