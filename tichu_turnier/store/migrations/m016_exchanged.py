"""What did the 16th version learn about draws: whether people changed places by hand after the lot?"""

from tichu_turnier.store.migrations.migration import Migration, adding, executing

EXCHANGED = Migration(
    "exchanged",
    executing("ALTER TABLE round ADD COLUMN exchanged BOOLEAN NOT NULL DEFAULT FALSE"),
    adding({"round": {"exchanged": False}}),
)
