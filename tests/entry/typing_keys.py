"""Type results into the state of entry, key by key, in a test."""

from dataclasses import replace
from datetime import date

from tests.evenings import ZONE
from tichu_turnier.entry import session
from tichu_turnier.entry.following import follow
from tichu_turnier.entry.keys import COLUMN_SEATS, FIRST_KEYS, LOST_KEYS, MADE_KEYS
from tichu_turnier.entry.session import press
from tichu_turnier.entry.state import EntryState
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Seating, Tournament, Unit

KEYS = "enter tab backspace delete insert escape up down left right f4 undo home end pageup pagedown"
NAMES = dict(zip("⏎⇥⌫⌦⎀⎋↑↓←→④↶⇱⇲⇞⇟", KEYS.split(), strict=True))


NINE = "65⏎70⏎u⏎165s⏎55⏎100n⏎-15⏎i⏎50⏎"
"""Nine hands, the last of which saves them."""


def keys_of(script: str) -> list[str]:
    """Key names of a script: one character a key, capitals with Shift, blanks only for the eye."""
    return [
        NAMES.get(key, f"shift+{key.lower()}" if key.isalpha() and key.isupper() else key)
        for key in script
        if key != " "
    ]


def typed(state: EntryState, script: str) -> EntryState:
    for key in keys_of(script):
        state = press(state, key)
    return state


def club(tables: int = 4, rounds: int = 1) -> Tournament:
    return _drawn(CLUB_EVENING.tournament("Klub", date(2026, 3, 4), "", ZONE), tables, rounds)


def pairs(tables: int = 4, rounds: int = 1) -> Tournament:
    return _drawn(TREIBHAUS.tournament("Haus", date(2026, 3, 4), "", ZONE), tables, rounds)


def _drawn(tournament: Tournament, tables: int, rounds: int) -> Tournament:
    size = 4 if tournament.regulations.unit is Unit.PLAYER else 2
    ids = [EntrantId(number) for number in range(1, tables * size + 1)]
    entrants = frozen((number, Entrant(number, f"Tier {number}")) for number in ids)
    seatings = []
    for table in range(tables):
        four = ids[table * size : (table + 1) * size]
        a, b, c, d = four if size == 4 else (four[0], four[0], four[1], four[1])
        seatings.append(Seating(table + 1, (a, c, b, d)))
    drawn = tuple(Round(number, tuple(seatings)) for number in range(1, rounds + 1))
    return replace(tournament, entrants=entrants, rounds=drawn)


def only_hand(state: EntryState) -> HandReport:
    report = state.form.hands.readable()
    assert len(report.hands) == 1
    return report.hands[0]


def saved(state: EntryState) -> EntryState:
    assert state.pending_change is not None
    change = state.pending_change
    state = session.saved(follow(state, change.apply(state.tournament)), change)
    assert state.pending_change is None
    return state


def marks(report: HandReport) -> str:
    """The keys for the calls of a hand and for who went out first."""
    columns = {seat: column for column, seat in enumerate(COLUMN_SEATS)}
    keys = ""
    for seat in SEATS:
        made = report.first_out == seat
        if report.calls[seat] is not Call.NONE:
            key = (MADE_KEYS if made else LOST_KEYS)[columns[seat]]
            keys += key.upper() if report.calls[seat] is Call.GRAND_TICHU else key
        elif made:
            keys += FIRST_KEYS[columns[seat]]
    return keys
