"""Keep what the screens of the hall show."""

from tichu_turnier.store.migrations.migration import Migration

_TABLE = """
CREATE TABLE tournament_screens (
    position INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    mode VARCHAR NOT NULL,
    message VARCHAR NOT NULL,
    PRIMARY KEY (position)
)
"""
SCREENS = Migration("screens", (_TABLE,))
