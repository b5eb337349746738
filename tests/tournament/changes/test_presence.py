"""Are reserves called only to fill tables, and is everybody drawn only while he is here?"""

from dataclasses import replace

import pytest

from tests.evenings import drawn, evening
from tests.evenings import told as refused
from tichu_turnier.tournament.changes import PublishDraw, SetPresence, SetReserve, WithdrawDraw
from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.entrants import in_words, rounds_present
from tichu_turnier.tournament.draws.certificate import before_draw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.standings import standings


def after(tournament: Tournament, *changes: Change) -> Tournament:
    for change in changes:
        assert not change.findings(tournament)
        tournament = change.apply(tournament)
    return tournament


def with_reserves(key: str, people: int, *reserves: int) -> Tournament:
    return after(evening(key, people), *(SetReserve(EntrantId(who)) for who in reserves))


@pytest.mark.parametrize(
    ("key", "people", "reserves", "called"),
    [
        ("club-evening", 16, (16,), 1),
        ("club-evening", 17, (16, 17), 1),
        ("club-evening", 18, (17, 18), 0),
        ("dtm", 16, (14, 15, 16), 3),
        ("dtm", 15, (14, 15), 0),  # thirteen others: three are wanted, and there are two
        ("dtm", 14, (13, 14), 0),
        ("whist", 8, (8,), 1),
        ("treibhaus", 10, (9, 10), 0),
        ("treibhaus", 10, (10,), 1),
        ("swiss", 9, (8, 9), 1),
        ("round-robin", 8, (8,), 1),
    ],
)
def test_reserves_fill_tables_or_stay_outside(key, people, reserves, called):
    tournament = drawn(with_reserves(key, people, *reserves), 3)
    for number, round_ in enumerate(tournament.rounds, 1):
        assert len(round_.people() & set(reserves)) == called, number
        assert bool(round_.sitting_out) == (not called and (people - len(reserves)) % 4 != 0)
        before = replace(tournament, rounds=tournament.rounds[: number - 1])
        assert not [found for found in PublishDraw(round_).findings(before) if found.blocks]
        again = next_round(before_draw(tournament, number), round_.seed or 0)
        assert again == round_


def test_of_several_reserves_the_one_who_played_least_comes_next() -> None:
    tournament = drawn(with_reserves("dtm", 17, 16, 17), 1, 4)
    called = [16 in round_.people() for round_ in tournament.rounds]
    assert called == [True, False, True, False]
    assert [row.shown_place for row in standings(tournament)][-2:] == ["–", "–"]


def test_a_draw_by_hand_needs_no_reserve() -> None:
    tournament = with_reserves("dtm", 8, 8)
    hand = round_from_plan(tournament, 1, [[[1, 2], [3, 4]]])
    assert hand.sitting_out == (5, 6, 7)
    assert not [f for f in PublishDraw(hand).findings(tournament) if f.blocks]


def test_reserves_and_single_rounds_are_nothing_for_a_knock_out() -> None:
    tournament = evening("knock-out", 8)
    assert refused(SetReserve(EntrantId(1)), tournament) == ["reserve-knock-out"]
    assert refused(SetPresence(EntrantId(1), (1,)), tournament) == ["presence-knock-out"]


def test_somebody_is_here_in_some_rounds_only() -> None:
    tournament = after(evening("dtm", 9), SetPresence(EntrantId(9), (2, 3, 5)))
    tournament = drawn(tournament, 8)
    here = [round_.number for round_ in tournament.rounds if 9 in round_.people()]
    assert here == [2, 3, 5] == list(rounds_present(tournament, EntrantId(9)))
    assert tournament.entrants[EntrantId(9)].withdrawn_from == 6
    assert all(len(round_.people()) == 8 + (round_.number in here) for round_ in tournament.rounds)


def test_what_was_drawn_stays() -> None:
    tournament = drawn(evening("dtm", 8), 8, 2)
    assert refused(SetPresence(EntrantId(1), (1, 2)), tournament) == ["presence-never"]
    changed = after(tournament, SetPresence(EntrantId(1), (1, 5)))
    assert rounds_present(changed, EntrantId(1)) == (1, 2, 5)
    later = after(changed, SetPresence(EntrantId(1), (4, 5, 6)))
    assert rounds_present(later, EntrantId(1)) == (1, 2, 4, 5, 6)
    assert rounds_present(after(changed, WithdrawDraw(2)), EntrantId(1)) == (1, 2, 5)


def test_refusals_name_what_is_wrong() -> None:
    tournament = evening("dtm", 8)
    assert refused(SetPresence(EntrantId(9), (1,)), tournament) == ["entrant-unknown"]
    assert refused(SetReserve(EntrantId(9)), tournament) == ["entrant-unknown"]
    assert refused(SetPresence(EntrantId(1), (1, 7)), tournament) == ["presence-no-such-round"]


def test_rounds_in_words() -> None:
    assert in_words([1, 3, 4, 5, 7, 8]) == "1, 3–5, 7–8"
    assert in_words(()) == ""
