"""Prepared hands (boards): which there are, who plays which, and their cards."""

from collections import Counter
from dataclasses import replace

from tichu_turnier.rules.engine.dealing import Dealing, deal
from tichu_turnier.tournament.draws.rotation.movements import LEAST_SHARING
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.model.snapshot import Regulations, ScoringUnit, Seating, Tournament

MOST = 10_000
"""More boards than any tournament has."""


def has_boards(tournament: Tournament) -> bool:
    """Whether hands are prepared."""
    return tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS


def with_secret(tournament: Tournament, seed: int) -> Tournament:
    """The tournament with a seed for its prepared hands, where it has any and no seed yet."""
    if not has_boards(tournament) or tournament.regulations.board_seed:
        return tournament
    return replace(tournament, regulations=replace(tournament.regulations, board_seed=seed))


def board_count(tournament: Tournament) -> int:
    """How many must be prepared: a set for each round, and whatever came later; 0 where cards are dealt."""
    if not has_boards(tournament):
        return 0
    size = tournament.regulations.hands_planned
    last = (seating.first_board + size - 1 for drawn in tournament.rounds for seating in drawn.tables)
    return max(tournament.regulations.rounds * size, *last, 0)


def boards_at(seating: Seating, regulations: Regulations) -> dict[str, int]:
    """The first and the last board of a table and how many, as the text `boards-from-to` says it."""
    count = regulations.hands_planned
    return {"first": seating.first_board, "last": seating.first_board + count - 1, "count": count}


def board_figures(tournament: Tournament) -> tuple[Figure, ...]:
    """How often somebody plays a board again, and a table one that others play at the same time.

    () where cards are dealt. There are as many sets of boards as rounds, so more tables than that must share.
    """
    if not has_boards(tournament):
        return ()
    tables = [drawn.tables for drawn in tournament.rounds]
    times = Counter((who, s.first_board) for drawn in tables for s in drawn for who in s.entrants())
    sharing = sum(len(drawn) - len({seating.first_board for seating in drawn}) for drawn in tables)
    return (
        Figure("board-repeats", times.total() - len(times), 0),
        Figure("board-sharing", sharing, min(sharing, _least_sharing(tournament))),
    )


def _least_sharing(tournament: Tournament) -> int:
    """What no movement of these rounds could undercut."""
    planned, rounds = tournament.regulations.rounds, tournament.rounds
    places = {2 * len(drawn.tables) for drawn in rounds}
    known = LEAST_SHARING.get((max(places, default=0), planned), 0)
    whole = len(places) == 1 and len(rounds) == planned and not any(drawn.sitting_out for drawn in rounds)
    return max(known * whole, sum(max(0, len(drawn.tables) - planned) for drawn in rounds))


def board_deal(number: int, regulations: Regulations) -> Dealing:
    """The cards of a board, the first eight and the other six; the same seed deals the same ones."""
    return deal(regulations.board_seed * MOST + number, regulations.rules)
