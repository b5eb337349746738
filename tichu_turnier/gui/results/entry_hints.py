"""Which keys does the form offer at this moment, in words?"""

from tichu_turnier.entry.keys import (
    AWARD_KEY,
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    REPAIR_KEYS,
    ROOTS_KEY,
    SIX_KEYS,
)
from tichu_turnier.entry.state import EntryState
from tichu_turnier.gui.results.key_legend import KeyHint
from tichu_turnier.rules.calls import SEATS, SIX_PLAYERS, TWO_PLAYERS
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import ScoringUnit
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state
from tichu_turnier.tournament.tables.boards import has_boards


def hints(texts: Texts, state: EntryState) -> tuple[KeyHint, ...]:
    """The legend: while a table is chosen, while hands are typed, while totals are typed."""
    if state.form is None:
        return (*_passes(texts, state), *_choosing(texts))
    mode = _mode(texts, state)
    if state.form.by_totals:
        return (
            KeyHint(("0", "…", "9", "-"), texts("entry-key-points")),
            KeyHint(("⏎",), texts("entry-key-next-field")),
            KeyHint(("Tab",), texts("entry-key-hands-field")),
            *mode,
            KeyHint(("Esc",), texts("entry-key-leave")),
        )
    return (*_marks(texts, state), *_moves(texts), *_witness(texts, state), *mode)


def _passes(texts: Texts, state: EntryState) -> tuple[KeyHint, ...]:
    """Which of both entries is right, where they differ."""
    result = state.entered if state.second else None
    if result is None or pass_state(result) is not PassState.DIFFERS:
        return ()
    return (KeyHint(tuple(REPAIR_KEYS.upper()[:2]), texts("second-key-right"), "accent"),)


def _choosing(texts: Texts) -> tuple[KeyHint, ...]:
    return (
        KeyHint(("0", "…", "9"), texts("entry-key-table")),
        KeyHint(("⏎",), texts("entry-key-open")),
        KeyHint(("3T12K",), texts("slip-code-key")),
        KeyHint(("↑", "↓"), texts("entry-key-beside")),
        KeyHint(tuple(texts("entry-key-names-page").split()), texts("entry-key-round")),
        KeyHint(("F6",), texts("entry-key-open-only")),
        KeyHint(("F7",), texts("entry-key-second")),
    )


def _marks(texts: Texts, state: EntryState) -> tuple[KeyHint, ...]:
    rules = state.tournament.regulations.rules if state.form is None else state.form.hands.rules
    grand = rules.grand_tichu
    if rules.players == TWO_PLAYERS:
        return _marks_of_two(texts, grand=grand)
    if rules.players == SIX_PLAYERS:
        return _marks_of_six(texts, grand=grand)
    return (
        KeyHint(tuple(MADE_KEYS.upper()), texts("entry-key-made"), "ok"),
        KeyHint(tuple(LOST_KEYS.upper()), texts("entry-key-lost"), "error"),
        *((KeyHint(("⇧",), texts("entry-key-grand")),) if grand else ()),
        KeyHint(tuple(FIRST_KEYS.upper()), texts("entry-key-first"), "muted"),
        KeyHint(tuple(DOUBLE_KEYS.upper()), texts("entry-key-double"), "accent"),
        *(
            (KeyHint((AWARD_KEY.upper(),), texts("boards-key-award")),)
            if has_boards(state.tournament)
            else ()
        ),
        *(
            (KeyHint((ROOTS_KEY.upper(),), texts("booster-key"), "accent"),)
            if state.form is not None and state.form.hands.booster
            else ()
        ),
    )


def _marks_of_two(texts: Texts, *, grand: bool) -> tuple[KeyHint, ...]:
    """The first key of a side, the second one for its small Tichu."""
    made, lost, first = (keys.upper() for keys in (MADE_KEYS, LOST_KEYS, FIRST_KEYS))
    return (
        KeyHint((made[0], made[2]), texts("entry-key-made"), "ok"),
        KeyHint((lost[0], lost[2]), texts("entry-key-lost"), "error"),
        *((KeyHint(("⇧",), texts("entry-key-grand")),) if grand else ()),
        KeyHint((made[1], made[3]), texts("two-key-made"), "ok"),
        KeyHint((lost[1], lost[3]), texts("two-key-lost"), "error"),
        KeyHint((first[0], first[2]), texts("entry-key-first"), "muted"),
        KeyHint(tuple(DOUBLE_KEYS.upper()), texts("entry-key-double"), "accent"),
    )


def _marks_of_six(texts: Texts, *, grand: bool) -> tuple[KeyHint, ...]:
    """One key for each player."""
    return (
        KeyHint(tuple(SIX_KEYS.upper()), texts("odd-six-key"), "ok"),
        *((KeyHint(("⇧",), texts("entry-key-grand")),) if grand else ()),
        KeyHint(tuple(DOUBLE_KEYS.upper()), texts("odd-six-key-double"), "accent"),
    )


def _moves(texts: Texts) -> tuple[KeyHint, ...]:
    put_in, take_out = texts("entry-key-names-lines").split()
    return (
        KeyHint(("Tab",), texts("entry-key-side")),
        KeyHint(("⏎",), texts("entry-key-next")),
        KeyHint(("↑", "↓", texts("entry-key-names-end")), texts("entry-key-line")),
        KeyHint((put_in, take_out), texts("entry-key-lines")),
        KeyHint(("Esc",), texts("entry-key-leave")),
        KeyHint(("F8",), texts("entry-key-accept")),
    )


def _witness(texts: Texts, state: EntryState) -> tuple[KeyHint, ...]:
    """Hands of six cannot be shown."""
    known = state.form is not None and state.form.hands.rules.players <= len(SEATS)
    return () if not known else (KeyHint(("F9",), texts("witness-key")),)


def _mode(texts: Texts, state: EntryState) -> tuple[KeyHint, ...]:
    """Totals can be typed only where matches score."""
    if state.form is None or state.tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return ()
    return (KeyHint(("F4",), texts("entry-key-hands" if state.form.by_totals else "entry-key-totals")),)
