"""Rounds at tables of four that are known to be optimal, for people 0 to n - 1."""

from itertools import groupby
from math import gcd

from tichu_turnier.tournament.draws.rotation.plans.best_plans import BEST_PLANS
from tichu_turnier.tournament.draws.rotation.plans.golfer_tables import GOLFER_ROUNDS

Foursomes = tuple[tuple[int, ...], ...]
"""The tables of one round, each with the four people who sit there; whoever is at none rests."""


def design(people: int) -> tuple[Foursomes, ...]:
    """The most rounds known in which everybody plays and nobody meets anybody twice; () if none are known.

    The rounds may be played in any order and the people may be renamed at will: that is how lots are drawn
    from it.
    """
    if people % 4 or people < 4:  # noqa: PLR2004 - a table
        return ()
    if people == 4:  # noqa: PLR2004 - a table
        return (((0, 1, 2, 3),),)
    return (
        from_letters(people, GOLFER_ROUNDS.get(people, ""))
        if people <= max(GOLFER_ROUNDS)
        else affine(people // 4)
    )


def best_plan(people: int, rounds: int) -> tuple[Foursomes, ...]:
    """The best rounds known where somebody meets again or rests; () if a search finds as good ones."""
    return from_letters(people, BEST_PLANS.get((people, rounds), ""))


def from_letters(people: int, letters: str) -> tuple[Foursomes, ...]:
    """Rounds written one after the other, one letter a person: the same letter shares a table, "-" rests."""
    words = (letters[start : start + people] for start in range(0, len(letters), people))
    return tuple(_tables(word) for word in words)


def _tables(word: str) -> Foursomes:
    """One round written as a letter for each person."""
    by_letter = sorted(range(len(word)), key=word.__getitem__)
    return tuple(tuple(group) for letter, group in groupby(by_letter, key=word.__getitem__) if letter != "-")


def affine(tables: int) -> tuple[Foursomes, ...]:
    """The closed form for many tables: four blocks of people, each moving on at its own pace.

    Person `i` of the first block meets persons `i + r`, `i + 2r` and `i + 3r` of the others in round `r`. Two
    people meet again after `s` rounds only if `tables` divides `s`, `2s` or `3s`: never if it has no factor 2
    or 3, else not within a third of it.
    """
    rounds = tables if gcd(tables, 6) == 1 else -(-tables // 3)
    return tuple(
        tuple(
            tuple(block * tables + (seat + block * turn) % tables for block in range(4))
            for seat in range(tables)
        )
        for turn in range(rounds)
    )
