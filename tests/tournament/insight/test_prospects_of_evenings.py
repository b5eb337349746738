"""Whatever happens at an evening: nobody ends on a place that was called impossible before."""

from random import Random

import pytest

from tests.cases import ALL
from tests.evenings import ANIMALS, fresh, listed
from tichu_turnier.desk.generator import decided_match
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    PublishDraw,
    SetPresence,
    Withdraw,
)
from tichu_turnier.tournament.draws.formats import due, format_of, next_round, planned_rounds
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.presets import CLUB_EVENING, KNOCK_OUT, PRESETS
from tichu_turnier.tournament.model.snapshot import ByeCredit, OddNumbers, Tournament
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.standings import standings

EVENINGS = (*range((2 if ALL else 1) * len(PRESETS)), 48, 89)
"""Also two that ended otherwise when dropped rounds were taken for bounded."""


def test_who_is_here_and_has_not_played_yet_is_counted():
    """Of 22 on the list 21 were drawn; the last one came during round 1 and may end 22nd, or first."""
    tournament = fresh(CLUB_EVENING, rounds=3)
    tournament = AddEntrants(tuple(NewEntrant(f"Karte {n}") for n in range(22))).apply(tournament)
    tournament = CheckIn(tuple(tournament.entrants)[:21]).apply(tournament)
    tournament = PublishDraw(next_round(tournament, 3)).apply(tournament)
    after = CheckIn((22,)).apply(_results(tournament, Random(1)))
    for now in (_results(tournament, Random(1)), after):  # he may come as long as a round is left
        assert set(prospects(now).values()) == {Prospect(1, 22)}
        assert set(prospects(now)) == set(now.entrants)
    gone = Withdraw(22, 2).apply(after)
    assert set(prospects(gone).values()) == {Prospect(1, 21)}


def test_all_rounds_of_a_bracket_are_left_where_points_rank():
    """Nine teams need four rounds, whatever number stands in the regulations."""
    names = [f"Team {n}" for n in range(9)]
    tournament = listed(fresh(KNOCK_OUT, rounds=1, tie_breaks=("victory-points",)), names)
    tournament = PublishDraw(next_round(tournament, 3)).apply(tournament)
    assert set(prospects(_results(tournament, Random(1))).values()) == {Prospect(1, 9)}


@pytest.mark.parametrize("number", EVENINGS)
def test_nobody_ends_where_nobody_said_that_he_could(number):
    told, end = _evening(number)
    assert told
    for before in told:
        possible = prospects(before)
        for row in standings(end):
            if row.place != UNRANKED:
                reach = possible[row.entrant.id]
                assert reach.best <= row.place <= reach.worst, (number, row.entrant.name, row.place, reach)


def _evening(number: int) -> tuple[list[Tournament], Tournament]:
    """The moments of an evening since the list was last added to, and its end."""
    lots, preset = Random(number), PRESETS[number % len(PRESETS)]
    regulations = preset.regulations
    odd = lots.choice(list(OddNumbers)) if "odd_numbers" in format_of(regulations.format).options else "rest"
    tournament = fresh(
        preset,
        odd_numbers=OddNumbers(odd),
        bye_credit=lots.choice(list(ByeCredit)),
        flat_victory_points=2,
        dropped_rounds=lots.choice((0, 0, 1)),
        rounds=min(regulations.rounds, 4),
        tie_breaks=lots.choice((regulations.tie_breaks, ("victory-points",), ("tichu-difference",))),
    )
    names = [f"Karte {n}" for n in range(lots.choice((6, 7, 9, 10, 13)))]
    tournament = listed(tournament, names)
    tournament = CheckIn(tuple(tournament.entrants)[lots.randrange(2) :]).apply(tournament)
    told = [tournament]
    while due(tournament) and len(tournament.rounds) < planned_rounds(tournament):
        try:
            tournament = PublishDraw(next_round(tournament, lots.randrange(99))).apply(tournament)
        except Refusal:
            break
        told.append(tournament)
        tournament = _results(tournament, lots, told)
        tournament = _between(tournament, lots, told)
    return told, tournament


def _results(tournament: Tournament, lots: Random, told: list[Tournament] | None = None) -> Tournament:
    """With all results of the last round, each in turn."""
    for table in tournament.missing(len(tournament.rounds)):
        number = len(tournament.rounds)
        report = decided_match(lots, tournament, number, table)
        tournament = EnterResult(number, table, report).apply(tournament)
        if told is not None:
            told.append(tournament)
    return tournament


def _between(tournament: Tournament, lots: Random, told: list[Tournament]) -> Tournament:
    """Before the next draw somebody comes, leaves, or will be away for a round and back after it."""
    coming, bracket = len(tournament.rounds) + 1, format_of(tournament.regulations.format).bracket
    here = [who for who in tournament.playing(coming) if tournament.entrants[who].withdrawn_from is None]
    what, who = lots.randrange(6), lots.choice(here)
    if what == 0 and len(here) > 2 * tournament.regulations.at_a_table:
        tournament = Withdraw(who, coming).apply(tournament)
        if bracket:
            told.clear()  # others may go on in his place
    elif what == 1 and not bracket:
        tournament = CheckIn(tuple(tournament.entrants)).apply(tournament)
    elif what == 2 and not bracket and len(here) > 2 * tournament.regulations.at_a_table:
        rounds = [n for n in range(coming, tournament.regulations.rounds + 1) if n != coming]
        tournament = SetPresence(who, tuple(rounds)).apply(tournament) if rounds else tournament
    elif what == 3 and not bracket:
        members = ("links", "rechts") if tournament.regulations.unit == "partnership" else ()
        new = NewEntrant(f"{ANIMALS[coming]} {coming}", tuple(f"{coming} {each}" for each in members))
        tournament = CheckIn((max(tournament.entrants) + 1,)).apply(AddEntrants((new,)).apply(tournament))
        told.clear()  # nobody knew of him
    told.append(tournament)
    return tournament
