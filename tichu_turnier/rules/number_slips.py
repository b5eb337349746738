"""Which numbers may have been meant where others were written?

Each slip leads from the two numbers that were reported to those that may have been meant, the second number
first: one side is counted, the other one worked out.
"""

from collections.abc import Callable, Iterator

Pair = tuple[int, int]
"""Points of both sides."""
NumberSlip = Callable[[Pair], Iterator[Pair]]

_HUNDRED = 100
"""Both sides together always bring a multiple of it (printed rules)."""
_FIGURES = "0123456789"


def minus_forgotten(pair: Pair) -> Iterator[Pair]:
    """A minus was left out, or one too many was written."""
    yield from _in_one(pair, lambda number: iter([-number]))


def neighbours_swapped(pair: Pair) -> Iterator[Pair]:
    """Two neighbouring digits stand the wrong way round."""
    yield from _in_digits(pair, _swaps)


def five_for_zero(pair: Pair) -> Iterator[Pair]:
    """A 5 stands for a 0, or a 0 for a 5."""
    yield from _in_digits(pair, lambda digits: _instead(digits, {"5": "0", "0": "5"}))


def sides_swapped(pair: Pair) -> Iterator[Pair]:
    """The points of each side stand under the other one."""
    yield pair[1], pair[0]


def one_digit_wrong(pair: Pair) -> Iterator[Pair]:
    """Any one digit is another one."""
    yield from _in_digits(pair, lambda digits: _instead(digits, dict.fromkeys(_FIGURES, _FIGURES)))


def digit_missing(pair: Pair) -> Iterator[Pair]:
    """One digit was left out."""
    yield from _in_digits(pair, _longer)


def digit_too_many(pair: Pair) -> Iterator[Pair]:
    """One digit was written twice or does not belong there."""
    yield from _in_digits(pair, _shorter)


def _in_one(pair: Pair, change: Callable[[int], Iterator[int]]) -> Iterator[Pair]:
    """The pair with one of its numbers changed, if both together are then what hands can bring."""
    a, b = pair
    yield from ((a, other) for other in change(b) if not (a + other) % _HUNDRED and other != b)
    yield from ((other, b) for other in change(a) if not (other + b) % _HUNDRED and other != a)


def _in_digits(pair: Pair, change: Callable[[str], Iterator[str]]) -> Iterator[Pair]:
    """The pair with the digits of one of its numbers changed, the sign kept, no 0 in front."""

    def changed(number: int) -> Iterator[int]:
        sign = "-" if number < 0 else ""
        meant = change(str(abs(number)))
        return (int(sign + digits) for digits in meant if digits[0] != "0" or digits == "0")

    yield from _in_one(pair, changed)


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
