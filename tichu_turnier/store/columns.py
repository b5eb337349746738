"""Does a column hold the kind of value that it should? SQLite itself would let anything in."""

from tichu_turnier.store.journal import Scalar


def text(value: Scalar) -> str:
    """The value as text; ValueError for anything else."""
    if isinstance(value, str):
        return value
    raise ValueError(value)


def integer(value: Scalar) -> int:
    """The value as a whole number; ValueError for anything else."""
    if type(value) is int:
        return value
    raise ValueError(value)


def maybe_integer(value: Scalar) -> int | None:
    """The value as a whole number or nothing; ValueError for anything else."""
    return None if value is None else integer(value)


def number(value: Scalar) -> float:
    """The value as a number; ValueError for anything else."""
    if isinstance(value, float | int):
        return float(value)
    raise ValueError(value)


def flag(value: Scalar) -> bool:
    """The value as yes or no; ValueError for anything else."""
    if isinstance(value, bool):
        return value
    raise ValueError(value)
