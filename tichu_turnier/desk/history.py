"""Which change would undo take back now, which would redo bring again, and how far is it to any line?"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.store.journal import RowKey
from tichu_turnier.store.store import JournalEntry
from tichu_turnier.tournament.model import Entrant, Tournament

__all__ = [
    "CREATE",
    "REDO",
    "UNDO",
    "History",
    "JournalEntry",
    "concerns",
    "history_of",
    "standing",
    "steps_to",
]

UNDO = "undo"
REDO = "redo"
CREATE = "create"

_OF_TABLES = frozenset({"result", "hand", "pass_report", "pass_hand"})
"""Tables of the file whose rows begin with round and table."""


@dataclass(frozen=True, slots=True)
class History:
    """The two stacks of undo and redo, derived from the journal alone, so they survive a restart."""

    undoable: tuple[JournalEntry, ...] = ()
    """Entries whose effect stands, the latest last."""
    redoable: tuple[tuple[JournalEntry, JournalEntry], ...] = ()
    """(entry taken back, the undo entry that did it), the latest last."""

    def after(self, entry: JournalEntry) -> "History":
        """The stacks after one more journal entry."""
        if entry.kind == UNDO:
            return History(self.undoable[:-1], (*self.redoable, (self.undoable[-1], entry)))
        if entry.kind == REDO:
            original = self.redoable[-1][0]
            again = replace(entry, kind=original.kind, args=original.args)
            return History((*self.undoable, again), self.redoable[:-1])
        if entry.kind == CREATE:
            return self
        return History((*self.undoable, entry), ())


def history_of(entries: Iterable[JournalEntry]) -> History:
    """The stacks at the end of a journal."""
    history = History()
    for entry in entries:
        history = history.after(entry)
    return history


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
        if entry.kind == UNDO:
            undone.append(done.pop())
        elif entry.kind == REDO:
            done.append(undone.pop())
        elif entry.kind != CREATE:
            done.append(entry.revision)
            undone.clear()
    return done, undone


def concerns(entry: JournalEntry, who: Entrant | None, table: int | None, tournament: Tournament) -> bool:
    """Whether a line is about somebody, and about a table with this number; None stands for any.

    Somebody is concerned by changes of the own entry, by penalties, and by results of tables sat at.
    """
    places = {key[:2] for name, key in _touched(entry) if name in _OF_TABLES}
    if table is not None and all(number != table for _, number in places):
        return False
    if who is None:
        return True
    own = any(key[0] == who.id for name, key in _touched(entry) if name.startswith("entrant"))
    return own or _punished(entry, who) or any(_sat(who, place, tournament) for place in places)


def _touched(entry: JournalEntry) -> Iterator[tuple[str, RowKey]]:
    return ((change.table, change.key) for change in entry.changes)


def _punished(entry: JournalEntry, who: Entrant) -> bool:
    rows = (c.after or c.before or {} for c in entry.changes if c.table == "penalty_entrant")
    return any(row["entrant"] == who.id for row in rows)


def _sat(who: Entrant, place: RowKey, tournament: Tournament) -> bool:
    drawn = tournament.round(int(place[0]))
    seating = None if drawn is None else drawn.seating(int(place[1]))
    return seating is not None and who.id in seating.entrants()
