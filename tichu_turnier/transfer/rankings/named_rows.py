"""Whose line of a list is whose: by name, and where several are called so by whatever else stands there."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.files.cells import Row as ListRow
from tichu_turnier.folding import folded
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.transfer.rankings.claims import Claims, bare

_MARKS = re.compile(r"[\s*†‡§°¹²³⁰-⁹]+$")
"""Behind a name: something is said about it below the list."""


@dataclass(frozen=True, slots=True)
class NamedRow:
    """A line of a list, and whose it is."""

    row: ListRow
    name: str
    standing: Row | None
    """None for who does not take part, or stands in the list more often than there are of that name."""
    again: bool = False
    """Whether another line has taken the place in the standings."""


Agrees = Callable[[ListRow, Row], bool]
"""Whether everything in a line of a list is what the standings say of somebody."""


def named_rows(lines: Sequence[tuple[ListRow, str]], claims: Claims, agrees: Agrees) -> tuple[NamedRow, ...]:
    """Each line with its name, and the line of the standings that it must be.

    Of several with one name each gets the line that agrees with it, the others follow the standings.
    """
    called = _by_name(claims)
    meant = [called(name) for _, name in lines]
    taken: dict[int, int] = {}
    used: set[int] = set()

    def take(at: int, which: int | None) -> None:
        if which is not None:
            taken[at] = which
            used.add(which)

    for at, candidates in enumerate(meant):
        if len(candidates) == 1 and candidates[0] not in used:
            take(at, candidates[0])
    several = [at for at, candidates in enumerate(meant) if len(candidates) > 1]
    for exactly in (True, False):
        for at in (each for each in several if each not in taken):
            free = (each for each in meant[at] if each not in used)
            row = lines[at][0]
            take(at, next((w for w in free if not exactly or agrees(row, claims.standings[w])), None))
    return tuple(
        NamedRow(row, name, claims.standings[taken[at]] if at in taken else None, bool(meant[at]))
        for at, (row, name) in enumerate(lines)
    )


def _by_name(claims: Claims) -> Callable[[str], Sequence[int]]:
    """Who can be meant by a name, as numbers of lines of the standings."""
    exact, loose = _index(claims, bare), _index(claims, _loosely)

    def called(name: str) -> Sequence[int]:
        return exact.get(bare(name)) or loose.get(_loosely(name)) or ()

    return called


def _loosely(name: str) -> str:
    """Without marks behind it, and without accents."""
    return folded(_MARKS.sub("", bare(name)))


def _index(claims: Claims, key: Callable[[str], str]) -> Mapping[str, Sequence[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number, row in enumerate(claims.standings):
        for name in _each_once(map(key, claims.names(row))):
            found[name].append(number)
    return found


def _each_once(names: Iterable[str]) -> Iterable[str]:
    return filter(None, dict.fromkeys(names))
