"""Whole numbers and amounts of money as people write them, in any of our languages."""

import re
from collections.abc import Collection
from dataclasses import dataclass

from tichu_turnier.typed.plain import not_read, plain

_HUNDREDTHS = 100
_GROUPED = re.compile(r"\d{1,3}(?:(?P<sep>['  ])\d{3})(?:(?P=sep)\d{3})*")
_WHOLE = re.compile(r"(?P<sign>[+-]?) ?(?P<digits>[\d' ]*\d)(?:[.,]0{1,2})?")
_MONEY = re.compile(r"(?P<digits>[\d' .,]*?\d)(?:[.,](?:(?P<cents>\d{1,2})|-{1,2}|\u2014))?")
_DIGITS = re.compile(r"\d{1,15}")
_MIXED = re.compile(r"\d{1,3}(?P<sep>[.,])\d{3}(?:(?P=sep)\d{3})*")
_CURRENCIES = (
    ("chf", "fr", "fr.", "sfr", "sfr.", "franken", "franc", "francs"),
    ("eur", "euro", "euros", "\u20ac"),
    ("usd", "dollar", "dollars", "$"),
    ("gbp", "pfund", "pound", "pounds", "\u00a3"),
)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest number that can be meant."""

    least: int
    most: int


def whole_number(text: str, bounds: Bounds) -> int:
    """The number in a text: `12`, `1'000`, `1 000`, `3.0`; raises Refusal for any other, and out of bounds.

    `1.000` and `1,000` are refused, as they are one in one language and a thousand in the other.
    """
    found = _WHOLE.fullmatch(plain(text))
    digits = None if found is None else _ungrouped(found["digits"])
    if found is None or digits is None:
        raise not_read("typed-no-number", text, least=str(bounds.least), most=str(bounds.most))
    number = -int(digits) if found["sign"] == "-" else int(digits)
    if not bounds.least <= number <= bounds.most:
        raise not_read("typed-out-of-bounds", text, least=str(bounds.least), most=str(bounds.most))
    return number


def whole_numbers(text: str, bounds: Bounds) -> tuple[int, ...]:
    """The numbers in `1, 3 5`, each once, in order; nothing holds none."""
    words = [word for word in re.split(r"[,; ]+", plain(text)) if word]
    return tuple(sorted({whole_number(word, bounds) for word in words}))


def amount(text: str, most: int, currency: str = "") -> int:
    """An amount in hundredths: `7.50`, `7,5`, `7.-`, `1'000.50`, `CHF 7.50` where `currency` is CHF.

    It has no sign, and is at most so many hundredths. Raises Refusal for any other text, another currency,
    a third decimal, and `1.000`, which is one here and a thousand there.
    """
    figures = _without_currency(plain(text), currency)
    found = _MONEY.fullmatch(figures)
    digits = None if found is None or _MIXED.fullmatch(figures) else _ungrouped(found["digits"], figures)
    if found is None or digits is None:
        signed = figures.startswith(("-", "+"))
        raise not_read("typed-signed-amount" if signed else "typed-no-amount", text)
    hundredths = int(digits) * _HUNDREDTHS + int((found["cents"] or "").ljust(2, "0"))
    if hundredths > most:
        raise not_read("typed-amount-too-high", text, most=str(most // _HUNDREDTHS))
    return hundredths


def _ungrouped(digits: str, whole: str = "") -> str | None:
    """Digits without the signs between thousands; None where these stand elsewhere.

    A point or comma between thousands is one only where the other of them, or two of it, shows that.
    """
    if _DIGITS.fullmatch(digits) or _GROUPED.fullmatch(digits):
        return re.sub(r"\D", "", digits)
    mixed = _MIXED.fullmatch(digits)
    if mixed is not None and len(set(re.findall("[.,]", whole))) == len(".,"):
        return re.sub(r"\D", "", digits)
    return None


def _without_currency(text: str, currency: str) -> str:
    """The figures alone, where what stands before or behind them is this currency."""
    if not currency:
        return text
    for word in sorted(_called(currency.casefold()), key=len, reverse=True):
        if text.casefold().startswith(word):
            return text[len(word) :].strip()
        if text.casefold().endswith(word):
            return text[: -len(word)].strip()
    return text


def _called(currency: str) -> Collection[str]:
    return next((words for words in _CURRENCIES if currency in words), (currency,))
