"""Which corrections wait until somebody has seen what they change, and how are they accepted or dropped?

They disturb nobody: whatever is typed ahead goes where it was meant to go. What waits comes to the front
while nothing is typed, and only keys that mean nothing else then accept or drop it.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tichu_turnier.entry.moves import Asked, Entered, Saving
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.mappings import removed, replaced

if TYPE_CHECKING:
    from tichu_turnier.entry.state import EntryState


def asking(state: "EntryState", change: Entered, found: tuple[Finding, ...]) -> "EntryState":
    """After it is known what a correction changes."""
    key = (change.round, change.table)
    kept = state.saving.get(key)
    if kept is None or kept.change is not change:
        return state
    waiting = Asked(kept.form, change, found)
    saving = removed(state.saving, key)
    return replace(state, saving=saving, asked=replaced(state.asked, key, waiting), outbox=None)


def in_front(state: "EntryState") -> Asked | None:
    """The correction to be decided now."""
    return next(iter(state.asked.values()), None) if state.idle else None


def confirmed(state: "EntryState", asked: Asked) -> "EntryState":
    """The correction is being saved."""
    key = (asked.change.round, asked.change.table)
    saving = replaced(state.saving, key, Saving(asked.form, asked.change))
    return replace(state.quiet(), saving=saving, asked=removed(state.asked, key))


def dropped(state: "EntryState", asked: Asked) -> "EntryState":
    """The result stays as it was, and what was typed is gone."""
    key = (asked.change.round, asked.change.table)
    return replace(state.quiet(), asked=removed(state.asked, key), drafts=removed(state.drafts, key))
