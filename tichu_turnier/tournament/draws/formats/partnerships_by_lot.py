"""Format: fixed partnerships drawn by lot.

The draw is a matching of greatest weight (Edmonds' blossom algorithm) in which every possible match has a
weight by lot and a rematch costs more than all lots together. In a large field, where hardly anybody has met,
the lot decides alone, and who met before changes opponents with somebody: a matching of all couples there are
would take seconds.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from math import comb

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, round_by_round, seated
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches, may_rest
from tichu_turnier.tournament.draws.rotation.lots import below, generator, shuffled
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit
from tichu_turnier.tournament.tables.sides import opponents


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: who plays whom is decided by lot, without a rematch while one can be avoided."""
    teams = tournament.playing(len(tournament.rounds) + 1)
    rounds, apart = tournament.regulations.rounds, apart_of(tournament)
    drawn = draw_partnerships(teams, pairings(tournament), seed, rounds, apart)
    return seated(tournament, drawn, seed)


def pairings(tournament: Tournament) -> list[Matches]:
    """Who has played whom, and who sat out, round by round."""
    return [Draw(tuple(opponents(s) for s in r.tables), r.sitting_out) for r in tournament.rounds]


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds, each drawn on top of the ones before."""
    return planned(round_by_round(rounds, lambda past: draw_partnerships(teams, past, seed, rounds)))


PARTNERSHIPS_BY_LOT = Format("partnerships-by-lot", Unit.PARTNERSHIP, draw, plan)


BYE = -1
"""The opponent of whoever sits out."""
LOT = 1 << 40
"""How many lots there are: so many that no two draws weigh the same."""
MANY = 64
"""From how many partnerships on the lot is tried alone."""
TRIES = 20
"""How many draws are looked at to find one that leaves later rounds without a rematch, too."""


def draw_partnerships(
    present: Sequence[int], history: Sequence[Matches], seed: int, rounds: int = 0, apart: Apart = ANYBODY
) -> Matches:
    """Draw the next round by lot, without a rematch as long as one without exists.

    With an odd number one sits out: whoever has done so the fewest times, not twice running if that can be
    avoided, by lot. Fewer than two all sit out. The same arguments give the same draw; the order of `present`
    does not matter.

    Args:
        present: every partnership that is here now, each once.
        history: the rounds as they were played, also those drawn by hand.
        seed: the lot.
        rounds: how many are planned. Needed only if they are more than half the partnerships, so that the
            draw spares the later rounds a rematch; fewer rounds can always be drawn one by one (Dirac's
            theorem).
        apart: who should not meet. Club mates do so rather than anybody again, those who never should only
            where everybody else would have to.
    """
    teams = sorted(present)
    later = rounds - len(history) - 1
    if later <= 0 or 2 * rounds <= len(teams):
        return _draw(teams, history, generator(seed, len(history)), apart)
    best: tuple[int, Matches] | None = None
    met = [couple for couple in matches_played(history) if set(teams).issuperset(couple)]
    beyond = (later + 1) * (len(teams) // 2) - comb(len(teams), 2) + len(met)  # as there are so many couples
    fewest = _rematches(history) + max(0, beyond)
    for attempt in range(TRIES):
        evening = [*history]
        for round_ in range(later + 1):
            evening.append(_draw(teams, evening, generator(seed, len(history), attempt, round_), apart))
        rematches = _rematches(evening)
        if best is None or rematches < best[0]:
            best = rematches, evening[len(history)]
        if rematches == fewest:
            break
    return best[1] if best else Draw((), tuple(teams))


def _draw(teams: Sequence[int], history: Sequence[Matches], rng: random.Random, apart: Apart) -> Matches:
    """One round by lot."""
    if len(teams) < 2:  # noqa: PLR2004 - a match
        return Draw((), tuple(teams))
    prices = _prices(teams, history, apart)
    order = shuffled(rng, teams)
    byes = may_rest(order, history) if len(order) % 2 else []
    drawn = _mended(order, byes, prices, rng) if len(order) >= MANY else []
    drawn = drawn or _matched(order, byes, prices, rng)
    tables = ((a, b) if below(rng, 2) else (b, a) for a, b in shuffled(rng, sorted(drawn)) if a != BYE)
    return Draw(tuple(tables), tuple(b for a, b in drawn if a == BYE))


def _prices(teams: Sequence[int], history: Sequence[Matches], apart: Apart) -> Counter[Couple]:
    """How much worse each match is than one by lot alone: more than all that cost less together.

    A club mate 1, a rematch `n` times as much, the third match four times that; those who must not meet more
    than all of them.
    """
    dear = len(teams)
    prices = Counter({couple: dear * times * times for couple, times in matches_played(history).items()})
    for couple in apart.couples(teams, len(history)):
        prices[couple] += 1
    worst = dear * (sum(prices.values()) + 1)
    for couple in apart.never:
        prices[couple] += worst
    return prices


def _mended(
    order: Sequence[int], byes: Sequence[int], prices: Counter[Couple], rng: random.Random
) -> list[Couple]:
    """Neighbours in the order play; who should not changes opponents by lot. [] if that does not help.

    Club mates who find nobody to change with play each other all the same.
    """
    waiting = [team for team in order if team not in byes[:1]]
    drawn = [(min(pair), max(pair)) for pair in zip(waiting[::2], waiting[1::2], strict=True)]
    for place in range(len(drawn)):
        by_lot = (below(rng, len(drawn)) for _ in range(MANY))
        for other in chain(by_lot, range(len(drawn))) if prices[drawn[place]] else ():
            (a, b), (c, d) = drawn[place], drawn[other]
            new, moved = (min(a, d), max(a, d)), (min(c, b), max(c, b))
            if other != place and not prices[new] and not prices[moved]:
                drawn[place], drawn[other] = new, moved
                break
        if prices[drawn[place]] >= len(order):
            return []
    return sorted([*drawn, *((BYE, team) for team in byes[:1])])


def _matched(
    order: Sequence[int], byes: Iterable[int], prices: Counter[Couple], rng: random.Random
) -> list[Couple]:
    """The matches of greatest weight, the smaller number (or the bye) first."""
    level = LOT * len(order)
    couples = ((min(couple), max(couple)) for couple in combinations(order, 2))
    allowed = chain(couples, ((BYE, team) for team in byes))
    return heaviest((*couple, below(rng, LOT) - level * prices[couple]) for couple in allowed)


def matches_played(history: Sequence[Matches]) -> Counter[Couple]:
    """How often two have played each other, the smaller number first."""
    return Counter((min(match), max(match)) for pairing in history for match in pairing.tables)


def _rematches(history: Sequence[Matches]) -> int:
    """How many matches were played before."""
    return sum(times - 1 for times in matches_played(history).values())


def heaviest(weights: Iterable[tuple[int, int, int]]) -> list[Couple]:
    """As many matches as can be had at once, of all such choices the one that weighs most, in order.

    Edmonds' blossom algorithm.

    Args:
        weights: one, the other, what their match weighs (below 2 ** 120); the order decides between equals.
    """
    import rustworkx  # noqa: PLC0415 - only a draw needs it, not every start

    edges = list(weights)
    people = list(dict.fromkeys(chain.from_iterable(edge[:2] for edge in edges)))
    number = {who: place for place, who in enumerate(people)}
    graph: rustworkx.PyGraph[int | None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(people)
    graph.extend_from_weighted_edge_list([(number[a], number[b], weight) for a, b, weight in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    matches = ((people[a], people[b]) for a, b in found)
    return sorted((min(match), max(match)) for match in matches)
