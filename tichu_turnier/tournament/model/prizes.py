"""What is given away at the prize-giving, and for what."""

from dataclasses import dataclass

LAST_PLACE = 0
"""Stands for the last place, whatever its number will be."""


@dataclass(frozen=True, slots=True)
class ForPlace:
    """Goes to the holders of a place, from 1; or `LAST_PLACE`."""

    place: int


@dataclass(frozen=True, slots=True)
class ForSpecialList:
    """Goes to the leaders of a special list."""

    key: str


@dataclass(frozen=True, slots=True)
class ForSomebody:
    """Goes to whom the director names: for the finest hat, or by lot."""


Destination = ForPlace | ForSpecialList | ForSomebody


@dataclass(frozen=True, slots=True)
class Prize:
    """One prize of the list that is entered beforehand."""

    to: Destination
    what: str
