"""Rounds at tables of four that are known to be optimal, for people 0 to n - 1."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from math import gcd

from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Plan, in_fours

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
    if people in GOLFER_ROUNDS:
        return tuple(_in_order(round_) for round_ in _moving_on(people, GOLFER_ROUNDS[people]))
    if people == 100:  # noqa: PLR2004 - the closed form with the four blocks told apart by the last two bits
        closed = affine(25, most=25)
        return tuple(
            _in_order([[4 * (who % 25) + who // 25 for who in t] for t in round_]) for round_ in closed
        )
    return affine(people // 4) if people > 100 else ()  # noqa: PLR2004 - fewer tables last too short


@lru_cache(maxsize=32)
def best_plan(people: int, rounds: int) -> tuple[Tables, ...]:
    """The best rounds known where somebody meets again or rests; () if a search finds as good ones.

    As many as asked for, or more in which nobody meets anybody twice.
    """
    moved = _moving_on(people, BASE_ROUNDS[people]) if people in BASE_ROUNDS else ()
    if len(moved) >= rounds:
        return moved
    if people in ALSO_WITH_PARTNERS.get(rounds, ()):
        return from_letters(people, BEST_PARTNERED_ROUNDS[people, rounds].upper())
    return from_letters(people, BEST_PLANS.get((people, rounds), ""))


def _moving_on(people: int, rule: str) -> tuple[Tables, ...]:
    """Rounds that follow from some, as in `GOLFER_ROUNDS`."""
    size, step, *words = rule.split()
    circle = int(size)
    stays = people - people % circle
    return tuple(
        tuple(
            tuple(who if who >= stays else who - who % circle + (who + moved) % circle for who in table)
            for table in _tables(word)
        )
        for word in words
        for moved in range(0, circle, int(step))
    )


def _in_order(round_: Iterable[Iterable[int]]) -> Tables:
    """The tables of a round in the order of their first people, each in the order of its people."""
    return tuple(sorted(tuple(sorted(table)) for table in round_))


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


def affine(tables: int, most: int = LONGEST) -> tuple[Tables, ...]:
    """The closed form for many tables, up to `most` rounds: four blocks, each moving on at its own pace.

    Person `i` of the first block meets persons `i + r`, `i + 2r` and `i + 3r` of the others in round `r`. Two
    people meet again after `s` rounds only if `tables` divides `s`, `2s` or `3s`: never if it has no factor 2
    or 3, else not within a third of it.
    """
    rounds = tables if gcd(tables, 6) == 1 else -(-tables // 3)
    return tuple(
        tuple(
            tuple(block * tables + (seat + block * round_) % tables for block in range(4))
            for seat in range(tables)
        )
        for round_ in range(min(rounds, most))
    )


GOLFER_ROUNDS = {
    16: "15 3 AAABCDDBCDBCBCDA",
    20: "1 1 ABCDEBAEDCEBDACEDBAC ABCDEDCBAEDACEBAECBD ABCDEAEDCBCEBDABADCE ABCDECBAEDBDACECBEDA "
    "ABCDEEDCBAACEBDDCAEB",
    24: "21 3 ABCDEFABCABCCABEFDFDEDEF",
    28: "9 3 AAABCDBCDEFGDBCGEFEFGGEFDBCA ABCCABDEFGGGEFDEFDABCDEFCABG ABCDEFCABABCCABDEFGGGEFDEFDG",
    32: "5 1 ABBCDEBEFGAFHBFFDHDGHAECHCEGDCAG ABCADEAFFCGGFDBCBBHECFHDHEGHAGED",
    36: "33 3 ABCDEFDEFFDEGHIBCAFDEIGHGHICABGHIBCA",
    40: "39 3 AAABCDEFGGEFHIJDBCJHIJHIDBCHIJGEFEFGBCDA",
    44: "13 1 ABCDEFGGHBIEBJICCGJEJDAEHFKIKFBHGAKDJCKHAIDF",
    48: "45 3 ABCABCDEFGHIFDECABDEFJKLKLJABCKLJIGHHIGKLJEFDGHI",
    52: "51 3 AAABCDEFGHIJDBCJHIKLMLMKFGEFGELMKKLMJHIDBCHIJEFGBCDA",
    56: "16 1 ABCDEFGGHIGJGEKLCEAMNMDNIMMJBHFKEBALLHJLNCIFDKNBKIHAFJCD",
    60: "57 3 ABCDEFGHIJKLDEFKLJMNOOMNOMNLJKDEFIGHABCLJKMNOEFDCABABCHIGIGH",
    64: "63 3 AAABCDBCDEFGFGEHIJKLMIJHMKLNOPPNOFGEIJHOPNMKLIJHCDBKLMCDBPNOEFGA",
    68: "20 1 ABCDEFGHADDIJKLMKNHLBHOPLFMDKOOEIOQGAPJNLQCQBKHCJMGPNIQPFEACJMBEINGF",
    72: "21 1 ABCDEFGHIJKLJBJMNOPFJFLIFQPHDMCEQNBBQGQAKONKDIMOGRKCHHRLGARERPDNLAIEMPCO",
    76: "15 3 AAABCDDBCDBCBCDEFGHIJKLMNOPQRSGEFPNOIJHSQRMKLGEFMKLSQRIJHPNOEFGQRSNOPKLMHIJA "
    "ABCDEFGHIJKLMNOPPPQRSSQRSQRQRSABCMNOJKLGHIDEFCABIGHNOMFDELJKCABLJKFDENOMIGHP "
    "ABCDEFGHIJKLMNOBCAHIGNOMEFDLJKPPPQRSSQRSQRQRSBCALJKEFDNOMHIGABCMNOJKLGHIDEFP "
    "ABCDEFGHIJKLMNOABCMNOJKLGHIDEFBCAKLJEFDNOMIGHPPPQRSSQRSQRQRSBCAIGHNOMEFDKLJP "
    "ABCDEFGHIJKLMNOCABLJKEFDOMNIGHCABIGHOMNEFDLJKABCMNOJKLGHIDEFPPPQRSSQRSQRQRSP",
    80: "23 1 ABCDAEEFGHIJKELBEMNOPAQJFLRNDOBKSISHQMSKKJPCGSHGDTCALOIBPRRTMRFJQTITNQNHFMDCLPGO",
    84: "24 1 ABCDEFFDGHIHJKDLMNAOPFQRISESBJOGRDMQPTKATSSHLNCMUTTUQUOAIBGLJPUFKCNLEMRHQPJCNOKEIGBR",
    88: "87 3 AAABCDEFGHIJKLMGEFNOPJHIQRSSQRMKLTUVDBCUVTPNOPNOUVTDBCTUVMKLSQRQRSJHINOPGEFKLMHIJEFGBCDA",
    92: "27 1 ABCDEFGHIJKLMCLNKOOPCGOQKRSBTUGGASUIHUAPQTLRVTVMNJAFELDWCSRJDITHOKVWEVUWWBDQNMPMFNJHQSBFEIPR",
    96: "28 1 "
    "ABCDAAEFGHIJKILMNOPCKQKRPISTUQDIRHCQOLVUWGJWANUESBKVFTBUJPMPBWEVXNLCXHVWSRODXMGQTXFMLETHSFODGJRN",
}
"""By head-count: rounds in which nobody meets anybody twice (social golfer problem), found by own search.

