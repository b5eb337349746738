"""Numbers as a language writes them."""

from fractions import Fraction

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.tables.table_count import people_of


def amount(value: int | Fraction, texts: Texts) -> str:
    """A number with at most two decimals, minus sign and all: half a point is `0,5` in German."""
    if value.denominator == 1:  # nearly always, and much quicker
        return str(value.numerator).replace("-", "−")
    return _written(f"{float(value):.2f}".rstrip("0").rstrip("."), texts)


def decimals(value: float | Fraction, texts: Texts, places: int = 2, *, signed: bool = False) -> str:
    """A number with so many decimals, minus sign and all, and a plus sign where it is asked for."""
    sign = "+" if signed else ""
    return _written(f"{float(value):{sign}.{places}f}", texts)


def plain(value: int | Fraction) -> int | float:
    """A number for a program: whole where it is whole."""
    return value.numerator if value.denominator == 1 else float(value)


def field_size(regulations: Regulations, entrants: int) -> dict[str, str | int]:
    """What a text takes to say how many play: of fixed teams also how many people that makes."""
    people = people_of(regulations, entrants)
    return {"unit": str(regulations.unit), "count": entrants, "people": people}


def _written(digits: str, texts: Texts) -> str:
    return digits.replace("-", "−").replace(".", texts("sheets-decimal-point"))
