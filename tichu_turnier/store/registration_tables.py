"""Which tables hold the terms of entry and the fees that were paid?"""

from typing import ClassVar

from sqlmodel import Field, SQLModel

from tichu_turnier.store.constraints import only_row, references


class EntryTermsRow(SQLModel, table=True):
    """What the invitation says about entering; no row where it says nothing."""

    __tablename__: ClassVar[str] = "entry_terms"
    __table_args__ = (only_row(),)
    id: int = Field(primary_key=True)
    fee: int
    per_person: bool
    currency: str
    room_for: int
    here_by: str | None = None


class PaymentRow(SQLModel, table=True):
    """One fee in the cash box."""

    __tablename__: ClassVar[str] = "payment"
    __table_args__ = (references(["entrant"], "entrant", ["id"]),)
    entrant: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    receipt: int
    amount: int
    payer: str
