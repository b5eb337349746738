"""The links that only who holds the paper knows: a person's own page, and the slip of a table.

A key is the beginning of an HMAC over what it opens. That of a slip is bound to round, table and draw, so it
opens nothing any more once tables are drawn anew; that of a person opens the table at which the person sits.
"""

import base64
import hmac
from dataclasses import dataclass

from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.tables.slip_code import scanned_code

LETTERS = 13
"""65 bits: with the bound on wrong ones a minute, nobody guesses one in an evening."""


@dataclass(frozen=True, slots=True)
class Keys:
    """Makes and knows the keys of one tournament."""

    secret: bytes

    def person(self, who: EntrantId) -> str:
        return self._signed(f"person {who}")

    def slip(self, tournament: Tournament, number: int, table: int) -> str:
        """The key of the slip of a table; the table must be drawn."""
        return self._signed(f"slip {scanned_code(tournament, number, table)}")

    def is_person(self, who: EntrantId, key: str) -> bool:
        return _equal(self.person(who), key)

    def is_slip(self, tournament: Tournament, number: int, table: int, key: str) -> bool:
        return tournament.seating(number, table) is not None and _equal(
            self.slip(tournament, number, table), key
        )

    def _signed(self, what: str) -> str:
        made = hmac.digest(self.secret, what.encode(), "sha256")
        return base64.b32encode(made).decode().lower()[:LETTERS]


def _equal(right: str, typed: str) -> bool:
    return hmac.compare_digest(right.encode(), typed.encode())
