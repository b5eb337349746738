"""Every step from the first published schema of the tournament file to today's, in order.

A change of the schema is a file `m026_what.py` here, its line below, and golden files of the new version
(`python -m tests.store.golden`). A new field `mood: str = ""` of an entrant is

    statement = "ALTER TABLE entrant ADD COLUMN mood VARCHAR NOT NULL DEFAULT ''"
    MOOD = Migration("mood", (statement,), adding("entrant", mood=""))
"""

from tichu_turnier.store.migrations.m018_seal import SEAL
from tichu_turnier.store.migrations.m019_noted import NOTED
from tichu_turnier.store.migrations.m020_endings import ENDINGS
from tichu_turnier.store.migrations.m021_notes import NOTES
from tichu_turnier.store.migrations.m022_labels import LABELS
from tichu_turnier.store.migrations.m023_locks import LOCKS
from tichu_turnier.store.migrations.m024_screens import SCREENS
from tichu_turnier.store.migrations.m025_surnames import SURNAMES
from tichu_turnier.store.migrations.migration import Migration

MIGRATIONS: tuple[Migration, ...] = (SEAL, NOTED, ENDINGS, NOTES, LABELS, LOCKS, SCREENS, SURNAMES)
