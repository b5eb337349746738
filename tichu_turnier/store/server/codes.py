"""Joining codes: short enough to be typed, and long enough that nobody guesses them or stands in between."""

import hashlib
import secrets
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, O, 1 and I, which look alike; 32, so a letter has five bits."""
_HALF = 8
"""So many letters are the secret, so many say which computer it is."""
_GROUP = 4
_TIMES = 300_000
"""A hash that takes long: nobody makes a certificate within an evening that has the same letters."""


class Role(StrEnum):
    """What a desk may do; the database itself refuses the rest."""

    DIRECTOR = "tichu_director"
    ENTRY = "tichu_entry"
    """Results."""
    REGISTRATION = "tichu_registration"
    """Who is there, who has paid, who comes late."""
    READER = "tichu_reader"


_ROLES = dict(zip("2345", Role, strict=True))
"""Each by the first letter of its codes."""


@dataclass(frozen=True, slots=True)
class Code:
    """What a desk needs to join, beside the address."""

    role: Role
    secret: str
    computer: str
    """The beginning of the hash of its certificate, in the letters of codes."""

    def __str__(self) -> str:
        letters = self.secret + self.computer
        return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))


def code_of(text: str) -> Code | None:
    """What somebody typed, with whatever between the groups; None where it is no code."""
    letters = "".join(letter for letter in text.upper() if letter.isalnum())
    if len(letters) != 2 * _HALF or not set(letters) <= set(_LETTERS) or letters[0] not in _ROLES:
        return None
    return Code(_ROLES[letters[0]], letters[:_HALF], letters[_HALF:])


def new_secret(role: Role) -> str:
    """A secret for those who join in this role; its first letter says which."""
    first = next(letter for letter, each in _ROLES.items() if each is role)
    return first + "".join(secrets.choice(_LETTERS) for _ in range(_HALF - 1))


@cache
def letters_of(certificate: bytes) -> str:
    """The letters that name the computer with this certificate (DER)."""
    number = int.from_bytes(hashlib.pbkdf2_hmac("sha256", certificate, b"tichu-turnier", _TIMES), "big")
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(_HALF))
