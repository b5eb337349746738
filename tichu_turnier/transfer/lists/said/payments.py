"""Tell what of a payment in a cell does not fit: another amount or currency, a day to come, a term."""

import re
from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache

from tichu_turnier.finding import Refusal
from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.answers import days_in, money
from tichu_turnier.typed.days import day as typed_day

_CURRENCIES = {
    "CHF": "chf|sfr|fr|franken|francs?|stutz",
    "EUR": "euros?|eur|€",
    "USD": r"dollars?|usd|\$",
    "GBP": "pounds?|gbp|£",
}
"""What amounts are in, by the words beside them."""
_BESIDE = {
    code: re.compile(rf"(?<![^\W\d])(?:{words})\.?\s*\d|\d[\d.,'’–—-]*\s*(?:{words})(?!\w)")
    for code, words in _CURRENCIES.items()
}
_NAMED = {code: re.compile(rf"(?<!\w)(?:{words})(?!\w)") for code, words in _CURRENCIES.items()}
_TERM = re.compile(
    r"\bbis\b|\bspatest|\bfallig|\bfrist\b|zahlungsfrist|\bby\b|\buntil\b|\bbefore\b|deadline|jusqu|\bavant\b"
    r"|\becheance|\bdelai\b"
)
_AMOUNT = re.compile(
    r"(?<![\d.,:/-])(\d{1,4}(?:[.,]\d{2})?)(?:\.?[-–—]{1,2})?(?![\d:/]|[.,]\d|\.\s?(?:\d|[a-z]))"
)
_A_PAIR = 2
_LONG_AGO = timedelta(days=300)
"""Who paid before has hardly paid for this tournament."""


def is_term(heading: str) -> bool:
    """Whether a heading of payments names a term: a day below it is none on which somebody paid."""
    return _TERM.search(folded(heading)) is not None


@lru_cache(4096)
def amount_in(cell: str) -> float | None:
    """The one amount in a cell (`bar 20.-`, `ja, 10`); None where there is none, or several."""
    plain = money(cell)
    if plain is not None:
        return plain
    text = folded(cell)
    for found in days_in(text):
        text = text.replace(found, " ")
    amounts = [float(found.replace(",", ".")) for found in _AMOUNT.findall(text)]
    return amounts[0] if len(amounts) == 1 else None


def is_other_currency(cell: str, heading: str, currency: str) -> bool:
    """Whether an amount, or its heading, names another currency than that of the tournament (`CHF`)."""
    if not currency or not any(map(str.isdigit, cell)):
        return False
    text, above = folded(cell), folded(heading)
    said = {code for code, sign in _BESIDE.items() if sign.search(text)}
    said = said or {code for code, sign in _NAMED.items() if sign.search(above)}
    return bool(said - {currency.upper()})


def is_share(cell: str, due: Sequence[float]) -> bool:
    """Whether a cell may say how much or how many of all have paid, `1/2` or `10/20`, rather than a day."""
    found = re.fullmatch(r"(\d{1,3})\s*/\s*(\d{1,3})", cell.strip())
    return found is not None and (int(found[2]) <= _A_PAIR or int(found[2]) in due)


def is_another_day(cell: str, day: date | None) -> bool:
    """Whether a day in a cell is after that of the tournament, or long before it."""
    if day is None:
        return False
    for found in days_in(cell):
        if not re.search(r"\d{4}|\d[./]\d{1,2}[./]\d\d\b", found):
            continue  # without a year it is the last such day
        try:
            paid = typed_day(found, day)
        except Refusal:
            return True
        if paid > day or paid < day - _LONG_AGO:
            return True
    return False
