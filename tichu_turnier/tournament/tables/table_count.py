"""How many tables do so many people make, and what becomes of those who are too many?"""

from dataclasses import dataclass

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations
from tichu_turnier.tournament.tables.table_rotation import FOUR, SIX, THREE, odd_numbers_of


@dataclass(frozen=True, slots=True)
class Expected:
    """The tables of a round for so many people."""

    tables: int
    resting: int = 0
    """How many sit out."""
    odd_tables: int = 0
    """How many tables are not of four, but of as many as `odd` says."""
    odd: OddNumbers = OddNumbers.REST


def people_at_a_table(regulations: Regulations) -> int:
    """How many people fill a table: four, or two (Tichu for Two)."""
    return regulations.rules.players if regulations.rules.players == TWO_PLAYERS else FOUR


def expected(regulations: Regulations, people: int) -> Expected:
    """The tables for so many people, as far as that can be told before they are drawn."""
    seats, odd = people_at_a_table(regulations), odd_numbers_of(regulations)
    tables, over = divmod(people, seats)
    match odd:
        case OddNumbers.FIVE if over and tables:
            joined = min(over, tables)
            return Expected(tables, over - joined, joined, odd)
        case OddNumbers.SIX if over >= SIX - FOUR and tables:
            return Expected(tables, over - (SIX - FOUR), 1, odd)
        case OddNumbers.THREE if over and (seats - over) * THREE <= people:
            return Expected(tables + 1, 0, seats - over, odd)
    return Expected(tables, over)
