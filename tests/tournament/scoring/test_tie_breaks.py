"""Does each criterion part equals as its published examples do?"""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from tests.cases import some
from tests.evenings import ANIMALS, fresh, listed
from tests.tournament.scoring.test_invariants import played
from tests.tournament.scoring.test_standings import evening, places
from tichu_turnier.check.claims import check_standings
from tichu_turnier.check.facts import facts_of
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import CLUB_EVENING, DTM, DUPLICATE, LEAGUE_EVENING, ROUND_ROBIN
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Hands,
    OddNumbers,
    Result,
    Round,
    Scoring,
    ScoringUnit,
    Seating,
    Totals,
)
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import Meeting
from tichu_turnier.tournament.scoring.tie_break import TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.tournament.scoring.tie_breaks.opponents import DIRECT_ENCOUNTER
from tichu_turnier.transfer.tournament_json import export_json

ONE_A_WIN = Scoring(unit=ScoringUnit.MATCH, win=1, tie=0)


def values(tournament, key):
    """What a criterion says of everybody, by number."""
    return {row.entrant.id: dict(row.values)[key] for row in standings(tournament)}


# Sensei's Library, Sonneborn-Berger: everybody plays everybody twice, a win is a point.
LIBRARY = """
1-2 600:400 3-4 600:400
1-3 600:400 2-4 600:400
1-4 600:400 2-3 600:400
1-2 400:600 3-4 600:400
1-3 600:400 2-4 600:400
1-4 400:600 2-3 400:600
"""


def test_sonneborn_berger_as_in_the_library():
    chain = ("victory-points", "sonneborn-berger")
    tournament = evening(4, *LIBRARY.strip().splitlines(), scoring=ONE_A_WIN, tie_breaks=chain)
    assert values(tournament, "victory-points") == {1: 4, 2: 4, 3: 3, 4: 1}
    assert values(tournament, "sonneborn-berger") == {1: 11, 2: 9, 3: 6, 4: 4}
    assert places(tournament) == "1:1 2:2 3:3 4:4"
    assert standings(tournament)[0].decided_by == "sonneborn-berger"


# Hamilton Chess Club, championship of 2018: score, the opponents with + won, = tied, - lost, 0 for a bye.
# Printed of the first two: direct encounter 0.5 each, Buchholz 22.5 and 20, Sonneborn-Berger 19.75 and 17.25.
CROSS_TABLE = """
1 5.5 +10 +17 +12 =2 +4 +3
2 5.5 +27 +16 +9 =1 +8 +10
3 4 =0 +11 +6 =4 +5 -1
4 4 +22 +15 =8 =3 -1 +13
5 4 -16 +14 +22 +15 -3 +8
6 4 -21 +27 -3 +23 +16 +14
7 4 -9 -23 +27 +19 +15 +12
8 3.5 +25 +21 =4 +13 -2 -5
9 3.5 +7 +13 -2 =0 +18
10 3.5 -1 +25 +26 =12 +17 -2
11 3.5 =0 -3 -14 +25 +20 +17
12 3 +20 +18 -1 =10 =14 -7
13 3 +23 -9 +19 -8 +21 -4
14 3 =0 -5 +11 +22 =12 -6
15 3 +26 -4 +21 -5 -7 +24
16 3 +5 -2 -17 +24 -6 +22
17 2.5 +24 -1 +16 =0 -10 -11
18 2.5 +19 -12 +23 =0 -9
19 2.5 -18 +20 -13 -7 =25 +21
20 2.5 -12 -19 =25 +27 -11 +26
21 2 +6 -8 -15 +26 -13 -19
22 2 -4 +24 -5 -14 +26 -16
23 2 -13 +7 -18 -6 -24 +27
24 2 -17 -22 +0 -16 +23 -15
25 2 -8 -10 =20 -11 =19 +0
26 1 -15 +0 -10 -21 -22 -20
27 1 -2 -6 -7 -20 +0 -23
"""
_SCORES = {"+": "600:400", "=": "500:500", "-": "400:600"}
_NOBODY = 28
"""Whoever has a full point for a bye has beaten nobody: half points are what byes are worth here."""


