"""Say which pass over a slip is right, where both differ."""

from dataclasses import replace

from tichu_turnier.entry.keys import ACTIONS, Repair
from tichu_turnier.entry.state import EntryState
from tichu_turnier.tournament.changes.results import SettlePasses
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state


def settled(state: EntryState, number: int) -> EntryState:
    """Which pass is right, the first (0) or the second (1), while a difference is undecided."""
    result = state.entered if state.second else None
    if result is None or pass_state(result) is not PassState.DIFFERS or number > 1:
        return state
    settle = SettlePasses(result.round, result.table, second=number == 1)
    return replace(state.choosing(), pending_change=settle, last=result.table)


def clicked(state: EntryState, key: str) -> EntryState:
    """After a click on what this key says: who clicks has looked, whatever was not taken before."""
    action, state = ACTIONS.get(key), state.without_notice()
    untouched = state.form is None or state.form.untouched
    return settled(state, action.number) if isinstance(action, Repair) and untouched else state
