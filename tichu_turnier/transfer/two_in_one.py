"""Notice what a name typed for one says besides it, as in a list: two people, `+1`, `sucht noch`."""

from collections.abc import Iterable, Iterator

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.name_cells import (
    beside_a_free_place,
    is_placeholder,
    read_person,
    speaks_of_more,
    two_names,
    without_more_people,
)
from tichu_turnier.transfer.lists.odd_names import Oddity, is_abbreviation, oddities
from tichu_turnier.transfer.lists.remarks import said_by

_NOBODYS = frozenset({Oddity.SIGNS, Oddity.GROUP})
"""What makes a typed text hardly the name of one person: `J?rg`, `Ehepaar Bär`."""


def people_in(typed: str) -> tuple[str, ...]:
    """The one or two people of a typed name; who stands beside a free place (`Igel / ?`) is one."""
    name = tidy(typed)
    if (alone := _alone(name)) is not None:
        return (alone[0],)
    return two_names(name) or (name,)


def two_in_one(names: Iterable[str], unit: Unit) -> tuple[Finding, ...]:
    """For each name of one person that says more, the question: two people, or one and what is no name."""
    return tuple(found for name in names for found in _asked(tidy(name), unit))


def _asked(name: str, unit: Unit) -> Iterator[Finding]:
    args: dict[str, str | int]
    if name and is_placeholder(name):
        yield Finding("entrant-name-unsaid", Severity.QUESTION, {"name": name}, ("name",))
    elif (beside := _beside(name)) is not None:
        args = {"name": name, "one": beside[0], "text": beside[1]}
        yield Finding("entrant-beside-name", Severity.QUESTION, args, ("name",))
    elif (both := two_names(name)) is not None:
        args = {"name": name, "one": both[0], "other": both[1], "unit": unit.value}
        yield Finding("entrant-two-in-one", Severity.QUESTION, args, ("name",))
    elif oddities(name) & _NOBODYS:
        yield Finding("entrant-name-unsaid", Severity.QUESTION, {"name": name}, ("name",))


def _alone(name: str) -> tuple[str, str] | None:
    """Who stands beside somebody without a name, and what stands for that one; None where nothing does."""
    named, more = without_more_people(name)
    if more:
        return named, more
    both = two_names(name) or ()
    if len(left := [each for each in both if not is_placeholder(each)]) == 1:
        return left[0], next(each for each in both if each not in left)
    free = beside_a_free_place(name)
    return None if free is None else (free, tidy(name.removeprefix(free)).lstrip("/&+ ") or "?")


def _beside(name: str) -> tuple[str, str] | None:
    """The person whom a typed name names, and what it says besides that is no name; None for a plain name."""
    if (alone := _alone(name)) is not None:
        return alone
    said, words = read_person(name), name.split()
    if said.remark:
        asks = not said.remark.strip("? ") or speaks_of_more(said.remark)
        return (said.name, said.remark) if asks or said.says is not Answer.NOTHING else None
    last = len(words) - 1
    for at, word in enumerate(words) if last else ():
        is_initial = sum(map(str.isalpha, word)) == 1
        at_an_end = at in (0, last) and not is_initial and said_by([word]) is not Answer.NOTHING
        if at_an_end or (at and is_abbreviation(word, name)):
            return " ".join((*words[:at], *words[at + 1 :])), word
    return None
