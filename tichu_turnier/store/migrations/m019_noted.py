"""Keep interventions of the director that nothing else in a file tells."""

from tichu_turnier.store.migrations.migration import Migration

_TABLE = """
CREATE TABLE tournament_noted (
    position INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    round INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    "before" VARCHAR NOT NULL,
    "after" VARCHAR NOT NULL,
    reason VARCHAR NOT NULL,
    PRIMARY KEY (position)
)
"""
NOTED = Migration("noted", (_TABLE,))
