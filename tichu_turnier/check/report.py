"""What differs, as values, as JSON and as lines of text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.check.facts import Facts, Json

Said = str | int | float | bool | list[int] | None


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


def as_json(answers: Iterable[tuple[str, Facts, Sequence[Difference]]]) -> Json:
    """The answer about files with their names, one object for all, as the command line gives it."""
    told = tuple(answers)
    return {
        "ok": not any(found for _, _, found in told),
        "differences": [each.plain() | {"file": name} for name, _, found in told for each in found],
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
