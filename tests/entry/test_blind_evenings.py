"""Whole evenings are typed blindly, with errors: nothing is saved that was not typed for its table."""

import logging
import os
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests import evenings
from tests.entry.blind import Blind, Counts, lines
from tests.entry.typing_keys import club, pairs
from tichu_turnier.tournament.model.snapshot import OddNumbers, Tournament

EVENINGS = int(os.environ.get("TICHU_BLIND_EVENINGS", "45"))
FIRST = int(os.environ.get("TICHU_BLIND_FIRST", "0"))
"""The seed of the first evening: others are seen with each other one."""
_LOG = logging.getLogger(__name__)
Kind = tuple[Callable[[Random], Tournament], bool]


def of(key: str, *people: int, **changed: object) -> Callable[[Random], Tournament]:
    def made(chance: Random) -> Tournament:
        return evenings.drawn(
            evenings.evening(key, chance.choice(people), **changed), chance.randrange(99), 1
        )

    return made


def by_fives(tournament: Tournament) -> Tournament:
    """With tables 5, 10, 15: each number is one that a hand can bring."""
    (drawn,) = tournament.rounds
    tables = tuple(replace(each, table=5 * each.table) for each in drawn.tables)
    return replace(tournament, rounds=(replace(drawn, tables=tables),))


KINDS: dict[str, Kind] = {
    "nine hands": (lambda chance: club(chance.randint(3, 12)), False),
    "by the clock": (lambda chance: pairs(chance.randint(3, 12)), False),
    "totals": (lambda chance: pairs(chance.randint(3, 16)), True),
    "two": (of("two-swiss", 8, 14), False),
    "two, totals": (of("two-swiss", 8, 14), True),
    "six": (of("club-evening", 18, 22, odd_numbers=OddNumbers.SIX), False),
    "nine hands, tables by fives": (lambda chance: by_fives(club(chance.randint(3, 12))), False),
    "by the clock, tables by fives": (lambda chance: by_fives(pairs(chance.randint(3, 12))), False),
    "boards": (of("duplicate", 8, 12, hands_per_stage=4), False),
}


def typed(most_errors: int) -> Counts:
    """What became of evenings of all kinds, with at most so many errors in a slip."""
    counts = Counts()
    for seed in range(FIRST, FIRST + EVENINGS):
        kind, totals = list(KINDS.values())[seed % len(KINDS)]
        Blind(seed, kind(Random(seed)), counts, totals=totals, most_errors=most_errors).evening()
    _LOG.info("\n".join(lines(counts)))
    assert counts.alike <= counts.saved / 100
    assert counts.saved > 4 * EVENINGS
    return counts


@pytest.mark.timeout(120 + EVENINGS)
def test_nothing_is_saved_that_was_not_typed_for_its_table() -> None:
    """With an error in every third slip, which is more than anybody makes."""
    counts = typed(most_errors=1)
    assert not counts.wrong, "\n".join(counts.wrong[:5])


@pytest.mark.timeout(120 + EVENINGS)
def test_two_errors_in_a_slip_hardly_ever_make_another_one_of_it() -> None:
    """Keys of both together can be a slip that somebody means: one Enter too many, and an Esc after it."""
    counts = typed(most_errors=2)
    assert len(counts.wrong) <= counts.saved / 1000, "\n".join(counts.wrong[:5])


@pytest.mark.parametrize("kind", KINDS)
def test_a_clean_evening_is_saved_whole(kind: str) -> None:
    counts = Counts()
    make, totals = KINDS[kind]
    for seed in range(3):
        blind = Blind(seed, make(Random(seed)), counts, totals=totals)
        blind.evening(errors=False)
    assert counts.wrong == []
