"""What did the 14th version learn about Booster: where it is played, and hands without special cards?"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Row
from tichu_turnier.store.migrations.migration import Migration, adding, executing

_STATEMENTS = (
    "ALTER TABLE regulations ADD COLUMN booster BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE regulations ADD COLUMN booster_tables VARCHAR NOT NULL DEFAULT ''",
    "ALTER TABLE hand ADD COLUMN special_cards_out BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE pass_hand ADD COLUMN special_cards_out BOOLEAN NOT NULL DEFAULT FALSE",
)
_ADDED: Mapping[str, Row] = {
    "regulations": {"booster": False, "booster_tables": ""},
    "hand": {"special_cards_out": False},
    "pass_hand": {"special_cards_out": False},
}
"""What the new columns say of a row journalled before."""

BOOSTER = Migration("booster", executing(*_STATEMENTS), adding(_ADDED))
