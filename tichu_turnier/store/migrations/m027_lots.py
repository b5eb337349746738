"""Keep what the lot gave beside what was made of it, so that a draw can be proved whatever came later."""

from tichu_turnier.store.migrations.migration import Migration, adding

LOTS = Migration(
    "lots",
    (
        "ALTER TABLE round ADD COLUMN lot VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE round ADD COLUMN lot_from VARCHAR NOT NULL DEFAULT ''",
    ),
    adding("round", lot="", lot_from=""),
)
