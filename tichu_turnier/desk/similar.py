"""Find names that may be the same person, written in two ways."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from rapidfuzz.distance import OSA

from tichu_turnier.folding import folded, latin_looking
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.overview import Couple

_SHORTEST = 6
"""Names with fewer letters are too alike by nature: Anna and Anne are two people."""
LONGEST = 60
"""Names with more letters are not looked at: leaving letters out of them would take for ever."""
LONG = 12
"""From so many letters on, two typing errors are looked for, not one."""
_LONGEST_READ = 300
"""Of longer texts only the beginning is read."""
_MOST_COMPARED = 100_000
"""So many pairs are compared at most: a list in which all are alike is none of people."""
_MOST_WORK = 250_000
"""So many ways to leave letters out are looked at, of all names together; else fewer errors are."""

_JOINED = re.compile(r"(?<=\w)[-‐'’](?=\w)")
_NOT_LETTERS = re.compile(r"[\W_]+")
_DIGITS = re.compile(r"\d+")


def plain(name: str) -> str:
    """A name without accents, case, signs and word order; `Müller, Jörg` and `JOERG MUELLER` are the same."""
    letters = folded(latin_looking(name))
    for pair, single in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        letters = letters.replace(pair, single)
    return " ".join(sorted(_NOT_LETTERS.sub(" ", _JOINED.sub("", letters)).split()))


def similar_names(names: Sequence[str], first: int = 0) -> Iterator[tuple[int, int]]:
    """Pairs of places `(one, later)` in a list of names whose names may mean the same person.

    Only pairs whose later place is at least `first` are given, each later place once. Names that differ in a
    digit are different on purpose (`Adler 1`, `Adler 2`).
    """
    plains = [plain(name[:_LONGEST_READ]) for name in names]
    distinct = set(plains)
    errors = next(n for n in (2, 1, 0) if not n or sum(len(name) ** n for name in distinct) <= _MOST_WORK)
    compared = 0
    seen: dict[str, list[int]] = defaultdict(list)
    firsts: dict[str, int] = {}
    for later, name in enumerate(plains):
        if not name:  # nothing but signs, such as an emoji
            continue
        if name in firsts:  # the same again and again is compared only once
            if later >= first:
                yield firsts[name], later
            continue
        keys = set(_shortened(name, errors))
        near = {one for key in keys for one in seen[key]} if compared < _MOST_COMPARED else set[int]()
        compared += len(near)
        found = [one for one in near if _alike(plains[one], name)]
        if found and later >= first:
            yield min(found), later
        firsts[name] = min(found, default=later)
        for key in keys:
            seen[key].append(later)


def _shortened(name: str, errors: int) -> Iterable[str]:
    """The name with up to so many letters left out: what two names with so few errors have in common."""
    yield name
    for count in range(1, _most_errors(name, errors) + 1):
        for left_out in combinations(range(len(name)), count):
            yield "".join(char for place, char in enumerate(name) if place not in left_out)


def _most_errors(name: str, most: int) -> int:
    letters = len(name.replace(" ", ""))
    if not _SHORTEST <= letters <= LONGEST:
        return 0
    return min(most, 2 if letters >= LONG else 1)


def _alike(one: str, other: str) -> bool:
    """Whether so few errors turn one name into the other, and none of them is in a number."""
    if _DIGITS.findall(one) != _DIGITS.findall(other):
        return False
    allowed = min(_most_errors(one, 2), _most_errors(other, 2))
    return OSA.distance(one, other, score_cutoff=allowed) <= allowed


def duplicates(tournament: Tournament) -> tuple[Couple, ...]:
    """Pairs of entrants whose names may mean the same person or team; never of two clubs."""
    everybody = tuple(tournament.entrants.values())
    apart = {(min(one.id, other), max(one.id, other)) for one in everybody for other in one.apart_from}
    pairs = similar_names([entrant.name for entrant in everybody])
    found = ((everybody[one], everybody[later]) for one, later in pairs)
    return tuple(
        (one.id, other.id)
        for one, other in found
        if (one.id, other.id) not in apart
        and (not one.club or not other.club or plain(one.club) == plain(other.club))
    )
