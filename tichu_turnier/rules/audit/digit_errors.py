"""Numbers that differ from a written one by a common error with digits or signs.

Each error leads from the digits of the number that was reported to those that may have been meant.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from tichu_turnier.rules.audit.readings import Pair

DigitError = Callable[[str], list[str]]

_FIFTY = 50
"""Both sides together always bring a multiple of it, and of 100 where nobody calls a small Tichu."""
_FIGURES = "0123456789"
_NUMBERS_KEPT = 10_000


def minus_forgotten(digits: str) -> list[str]:
    """A minus was left out, or one too many was written."""
    return [f"-{digits}"]


def neighbours_swapped(digits: str) -> list[str]:
    """Two neighbouring digits stand the wrong way round."""
    places = range(1, len(digits))
    return [digits[: at - 1] + digits[at] + digits[at - 1] + digits[at + 1 :] for at in places]


def five_for_zero(digits: str) -> list[str]:
    return _instead(digits, {"5": "0", "0": "5"})


def one_digit_wrong(digits: str) -> list[str]:
    return _instead(digits, dict.fromkeys(_FIGURES, _FIGURES))


def digit_missing(digits: str) -> list[str]:
    places = range(len(digits), -1, -1)
    return [digits[:at] + other + digits[at:] for at in places for other in _FIGURES]


def digit_too_many(digits: str) -> list[str]:
    """One digit was written twice or does not belong there."""
    return [digits[:at] + digits[at + 1 :] for at in range(len(digits)) if len(digits) > 1]


def _instead(digits: str, meant: Mapping[str, str]) -> list[str]:
    """With one digit replaced by each of those that may have been meant."""
    places = enumerate(digits)
    return [digits[:at] + new + digits[at + 1 :] for at, digit in places for new in meant.get(digit, "")]


@lru_cache(maxsize=_NUMBERS_KEPT)
def meant_by(number: int, error: DigitError) -> tuple[int, ...]:
    """The numbers that one error turns into this one: the sign kept, no 0 in front.

    Kept, as a batch asks for the same few again and again.
    """
    sign = -1 if number < 0 else 1
    changed = error(str(abs(number)))
    return tuple([sign * int(digits) for digits in changed if digits[0] != "0" or digits == "0"])


def in_one_of_two(pair: Pair, error: DigitError) -> Iterator[Pair]:
    """The error in one of two numbers, where both together are then what hands may bring.

    The second number first: one side is counted, the other one worked out.
    """
    a, b = pair
    yield from ((a, meant) for meant in meant_by(b, error) if not (a + meant) % _FIFTY and meant != b)
    yield from ((meant, b) for meant in meant_by(a, error) if not (meant + b) % _FIFTY and meant != a)


def followed_by_the_other(pair: Pair, error: DigitError) -> Iterator[Pair]:
    """The error in one of two numbers, from which the other one was worked out."""
    total = sum(pair)
    if not total % _FIFTY:
        yield from ((meant, total - meant) for meant in meant_by(pair[0], error))
        yield from ((total - meant, meant) for meant in meant_by(pair[1], error))
