"""How many tables do so many people make, and what becomes of those who are too many?"""

from dataclasses import dataclass

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.tournament.constellations import FOUR, odd_numbers_of
from tichu_turnier.tournament.model import OddNumbers, Regulations


@dataclass(frozen=True, slots=True)
class Expected:
    """The tables of a round for so many people."""

    tables: int
    over: int = 0
    """How many sit out; where nobody does, how many tables are not of four."""
    odd: OddNumbers = OddNumbers.REST


def people_at_a_table(regulations: Regulations) -> int:
    """How many people fill a table: four, or two (Tichu for Two)."""
    return regulations.rules.players if regulations.rules.players == TWO_PLAYERS else FOUR


def expected(regulations: Regulations, people: int) -> Expected:
    """The tables for so many people, as far as that can be told before they are drawn."""
    seats, odd = people_at_a_table(regulations), odd_numbers_of(regulations)
    tables, over = divmod(people, seats)
    if over and odd is OddNumbers.FIVE and over <= tables:
        return Expected(tables, over, odd)
    if over and odd is OddNumbers.THREE and seats - over <= tables + 1:
        return Expected(tables + 1, seats - over, odd)
    return Expected(tables, over)
