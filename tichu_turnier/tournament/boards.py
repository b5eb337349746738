"""Which prepared hands (boards) does a tournament have, and which cards do they deal to whom?"""

from tichu_turnier.rules.dealing import Dealing, deal
from tichu_turnier.tournament.model import Regulations, ScoringUnit, Seating, Tournament

MOST = 10_000
"""More boards than any tournament has."""


def has_boards(tournament: Tournament) -> bool:
    """Whether hands are prepared."""
    return tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS


def board_count(tournament: Tournament) -> int:
    """How many must be prepared: a set for each round, and whatever came later."""
    size = tournament.regulations.hands_planned
    last = (seating.first_board + size - 1 for drawn in tournament.rounds for seating in drawn.tables)
    return max(tournament.regulations.rounds * size, *last, 0)


def board_at(seating: Seating, index: int) -> int:
    """The number of the board of the hand with this index (from 0); 0 where cards are dealt."""
    return seating.first_board + index if seating.first_board else 0


def board_deal(number: int, regulations: Regulations) -> Dealing:
    """The cards of a board, the first eight and the other six; the same seed deals the same ones."""
    return deal(regulations.board_seed * MOST + number, regulations.rules)
