"""What differs, as values, as JSON and as lines of text."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.check.facts import Facts
from tichu_turnier.check.known import not_recomputed
from tichu_turnier.check.shape import Json

Said = str | int | float | bool | list[int] | None
_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as it should be: what the file says, and what was found instead."""

    kind: str
    said: Said
    found: Said
    round: int | None = None
    table: int | None = None
    entrant: int | None = None

    def plain(self) -> Json:
        """As an object of JSON."""
        names = ("kind", "round", "table", "entrant", "said", "found")
        return {name: getattr(self, name) for name in names}


def number(value: Fraction | float) -> int | float:
    """A whole number as one, all others as a fraction of JSON."""
    return int(value) if value == int(value) else float(value)


def close(one: Fraction | float, other: Fraction | float) -> bool:
    """Are two numbers the same but for how a fraction is written down?"""
    return abs(float(one) - float(other)) < _CLOSE


def unequal(
    kind: str, said: Said, found: Said | Fraction, where: tuple[int, ...], entrant: int | None = None
) -> Iterator[Difference]:
    """The difference of what is said and found, if there is one; `where` is a round, perhaps with a table."""
    if isinstance(found, Fraction):
        found = number(found)
    same = close(said, found) if _is_number(said) and _is_number(found) else said == found  # type: ignore[arg-type]
    if not same:
        yield Difference(kind, said, found, where[0], where[1] if len(where) > 1 else None, entrant)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def as_json(answers: Iterable[tuple[str, Facts, Sequence[Difference]]]) -> Json:
    """The answer about files with their names, one object for all, as the command line gives it."""
    told = tuple(answers)
    return {
        "ok": not any(found for _, _, found in told),
        "differences": [each.plain() | {"file": name} for name, _, found in told for each in found],
        "not_recomputed": [
            {"kind": each.kind, "name": each.name, "file": name}
            for name, facts, _ in told
            for each in not_recomputed(facts)
        ],
        "deviations": [dict(each) | {"file": name} for name, facts, _ in told for each in facts.deviations],
    }


def line(facts: Facts, difference: Difference) -> str:
    """One difference in one line, with the name of whom it is about."""
    where = [f"round {difference.round}" if difference.round is not None else ""]
    where.append(f"table {difference.table}" if difference.table is not None else "")
    entrant = facts.entrants.get(difference.entrant or 0)
    where.append(f"{entrant.number} {entrant.name}" if entrant else "")
    place = ", ".join(filter(None, where))
    return f"{difference.kind}: {place}: said {difference.said}, found {difference.found}"