The size of the circles in which people stand (0, 1, 2 ..., then the next circle; who is left over stays), how
far they move on from one round to the next until they are back, and the first of such rounds, one letter a
person: people with the same letter share a table.
"""
BASE_ROUNDS = {
    29: "9 1 GDCADAF-GCGAGBEFBBCDFDEBAEECF",
    30: "9 1 CCFCBE-GADGBFAEB-BCAGFDDADEFGE",
    33: "10 1 GCDBFCAEAADGEFECFFHBC-ADEBHHGHGDB",
    34: "10 1 CGAAFED-HABDFBFAEHGBDGFHB-CCECGEHD",
    37: "11 1 GCGHCDEB-IEBHAACEADFCIDHIGFFEFABGBHDI",
    38: "11 1 B-ADIHGEFGGCDBCEGA-FICHEHIBACHFFDBIEAD",
}
"""The same where people rest, "-"."""
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
ALSO_WITH_PARTNERS = {
    5: (14, 17),
    6: (12, 13, 15, 17, 18, 20, 21),
    7: (19, 22, 25, 26),
    8: (13, 19, 22, 23, 24, 25, 26),
    10: (30,),
}
"""By number of rounds the head-counts for which no rounds without partners are known that are better."""


def whist(people: int) -> Plan:
    """The whist rotation for people 0 to n - 1, () if none is known.

    Everybody partners everybody once and opposes everybody twice: for 4n people in 4n - 1 rounds, for 4n + 1
    in as many rounds as people, each of whom rests once. All rounds follow from the first one: every number
    but that of the one person who stays goes up by one.
    """
    if people == 9:  # noqa: PLR2004 - the one head-count with rounds of its own
        written = [[int(digit) for digit in word] for word in NINE.split()]
        return tuple(_round(places, people) for places in written)
    if people not in STARTERS:
        return ()
    first = [int(number) for number in STARTERS[people].split()]
    moving = people - 1 if STAYS in first else people
    return tuple(
        _round([people - 1 if place == STAYS else (place + round_) % moving for place in first], people)
        for round_ in range(moving)
    )


def _round(places: Sequence[int], people: int) -> Fours:
    """A round with everybody at a table in this order; whoever is not rests."""
    return Draw(in_fours(places), tuple(sorted(set(range(people)).difference(places))))


STARTERS = {
    4: "-1 0 1 2",
    5: "1 4 2 3",
    8: "-1 0 1 5 2 3 4 6",
    12: "-1 0 6 7 1 10 3 9 2 5 4 8",
    13: "1 5 8 10 2 3 4 11 6 9 7 12",
    16: "-1 0 2 9 1 11 4 7 3 5 6 10 8 14 12 13",
    17: "1 2 4 7 5 15 6 11 3 14 10 12 8 16 9 13",
    20: "-1 0 2 17 1 13 8 9 4 15 5 18 3 12 6 11 7 10 14 16",
    21: "1 10 2 6 3 18 8 15 4 20 14 17 5 16 7 9 11 19 12 13",
    24: "-1 0 6 15 5 17 7 10 3 16 8 12 1 18 2 4 9 14 13 20 11 19 21 22",
    25: "1 9 5 20 2 24 15 17 3 16 14 21 4 23 6 7 8 12 13 18 10 19 11 22",
    28: "-1 0 21 26 2 10 17 24 5 8 7 11 3 14 12 25 4 16 19 20 1 22 9 18 6 23 13 15",
    29: "1 19 20 23 7 24 10 18 2 15 4 27 3 17 22 26 5 12 13 14 6 25 9 11 8 28 16 21",
    32: "-1 0 6 12 1 10 23 24 8 13 15 28 5 9 11 26 4 16 7 17 2 19 3 14 18 25 21 29 20 22 27 30",
    33: "1 15 7 30 8 24 11 32 12 13 14 29 2 10 20 23 4 31 5 9 3 16 22 27 6 28 18 25 17 26 19 21",
    36: "-1 0 2 17 6 10 13 34 12 31 16 21 14 23 15 18 5 28 8 26 4 32 27 33 1 25 9 19 3 11 22 24 7 20 29 30",
    37: "1 26 10 36 4 18 17 22 21 29 32 33 3 23 5 8 9 27 20 30 11 13 19 25 2 6 12 34 7 16 24 31 14 35 15 28",
    40: "-1 0 14 18 12 26 15 27 2 31 22 24 1 19 7 37 5 16 20 21 8 25 33 38 3 10 11 30 4 35 6 9 13 "
    "29 23 36 17 32 28 34",
    41: "1 37 21 23 7 29 11 24 4 16 13 38 10 36 28 34 8 40 12 39 5 9 15 35 2 25 17 18 20 31 22 32 6 "
    "14 19 26 3 27 30 33",
    44: "-1 0 22 31 3 4 12 20 7 18 13 40 8 36 17 23 24 29 32 39 1 19 5 26 2 16 14 34 6 10 9 33 15 "
    "25 21 38 11 42 35 37 27 30 28 41",
    45: "1 32 21 44 6 38 25 28 2 13 26 31 5 43 33 35 7 37 23 41 3 4 9 34 10 19 14 22 8 24 15 27 11 "
    "17 18 39 12 29 20 30 16 42 36 40",
    48: "-1 0 21 22 4 32 15 46 3 23 11 20 1 44 5 7 2 37 33 40 12 42 13 35 14 19 28 39 10 36 16 34 9 "
    "17 30 45 6 43 25 38 8 31 18 24 26 29 27 41",
    49: "1 48 14 35 2 47 9 40 3 46 23 26 5 44 7 42 12 37 15 34 16 33 24 25 13 36 18 31 8 41 22 27 6 "
    "43 10 39 4 45 21 28 11 38 17 32 19 30 20 29",
    52: "-1 0 25 48 1 46 2 23 8 10 43 44 18 50 29 38 11 26 24 32 3 15 5 40 17 37 21 28 16 34 20 49 "
    "6 31 7 12 4 42 35 45 9 13 36 47 14 41 19 33 22 39 27 30",
    53: "1 52 21 32 2 51 8 45 17 36 22 31 9 44 18 35 4 49 20 33 10 43 25 28 7 46 14 39 12 41 24 29 "
    "11 42 19 34 3 50 16 37 5 48 6 47 13 40 15 38 23 30 26 27",
    56: "-1 0 11 53 6 10 16 39 9 24 30 40 1 48 21 23 13 27 22 25 19 45 31 42 2 33 29 54 14 34 15 51 "
    "18 46 38 47 3 8 17 50 7 44 37 49 12 28 35 52 4 5 20 41 26 32 36 43",
    57: "1 9 5 16 11 17 29 54 14 38 19 47 13 50 26 48 3 20 22 25 2 6 32 53 15 42 21 31 27 45 34 35 "
    "18 44 30 43 10 12 39 46 8 51 23 28 4 49 36 52 7 41 24 33 37 56 40 55",
    60: "-1 0 10 54 1 12 4 6 2 8 20 57 5 44 36 40 16 21 23 42 3 39 30 38 14 31 50 51 15 45 34 43 7 "
    "48 25 37 19 22 35 56 13 47 26 33 9 58 24 52 17 49 32 46 11 27 18 53 28 41 29 55",
    61: "1 60 25 36 2 59 5 56 11 50 19 42 4 57 10 51 23 38 28 33 8 53 21 40 6 55 17 44 7 54 26 35 "
    "12 49 29 32 13 48 14 47 16 45 20 41 9 52 30 31 3 58 15 46 18 43 27 34 22 39 24 37",
}

NINE = "12364857 20475638 01583746 45607281 53718062 34826170 78031524 86142305 67250413"
"""The rounds for nine people, who need two that move on at once: eight of them a round, in the same order."""
STAYS = -1
"""The number of whoever stays while the others move on."""
