"""Check a draw that is typed in by hand, table by table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import bracket_of, due
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.table import seated


@dataclass(frozen=True, slots=True)
class TypedDraw:
    """The tables typed so far for one round."""

    number: int
    tables: Mapping[int, Seating] = field(default_factory=dict)

    def with_table(self, table: int, entrants: tuple[EntrantId, ...]) -> "TypedDraw":
        """With this table: four players, partners of the first hands side by side, or two partnerships.

        Of five the last one rests first, of three the first one plays alone; of six the fifth joins the first
        two, the sixth the others.
        """
        return replace(self, tables={**self.tables, table: seated(table, entrants)})

    def without(self, table: int) -> "TypedDraw":
        return replace(self, tables={t: seating for t, seating in self.tables.items() if t != table})

    @property
    def next_table(self) -> int:
        """The lowest number that no table has."""
        return next(n for n in range(1, len(self.tables) + 2) if n not in self.tables)

    def unseated(self, tournament: Tournament) -> tuple[EntrantId, ...]:
        seated = {entrant for seating in self.tables.values() for entrant in seating.entrants()}
        return tuple(entrant for entrant in due(tournament) if entrant not in seated)

    def round(self, tournament: Tournament) -> Round:
        """The round as typed; those who are too few for one more table sit it out."""
        seatings = tuple(seating for _, seating in sorted(self.tables.items()))
        left = tuple(who for who in self.unseated(tournament) if not tournament.entrants[who].reserve)
        # Too few for a table may be left over, or as many as a bracket has byes.
        bracket, table = bracket_of(tournament), tournament.regulations.at_a_table
        most = table - 1 if bracket is None else len(bracket.due) - table * len(bracket.state.matches)
        return Round(self.number, seatings, left if len(left) <= most else ())

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What speaks against publishing it; who still has no place is told by `unseated`."""
        found = PublishDraw(self.round(tournament)).findings(tournament)
        return tuple(finding for finding in found if finding.key != "draw-left-out")

    def complete(self, tournament: Tournament) -> bool:
        found = PublishDraw(self.round(tournament)).findings(tournament)
        return not any(finding.blocks for finding in found)


def typed_draw_of(drawn: Round) -> TypedDraw:
    return TypedDraw(drawn.number, {seating.table: seating for seating in drawn.tables})


def names(tournament: Tournament, entrants: Iterable[EntrantId | None]) -> tuple[str, ...]:
    """Their names as in lists; a number that nobody has is shown as it is, an open hand as a dash."""
    known = tournament.entrants
    return tuple(
        "–" if entrant is None else own_name(tournament, entrant) if entrant in known else f"{entrant}?"
        for entrant in entrants
    )
