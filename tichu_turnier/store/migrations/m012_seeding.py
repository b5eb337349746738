"""What did the twelfth version learn about knock-outs: the place of everybody on the list of seeds?"""

from tichu_turnier.store.migrations.migration import Migration, adding, executing

SEEDING = Migration(
    "seeding",
    executing("ALTER TABLE entrant ADD COLUMN seeding INTEGER NOT NULL DEFAULT 0"),
    adding({"entrant": {"seeding": 0}}),
)
