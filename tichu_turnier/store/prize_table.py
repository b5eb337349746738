"""Which columns does a prize have?"""

from typing import ClassVar

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from tichu_turnier.store.constraints import one_of


class PrizeRow(SQLModel, table=True):
    """One prize of the list; a special list whose leader gets it is named by its key."""

    __tablename__: ClassVar[str] = "prize"
    __table_args__ = (
        one_of("kind", "place", "list", "somebody"),
        CheckConstraint(
            "(kind = 'place') = (place IS NOT NULL) AND (kind = 'list') = (list IS NOT NULL)",
            name="one_destination",
        ),
    )
    position: int = Field(primary_key=True)
    kind: str
    place: int | None = None
    list: str | None = None
    what: str
