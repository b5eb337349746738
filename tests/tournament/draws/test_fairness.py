"""Does everybody find his partners, opponents and rests in the report, and is the draw proved by its code?"""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.evenings import assert_drawn_rightly, drawn, evening, seat
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.draws.certificate import LETTERS, draw_code, up_to
from tichu_turnier.tournament.draws.fairness import Mates, evening_figures, fairness
from tichu_turnier.tournament.draws.formats import bracket_of
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Result, Round

TWO_ROUNDS = (
    Round(1, (seat(1, 1, 2, 3, 4), seat(2, 5, 6, 7, 8)), (EntrantId(9),), seed=7),
    Round(2, (seat(1, 1, 5, 2, 6), seat(2, 3, 7, 4, 9)), (EntrantId(8),), seed=8),
)


def test_a_row_tells_what_the_draws_gave() -> None:
    rows = {row.entrant: row for row in fairness(replace(evening("dtm", 10), rounds=TWO_ROUNDS))}
    assert 10 not in rows
    one, four, nine = rows[EntrantId(1)], rows[EntrantId(4)], rows[EntrantId(9)]
    assert (one.rounds, one.rests, one.same_table, one.met_again) == (2, 0, 2, 1)
    assert (four.partners, four.opponents, four.same_table) == (one.partners, one.opponents, 1)
    assert (one.partners, one.opponents) == (Mates(2, 2), Mates(4, 4))
    assert (nine.rounds, nine.rests, nine.strength) == (1, 1, None)


def test_strength_is_opponents_less_partners():
    hands = tuple(HandReport(100, 0) for _ in range(4))
    result = Result(1, 1, Hands(hands))
    tournament = replace(evening("dtm", 9), rounds=TWO_ROUNDS[:1], results=frozen([((1, 1), result)]))
    one, two, _, _, five, *_ = (row.strength for row in fairness(tournament))
    assert (one, five) == (-two, Fraction(0))
    assert one < 0


def test_figures_are_said_once_and_beside_their_bound() -> None:
    assert [figure.key for figure in evening_figures(drawn(evening("club-evening", 16), 1))] == [
        "meeting-repeats",
        "sit-out-spread",
        "table-repeats",
    ]
    assert len(evening_figures(drawn(evening("dtm", 16), 1))) == 5
    assert [Figure("x", value, 2).verdict for value in (0, 2, 3)] == ["perfect", "best", "above"]
    found = [Figure("x", value, 2, if_even=True).verdict for value in (0, 2, 3)]
    assert found == ["perfect", "best-even", "above-even"]


@pytest.mark.parametrize("seed", range(3))
def test_sixteen_people_at_four_tables_must_come_back_to_one(seed: int) -> None:
    figure = evening_figures(drawn(evening("club-evening", 16), seed))[-1]
    assert 8 == figure.least <= figure.value <= 12


@pytest.mark.parametrize(
    "change",
    [
        *({"number": 2}, {"seed": 8}, {"seed": None}, {"sitting_out": ()}),
        *({"tables": TWO_ROUNDS[0].tables[:1]}, {"tables": (seat(1, 2, 1, 3, 4), TWO_ROUNDS[0].tables[1])}),
    ],
)
def test_whatever_is_different_has_another_code(change) -> None:
    assert draw_code(replace(TWO_ROUNDS[0], **change)) != draw_code(TWO_ROUNDS[0])


def test_the_code_is_the_same_everywhere() -> None:
    code = draw_code(TWO_ROUNDS[0])
    assert code == "RSGYGL"
    assert set(code) <= set(LETTERS)


@pytest.mark.parametrize("key", [each.key for each in PRESETS])
def test_a_later_snapshot_tells_from_what_each_round_was_drawn(key: str) -> None:
    here = evening(key, 14)
    played = drawn(here, 5, None if bracket_of(here) is None else 1)
    assert_drawn_rightly(played)
    assert up_to(played, 0).rounds == ()
    assert up_to(played, len(played.rounds)) == played
