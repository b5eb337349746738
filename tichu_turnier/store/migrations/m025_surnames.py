"""Keep how many words at the end of a name are the surname."""

from tichu_turnier.store.migrations.migration import Migration, adding

SURNAMES = Migration(
    "surnames",
    ("ALTER TABLE entrant ADD COLUMN surname_words INTEGER NOT NULL DEFAULT 0",),
    adding("entrant", surname_words=0),
)
