"""Which conditions do several tables of a tournament file hold their rows to?"""

from sqlalchemy import CheckConstraint, ForeignKeyConstraint


def only_row() -> CheckConstraint:
    """The table has one row."""
    return CheckConstraint("id = 1", name="only_row")


def references(columns: list[str], table: str, keys: list[str]) -> ForeignKeyConstraint:
    """A row of the other table has this key, at the latest when the transaction ends."""
    remote = [f"{table}.{key}" for key in keys]
    return ForeignKeyConstraint(columns, remote, deferrable=True, initially="DEFERRED")


def one_of(column: str, *values: str) -> CheckConstraint:
    """The column holds one of these words."""
    allowed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({allowed})", name=f"known_{column}")


def hands_or_totals() -> CheckConstraint:
    """A report is by hands, or by totals that are all there."""
    return CheckConstraint(
        "(kind = 'hands' AND a IS NULL AND b IS NULL AND hands_played IS NULL) OR "
        "(kind = 'totals' AND a IS NOT NULL AND b IS NOT NULL AND hands_played IS NOT NULL)",
        name="hands_or_totals",
    )


def known_hand() -> tuple[CheckConstraint, ...]:
    """Calls, who went out first and double victory of a hand are what there can be."""
    return (
        *(one_of(f"call_{seat}", "none", "tichu", "grand", "small") for seat in range(6)),
        CheckConstraint("first_out BETWEEN 0 AND 5", name="known_first_out"),
        one_of("double_victory", "no", "02", "13"),
    )
