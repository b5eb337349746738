"""Format: fixed partnerships who all play the same prepared hands (duplicate)."""

from collections.abc import Sequence
from dataclasses import replace

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, sides
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import versus
from tichu_turnier.tournament.draws.rotation.pairings.boards import BoardRound, draw_boards
from tichu_turnier.tournament.draws.rotation.pairings.movements import BoardMatch
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Regulations, Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round of the movement, which the lot of the first round filled."""
    regulations = tournament.regulations
    teams = tournament.playing(len(tournament.rounds) + 1)
    first = tournament.rounds[0].seed if tournament.rounds else None
    history = [_as_played(drawn, regulations) for drawn in tournament.rounds]
    turn = draw_boards(teams, history, seed, regulations.rounds, first, apart_of(tournament))
    drawn = next_round(tournament, (sides(*match[:2]) for match in turn.tables), turn.sitting_out, seed)
    first_of = {match[:2]: first_board(match.boards, regulations) for match in turn.tables}
    seatings = (replace(seating, first_board=first_of[seating.seats[:2]]) for seating in drawn.tables)
    return replace(drawn, tables=tuple(seatings))


def with_boards(tournament: Tournament, drawn: Round) -> Round:
    """A round drawn by hand, with boards: all tables play the same new ones, from cards of their own."""
    if all(seating.first_board for seating in drawn.tables):
        return drawn
    played = (seating.first_board for before in tournament.rounds for seating in before.tables)
    fresh = max(played, default=1 - _size(tournament.regulations)) + _size(tournament.regulations)
    tables = tuple(replace(seating, first_board=fresh) for seating in drawn.tables)
    return replace(drawn, tables=tables)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    history: list[BoardRound] = []
    while len(history) < rounds:
        history.append(draw_boards(teams, history, seed, rounds, seed))
    return [
        PlannedRound(
            [versus(*match[:2]) for match in turn.tables],
            turn.sitting_out,
            tuple(match.boards for match in turn.tables),
        )
        for turn in history
    ]


def first_board(boards: int, regulations: Regulations) -> int:
    """The number of the first prepared hand of a set."""
    return (boards - 1) * _size(regulations) + 1


def _as_played(drawn: Round, regulations: Regulations) -> BoardRound:
    """A round with the sets that were played, 0 where there was none."""
    size = _size(regulations)
    matches = (BoardMatch(*s.seats[:2], (s.first_board + size - 1) // size) for s in drawn.tables)
    return BoardRound(tuple(matches), drawn.sitting_out)


def _size(regulations: Regulations) -> int:
    """Hands of a set: as many as are played in a round."""
    return max(1, regulations.hands_planned)


DUPLICATE = Format("duplicate", Unit.PARTNERSHIP, draw, plan)
