"""Is the evening of an entrant told as it went?"""

from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.scoring.test_standings import evening
from tests.tournament.scoring.test_tie_breaks import table_evening
from tichu_turnier.tournament.insight.entrant_history import (
    Company,
    Owing,
    Played,
    Rested,
    company_of,
    histories,
    movement,
    places_by_round,
    reported_rounds,
)
from tichu_turnier.tournament.model.presets import CLUB_EVENING, DTM
from tichu_turnier.tournament.model.snapshot import EntrantId, Seating
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.victory_points import MatchScore

# After round 1: 1 and 3 have won (600), 2 and 4 have lost. After round 2: 3 has won twice, 4 and 1 once.
ROUNDS = ("1-2 600:400 3-4 600:400 bye 5", "3-1 700:300 4-5 900:100 bye 2", "1-4 ? 2-3 ?")


def told(places):
    return [" ".join(f"{who}:{each[who]}" for who in sorted(each)) for each in places]


def moved(tournament, after_round=None):
    return movement(tournament, standings(tournament, after_round), after_round)


def test_places_after_each_round_that_has_results():
    tournament = evening(5, *ROUNDS)
    assert reported_rounds(tournament) == 2
    assert told(places_by_round(tournament)) == ["1:1 2:3 3:1 4:3 5:5", "1:3 2:4 3:1 4:2 5:5"]


def test_movement_is_counted_in_places_gained():
    tournament = evening(5, *ROUNDS)
    assert moved(tournament) == moved(tournament, 2) == {1: -2, 2: -1, 3: 0, 4: 1, 5: 0}
    assert moved(tournament, 1) == {}
    assert moved(tournament, 3) == {}
    assert moved(evening(4, "1-2 ? 3-4 ?")) == {}


def test_the_rounds_of_one_entrant():
    tournament = evening(5, *ROUNDS)
    rounds = histories(tournament, places_by_round(tournament), [2])[2].rounds
    assert [(summary.round, summary.place) for summary in rounds] == [(1, 3), (2, 4), (3, 0)]
    assert rounds[0].what == Played(Company(1, (), (1,)), MatchScore(0, 400, 600, 10))
    assert rounds[1].what == Rested()
    assert rounds[2].what == Owing(Company(2, (), (3,)))


def test_the_best_round_is_the_one_with_most_victory_points_then_tichu_points():
    rounds = ("1-2 600:400", "1-2 700:300", "1-2 400:600")
    tournament = evening(2, *rounds)
    found = histories(tournament, places_by_round(tournament), [1, 2])
    assert (found[1].best_round, found[2].best_round) == (2, 3)
    assert histories(evening(2, "1-2 ?"), (), [1])[1].best_round == 0


def test_partners_change_with_the_stages():
    seating = Seating(4, (1, 3, 2, 4))
    everybody = {who: company_of(seating, who, CLUB_EVENING.regulations) for who in (1, 2, 3, 4)}
    assert everybody[1] == Company(4, (2, 3, 4), (3, 4, 2))
    assert everybody[4].partners == (3, 2, 1)
    assert company_of(seating, 1, DTM.regulations) == Company(4, (2,), (3, 4))


def test_at_a_table_of_five_everybody_partners_and_meets_all_the_others():
    seating = Seating(1, (1, 2, 3, 4), fifth=EntrantId(5))
    company = company_of(seating, 5, DTM.regulations)
    assert sorted(company.partners) == sorted(company.opponents) == [1, 2, 3, 4]


def test_at_a_table_of_three_each_in_turn_is_alone():
    company = company_of(Seating(1, (1, 2, 1, 3)), 1, DTM.regulations)
    assert sorted(company.partners) == sorted(company.opponents) == [2, 3]


def test_rounds_add_up_to_the_standings():
    tournament = table_evening(DTM, "1234 60 60 40 50, 5678 60 50 60 40", "1526 60 60 60 60, 3748 0 0 0 0")
    found = histories(tournament, places_by_round(tournament), tournament.entrants)
    for row in standings(tournament):
        played = [match for _, match in found[row.entrant.id].matches]
        assert sum(match.victory_points for match in played) == row.record.victory_points
        assert sum(match.tichu_points for match in played) == row.record.tichu_points
        assert found[row.entrant.id].rounds[-1].place == row.place


@given(
    st.lists(
        st.sampled_from(["1-2 600:400 3-4 500:500", "1-3 0:1000 2-4 ?", "1-4 300:700 2-3 ? "]), max_size=4
    )
)
def test_whoever_rises_has_left_others_behind(rounds):
    tournament = evening(4, *rounds)
    gains, places = moved(tournament), places_by_round(tournament)
    if len(places) < 2:
        assert gains == {}
        return
    for who, gained in gains.items():
        assert places[-1][who] + gained == places[-2][who]
