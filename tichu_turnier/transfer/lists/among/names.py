"""Compare the names of a list with each other and with those registered: alike, the same, one of several."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, islice

from tichu_turnier.desk.similar import plain, similar_names
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant
from tichu_turnier.tournament.registration.entrants import NewEntrant, exact_name, people, tidy

_SHOWN = 3
"""So many of those who may be meant are named."""


def similar(news: Sequence[NewEntrant], existing: Sequence[Entrant]) -> dict[int, Finding]:
    """For the lines of a list, by index: whose name looks like another one further up or registered.

    Who is written with the same words in another order, or without accents, is asked about.
    """
    listed = [(name, -1) for entrant in existing for name in people(entrant)]
    first = len(listed)
    listed.extend((tidy(name), line) for line, new in enumerate(news) for name in people(new))
    found: dict[int, Finding] = {}
    for one, later in similar_names([name for name, _ in listed], first):
        (other, above), (name, line) = listed[one], listed[later]
        if above != line and name:
            args: dict[str, str | int] = {"name": name, "other": other}
            same = plain(name) == plain(other) and exact_name(name) != exact_name(other)
            severity = Severity.QUESTION if same else Severity.WARNING
            found.setdefault(line, Finding("import-similar-name", severity, args, ("name",)))
    return found


def namesake(found: Finding, new: NewEntrant, without_club: Collection[str]) -> Finding:
    """That a name is there already: a question where a club is missing with one of the two."""
    if found.key != "entrant-namesake" or (tidy(new.club) and exact_name(new.name) not in without_club):
        return found
    return Finding("import-same-person", Severity.QUESTION, {"name": tidy(new.name)}, ("name",))


def still_registered(
    told: Sequence[Finding], about: NewEntrant, registered: Collection[str]
) -> Iterator[Finding]:
    """That somebody whom a list leaves out as withdrawn is `registered` all the same, by `exact_name`."""
    gone = any(each.key == "import-gone" for each in told)
    if gone and any(exact_name(name) in registered for name in people(about)):
        yield Finding("import-gone-registered", Severity.WARNING, {"name": tidy(about.name)}, ("name",))


def by_word(news: Sequence[NewEntrant], existing: Sequence[Entrant]) -> Mapping[str, Sequence[str]]:
    """All names of several words, on the list and registered, by each of their words."""
    found: dict[str, dict[str, None]] = {}
    for name in chain.from_iterable((*map(people, existing), *map(people, news))):
        words = name.split()
        for word in words if len(words) > 1 else ():
            found.setdefault(folded(word), {})[tidy(name)] = None
    return {word: tuple(names) for word, names in found.items()}


def who_is_meant(new: NewEntrant, names: Mapping[str, Sequence[str]]) -> Iterator[Finding]:
    """The question who is meant by a part of another's name: `Biber` or `B. Biber` beside `Balu Biber`.

    `names` are those of `by_word`.
    """
    for name in dict.fromkeys(map(tidy, people(new))):
        others = names.get(folded(name), ()) if name and " " not in name else tuple(_in_full(name, names))
        if others:
            args: dict[str, str | int] = {"name": name, "others": ", ".join(islice(others, _SHOWN))}
            yield Finding("import-who-is-meant", Severity.QUESTION, args, ("name",))


def has_words(text: str, words: str) -> bool:
    """Whether all these words are among those of a text: `Adler Anna` has `Anna`."""
    return set(folded(words).split()) <= set(folded(text).split())


def _in_full(name: str, names: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The names whose given name may be the letter in this one: of `B. Biber` also `Balu Biber`."""
    words = [folded(word).rstrip(".") for word in name.split()]
    whole = [word for word in words if not _is_initial(word)]
    if len(words) < 2 or not whole or len(whole) == len(words):  # noqa: PLR2004 - a letter and a surname
        return
    for other in names.get(whole[-1], ()):
        parts = folded(other).split()
        fits = (
            part.startswith(word) if _is_initial(word) else part == word
            for word, part in zip(words, parts, strict=False)
        )
        if len(parts) == len(words) and all(fits) and folded(other) != folded(name):
            yield other


def _is_initial(word: str) -> bool:
    """Whether a word is a letter; of `Karte 1` the number is whole."""
    return len(word) == 1 and word.isalpha()
