"""Side conditions of the draw: who must not meet, who needs which table."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.mappings import replaced
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament

MOST_TABLES = 999


@dataclass(frozen=True, slots=True)
class KeepApart:
    """Two entrants must not meet in any draw to come, or may again."""

    key: ClassVar[str] = "keep-apart"
    one: EntrantId
    other: EntrantId
    apart: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Two different entrants who are on the list."""
        found = [
            Finding("entrant-unknown", args={"entrant": entrant})
            for entrant in (self.one, self.other)
            if entrant not in tournament.entrants
        ]
        if self.one == self.other and not found:
            found.append(Finding("conditions-oneself", args={"name": tournament.entrants[self.one].name}))
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        lower, higher = sorted((self.one, self.other))
        entrant = tournament.entrants[higher]
        kept = tuple(known for known in entrant.apart_from if known != lower)
        changed = replace(entrant, apart_from=(*kept, lower) if self.apart else kept)
        return replace(tournament, entrants=replaced(tournament.entrants, higher, changed))

    def words(self, tournament: Tournament) -> Words:
        names = {"one": tournament.entrants[self.one].name, "other": tournament.entrants[self.other].name}
        return {**names, "apart": "yes" if self.apart else "no"}


@dataclass(frozen=True, slots=True)
class NeedTable:
    """An entrant needs a certain table from the next draw on; None for any."""

    key: ClassVar[str] = "need-table"
    entrant: EntrantId
    table: int | None

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """A table of the room, for somebody on the list."""
        if self.entrant not in tournament.entrants:
            return (Finding("entrant-unknown", args={"entrant": self.entrant}),)
        if self.table is not None and not 1 <= self.table <= MOST_TABLES:
            return (Finding("conditions-no-table", args={"table": self.table, "most": MOST_TABLES}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        changed = replace(tournament.entrants[self.entrant], needs_table=self.table)
        return replace(tournament, entrants=replaced(tournament.entrants, self.entrant, changed))

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.entrants[self.entrant].name, "table": self.table or 0}
