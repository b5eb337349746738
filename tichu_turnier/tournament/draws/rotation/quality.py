"""How good a draw is, and how good it could have been at best.

A round is a list of tables, a table a list of stages, a stage its two sides, a side the people (or the
partnership) that play it: `((1, 2), (3, 4))`, or `((17,), (23,))` where partnerships are drawn. Whatever two
people do together counts once a round: at a table of four where everybody partners everybody, they are
partners once, opponents once and meet once.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from itertools import combinations, product
from math import comb

from tichu_turnier.tournament.draws.rotation.tables import assignment

Side = Sequence[int]
Stage = tuple[Side, Side]
Table = Sequence[Stage]
RoundOfTables = Sequence[Table]
Couple = tuple[int, int]
"""Two people, the smaller number first."""


@dataclass(frozen=True, slots=True)
class Quality:
    """What went less than ideally, over all rounds together; 0 is perfect everywhere.

    Two people who were together in `k` rounds count `k - 1` repeats.
    """

    partner_repeats: int
    opponent_repeats: int
    meeting_repeats: int
    sit_out_spread: int
    """Most minus fewest rests among those who were there in every round."""
    table_repeats: int
    """How often somebody came back to a table where he had been."""


def four_rotating(a: int, b: int, c: int, d: int) -> tuple[Stage, ...]:
    """The stages of a table of four where everybody partners everybody: ab v cd, ac v bd, ad v bc."""
    return ((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))


ALWAYS, SAME_PEOPLE, SAME_GROUPS = "always", "people", "groups"
"""Proved for every draw of so many, for those in which the same play in each round, at the same tables."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure beside what nobody can undercut."""

    key: str
    """Its name as in a text key, e.g. `opponent-repeats`."""
    value: int
    least: int
    if_even: bool = False
    """Whether that holds only while no two meet more often than some do: else there could be fewer."""
    scope: str = ALWAYS
    """For which draws that is proved."""

    @property
    def verdict(self) -> str:
        """`perfect` (0), the `best` there can be, or `above` a bound that may be out of reach.

        The last two with `-even` where the bound holds only for draws that spread as evenly.
        """
        if self.value == 0:
            return "perfect"
        reached = "best" if self.value <= self.least else "above"
        return f"{reached}-even" if self.if_even else reached


def figures(
    reached: Quality, least: Quality, certain: Quality, without: Collection[str] = (), *, all_play: bool
) -> tuple[Figure, ...]:
    """The figures one by one, leaving some away; `least` and `certain` are both kinds of `bound`.

    `all_play`: whether everybody plays in every round, so that the same do however it is drawn.
    """
    scopes = {"sit-out-spread": ALWAYS, "table-repeats": SAME_GROUPS}
    others = ALWAYS if all_play else SAME_PEOPLE
    keys = [field.name.replace("_", "-") for field in fields(Quality)]
    rows = zip(keys, astuple(reached), astuple(least), astuple(certain), strict=True)
    return tuple(
        Figure(key, value, even, even > always, scopes.get(key, others))
        for key, value, even, always in rows
        if key not in without
    )


def quality(
    rounds: Sequence[RoundOfTables],
    resting: Sequence[Collection[int]] = (),
    numbers: Sequence[Sequence[int]] = (),
) -> Quality:
    """The repeats of some rounds.

    Args:
        rounds: see the top of the module.
        resting: for each round who sat out; nobody if left away.
        numbers: for each round the number of each of its tables; 1, 2, 3 ... if left away.
    """
    visits = _visits(rounds, numbers)
    rests = list(_rests(rounds, resting).values())
    return Quality(
        partner_repeats=_repeats(_together(rounds, partners_of)),
        opponent_repeats=_repeats(_together(rounds, opponents_of)),
        meeting_repeats=_repeats(_together(rounds, meetings_of)),
        sit_out_spread=max(rests, default=0) - min(rests, default=0),
        table_repeats=_repeats(visits),
    )


