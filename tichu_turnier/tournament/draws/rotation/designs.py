"""Rounds at tables of four that are known to be optimal, for people 0 to n - 1."""

from functools import lru_cache
from itertools import groupby
from math import gcd

from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.golfer_tables import GOLFER_ROUNDS

Tables = tuple[tuple[int, ...], ...]
"""The tables of one round, each with the four people who sit there; whoever is at none rests."""


@lru_cache(maxsize=32)
def design(people: int) -> tuple[Tables, ...]:
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


@lru_cache(maxsize=32)
def best_plan(people: int, rounds: int) -> tuple[Tables, ...]:
    """The best rounds known where somebody meets again or rests; () if a search finds as good ones.

    As many as asked for, or more in which nobody meets anybody twice.
    """
    if people in BASE_ROUNDS and rounds <= BASE_ROUNDS[people][0]:
        return _moving_on(people, *BASE_ROUNDS[people])
    if (people, rounds) in ALSO_WITH_PARTNERS:
        return from_letters(people, BEST_PARTNERED_ROUNDS[people, rounds].upper())
    return from_letters(people, BEST_PLANS.get((people, rounds), ""))


def _moving_on(people: int, circle: int, first: str) -> tuple[Tables, ...]:
    """Rounds that follow from the first: people move on in circles of so many; who is left over stays."""
    stays = people - people % circle
    return tuple(
        tuple(
            tuple(who if who >= stays else who - who % circle + (who + turn) % circle for who in table)
            for table in _tables(first)
        )
        for turn in range(circle)
    )


def from_letters(people: int, letters: str) -> tuple[Tables, ...]:
    """Rounds written one after the other, one letter a person: the same letter shares a table, "-" rests."""
    words = (letters[start : start + people] for start in range(0, len(letters), people))
    return tuple(_tables(word) for word in words)


def _tables(word: str) -> Tables:
    """One round written as a letter for each person."""
    by_letter = sorted(range(len(word)), key=word.__getitem__)
    return tuple(tuple(group) for letter, group in groupby(by_letter, key=word.__getitem__) if letter != "-")


LONGEST = 24
"""How many rounds of the closed form are made: more than anybody plays on one evening."""


def affine(tables: int) -> tuple[Tables, ...]:
    """The closed form for many tables, up to `LONGEST` rounds: four blocks, each moving on at its own pace.

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
        for turn in range(min(rounds, LONGEST))
    )


BASE_ROUNDS = {
    29: (9, "GDCADAF-GCGAGBEFBBCDFDEBAEECF"),
    30: (9, "CCFCBE-GADGBFAEB-BCAGFDDADEFGE"),
    33: (10, "GCDBFCAEAADGEFECFFHBC-ADEBHHGHGDB"),
    34: (10, "CGAAFED-HABDFBFAEHGBDGFHB-CCECGEHD"),
    37: (11, "GCGHCDEB-IEBHAACEADFCIDHIGFFEFABGBHDI"),
    38: (11, "B-ADIHGEFGGCDBCEGA-FICHEHIBACHFFDBIEAD"),
}
"""By head-count: circles of how many people move on by one a round, and the first round.

In as many rounds as a circle has people nobody meets anybody twice.
"""
BEST_PLANS = {
    (9, 5): "AA-BBAABBAABABBB-AABBA-ABABAAA-ABBBBABBAABAB-",
    (18, 5): "ABCBD-DADACBABDC-CABACADBB--CDCADDCB--ABBBACCDDAADDCCBABBCDBCDBCDD--ACAAABCCBAACDBA-DDC-BD",
    (19, 6): "ABCC-ACBB-DAB-DDACDA-B-CBADACCDBCDA-DBAB-CCB-DCBA-ADBDDACAABCBDDD-CDC-ABCB-AABABCDCADABCCD--BD"
    "--ABCA-D-BDBBCCCADAD",
    (21, 5): "A-ABBCBDEEECCBDAADCEDABCBDEACECDDBCADEEAB-ABCDCCBBEDBAEACEDAD-EABCABACDCBECEEED-BDDAABCCADDAAD"
    "CE-BEDECBEB",
    (22, 6): "-AABCDCCDEDBEEEADBBAC-ABCCCDEBEDAABC-E-EDADBAABACA--BCDCBDECEDBEEDABA-C-ADDBEDEDAEBBCCECABCDAE"
    "BEDDBCA-EEA-BDCCABCDBEDCBCC-EABADEAE-D",
    (25, 6): "ABCDC-BBEBCDFDFEEACEFFDAAABAACCADBEEDDFCCEFF-BFEBDABCD-EFCAAFEACBFEBDDCFBEDABBCDCEFCDAAEEAF-CF"
    "BDBFEDAABCCDEFEBFECABACFEF-DDBDAB-CDBDCEFBFBEEFAFADACDCE",
}
"""The best known rounds at tables of four where people have to meet again or to rest.

Found by own search, better than what a draw can find in half a second; a test checks every one. By head-count
and number of rounds; the rounds stand one after the other, one letter a person: the same letter shares a
table, "-" rests.
"""
ALSO_WITH_PARTNERS = frozenset(
    {
        *[
            (12, 6),
            (13, 6),
            (13, 8),
            (14, 5),
            (15, 6),
            (17, 5),
            (17, 6),
            (18, 6),
            (19, 7),
            (20, 6),
            (21, 6),
        ],
        *[(22, 7), (22, 8), (23, 8), (24, 8), (25, 7), (25, 8), (26, 7), (26, 8), (30, 10)],
    }
)
"""By head-count and number of rounds: where no better rounds are known without partners than with them."""
