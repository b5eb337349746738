"""Who shares a table of five, of three or of six, where those present do not fill tables of four.

At a table of three somebody is missing: a dummy is drawn in his place, so that who is at such a table changes
as everything else does. To a table of five comes one of those who would have to rest, so that nobody is the
fifth twice before everybody was once; he goes where he has met fewest. To a table of six two come together.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tichu_turnier.tournament.draws.rotation.apart import NEVER
from tichu_turnier.tournament.draws.rotation.tables import assignment
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    OddNumbers,
    Regulations,
    Round,
    Seating,
    Seats,
    Tournament,
)
from tichu_turnier.tournament.tables.table import THREE, table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of

_FOUR, _THREE = 4, 3
_DUMMY = 1 << 40
"""The first number of a dummy; no entrant has so large a one."""


def dummies(tournament: Tournament, people: int) -> tuple[int, ...]:
    """Those who are missing at tables of three; nobody where there are none, or where too few are here."""
    if odd_numbers_of(tournament.regulations) is not OddNumbers.THREE:
        return ()
    missing = -people % _FOUR
    enough = missing * _THREE <= people
    return tuple(range(_DUMMY, _DUMMY + missing)) if enough else ()


def with_dummies(drawn: Round, regulations: Regulations) -> Iterator[tuple[int, int, int, int]]:
    """The seats of a round, with dummies on those that stayed empty."""
    dummy = _DUMMY
    for seating in drawn.tables:
        a, b, c, d = seating.seats
        if a == c and table_of(seating, regulations).kind is THREE:
            yield a, b, dummy, d
            dummy += 1
        else:
            yield seating.seats


def not_at_a_table_of_four(drawn: Round) -> tuple[EntrantId, ...]:
    """Who was too many for the tables of four: rested, or was the fifth or sixth at a table."""
    return (*drawn.sitting_out, *(who for seating in drawn.tables for who in seating.more))


def without_dummy(seats: Seats) -> Seats:
    """The seats with whoever partners a dummy on both seats of his side, and first."""
    if max(seats) < _DUMMY:
        return seats
    dummy = next(seat for seat, who in enumerate(seats) if who >= _DUMMY)
    left, alone, right = (seats[(dummy + step) % _FOUR] for step in (1, 2, 3))
    return alone, right, alone, left


def three_of(seats: Seats, gone: EntrantId) -> Seats:
    """The seats of a table of four as one of three, without one of them."""
    a, b, c, d = (EntrantId(_DUMMY) if who == gone else who for who in seats)
    return without_dummy((a, b, c, d))


def joined(
    tournament: Tournament, tables: Sequence[Seating], bench: Sequence[EntrantId]
) -> tuple[list[Seating], tuple[EntrantId, ...]]:
    """The tables of four with those who would have to rest and join one; and who rests all the same."""
    if not bench:
        return list(tables), ()
    rested = Counter(who for drawn in tournament.rounds for who in drawn.sitting_out)
    too_many = Counter(who for drawn in tournament.rounds for who in not_at_a_table_of_four(drawn))
    joining = sorted(bench, key=lambda who: (-rested[who], too_many[who]))
    found = dict[int, tuple[EntrantId, ...]]()
    match odd_numbers_of(tournament.regulations):
        case OddNumbers.FIVE:
            joining = joining[: len(tables)]
            columns = assignment(_costs(tournament, tables, joining)) if joining else ()
            found = {column: (who,) for who, column in zip(joining, columns, strict=True)}
        case OddNumbers.SIX if len(joining) > 1 and tables:
            costs = dict(zip(joining, _costs(tournament, tables, joining), strict=True))
            never = apart_of(tournament).never
            ways = (
                (sum(costs[who][table] for who in two) + NEVER * (tuple(sorted(two)) in never), table, two)
                for two in combinations(joining, 2)
                for table in range(len(tables))
            )

            def due(way: tuple[int, int, tuple[EntrantId, ...]]) -> tuple[bool, int, int, int]:
                """Who has rested most joins, then who had tables of four most often, then who meets anew."""
                price, _, two = way
                rests, odd = sum(rested[who] for who in two), sum(too_many[who] for who in two)
                return price >= NEVER, -rests, odd, price

            price, table, two = min(ways, key=due)
            if price >= NEVER:
                return list(tables), tuple(bench)
            joining, found = list(two), {table: two}
        case _:
            return list(tables), tuple(bench)
    seatings = [each.with_more(found.get(number, ())) for number, each in enumerate(tables)]
    return seatings, tuple(who for who in bench if who not in joining)


def _costs(tournament: Tournament, tables: Sequence[Seating], coming: Sequence[EntrantId]) -> list[list[int]]:
    """How often somebody has met the people of a table, and more where he must not."""
    apart, round_ = apart_of(tournament), len(tournament.rounds)
    club = apart.club_of(round_ < apart.rounds)
    met: Counter[tuple[EntrantId, EntrantId]] = Counter()
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            met.update(combinations(sorted(seating.entrants()), 2))

    def price(who: EntrantId, mate: EntrantId) -> int:
        couple = min(who, mate), max(who, mate)
        return met[couple] + apart.price(*couple, club)

    return [[sum(price(who, mate) for mate in set(each.seats)) for each in tables] for who in coming]
