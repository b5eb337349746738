"""Formats of players who are regrouped in each round: a new partner each (Turnierregel DTM), fours, whist.

Where the regulations say so, the best four play each other (winners' table); nobody partners anybody twice.
Partners are found as opponents are in the Swiss system: as near to each other in the standings as it goes for
all together, and nobody twice while that can be (Edmonds' blossom algorithm). The two best couples make the
first table, the next two the second. At a table the best partners the fourth, if they have not been partners.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, combinations

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, returns_to_tables, seated
from tichu_turnier.tournament.draws.formats.swiss import draw_swiss
from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Foursome, last_bench, rests, splits
from tichu_turnier.tournament.draws.rotation.evening import Evening, Rotation, next_draw, plan_ahead
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit
from tichu_turnier.tournament.scoring.ranking import ranking
from tichu_turnier.tournament.tables.odd_tables import dummies, not_at_a_table_of_four, with_dummies
from tichu_turnier.tournament.tables.sides import by_sides
from tichu_turnier.tournament.tables.table_count import expected


def draw_people(rotation: Rotation, tournament: Tournament, seed: int) -> Round:
    """The next round of a rotation.

    Where tables of three fill up with dummies, those must not meet: that would be a table of two. Where that
    cannot be, nobody is missing and some rest.
    """
    people, apart = tournament.playing(len(tournament.rounds) + 1), apart_of(tournament)
    missing = dummies(tournament, len(people))
    first = tournament.rounds[0].seed if tournament.rounds else None
    parted = replace(apart, never=apart.never.union(combinations(missing, 2)))
    rounds, history = tournament.regulations.rounds, history_of(tournament, rotation)
    resting = expected(tournament.regulations, len(people)).resting
    join = any(r.sitting_out != each.sitting_out for r, each in zip(tournament.rounds, history, strict=True))
    rested = [r.sitting_out for r in tournament.rounds] if join else None
    seeds, everybody = [r.seed for r in tournament.rounds], (*people, *missing)
    evening = Evening(rotation, everybody, history, rounds, seed, first, rested, resting, seeds, parted)
    weighed = history and len(people) <= MOST_WEIGHED and rotation is not Rotation.WHIST
    returns = returns_to_tables(tournament) if weighed else None
    drawn = next_draw(evening, returns)
    if any(len(set(missing).intersection(table)) > 1 for table in drawn.tables):
        drawn = next_draw(replace(evening, present=people, apart=apart))
    return seated(tournament, drawn, seed)


MOST_WEIGHED = 40
"""With more people hardly anybody comes back to a table."""


def history_of(tournament: Tournament, rotation: Rotation) -> list[Fours]:
    """Who was at which table so far, as partners or in the order of the seats; and who was too many."""
    return [
        Draw(
            tuple(
                by_sides(seats) if rotation.partners else seats
                for seats in with_dummies(drawn, tournament.regulations)
            ),
            not_at_a_table_of_four(drawn),
        )
        for drawn in tournament.rounds
    ]


def plan_people(rotation: Rotation, people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds of a rotation at once."""
    return planned(plan_ahead(rotation, people, rounds, seed), rotating=not rotation.partners)


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: nobody partners anybody twice, and opponents come again as rarely as possible.

    Or by the standings, where the regulations say so: then the best four play each other.
    """
    if tournament.regulations.by_standings and tournament.rounds:
        return _winners_table(tournament, seed)
    return draw_people(Rotation.PARTNERS, tournament, seed)


def _winners_table(tournament: Tournament, seed: int) -> Round:
    """The next round from the top of the standings, equals among themselves by lot."""
    people, rng = tournament.playing(len(tournament.rounds) + 1), generator(seed, len(tournament.rounds), 5)
    rows = ranking(tournament, len(tournament.rounds))
    places = {row.entrant.id: row.place or len(rows) for row in rows}
    standing = sorted(shuffled(rng, people), key=lambda who: places.get(who, len(rows)))
    missing, history = dummies(tournament, len(people)), history_of(tournament, Rotation.PARTNERS)
    drawn = draw_winners(standing, history, missing, seed, apart_of(tournament))
    return seated(tournament, drawn, seed, in_order=True)


INDIVIDUAL = Format(
    "individual",
    Unit.PLAYER,
    draw,
    partial(plan_people, Rotation.PARTNERS),
    options=("odd_numbers", "by_standings"),
)


_THREE, _FOUR = 3, 4


def draw_winners(
    standing: Sequence[int], history: Sequence[Fours], missing: Sequence[int], seed: int, apart: Apart
) -> Fours:
    """The next round, the table of the best first.

    Of those who are too many the last in the standings sit out, of those who rested least, and nobody twice
    running if it can be avoided. Where somebody is `missing`, tables of three are filled by the same rule.

    Args:
        standing: everybody who is here, each once, the first one leading.
        history: the rounds as they were played.
        missing: who stands for an empty seat, one at each table of three.
        seed: decides nothing but who is named first.
        apart: who must not meet.
    """
    if len(standing) < _FOUR - len(missing):
        return Draw((), tuple(standing))
    tables_of_three = (t for round_ in history for t in round_.tables if missing and max(t) >= min(missing))
    threes = _last_of(standing, Counter(chain(*tables_of_three)), _THREE * len(missing))
    playing = [who for who in standing if who not in set(threes)]
    just_now = last_bench(playing, history)
    bench = [] if missing else _last_of(playing, rests(history), len(playing) % _FOUR, just_now)
    playing = [who for who in playing if who not in set(bench)]
    rank = {who: place for place, who in enumerate(standing)}
    tables = _fours(playing, history, seed, apart, rank)
    for dummy, first in zip(missing, range(0, len(threes), _THREE), strict=True):
        a, b, c = threes[first : first + _THREE]
        tables.append((c, dummy, a, b))
    tables.sort(key=lambda table: sorted(rank.get(who, len(rank)) for who in table))
    return Draw(tuple(tables), tuple(sorted(bench)))


def _last_of(
    standing: Sequence[int], times: Counter[int], count: int, just_now: Sequence[int] = ()
) -> list[int]:
    """So many, first whoever it happened to least often, then the last in the standings; in their order."""
    last_first = standing[::-1]
    chosen = sorted(last_first, key=lambda who: (times[who], who in just_now))[:count]
    return [who for who in standing if who in set(chosen)]


def _fours(
    playing: Sequence[int], history: Sequence[Fours], seed: int, apart: Apart, rank: dict[int, int]
) -> list[Foursome]:
    """Tables of four from the top."""
    partners = [Draw(tuple(_couples_of(round_))) for round_ in history]
    level = dict.fromkeys(playing, 0)
    never = Apart(never=apart.never)
    couples = list(draw_swiss(playing, level, partners, seed, never).tables) if playing else []
    couples.sort(key=lambda couple: sum(rank[who] for who in couple))
    _part(couples, apart)
    been = {frozenset(couple) for round_ in history for couple in _couples_of(round_)}
    pairs = zip(couples[::2], couples[1::2], strict=True)
    return [_split((*one, *other), been, rank) for one, other in pairs]


def _couples_of(round_: Fours) -> list[Couple]:
    return [couple for a, b, c, d in round_.tables for couple in ((a, b), (c, d))]


def _part(couples: list[Couple], apart: Apart) -> None:
    """Let the second couple of a table change with the nearest one below where people must not meet."""
    for first in range(0, len(couples) - 1, 2):
        for other in range(first + 1, len(couples)):
            if not _clash(couples[first], couples[other], apart):
                couples[first + 1], couples[other] = couples[other], couples[first + 1]
                break
    if len(couples) > _FOUR - 1 and _clash(couples[-2], couples[-1], apart):
        couples[-1], couples[-3] = couples[-3], couples[-1]


def _clash(one: Couple, other: Couple, apart: Apart) -> bool:
    people = sorted((*one, *other))
    return any(couple in apart.never for couple in combinations(people, 2))


def _split(table: Foursome, been: set[frozenset[int]], rank: dict[int, int]) -> Foursome:
    """The partners at a table: nobody twice, then the sides as equal as can be."""

    def price(split: Foursome) -> tuple[int, int]:
        a, b, c, d = split
        again = (frozenset((a, b)) in been) + (frozenset((c, d)) in been)
        return again, abs(rank[a] + rank[b] - rank[c] - rank[d])

    return min(splits(sorted(table, key=rank.__getitem__)), key=price)


WHIST = Format(
    "whist",
    Unit.PLAYER,
    partial(draw_people, Rotation.WHIST),
    partial(plan_people, Rotation.WHIST),
    options=("odd_numbers",),
)


FOURS = Format(
    "fours",
    Unit.PLAYER,
    partial(draw_people, Rotation.TABLES),
    partial(plan_people, Rotation.TABLES),
    options=("odd_numbers",),
)
"""Tables are regrouped so that, as far as possible, no two people meet twice."""
