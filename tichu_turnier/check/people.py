"""Who is the same on several evenings, and which evening is there twice: from the facts alone.

The same on two evenings is who was taken over from list to list; else who is written alike with the same
club; else who is so without accents or with the surname first; else who has such a name, for which one club
at most is known. Each of these is taken for all of a name or for none: never where two of one list, or two
who were said to be different, would become one. A team is its two members. What somebody said about two
comes first.
"""

import re
import unicodedata
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tichu_turnier.check.facts import Entrant, Facts

_STROKES = str.maketrans(
    {"đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "ŧ": "t", "ə": "e"}
    | {"æ": "ae", "œ": "oe", "þ": "th"}
)
_NOBODY = re.compile(
    r"(n\.? ?n\.?|gast|guest|invite|unbekannt|unknown|inconnu|ersatz|reserve|remplacant|tba|\?)[ .]*[0-9]*"
)
Line = tuple[int, int]
"""An evening and a number on its list."""


@dataclass(frozen=True, slots=True)
class _Listed:
    line: Line
    called: str
    names: tuple[str, ...]
    club: str
    known: tuple[str, ...]


def groups(evenings: Sequence[Facts], answers: Iterable[Sequence[Any]] = ()) -> list[frozenset[Line]]:
    """The lines of all lists, those of one person or team together.

    An answer is two names, each with a club or None for any, and whether they are the same.
    """
    lines = [
        _listed(at, facts, each) for at, facts in enumerate(evenings) for each in facts.entrants.values()
    ]
    told = [tuple(answer) for answer in answers]
    pairs = [(same, set(_meant(lines, a, b)), set(_meant(lines, c, d))) for a, b, c, d, same in told]
    apart = [(one, other) for same, one, other in pairs if not same]
    found = [frozenset({each.line}) for each in lines]
    by_line = {each.line: each for each in lines}
    found = _merged(found, lambda line: by_line[line].known or None, apart)
    found = _merged(found, lambda line: _key(by_line[line], _exact), apart)
    found = _merged(found, lambda line: _key(by_line[line], _bare), apart)
    clubs: dict[Hashable, set[str]] = {}
    for group in found:
        for name in {_name(by_line[line]) for line in group} - {None}:
            clubs.setdefault(name, set()).update({by_line[line].club for line in group} - {""})
    several = {name for name, known in clubs.items() if len(known) > 1}
    found = _merged(found, lambda line: None if (name := _name(by_line[line])) in several else name, apart)
    for same, ones, others in pairs:
        first, second = ([group for group in found if group & side] for side in (ones, others))
        if same and len(first) == len(second) == 1 and first != second:
            one, other = first[0], second[0]
            if not _forbidden(one, other, apart):
                found = [group for group in found if group not in (one, other)] + [one | other]
    return found


def twice(evenings: Sequence[Facts]) -> Iterator[tuple[int, int]]:
    """Which of these evenings are there twice, by their places: copies of one file, however it is called."""
    for one, other in combinations(range(len(evenings)), 2):
        if _is_copy(evenings[one], evenings[other]):
            yield one, other


def _is_copy(one: Facts, other: Facts) -> bool:
    """Not where each has draws of its own: then only the empty file was copied."""
    if not one.identity or one.identity != other.identity:
        return False
    if not (one.rounds and other.rounds):
        return True
    first, second = one.rounds[0], other.rounds[0]
    drawn_alike = first.seed is not None and first.seed == second.seed
    return drawn_alike or bool(set(first.tables) & set(second.tables))


def _listed(at: int, facts: Facts, entrant: Entrant) -> _Listed:
    names = entrant.members or (entrant.name,)
    own = [
        f"{facts.identity}:{entrant.number}" + (f".{place}" if entrant.members else "")
        for place in range(1, len(names) + 1)
    ]
    told = [*entrant.persons, *[""] * len(names)]
    known = sorted(mark or mine for mark, mine in zip(told, own, strict=False))
    nobody = any(not _bare(name) or _NOBODY.fullmatch(_bare(name)) for name in names)
    alone = len(names) == 1
    club = re.sub(r"[\W_]+", "", _folded(entrant.club)) if alone and " / " not in entrant.club else ""
    marks = tuple(known) if facts.identity or (all(entrant.persons) and entrant.persons) else ()
    called = tuple(sorted(names, key=_bare))
    return _Listed(
        (at, entrant.number), entrant.name, () if nobody else called, club, () if nobody else marks
    )


def _exact(name: str) -> str:
    text = unicodedata.normalize("NFC", name.replace("\u200c", "").replace("\u200d", ""))
    return " ".join(text.split()).casefold()


def _folded(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_STROKES)
    return "".join(char for char in apart if not unicodedata.combining(char))


def _bare(name: str) -> str:
    parts = name.split(",")
    turned = f"{parts[1]} {parts[0]}" if len(parts) == 2 and parts[1].strip() else name  # noqa: PLR2004
    return " ".join(_folded(turned).split())


def _name(line: _Listed) -> Hashable:
    return tuple(map(_bare, line.names)) or None


def _key(line: _Listed, plain: Callable[[str], str]) -> Hashable:
    return (*map(plain, line.names), "", line.club) if line.names else None


def _meant(lines: Iterable[_Listed], name: str, club: str | None) -> Iterator[Line]:
    wanted = None if club is None else re.sub(r"[\W_]+", "", _folded(club))
    there = [each for each in lines if wanted is None or each.club == wanted]
    exactly = [each.line for each in there if _exact(each.called) == _exact(name)]
    if exactly:
        yield from exactly
        return
    for each in there:
        if _bare(name) in (_bare(each.called), " & ".join(map(_bare, each.names))):
            yield each.line


def _on_one_list(one: frozenset[Line], other: frozenset[Line]) -> bool:
    return bool({evening for evening, _ in one} & {evening for evening, _ in other})


def _merged(
    found: list[frozenset[Line]],
    key: Callable[[Line], Hashable],
    apart: Sequence[tuple[set[Line], set[Line]]],
) -> list[frozenset[Line]]:
    """The groups, those that share a key as one, unless two of them cannot be one."""
    shared: dict[Hashable, list[frozenset[Line]]] = {}
    for group in found:
        for each in {key(line) for line in group} - {None}:
            shared.setdefault(each, []).append(group)
    now = {group: group for group in found}
    for alike in shared.values():
        ends = list(dict.fromkeys(now[group] for group in alike))
        if len(ends) < 2 or any(_forbidden(a, b, apart) for a, b in combinations(ends, 2)):  # noqa: PLR2004
            continue
        whole = frozenset().union(*ends)
        now = {group: whole if end in ends else end for group, end in now.items()}
    return list(dict.fromkeys(now.values()))


def _forbidden(
    one: frozenset[Line], other: frozenset[Line], apart: Sequence[tuple[set[Line], set[Line]]]
) -> bool:
    said = any((one & a and other & b) or (one & b and other & a) for a, b in apart)
    return said or _on_one_list(one, other)