def bound(
    rounds: Sequence[RoundOfTables],
    resting: Sequence[Collection[int]] = (),
    numbers: Sequence[Sequence[int]] = (),
    *,
    certain: bool = False,
) -> Quality:
    """What no draw with as many tables and the same people in each round could undercut.

    Unless that is to be `certain`, it may bring no two people together more often than the most frequent
    couple of these rounds: 9 couples who meet twice count 9 repeats, 3 who meet three times only 6, which is
    not the better evening.

    Tables are numbered anew, people stay together as they are: of table repeats that is the least. Of rests
    nothing is said where people came or left, as others might have rested.

    Arguments as for `quality`, which is never below. The bound need not be reachable.
    """
    everybody = {person for played in rounds for person in everybody_at(played)}.union(*resting)
    visits = _visits(rounds, numbers)
    choice = len({number for _, number in visits})
    stays = Counter(person for person, _ in visits.elements())
    rests = list(_rests(rounds, resting).values())
    meetings = _together(rounds, meetings_of)
    most = len(rounds) if certain else max(meetings.values(), default=0)
    tables = [[sorted(everybody_at([table])) for table in played] for played in rounds]
    return Quality(
        partner_repeats=_least_repeats(_together(rounds, partners_of), len(everybody)),
        opponent_repeats=_least_repeats(_together(rounds, opponents_of), len(everybody)),
        meeting_repeats=max(
            _least_repeats(meetings, len(everybody)),
            -(-2 * least_coincidences(tables, len(everybody)) // most) if most else 0,
        ),
        sit_out_spread=int(len(rests) == len(everybody) and bool(rests) and sum(rests) % len(rests) > 0),
        table_repeats=max(
            sum(max(0, times - choice) for times in stays.values()), _least_returns(tables, choice)
        ),
    )


def least_coincidences(rounds: Sequence[Sequence[Sequence[int]]], people: int) -> int:
    """A lower bound of the pairs of meetings of the same two people, for rounds of tables of people.

    Two people who meet `k` times are `k (k - 1) / 2` such pairs. Two reasons: all meetings spread evenly over
    all couples, and two rounds of few tables: whoever came from the same table of the one must share a table
    of the other again.
    """
    meetings = sum(comb(len(table), 2) for played in rounds for table in played)
    between = sum(_reunions(first, second) for first, second in combinations(rounds, 2))
    return max(fewest_couples(meetings, comb(people, 2)), between)


def _least_returns(rounds: Sequence[Sequence[Sequence[int]]], choice: int) -> int:
    """How often people come back to a table at least, however the tables of each round are numbered.

    Where there are few tables, each of a round shares somebody with nearly every one of an earlier round.
    Where every table can avoid whatever it shares with an earlier round, that says nothing: by Hall's theorem
    from twice as many numbers on as people sit at a table.
    """
    seats = max((len(table) for played in rounds for table in played), default=0)
    if choice >= 2 * seats:
        return 0
    return sum(
        max((_returns(before, played, choice) for before in rounds[:round_]), default=0)
        for round_, played in enumerate(rounds)
    )


def _returns(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]], choice: int) -> int:
    """How many people at least sit at the same number in both of two rounds."""
    spare = [0] * (choice - len(before))
    costs = [[len(set(table).intersection(old)) for old in before] + spare for table in after]
    return sum(costs[row][column] for row, column in enumerate(assignment(costs)))


def _reunions(first: Sequence[Sequence[int]], second: Sequence[Sequence[int]]) -> int:
    """The fewest couples who share a table in both of two rounds."""
    before = {person for table in first for person in table}
    known = sum(person in before for table in second for person in table)
    if not first or not second:
        return 0
    each, more = divmod(known, len(second))
    fewer, larger = (fewest_couples(people, len(first)) for people in (each, each + 1))
    return (len(second) - more) * fewer + more * larger


def fewest_couples(things: int, boxes: int) -> int:
    """The fewest couples of things in the same box."""
    if boxes == 0:
        return 0
    each, more = divmod(things, boxes)
    return (boxes - more) * comb(each, 2) + more * comb(each + 1, 2)


def _least_repeats(together: Counter[Couple], people: int) -> int:
    """The repeats where there are too few couples, or too few other people for somebody."""
    each = Counter(person for couple in together.elements() for person in couple)
    too_many = sum(max(0, times - (people - 1)) for times in each.values())
    return max(0, together.total() - comb(people, 2), -(-too_many // 2))


def _repeats(counted: Counter[Couple]) -> int:
    """Every time after the first."""
    return sum(times - 1 for times in counted.values())


def _together(
    rounds: Sequence[RoundOfTables], couples: Callable[[Table], Iterable[Couple]]
) -> Counter[Couple]:
    """In how many rounds two people were together in a certain way."""
    return Counter(couple for played in rounds for couple in {c for table in played for c in couples(table)})


def partners_of(table: Table) -> Iterable[Couple]:
    """Who plays on the same side in some stage."""
    return (couple(a, b) for stage in table for side in stage for a, b in combinations(side, 2))


def opponents_of(table: Table) -> Iterable[Couple]:
    """Who plays against whom in some stage."""
    return (couple(a, b) for one, other in table for a, b in product(one, other))


def meetings_of(table: Table) -> Iterable[Couple]:
    """Who sits at the table with whom."""
    return combinations(sorted(everybody_at([table])), 2)


def all_play(rounds: Sequence[RoundOfTables]) -> bool:
    """Whether everybody of these rounds plays in each of them."""
    return len({frozenset(everybody_at(played)) for played in rounds}) < 2  # noqa: PLR2004 - all are alike


def everybody_at(tables: RoundOfTables) -> set[int]:
    return {person for table in tables for stage in table for side in stage for person in side}


def _visits(rounds: Sequence[RoundOfTables], numbers: Sequence[Sequence[int]]) -> Counter[Couple]:
    """How often each person was at each table, as (person, number)."""
    named = numbers or [range(1, len(played) + 1) for played in rounds]
    return Counter(
        (person, number)
        for played, these in zip(rounds, named, strict=True)
        for table, number in zip(played, these, strict=True)
        for person in everybody_at([table])
    )


def _rests(rounds: Sequence[RoundOfTables], resting: Sequence[Collection[int]]) -> dict[int, int]:
    """How often each person who was there in every round sat out."""
    rested = Counter(person for bench in resting for person in bench)
    benches = resting or [()] * len(rounds)
    there = [everybody_at(played).union(bench) for played, bench in zip(rounds, benches, strict=True)]
    return {person: rested[person] for person in sorted(set.intersection(*there))} if there else {}


def couple(a: int, b: int) -> Couple:
    """The two in the order of their numbers."""
    return (a, b) if a < b else (b, a)
