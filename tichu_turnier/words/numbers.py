"""Numbers as a language writes them."""

from fractions import Fraction


def amount(value: int | Fraction, point: str) -> str:
    """A number with at most one decimal, minus sign and all; `point` is the text `sheets-decimal-point`."""
    if value.denominator == 1:  # nearly always, and much quicker
        return str(value.numerator).replace("-", "−")
    rounded = round(Fraction(value), 1)
    text = str(rounded.numerator) if rounded.denominator == 1 else f"{float(rounded):.1f}"
    return text.replace("-", "−").replace(".", point)


def decimals(value: Fraction, point: str, *, signed: bool = False) -> str:
    """A number with two decimals, minus sign and all, and a plus sign where it is asked for."""
    text = f"{float(value):+.2f}" if signed else f"{float(value):.2f}"
    return text.replace("-", "−").replace(".", point)
