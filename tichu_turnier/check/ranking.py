"""In which order everybody stands by the chain of the regulations, and what each criterion says of them.

One criterion after the other parts those who are still level; some look only at those.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations
from random import Random

from tichu_turnier.check.facts import Facts
from tichu_turnier.check.shares import shares_of
from tichu_turnier.check.standings import Sum, Value, tie_break

Values = dict[int, dict[str, Value]]
"""Of each entrant what the criteria say."""
Claimed = Mapping[str, Mapping[int, Value]]
"""By criterion what is taken from elsewhere, of each entrant."""
Balances = Mapping[tuple[int, int], Fraction]
"""What the first won of the second less what the second won of the first; nothing where they never met."""


def ranking(
    facts: Facts, upto: int, sums: Mapping[int, Sum], keys: Sequence[str], claimed: Claimed
) -> tuple[Values, list[list[int]]]:
    """All values by entrant and criterion, and the ranked entrants in levels of equal ones, best first.

    Who takes no place stands among those of the same sort: who plays without one, and who is disqualified.
    """
    sorts: list[list[int]] = [[], [], []]
    for who in sums:
        sorts[takes_none(facts, sums, who)].append(who)
    ranked, *others = [in_order(facts, upto, sums, keys, claimed, sort) for sort in sorts]
    values = ranked[0] | others[0][0] | others[1][0]
    return values, ranked[1]


def takes_none(facts: Facts, sums: Mapping[int, Sum], who: int) -> int:
    """0 for who takes a place, 1 for who plays without one, 2 for who is disqualified."""
    entrant = facts.entrants[who]
    return 2 if sums[who].disqualified else int(entrant.reserve or not entrant.ranks)


def in_order(
    facts: Facts,
    upto: int,
    sums: Mapping[int, Sum],
    keys: Sequence[str],
    claimed: Claimed,
    people: Sequence[int],
) -> tuple[Values, list[list[int]]]:
    """The same of some people, whoever they are, without the others."""
    values: Values = {who: {} for who in people}
    order = [list(people)] if people else []
    met = _balances(facts, upto) if "direct-encounter" in keys else {}
    for key in keys:
        for level in order:
            found = _found(facts, key, level, sums, met, claimed)
            for who in level:
                values[who][key] = found[who]
        order = [part for level in order for part in _split(level, key, values)]
    return values, order


def _found(
    facts: Facts, key: str, level: Sequence[int], sums: Mapping[int, Sum], met: Balances, claimed: Claimed
) -> Mapping[int, Value]:
    """What one criterion says of those who are still level."""
    if key == "direct-encounter":
        return _encounters(level, met)
    if key == "lot":
        return {who: lot(facts, who) if len(level) > 1 else 0 for who in level}
    own = claimed.get(key, {})
    told = {who: tie_break(key, who, sums) for who in level}
    return {who: own.get(who, 0) if value is None else value for who, value in told.items()}


def lot(facts: Facts, who: int) -> int:
    """The ticket of somebody: anybody can draw it again with the seed of the first draw that has one."""
    seed = next((drawn.seed for drawn in facts.rounds if drawn.seed is not None), 0)
    return Random(f"lot {seed} {who}").randrange(10**9)  # noqa: S311 - the lot as it is told


def _split(level: list[int], key: str, values: Values) -> Iterator[list[int]]:
    for value in sorted({values[who][key] for who in level}, reverse=True):
        yield [who for who in level if values[who][key] == value]


def _balances(facts: Facts, upto: int) -> Balances:
    found: dict[tuple[int, int], Fraction] = {}
    for shares in shares_of(facts, upto).values():
        for who, share in shares.items():
            for won, lost, others in share.faced:
                for other in others:
                    found[who, other] = found.get((who, other), Fraction(0)) + won - lost
    return found


def _encounters(level: Sequence[int], met: Balances) -> dict[int, int]:
    """How many of those who are level stand below, by the victory points of their meetings.

    It decides only where all of them have met (FIDE Tie-Break Regulations, 6). What everybody won of the
    others, less what these won, parts them; those who are level once more are compared among themselves.
    """
    if any(pair not in met for pair in combinations(level, 2)):
        return dict.fromkeys(level, 0)
    upwards = list(chain.from_iterable(_among_themselves(level, met)))
    return {who: below for below, part in _counted(upwards) for who in part}


def _counted(parts: Iterable[list[int]]) -> Iterator[tuple[int, list[int]]]:
    below = 0
    for part in parts:
        yield below, part
        below += len(part)


def _among_themselves(level: Sequence[int], met: Balances) -> Iterator[list[list[int]]]:
    """The level in parts, the weakest first."""
    own = {who: sum((met[who, other] for other in level if other != who), Fraction(0)) for who in level}
    parts = [[who for who in level if own[who] == value] for value in sorted(set(own.values()))]
    for part in parts:
        yield [part] if len(parts) == 1 else list(chain.from_iterable(_among_themselves(part, met)))
