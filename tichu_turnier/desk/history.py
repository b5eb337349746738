"""Which change would undo take back now, and which would redo bring again?"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tichu_turnier.store.store import JournalEntry

__all__ = ["CREATE", "REDO", "UNDO", "History", "JournalEntry", "history_of"]

UNDO = "undo"
REDO = "redo"
CREATE = "create"


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
