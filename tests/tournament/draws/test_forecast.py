"""What does it cost that somebody leaves or arrives, and is it nothing where it need not cost anything?"""

import pytest

from tests.evenings import drawn, evening
from tests.tournament.draws.rotation.test_individual import evening as individual_evening
from tests.tournament.draws.rotation.test_individual import repeats
from tichu_turnier.tournament.changes import AddEntrants, Withdraw
from tichu_turnier.tournament.draws.forecast import cost_of_changes, forecast, repair_cost
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import NewEntrant


def without(tournament: Tournament, *people: int) -> Tournament:
    """These people leave after the last round."""
    for person in people:
        tournament = Withdraw(EntrantId(person), len(tournament.rounds) + 1).apply(tournament)
    return tournament


def long_evening(key: str, people: int, rounds: int) -> Tournament:
    return evening(key, people, rounds=rounds)


@pytest.mark.parametrize("people", [32, 41, 64])
@pytest.mark.parametrize("leave", [(1,), (1, 2), (1, 2, 3, 4)])
def test_in_larger_fields_leaving_costs_nothing(people: int, leave: tuple[int, ...]) -> None:
    before = drawn(long_evening("dtm", people, 6), 4, 2)
    assert repair_cost(before, without(before, *leave)) == 0


def test_whom_people_met_who_have_left_is_not_forgotten() -> None:
    """Four leave after two rounds, each from another table: nobody partners anybody twice all the same."""
    played = individual_evening(range(24), 6, 5, until=2)
    later = individual_evening(range(4, 24), 6, 5, played)
    assert repeats(later)[0] == 0
    assert repeats(later)[1] <= 2


def test_the_cost_of_leaving_is_told_before_the_next_draw() -> None:
    before = drawn(long_evening("club-evening", 16, 5), 4, 2)
    assert cost_of_changes(before) is None
    assert cost_of_changes(without(before, 3)) == 0
    two_left = without(before, 3, 8)
    cost = cost_of_changes(two_left)
    assert cost == repair_cost(before, two_left)
    assert cost is not None
    assert cost > 0


def test_there_is_no_cost_before_the_first_draw_nor_after_the_last_nor_where_losers_are_out() -> None:
    assert cost_of_changes(without(evening("dtm", 16), 3)) is None
    assert cost_of_changes(without(drawn(evening("dtm", 16), 2), 3)) is None
    assert cost_of_changes(without(drawn(evening("knock-out", 8), 2, 1), 3)) is None


def test_who_arrives_is_in_the_forecast() -> None:
    before = drawn(long_evening("dtm", 15, 5), 4, 1)
    after = AddEntrants((NewEntrant("Hund"),)).apply(before)
    assert cost_of_changes(after) == 0
    assert all(EntrantId(16) in turn.people() for turn in forecast(after).rounds[1:])
