"""Which places each entrant can still reach in the rounds that are left."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.scoring import LEAST_CARD_POINTS, MOST_CARD_POINTS
from tichu_turnier.tournament.draws.formats import bracket_of, is_closed, planned_rounds
from tichu_turnier.tournament.draws.rotation.knock_out import KnockOutState
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    EntrantId,
    Regulations,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.scoring.match_reports import LONG_ROUND
from tichu_turnier.tournament.scoring.penalties import disqualified
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import Record, Tally, record_of, tallies
from tichu_turnier.tournament.scoring.tie_break import TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of
from tichu_turnier.tournament.scoring.tie_breaks.own import BRACKET
from tichu_turnier.tournament.scoring.victory_points import MatchScore, Number
from tichu_turnier.tournament.tables.table_count import most_hands, rules_at_tables

BOUNDED = ("victory-points", "tichu-points", "tichu-difference")
"""The criteria for which there are bounds."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best and the worst place that an entrant can still reach."""

    best: int
    worst: int

    @property
    def can_win(self) -> bool:
        return self.best == 1


def prospects(tournament: Tournament) -> Mapping[EntrantId, Prospect]:
    """What is still possible for everybody who takes a place, or will once he has come.

    Everybody for himself wins, or loses, all that the rules allow in the rounds left; who is ahead of whom
    follows from the first criterion alone, and whoever may still be level may as well be ahead. So nobody is
    written off who can still make it; but as one wins what another one loses, not all that is called possible
    need be. With the last result it is the place itself. Where losers are out, all follows from the bracket.
    Where another criterion leads, or where byes are worth what the hands played bring on average, there are
    no bounds and every place is open to the end.

    Counted are all who are on the list and may still be drawn, here already or not; the draws and penalties
    that there are; nobody who has left or waits. What a director decides later may change all of it.
    """
    rows = [row for row in standings(tournament) if row.place != UNRANKED]
    if not tournament.rounds:  # a bracket knows only those who are here already
        field = _to_come(tournament, ())
        return dict.fromkeys(field, Prospect(1, len(field)))
    played = tallies(tournament, len(tournament.rounds))
    everybody = rounds_left(tournament)
    coming = _to_come(tournament, {row.entrant.id for row in rows})
    left = {who: everybody[who] for who in (*(row.entrant.id for row in rows), *coming)}
    bracket = bracket_of(tournament)
    if bracket is not None and bracket.state.worst and tournament.regulations.tie_breaks[0] == BRACKET.key:
        # Does what parts two who are out depend on nothing but what they played themselves?
        fixed = tournament.regulations.bye_credit is not ByeCredit.PRORATED
        fixed &= not any(tie_break_of(key).needs_encounters for key in tournament.regulations.tie_breaks)
        return _in_bracket(rows, bracket.state, fixed=fixed)
    if not any(left.values()):
        return {row.entrant.id: Prospect(row.place, row.place) for row in rows}
    if not _bounded(tournament.regulations):
        return dict.fromkeys(left, Prospect(1, len(left)))
    best, worst = _extremes(tournament.regulations)
    highs = _reached(played, left, best, tournament.regulations)
    lows = _reached(played, left, worst, tournament.regulations)
    all_highs, all_lows = sorted(highs.values()), sorted(lows.values())
    ahead = {who: len(left) - bisect_right(all_lows, highs[who]) for who in left}
    return {who: Prospect(ahead[who] + 1, len(left) - bisect_left(all_highs, lows[who])) for who in left}


def _to_come(tournament: Tournament, ranked: Collection[EntrantId]) -> tuple[EntrantId, ...]:
    """Who is not in the standings yet and may still be drawn; nobody once a bracket is."""
    if is_closed(tournament):
        return ()
    rounds = range(len(tournament.rounds) + 1, planned_rounds(tournament) + 1)
    others = (e for e in tournament.entrants.values() if e.ranks and e.id not in ranked)
    out = disqualified(tournament, len(tournament.rounds))
    return tuple(e.id for e in others if e.id not in out and any(map(e.plays_in, rounds)))


