"""A draw as the rotation knows it: who shares a table and who rests, before seats and numbers are given.

A table holds people in an order that means something only where their partners are drawn too, or where they
play in matches. A round is a `Round` in the snapshot, a `Draw` in the rotation (a `KnockOutRound` where it
counts who has won), and a `PlannedRound` where a plan is judged.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeVar

from tichu_turnier.tournament.draws.rotation.lots import shuffled

Foursome = tuple[int, int, int, int]
"""a, b, c, d: where partners are drawn, a and b partner each other against c and d."""
Match = tuple[int, int]
"""Who plays whom."""
T = TypeVar("T", bound=tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Draw(Generic[T]):
    """One round, drawn or played: `Draw[Foursome]` or `Draw[Match]`; the order has no meaning but the lot."""

    tables: tuple[T, ...]
    sitting_out: tuple[int, ...] = ()

    def people(self) -> frozenset[int]:
        """Everybody who was there."""
        return frozenset(chain(self.sitting_out, *self.tables))


Fours = Draw[Foursome]
Matches = Draw[Match]
Plan = tuple[Fours, ...]


def shape(drawn: Fours, *, partners: bool) -> Hashable:
    """What is the same in two draws that differ only in their order: who shares a table, who rests.

    With `partners`, who partners whom as well.
    """
    tables: Iterable[Hashable] = map(frozenset, drawn.tables)
    if partners:
        tables = (frozenset({frozenset(table[:2]), frozenset(table[2:])}) for table in drawn.tables)
    return frozenset(tables), frozenset(drawn.sitting_out)


def in_order(drawn: Fours, *, partners: bool) -> Fours:
    """The one draw of all those of the same `shape` whose people stand in the order of their numbers."""
    tables = [sorted(table) for table in drawn.tables]
    if partners:
        sides = (sorted((sorted(table[:2]), sorted(table[2:]))) for table in drawn.tables)
        tables = [[*one, *other] for one, other in sides]
    return Draw(in_fours(chain.from_iterable(sorted(tables))), tuple(sorted(drawn.sitting_out)))


def splits(table: Sequence[int]) -> tuple[Foursome, Foursome, Foursome]:
    """The three ways in which four people can be two against two."""
    a, b, c, d = table
    return (a, b, c, d), (a, c, b, d), (a, d, b, c)


def in_fours(order: Iterable[int]) -> tuple[Foursome, ...]:
    """Everybody in turn to tables of four."""
    seats = iter(order)
    return tuple(zip(seats, seats, seats, seats, strict=True))


def in_pairs(teams: Sequence[int]) -> Matches:
    """Neighbours play each other: tells how many matches there are, whoever is drawn then."""
    even = len(teams) - len(teams) % 2
    return Draw(tuple(zip(teams[:even:2], teams[1:even:2], strict=True)), tuple(teams[even:]))


def rests(history: Sequence[Draw[T]]) -> Counter[int]:
    """How often each person has sat out."""
    return Counter(person for played in history for person in played.sitting_out)


def last_bench(people: Iterable[int], history: Sequence[Draw[T]]) -> list[int]:
    """Who of these did not play in the latest round: sat out, or came only now."""
    played = set(chain.from_iterable(history[-1].tables)) if history else set(people)
    return [person for person in people if person not in played]


def met_before(history: Sequence[Fours]) -> dict[int, set[int]]:
    """Everybody's table mates so far."""
    met: dict[int, set[int]] = {}
    for table in chain.from_iterable(played.tables for played in history):
        for person in table:
            if person in met:
                met[person].update(table)
            else:
                met[person] = set(table)
    return met


def meet_again(rounds: Iterable[Fours], history: Sequence[Fours] = ()) -> bool:
    """Whether anybody of these rounds has met before."""
    met = defaultdict[int, set[int]](set, met_before(history))
    for table in chain.from_iterable(round_.tables for round_ in rounds):
        a, b, c, d = table
        one, two, three = met[a], met[b], met[c]
        if b in one or c in one or d in one or c in two or d in two or d in three:
            return True
        for known in (one, two, three, met[d]):
            known.update(table)
    return False


