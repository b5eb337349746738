"""Who is the same person or team, and which evening is the same, from one evening to another.

Everybody who compares people asks here: registration, known people, `like`, season and rating. Two are the
same on different evenings when

1. one was taken over from the other's list (`Entrant.persons`, which `new --like --people` writes);
2. else they are written alike but for case and spaces, with the same club;
3. else their names are the same without accents, in whichever order (`Müller, Jürg`), with the same club;
4. else such names are the same, and only one club is known for all of that name.

A partnership is known by its two members, whatever it calls itself and whoever stands first. Two who are on
the list of one evening stay two, and where that leaves open which of them somebody is, nobody is guessed.
What a person answered goes before all that. What is only similar is asked (`desk/season`), never taken.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import combinations

from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import better_spelled, exact_name, people, tidy

_NOBODY = re.compile(
    r"(?:n\.? ?n\.?|gast|guest|invite|unbekannt|unknown|inconnu|ersatz|reserve|remplacant|tba|\?)[ .]*\d*"
)
"""Names of nobody: who is erased is called `N. N. 5`, and a guest of one evening is not that of the next."""
UNSAID = "export-"
"""So the identity of an evening begins that came without one, in an export of an earlier version."""
_SIGNS = re.compile(r"[\W_]+")
_LIKELY = 0.8
"""How alike two names are of which one corrects the other."""
Place = tuple[int, EntrantId, int]
"""Which evening, which entrant, which of its people; of an entrant as a whole the last is 0."""


@lru_cache(maxsize=20_000)
def name_key(name: str) -> str:
    """What two ways to write a name have in common: no case, no accents; `Müller, Jürg` is `Jürg Müller`."""
    surname, comma, given = tidy(name).partition(",")
    turned = f"{given} {surname}" if comma and given.strip() and "," not in given else name
    return " ".join(folded(tidy(turned)).split())


def club_key(club: str) -> str:
    """The same for a club; empty where none is known, or where it is that of two."""
    return "" if " / " in club else _SIGNS.sub("", folded(club))


def is_nobody(name: str) -> bool:
    """Whether a name says only that nobody knows who it is."""
    return not name_key(name) or _NOBODY.fullmatch(name_key(name)) is not None


def person_of(tournament: Tournament, entrant: Entrant, index: int = 0) -> str:
    """By what one of an entrant's people is known on other evenings; empty where that cannot be said."""
    if kept := entrant.persons[index : index + 1]:
        return kept[0] or _as_here(tournament, entrant, index)
    return _as_here(tournament, entrant, index)


def persons_of(tournament: Tournament, entrant: Entrant) -> tuple[str, ...]:
    """The same for all of them, to be kept by an entrant of another evening; () where nothing is known."""
    found = tuple(person_of(tournament, entrant, index) for index in range(len(people(entrant))))
    return found if any(found) else ()


def persons_after(
    tournament: Tournament, old: Entrant, new: Sequence[str], *, corrected: bool = False
) -> tuple[str, ...]:
    """Who the people of an entrant are once they are called so: who stayed is who he was, others are new.

    `corrected`: whether a name in the place of another may be the same person, better written.
    """
    before = people(old)
    exactly = {exact_name(name): at for at, name in enumerate(before)}
    found = [exactly.get(exact_name(name)) for name in new]
    if found == list(range(len(before))):
        return old.persons
    for at, name in enumerate(new):
        free = corrected and found[at] is None and at < len(before) and at not in found
        if free and is_correction(before[at], name):
            found[at] = at
    persons = tuple(
        _newcomer(tournament, old, at) if stayed is None else person_of(tournament, old, stayed)
        for at, stayed in enumerate(found)
    )
    return persons if any(persons) else ()


def is_correction(old: str, new: str) -> bool:
    """Whether a name that was typed over another one is still that of the same person."""
    one, other = name_key(old), name_key(new)
    words, others = set(one.split()), set(other.split())
    return words <= others or others <= words or SequenceMatcher(None, one, other).ratio() >= _LIKELY


def _newcomer(tournament: Tournament, old: Entrant, index: int) -> str:
    """Somebody who takes the place of one who was known by another mark, never that of anybody before."""
    here = _as_here(tournament, old, index)
    before = old.persons[index] if index < len(old.persons) else ""
    turn = before.removeprefix(f"{here}/")
    return here and f"{here}/{int(turn) + 1 if before != turn and turn.isdecimal() else 1}"


def _as_here(tournament: Tournament, entrant: Entrant, index: int) -> str:
    number = f"{entrant.id}.{index + 1}" if entrant.members else f"{entrant.id}"
    return f"{tournament.identity}:{number}" if tournament.identity else ""


