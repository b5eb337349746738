"""People of earlier tournaments, found by the first letters of their names, and how a person is forgotten.

Names and clubs stand in one small file of the person at the desk, nowhere else: to forget all, delete it.
"""

import json
from bisect import bisect_left
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.recent import read_copy
from tichu_turnier.desk.search import words_of
from tichu_turnier.desk.season import forget_names
from tichu_turnier.files.leftovers import unfinished
from tichu_turnier.files.whole import parsed_json, refuse_large, write_whole
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.store.store import Forgotten
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import LONGEST_NAME, people, tidy
from tichu_turnier.tournament.registration.identity import club_key, is_nobody, name_key


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """A person who has played before."""

    name: str
    club: str = ""


class KnownPeople:
    """Everybody who is known, quickly found by the beginnings of their names."""

    def __init__(self, everybody: Iterable[KnownPerson] = ()) -> None:
        self.everybody = tuple(everybody)
        self._words = [words_of(person.name) for person in self.everybody]
        self._index = sorted((word, at) for at, words in enumerate(self._words) for word in words)

    def propose(self, typed: str, most: int) -> tuple[KnownPerson, ...]:
        """Those of whom each typed word begins a word of the name, by the alphabet."""
        wanted = words_of(typed)
        if not wanted:
            return ()
        longest = max(wanted, key=len)
        begin = bisect_left(self._index, (longest, -1))
        found: set[int] = set()
        for word, at in self._index[begin:]:
            if not word.startswith(longest):
                break
            if all(any(each.startswith(part) for each in self._words[at]) for part in wanted):
                found.add(at)
            if len(found) >= most * most:
                break
        return tuple(sorted((self.everybody[at] for at in found), key=lambda person: person.name)[:most])


def load(path: Path) -> KnownPeople:
    """The people in a file; none where there is no file, or none that can be read. Refusal of a huge one."""
    refuse_large(path)
    try:
        stored = parsed_json(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return KnownPeople()
    lines = stored if isinstance(stored, list) else []
    return KnownPeople(KnownPerson(*line) for line in lines if _is_person(line))


def learn(path: Path, tournaments: Iterable[Tournament]) -> KnownPeople:
    """Adds the people of some tournaments to the file; raises Refusal where it cannot be written.

    Two of one name are two people where their clubs are known, see `registration/identity`.
    """
    known: dict[str, dict[str, KnownPerson]] = {}
    new = (person for each in tournaments for person in people_of(each))
    for person in (person for person in chain(load(path).everybody, new) if not is_nobody(person.name)):
        of_name, club = known.setdefault(name_key(person.name), {}), club_key(person.club)
        if club:  # who is called so and had none yet is meant too
            of_name.pop("", None)
        if club or not of_name:
            of_name[club] = person
    people = (person for of_name in known.values() for person in of_name.values())
    everybody = sorted(people, key=lambda person: (words_of(person.name), person.club))
    _write(path, everybody)
    return KnownPeople(everybody)


def forget(path: Path) -> KnownPeople:
    path.unlink(missing_ok=True)
    return KnownPeople()


def _leave_out(path: Path, names: Iterable[str]) -> None:
    """Takes some names out of the file; raises Refusal where it cannot be written."""
    gone, everybody = {name_key(name) for name in names}, load(path).everybody
    left = [person for person in everybody if name_key(person.name) not in gone]
    if len(left) < len(everybody):
        _write(path, left)


def people_of(tournament: Tournament) -> Iterable[KnownPerson]:
    """Everybody on the list of a tournament, with the club; of a team each of the two."""
    alone = tournament.regulations.unit is Unit.PLAYER
    for entrant in tournament.entrants.values():
        for name in people(entrant):
            if alone or name in entrant.members:
                yield KnownPerson(tidy(name), tidy(entrant.club))


def read_tournaments(files: Iterable[Path]) -> tuple[Tournament, ...]:
    """The tournaments in these files, which stay as they are; those that cannot be read are left out."""
    found = []
    for file in files:
        with suppress(Refusal):
            found.append(read_copy(file))
    return tuple(found)


def _write(path: Path, everybody: Iterable[KnownPerson]) -> None:
    lines = [[person.name, person.club] for person in everybody]
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(lines, ensure_ascii=False, indent=0).encode())


def _is_person(line: object) -> bool:
    if not isinstance(line, list) or len(line) != 2:  # noqa: PLR2004 - name and club
        return False
    return all(isinstance(part, str) and len(part) <= LONGEST_NAME for part in line)


def erase(
    desk: Desk, name: str, own: EntrantId | None, known_names: Path, season: Path | None = None
) -> tuple[Finding, ...]:
    """Forgets an entrant, or a name wherever it stands; returns what was done and what is left to do.

    `known_names` is the file with the names of earlier evenings, `season` that with what was answered about
    who is who. Raises Refusal where nobody is called so, there neither.
    """
    try:
        forgotten = desk.erase(name, own)
    except Refusal:
        if own is not None or name_key(name) not in {
            name_key(one.name) for one in load(known_names).everybody
        }:
            raise
        forgotten = Forgotten(frozenset({name}), 0, (), (), 0)
    missed = list(forgotten.missed)
    for file, leave_out in ((known_names, _leave_out), (season, forget_names)):
        if file is None:
            continue
        for left in unfinished(file.parent, file.name):
            left.unlink(missing_ok=True)
        try:
            leave_out(file, forgotten.names)
        except Refusal:
            missed.append(file)
    args: dict[str, str | int] = {
        "places": forgotten.places,
        "file": desk.path.name,
        "copies": len(forgotten.copies),
        "where": ", ".join(_where(forgotten.copies, desk.path.parent)),
        "leftovers": forgotten.leftovers,
    }
    lost = (Finding("erase-copy-missed", Severity.WARNING, {"file": str(copy)}) for copy in missed)
    done = Finding("erase-done", Severity.NOTE, args)
    return (done, *lost, Finding("erase-out-of-reach", Severity.NOTE))


def _where(copies: Iterable[Path], beside: Path) -> Iterable[str]:
    """The folders of copies and single copies, as they are called; elsewhere than beside the file in full."""
    folders = dict.fromkeys(copy if copy.parent == beside else copy.parent for copy in copies)
    return (each.name if each.parent == beside else str(each) for each in folders)
