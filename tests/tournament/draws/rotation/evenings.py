"""Whole evenings drawn round by round, and what a suspicious player would count in them."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Fours
from tichu_turnier.tournament.draws.rotation.evening import Evening, Rotation, next_draw


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


draw_fours = partial(drawn, Rotation.TABLES)
draw_individual = partial(drawn, Rotation.PARTNERS)
draw_whist = partial(drawn, Rotation.WHIST)


def evening(people: int, rounds: int, seed: int) -> list[Fours]:
    """An evening of people 1 to `people` who all stay, each round drawn with a new seed."""
    return carry_on([], range(1, people + 1), rounds, rounds, seed)


def carry_on(
    history: Sequence[Fours], people: Sequence[int], until: int, rounds: int, seed: int, typed: bool = False
) -> list[Fours]:
    """The same evening later on; `typed` if the lots of its first round were drawn by hand."""
    played = list(history)
    while len(played) < until:
        first = None if typed or not played else seed
        played.append(draw_fours(people, played, rounds, seed + 1000 * len(played), first))
    return played


def meetings(played: Sequence[Fours]) -> Counter[tuple[int, ...]]:
    """How often every two people shared a table."""
    return Counter(
        couple for turn in played for table in turn.tables for couple in combinations(sorted(table), 2)
    )


def again(played: Sequence[Fours]) -> int:
    """How often somebody met somebody again."""
    return sum(times - 1 for times in meetings(played).values())


def rests(played: Sequence[Fours], people: Sequence[int]) -> list[int]:
    """How often each of the people sat out."""
    counted = Counter(person for turn in played for person in turn.sitting_out)
    return [counted[person] for person in people]


def is_legal(turn: Fours, people: Sequence[int]) -> bool:
    """Whether everybody has exactly one place, and no more rest than must."""
    places = [person for table in turn.tables for person in table] + list(turn.sitting_out)
    return sorted(places) == sorted(people) and len(turn.sitting_out) == len(people) % 4
