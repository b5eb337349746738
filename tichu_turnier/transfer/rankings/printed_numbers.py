"""What a number on paper can mean, whatever it groups and parts its digits with."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from tichu_turnier.files.cells import MINUS_SIGNS

_BLANKS = "  \u00a0\u2007\u2009\u202f"
_DIGIT = re.compile(r"\d")
_GROUPED = re.compile(rf"(?<=\d)['’´`{_BLANKS}](?=\d{{3}}(?!\d))")
_NUMBER = re.compile(r"([+-]?)(\d{1,15})(?:([.,])(\d{1,20}))?")
_THOUSANDS = re.compile(r"([+-]?)(\d{1,3})((?:\.\d{3})+|(?:,\d{3})+)(?:[.,](\d{1,2}))?")
_THOUSAND = 1000
_TOLD = 2
"""To so many decimals numbers are rounded, or to more; zeros at their end are left out."""
_FLOAT = Fraction(1, 10**9)
"""How exact a spreadsheet is, beside the number itself."""


@dataclass(frozen=True, slots=True)
class Printed:
    """One reading of a number on paper: its value, and with how many decimals it is written."""

    value: Fraction
    decimals: int = 0

    def shows(self, value: Fraction) -> bool:
        """Whether this is how the value is written: as it is, or rounded to two decimals or more."""
        if self.value == value:
            return True
        digits = max(_TOLD, self.decimals)
        half = Fraction(1, 2 * 10**digits) if value.denominator > 1 else Fraction(0)
        return abs(self.value - value) <= half + _FLOAT * max(Fraction(1), abs(value))


@lru_cache(maxsize=4096)
def readings(cell: str) -> tuple[Printed, ...]:
    """Everything that a cell can mean as a number; nothing for what is none. `1.402` can mean two things."""
    if not _DIGIT.search(cell) and "½" not in cell:
        return ()
    plain = cell.translate(MINUS_SIGNS).strip().removesuffix("%").replace("½", ".5").strip(_BLANKS)
    plain = _GROUPED.sub("", plain)
    return tuple(dict.fromkeys(_readings(plain)))


def _readings(plain: str) -> Iterator[Printed]:
    if grouped := _THOUSANDS.fullmatch(plain):
        sign, first, rest, decimals = grouped.groups("")
        whole = f"{first}{rest[1:].replace(rest[0], '')}"
        yield _printed(sign, whole, decimals)
    if found := _NUMBER.fullmatch(plain):
        sign, whole, _, decimals = found.groups("")
        yield _printed(sign, whole, decimals)


def _printed(sign: str, whole: str, decimals: str) -> Printed:
    value = Fraction(int(whole + decimals), 10 ** len(decimals))
    return Printed(-value if sign == "-" else value, len(decimals))


def shows(cell: str, value: Fraction) -> bool:
    """Whether a cell can be how this value is written."""
    return any(each.shows(value) for each in readings(cell))


def column_values(cells: Sequence[str]) -> tuple[Fraction | None, ...]:
    """What the cells of a column mean, all in the same way; None for those that are no number.

    Where every point or comma stands before three digits it groups them, unless a number of four digits has
    none.
    """
    found = [readings(cell) for cell in cells]
    decimal = any(len(each) == 1 and (each[0].decimals or each[0].value >= _THOUSAND) for each in found)
    return tuple((each[-1 if decimal else 0].value if each else None) for each in found)
