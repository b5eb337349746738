"""The evenings of a season, each once; who may be the same person is asked, and what was answered is kept.

Names and files stand in one small file of the person at the desk: to forget all, delete it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from tichu_turnier.desk.similar import similar_names
from tichu_turnier.files.whole import parsed_json, refuse_large, write_whole
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.model.snapshot import Tournament, Unit
from tichu_turnier.tournament.registration.entrants import exact_name
from tichu_turnier.tournament.registration.identity import (
    Answer,
    Called,
    People,
    Person,
    Who,
    is_nobody,
    meant,
    name_key,
    same_evening,
)
from tichu_turnier.tournament.scoring.season import people_of_season

MOST_ANSWERS, MOST_FILES = 2_000, 200
"""More is not kept: the oldest are forgotten."""
_WITH_CLUB = re.compile(r"(.+?)\s*\(([^()]*)\)\s*")
_ANSWER_PARTS = 5


@dataclass(frozen=True, slots=True)
class Season:
    """What is kept of a season: its files, and what somebody said about who is the same."""

    files: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()

    def with_answer(self, answer: Answer) -> "Season":
        """The same with an answer, in the place of an earlier one about the same two."""
        about = _about(answer)
        others = tuple(each for each in self.answers if _about(each) != about)
        return replace(self, answers=(*others, answer)[-MOST_ANSWERS:])


def load_season(path: Path) -> Season:
    """What is kept in a file; nothing where there is none to be read. Refusal of a huge one."""
    refuse_large(path)
    try:
        stored = parsed_json(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Season()
    if not isinstance(stored, dict):
        return Season()
    files, answers = (stored.get(name) for name in ("files", "answers"))
    known = files if isinstance(files, list) else []
    told = answers if isinstance(answers, list) else []
    read = (_answer_of(line) for line in told)
    return Season(
        tuple(file for file in known if isinstance(file, str) and "\0" not in file)[-MOST_FILES:],
        tuple(answer for answer in read if answer is not None)[-MOST_ANSWERS:],
    )


def keep_season(path: Path, season: Season) -> None:
    """Writes what is to be kept; raises Refusal where the file cannot be written."""
    lines = [
        [each.one.name, each.one.club, each.other.name, each.other.club, each.same] for each in season.answers
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"files": list(season.files), "answers": lines}, ensure_ascii=False, indent=0)
    write_whole(path, text.encode())


def forget_names(path: Path, names: Iterable[str]) -> None:
    """Takes out every answer about one of these names; raises Refusal where the file cannot be written."""
    gone, known = {name_key(name) for name in names}, load_season(path)
    left = tuple(
        each
        for each in known.answers
        if not any(name_key(one.name) in gone for one in (each.one, each.other))
    )
    if len(left) < len(known.answers):
        keep_season(path, replace(known, answers=left))


def once(evenings: Mapping[str, Tournament]) -> tuple[tuple[str, ...], tuple[Finding, ...]]:
    """Which files hold an evening that no file before holds, and a finding about each of the others."""
    found: list[str] = []
    twice: list[Finding] = []
    for file, evening in evenings.items():
        before = next((each for each in found if same_evening(evenings[each], evening)), None)
        if before is None:
            found.append(file)
        else:
            twice.append(Finding("season-same-evening", args={"file": file, "other": before}))
    return tuple(found), tuple(twice)


def doubts(evenings: Sequence[Tournament], answers: Sequence[Answer]) -> tuple[Finding, ...]:
    """What somebody should know about who is who on these evenings, the questions first.

    `evenings` in their order, see `season.in_order`.
    """
    people = people_of_season(evenings, answers)
    asked = (
        Finding("season-ask", Severity.QUESTION, {"one": called(one), "other": called(other)})
        for one, other in questions(people, answers)
    )
    return (*asked, *_taken_together(people), *_taken_over(evenings), *_mixed(evenings))


def questions(people: People, answers: Iterable[Answer]) -> tuple[tuple[Person, Person], ...]:
    """Who may be the same and is not taken for it, as names are similar or clubs differ; each pair once.

    Never two who were there on one evening, nor about whom somebody said it already.
    """
    known = [person for person in people.everybody if not any(map(is_nobody, person.seen[0].people))]
    told = {_about(answer) for answer in answers}
    pairs = dict.fromkeys((*_of_one_name(known), *_of_one_team(known), *_alike(known)))
    found = ((known[one], known[other]) for one, other in pairs)
    return tuple(
        (one, other)
        for one, other in found
        if one.evenings().isdisjoint(other.evenings())
        and len(one.seen[0].people) == len(other.seen[0].people)
        and not told.intersection(_all_about(one, other))
    )


def answered(one: Person, other: Person, *, same: bool) -> Answer:
    """What somebody says about two of whom was asked."""
    mine, theirs = (Called(each.seen[-1].name, each.seen[-1].club) for each in (one, other))
    return Answer(mine, theirs, same)


def typed_answer(text: str, people: People, *, same: bool) -> Answer:
    """The answer of `Jürg Müller=Juerg Mueller`, with clubs in brackets where two are called so.

    Raises Refusal where that is nobody, several, one and the same, or two of one evening.
    """
    parts = text.split("=")
    if len(parts) != 2:  # noqa: PLR2004 - the two of them
        raise Refusal(Finding("season-answer-form", args={"text": text}))
    one, other = (_called(part.strip(), people, same=same) for part in parts)
    places = [{people.at[who.place] for who in meant(_everybody(people), each)} for each in (one, other)]
    if same and len(places[0] | places[1]) > 1:
        ones, others = (people.everybody[min(each)] for each in places)
        if not ones.evenings().isdisjoint(others.evenings()):
            raise Refusal(Finding("season-on-one-list", args={"one": called(ones), "other": called(others)}))
    if not same and exact_name(one.name) == exact_name(other.name) and one.club == other.club:
        raise Refusal(Finding("season-answer-form", args={"text": text}))
    return Answer(one, other, same)


def called(person: Person) -> str:
    """A name with the club that is known."""
    return f"{person.name} ({person.club})" if person.club else person.name


def _called(text: str, people: People, *, same: bool) -> Called:
    everybody = _everybody(people)
    found = Called(text)
    if not meant(everybody, found) and (parts := _WITH_CLUB.fullmatch(text)):
        found = Called(parts[1], parts[2])
    who = meant(everybody, found)
    if not who:
        raise Refusal(Finding("entrant-name-unknown", args={"name": text}))
    several = sorted({people.at[each.place] for each in who})
    if len(several) > 1 and same:
        names = ", ".join(called(people.everybody[at]) for at in several)
        raise Refusal(Finding("season-ambiguous", args={"name": text, "names": names}))
    clubs = {each.club for each in who}
    return Called(who[-1].name, clubs.pop() if len(clubs) == 1 else found.club)


def _everybody(people: People) -> list[Who]:
    return [who for person in people.everybody for who in person.seen]


def _taken_together(people: People) -> Iterator[Finding]:
    """Who counts as one though written in several ways."""
    for person in people.everybody:
        written = person.spellings()
        if len(written) > 1:
            yield Finding("season-as-one", Severity.NOTE, {"names": ", ".join(written)})


def _taken_over(evenings: Sequence[Tournament]) -> Iterator[Finding]:
    """Who stood in for somebody: nobody can say whose the points of that evening are."""
    for evening in evenings:
        for entrant in evening.entrants.values():
            if entrant.formerly and entrant.ranks:
                about = {"name": entrant.name, "before": ", ".join(entrant.formerly)}
                yield Finding("season-substitute", Severity.NOTE, {**about, "day": f"{evening.day:%d.%m.%Y}"})


def _mixed(evenings: Sequence[Tournament]) -> Iterator[Finding]:
    """That in some evenings single players are ranked, in others teams."""
    teams = sum(each.regulations.unit is Unit.PARTNERSHIP for each in evenings)
    if 0 < teams < len(evenings):
        yield Finding("season-mixed", Severity.WARNING, {"teams": teams, "players": len(evenings) - teams})


def _of_one_name(known: Sequence[Person]) -> Iterator[tuple[int, int]]:
    """Who is written alike but for accents, and was not taken for one."""
    by_name: dict[tuple[str, ...], list[int]] = {}
    for at, person in enumerate(known):
        for key in {tuple(map(name_key, who.people)) for who in person.seen}:
            by_name.setdefault(key, []).append(at)
    for places in by_name.values():
        yield from combinations(places, 2)


def _of_one_team(known: Sequence[Person]) -> Iterator[tuple[int, int]]:
    """Teams that call themselves the same, with other members."""
    by_name: dict[str, list[int]] = {}
    for at, person in enumerate(known):
        if len(person.seen[0].people) > 1:
            for key in {name_key(who.name) for who in person.seen}:
                by_name.setdefault(key, []).append(at)
    for places in by_name.values():
        yield from combinations(places, 2)


def _alike(known: Sequence[Person]) -> Iterator[tuple[int, int]]:
    """Who is written with few errors between, in another order, or with a title."""
    names = [(" ".join(person.seen[-1].people), at) for at, person in enumerate(known)]
    for one, later in similar_names([name for name, _ in names]):
        yield names[one][1], names[later][1]


def _about(answer: Answer) -> frozenset[tuple[str, str | None]]:
    return frozenset((exact_name(one.name), one.club) for one in (answer.one, answer.other))


def _all_about(one: Person, other: Person) -> Iterator[frozenset[tuple[str, str | None]]]:
    """All ways in which an answer may speak of two."""
    for a in one.seen:
        for b in other.seen:
            for club in (a.club, None):
                for of_other in (b.club, None):
                    yield frozenset(((exact_name(a.name), club), (exact_name(b.name), of_other)))


def _answer_of(line: object) -> Answer | None:
    if not isinstance(line, list) or len(line) != _ANSWER_PARTS or not isinstance(line[4], bool):
        return None
    one, club, other, of_other, same = line
    names = isinstance(one, str) and isinstance(other, str)
    clubs = all(each is None or isinstance(each, str) for each in (club, of_other))
    return Answer(Called(one, club), Called(other, of_other), same) if names and clubs else None
