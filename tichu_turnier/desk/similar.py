"""Find names that may be the same person, written in two ways."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from rapidfuzz.distance import OSA
from rapidfuzz.process import cdist

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
_AT_ONCE = 100
"""So many names are compared in one call with all before them."""

_JOINED = re.compile(r"(?<=\w)[-‐'’](?=\w)")
_NOT_LETTERS = re.compile(r"[\W_]+")
_DIGITS = re.compile(r"\d+")


_TITLES = frozenset(
    (
        *("dr", "prof", "dipl", "ing", "lic", "mag", "med", "phil", "herr", "frau", "hr", "fr"),
        *("mr", "mrs", "ms", "mme", "mlle", "monsieur", "madame"),
    )
)
"""Words before a name that some write and others do not."""


def plain(name: str) -> str:
    """A name without accents, case, signs, titles and word order; `Müller, Jörg` is `Dr. JOERG MUELLER`."""
    letters = folded(latin_looking(name))
    for pair, single in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        letters = letters.replace(pair, single)
    words = sorted(_NOT_LETTERS.sub(" ", _JOINED.sub("", letters)).split())
    return " ".join([word for word in words if word not in _TITLES] or words)


def similar_names(names: Sequence[str], first: int = 0) -> Iterator[tuple[int, int]]:
    """Pairs of places `(one, later)` in a list of names whose names may mean the same person.

    Only pairs whose later place is at least `first` are given, each later place once. Names that differ in a
    digit are different on purpose (`Adler 1`, `Adler 2`).
    """
    plains = [plain(name[:_LONGEST_READ]) for name in names]
    places: dict[str, int] = {}
    by_digits: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for place, name in enumerate(plains):
        if name and name not in places:  # an emoji is nothing but a sign
            places[name] = place
            by_digits[tuple(_DIGITS.findall(name))].append(name)
    alike = {later: one for group in by_digits.values() for later, one in _alike(group)}
    for later, name in enumerate(plains[first:], start=first):
        same = name if places.get(name, later) != later else alike.get(name)
        if same is not None:
            yield places[same], later


def _alike(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each of these different names with the first one before it that so few errors turn into it."""
    import numpy as np  # noqa: PLC0415 - only who looks for alike names waits for it

    most = np.array([_most_errors(name) for name in names])
    for start in range(0, len(names), _AT_ONCE):
        stop = min(start + _AT_ONCE, len(names))
        errors = cdist(names[start:stop], names[:stop], scorer=OSA.distance, score_cutoff=2, dtype=np.uint8)
        near = errors <= np.minimum.outer(most[start:stop], most[:stop])
        near &= np.tri(stop - start, stop, start - 1, dtype=bool)  # only those before it
        for row in np.flatnonzero(near.any(axis=1)):
            yield names[start + int(row)], names[int(near[row].argmax())]


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
