"""Every step from the first published schema of the tournament file to today's, in order.

A change of the schema is a file `m018_what.py` here, which makes one `Migration`, and its line below.
"""

from tichu_turnier.store.migrations.migration import Migration

MIGRATIONS: tuple[Migration, ...] = ()
