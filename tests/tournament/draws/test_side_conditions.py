"""Do draws of a tournament keep apart whom they should, and seat people where they must?"""

from dataclasses import replace

import pytest

from tests.evenings import drawn, evening, seat, told
from tichu_turnier.tournament.changes import KeepApart, NeedTable, PublishDraw, RemoveEntrant
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament

ONE, TWO, NINE = map(EntrantId, (1, 2, 9))


def with_clubs(tournament: Tournament, rounds: int) -> Tournament:
    """Every fourth entrant is of the same club, however it is written."""
    names = ("Tichu-Club", "tichu-club ", "TICHU-CLUB", "")
    entrants = (
        (key, replace(entrant, club="" if key % 4 else names[key // 4 % 3]))
        for key, entrant in tournament.entrants.items()
    )
    regulations = replace(tournament.regulations, clubs_apart_rounds=rounds)
    return replace(tournament, entrants=frozen(entrants), regulations=regulations)


def tables_of(tournament: Tournament, number: int) -> list[set[int]]:
    return [set(map(int, seating.seats)) for seating in tournament.rounds[number - 1].tables]


@pytest.mark.parametrize("key", ["club-evening", "dtm", "treibhaus"])
def test_clubs_are_kept_apart_in_the_first_rounds(key: str) -> None:
    tournament = drawn(with_clubs(evening(key, 24), 2), 11, 2)
    club = {4, 8, 12, 16, 20, 24}
    assert all(len(club & table) <= 1 for number in (1, 2) for table in tables_of(tournament, number))


def test_clubs_do_not_matter_unless_the_regulations_say_so() -> None:
    assert apart_of(with_clubs(evening("dtm", 24), 0)).clubs == ()
    assert apart_of(with_clubs(evening("dtm", 24), 1)).clubs == (frozenset({4, 8, 12, 16, 20, 24}),)


@pytest.mark.parametrize("key", ["club-evening", "dtm", "treibhaus"])
def test_who_must_not_meet_and_who_needs_a_table(key: str) -> None:
    tournament = evening(key, 16)
    for change in (KeepApart(NINE, ONE), NeedTable(TWO, 3), NeedTable(NINE, 1)):
        assert not change.findings(tournament)
        tournament = change.apply(tournament)
    tournament = drawn(tournament, 5)
    for number, published in enumerate(tournament.rounds, 1):
        before = replace(tournament, rounds=tournament.rounds[: number - 1])
        assert not [f for f in PublishDraw(published).findings(before) if f.key.startswith("conditions")]
        tables = {seating.table: seating.seats for seating in published.tables}
        assert TWO in tables[3]
        assert NINE in tables[1]
    assert not any({1, 9} <= table for n in range(1, number + 1) for table in tables_of(tournament, n))


def test_a_draw_by_hand_that_does_not_keep_to_them_is_remarked() -> None:
    tournament = NeedTable(TWO, 7).apply(KeepApart(ONE, NINE).apply(evening("dtm", 9)))
    by_hand = Round(1, (seat(1, 1, 2, 9, 3), seat(2, 4, 5, 6, 7)), (EntrantId(8),))
    found = PublishDraw(by_hand).findings(tournament)
    assert [finding.key for finding in found] == ["conditions-meet", "conditions-table"]
    assert not any(finding.blocks for finding in found)


def test_conditions_are_taken_back_and_go_with_who_leaves_the_list() -> None:
    tournament = evening("dtm", 9)
    kept = KeepApart(NINE, ONE).apply(KeepApart(ONE, NINE).apply(tournament))
    assert kept.entrants[NINE].apart_from == (ONE,)
    assert KeepApart(ONE, NINE, apart=False).apply(kept) == tournament
    assert RemoveEntrant(ONE).apply(kept).entrants[NINE].apart_from == ()
    assert NeedTable(ONE, None).apply(NeedTable(ONE, 4).apply(tournament)) == tournament


def test_conditions_that_cannot_be() -> None:
    tournament = evening("dtm", 8)
    assert told(KeepApart(ONE, ONE), tournament) == ["conditions-oneself"]
    assert told(KeepApart(ONE, NINE), tournament) == ["entrant-unknown"]
    assert told(NeedTable(NINE, 1), tournament) == ["entrant-unknown"]
    assert told(NeedTable(ONE, 1000), tournament) == ["conditions-no-table"]
