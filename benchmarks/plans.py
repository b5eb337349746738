"""Is every plan legal, for every number of people from 4 to 400 and up to 20 rounds?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tichu_turnier.tournament.draws.format import Format, PlannedRound
from tichu_turnier.tournament.draws.formats import FORMATS

PEOPLE = range(4, 401)
ROUNDS = 20
_PREFIXES = ("swiss", "two-swiss", "round-robin", "two-round-robin")
"""Drawn round by round, however many there will be: the plan of 20 rounds begins with all shorter ones."""


def measure(formats: Sequence[str], progress: Path, sizes: Sequence[int] = PEOPLE) -> dict[str, object]:
    """Makes and checks the plans that are not in the file yet; one line there for each: key N R faults."""
    done = progress.read_text("utf-8").splitlines() if progress.exists() else []
    checked = {line.rsplit(" ", 1)[0]: int(line.rsplit(" ", 1)[1]) for line in done}
    with progress.open("a", encoding="utf-8", buffering=1) as file:
        for way, people, rounds in _all(formats, sizes):
            name = f"{way.key} {people} {rounds}"
            if name not in checked:
                checked[name] = faults(way.plan(range(people), rounds, people), people, rounds)
                file.write(f"{name} {checked[name]}\n")
    return {
        "plans": Counter(name.split()[0] for name in checked),
        "illegal": [name for name, found in checked.items() if found],
    }


def _all(formats: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[Format, int, int]]:
    ways = [way for way in FORMATS if way.bracket is None and (not formats or way.key in formats)]
    for way in ways:
        for people in sizes:
            for rounds in [ROUNDS] if way.key in _PREFIXES else range(1, ROUNDS + 1):
                yield way, people, rounds


def faults(turns: Sequence[PlannedRound], people: int, rounds: int) -> int:
    """How many things are wrong: rounds, people who are missing or twice, seats left empty, rests, boards."""
    rests = Counter(dict.fromkeys(range(people), 0))
    boards: Counter[tuple[int, int]] = Counter()
    found = abs(len(turns) - rounds)
    for turn in turns:
        sides = [side for table in turn.tables for side in table[0]]
        seated = [who for side in sides for who in side]
        found += sorted([*seated, *turn.sitting_out]) != list(range(people))
        found += len(turn.sitting_out) != people % (2 * len(sides[0]))
        rests.update(turn.sitting_out)
        sets = zip(turn.tables, turn.boards, strict=True) if turn.boards else ()
        boards.update((who, played) for table, played in sets for side in table[0] for who in side)
    found += max(rests.values()) - min(rests.values()) > 1
    return found + sum(times - 1 for times in boards.values())
