"""Changes of name, day, place, regulations and timetable."""

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations, Tournament
from tichu_turnier.tournament.model.timetable import Timetable
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


@dataclass(frozen=True, slots=True)
class SetDetails:
    """Another name, day or place."""

    key: ClassVar[str] = "set-details"
    name: str
    day: date
    place: str

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """A tournament has a name."""
        return () if self.name.strip() else (Finding("details-no-name", where=("name",)),)

    def apply(self, tournament: Tournament) -> Tournament:
        moved = _moved(tournament.timetable, self.day - tournament.day)
        return replace(
            tournament, name=self.name.strip(), day=self.day, place=self.place.strip(), timetable=moved
        )

    def words(self, tournament: Tournament) -> Words:
        return {"name": self.name, "day": self.day.isoformat(), "place": self.place}


@dataclass(frozen=True, slots=True)
class SetRegulations:
    """Other regulations."""

    key: ClassVar[str] = "set-regulations"
    regulations: Regulations

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What was drawn or played must still make sense."""
        old, new = tournament.regulations, self.regulations
        found = []
        if new.rounds < max(1, len(tournament.rounds)):
            found.append(Finding("regulations-too-few-rounds", args={"drawn": len(tournament.rounds)}))
        if tournament.rounds and _way_of_playing(old) != _way_of_playing(new):
            found.append(Finding("regulations-already-drawn"))
        if odd_numbers_of(new) is OddNumbers.REST and _has_odd_tables(tournament):
            found.append(Finding("regulations-odd-tables"))
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, regulations=self.regulations)

    def words(self, tournament: Tournament) -> Words:
        return {"preset": self.regulations.preset, "rounds": self.regulations.rounds}


@dataclass(frozen=True, slots=True)
class SetTimetable:
    """Another timetable; what is odd about it is shown beside it, never refused."""

    key: ClassVar[str] = "set-timetable"
    timetable: Timetable

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Nothing: `timetable.findings` tells what is odd, the director decides."""
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, timetable=self.timetable)

    def words(self, tournament: Tournament) -> Words:
        return {"rows": len(self.timetable.slots)}


def _way_of_playing(regulations: Regulations) -> tuple[object, ...]:
    """What cannot change once a round was drawn."""
    return regulations.unit, regulations.stages, regulations.hands_per_stage, regulations.knock_out


def _has_odd_tables(tournament: Tournament) -> bool:
    """Whether there are tables of six, five or three."""
    return any(
        table_of(seating, tournament.regulations).odd
        for drawn in tournament.rounds
        for seating in drawn.tables
    )


def _moved(timetable: Timetable, by: timedelta) -> Timetable:
    """Shift the timetable by whole days."""
    if not by:
        return timetable
    slots = (replace(slot, start=slot.start + by, end=slot.end + by) for slot in timetable.slots)
    return replace(timetable, slots=tuple(slots))
