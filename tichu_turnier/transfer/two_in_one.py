"""Notice two people in a name that was typed for one, as in the cell of a list."""

from collections.abc import Iterable

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.transfer.lists.name_cells import beside_a_free_place, is_placeholder, two_names


def people_in(typed: str) -> tuple[str, ...]:
    """The one or two people of a typed name; who stands beside a free place (`Igel / ?`) is one."""
    name = tidy(typed)
    named = tuple(each for each in two_names(name) or () if not is_placeholder(each))
    return named or (beside_a_free_place(name) or name,)


def two_in_one(names: Iterable[str], unit: Unit) -> tuple[Finding, ...]:
    """For each name of one person that names two, the question whether it does."""
    return tuple(
        Finding(
            "entrant-two-in-one",
            Severity.QUESTION,
            {"name": tidy(name), "one": both[0], "other": both[1], "unit": unit.value},
            ("name",),
        )
        for name in names
        if (both := two_names(tidy(name)))
    )
