"""Who stands where after a round, and which criterion decided it."""

from dataclasses import replace

from tichu_turnier.tournament.draws.formats import bracket_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import Row, ranking
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of


def standings(tournament: Tournament, after_round: int | None = None) -> tuple[Row, ...]:
    """The standings after a round (default: everything entered so far).

    Equal entrants share a place, and the next place is skipped: 1, 2, 2, 4. Withdrawn entrants stay in the
    list with what they reached. Reserves and people of the house follow at the end, without a place, and
    last of all those who were disqualified.
    """
    last = len(tournament.rounds) if after_round is None else after_round
    needed = any(tie_break_of(key).needs_bracket for key in tournament.regulations.tie_breaks)
    bracket = bracket_of(replace(tournament, rounds=tournament.rounds[:last])) if needed else None
    return ranking(tournament, last, None if bracket is None else bracket.state.places)
