"""Let a result carry a note, and keep whether the standings are held back from the hall."""

from tichu_turnier.store.migrations.migration import Migration, adding
from tichu_turnier.store.rows import RowChange


def _upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    return adding("tournament", standings_held=False)(adding("result", note="")(changes))


NOTES = Migration(
    "notes",
    (
        "ALTER TABLE result ADD COLUMN note VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE tournament ADD COLUMN standings_held BOOLEAN NOT NULL DEFAULT 0",
    ),
    _upgrade,
)
