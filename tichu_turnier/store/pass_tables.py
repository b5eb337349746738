"""Which columns has what both passes typed for a table, where there was a second?"""

from typing import ClassVar

from sqlalchemy import CheckConstraint, text
from sqlmodel import Field, SQLModel

from tichu_turnier.store.constraints import hands_or_totals, known_hand, references


class PassReportRow(SQLModel, table=True):
    """What the first (1) and the second pass (2) typed for a table, where there was a second."""

    __tablename__: ClassVar[str] = "pass_report"
    __table_args__ = (
        references(["round", "table_number"], "result", ["round", "table_number"]),
        CheckConstraint("pass_number IN (1, 2)", name="known_pass_number"),
        hands_or_totals(),
    )
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    pass_number: int = Field(primary_key=True)
    kind: str
    a: int | None = None
    b: int | None = None
    hands_played: int | None = None


class PassHandRow(SQLModel, table=True):
    """One hand as one of both passes typed it."""

    __tablename__: ClassVar[str] = "pass_hand"
    __table_args__ = (
        references(
            ["round", "table_number", "pass_number"], "pass_report", ["round", "table_number", "pass_number"]
        ),
        *known_hand(),
    )
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    pass_number: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    a: int
    b: int
    call_0: str
    call_1: str
    call_2: str
    call_3: str
    first_out: int | None = None
    double_victory: str | None = None
    award_0: str | None = None
    award_1: str | None = None
    special_cards_out: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})
    call_4: str | None = None
    call_5: str | None = None
