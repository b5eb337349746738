"""Numbers that differ from a written one by a common error with digits or signs.

Each error leads from the number that was reported to those that may have been meant.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from tichu_turnier.rules.audit.readings import Pair

DigitError = Callable[[int], Iterator[int]]

_FIFTY = 50
"""Both sides together always bring a multiple of it, and of 100 where nobody calls a small Tichu."""
_FIGURES = "0123456789"
_NUMBERS_KEPT = 10_000


def minus_forgotten(number: int) -> Iterator[int]:
    """A minus was left out, or one too many was written."""
    yield -number


def neighbours_swapped(number: int) -> Iterator[int]:
    """Two neighbouring digits stand the wrong way round."""
    return _in_digits(number, _swaps)


def five_for_zero(number: int) -> Iterator[int]:
    return _in_digits(number, lambda digits: _instead(digits, {"5": "0", "0": "5"}))


def one_digit_wrong(number: int) -> Iterator[int]:
    return _in_digits(number, lambda digits: _instead(digits, dict.fromkeys(_FIGURES, _FIGURES)))


def digit_missing(number: int) -> Iterator[int]:
    return _in_digits(number, _longer)


def digit_too_many(number: int) -> Iterator[int]:
    """One digit was written twice or does not belong there."""
    return _in_digits(number, _shorter)


def in_one_of_two(pair: Pair, error: DigitError) -> Iterator[Pair]:
    """The error in one of two numbers, where both together are then what hands may bring.

    The second number first: one side is counted, the other one worked out.
    """
    a, b = pair
    yield from ((a, meant) for meant in _meant(b, error) if not (a + meant) % _FIFTY and meant != b)
    yield from ((meant, b) for meant in _meant(a, error) if not (meant + b) % _FIFTY and meant != a)


def followed_by_the_other(pair: Pair, error: DigitError) -> Iterator[Pair]:
    """The error in one of two numbers, from which the other one was worked out."""
    total = sum(pair)
    if not total % _FIFTY:
        yield from ((meant, total - meant) for meant in _meant(pair[0], error))
        yield from ((total - meant, meant) for meant in _meant(pair[1], error))


@lru_cache(maxsize=_NUMBERS_KEPT)
def _meant(number: int, error: DigitError) -> tuple[int, ...]:
    """The numbers that one error turns into this one, kept: a batch asks for the same few again and again."""
    return tuple(error(number))


def _in_digits(number: int, change: Callable[[str], Iterator[str]]) -> Iterator[int]:
    """The number with its digits changed, the sign kept, no 0 in front."""
    sign = "-" if number < 0 else ""
    changed = change(str(abs(number)))
    return (int(sign + digits) for digits in changed if digits[0] != "0" or digits == "0")


def _swaps(digits: str) -> Iterator[str]:
    for at in range(1, len(digits)):
        yield digits[: at - 1] + digits[at] + digits[at - 1] + digits[at + 1 :]


def _instead(digits: str, meant: dict[str, str]) -> Iterator[str]:
    """With one digit replaced by each of those that may have been meant."""
    for at, digit in enumerate(digits):
        yield from (digits[:at] + other + digits[at + 1 :] for other in meant.get(digit, ""))


def _longer(digits: str) -> Iterator[str]:
    for at in range(len(digits), -1, -1):
        yield from (digits[:at] + other + digits[at:] for other in _FIGURES)


def _shorter(digits: str) -> Iterator[str]:
    if len(digits) > 1:
        yield from (digits[:at] + digits[at + 1 :] for at in range(len(digits)))
