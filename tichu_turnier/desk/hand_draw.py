"""What does a draw look like that is typed in by hand, and is it complete?"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tichu_turnier.rules.finding import Finding
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.formats import bracket_of, due
from tichu_turnier.tournament.model import EntrantId, Round, Seating, Seats, Tournament

_TWO_ENTRANTS = 2


@dataclass(frozen=True, slots=True)
class HandDraw:
    """The tables typed so far for one round."""

    number: int
    tables: Mapping[int, Seats] = field(default_factory=dict)

    def with_table(self, table: int, entrants: tuple[EntrantId, ...]) -> "HandDraw":
        """With this table: four players, partners of the first hands side by side, or two partnerships."""
        return replace(self, tables={**self.tables, table: seats_of(entrants)})

    def without(self, table: int) -> "HandDraw":
        """Without this table."""
        return replace(self, tables={t: seats for t, seats in self.tables.items() if t != table})

    @property
    def next_table(self) -> int:
        """The lowest number that no table has."""
        return next(n for n in range(1, len(self.tables) + 2) if n not in self.tables)

    def unseated(self, tournament: Tournament) -> tuple[EntrantId, ...]:
        """Who is to play and has no place yet."""
        seated = {entrant for seats in self.tables.values() for entrant in seats}
        return tuple(entrant for entrant in due(tournament) if entrant not in seated)

    def round(self, tournament: Tournament) -> Round:
        """The round as typed; those who are too few for one more table sit it out."""
        seatings = tuple(Seating(table, seats) for table, seats in sorted(self.tables.items()))
        left = tuple(who for who in self.unseated(tournament) if not tournament.entrants[who].reserve)
        return Round(self.number, seatings, left if len(left) <= _most_resting(tournament) else ())

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What speaks against publishing it; who still has no place is told by `unseated`."""
        found = PublishDraw(self.round(tournament)).findings(tournament)
        return tuple(finding for finding in found if finding.key != "draw-left-out")

    def complete(self, tournament: Tournament) -> bool:
        """Whether it can be published."""
        found = PublishDraw(self.round(tournament)).findings(tournament)
        return not any(finding.blocks for finding in found)


def hand_draw_of(drawn: Round) -> HandDraw:
    """A drawn round, to be changed by hand."""
    return HandDraw(drawn.number, {seating.table: seating.seats for seating in drawn.tables})


def _most_resting(tournament: Tournament) -> int:
    """How many may be left over: too few for a table, or as many as a bracket has byes."""
    bracket, table = bracket_of(tournament), places(tournament)
    return table - 1 if bracket is None else len(bracket.due) - table * bracket.matches


def places(tournament: Tournament) -> int:
    """How many entrants sit at a table."""
    return tournament.regulations.at_a_table


def seats_of(entrants: tuple[EntrantId, ...]) -> Seats:
    """The seats of those who were named at a table, in the order of `typed_order`."""
    if len(entrants) == _TWO_ENTRANTS:
        one, other = entrants
        return one, other, one, other
    a, b, c, d = entrants
    return a, c, b, d


def typed_order(seats: Seats) -> tuple[EntrantId, ...]:
    """Who sits at a table as it is typed and read out: both of one side, then both of the other."""
    a, c, b, d = seats
    return (a, c) if (a, c) == (b, d) else (a, b, c, d)


def names(tournament: Tournament, entrants: Iterable[EntrantId]) -> tuple[str, ...]:
    """Their names; a number that nobody has is shown as it is."""
    known = tournament.entrants
    return tuple(known[entrant].name if entrant in known else f"{entrant}?" for entrant in entrants)
