"""What did the 15th version learn about tables of six: the sixth, and the calls of two more seats?"""

from collections.abc import Iterator, Mapping

from tichu_turnier.store.journal import Row
from tichu_turnier.store.migrations.migration import Migration, adding, executing

_KNOWN_CALLS = "('none', 'tichu', 'grand', 'small')"
_CALLS_CHECKED = ",\n".join(
    f"CONSTRAINT known_call_{seat} CHECK (call_{seat} IN {_KNOWN_CALLS})" for seat in range(6)
)
_SEATING = """
CREATE TABLE new_seating (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    position INTEGER NOT NULL,
    seat_0 INTEGER NOT NULL,
    seat_1 INTEGER NOT NULL,
    seat_2 INTEGER NOT NULL,
    seat_3 INTEGER NOT NULL,
    fifth INTEGER,
    first_board INTEGER NOT NULL DEFAULT 0,
    sixth INTEGER,
    PRIMARY KEY (round, table_number),
    FOREIGN KEY(round) REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(seat_0) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(seat_1) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(seat_2) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(seat_3) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(fifth) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY(sixth) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
)
"""
_HANDS = """
CREATE TABLE new_{name} (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    {more}number INTEGER NOT NULL,
    a INTEGER NOT NULL,
    b INTEGER NOT NULL,
    call_0 VARCHAR NOT NULL,
    call_1 VARCHAR NOT NULL,
    call_2 VARCHAR NOT NULL,
    call_3 VARCHAR NOT NULL,
    first_out INTEGER,
    double_victory VARCHAR,
    award_0 VARCHAR,
    award_1 VARCHAR,
    special_cards_out BOOLEAN NOT NULL DEFAULT FALSE,
    call_4 VARCHAR,
    call_5 VARCHAR,
    PRIMARY KEY ({key}, number),
    FOREIGN KEY({key}) REFERENCES {parent} ({key}) DEFERRABLE INITIALLY DEFERRED,
    {calls},
    CONSTRAINT known_first_out CHECK (first_out BETWEEN 0 AND 5),
    CONSTRAINT known_double_victory CHECK (double_victory IN ('no', '02', '13'))
)
"""


def _anew(name: str, parent: str, more: str) -> Iterator[str]:
    """The table of hands with two more calls; `more` is one more column that its key has."""
    key = ", ".join(("round", "table_number", *([more] if more else [])))
    column = f"{more} INTEGER NOT NULL,\n    " if more else ""
    yield _HANDS.format(name=name, more=column, key=key, parent=parent, calls=_CALLS_CHECKED)
    yield f"INSERT INTO new_{name} SELECT *, NULL, NULL FROM {name}"  # noqa: S608 - our own names
    yield f"DROP TABLE {name}"
    yield f"ALTER TABLE new_{name} RENAME TO {name}"


_STATEMENTS = (
    _SEATING,
    "INSERT INTO new_seating SELECT *, NULL FROM seating",
    "DROP TABLE seating",
    "ALTER TABLE new_seating RENAME TO seating",
    *_anew("hand", "result", ""),
    *_anew("pass_hand", "pass_report", "pass_number"),
)
_CALLS: Row = {"call_4": None, "call_5": None}
_ADDED: Mapping[str, Row] = {"seating": {"sixth": None}, "hand": _CALLS, "pass_hand": _CALLS}
"""What the new columns say of a row journalled before."""

TABLE_OF_SIX = Migration("table_of_six", executing(*_STATEMENTS), adding(_ADDED))
