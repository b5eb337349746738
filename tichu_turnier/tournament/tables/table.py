"""Answer what depends on the kind of a table: who sits where in each hand, who rests, in what order.

At a table of five one rests in each hand and the others play two against two, so that in five hands everybody
rests once, partners everybody once and meets everybody twice as opponents. At a table of three each in turn
plays with an open hand as partner against the other two (Trichu, fatamorgana.ch/tichu). At a table of six
three play against three, as many hands as elsewhere: with the same partners where partners stay, else with
others in every hand, so that in ten hands everybody partners everybody four times. Where an entrant is a side
(a partnership, or a player with two holdings), two are head to head.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import itemgetter
from typing import NamedTuple

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.variant import rules_of_six
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    HandSeats,
    OddNumbers,
    Regulations,
    Seating,
    Tournament,
)
from tichu_turnier.tournament.tables.sides import side_of_seat, sides_of
from tichu_turnier.tournament.tables.table_count import hands_each, odd_numbers_of

BESIDE = ("fifth", "sixth")
"""What those are called who sit at a table beside its four seats."""
LETTERS = "ABCDEF"
"""What the people of a table are called, in the order in which it is read out."""

Groups = tuple[tuple[EntrantId | None, ...], ...]
"""The first side, the other one, and behind them who rests at first; None is an open hand."""
Pairing = tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]
"""Both sides, each entrant once."""
PlanTable = list[EntrantId] | list[list[EntrantId]]
"""A table as it is written down by hand (see `draws/plan`)."""


class Place(NamedTuple):
    """A column for calls on a slip: who has it, and which of both members of a partnership."""

    who: EntrantId | None
    """None: an open hand."""
    member: int = 0


@dataclass(frozen=True, slots=True)
class Kind:
    """What is different at a kind of table; numbers are seats of the draw, 4 and 5 who is beside them."""

    people: Callable[[HandSeats], HandSeats]
    """Everybody in the order in which the table is read out."""
    sides: tuple[slice, slice]
    """Who begins against whom."""
    tour: tuple[Callable[[HandSeats], HandSeats], ...]
    """Who sits where, stage after stage until everybody has partnered everybody."""
    odd: bool = False
    """Whether there are such tables only where people are too many or too few for tables of four."""
    always_changes: bool = False
    """Whether people change places even where partners stay all match long elsewhere."""


def _tour(*stages: Sequence[int]) -> tuple[Callable[[HandSeats], HandSeats], ...]:
    return tuple(itemgetter(*seats) for seats in stages)


def _three_a_side(partners: tuple[int, int]) -> list[int]:
    """These sit with seat 0 against the others."""
    others = [seat for seat in range(1, 6) if seat not in partners]
    return [seat for both in zip((0, *partners), others, strict=True) for seat in both]


_TWO_A_SIDE = slice(0, 4, 2), slice(1, 4, 2)
FOUR = Kind(itemgetter(0, 2, 1, 3), _TWO_A_SIDE, _tour((0, 1, 2, 3), (0, 2, 1, 3), (0, 2, 3, 1)))
"""With a, b, c, d at the table and a, b partners first: `ab` v `cd`, then `ac` v `bd`, then `ad` v `bc`.

