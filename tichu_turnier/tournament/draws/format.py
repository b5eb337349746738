"""What a tournament format is: a way in which rounds are drawn."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.draws.rotation import quality as figures
from tichu_turnier.tournament.draws.rotation.draw import Fours, Foursome, Match, Matches
from tichu_turnier.tournament.draws.rotation.knock_out import KnockOutState, Ladder
from tichu_turnier.tournament.draws.rotation.quality import Quality, RoundOfTables, Table, four_rotating
from tichu_turnier.tournament.draws.rotation.tables import assign_tables, number_tables
from tichu_turnier.tournament.draws.side_conditions import needed_tables
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Seats, Tournament, Unit
from tichu_turnier.tournament.tables.odd_tables import joined, without_dummy
from tichu_turnier.tournament.tables.table import table_of

T = TypeVar("T")
Played = tuple[list[RoundOfTables], list[tuple[EntrantId, ...]], list[list[int]]]
"""Of each round: who played whom, who rested, and the numbers of the tables."""


class PlannedRound(NamedTuple):
    """One round of a plan, before there are any results: who plays whom, and who rests."""

    tables: RoundOfTables
    sitting_out: tuple[int, ...] = ()
    boards: tuple[int, ...] = ()
    """Which set of prepared hands each table plays, from 1, in the format that has them."""


class GroupPlace(NamedTuple):
    """Somebody who is not known yet: a place in a group, both from 0."""

    group: int
    place: int


@dataclass(frozen=True, slots=True)
class Bracket:
    """How a tournament stands in which losers are out, and how it came so far."""

    state: KnockOutState
    ladder: Ladder
    """Level by level who met whom, for pictures of it."""
    rounds: int
    """How many it takes in all, at most."""
    findings: tuple[Finding, ...] = ()
    """What must be decided before the next draw, and who came too late."""
    before: int = 0
    """How many rounds are played before it, in groups."""
    unknown: Mapping[int, GroupPlace | None] = field(default_factory=dict)
    """Who stands in the ladder for somebody who is not known yet."""
    twice: bool = False
    """Whether only the second loss puts somebody out."""

    @property
    def due(self) -> frozenset[EntrantId]:
        """Who is to be drawn next, to play or to rest; empty when everything is decided."""
        return frozenset(map(EntrantId, chain(self.state.byes, *self.state.matches)))


@dataclass(frozen=True, slots=True)
class Format:
    """A way in which rounds are drawn. Its name is the text `format-<key>`."""

    key: str
    unit: Unit
    draw: Callable[[Tournament, int], Round]
    """The next round of a tournament for a seed; same snapshot and seed, same draw. Nothing is published."""
    plan: Callable[[Sequence[int], int, int], Sequence[PlannedRound]]
    """So many rounds at once for these entrants and a seed: people, rounds, seed.

    Where results decide who plays whom, the plan is what comes when everything ends level.
    """
    bracket: Callable[[Tournament, int | None], Bracket] | None = None
    """How it stands where losers are out; None where everybody plays all rounds.

    The seed draws who plays whom next, as far as the lot decides that; without one they stand in any order.
    """
    options: tuple[str, ...] = ()
    """Which settings of `KnockOut` make a difference, and of `odd_numbers` and `by_standings`."""
    faults: Callable[[Tournament, Round], Iterable[Finding]] = lambda _tournament, _round: ()
    """What this format cannot have at the tables of a round, drawn by hand or swapped."""
    by_results: bool = False
    """Whether results decide who plays whom, though nobody is out."""
    everybody_meets: bool = False
    """Whether everybody plays everybody, whoever should not meet."""

    @property
    def decides_who_meets(self) -> str:
        """What decides it, so that no draw is free to keep two apart: `bracket`, `everybody`, or nothing."""
        if self.bracket is not None:
            return "bracket"
        return "everybody" if self.everybody_meets else ""

    def numbered_plan(self, people: Sequence[int], rounds: int, seed: int) -> Sequence[PlannedRound]:
        """`plan` with the tables in the order of their numbers: nobody comes back to one without need.

        A bracket is numbered from its top, and prepared hands wait at their tables.
        """
        listed = self.plan(people, rounds, seed)
        if self.bracket is not None or any(round_.boards for round_ in listed):
            return listed
        numbers = number_tables(
            [[figures.everybody_at([table]) for table in round_.tables] for round_ in listed]
        )
        return [
            round_._replace(tables=[table for _, table in sorted(zip(order, round_.tables, strict=True))])
            for round_, order in zip(listed, numbers, strict=True)
        ]


def quality_of(tournament: Tournament) -> Quality:
    """Repeats of partners, opponents and meetings over all rounds of a snapshot."""
    return figures.quality(*_played(tournament))


def bound_of(tournament: Tournament, *, certain: bool = False) -> Quality:
    """What no draw of these rounds could undercut that spreads as evenly; none at all if `certain`."""
    return figures.bound(*_played(tournament), certain=certain)


def everybody_plays(tournament: Tournament) -> bool:
    """Whether the same people play in every round that is drawn, and nobody rests."""
    return figures.all_play(_played(tournament)[0])


def _played(tournament: Tournament) -> Played:
    tables: list[RoundOfTables] = [
        [table_of(seating, tournament.regulations).pairings for seating in r.tables]
        for r in tournament.rounds
    ]
    resting = [r.sitting_out for r in tournament.rounds]
    return tables, resting, [[seating.table for seating in r.tables] for r in tournament.rounds]


def round_by_round(rounds: int, draw: Callable[[Sequence[T]], T]) -> list[T]:
    """So many rounds, each drawn on top of the ones before."""
    history: list[T] = []
    while len(history) < rounds:
        history.append(draw(history))
    return history


def planned(listed: Iterable[Fours] | Iterable[Matches], *, rotating: bool = False) -> list[PlannedRound]:
    """Draws as rounds of a plan; `rotating` where everybody at a table partners everybody."""
    return [
        PlannedRound([_stages(table, rotating) for table in round_.tables], round_.sitting_out)
        for round_ in listed
    ]


def _stages(table: Foursome | Match, rotating: bool) -> Table:
    """Who plays against whom: both of a match, or two against two, all match long or each with each."""
    if len(table) == 2:  # noqa: PLR2004 - a match
        return (((table[0],), (table[1],)),)
    a, b, c, d = table
    return four_rotating(a, b, c, d) if rotating else (((a, b), (c, d)),)


def seated(tournament: Tournament, drawn: Fours | Matches, seed: int, *, in_order: bool = False) -> Round:
    """A draw as the next round, its tables numbered so that nobody comes back to one without need.

    Or `in_order`, from table 1 on. Whoever would sit out joins a table where the regulations say so.
    """
    seatings = [Seating(0, without_dummy(_seats(table))) for table in drawn.tables]
    tables, resting = joined(tournament, seatings, [EntrantId(who) for who in drawn.sitting_out])
    numbers = assign_tables(
        [seating.entrants() for seating in tables],
        {} if in_order else _visits(tournament),
        needs=needed_tables(tournament),
    )
    numbered = (replace(seating, table=number) for seating, number in zip(tables, numbers, strict=True))
    ordered = sorted(numbered, key=lambda seating: seating.table)
    return Round(len(tournament.rounds) + 1, tuple(ordered), resting, seed)


def returns_to_tables(tournament: Tournament) -> Callable[[Fours], int]:
    """How often people would come back to a table where they were, for whatever may be the next round."""
    known = cache(lambda: (_visits(tournament), needed_tables(tournament)))

    def returns(drawn: Fours) -> int:
        visits, needs = known()
        numbers = assign_tables(drawn.tables, visits, needs=needs)
        seated = zip(drawn.tables, numbers, strict=True)
        return sum((who, number) in visits for group, number in seated for who in group)

    return returns


def _seats(table: Foursome | Match) -> Seats:
    """The seats of two partners against two others, or of one side against another."""
    if len(table) == 2:  # noqa: PLR2004 - a match
        return sides(*table)
    a, b, c, d = map(EntrantId, table)
    return a, c, b, d


def sides(p: int, q: int) -> Seats:
    """The seats of a table where partnership p plays partnership q."""
    return EntrantId(p), EntrantId(q), EntrantId(p), EntrantId(q)


def _visits(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often each (entrant, table number) has happened."""
    seated = [
        (entrant, seating.table)
        for r in tournament.rounds
        for seating in r.tables
        for entrant in seating.entrants()
    ]
    return Counter(seated)
