"""Whole evenings drawn round by round, and what a suspicious player would count in them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours
from tichu_turnier.tournament.draws.rotation.evening import Evening, Rotation, next_draw

TABLES, PARTNERS, WHIST = Rotation.TABLES, Rotation.PARTNERS, Rotation.WHIST


def drawn(
    rotation: Rotation,
    present: Sequence[int],
    history: Sequence[Fours],
    rounds: int,
    seed: int,
    plan_seed: int | None = None,
    apart: Apart = ANYBODY,
) -> Fours:
    return next_draw(Evening(rotation, present, history, rounds, seed, plan_seed, apart=apart))


def evening(
    people: int | Sequence[int],
    rounds: int,
    seed: int,
    played: Sequence[Fours] = (),
    until: int = 0,
    *,
    rotation: Rotation = TABLES,
    typed: bool = False,
    apart: Apart = ANYBODY,
) -> list[Fours]:
    """An evening, of people 1 to `people` or of these, each round drawn with a new seed.

    All rounds or those up to `until`, after those that were `played`; `typed` if the lots of the first one
    were drawn by hand.
    """
    here, history = range(1, people + 1) if isinstance(people, int) else people, list(played)
    while len(history) < (until or rounds):
        first = None if typed or not history else seed
        history.append(drawn(rotation, here, history, rounds, seed + 1000 * len(history), first, apart))
    return history


def met(rounds: Sequence[Fours]) -> tuple[Counter[frozenset[int]], Counter[frozenset[int]]]:
    """How often every two were partners, and opponents."""
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for a, b, c, d in (table for turn in rounds for table in turn.tables):
        partners.update(map(frozenset, [(a, b), (c, d)]))
        opponents.update(map(frozenset, [(a, c), (a, d), (b, c), (b, d)]))
    return partners, opponents


def repeats(rounds: Sequence[Fours]) -> tuple[int, int, int]:
    """How often partners, opponents, table mates came again; without the program's own figures."""
    partners, opponents = met(rounds)
    kinds = (partners, opponents, partners + opponents)
    counted = [sum(times - 1 for times in kind.values()) for kind in kinds]
    return counted[0], counted[1], counted[2]


def meetings(played: Sequence[Draw[Any]]) -> Counter[tuple[int, ...]]:
    """How often every two people shared a table."""
    return Counter(
        couple for turn in played for table in turn.tables for couple in combinations(sorted(table), 2)
    )


def again(played: Sequence[Draw[Any]]) -> int:
    """How often somebody met somebody again."""
    return sum(times - 1 for times in meetings(played).values())


def rests(played: Sequence[Fours], people: Sequence[int]) -> list[int]:
    """How often each of the people sat out."""
    counted = Counter(person for turn in played for person in turn.sitting_out)
    return [counted[person] for person in people]


def is_legal(turn: Draw[Any], people: Sequence[int], size: int = 4) -> bool:
    """Whether everybody has exactly one place, and no more rest than must at tables of this size."""
    places = [person for table in turn.tables for person in table] + list(turn.sitting_out)
    return sorted(places) == sorted(people) and len(turn.sitting_out) == len(people) % size