def cross_table():
    """The championship, two victory points for a point; and the scores as printed."""
    met, resting, printed = [[] for _ in range(6)], [[] for _ in range(6)], {}
    for line in CROSS_TABLE.split("\n")[1:-1]:
        number, score, *cells = line.split()
        printed[int(number)] = 2 * Fraction(score)
        for turn, cell in enumerate(cells):
            other = int(cell[1:]) or _NOBODY
            if cell == "=0":
                resting[turn].append(number)
            elif int(number) < other:
                met[turn].append(f"{number}-{other} {_SCORES[cell[0]]}")
    lines = (f"{' '.join(p)} bye {' '.join(r)}" for p, r in zip(met, resting, strict=True))
    chain = ("victory-points", "direct-encounter", "buchholz", "sonneborn-berger")
    credit = {"bye_credit": ByeCredit.FLAT, "flat_victory_points": 1, "rounds": 6}
    return evening(_NOBODY, *lines, tie_breaks=chain, **credit), printed


def test_buchholz_and_sonneborn_berger_as_printed_in_hamilton():
    tournament, printed = cross_table()
    points = values(tournament, "victory-points")
    assert {number: points[number] for number in printed} == printed
    first, second = standings(tournament)[:2]
    assert (first.entrant.id, second.entrant.id) == (1, 2)
    printed_of = {"buchholz": (45, 40), "sonneborn-berger": (79, 69), "direct-encounter": (0, 0)}
    for key, both in printed_of.items():  # 22.5 and 20 twice, 19.75 and 17.25 four times
        assert tuple(dict(row.values)[key] for row in (first, second)) == both
    assert first.decided_by == second.decided_by == "buchholz"


# FIDE Tie-Break Regulations 2023, 14: without the lowest value, for the median also without the highest.
@pytest.mark.parametrize(
    ("key", "first", "second"),
    [("buchholz-cut", 22.5 - 2.5, 20 - 1), ("buchholz-median", 22.5 - 2.5 - 5.5, 20 - 1 - 5.5)],
)
def test_buchholz_without_the_extremes(key, first, second):
    tournament, _ = cross_table()
    chain = ("victory-points", "buchholz", key)
    tournament = replace(tournament, regulations=replace(tournament.regulations, tie_breaks=chain))
    assert tuple(dict(row.values)[key] for row in standings(tournament)[:2]) == (2 * first, 2 * second)


ALL = tuple(each.key for each in TIE_BREAKS if not each.needs_bracket)


EVENINGS = [
    (CLUB_EVENING, 9, OddNumbers.REST),
    (CLUB_EVENING, 11, OddNumbers.FIVE),
    (DTM, 11, OddNumbers.THREE),
    (DTM, 10, OddNumbers.SIX),
    (LEAGUE_EVENING, 9, OddNumbers.REST),
    (ROUND_ROBIN, 5, OddNumbers.REST),
    (DUPLICATE, 7, OddNumbers.REST),
]
CREDITS = list(zip(ByeCredit, (2, 0, 2, 0), strict=True))


@pytest.mark.parametrize(("played_by", "counted_by"), some(list(product(EVENINGS, CREDITS)), 7))
def test_every_criterion_is_what_the_second_opinion_finds(played_by, counted_by):
    """Also of rounds that are dropped or sat out, and of matches whose hands nobody has counted."""
    (preset, entrants, odd), (credit, dropped) = played_by, counted_by
    tournament = played(preset, entrants, 3, odd_numbers=odd, tie_breaks=ALL)
    results = dict(tournament.results)
    if preset is ROUND_ROBIN:  # one walkover, one match not over, of some others no hands
        for key, each in results.items():
            a, b = each.report.totals
            report = Totals(a, b, each.table % 2 * 9)
            results[key] = replace(each, report=Totals(1000, 0) if key == (2, 1) else report)
        results.pop((5, 1))
    flat = {"flat_victory_points": 1, "flat_tichu_points": 50}
    regulations = replace(tournament.regulations, bye_credit=credit, dropped_rounds=dropped, **flat)
    counted = replace(tournament, results=frozen(results.items()), regulations=regulations)
    assert list(check_standings(facts_of(json.loads(export_json(counted))))) == []


