"""What phones report of a table: one side types all of it, the other its own points without seeing that."""

import contextlib
import json
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.files.codec import decoded, encoded
from tichu_turnier.files.whole import refuse_large, write_whole
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    MatchReport,
    Result,
    ResultKey,
    Seating,
    Tournament,
)
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.scoring.victory_points import match_shares
from tichu_turnier.tournament.tables.table import rules_at, table_of

BY_PHONE = "phone"
"""The desk that the journal names for what two sides have reported alike."""


@dataclass(frozen=True, slots=True)
class TableReport:
    """What the phones of a table have said so far."""

    round: int
    table: int
    by: EntrantId
    report: MatchReport
    checked_by: EntrantId | None = None
    """Who of the other side has typed the own points, if anybody."""
    points: int = 0
    """The points that this person typed: Tichu points of the whole match."""
    seating: Seating | None = None
    """Who sat at the table then: the report ends with it. None in files of earlier versions."""

    @property
    def key(self) -> ResultKey:
        return self.round, self.table


class State(StrEnum):
    """How far a table is."""

    WAITS = "waits"
    """For the other side."""
    DIFFERS = "differs"
    """Both sides see both, and one of them types again, or the desk decides."""
    AGREED = "agreed"
    """Both sides say the same: it is entered, or waits for a yes of the desk."""


def points_of(tournament: Tournament, report: TableReport, who: EntrantId) -> int:
    """The Tichu points that a report of a table gives to somebody who sits there."""
    seating = tournament.seating(*report.key)
    assert seating is not None  # noqa: S101 -- reports of other tables are refused
    result = Result(*report.key, settled_report(report.report, rules_at(tournament, *report.key)))
    return match_shares(seating, result, tournament.regulations)[who].tichu_points


def state_of(tournament: Tournament, report: TableReport) -> State:
    if report.checked_by is None:
        return State.WAITS
    agrees = points_of(tournament, report, report.checked_by) == report.points
    return State.AGREED if agrees else State.DIFFERS


def same_side(tournament: Tournament, report: TableReport, who: EntrantId) -> bool:
    """Whether somebody begins on the side that has reported, or has reported."""
    seating = tournament.seating(*report.key)
    assert seating is not None  # noqa: S101 -- see above
    return any({who, report.by} <= {*side} for side in table_of(seating, tournament.regulations).groups)


