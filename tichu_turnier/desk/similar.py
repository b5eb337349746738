"""Find names that may be the same person, written in two ways."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract_iter

from tichu_turnier.folding import folded, latin_looking
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.overview import Couple, apart

_SHORTEST = 6
"""Names with fewer letters are too alike by nature: Anna and Anne are two people."""
LONGEST = 60
"""Names with more letters are not looked at: no person is called so."""
LONG = 12
"""From so many letters on, two typing errors are looked for, not one."""
_LONGEST_READ = 300
"""Of longer texts only the beginning is read."""

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
    known: dict[tuple[str, ...], dict[str, int]] = defaultdict(dict)
    for later, whole in enumerate(names):
        name = plain(whole[:_LONGEST_READ])
        if not name:  # nothing but signs, such as an emoji
            continue
        places = known[tuple(_DIGITS.findall(name))]
        one = places.get(name)
        if one is None and (most := _most_errors(name)):
            near = extract_iter(name, places.keys(), scorer=OSA.distance, score_cutoff=most)
            one = next((places[other] for other, errors, _ in near if errors <= _most_errors(other)), None)
        places.setdefault(name, later)
        if one is not None and later >= first:
            yield one, later


def _most_errors(name: str) -> int:
    """How many typing errors may part it from the name of the same person."""
    letters = len(name.replace(" ", ""))
    if not _SHORTEST <= letters <= LONGEST:
        return 0
    return 2 if letters >= LONG else 1


def duplicates(tournament: Tournament) -> tuple[Couple, ...]:
    """Pairs of entrants whose names may mean the same person or team; never of two clubs."""
    everybody = tuple(tournament.entrants.values())
    never = apart(tournament)
    pairs = similar_names([entrant.name for entrant in everybody])
    found = ((everybody[one], everybody[later]) for one, later in pairs)
    return tuple(
        (one.id, other.id)
        for one, other in found
        if (one.id, other.id) not in never
        and (not one.club or not other.club or plain(one.club) == plain(other.club))
    )
