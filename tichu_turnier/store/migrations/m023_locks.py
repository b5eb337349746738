"""Let the director lock a round."""

from tichu_turnier.store.migrations.migration import Migration, adding

LOCKS = Migration(
    "locks",
    ("ALTER TABLE round ADD COLUMN locked BOOLEAN NOT NULL DEFAULT 0",),
    adding("round", locked=False),
)
