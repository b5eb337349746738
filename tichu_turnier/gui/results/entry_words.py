"""What is said around the form: which slip is typed, what was there before, what the last key led to?"""

from tichu_turnier.entry.state import EntryState
from tichu_turnier.finding import Finding
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words


def head(texts: Texts, state: EntryState, round_name: str) -> tuple[str, str]:
    """The title over the form and the hint beside it."""
    if state.table is not None:
        return texts("entry-table", table=state.table), _about_before(texts, state)
    if state.typed_code:
        return texts("slip-code-title", code=state.typed_code), texts("slip-code-hint")
    shown = state.typed_table or (str(state.offered) if state.offered is not None else "")
    if shown:
        hint = "second-which-table-hint" if state.second else "entry-which-table-hint"
        return texts("entry-which-table", table=shown), texts(hint)
    return (texts("screen-results") if state.drawn is None else round_name), ""


def nothing_shown(texts: Texts, state: EntryState) -> str:
    """What stands where no slip is shown."""
    if state.drawn is None:
        return texts("entry-nothing-drawn")
    if state.typed_code:
        return texts("slip-code-title", code=state.typed_code)
    if state.typed_table:
        return texts("result-no-such-table", round=state.round, table=state.typed_table)
    return texts("second-all-there" if state.second else "entry-all-there", round=state.round)


def said_of(texts: Texts, finding: Finding) -> str:
    """A finding; one that already stands beside its line only says where to look."""
    if finding.where[:1] == ("hand",):
        return texts("entry-not-yet", hand=finding.where[1])
    return finding_words(texts, finding)


def _about_before(texts: Texts, state: EntryState) -> str:
    """That there was a result, and why it was accepted where somebody objected."""
    if state.second:
        return texts("second-blind")
    if state.clearable and state.before is not None:
        return texts("audit-desk-accepted", reason=state.before.accepted_because)
    return texts("entry-correction") if state.before is not None else ""