class Reports:
    """The reports of one tournament that are not entered yet; any thread may call it.

    They are kept beside the tournament's file.
    """

    def __init__(self, desk: Desk, *, by_itself: bool = True) -> None:
        """`by_itself`: what both sides say alike is entered at once; else the desk is asked."""
        self._desk = desk
        self.by_itself = by_itself
        self._lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []
        self._file = _file_of(desk.path)
        self._told = _kept(self._file)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls `listener` after every report."""
        self._listeners.append(listener)

    def all(self) -> tuple[TableReport, ...]:
        """Those of tables that still owe a result, by round and table."""
        with self._lock:
            tournament = self._desk.tournament
            return tuple(self._told[key] for key in sorted(self._told) if _fits(tournament, self._told[key]))

    def for_the_desk(self) -> dict[ResultKey, str]:
        """The tables that wait for the desk, and how they stand: `differs`, or `agreed` where it is asked."""
        tournament = self._desk.tournament
        states = {each.key: state_of(tournament, each) for each in self.all()}
        return {key: state.value for key, state in states.items() if state is not State.WAITS}

    def of(self, key: ResultKey) -> TableReport | None:
        with self._lock:
            told = self._told.get(key)
            return told if told is not None and _fits(self._desk.tournament, told) else None

    def send(self, new: TableReport) -> tuple[Finding, ...]:
        """A report of one side; where the other has reported already, its own points are compared with that.

        Returns what is possible but unlikely; raises Refusal with all that cannot be.
        """
        with self._lock:
            tournament = self._desk.tournament
            _refuse_strangers(tournament, new.key, new.by)
            found = EnterResult(*new.key, new.report).findings(tournament)
            if any(finding.blocks for finding in found):
                raise Refusal(*found)
            told, new = self.of(new.key), replace(new, seating=tournament.seating(*new.key))
            if told is not None and not same_side(tournament, told, new.by):
                self._put(replace(told, checked_by=new.by, points=points_of(tournament, new, new.by)))
            elif told is not None and told.checked_by is not None:
                self._put(replace(new, checked_by=told.checked_by, points=told.points))
            else:
                self._put(new)
        self.tell()
        return found

    def check(self, key: ResultKey, who: EntrantId, points: int) -> None:
        """The points that somebody of the other side has counted; refused where nothing was reported."""
        with self._lock:
            tournament = self._desk.tournament
            _refuse_strangers(tournament, key, who)
            told = self.of(key)
            if told is None or same_side(tournament, told, who):
                raise Refusal(Finding("web-nothing-to-check"))
            self._put(replace(told, checked_by=who, points=points))
        self.tell()

    def take(self, key: ResultKey) -> None:
        """The desk enters what a table has reported."""
        with self._lock:
            told = self.of(key)
            if told is not None:
                self._enter(told)
        self.tell()

    def drop(self, key: ResultKey) -> None:
        """The desk takes no notice of what a table has reported."""
        with self._lock:
            if self._told.pop(key, None) is not None:
                self._keep()
        self.tell()

    def take_along(self, tournament_file: Path) -> None:
        """Keeps them beside another file of the tournament too; Refusal where that cannot be done."""
        with self._lock:
            if self._told:
                _write(_file_of(tournament_file), self._told.values())

    def _put(self, told: TableReport) -> None:
        """Keeps it on the disk before anybody is told that it is there."""
        self._told[told.key] = told
        self._keep()
        if self.by_itself and state_of(self._desk.tournament, told) is State.AGREED:
            self._enter(told)

    def _enter(self, told: TableReport) -> None:
        self._desk.do(EnterResult(*told.key, told.report), by=BY_PHONE)
        del self._told[told.key]
        self._keep()

    def _keep(self) -> None:
        tournament = self._desk.tournament
        self._told = {key: each for key, each in self._told.items() if _fits(tournament, each)}
        if self._told:
            _write(self._file, self._told.values())
        else:
            self._file.unlink(missing_ok=True)

    def tell(self) -> None:
        """Something new lies there, be it a photo."""
        for listener in tuple(self._listeners):
            listener()


def _file_of(tournament_file: Path) -> Path:
    return tournament_file.with_name(f"{tournament_file.name}.reported")


def _write(file: Path, told: Iterable[TableReport]) -> None:
    write_whole(file, json.dumps(encoded(tuple(told))).encode())


def _refuse_strangers(tournament: Tournament, key: ResultKey, who: EntrantId) -> None:
    seating = tournament.seating(*key)
    if seating is None or who not in seating.entrants():
        raise Refusal(Finding("web-other-table"))
    if key in tournament.results:
        raise Refusal(Finding("web-entered-already"))


def _fits(tournament: Tournament, told: TableReport) -> bool:
    """Whether the table still sits as it did, and owes its result."""
    seating = tournament.seating(*told.key)
    if seating is None or told.key in tournament.results or told.seating not in (None, seating):
        return False
    return {told.by, told.checked_by} <= {None, *seating.entrants()}


def _kept(file: Path) -> dict[ResultKey, TableReport]:
    """What is kept in the file; nothing where there is none or it says nothing."""
    with contextlib.suppress(OSError, ValueError, RecursionError, Refusal):
        refuse_large(file)
        reports = decoded(tuple[TableReport, ...], json.loads(file.read_text(encoding="ascii")), "reports")
        assert isinstance(reports, tuple)  # noqa: S101 -- what `decoded` promises, told to the type checker
        return {each.key: each for each in reports}
    return {}
