"""Derive undo, redo and the way to any line from the journal."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tichu_turnier.store import store
from tichu_turnier.tournament.model.snapshot import EntrantId, ResultKey, Tournament

# For the faces, which never see the store.
JournalEntry = store.JournalEntry
Dispute = store.Dispute
UNDO = "undo"
REDO = "redo"
CREATE = "create"
ERASE = "erase"
REPAIR = "repair"
_NEVER_UNDONE = (CREATE, ERASE, REPAIR)

_RESULTS, _ENTRANTS = "result", "entrant"
"""Tables of the file; keys in those whose names begin so begin with round and table, or with an entrant."""
Place = tuple[int, int]
"""(round, table)"""
_ROUNDS = {"regulations": "rounds", "timetable_slots": "round"}
"""Where in the file it stands how many rounds there are: the column of a table."""


def most_rounds(entries: Iterable[JournalEntry]) -> int:
    """How many rounds were ever planned or had a row in the timetable, dropped since or not."""
    rows = (
        row[_ROUNDS[change.table]]
        for entry in entries
        for change in entry.changes
        if change.table in _ROUNDS
        for row in (change.before, change.after)
        if row is not None
    )
    return max((number for number in rows if isinstance(number, int)), default=0)


@dataclass(frozen=True, slots=True)
class History:
    """The two stacks of undo and redo, derived from the journal alone, so they survive a restart."""

    undoable: tuple[JournalEntry, ...] = ()
    """Entries whose effect stands, the latest last."""
    redoable: tuple[tuple[JournalEntry, JournalEntry], ...] = ()
    """(entry taken back, the undo entry that did it), the latest last."""

    def after(self, entry: JournalEntry) -> "History":
        """The stacks after one more journal entry; an undo of nothing, in a spoilt journal, is a change."""
        if entry.kind == UNDO and self.undoable:
            return History(self.undoable[:-1], (*self.redoable, (self.undoable[-1], entry)))
        if entry.kind == REDO and self.redoable:
            original = self.redoable[-1][0]
            again = replace(entry, kind=original.kind, args=original.args)
            return History((*self.undoable, again), self.redoable[:-1])
        if entry.kind in _NEVER_UNDONE:
            return self
        return History((*self.undoable, entry), ())


def standing(entries: Iterable[JournalEntry]) -> frozenset[int]:
    """The revisions of the changes whose effect stands at the end, each by when it was first made."""
    return frozenset(_stacks(entries)[0])


def steps_to(entries: Sequence[JournalEntry], revision: int) -> int | None:
    """How often undo (below 0) or redo leads to the state after a line; None where neither does."""
    done, undone = _stacks(entries)
    then, _ = _stacks(entry for entry in entries if entry.revision <= revision)
    if then == done[: len(then)]:
        return len(then) - len(done)
    missing = then[len(done) :]
    if then[: len(done)] == done and missing == undone[::-1][: len(missing)]:
        return len(missing)
    return None


def _stacks(entries: Iterable[JournalEntry]) -> tuple[list[int], list[int]]:
    """What stands, the latest last, and what redo would bring, the next last, by when it was first made."""
    done: list[int] = []
    undone: list[int] = []
    for entry in entries:
        if entry.kind == UNDO and done:
            undone.append(done.pop())
        elif entry.kind == REDO and undone:
            done.append(undone.pop())
        elif entry.kind not in _NEVER_UNDONE:
            done.append(entry.revision)
            undone.clear()
    return done, undone


class Touched(NamedTuple):
    """What a line of the journal is about."""

    places: frozenset[Place]
    """Round and table of results."""
    entrants: frozenset[int]
    """Whose own entry, or penalty, changed."""


def touched(entry: JournalEntry) -> Touched:
    places, entrants = set[Place](), set[int]()
    for change in entry.changes:
        if change.table.startswith(_RESULTS):
            places.add((change.key[0], change.key[1]))
        elif change.table.startswith(_ENTRANTS):
            entrants.add(change.key[0])
        elif change.table == "penalty_who":
            entrants.add(int((change.after or change.before or {})["value"] or 0))
    return Touched(frozenset(places), frozenset(entrants))


def about_table(lines: Mapping[int, Touched], table: int) -> frozenset[int]:
    """The lines about results of tables with this number."""
    return frozenset(line for line, each in lines.items() if any(table == place[1] for place in each.places))


def about_entrant(lines: Mapping[int, Touched], who: EntrantId, tournament: Tournament) -> frozenset[int]:
    """The lines about an entrant: the own entry, penalties, and results of tables sat at."""
    tables = ((drawn.number, seating) for drawn in tournament.rounds for seating in drawn.tables)
    seats = {(number, seating.table) for number, seating in tables if who in seating.entrants()}
    return frozenset(line for line, each in lines.items() if who in each.entrants or seats & each.places)


def entry_times(entries: Iterable[JournalEntry]) -> Mapping[ResultKey, float]:
    """Seconds since the epoch (UTC) by round and table; a correction keeps the time of the first entry.

    What was taken away, by undo too, has no time; what came back has the new one.
    """
    times: dict[ResultKey, float] = {}
    for entry in entries:
        for change in entry.changes:
            if change.table == _RESULTS:
                key = (change.key[0], change.key[1])
                if change.after is None:
                    times.pop(key, None)
                else:
                    times.setdefault(key, entry.at.timestamp())
    return times
