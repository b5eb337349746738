"""The words of the results screen while a name is typed instead of the number of a table."""

from tichu_turnier.entry.state import EntryState
from tichu_turnier.texts import Texts
from tichu_turnier.words.names import first_of

MOST_SOUGHT = 8
"""So many people who may be meant are shown."""


def head_of_name(state: EntryState, texts: Texts) -> tuple[str, str]:
    """Whose table is on offer, and how it goes on."""
    name = state.typed_name.title()
    if state.selected is None:
        return texts("entry-name", name=name), texts("entry-name-hint")
    at = texts("entry-name-at", name=state.sought[0].name, table=state.selected)
    return f"{at}?", texts("entry-name-table-hint")


def who_is_sought(state: EntryState, texts: Texts) -> str:
    """Who may be meant by a name that leads to no table, or to several."""
    if not state.sought:
        return texts("entry-name-nobody", name=state.typed_name.title(), round=state.round)
    shown = [
        texts("entry-name-at" if one.table else "entry-name-rests", name=one.name, table=one.table)
        for one in state.sought[: MOST_SOUGHT + 1]
    ]
    return "\n".join(first_of(shown, MOST_SOUGHT))
