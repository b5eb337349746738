"""What is given away at the prize-giving, for what, and how those who share places divide what is money."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

LAST_PLACE = 0
"""Stands for the last place, whatever its number will be."""


@dataclass(frozen=True, slots=True)
class ForPlace:
    """Goes to the holders of a place, from 1; or `LAST_PLACE`."""

    place: int


@dataclass(frozen=True, slots=True)
class ForSpecialList:
    """Goes to the leaders of a special list."""

    key: str


@dataclass(frozen=True, slots=True)
class ForSomebody:
    """Goes to whom the director names: for the finest hat, or by lot."""


Destination = ForPlace | ForSpecialList | ForSomebody


@dataclass(frozen=True, slots=True)
class Prize:
    """One prize of the list that is entered beforehand."""

    to: Destination
    what: str


_UNITS = (
    ("chf", "fr", "fr.", "sfr", "sfr.", "franken", "franc", "francs"),
    ("eur", "euro", "euros", "€"),
    ("usd", "dollar", "dollars", "$"),
    ("gbp", "pfund", "£"),
)
_UNIT = "|".join(sorted((re.escape(word) for words in _UNITS for word in words), key=len, reverse=True))
_FIGURES = r"(\d{1,3}(?:[ '’.]\d{3})+|\d{1,9})(?:[.,](?:(\d\d)|[-–—]+))?"
_MONEY = re.compile(rf"(?:({_UNIT})\s*)?{_FIGURES}\s*({_UNIT})?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Money:
    """An amount as it was typed."""

    hundredths: int
    unit: str = ""
    """As it was written; empty where only figures were."""
    unit_first: bool = False

    @property
    def kind(self) -> int:
        """The same for `Fr.` and `CHF`; -1 for figures alone."""
        return next((n for n, words in enumerate(_UNITS) if self.unit.casefold() in words), -1)


@dataclass(frozen=True, slots=True)
class Division:
    """Money of one kind, added up and divided."""

    whole: Money
    each: Money
    left: Money
    """Hundredths that cannot be divided."""


def money_of(what: str) -> Money | None:
    """`CHF 50`, `50 Fr.`, `50.-`, `1'000.50 €` or `50`; None for a voucher, for two bottles, for cheese."""
    found = _MONEY.fullmatch(what.strip())
    if found is None or (found[1] and found[4]):
        return None
    hundredths = int(re.sub(r"\D", "", found[2])) * 100 + int(found[3] or 0)
    return Money(hundredths, found[1] or found[4] or "", unit_first=bool(found[1])) if hundredths else None


def divided(prizes: Iterable[Prize], people: int) -> Iterator[Division]:
    """What so many people get each of the money among the prizes that they share, by kinds of money."""
    kinds: dict[int, list[Money]] = {}
    for money in filter(None, (money_of(prize.what) for prize in prizes)):
        kinds.setdefault(money.kind, []).append(money)
    for first, *more in kinds.values():
        whole = first.hundredths + sum(money.hundredths for money in more)
        parts = (replace(first, hundredths=part) for part in (whole, *divmod(whole, people)))
        yield Division(*parts)