a keeps seat 0 and the lower side stands on seats 1 and 3 in the order of the names of the draw.
"""
_RING = (0, 1, 2, 3), (1, 3, 4, 2), (3, 2, 0, 4), (2, 4, 1, 0), (4, 0, 3, 1)
FIVE = Kind(itemgetter(0, 2, 1, 3, 4), _TWO_A_SIDE, _tour(*_RING), odd=True, always_changes=True)
"""The whist rotation of five people in a ring, in which whoever rests moves on by one."""
_ALONE = (0, 1, 0, 3), (1, 3, 1, 0), (3, 0, 3, 1)
_ONE_AGAINST_TWO = slice(0, 1), slice(1, 4, 2)
THREE = Kind(itemgetter(0, 1, 3), _ONE_AGAINST_TWO, _tour(*_ALONE), odd=True, always_changes=True)
"""Each in turn is alone, on both seats of a side as a partnership is, against the others."""
_TRIOS = ((2, 4), (4, 1), (1, 3), (3, 5), (5, 2), (2, 1), (1, 5), (5, 4), (4, 3), (3, 2))
_THREE_A_SIDE = slice(0, 6, 2), slice(1, 6, 2)
SIX = Kind(itemgetter(0, 2, 1, 3, 4, 5), _THREE_A_SIDE, _tour(*map(_three_a_side, _TRIOS)), odd=True)
"""Two others in turn partner whoever is drawn onto seat 0: two tours of a ring of five."""
HEAD_TO_HEAD = Kind(itemgetter(0, 1), (slice(0, 1), slice(1, 2)), _tour((0, 1, 2, 3)))
"""Two entrants, each on both seats of a side: partnerships, or players with two holdings."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of some kind in a tournament with some regulations."""

    kind: Kind
    seating: Seating
    seats: HandSeats
    """Who sits on seats 0 to 5, as drawn."""
    usual: Regulations
    """The regulations of the tournament; those of the table are `regulations`."""
    changes: bool
    """Whether people change places during a match."""

    @property
    def odd(self) -> bool:
        """Whether there are such tables only where people are too many or too few for tables of four."""
        return self.kind.odd

    @property
    def people(self) -> tuple[EntrantId, ...]:
        """Everybody in the order in which a table is read out: A and B begin as partners, then C and D.

        Of five, E rests first; of six, E begins with A and B, F with C and D; of three, A begins alone.
        """
        return self.kind.people(self.seats)

    @property
    def read_out(self) -> tuple[EntrantId | None, ...]:
        """The people with None for the open hand beside whoever plays alone."""
        first, *others = self.people
        return (first, None, *others) if self.kind is THREE else (first, *others)

    @property
    def letters(self) -> dict[EntrantId, str]:
        """The letter of everybody, in the order in which the table is read out."""
        return dict(zip(self.people, LETTERS, strict=False))

    @property
    def letters_help(self) -> bool:
        """Whether people at this table are told by their letters who partners whom when."""
        return self.odd or self.usual.stages > 1

    @property
    def sides(self) -> Pairing:
        """Who begins against whom."""
        one, other = self.kind.sides
        return self.seats[one], self.seats[other]

    @property
    def groups(self) -> Groups:
        """The same people by sides."""
        one, other = self.sides
        if self.kind is THREE:
            return (*one, None), other
        return (one, other) if self.rests_first is None else (one, other, (self.rests_first,))

    @property
    def on_each_side(self) -> tuple[int, int]:
        """How many entrants bring away the points of each side."""
        one, other = self.sides
        return len(one), len(other)

    @property
    def rests_first(self) -> EntrantId | None:
        return self.seating.fifth if self.kind is FIVE else None

    @property
    def part_played(self) -> Fraction:
        """Which part of the hands each plays."""
        return Fraction(4, 5) if self.kind is FIVE else Fraction(1)

    @property
    def written(self) -> PlanTable:
        """The table as it is written down by hand: one list where people change places, else both sides.

        Six are written as they begin, three against three.
        """
        as_list = self.changes and self.kind is not SIX
        return list(self.people) if as_list else [list(side) for side in self.sides]

    @property
    def fits(self) -> bool:
        """Whether there are such tables in this tournament, and everybody sits at it once."""
        known = not self.odd or odd_numbers_of(self.usual) is not OddNumbers.REST
        alike = self.usual.one_a_side == (self.kind is HEAD_TO_HEAD)
        return known and alike and len(set(self.people)) == len(self.people)

    @property
    def regulations(self) -> Regulations:
        """The regulations with rules, stages and hands of this table; the same ones at a table of four.

        Of five or three as many stages as people, so that everybody rests, or is alone, equally often; of six
        as many hands as elsewhere, each a stage of its own where partners change.
        """
        usual, hands = self.usual, self.usual.hands_planned
        if self.kind is SIX:
            of_six = replace(usual, rules=rules_of_six(usual.rules))
            stages = hands or len(SIX.tour)
            return replace(of_six, stages=stages, hands_per_stage=min(hands, 1)) if self.changes else of_six
        if usual.rules.booster and usual.booster_tables and self.seating.table not in usual.booster_tables:
            usual = replace(usual, rules=replace(usual.rules, booster=False))
        if not self.odd:
            return usual
        people = len(self.people)
        return replace(usual, stages=people, hands_per_stage=hands_each(people, hands) if hands else 0)

    @property
    def hands_together(self) -> int:
        """After how many hands people change places; 0 where they never do.

        At an odd table after a single one where the clock ends the round.
        """
        if not self.changes:
            return 0
        return (self.regulations.hands_per_stage or 1) if self.kind.odd else self.usual.hands_per_stage

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        """Who sits where, stage after stage until everybody has partnered everybody; or the only one."""
        tour = self.kind.tour if self.changes else self.kind.tour[:1]
        return tuple([sit(self.seats) for sit in tour])

    @property
    def pairings(self) -> Sequence[Pairing]:
        """Who plays with and against whom, stage by stage."""
        if self.kind is THREE or self.kind is HEAD_TO_HEAD:
            return [(tuple(dict.fromkeys(s[0::2])), tuple(dict.fromkeys(s[1::2]))) for s in self.rotation]
        return [(seats[0::2], seats[1::2]) for seats in self.rotation]

    def seats_of_hand(self, index: int) -> HandSeats:
        """Who sits where in the hand with this index (from 0): partners change after each stage."""
        size = self.hands_together
        return self._sat(index // size if size else 0)

    def stages(self, hands: tuple[HandReport, ...]) -> Iterator[tuple[HandSeats, tuple[HandReport, ...]]]:
        """The hands of a match in groups with the same partners, each with who sat where."""
        size = self.hands_together
        for stage, first in enumerate(range(0, len(hands), size) if size else (0,)):
            yield self._sat(stage), hands[first : first + size] if size else hands

    def _sat(self, stage: int) -> HandSeats:
        """Who sits where in a stage: beyond the last one on as it was, the rotation of odd tables anew."""
        tour = self.kind.tour
        return tour[stage % len(tour) if self.kind.odd else min(stage, len(tour) - 1)](self.seats)

    def side_of(self, who: EntrantId, index: int) -> int | None:
        """On which side somebody is in the hand with this index (from 0), 0 on even seats; None who rests."""
        seats = self.seats_of_hand(index)
        return side_of_seat(seats.index(who)) if who in seats else None

    def fellows(self, who: EntrantId, index: int) -> tuple[EntrantId, ...]:
        """Somebody and the partners in the hand with this index (from 0), each once; alone who rests."""
        side = self.side_of(who, index)
        return (who,) if side is None else tuple(dict.fromkeys(sides_of(self.seats_of_hand(index))[side]))

    def resting(self, index: int) -> EntrantId | None:
        """Who rests in the hand with this index (from 0)."""
        playing = self.seats_of_hand(index)
        return next((who for who in self.people if who not in playing), None)

    def places(self, index: int) -> tuple[tuple[Place, ...], ...]:
        """The columns for calls in the hand with this index, those of the left side, then of the right.

        The partner of whoever is alone has an open hand. Head to head there is one for each member of a
        partnership, a single one for a player with two holdings.
        """
        seats = self.seats_of_hand(index)
        sides = seats[0::2], seats[1::2]
        if self.kind is HEAD_TO_HEAD:
            members = range(self.usual.rules.players // 2)
            return tuple(tuple(Place(side[0], member) for member in members) for side in sides)
        return tuple(
            tuple(Place(who if side.index(who) == at else None) for at, who in enumerate(side))
            for side in sides
        )


def table_of(seating: Seating, regulations: Regulations) -> Table:
    """The kind of table as which it is stored, in a tournament with these regulations."""
    one, two, three, four = seating.seats
    seats: HandSeats = seating.seats
    if seating.fifth is not None:
        kind, seats = FIVE if seating.sixth is None else SIX, (*seats, *seating.more)
    elif one != three:
        kind = FOUR
    else:
        kind = HEAD_TO_HEAD if two == four else THREE
    return Table(kind, seating, seats, regulations, kind.always_changes or regulations.stages > 1)


def seated(table: int, people: Sequence[EntrantId]) -> Seating:
    """How a table of so many people is stored, who are named in the order in which it is read out."""
    match people:
        case [one, other]:
            return Seating(table, (one, other, one, other))
        case [alone, left, right]:
            return Seating(table, (alone, left, alone, right))
        case [a, b, c, d, *more]:
            return Seating(table, (a, c, b, d)).with_more(more)
    raise ValueError(people)


def regulations_at(tournament: Tournament, number: int, table: int) -> Regulations:
    """The regulations as they are at a table of a round; the tournament's own where there is no such one."""
    seating, usual = tournament.seating(number, table), tournament.regulations
    return usual if seating is None else table_of(seating, usual).regulations


def rules_at(tournament: Tournament, number: int, table: int) -> RuleSet:
    return regulations_at(tournament, number, table).rules


def board_at(seating: Seating, index: int) -> int:
    """The number of the board of the hand with this index (from 0); 0 where cards are dealt."""
    return seating.first_board + index if seating.first_board else 0
