"""Format: fixed partnerships who play everybody once (Berger tables), or home and away.

The Berger tables tell all rounds; who has which number follows from the first round, whether that was drawn
by lot or by hand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, round_by_round, seated
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import BYE, draw_partnerships, pairings
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Match, Matches
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round of the Berger tables; after the last one they begin anew with the sides changed.

    Another one comes first where people should not meet.
    """
    teams = tournament.playing(len(tournament.rounds) + 1)
    drawn = draw_round_robin(teams, pairings(tournament), seed, apart_of(tournament))
    return seated(tournament, drawn, seed)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    return planned(round_by_round(rounds, lambda past: draw_round_robin(teams, past, seed)))


ROUND_ROBIN = Format("round-robin", Unit.PARTNERSHIP, draw, plan, everybody_meets=True)
TWO_ROUND_ROBIN = replace(ROUND_ROBIN, key="two-round-robin", unit=Unit.PLAYER)
"""Single players, two at a table (Tichu for Two)."""


def berger(entrants: int) -> tuple[tuple[Match, ...], ...]:
    """All rounds for entrants 1 to n, as published; with an odd number somebody has no match in each.

    The first of a match has the choice of sides, or plays at home. The last of an even
    number stays; the others stand in a circle that moves on by half of them a round, and whoever stands
    opposite each other plays (Berger tables, FIDE Handbook C.05 annex).
    """
    even = entrants + entrants % 2
    circle = even - 1
    rounds = []
    for round_ in range(circle if entrants > 1 else 0):
        first = round_ * (even // 2) % circle
        matches = [(even, first + 1) if round_ % 2 else (first + 1, even)]
        matches += [
            ((first + step) % circle + 1, (first - step) % circle + 1) for step in range(1, even // 2)
        ]
        rounds.append(tuple(match for match in matches if entrants >= max(match)))
    return tuple(rounds)


def draw_round_robin(
    present: Sequence[int], history: Sequence[Matches], seed: int, apart: Apart = ANYBODY
) -> Matches:
    """The next round: everybody once before anybody twice, and then with the sides changed.

    Whose opponent has left, and whoever came late, play each other by lot: in a round of the tables in which
    they can without a rematch, else all by lot where that makes fewer rematches. The fewest rest. Arguments
    as for `draw_partnerships`; who should not meet does so in the last round of the tables there is.
    """
    teams = sorted(present)
    names = _names(history[0]) if history else _lots(teams, seed, apart)
    played = Counter(frozenset(match) for round_ in history for match in round_.tables)
    rounds = [[(names[a], names[b]) for a, b in round_] for round_ in berger(len(names))]

    def again(matches: Iterable[Match]) -> int:
        return sum(played[frozenset(match)] for match in matches)

    fewest = min(map(again, rounds), default=0)
    tables = [round_ for round_ in rounds if again(round_) == fewest] or [[]]
    drawn = [_without_gaps(round_, teams, history, seed, apart) for round_ in tables]
    best = min(drawn, key=lambda round_: (again(round_.tables), apart.clashes(round_.tables, len(history))))
    if again(best.tables):
        other = draw_partnerships(teams, history, seed, apart=apart)
        best = min(best, other, key=lambda round_: again(round_.tables))
    before = {frozenset(match): match for round_ in history for match in round_.tables}
    sides = ((b, a) if before.get(frozenset((a, b))) == (a, b) else (a, b) for a, b in best.tables)
    return Draw(tuple(sides), best.sitting_out)


TRIED = 50
"""So many lots are drawn at most for a first round in which nobody meets who should not."""


def _lots(teams: Sequence[int], seed: int, apart: Apart) -> dict[int, int]:
    """Who has which number, by lot; another lot where some meet at once who should not."""
    places = [*teams, *[BYE] * (len(teams) % 2)]
    lots = [dict(enumerate(shuffled(generator(seed), places), 1))]
    first = berger(len(places))[0] if len(places) > 1 else ()

    def clashes(names: dict[int, int]) -> int:
        return apart.clashes([(names[a], names[b]) for a, b in first], 0)

    while clashes(lots[-1]) and len(lots) < TRIED:
        lots.append(dict(enumerate(shuffled(generator(seed, len(lots)), places), 1)))
    return min(lots, key=clashes)


def _without_gaps(
    round_: Sequence[Match], teams: Sequence[int], history: Sequence[Matches], seed: int, apart: Apart
) -> Matches:
    """A round of the tables; those who have no opponent in it are drawn by lot."""
    matches = [match for match in round_ if set(teams).issuperset(match)]
    free = sorted(set(teams).difference(*matches))
    rest = draw_partnerships(free, history, seed, apart=apart) if len(free) > 1 else Draw((), tuple(free))
    return Draw((*matches, *rest.tables), rest.sitting_out)


def _names(played: Matches) -> dict[int, int]:
    """The numbers with which the first round of the Berger tables is the first one that was played."""
    matches = [*((team, BYE) for team in played.sitting_out), *played.tables]
    first = berger(2 * len(matches))[0] if matches else ()
    return dict(zip(chain(*first), chain(*matches), strict=True))
