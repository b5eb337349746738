"""Which tables and columns hold penalties?"""

from typing import ClassVar

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from tichu_turnier.store.constraints import one_of, references


class PenaltyRow(SQLModel, table=True):
    """A decision of the director, beside what was played."""

    __tablename__: ClassVar[str] = "penalty"
    __table_args__ = (
        CheckConstraint("number >= 1", name="number_counts"),
        one_of(
            "kind",
            "warning",
            "victory-points",
            "tichu-points",
            "hand-annulled",
            "hand-replayed",
            "adjusted-score",
            "disqualification",
        ),
    )
    number: int = Field(primary_key=True)
    kind: str
    reason: str
    at: str
    amount: int
    against: int
    round: int
    hand: int
    decided_by: str
    banned_until: str | None = None


class PenaltyEntrantRow(SQLModel, table=True):
    """One of those whom a penalty is about."""

    __tablename__: ClassVar[str] = "penalty_entrant"
    __table_args__ = (
        references(["penalty"], "penalty", ["number"]),
        references(["entrant"], "entrant", ["id"]),
    )
    penalty: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    entrant: int
