"""Tell how many tables so many people make, who is too many for them, and how people are together at one."""

from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.variant import rules_of_six
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations, ScoringUnit

_SIX, _FIVE, _FOUR, _THREE = 6, 5, 4, 3


@dataclass(frozen=True, slots=True)
class Expected:
    """The tables of a round for so many people."""

    tables: int
    resting: int = 0
    """How many sit out."""
    odd_tables: int = 0
    """How many tables are not of four, but of as many as `odd` says."""
    odd: OddNumbers = OddNumbers.REST


def odd_numbers_of(regulations: Regulations) -> OddNumbers:
    """What those do who are too many for tables of four: rest, unless it is single hands that score."""
    hands_score = regulations.scoring.unit is ScoringUnit.HAND and not regulations.one_a_side
    return regulations.odd_numbers if hands_score else OddNumbers.REST


def has_walkovers(regulations: Regulations) -> bool:
    """Whether matches of one entrant against another score, so that one who does not come can lose."""
    return regulations.scoring.unit is ScoringUnit.MATCH and regulations.one_a_side


def rules_at_tables(regulations: Regulations) -> tuple[RuleSet, ...]:
    """By which rules tables may play: by those of the tournament, at last of the largest table."""
    six = odd_numbers_of(regulations) is OddNumbers.SIX
    return (regulations.rules, rules_of_six(regulations.rules)) if six else (regulations.rules,)


def people_at_a_table(regulations: Regulations) -> int:
    """How many people fill a table: four, or two (Tichu for Two)."""
    return regulations.rules.players if regulations.rules.players == TWO_PLAYERS else _FOUR


def people_of(regulations: Regulations, entrants: int) -> int:
    """How many people so many entrants are: a fixed partnership is two."""
    return entrants * people_at_a_table(regulations) // regulations.at_a_table


def expected(regulations: Regulations, people: int) -> Expected:
    """The tables for so many people, as far as that can be told before they are drawn."""
    seats, odd = people_at_a_table(regulations), odd_numbers_of(regulations)
    tables, over = divmod(people, seats)
    match odd:
        case OddNumbers.FIVE if over and tables:
            joined = min(over, tables)
            return Expected(tables, over - joined, joined, odd)
        case OddNumbers.SIX if over >= _SIX - _FOUR and tables:
            return Expected(tables, over - (_SIX - _FOUR), 1, odd)
        case OddNumbers.THREE if over and (seats - over) * _THREE <= people:
            return Expected(tables + 1, 0, seats - over, odd)
    return Expected(tables, over)


def hands_each(people: int, hands: int) -> int:
    """In how many hands everybody rests at a table of five, or is alone at one of three.

    Everybody at a table of five plays as nearly as many `hands` as others do: there are 10 instead of 8, or
    15 instead of 12.
    """
    return max(1, (hands + 2) // _FOUR if people == _FIVE else (hands + 1) // _THREE)


def most_hands(regulations: Regulations) -> int:
    """The most hands that anybody plays in a match, at whatever table; 0 where the clock decides."""
    hands, odd = regulations.hands_planned, odd_numbers_of(regulations)
    if not hands or odd in (OddNumbers.REST, OddNumbers.SIX):
        return hands
    people, playing = (_FIVE, _FOUR) if odd is OddNumbers.FIVE else (_THREE, _THREE)
    return max(hands, playing * hands_each(people, hands))


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