def _in_bracket(rows: Sequence[Row], state: KnockOutState, *, fixed: bool) -> dict[EntrantId, Prospect]:
    """Where losers are out: those who are out end among those who went out in the same round.

    Where nothing changes any more for two who are out (`fixed`), they stay as they stand.
    """
    beyond = len(state.places) + 1
    numbers = [row.entrant.id for row in rows]
    spans = [(state.places.get(who, beyond), state.worst.get(who, beyond)) for who in numbers]
    if all(high == low for high, low in spans):
        return {row.entrant.id: Prospect(row.place, row.place) for row in rows}
    alike = Counter(spans)
    highs, lows = sorted(high for high, _ in spans), sorted(low for _, low in spans)
    sure = max(0, state.ahead - len(state.places) + len(rows))  # some of them may take no place
    found = {}
    for row, (high, low) in zip(rows, spans, strict=True):
        ahead, reached = bisect_left(lows, high), bisect_right(highs, low)
        if high == low and reached - ahead == alike[high, low] and (fixed or reached - ahead == 1):
            found[row.entrant.id] = Prospect(row.place, row.place)
        else:
            best = max(ahead, sure if high > 1 else 0) + 1
            found[row.entrant.id] = Prospect(best, min(reached, state.ahead) if low <= sure else reached)
    return found


def _bounded(regulations: Regulations) -> bool:
    compared = regulations.scoring.unit is ScoringUnit.MATCHPOINTS  # later results change earlier ones
    first, *_ = regulations.tie_breaks
    by_sums = first in BOUNDED and regulations.bye_credit is not ByeCredit.PRORATED
    # Which rounds are dropped goes by victory points: who wins more may lose a round that was dear otherwise.
    kept = not regulations.dropped_rounds or first == BOUNDED[0]
    return by_sums and kept and not compared


def rounds_left(tournament: Tournament) -> Counter[EntrantId]:
    """In how many rounds everybody can still win points: a table owes a result, or nothing is drawn yet."""
    left: Counter[EntrantId] = Counter()
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            if (drawn.number, seating.table) not in tournament.results:
                left.update(seating.entrants())
    for number in range(len(tournament.rounds) + 1, planned_rounds(tournament) + 1):
        left.update(who for who, entrant in tournament.entrants.items() if entrant.plays_in(number))
    return left


def _reached(
    played: Mapping[EntrantId, Tally],
    left: Mapping[EntrantId, int],
    share: MatchScore,
    regulations: Regulations,
) -> dict[EntrantId, Number]:
    """The first criterion of everybody who brings this away from each round that is left."""
    value: Callable[[Record, TieBreakContext], Number] = tie_break_of(regulations.tie_breaks[0]).value
    found = {}
    for who, many in left.items():
        rounds = {**played[who].rounds, **dict.fromkeys(range(-many, 0), share)}
        record = record_of(who, replace(played[who], rounds=rounds), regulations)
        found[who] = value(record, TieBreakContext())
    return found


def _extremes(regulations: Regulations) -> tuple[MatchScore, MatchScore]:
    scoring, hands = regulations.scoring, most_hands(regulations) or LONG_ROUND
    best_hand = max(scoring.win, scoring.tie, scoring.double, scoring.double_with_lost_call)
    most = {
        ScoringUnit.HAND: hands * best_hand,
        ScoringUnit.MATCH: max(scoring.win, scoring.tie),
        ScoringUnit.MARGIN: sum(range(regulations.stages + 1)),
    }[scoring.unit]
    rules = rules_at_tables(regulations)[-1]
    # In a hand one side has at most one call made good, and may lose all that its people make.
    dearest = Call.GRAND_TICHU if rules.grand_tichu else Call.TICHU
    call, callers = dearest.value_in_points, max(2, rules.players // 2)
    high = hands * (max(rules.double_value, MOST_CARD_POINTS) + call)
    low = hands * (LEAST_CARD_POINTS - callers * call)
    victory, tichu = [0, most], [low, high]
    if regulations.bye_credit is ByeCredit.FLAT:
        victory.append(regulations.flat_victory_points)
        tichu.append(regulations.flat_tichu_points)
    return (
        MatchScore(max(victory), max(tichu), min(low, 0), hands),
        MatchScore(min(victory), min(tichu), max(high, 0), hands),
    )
