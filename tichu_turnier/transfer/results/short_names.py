"""Whom a file means by a surname or a first name, or by one of each of two partners: `Otter/Panda`."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from tichu_turnier.desk.similar import plain
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.tables.sides import side_of_seat

_JOINING = frozenset(["team", "equipe", "paar", "pair", "duo", "gruppe", "und", "and", "et", "u"])
"""Words that belong to no name."""
_KEPT = 20_000


@lru_cache(maxsize=_KEPT)
def words_of(name: str) -> str:
    """A name to compare: without case, accents, signs, order, and without words such as `Team`."""
    words = plain(name).split() or name.casefold().split()  # a name may be nothing but signs
    return " ".join([word for word in words if word not in _JOINING] or words)


@dataclass(frozen=True, slots=True)
class Meant:
    """One entrant, or the partners of a side."""

    entrants: frozenset[EntrantId]
    member: int | None = None
    """Which of a partnership, from 0, where only one of them is named."""

    def seats(self, seats: Sequence[EntrantId]) -> frozenset[int]:
        """Where they sit; nowhere unless all of them do, on one side."""
        found = [seat for seat, who in enumerate(seats) if who in self.entrants]
        if not self.entrants <= set(seats) or len({side_of_seat(seat) for seat in found}) != 1:
            return frozenset()
        is_one = self.member is not None and self.member < len(found) > 1
        return frozenset([found[self.member or 0]] if is_one else found)


def short_names(tournament: Tournament, number: int) -> Mapping[str, Meant]:
    """Everybody in a round by each word of the name, alone and with the partner; only what means one."""
    found: dict[str, set[Meant]] = defaultdict(set)
    for who, entrant in tournament.entrants.items():
        persons = [tuple(_ways(each)) for each in people(entrant)]
        for member, words in enumerate(persons):
            for word in words:
                found[word].add(Meant(frozenset({who}), member if len(persons) > 1 else None))
        for one, other in combinations(persons, 2):
            for both in _both(one, other):
                found[both].add(Meant(frozenset({who})))
    for side in _sides(tournament, number):
        names = [tuple(_ways(tournament.name_of(who))) for who in side]
        for (one, of_one), (other, of_other) in combinations(zip(names, side, strict=True), 2):
            for both in _both(one, other):
                found[both].add(Meant(frozenset({of_one, of_other})))
    return {words: next(iter(meant)) for words, meant in found.items() if len(meant) == 1}


def _sides(tournament: Tournament, number: int) -> Iterator[tuple[EntrantId, ...]]:
    """Partners of a round who are entrants of their own: all at a table who may be partners there."""
    drawn = tournament.round(number)
    for seating in drawn.tables if drawn is not None else ():
        yield tuple(dict.fromkeys(seating.entrants()))


def _both(one: Iterable[str], other: Iterable[str]) -> Iterable[str]:
    """Each way of one with each of the other."""
    return {" ".join(sorted(" ".join(both).split())) for both in product(one, other)}


def _ways(name: str) -> Iterable[str]:
    """What somebody is called: each word alone or with the first letters of the others, or all of them."""
    words = words_of(name).split()
    for place, word in enumerate(words):
        letters = [other[0] for at, other in enumerate(words) if at != place]
        yield from {word, " ".join(sorted((word, *letters)))}
    if len(words) != 1:
        yield " ".join(words)
