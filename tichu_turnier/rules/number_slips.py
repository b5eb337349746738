"""Which numbers may have been meant where others were written?

Each slip leads from the two numbers that were reported to those that may have been meant, the second number
first: one side is counted, the other one worked out.
"""

from collections.abc import Callable, Iterator

Pair = tuple[int, int]
_DIGITS = "0123456789"


def minus_forgotten(pair: Pair) -> Iterator[Pair]:
    """A minus was left out, or one too many was written."""
    yield from _in_one(pair, lambda number: iter([-number]))


def neighbours_swapped(pair: Pair) -> Iterator[Pair]:
    """Two neighbouring digits stand the wrong way round."""
    yield from _in_one(pair, _swaps)


def five_for_zero(pair: Pair) -> Iterator[Pair]:
    """A 5 stands for a 0, or a 0 for a 5."""
    yield from _in_one(pair, lambda number: _digits(number, {"5": "0", "0": "5"}))


def sides_swapped(pair: Pair) -> Iterator[Pair]:
    """The points of each side stand under the other one."""
    yield pair[1], pair[0]


def one_digit_wrong(pair: Pair) -> Iterator[Pair]:
    """Any one digit is another one."""
    yield from _in_one(pair, lambda number: _digits(number, dict.fromkeys(_DIGITS, _DIGITS)))


def _in_one(pair: Pair, change: Callable[[int], Iterator[int]]) -> Iterator[Pair]:
    a, b = pair
    yield from ((a, other) for other in change(b) if other != b)
    yield from ((other, b) for other in change(a) if other != a)


def _swaps(number: int) -> Iterator[int]:
    sign, digits = _parts(number)
    for at in range(len(digits) - 1):
        yield sign * int(digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :])


def _digits(number: int, instead: dict[str, str]) -> Iterator[int]:
    """The number with one digit replaced by one of those that may have been meant instead."""
    sign, digits = _parts(number)
    for at, digit in enumerate(digits):
        yield from (sign * int(digits[:at] + other + digits[at + 1 :]) for other in instead.get(digit, ""))


def _parts(number: int) -> tuple[int, str]:
    return (-1 if number < 0 else 1), str(abs(number))


NUMBER_SLIPS: tuple[tuple[str, Callable[[Pair], Iterator[Pair]]], ...] = (
    ("audit-slip-minus", minus_forgotten),
    ("audit-slip-digits-swapped", neighbours_swapped),
    ("audit-slip-five-for-zero", five_for_zero),
    ("audit-slip-sides-swapped", sides_swapped),
    ("audit-slip-one-digit", one_digit_wrong),
)
"""With the text that names each, the commonest first."""
