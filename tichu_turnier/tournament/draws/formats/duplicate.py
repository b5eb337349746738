"""Format: fixed partnerships who all play the same prepared hands (duplicate).

Prepared hands lie in sets, one for each round that is planned, and a table plays one set a round. A movement
(`rotation/movements`) sends partnerships and sets round the tables. What has been played tells how far it has
got; where no movement fits (too many partnerships, lots drawn by hand, more rounds than opponents), the next
round is drawn by lot and all tables play the same new set at once, each from cards of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, round_by_round, seated
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import draw_partnerships
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.movements import LARGEST, BoardMatch, movement
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Regulations, Round, Tournament, Unit
from tichu_turnier.tournament.tables.sides import opponents


class BoardRound(NamedTuple):
    """One round."""

    tables: tuple[BoardMatch, ...]
    sitting_out: tuple[int, ...] = ()

    def people(self) -> frozenset[int]:
        """Everybody who plays or sits out."""
        return self.matches().people()

    def matches(self) -> Matches:
        """The same without the boards."""
        return Draw(tuple(match[:2] for match in self.tables), self.sitting_out)


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round of the movement, which the lot of the first round filled."""
    regulations = tournament.regulations
    teams = tournament.playing(len(tournament.rounds) + 1)
    first = tournament.rounds[0].seed if tournament.rounds else None
    history = [_as_played(drawn, regulations) for drawn in tournament.rounds]
    round_ = draw_boards(teams, history, seed, regulations.rounds, first, apart_of(tournament))
    drawn = seated(tournament, round_.matches(), seed)
    first_of = {match[:2]: first_board(match.boards, regulations) for match in round_.tables}
    seatings = (replace(seating, first_board=first_of[opponents(seating)]) for seating in drawn.tables)
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
    history = round_by_round(rounds, lambda past: draw_boards(teams, past, seed, rounds, seed))
    return [
        round_._replace(boards=tuple(match.boards for match in drawn.tables))
        for round_, drawn in zip(planned([each.matches() for each in history]), history, strict=True)
    ]


def first_board(boards: int, regulations: Regulations) -> int:
    """The number of the first prepared hand of a set."""
    return (boards - 1) * _size(regulations) + 1


def _as_played(drawn: Round, regulations: Regulations) -> BoardRound:
    """A round with the sets that were played, 0 where there was none."""
    size = _size(regulations)
    matches = (BoardMatch(*opponents(s), (s.first_board + size - 1) // size) for s in drawn.tables)
    return BoardRound(tuple(matches), drawn.sitting_out)


def _size(regulations: Regulations) -> int:
    """Hands of a set: as many as are played in a round."""
    return max(1, regulations.hands_planned)


DUPLICATE = Format("duplicate", Unit.PARTNERSHIP, draw, plan, everybody_meets=True)


TRIED = 120
"""So many lots are looked at where people should not meet."""
NOBODY = -1
"""Who stands on a free place of a movement: whoever would meet it sits out."""


def draw_boards(
    present: Sequence[int],
    history: Sequence[BoardRound],
    seed: int,
    rounds: int,
    first_seed: int | None,
    apart: Apart = ANYBODY,
) -> BoardRound:
    """The next round, by the movement into which the lot of the first one (`first_seed`) placed everybody.

    Other arguments as for `draw_partnerships`; who should not meet has places that meet as late as can be.
    """
    lot = first_seed if history else seed
    moved = None if lot is None else _by_movement(sorted(present), history, lot, rounds, apart)
    if moved is not None:
        return moved
    drawn = draw_partnerships(present, [round_.matches() for round_ in history], seed, rounds, apart)
    fresh = 1 + max((match.boards for round_ in history for match in round_.tables), default=0)
    return BoardRound(tuple(BoardMatch(*match, fresh) for match in drawn.tables), drawn.sitting_out)


def _by_movement(
    present: Sequence[int], history: Sequence[BoardRound], lot: int, rounds: int, apart: Apart
) -> BoardRound | None:
    """The next round of the movement that was followed so far; None where there is none, or it is over.

    The number of rounds may have been changed since: then it is the movement for as many as were planned.
    """
    first = sorted(history[0].people()) if history else present
    places = [*first, *[NOBODY] * (len(first) % 2)]
    if len(places) > LARGEST:
        return None
    longest = len(places) - 1
    lots = _lots(places, lot, movement(len(places), min(rounds, longest)), apart, begun=bool(history))
    for length, names in product((min(rounds, longest), *range(longest, 0, -1)), lots):
        moves = movement(len(places), length)
        if len(history) < len(moves) and (found := _following(moves, names, history, present)) is not None:
            return found
    return None


def _lots(
    places: Sequence[int], lot: int, moves: Sequence[Sequence[BoardMatch]], apart: Apart, *, begun: bool
) -> list[list[int]]:
    """Who has which place, by lot: first where the fewest meet who should not in the whole movement.

    Once it has `begun`, every lot that may have been drawn, as wishes may have changed since.
    """

    def clashes(names: Sequence[int]) -> int:
        tables = ([(names[match.one], names[match.other]) for match in round_] for round_ in moves)
        return sum(apart.clashes(each, number) for number, each in enumerate(tables))

    lots = [shuffled(generator(lot, 0), places)]
    if begun or clashes(lots[0]):
        lots += [shuffled(generator(lot, 0, number), places) for number in range(1, TRIED)]
    best = min(lots, key=clashes)
    return [best, *lots] if begun else [best]


def _following(
    moves: Sequence[Sequence[BoardMatch]],
    names: Sequence[int],
    history: Sequence[BoardRound],
    present: Sequence[int],
) -> BoardRound | None:
    """The round of a movement that follows what was played, if that was what the movement says.

    None, too, if it has a set for somebody who knows it: back again after others had taken that place.
    """
    for round_, played in zip(moves, history, strict=False):
        names = _refilled(names, sorted(played.people()))
        expected = _seated(round_, names, played.people())
        if expected is None or set(expected.tables) != set(played.tables):
            return None
    found = _seated(moves[len(history)], _refilled(names, present), frozenset(present))
    known = {played for each in history for played in _who_played(each)}
    return None if found is None or not known.isdisjoint(_who_played(found)) else found


def _who_played(round_: BoardRound) -> Iterator[tuple[int, int]]:
    """Everybody at a table with the set that is played there."""
    return ((who, match.boards) for match in round_.tables for who in match[:2])


def _refilled(names: Sequence[int], present: Sequence[int]) -> list[int]:
    """Who arrived takes the place of nobody, or of who is not here, in the order of the movement."""
    new: Iterator[int] = iter([who for who in present if who not in names])
    return [name if name in present else next(new, name) for name in names]


def _seated(round_: Sequence[BoardMatch], names: Sequence[int], present: frozenset[int]) -> BoardRound | None:
    """A round with people on its places; None where somebody has none."""
    if not present.issubset(names):
        return None
    matches = [BoardMatch(names[match.one], names[match.other], match.boards) for match in round_]
    tables = tuple(match for match in matches if present.issuperset(match[:2]))
    playing = {who for match in tables for who in match[:2]}
    return BoardRound(tables, tuple(sorted(present - playing)))
