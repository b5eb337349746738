"""Keep of a ruling that its hand or match is there no more, so that it never slides to another one."""

from tichu_turnier.store.migrations.migration import Migration, adding

RULINGS = Migration(
    "rulings",
    ("ALTER TABLE penalty ADD COLUMN gone BOOLEAN NOT NULL DEFAULT 0",),
    adding("penalty", gone=False),
)
