"""Change what belongs to the whole tournament: name, regulations, timetable, prizes, clock, screens."""

import re
from dataclasses import dataclass, replace
from datetime import date
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.results import one_line
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.idle_settings import idle_findings
from tichu_turnier.tournament.insight.open_points import BLOCKING
from tichu_turnier.tournament.insight.programme import fitted, rounds_needed, rounds_played
from tichu_turnier.tournament.insight.waived import waiver
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, Prize
from tichu_turnier.tournament.model.rule_changes import rule_changes
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations, Tournament
from tichu_turnier.tournament.model.timetable import moved_by
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


@dataclass(frozen=True, slots=True)
class RestoreState:
    """Everything is as it was after a line of the journal; what came since stays in the journal."""

    key: ClassVar[str] = "restore-state"
    revision: int
    state: Tournament
    """The snapshot after that line."""
    time: str = ""
    """When that was, as people say it: `20:31`."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if self.apply(tournament) == tournament:
            return (Finding("restore-nothing", args={"line": self.revision}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        clock = tournament.clock
        goes_on = clock is not None and self.state.round(clock.round) is not None
        return replace(self.state, clock=clock) if goes_on else self.state

    def words(self, tournament: Tournament) -> Words:
        return {"line": self.revision, "time": self.time}


@dataclass(frozen=True, slots=True)
class SetClock:
    """The clock as it runs from now on; made by the functions of `model/clock`."""

    key: ClassVar[str] = "set-clock"
    clock: RoundClock

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if tournament.round(self.clock.round) is None:
            return (Finding("clock-round-not-drawn", args={"round": self.clock.round}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, clock=self.clock)

    def words(self, tournament: Tournament) -> Words:
        old, new = tournament.clock, self.clock
        same_round = old is not None and old.round == new.round
        if same_round and old is not None and old.state == new.state:
            return {"round": new.round, "state": "length", "minutes": new.length // 60}
        return {"round": new.round, "state": type(new.state).__name__.lower(), "minutes": new.length // 60}


LONGEST_PRIZE = 200


@dataclass(frozen=True, slots=True)
class SetPrizes:
    """Another list of prizes, whole."""

    key: ClassVar[str] = "set-prizes"
    prizes: tuple[Prize, ...]

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        found = []
        for prize in self.prizes:
            if not 0 < len(prize.what.strip()) <= LONGEST_PRIZE:
                found.append(Finding("prizes-no-words", args={"most": LONGEST_PRIZE}))
            if isinstance(prize.to, ForPlace) and prize.to.place < LAST_PLACE:
                found.append(Finding("prizes-no-place", args={"place": prize.to.place}))
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        tidied = tuple(replace(prize, what=" ".join(prize.what.split())) for prize in self.prizes)
        return replace(tournament, prizes=tidied)

    def words(self, tournament: Tournament) -> Words:
        """One prize that goes or comes is named; of more only their number is told."""
        old, new = tournament.prizes, self.prizes
        gone, came = (
            [each.what for each in one if each not in other] for one, other in ((old, new), (new, old))
        )
        named = max(len(gone), len(came)) == 1
        before, after = (" ".join(each) if named else "" for each in (gone, came))
        return {"count": len(new), "before": before, "after": after}


@dataclass(frozen=True, slots=True)
class SetDetails:
    """Another name, day or place."""

    key: ClassVar[str] = "set-details"
    name: str
    day: date
    place: str

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return () if self.name.strip() else (Finding("details-no-name", where=("name",)),)

    def apply(self, tournament: Tournament) -> Tournament:
        moved = moved_by(tournament.timetable, self.day - tournament.day)
        name, place = self.name.strip(), self.place.strip()
        return replace(tournament, name=name, day=self.day, place=place, timetable=moved)

    def words(self, tournament: Tournament) -> Words:
        return {"name": self.name, "day": self.day.isoformat(), "place": self.place}


@dataclass(frozen=True, slots=True)
class HoldStandings:
    """Whether the hall sees the standings from now on, or not until they are released."""

    key: ClassVar[str] = "hold-standings"
    held: bool

    def findings(self, _: Tournament) -> tuple[Finding, ...]:
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, standings_held=self.held)

    def words(self, _: Tournament) -> Words:
        return {"held": "yes" if self.held else "no"}


MOST_RULES = 6
"""So many rules are named in one line of the journal; of more only how many they are."""


@dataclass(frozen=True, slots=True)
class SetRegulations:
    """Other regulations."""

    key: ClassVar[str] = "set-regulations"
    regulations: Regulations

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        old, new = tournament.regulations, self.regulations
        found = []
        if new.rounds < max(1, len(tournament.rounds)):
            found.append(Finding("regulations-too-few-rounds", args={"drawn": len(tournament.rounds)}))
        if tournament.rounds and _way_of_playing(old) != _way_of_playing(new):
            found.append(Finding("regulations-already-drawn"))
        tables = (table_of(seating, old) for drawn in tournament.rounds for seating in drawn.tables)
        if odd_numbers_of(new) is OddNumbers.REST and any(table.odd for table in tables):
            found.append(Finding("regulations-odd-tables"))
        if new.dropped_rounds > old.dropped_rounds and format_of(new.format).bracket is not None:
            found.append(Finding("regulations-dropped-knock-out"))
        elif new.dropped_rounds and new.dropped_rounds >= new.rounds:
            args: dict[str, str | int] = {"dropped": new.dropped_rounds, "rounds": new.rounds}
            found.append(Finding("regulations-dropped-all", args=args))
        return (*found, *idle_findings(old, new))

    def apply(self, tournament: Tournament) -> Tournament:
        changed = replace(tournament, regulations=self.regulations)
        drawn, old = len(tournament.rounds), tournament.regulations
        if not drawn or self.regulations == replace(old, hint_from=self.regulations.hint_from):
            return changed
        told = Deviation(DeviationKind.REGULATIONS, drawn)
        return replace(changed, noted=(*(each for each in tournament.noted if each != told), told))

    def words(self, tournament: Tournament) -> Words:
        """The rules that are others now, from the second on with `-2` behind the names, and how many more."""
        told: Words = {"preset": self.regulations.preset, "rounds": self.regulations.rounds}
        changed = rule_changes(tournament.regulations, self.regulations)
        for number, each in enumerate(changed[:MOST_RULES], 1):
            told |= {
                f"{name}-{number}" if number > 1 else name: answer
                for name, answer in (("rule", each.rule), ("before", each.before), ("after", each.after))
            }
        if changed:
            told["more"] = max(0, len(changed) - MOST_RULES)
        return told


def _way_of_playing(regulations: Regulations) -> tuple[object, ...]:
    """What cannot change once a round was drawn."""
    return regulations.unit, regulations.stages, regulations.hands_per_stage, regulations.knock_out


@dataclass(frozen=True, slots=True)
class SetTimetable:
    """Another timetable; what is odd about it is shown beside it, never refused."""

    key: ClassVar[str] = "set-timetable"
    timetable: Timetable

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, timetable=self.timetable)

    def words(self, tournament: Tournament) -> Words:
        """A row that goes is named."""
        old, new = tournament.timetable.slots, self.timetable.slots
        told: Words = {"rows": len(new)}
        if len(new) < len(old):
            gone = next(slot for at, slot in enumerate(old) if new[at : at + 1] != (slot,))
            told |= {"gone": gone.kind.value, "round": gone.round, "time": f"{gone.start:%H:%M}"}
        return told


def fitting_changes(tournament: Tournament) -> tuple[SetRegulations | SetTimetable, ...]:
    """What gives every round that is needed its row, and no row to others; empty where that is so."""
    needed = rounds_needed(tournament)
    more = () if needed == rounds_played(tournament) else (SetRegulations(_of_rounds(tournament, needed)),)
    timetable = fitted(tournament)
    return (*more, *((SetTimetable(timetable),) if timetable != tournament.timetable else ()))


def _of_rounds(tournament: Tournament, rounds: int) -> Regulations:
    return replace(tournament.regulations, rounds=rounds)


@dataclass(frozen=True, slots=True)
class WaiveOpenPoint:
    """The director lets an open point be: it stands among the interventions, with the reason."""

    key: ClassVar[str] = "waive-open-point"
    point: Finding
    """One of `open_points`."""
    reason: str

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if self.point.key in BLOCKING:
            return (Finding("open-blocks"),)
        return () if one_line(self.reason) else (Finding("open-reason-missing", where=("reason",)),)

    def apply(self, tournament: Tournament) -> Tournament:
        noted = waiver(self.point, one_line(self.reason))
        same = replace(noted, reason="")
        others = (each for each in tournament.noted if replace(each, reason="") != same)
        return replace(tournament, noted=(*others, noted))

    def words(self, tournament: Tournament) -> Words:
        noted = waiver(self.point, one_line(self.reason))
        return {"round": noted.round, "table": noted.table, "point": noted.before, "reason": noted.reason}


MOST_SCREENS = 50
_NAME = re.compile(r"[\w .-]{1,24}")


def can_be_screen(name: str) -> bool:
    """Whether a screen may be called so: the name stands in its address."""
    return _NAME.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class SteerScreen:
    """The screen of that name shows this from now on; one that nobody has chosen for is new."""

    key: ClassVar[str] = "steer-screen"
    name: str
    mode: RoomMode
    message: str = ""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if not can_be_screen(self.name):
            return (Finding("screens-name-unfit", args={"name": self.name}),)
        known = {each.name for each in tournament.screens}
        if self.name not in known and len(known) >= MOST_SCREENS:
            return (Finding("screens-too-many", args={"most": MOST_SCREENS}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        screens = {each.name: each for each in tournament.screens}
        screens[self.name] = HallScreen(self.name, self.mode, one_line(self.message))
        return replace(tournament, screens=tuple(screens.values()))

    def words(self, _: Tournament) -> Words:
        return {"name": self.name, "mode": self.mode.value, "message": one_line(self.message)}
