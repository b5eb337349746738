"""Which places can everybody still reach in the rounds that are left?"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model import (
    ByeCredit,
    EntrantId,
    Regulations,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.record import Number, Record
from tichu_turnier.tournament.records import Book, Turn, books, record_of
from tichu_turnier.tournament.results import LONG_ROUND
from tichu_turnier.tournament.standings import UNRANKED, standings
from tichu_turnier.tournament.tie_break import Field
from tichu_turnier.tournament.tiebreaks import tie_break_of
from tichu_turnier.tournament.victory_points import Share

BOUNDED = ("victory-points", "tichu-points", "tichu-difference")
"""The criteria for which there are bounds."""

_MOST_CARD_POINTS, _LEAST_CARD_POINTS = 125, -25


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best and the worst place that somebody can still reach."""

    best: int
    worst: int

    @property
    def can_win(self) -> bool:
        """Whether the first place is still within reach."""
        return self.best == 1


def prospects(tournament: Tournament) -> Mapping[EntrantId, Prospect]:
    """What is still possible for everybody who takes a place.

    Everybody for himself wins, or loses, all that the rules allow in the rounds left; who is ahead of whom
    follows from the first criterion alone, and whoever may still be level may as well be ahead. So nobody is
    written off who can still make it; but as one wins what another one loses, not all that is called possible
    need be. With the last result it is the place itself. Where another criterion leads, or where byes are
    worth what the hands played bring on average, there are no bounds and every place is open to the end.
    """
    rows = [row for row in standings(tournament) if row.place != UNRANKED]
    played = books(tournament, len(tournament.rounds))
    everybody = rounds_left(tournament)
    left = {row.entrant.id: everybody[row.entrant.id] for row in rows}
    if not any(left.values()):
        return {row.entrant.id: Prospect(row.place, row.place) for row in rows}
    if not _bounded(tournament.regulations):
        return {row.entrant.id: Prospect(1, len(rows)) for row in rows}
    best, worst = _extremes(tournament.regulations)
    highs = _reached(played, left, best, tournament.regulations)
    lows = _reached(played, left, worst, tournament.regulations)
    all_highs, all_lows = sorted(highs.values()), sorted(lows.values())
    return {
        who: Prospect(
            len(rows) - bisect_right(all_lows, highs[who]) + 1,
            len(rows) - bisect_left(all_highs, lows[who]),
        )
        for who in left
    }


def _bounded(regulations: Regulations) -> bool:
    return regulations.tie_breaks[0] in BOUNDED and regulations.bye_credit is not ByeCredit.PRORATED


def rounds_left(tournament: Tournament) -> Counter[EntrantId]:
    """In how many rounds everybody can still win points: a table owes a result, or nothing is drawn yet."""
    left: Counter[EntrantId] = Counter()
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            if (drawn.number, seating.table) not in tournament.results:
                left.update(seating.entrants())
    for number in range(len(tournament.rounds) + 1, tournament.regulations.rounds + 1):
        left.update(who for who, entrant in tournament.entrants.items() if entrant.plays_in(number))
    return left


def _reached(
    played: Mapping[EntrantId, Book], left: Mapping[EntrantId, int], share: Share, regulations: Regulations
) -> dict[EntrantId, Number]:
    """The first criterion of everybody who brings this away from each round that is left."""
    value: Callable[[Record, Field], Number] = tie_break_of(regulations.tie_breaks[0]).value
    found = {}
    for who, rounds in left.items():
        turns = [*played[who].turns, *(Turn(-number, share) for number in range(rounds))]
        found[who] = value(record_of(who, replace(played[who], turns=turns), regulations), Field())
    return found


def _extremes(regulations: Regulations) -> tuple[Share, Share]:
    """The most and the least that a round can bring one entrant, at the table or by a flat credit."""
    scoring, hands = regulations.scoring, regulations.hands_planned or LONG_ROUND
    most = {
        ScoringUnit.HAND: hands
        * max(scoring.win, scoring.tie, scoring.double, scoring.double_with_lost_call),
        ScoringUnit.MATCH: max(scoring.win, scoring.tie),
        ScoringUnit.MARGIN: sum(range(regulations.stages + 1)),
    }[scoring.unit]
    high, low = (hands * points for points in _hand_bounds(regulations.rules))
    victory, tichu = [0, most], [low, high]
    if regulations.bye_credit is ByeCredit.FLAT:
        victory.append(regulations.flat_victory_points)
        tichu.append(regulations.flat_tichu_points)
    return (
        Share(max(victory), max(tichu), min(low, 0), hands),
        Share(min(victory), min(tichu), max(high, 0), hands),
    )


def _hand_bounds(rules: RuleSet) -> tuple[int, int]:
    """The most and the least Tichu points of one side in a hand: only one call of four can be made."""
    call = 200 if rules.grand_tichu else 100
    return max(rules.double_value, _MOST_CARD_POINTS) + call, _LEAST_CARD_POINTS - 2 * call