@dataclass(frozen=True, slots=True)
class Called:
    """How somebody is called in an answer."""

    name: str
    club: str | None = None
    """None: whatever the club; empty: of no club that is known."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether two who are called so are the same, as a person said."""

    one: Called
    other: Called
    same: bool


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody on the list of one evening: a player, a partnership, or one of its members."""

    place: Place
    name: str
    """As it is written there; of a partnership its members where it has no name of its own."""
    people: tuple[str, ...]
    """Those who are meant by it, in the order of the alphabet: one, or two."""
    club: str = ""
    kept: tuple[str, ...] = ()
    """By what these are known on other evenings, see `person_of`; () where nobody knows."""

    @property
    def evening(self) -> int:
        return self.place[0]


@dataclass(frozen=True, slots=True)
class Person:
    """One who was there on some evenings, or a partnership."""

    seen: tuple[Who, ...]
    """In the order of the evenings."""

    @property
    def name(self) -> str:
        """The most careful way in which the name is written, of equals the latest."""
        best = self.seen[-1].name
        for who in reversed(self.seen):
            best = better_spelled(best, who.name)
        return best

    @property
    def club(self) -> str:
        """The club, if any is known; the latest."""
        return next((who.club for who in reversed(self.seen) if who.club), "")

    def evenings(self) -> frozenset[int]:
        return frozenset(who.evening for who in self.seen)

    def spellings(self) -> tuple[str, ...]:
        """The ways in which the name is written, but for case and spaces; the earliest first."""
        return tuple({exact_name(who.name): who.name for who in reversed(self.seen)}.values())[::-1]


@dataclass(frozen=True, slots=True)
class People:
    """Everybody of several evenings, each once."""

    everybody: tuple[Person, ...]
    at: Mapping[Place, int] = field(default_factory=dict)
    """Which of them is meant in each place."""


def entrants_of(number: int, tournament: Tournament) -> Iterator[Who]:
    """Who stands on the list of an evening: players, and partnerships as a whole."""
    for entrant in tournament.entrants.values():
        yield whole(number, entrant, persons_of(tournament, entrant))


def whole(number: int, entrant: Entrant, kept: tuple[str, ...] = ()) -> Who:
    """An entrant of the evening with this number; `kept` as `persons_of` says it."""
    names = people(entrant)
    known = () if any(map(is_nobody, names)) else tuple(sorted(kept))
    club = entrant.club if len(names) == 1 else ""
    return Who((number, entrant.id, 0), entrant.name, tuple(sorted(names, key=name_key)), club, known)


def people_of(number: int, tournament: Tournament) -> Iterator[Who]:
    """Each single person on the list of an evening, members of partnerships too."""
    for entrant in tournament.entrants.values():
        for index, name in enumerate(people(entrant)):
            kept = () if is_nobody(name) else (person_of(tournament, entrant, index),)
            yield Who((number, entrant.id, index), name, (name,), entrant.club, kept if any(kept) else ())


def same_people(seen: Iterable[Who], answers: Iterable[Answer] = ()) -> People:
    """Everybody of several evenings, each once, by the rules above and what was answered."""
    everybody = tuple(seen)
    told = tuple(answers)
    apart = {(one, other) for answer in told if not answer.same for one, other in _pairs(everybody, answer)}
    groups: list[tuple[Who, ...]] = [(who,) for who in everybody]
    groups = _united(groups, lambda who: [who.kept] if who.kept else [], apart)
    named: tuple[Callable[[Who], Sequence[Hashable]], ...] = (_exactly, _folded)
    for key in named:
        groups = _united(groups, key, apart)
    groups = _united(groups, _without_club(groups), apart)
    for answer in told:
        if answer.same:
            groups = _joined(groups, everybody, answer, apart)
    found = tuple(Person(tuple(sorted(group, key=lambda who: who.place))) for group in groups)
    return People(found, {who.place: at for at, person in enumerate(found) for who in person.seen})


def meant(everybody: Iterable[Who], called: Called) -> tuple[Who, ...]:
    """Those who are called so: as it is written, else but for accents and the order of the words."""
    club = None if called.club is None else club_key(called.club)
    rest = [who for who in everybody if club is None or club_key(who.club) == club]
    wanted = name_key(called.name)
    exactly = [who for who in rest if exact_name(who.name) == exact_name(called.name)]
    return tuple(exactly or (who for who in rest if wanted in (name_key(who.name), _members(who))))


def _members(who: Who) -> str:
    return " & ".join(map(name_key, who.people))


Apart = set[tuple[Place, Place]]


def _pairs(everybody: Sequence[Who], answer: Answer) -> Iterator[tuple[Place, Place]]:
    ones, others = meant(everybody, answer.one), meant(everybody, answer.other)
    for one in ones:
        for other in others:
            if one.place != other.place:
                yield one.place, other.place


def _exactly(who: Who) -> Sequence[Hashable]:
    if any(map(is_nobody, who.people)):
        return []
    return [(tuple(map(exact_name, who.people)), club_key(who.club))]


def _folded(who: Who) -> Sequence[Hashable]:
    if any(map(is_nobody, who.people)):
        return []
    return [(tuple(map(name_key, who.people)), club_key(who.club))]


def _without_club(groups: Iterable[tuple[Who, ...]]) -> Callable[[Who], Sequence[Hashable]]:
    """The name alone, where at most one club is known for all who are called so."""
    clubs: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for group in groups:
        known = {club_key(who.club) for who in group} - {""}
        for who in group:
            clubs[tuple(map(name_key, who.people))] |= known

    def key(who: Who) -> Sequence[Hashable]:
        names = tuple(map(name_key, who.people))
        return [] if any(map(is_nobody, who.people)) or len(clubs[names]) > 1 else [names]

    return key


def _united(
    groups: list[tuple[Who, ...]], key: Callable[[Who], Sequence[Hashable]], apart: Apart
) -> list[tuple[Who, ...]]:
    """The groups, those with a key in common as one; none of a key where two of an evening would be one."""
    by_key: defaultdict[Hashable, list[int]] = defaultdict(list)
    for at, group in enumerate(groups):
        for each in dict.fromkeys(each for who in group for each in key(who)):
            by_key[each].append(at)
    now = dict(enumerate(groups))
    goes_to = {at: at for at in now}
    for places in by_key.values():
        ends = sorted({goes_to[at] for at in places})
        if len(ends) > 1 and not any(_clash(now[a], now[b], apart) for a, b in combinations(ends, 2)):
            first, *rest = ends
            for other in rest:
                now[first] += now.pop(other)
            goes_to.update({at: first for at, end in goes_to.items() if end in rest})
    return [now[at] for at in sorted(now)]


def _clash(one: tuple[Who, ...], other: tuple[Who, ...], apart: Apart) -> bool:
    """Whether two groups hold two who are known to be two: on one list, or because somebody said so."""
    for a in one:
        for b in other:
            if (a.place, b.place) in apart or (b.place, a.place) in apart:
                return True
            if a.evening == b.evening and not _is_listed_twice(a, b):
                return True
    return False


def _is_listed_twice(one: Who, other: Who) -> bool:
    """Whether one person stands twice on a list: in two teams, after somebody else left the first of them."""
    kept = one.kept == other.kept and bool(one.kept)
    same_member = one.place[1] != other.place[1] and (one.place[2] or other.place[2])
    return kept or bool(same_member and exact_name(one.name) == exact_name(other.name))


def _joined(
    groups: list[tuple[Who, ...]], everybody: Sequence[Who], answer: Answer, apart: Apart
) -> list[tuple[Who, ...]]:
    """The groups after somebody said that two are one: as far as each name means one, and they can be one."""
    sides = [{who.place for who in meant(everybody, called)} for called in (answer.one, answer.other)]
    found = [[group for group in groups if any(who.place in side for who in group)] for side in sides]
    if any(len(each) != 1 for each in found) or found[0] == found[1]:
        return groups
    (one,), (other,) = found
    if _clash(one, other, apart):
        return groups
    return [group for group in groups if group not in (one, other)] + [one + other]


def same_evening(one: Tournament, other: Tournament) -> bool:
    """Whether two files hold one evening: copies of each other, or of one origin, whatever their names.

    Copies of a file in which nothing was drawn yet are two evenings once each has draws of its own.
    """
    if not one.identity or one.identity != other.identity:
        is_unsaid = any(each.identity.startswith(UNSAID) for each in (one, other))
        return is_unsaid and _was_played_alike(one, other)
    if not (one.rounds and other.rounds):
        return True
    first, second = one.rounds[0], other.rounds[0]
    same_lots = first.seed is not None and first.seed == second.seed
    return same_lots or not {*first.tables}.isdisjoint(second.tables)


def _was_played_alike(one: Tournament, other: Tournament) -> bool:
    """Whether on one day the same people sat down at the same tables by the same lots, or reported the same.

    Somebody may have been renamed since, and a result corrected: most of them suffice.
    """
    if one.day != other.day or not (one.rounds and other.rounds):
        return False
    first, second = one.rounds[0], other.rounds[0]
    if first.tables != second.tables:
        return False
    seated = {who for seating in first.tables for who in seating.seats}
    if not _most(one.name_of(who) == other.name_of(who) for who in seated):
        return False
    reported = one.results.keys() & other.results.keys()
    if reported:
        return _most(one.results[at].report == other.results[at].report for at in reported)
    return first.seed is not None and first.seed == second.seed


def _most(agreeing: Iterable[bool]) -> bool:
    found = list(agreeing)
    return 2 * sum(found) > len(found)
