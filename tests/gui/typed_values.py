"""Writes values as people type them, right, wrong and as elsewhere, and knows what each of them means."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, time, timedelta
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")
TODAY = date(2026, 11, 28)
_GROUPS = ("'", "\u2019", " ", "\u202f", "\u00a0")
_MONTHS = {
    "de": (
        *("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli"),
        *("August", "September", "Oktober", "November", "Dezember"),
    ),
    "en": (
        *("January", "February", "March", "April", "May", "June", "July"),
        *("August", "September", "October", "November", "December"),
    ),
    "fr": (
        *("janvier", "février", "mars", "avril", "mai", "juin", "juillet"),
        *("août", "septembre", "octobre", "novembre", "décembre"),
    ),
}
_NOTHING = (".-", ",-", ".\u2013", ".\u2014")
"""Stands for no hundredths."""
_NOISE = "xe?*%#_=\u00b2\u00bd;!"
"""Signs that belong to no value."""


@dataclass(frozen=True, slots=True)
class Typed(Generic[T]):
    """What is typed, and what it means; None for what must be refused."""

    text: str
    meant: T | None
    sure: bool = True
    """Whether it must be taken; what is only possible may be refused as well."""


def _with_noise(rng: Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(_NOISE) + text[at:]


def _wide(text: str) -> str:
    """As a Japanese keyboard types digits."""
    return "".join(chr(ord(char) + 0xFEE0) if char.isdecimal() else char for char in text)


def days(rng: Random, today: date) -> Typed[date]:
    meant = today + timedelta(days=rng.randrange(1, 800))
    if rng.random() < 0.25:  # the days that were wrong
        year = rng.randrange(today.year + 1, today.year + 3)
        meant = rng.choice([date(year, 1, 31), date(year, 3, 31), date(year, 12, 31), date(2028, 2, 29)])
    d, m, y = meant.day, meant.month, meant.year
    soon = meant < today.replace(year=today.year + 1)
    ways: list[Callable[[], Typed[date]]] = [
        lambda: Typed(f"{d:02}.{m:02}.{y}", meant),
        lambda: Typed(f"{d}.{m}.{y}", meant),
        lambda: Typed(f"{d}. {m}. {y}", meant),
        lambda: Typed(f"{d}.{m}.{y % 100:02}", meant),
        lambda: Typed(meant.isoformat(), meant),
        lambda: Typed(f"{d:02}/{m:02}/{y}", meant),
        lambda: Typed(f"{d}-{m}-{y}", meant),
        lambda: Typed(f"{d:02}{m:02}{y}", meant),
        lambda: Typed(_wide(f"{d}.{m}.{y}"), meant),
        lambda: Typed(f"{d}. {_MONTHS['de'][m - 1]} {y}", meant),
        lambda: Typed(f"{d} {_MONTHS[rng.choice(('en', 'fr'))][m - 1]} {y}", meant),
        lambda: Typed(f"{_MONTHS['en'][m - 1]} {d}, {y}", meant),
        lambda: Typed(f"{d}.{m}.", meant) if soon and (m, d) != (2, 29) else Typed(f"{d}.{m}.{y}", meant),
        lambda: Typed(f"{m}/{d}/{y}", None) if d > 12 else Typed(f"{d}/{m}/{y}", meant),
        lambda: Typed(f"{y % 100:02}-{m:02}-{d:02}", None),
        lambda: Typed(f"{32 + d % 60}.{m}.{y}", None),
        lambda: Typed(f"31.{rng.choice((2, 4, 6, 9, 11))}.{y}", None),
        lambda: Typed(f"29.2.{y}", None) if y % 4 else Typed(f"30.2.{y}", None),
        lambda: Typed(f"{d}.{m + 12}.{y}", None),
        lambda: Typed(f"{d}.{m}.{str(y)[:3]}", None),
        lambda: Typed(f"{d}.{m}.0{str(y)[1:]}", None),
        lambda: Typed(_with_noise(rng, f"{d}.{m}.{y}"), None),
        lambda: Typed(f"{d}.{m}.{y} 19:15", None),
        lambda: Typed(rng.choice(("", "bald", "morgen", str(d), f"KW {d}", f"{y}-W{m:02}-1")), None),
    ]
    return rng.choice(ways)()


def times(rng: Random) -> Typed[time]:
    meant = time(rng.randrange(24), rng.randrange(60))
    h, m = meant.hour, meant.minute
    half = f"{h % 12 or 12}:{m:02}"
    ways: list[Callable[[], Typed[time]]] = [
        *(lambda sign=sign: Typed(f"{h}{sign}{m:02}", meant) for sign in ":.hH"),
        lambda: Typed(f"{h:02}:{m:02}", meant),
        lambda: Typed(f"{h:02}{m:02}", meant),
        lambda: Typed(f"{h:02}:{m:02} Uhr", meant),
        lambda: Typed(f" {h} h {m:02} ", meant),
        lambda: Typed(_wide(f"{h}:{m:02}"), meant),
        lambda: Typed(f"{half} {'pm' if h >= 12 else 'am'}", meant),
        lambda: Typed(f"{half}{'p.m.' if h >= 12 else 'a.m.'}", meant),
        lambda: Typed(f"{h}", time(h), sure=False),
        lambda: Typed(f"{h} Uhr", time(h), sure=False),
        lambda: Typed(f"{h},{m:02}", meant, sure=False),
        lambda: Typed(f"{h}:{m % 10}", None),
        lambda: Typed(f"{h}:{60 + m % 40}", None),
        lambda: Typed(f"{24 + h}:{m:02}", None),
        lambda: Typed(f"{h}:{m:02}:30", None),
        lambda: Typed(f"-{h}:{m:02}", None),
        lambda: Typed(f"{h}:{m:02}-{h}:59", None),
        lambda: Typed(_with_noise(rng, f"{h}:{m:02}"), None),
        lambda: Typed(f"{13 + h % 11}:{m:02} pm", None),
        lambda: Typed(rng.choice(("", "halb acht", ":", "Uhr", "24:00", "1e2")), None),
    ]
    return rng.choice(ways)()


def _grouped(rng: Random, number: int) -> str:
    return f"{number:,}".replace(",", rng.choice(_GROUPS))


def amounts(rng: Random, most: int) -> Typed[int]:
    """In hundredths, up to so many."""
    francs = rng.randrange(1, rng.choice((30, 200, most // 100)))
    cents = rng.choice((0, 50, 5, rng.randrange(100)))
    large, meant, sign = 1000 + francs % 8999, francs * 100 + cents, rng.choice(".,")
    ways: list[Callable[[], Typed[int]]] = [
        *(lambda: Typed(f"{francs}{sign}{cents:02}", meant) for _ in range(4)),
        lambda: Typed(f"{francs}", francs * 100),
        lambda: Typed(f"{francs}{sign}{cents // 10}", francs * 100 + cents // 10 * 10),
        lambda: Typed(f"{francs}{rng.choice(_NOTHING)}", francs * 100),
        lambda: Typed(f"{_grouped(rng, francs)}{sign}{cents:02}", meant),
        lambda: Typed(f"CHF {francs}{sign}{cents:02}", meant),
        lambda: Typed(f"{francs}{sign}{cents:02} Fr.", meant),
        lambda: Typed(_wide(f"{francs}{sign}{cents:02}"), meant),
        lambda: Typed(f"{large:,}.{cents:02}", large * 100 + cents, sure=False),
        lambda: Typed(f"{1 + francs % 9}{sign}000", None),
        lambda: Typed(f"{francs}{sign}{cents:02}{cents % 10}", None),
        lambda: Typed(f"-{francs}{sign}{cents:02}", None),
        lambda: Typed(f"\u2212{francs}", None),
        lambda: Typed(f"+{francs}", None),
        lambda: Typed(f"{francs} \u20ac", None),
        lambda: Typed(f"{francs}:{cents:02}", None),
        lambda: Typed(f"{francs} {cents:02}", None),
        lambda: Typed(f"{most // 100 + francs}", None),
        lambda: Typed(_with_noise(rng, f"{francs}{sign}{cents:02}"), None),
        lambda: Typed(rng.choice(("", "gratis", "frei", "CHF", ".", ",5", "1e2", "7.5.0")), None),
    ]
    return rng.choice(ways)()


def numbers(rng: Random, least: int, most: int) -> Typed[int]:
    """Between these; below 0 with a sign."""
    meant = rng.randrange(least, rng.choice((min(most, max(least + 2, 40)), most)) + 1)
    ways: list[Callable[[], Typed[int]]] = [
        *(lambda: Typed(str(meant), meant) for _ in range(4)),
        lambda: Typed(f" {meant} ", meant),
        lambda: Typed(f"0{meant}" if meant >= 0 else str(meant), meant),
        lambda: Typed(_grouped(rng, meant), meant),
        lambda: Typed(_wide(str(meant)), meant),
        lambda: Typed(str(meant).replace("-", "\u2212"), meant),
        lambda: Typed(f"+{abs(meant)}", abs(meant) if abs(meant) <= most else None, sure=False),
        lambda: Typed(f"{meant}{rng.choice('.,')}0", meant, sure=False),
        lambda: Typed(f"{meant}{rng.choice('.,')}{rng.randrange(1, 10)}", None),
        lambda: Typed(f"{meant}{rng.choice('.,')}000", None),
        lambda: Typed(f"{meant}e{rng.randrange(1, 4)}", None),
        lambda: Typed(str(most + 1 + rng.randrange(1000)), None),
        lambda: Typed(str(least - 1 - rng.randrange(1000)), None),
        lambda: Typed(_with_noise(rng, str(meant)), None),
        lambda: Typed(f"{meant} {rng.randrange(1, 99)}", None),
        lambda: Typed(f"{meant}-{meant + 1}", None),
        lambda: Typed(rng.choice(("x", "zwei", "1/2", ".", "0x10", "1_0", "--1")), None),
    ]
    return rng.choice(ways)()


def many(count: int, seed: int, make: Callable[[Random], Typed[T]]) -> Iterator[Typed[T]]:
    """So many of them, the same every time."""
    rng = Random(seed)
    for _ in range(count):
        yield make(rng)
