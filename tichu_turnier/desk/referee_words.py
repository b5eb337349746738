"""What is meant by the words of a question: stems, synonyms, phrases, and the parts of compounds."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from tichu_turnier.desk.search import words_of

_STEMMERS = {"de": "german", "en": "english", "fr": "french"}
_LEAST_PART = 4
"""So many letters the parts of a compound word have; shorter ones are in many words by chance."""
_JOINTS = ("", "s", "n", "en")
"""What German puts between the parts of a compound, such as the `n` of Drachenstich."""
_MEMBER, _PHRASE = ",", ";"


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...  # noqa: N802 -- the name that the library gives it


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one language as this one knows them."""

    language: str
    fillers: frozenset[str]
    """Stems that tell nothing about what is asked, such as `darf`, `wann` and `spielen`."""
    meant: Mapping[tuple[str, ...], str]
    """Words that mean the same, one or several in a row as stems, with the one that stands for all."""
    longest: int
    """Of how many words the longest phrase is."""
    parts: frozenset[str]
    """Stems of which compounds are made."""

    def terms(self, text: str) -> tuple[str, ...]:
        """What a text is about, in its order, each once; the parts of a compound follow it."""
        return tuple(dict.fromkeys(self._terms([*_folded(text)])))

    def _terms(self, words: list[str]) -> Iterator[str]:
        stems = [_stem(self.language, word) for word in words]
        at = 0
        while at < len(stems):
            length = next(
                (each for each in range(self.longest, 0, -1) if tuple(stems[at : at + each]) in self.meant), 0
            )
            if length:
                yield self.meant[tuple(stems[at : at + length])]
            else:
                yield stems[at]
            if length <= 1:
                yield from self._parts_of(words[at])
            at += max(length, 1)

    def _parts_of(self, word: str) -> Iterator[str]:
        """The known words of which a compound is made, such as `strasse` and `bombe`; nothing else."""
        for cut in range(_LEAST_PART, len(word) - _LEAST_PART + 1):
            last = _stem(self.language, word[cut:])
            if last not in self.parts:
                continue
            for joint in _JOINTS:
                first = _stem(self.language, word[:cut].removesuffix(joint))
                if word[:cut].endswith(joint) and first in self.parts:
                    yield from (self.meant.get((each,), each) for each in (first, last))
                    return


def vocabulary(language: str, fillers: str = "", synonyms: str = "") -> Vocabulary:
    """The vocabulary of a language.

    `synonyms` are groups that end with a semicolon; their members are words or phrases, with commas
    between them, and the first stands for all.
    """
    meant: dict[tuple[str, ...], str] = {}
    for group in synonyms.split(_PHRASE):
        members = [tuple(_stem(language, word) for word in _folded(each)) for each in group.split(_MEMBER)]
        known = [each for each in members if each]
        meant |= dict.fromkeys(known, " ".join(known[0])) if known else {}
    parts = frozenset(word for (word, *more) in meant if not more and len(word) >= _LEAST_PART)
    quiet = frozenset(_stem(language, word) for word in _folded(fillers))
    return Vocabulary(language, quiet, meant, max(map(len, meant), default=1), parts)


def is_said(words: Collection[str], name: str) -> bool:
    """Whether all words of a name are among these, as they were typed."""
    return set(_folded(name)) <= set(words)


def typed_words(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents; Phönix, Phoenix and Fönix are the same."""
    return tuple(_folded(text))


def _folded(text: str) -> Iterator[str]:
    return (word.replace("ph", "f") for word in words_of(text))


@cache
def _stem(language: str, word: str) -> str:
    return _stemmer(language).stemWord(word)


@cache
def _stemmer(language: str) -> _Stemmer:
    from snowballstemmer import stemmer  # noqa: PLC0415 -- only needed when somebody asks

    made: _Stemmer = stemmer(_STEMMERS.get(language, "english"))
    return made
