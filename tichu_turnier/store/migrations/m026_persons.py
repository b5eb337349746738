"""Keep who entrants are on other evenings."""

from tichu_turnier.store.migrations.migration import Migration

_TABLE = """
CREATE TABLE entrant_persons (
    entrant INTEGER NOT NULL,
    position INTEGER NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY (entrant, position),
    FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID
"""
PERSONS = Migration("persons", (_TABLE,))
