"""Ask what the losers of a double victory pay, and what becomes of the hand that runs when time is up."""

from tichu_turnier.store.migrations.migration import Migration, adding

_COLUMNS = ("rules_double_losers_pay", "rules_running_hand_counts")
ENDINGS = Migration(
    "endings",
    tuple(f"ALTER TABLE regulations ADD COLUMN {name} BOOLEAN NOT NULL DEFAULT 1" for name in _COLUMNS),
    adding("regulations", **dict.fromkeys(_COLUMNS, True)),
)
