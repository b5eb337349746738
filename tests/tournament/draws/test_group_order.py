"""Do those go on from a group who lead it in the standings?"""

from dataclasses import replace
from random import Random

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import ByeCredit, Totals
from tichu_turnier.tournament.scoring.standings import standings


@pytest.mark.parametrize("seed", [3, 6])
def test_who_leads_a_group_in_the_standings_goes_on_whatever_a_bye_is_worth(seed):
    chance, tournament = Random(seed), evening("groups-knock-out", 6)
    order = ("victory-points", "tichu-difference", "tichu-points")
    regulations = replace(tournament.regulations, bye_credit=ByeCredit.PRORATED, tie_breaks=order)
    tournament = drawn(replace(tournament, regulations=regulations), seed, 3)
    for drawn_round in tournament.rounds:
        for seating in drawn_round.tables:
            own, hands = 50 * chance.randrange(5, 15), chance.randrange(4, 14)
            report = Totals(own, 100 * hands - own, hands)
            tournament = EnterResult(drawn_round.number, seating.table, report).apply(tournament)
    places = [row.entrant.id for row in standings(tournament)]
    first = tournament.rounds[0]
    ahead = set(next_round(tournament, 1).people())
    for seating, resting in zip(first.tables, first.sitting_out, strict=True):
        group = sorted((*seating.entrants(), resting), key=places.index)
        assert ahead.intersection(group) == set(group[:2])