# teams: matches of the winner and the loser -> points, and how many equals stand below by direct encounter
ENCOUNTERS = """
two who met:              2-1 1-3                             -> 1 1 0     -> 0 1 0
two who never met:        1-2 3-4                             -> 1 0 1 0   -> 0 0 0 0
one after the other:      1-2 1-3 2-3 2-4 3-4 3-5             -> 2 2 2 0 0 -> 2 1 0 0 0
a circle:                 1-2 2-3 3-1                         -> 1 1 1     -> 0 0 0
two and two, again:       1-2 3-1 1-4 2-3 2-4 4-3 3-5 4-5     -> 2 2 2 2 0 -> 3 2 0 1 0
not all of them met:      1-2 1-3 2-4 2-5 3-6 3-5             -> 2 2 2 0 0 0 -> 0 0 0 0 0 0
"""


@pytest.mark.parametrize("line", ENCOUNTERS.strip().splitlines())
def test_direct_encounters(line):
    matches, points, below = (part.split() for part in line.partition(":")[2].split("->"))
    chain = ("victory-points", "direct-encounter")
    rounds = (f"{match} 600:400" for match in matches)
    tournament = evening(len(points), *rounds, scoring=ONE_A_WIN, tie_breaks=chain)
    for key, expected in zip(chain, (points, below), strict=True):
        assert [str(value) for _, value in sorted(values(tournament, key).items())] == expected


def test_a_table_with_two_equals_counts_for_each_of_them():
    """Where partners change, one hand may be against two who are equal; 8 and 9 are not among them."""
    hands = {1: [(2, 3, 3), (2, 8, -5)], 2: [(1, 8, -3), (1, 9, 5), (3, 9, -2)], 3: [(1, 8, -3), (2, 9, 2)]}
    meetings = {
        who: tuple(Meeting((one, other), max(won, 0), max(-won, 0)) for one, other, won in met)
        for who, met in hands.items()
    }
    context = TieBreakContext((1, 2, 3), meetings=meetings)
    record = standings(evening(4))[0].record
    found = [DIRECT_ENCOUNTER.value(replace(record, entrant=who), context) for who in (1, 2, 3)]
    assert found == [2, 1, 0]


def lots(seed, *rounds):
    tournament = evening(6, *rounds, tie_breaks=("victory-points", "lot"))
    first, *others = tournament.rounds
    return replace(tournament, rounds=(replace(first, seed=seed), *others))


def test_the_lot_parts_equals_by_the_recorded_seed_only():
    line = "1-2 500:500 3-4 500:500 5-6 500:500"
    drawn = {seed: places(lots(seed, line)) for seed in range(20)}
    assert drawn[3] == places(lots(3, line)) == places(lots(3, line, "1-2 500:500 3-4 500:500 5-6 500:500"))
    assert len(set(drawn.values())) > 15
    assert {row.decided_by for row in standings(lots(3, line))} == {"lot"}
    assert [row.place for row in standings(lots(3, line))] == [1, 2, 3, 4, 5, 6]


def test_no_lot_is_drawn_for_who_is_alone():
    rows = standings(lots(3, "1-2 600:400 3-4 500:500"))
    assert (rows[0].entrant.id, dict(rows[0].values)["lot"], rows[0].decided_by) == (1, 0, "victory-points")


def table_evening(preset, *rounds, **changed):
    """Players 1 to 8; a round is the tables with the scores of their hands: `1234 60 40, 5678 50 50`."""
    tournament = listed(fresh(preset, **changed), ANIMALS[:8])
    drawn, results = [], {}
    for number, line in enumerate(rounds, 1):
        tables = []
        for table, words in enumerate((part.split() for part in line.split(",")), 1):
            a, b, c, d, *more = map(int, words[0])
            tables.append(Seating(table, (a, b, c, d)).with_more(more))
            hands = tuple(HandReport(int(word), 100 - int(word)) for word in words[1:])
            results[number, table] = Result(number, table, Hands(hands))
        drawn.append(Round(number, tuple(tables)))
    return replace(tournament, rounds=tuple(drawn), results=frozen(results.items()))
