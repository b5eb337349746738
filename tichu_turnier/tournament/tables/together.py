"""Tell which ways of being together at a table there are to count in a tournament."""

from enum import StrEnum

from tichu_turnier.tournament.model.snapshot import Regulations


class Together(StrEnum):
    """In which way two people are together in a round."""

    PARTNERS = "partners"
    OPPONENTS = "opponents"
    TABLE = "together"
    """At the same table, in whatever way."""


def ways_together(regulations: Regulations) -> tuple[Together, ...]:
    """The ways that tell everything.

    Where everybody at a table partners everybody, sitting there together says it all; where an
    entrant is a side, nobody has partners.
    """
    if regulations.stages > 1:
        return (Together.TABLE,)
    return (Together.OPPONENTS,) if regulations.one_a_side else (Together.PARTNERS, Together.OPPONENTS)
