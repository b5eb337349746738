"""The links that only who holds the paper knows: to a person's own page, and to the slip of a table.

A key is the beginning of an HMAC over what it opens. That of a slip is bound to round, table and draw, so it
opens nothing any more once tables are drawn anew; that of a person opens the table at which the person sits.
"""

import base64
import hmac
from dataclasses import dataclass

from tichu_turnier.tournament.model.snapshot import EntrantId

_LETTERS = 13
"""65 bits: with the bound on wrong ones a minute, nobody guesses one in an evening."""


@dataclass(frozen=True, slots=True)
class LinkKeys:
    """Makes and knows the keys of one tournament."""

    secret: bytes

    def person(self, who: EntrantId) -> str:
        return self._signed(f"person {who}")

    def slip(self, scanned: str) -> str:
        """The key of the slip with that code, as a scanner reads it."""
        return self._signed(f"slip {scanned}")

    def is_person(self, who: EntrantId, key: str) -> bool:
        return _equal(self.person(who), key)

    def is_slip(self, scanned: str, key: str) -> bool:
        return _equal(self.slip(scanned), key)

    def _signed(self, what: str) -> str:
        made = hmac.digest(self.secret, what.encode(), "sha256")
        return base64.b32encode(made).decode().lower()[:_LETTERS]


def _equal(right: str, typed: str) -> bool:
    return hmac.compare_digest(right.encode(), typed.encode())


@dataclass(frozen=True, slots=True)
class Links:
    """Where phones find the pages of a tournament."""

    address: str
    """As `http://192.168.1.20:8080/`."""
    keys: LinkKeys

    def person(self, who: EntrantId) -> str:
        """The address of somebody's own page."""
        return f"{self.address}p/{who}/{self.keys.person(who)}"

    def table(self, number: int) -> str:
        """The address that says who sits at a table now; nothing is reported there, as the card stays."""
        return f"{self.address}t/{number}"

    def slip(self, scanned: str) -> str:
        """The address under which a table reports."""
        return f"{self.address}s/{scanned}/{self.keys.slip(scanned)}"
