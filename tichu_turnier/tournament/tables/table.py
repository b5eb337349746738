"""Answer what depends on the kind of a table: who sits where in each hand, who rests, in what order.

At a table of five one rests in each hand and the others play two against two, so that in five hands everybody
rests once, partners everybody once and meets everybody twice as opponents. At a table of three each in turn
plays with an open hand as partner against the other two (Trichu, fatamorgana.ch/tichu). At a table of six
three play against three, as many hands as elsewhere: with the same partners where partners stay, else with
others in every hand, so that in ten hands everybody partners everybody four times. Where an entrant is a side
(a partnership, or a player with two holdings), two are head to head.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, NamedTuple

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
from tichu_turnier.tournament.tables.table_count import hands_each, odd_numbers_of

BESIDE = ("fifth", "sixth")
"""What those are called who sit at a table beside its four seats."""
LETTERS = "ABCDEF"
"""What the people of a table are called, in the order in which it is read out."""
_TRIOS = ((2, 4), (4, 1), (1, 3), (3, 5), (5, 2), (2, 1), (1, 5), (5, 4), (4, 3), (3, 2))
"""Which seats of the draw partner seat 0 at a table of six, hand after hand: two tours of a ring of five."""

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
class _Table(ABC):
    """What all kinds of tables have in common."""

    seating: Seating
    usual: Regulations
    """The regulations of the tournament; those of the table are `regulations`."""
    odd: ClassVar[bool] = False
    """Whether there are such tables only where people are too many or too few for tables of four."""
    on_each_side: ClassVar[tuple[int, int]] = (2, 2)
    """How many entrants bring away the points of each side."""
    part_played: ClassVar[Fraction] = Fraction(1)
    """Which part of the hands each plays."""

    @property
    def people(self) -> tuple[EntrantId, ...]:
        """Everybody in the order in which a table is read out: A and B begin as partners, then C and D.

        Of five, E rests first; of six, E begins with A and B, F with C and D.
        """
        a, c, b, d = self.seating.seats
        return a, b, c, d, *self.seating.more

    @property
    @abstractmethod
    def groups(self) -> Groups:
        """The same people by sides."""

    @property
    @abstractmethod
    def rotation(self) -> tuple[HandSeats, ...]:
        """Who sits where, stage after stage until everybody has partnered everybody."""

    @property
    def read_out(self) -> tuple[EntrantId | None, ...]:
        """The people with None for the open hand beside whoever plays alone."""
        return self.people

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
        one, other = (tuple(who for who in side if who is not None) for side in self.groups[:2])
        return one, other

    @property
    def rests_first(self) -> EntrantId | None:
        _, _, *more = self.groups
        return more[0][0] if more else None

    @property
    def written(self) -> PlanTable:
        """The table as it is written down by hand."""
        return [list(side) for side in self.sides]

    @property
    def fits(self) -> bool:
        """Whether there are such tables in this tournament, and everybody sits at it once."""
        known = not self.odd or odd_numbers_of(self.usual) is not OddNumbers.REST
        return known and not self.usual.one_a_side and len(set(self.people)) == len(self.people)

    @property
    def regulations(self) -> Regulations:
        """The regulations with rules, stages and hands of this table; the same ones at a table of four."""
        usual = self.usual
        if usual.rules.booster and usual.booster_tables and self.seating.table not in usual.booster_tables:
            return replace(usual, rules=replace(usual.rules, booster=False))
        return usual

    @property
    def hands_together(self) -> int:
        """After how many hands people change places; 0 where they never do."""
        return self.usual.hands_per_stage if self.usual.stages > 1 else 0

    @property
    def pairings(self) -> Sequence[Pairing]:
        """Who plays with and against whom, stage by stage."""
        return [(seats[0::2], seats[1::2]) for seats in self.rotation]

    def seats_of_hand(self, index: int) -> HandSeats:
        """Who sits where in the hand with this index (from 0): partners change after each stage."""
        size, rotation = self.hands_together, self.rotation
        return rotation[self._stage_sat(index // size, len(rotation))] if size else rotation[0]

    def stages(self, hands: tuple[HandReport, ...]) -> Iterator[tuple[HandSeats, tuple[HandReport, ...]]]:
        """The hands of a match in groups with the same partners, each with who sat where."""
        size, rotation = self.hands_together, self.rotation
        if not size:
            yield rotation[0], hands
            return
        for stage, first in enumerate(range(0, len(hands), size)):
            yield rotation[self._stage_sat(stage, len(rotation))], hands[first : first + size]

    def resting(self, index: int) -> EntrantId | None:
        """Who rests in the hand with this index (from 0)."""
        playing = self.seats_of_hand(index)
        return next((who for who in self.people if who not in playing), None)

    def places(self, index: int) -> tuple[tuple[Place, ...], ...]:
        """The columns for calls in the hand with this index, those of the left side, then of the right."""
        seats = self.seats_of_hand(index)
        return tuple(tuple(map(Place, seats[side::2])) for side in (0, 1))

    @staticmethod
    def _stage_sat(stage: int, stages: int) -> int:
        """As which stage of the rotation a stage is sat: beyond the last one, on as it was."""
        return min(stage, stages - 1)


@dataclass(frozen=True, slots=True)
class Four(_Table):
    """Four players; in the Turniermodus everybody partners everybody once.

    With a, b, c, d at the table and a, b partners first: `ab` v `cd`, then `ac` v `bd`, then `ad` v `bc`;
    a keeps seat 0 and the lower side stands on seats 1 and 3 in the order of the names of the draw.
    """

    @property
    def groups(self) -> Groups:
        a, c, b, d = self.seating.seats
        return (a, b), (c, d)

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        """The three stages of the Turniermodus, or the only one."""
        a, c, b, d = seats = self.seating.seats
        return (seats, (a, b, c, d), (a, b, d, c)) if self.usual.stages > 1 else (seats,)

    @property
    def written(self) -> PlanTable:
        """One list where partners change, else both sides."""
        a, c, b, d = self.seating.seats
        return [a, b, c, d] if self.usual.stages > 1 else [[a, b], [c, d]]


@dataclass(frozen=True, slots=True)
class _Odd(_Table):
    """A table of other numbers, at which the rotation begins anew after its end."""

    odd: ClassVar[bool] = True

    @property
    def written(self) -> PlanTable:
        """One list, in the order in which it is read out."""
        return list(self.people)

    @property
    def regulations(self) -> Regulations:
        """As many stages as people, so that everybody rests, or is alone, equally often."""
        here = super(_Odd, self).regulations  # slots make the class anew, behind the back of a plain super()
        people, hands = len(self.people), here.hands_planned
        return replace(here, stages=people, hands_per_stage=hands_each(people, hands) if hands else 0)

    @property
    def hands_together(self) -> int:
        """As many as each stage has, a single one where the clock ends the round."""
        return self.regulations.hands_per_stage or 1

    @staticmethod
    def _stage_sat(stage: int, stages: int) -> int:
        """The rotation begins anew."""
        return stage % stages


@dataclass(frozen=True, slots=True)
class Five(_Odd):
    """Five players, of whom one rests in each hand."""

    part_played: ClassVar[Fraction] = Fraction(4, 5)

    @property
    def groups(self) -> Groups:
        """Two against two, then who rests first."""
        a, b, c, d, e = self.people
        return (a, b), (c, d), (e,)

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        """The whist rotation of five people in a ring, in which whoever rests moves on by one."""
        a, b, c, d, e = self.people
        ring = (e, a, c, d, b)
        turned = (ring[stage + 1 :] + ring[:stage] for stage in range(len(ring)))
        return tuple((one, two, four, three) for one, two, three, four in turned)


@dataclass(frozen=True, slots=True)
class Three(_Odd):
    """Three players: one alone, on both seats of a side as a partnership is, against the others."""

    on_each_side: ClassVar[tuple[int, int]] = (1, 2)

    @property
    def people(self) -> tuple[EntrantId, ...]:
        """First who begins alone."""
        a, b, _, c = self.seating.seats
        return a, b, c

    @property
    def groups(self) -> Groups:
        """Who begins alone, with an open hand, then the others."""
        a, b, c = self.people
        return (a, None), (b, c)

    @property
    def read_out(self) -> tuple[EntrantId | None, ...]:
        """With the open hand behind who begins alone."""
        a, b, c = self.people
        return a, None, b, c

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        """Each in turn is alone."""
        a, b, c = self.people
        return (a, b, a, c), (b, c, b, a), (c, a, c, b)

    @property
    def pairings(self) -> Sequence[Pairing]:
        """Each in turn alone against the others."""
        return [((alone,), (left, right)) for alone, left, _, right in self.rotation]

    def places(self, index: int) -> tuple[tuple[Place, ...], ...]:
        """The partner of whoever is alone has an open hand."""
        alone, left, _, right = self.seats_of_hand(index)
        return (Place(alone), Place(None)), (Place(left), Place(right))


@dataclass(frozen=True, slots=True)
class Six(_Odd):
    """Six players, three against three, by rules of their own."""

    on_each_side: ClassVar[tuple[int, int]] = (3, 3)
    written = _Table.written

    @property
    def groups(self) -> Groups:
        return self.seating.first_seats[0::2], self.seating.first_seats[1::2]

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        """Where partners change, two others in turn partner whoever is drawn onto seat 0, who stays there."""
        seats = self.seating.first_seats
        return tuple(self._against(seats, trio) for trio in _TRIOS) if self.usual.stages > 1 else (seats,)

    @staticmethod
    def _against(seats: HandSeats, partners: tuple[int, ...]) -> HandSeats:
        others = [seat for seat in range(1, len(seats)) if seat not in partners]
        sides = zip((0, *partners), others, strict=True)
        return tuple(seats[seat] for both in sides for seat in both)

    @property
    def regulations(self) -> Regulations:
        """As many hands as elsewhere, each a stage of its own where partners change."""
        usual, rules, hands = self.usual, rules_of_six(self.usual.rules), self.usual.hands_planned
        if usual.stages == 1:
            return replace(usual, rules=rules)
        return replace(usual, rules=rules, stages=hands or len(_TRIOS), hands_per_stage=min(hands, 1))

    @property
    def hands_together(self) -> int:
        """Partners change in every hand where they change elsewhere."""
        return int(self.usual.stages > 1)


@dataclass(frozen=True, slots=True)
class HeadToHead(_Table):
    """Two entrants, each on both seats of a side: partnerships, or players with two holdings."""

    on_each_side: ClassVar[tuple[int, int]] = (1, 1)

    @property
    def people(self) -> tuple[EntrantId, ...]:
        return self.seating.seats[:2]

    @property
    def groups(self) -> Groups:
        one, other = self.people
        return (one,), (other,)

    @property
    def rotation(self) -> tuple[HandSeats, ...]:
        return (self.seating.seats,)

    @property
    def pairings(self) -> Sequence[Pairing]:
        return [self.sides]

    @property
    def fits(self) -> bool:
        """Whether an entrant is a side in this tournament, and none plays against itself."""
        one, other = self.people
        return self.usual.one_a_side and one != other

    def places(self, index: int) -> tuple[tuple[Place, ...], ...]:
        """A column for each member of a partnership, a single one for a player with two holdings."""
        one, other, *_ = self.seats_of_hand(index)
        members = range(self.usual.rules.players // 2)
        return tuple(tuple(Place(side, member) for member in members) for side in (one, other))


Table = Four | Five | Three | Six | HeadToHead


def table_of(seating: Seating, regulations: Regulations) -> Table:
    """The kind of table as which it is stored, in a tournament with these regulations."""
    if seating.fifth is not None:
        return Five(seating, regulations) if seating.sixth is None else Six(seating, regulations)
    one, two, three, four = seating.seats
    if one != three:
        return Four(seating, regulations)
    return HeadToHead(seating, regulations) if two == four else Three(seating, regulations)


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
