"""Terms of entry: fee, room, deadline."""

from dataclasses import dataclass
from datetime import time

HUNDREDTHS = 100
MOST_FEE = 9999 * HUNDREDTHS + 99
"""In hundredths; more is a typing error."""


@dataclass(frozen=True, slots=True)
class EntryTerms:
    """What the invitation says about entering."""

    fee: int = 0
    """What it costs, in hundredths of the currency; 0 for nothing."""
    per_person: bool = False
    """Whether each person of a partnership pays the fee, or both together."""
    currency: str = "CHF"
    room_for: int = 0
    """How many entrants there is room for; who comes later waits. 0 for any number."""
    here_by: time | None = None
    """By the clock in the room; who is not here then can be set aside."""


@dataclass(frozen=True, slots=True)
class Payment:
    """One fee in the cash box."""

    receipt: int
    """The running number of the receipt, from 1."""
    amount: int
    """In hundredths of the currency."""
    payer: str
    """Who paid, as he was called then."""


FREE_ENTRY = EntryTerms()


def in_figures(amount: int) -> str:
    """An amount as it stands on a receipt: 500 hundredths are `5.00`."""
    return f"{amount // HUNDREDTHS}.{amount % HUNDREDTHS:02}"