def reunions(drawn: Fours, met: Mapping[int, set[int]]) -> int:
    """How many couples of a round have met before."""
    again, nobody = 0, set[int]()
    for a, b, c, d in drawn.tables:  # one by one, as that is asked of each round of each plan
        one, two, three = met.get(a, nobody), met.get(b, nobody), met.get(c, nobody)
        again += (b in one) + (c in one) + (d in one) + (c in two) + (d in two) + (d in three)
    return again


def may_rest(teams: Sequence[int], history: Sequence[Draw[T]]) -> list[int]:
    """Who has sat out the fewest times, without who did not play in the latest if others can."""
    byes, last = rests(history), last_bench(teams, history)
    first = min((byes[team], team in last) for team in teams)
    return [team for team in teams if (byes[team], team in last) == first]


def sitting_out(
    present: Sequence[int],
    meetings: Mapping[int, int],
    sat_out: Mapping[int, int],
    rng: random.Random,
    last_round: Collection[int] = (),
    willing: Collection[int] = (),
) -> tuple[int, ...]:
    """The fewest people who must rest so that the others fill tables of four, in the order of `present`.

    Nobody rests twice before everybody present has rested once, and nobody twice running if it can be
    avoided. Among equals first the `willing` (whose table is broken anyway), then whoever has played more,
    which spares a late entry; then the lot decides.

    Args:
        present: everybody who is here, each once.
        meetings: how often each has met somebody so far; whoever is not listed has never.
        sat_out: how often each has rested so far; whoever is not listed has never.
        rng: decides between equals.
        last_round: who rested in the round before.
        willing: who is taken first among equals.
    """
    last, ready = frozenset(last_round), frozenset(willing)

    def due(person: int) -> tuple[int, bool, bool, int]:
        return sat_out.get(person, 0), person in last, person not in ready, -meetings.get(person, 0)

    resting = set(sorted(shuffled(rng, present), key=due)[: len(present) % 4])
    return tuple(person for person in present if person in resting)


def stays_fair(
    sat_out: Mapping[int, int], benches: Iterable[Collection[int]], last_round: Collection[int] = ()
) -> bool:
    """Whether of these rounds, one after the other, each lets the right people rest.

    Nobody rests who has rested more than somebody who plays, and nobody twice running. `sat_out` has an entry
    for everybody who is here.
    """
    times, last = dict(sat_out), last_round
    for bench in benches:
        if bench and len(bench) < len(times):
            fewest = min([rested for person, rested in times.items() if person not in bench])
            if max([times[person] for person in bench]) > fewest or not set(bench).isdisjoint(last):
                return False
        for person in bench:
            times[person] += 1
        last = bench
    return True


def fair_starts(
    sat_out: Mapping[int, int],
    benches: Sequence[Collection[int]],
    rounds: int,
    last_round: Collection[int] = (),
) -> list[int]:
    """Which of these rounds may come first, so that they stay fair in some order of so many of them.

    Looks for such an order by backtracking, and never twice at the same rounds in another order. Arguments as
    for `stays_fair`.
    """
    resting = set[int]().union(*benches)
    others = [times for person, times in sat_out.items() if person not in resting]
    hopeless = set[tuple[int, frozenset[int]]]()

    def leads_on(round_: int, left: frozenset[int], times: Counter[int], last: Collection[int]) -> bool:
        bench = benches[round_]
        fewest = min([times[person] for person in resting.difference(bench)] + others[:1], default=0)
        if max((times[person] for person in bench), default=0) > fewest or not set(last).isdisjoint(bench):
            return False
        rest = left - {round_}
        if len(benches) - len(rest) >= rounds:
            return True
        if (round_, left) in hopeless:
            return False
        after = times + Counter(bench)
        if any(leads_on(following, rest, after, bench) for following in sorted(rest)):
            return True
        hopeless.add((round_, left))
        return False

    others.sort()
    times, everything = Counter({who: sat_out[who] for who in resting}), frozenset(range(len(benches)))
    return [round_ for round_ in range(len(benches)) if leads_on(round_, everything, times, last_round)]


def next_fairly(people: Sequence[int], history: Sequence[Fours], plan: Plan, left: int) -> Sequence[int]:
    """The planned rounds that may come next: in some order of others after them the right people rest."""
    benches = [round_.sitting_out for round_ in plan]
    if not any(benches):
        return range(len(plan))
    rested = rests(history)
    sat_out = {person: rested[person] for person in people}
    return fair_starts(sat_out, benches, min(left, len(plan)), last_bench(people, history))
