"""Matchpoints of prepared hands, beside the other tables that played them.

The score of a hand is the Tichu points of a side less those of the other. It is compared with every other
table that played the board: 2 matchpoints for a better score, 1 for the same one. So both sides of a table
share the top of the board, which is 2 for each other table (as in duplicate bridge). A table where the board
could not be played is level with everybody, and has its adjusted score of the top (aragos/tichu-tournament).
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.mappings import replaced
from tichu_turnier.tournament.model.snapshot import Hands, Result, ResultKey, Seating, Tournament
from tichu_turnier.tournament.scoring.penalties import counted_matches
from tichu_turnier.tournament.scoring.victory_points import ANNULLED

WIN, TIE = 2, 1
"""Matchpoints of one comparison."""


class Played(NamedTuple):
    """A board at one table."""

    key: ResultKey
    seating: Seating
    hand: HandReport

    @property
    def score(self) -> int | None:
        """Tichu points of seats 0+2 less those of 1+3; None where it was not played."""
        return None if self.hand.awarded is not None else self.hand.a - self.hand.b


class Matchpoints(NamedTuple):
    """What both sides of a table won, and what each could have won at most."""

    one: Fraction
    other: Fraction
    top: int


def boards(tournament: Tournament, last: int) -> Mapping[int, list[Played]]:
    """What was reported of every board up to round `last`, by its number, round by round."""
    found: dict[int, list[Played]] = {}
    for key, seating, result in counted_matches(tournament, last):
        report = result.report
        hands = report.hands if isinstance(report, Hands) and seating.first_board else ()
        for number, hand in enumerate(hands, seating.first_board):
            if hand is not ANNULLED:
                found.setdefault(number, []).append(Played(key, seating, hand))
    return dict(sorted(found.items()))


def matchpoints(tournament: Tournament, last: int) -> Mapping[ResultKey, Matchpoints]:
    """The sums of each match up to round `last`; more results change those that are there already."""
    found: dict[ResultKey, Matchpoints] = {}
    for board in boards(tournament, last).values():
        for played, new in zip(board, scored(board), strict=True):
            old = found.get(played.key, _NOTHING)
            found[played.key] = Matchpoints(old.one + new.one, old.other + new.other, old.top + new.top)
    return found


def with_result(tournament: Tournament, result: Result) -> Matchpoints | None:
    """What a match brings as far as it has been typed; None before anything can be compared."""
    key = result.round, result.table
    entered = replace(tournament, results=replaced(tournament.results, key, result))
    return matchpoints(entered, len(tournament.rounds)).get(key)


def shared_out(tournament: Tournament, last: int) -> Fraction:
    """What all partnerships together must have: of each board 4 for any two tables, both sides of them 2.

    Adjusted scores that are not 100 % together make it more or less.
    """
    found = Fraction(0)
    for board in boards(tournament, last).values():
        top = WIN * (len(board) - 1)
        found += top * len(board)
        for awards in (played.hand.awarded for played in board):
            found += 0 if awards is None else Fraction(top * (sum(a.percent for a in awards) - 100), 100)
    return found


_NOTHING = Matchpoints(Fraction(0), Fraction(0), 0)


def scored(board: list[Played]) -> list[Matchpoints]:
    """What both sides of each table won on this board."""
    top, found = WIN * (len(board) - 1), []
    for played in board:
        if played.hand.awarded is None:
            one = Fraction(sum(_compared(played.score, each.score) for each in board if each is not played))
            other = top - one
        else:
            one, other = (Fraction(top * award.percent, 100) for award in played.hand.awarded)
        found.append(Matchpoints(one, other, top))
    return found


def _compared(own: int | None, other: int | None) -> int:
    if own is None or other is None or own == other:
        return TIE
    return WIN if own > other else 0
