"""Two people of one name are told apart by their clubs wherever somebody types results or looks for them."""

from dataclasses import replace

import pytest

from tests import evenings
from tests.entry.typing_keys import keys_of
from tichu_turnier.desk.typed_draw import names
from tichu_turnier.entry.session import press
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.entry.view import names_at, person_views, sides_of, stage_views
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Tournament
from tichu_turnier.tournament.tables.table import table_of


def two_wolves(key: str, people: int, **changed: object) -> Tournament:
    """A drawn evening; the first two entrants of table 1 are called the same."""
    drawn = evenings.drawn(evenings.evening(key, people, **changed), 1, 1)
    one, other = two_at(drawn)
    wolves = (
        replace(drawn.entrants[who], name="Wolf", club=club)
        for who, club in ((one, "Bern"), (other, "Basel"))
    )
    return drawn.with_entrants(*wolves)


def two_at(drawn: Tournament) -> tuple[EntrantId, EntrantId]:
    one, other, *_ = dict.fromkeys(table_of(drawn.rounds[0].tables[0], drawn.regulations).people)
    return one, other


def typed(tournament: Tournament, script: str) -> EntryState:
    state = start_entry(tournament)
    for key in keys_of(script):
        state = press(state, key)
    return state


@pytest.mark.parametrize(
    ("key", "people", "odd"),
    [("club-evening", 8, None), ("club-evening", 18, OddNumbers.SIX), ("club-evening", 7, OddNumbers.THREE)],
)
def test_on_a_slip_both_have_their_clubs(key: str, people: int, odd: OddNumbers | None) -> None:
    tournament = two_wolves(key, people, **({} if odd is None else {"odd_numbers": odd}))
    seating = tournament.rounds[0].tables[0]
    state = typed(tournament, f"{seating.table}⏎")
    both = {"Wolf (Bern)", "Wolf (Basel)"}
    assert both <= {name for stage in stage_views(state) for name in stage.names}
    assert both <= {person.name for person in person_views(state)}
    assert both <= set(names_at(tournament, seating))  # as phones show them
    assert both <= set(", ".join(sides_of(tournament, 1)[seating.table]).split(", "))
    assert set(names(tournament, two_at(tournament))) == both  # as the plan of seats


@pytest.mark.parametrize(("key", "people"), [("two-swiss", 8), ("treibhaus", 8)])
def test_pairs_and_two_by_their_names(key: str, people: int) -> None:
    tournament = two_wolves(key, people)
    number = tournament.rounds[0].tables[0].table
    state = typed(tournament, f"{number}⏎")
    assert {person.name for person in person_views(state)} == {"Wolf (Bern)", "Wolf (Basel)"}
    assert set(sides_of(tournament, 1)[number]) == {"Wolf (Bern)", "Wolf (Basel)"}


def test_a_name_that_two_have_leads_to_both_with_their_clubs() -> None:
    tournament = two_wolves("club-evening", 8)
    assert sorted(each.name for each in typed(tournament, "wolf").sought) == ["Wolf (Basel)", "Wolf (Bern)"]


def test_a_name_that_one_has_stays_bare() -> None:
    tournament = evenings.drawn(evenings.evening("club-evening", 8), 1, 1)
    assert not any("(" in person.name for person in person_views(typed(tournament, "1⏎")))
