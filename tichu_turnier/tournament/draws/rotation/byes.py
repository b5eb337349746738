"""Who rests when the people present do not fill the tables."""

import random
from collections.abc import Collection, Iterable, Mapping, Sequence

from tichu_turnier.tournament.draws.rotation.lots import shuffled


def sitting_out(
    present: Sequence[int],
    played_with: Mapping[int, Collection[int]],
    sat_out: Mapping[int, int],
    group: int,
    rng: random.Random,
    last_round: Collection[int] = (),
    willing: Collection[int] = (),
) -> tuple[int, ...]:
    """The fewest people who must rest so that the others fill tables of `group`, in the order of `present`.

    Nobody rests twice before everybody present has rested once, and nobody twice running if it can be
    avoided. Among equals first the `willing` (whose table is broken anyway), then whoever has played more,
    which spares a late entry; then the lot decides.

    Args:
        present: everybody who is here, each once.
        played_with: everybody's table mates so far, one entry a meeting; may be empty.
        sat_out: how often each has rested so far; whoever is not listed has never.
        group: how many sit at one table: 4 people, or 2 partnerships.
        rng: decides between equals.
        last_round: who rested in the round before.
        willing: who is taken first among equals.
    """
    last, ready = frozenset(last_round), frozenset(willing)

    def turn(person: int) -> tuple[int, bool, bool, int]:
        mates = len(played_with.get(person, ()))
        return sat_out.get(person, 0), person in last, person not in ready, -mates

    resting = set(sorted(shuffled(rng, present), key=turn)[: len(present) % group])
    return tuple(person for person in present if person in resting)


def is_fair(sat_out: Mapping[int, int], resting: Collection[int], last_round: Collection[int] = ()) -> bool:
    """Whether nobody rests who has rested more than somebody who plays, and nobody twice running.

    `sat_out` has an entry for everybody who is here.
    """
    if not resting or len(resting) == len(sat_out):
        return True
    most = max(sat_out[person] for person in resting)
    fewest = min(times for person, times in sat_out.items() if person not in resting)
    return most <= fewest and not set(resting).intersection(last_round)


def stays_fair(
    sat_out: Mapping[int, int], benches: Iterable[Collection[int]], last_round: Collection[int] = ()
) -> bool:
    """Whether each of these rounds, one after the other, lets the right people rest, as `is_fair` says."""
    times, last = dict(sat_out), last_round
    for bench in benches:
        if not is_fair(times, bench, last):
            return False
        for person in bench:
            times[person] += 1
        last = bench
    return True
