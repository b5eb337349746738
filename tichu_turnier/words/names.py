"""Names of entrants, and their order in the alphabet."""

import re
from collections.abc import Iterable

from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant


def shown_name(entrant: Entrant) -> str:
    """A name with the people behind it, unless the name says who they are."""
    behind = people_behind(entrant)
    return f"{entrant.name} ({behind})" if behind else entrant.name


def by_alphabet(entrants: Iterable[Entrant]) -> list[Entrant]:
    return sorted(entrants, key=lambda entrant: alphabetical(entrant.name))


def people_behind(entrant: Entrant) -> str:
    """Who is behind the name of a team; empty where the name says it."""
    named = all(member in entrant.name for member in entrant.members)
    return "" if named else " + ".join(entrant.members)


_NUMBER = re.compile("[0-9]+")


def alphabetical(name: str) -> tuple[str, str]:
    """The place of a name in the alphabet: accents and case weigh nothing, `Team 2` precedes `Team 10`."""
    return _NUMBER.sub(lambda found: found[0].zfill(9), folded(name)), name
