"""Find the answer to a question about the rules, as it was typed.

The words of the entries come from outside, in whatever language they are asked in.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import NamedTuple

from tichu_turnier.desk.search import NEARLY, words_of

_LEAST_INSIDE = 4
"""So many letters are found in the middle of a compound word."""
_LEAST_ALIKE = 4
"""Shorter words, such as `und`, are like too many others."""
_BEGINS, _INSIDE, _IN_ANSWER, _ALIKE = 0.95, 0.75, 0.5, 0.85
"""What a word counts that only begins as typed, only contains it, stands in the answer, or is alike."""
_FILLER = 0.1
"""So much of a word's weight is left where it tells nothing about what is asked."""
_ENOUGH = 0.42
"""So much of what was typed an answer must fit, else it is only near."""
_BESIDE_BEST = 0.6
_NEAREST = 3


class Entry(NamedTuple):
    """An answer with its words."""

    key: str
    title: str
    """The question, and further words by which it is found."""
    answer: str


@dataclass(frozen=True, slots=True)
class Found:
    """The keys of the answers, best first."""

    keys: tuple[str, ...]
    sure: bool
    """Whether they fit; else they are only the nearest."""


@dataclass(frozen=True, slots=True)
class Index:
    """All words of all entries; made once for a language and the rules of an evening."""

    keys: tuple[str, ...]
    titles: tuple[frozenset[str], ...]
    answers: tuple[frozenset[str], ...]
    weights: Mapping[str, float]
    """How telling a word is: the fewer entries have it, the more."""
    fillers: frozenset[str]
    """Words that tell nothing about what is asked, such as `darf` and `ich`."""

    def find(self, query: str) -> Found:
        """What fits a query; with an empty one everything, in its order."""
        typed = tuple(_words(query))
        if not typed:
            return Found(self.keys, sure=True)
        likeness = [self._likeness(part) for part in typed]
        telling = [
            self._telling(alike) * (_FILLER if part in self.fillers else 1.0)
            for part, alike in zip(typed, likeness, strict=True)
        ]
        scores = [self._score(number, likeness, telling) for number in range(len(self.keys))]
        order = sorted(range(len(scores)), key=lambda number: -scores[number])
        best = scores[order[0]] if order else 0.0
        sure = best >= _ENOUGH * sum(telling)
        chosen = [number for number in order if scores[number] >= best * _BESIDE_BEST and scores[number] > 0]
        chosen = chosen if sure else order[:_NEAREST]
        return Found(tuple(self.keys[number] for number in chosen), sure)

    def _likeness(self, part: str) -> dict[str, float]:
        """The words that are meant by what was typed, and how surely (0 to 1)."""
        from rapidfuzz import fuzz  # noqa: PLC0415 -- only needed when somebody asks

        found = {}
        for word in self.weights:
            alike = _same(part, word)
            if not alike and min(len(part), len(word)) >= _LEAST_ALIKE:  # mistyped, or in another form
                percent = fuzz.ratio(part, word)
                alike = _ALIKE * percent / 100 if percent >= NEARLY else 0.0
            if alike:
                found[word] = alike
        return found

    def _telling(self, alike: Mapping[str, float]) -> float:
        """The weight of something typed: that of the word it means most likely; the most if it means none."""
        if not alike:
            return log(len(self.keys) + 1)
        return self.weights[max(alike, key=lambda word: (alike[word], self.weights[word]))]

    def _score(self, number: int, likeness: Sequence[Mapping[str, float]], telling: Sequence[float]) -> float:
        title, answer = self.titles[number], self.answers[number]
        total = 0.0
        for alike, weight in zip(likeness, telling, strict=True):
            in_title = max((alike[word] for word in alike.keys() & title), default=0.0)
            in_answer = max((alike[word] for word in alike.keys() & answer), default=0.0)
            total += weight * max(in_title, _IN_ANSWER * in_answer)
        return total


def index_of(entries: Iterable[Entry], fillers: str = "") -> Index:
    """The index of these entries; `fillers` are the words of their language that tell nothing."""
    listed = tuple(entries)
    titles = tuple(frozenset(_words(entry.title)) for entry in listed)
    answers = tuple(frozenset(_words(entry.answer)) for entry in listed)
    pairs = zip(titles, answers, strict=True)
    count = Counter(word for title, answer in pairs for word in title | answer)
    weights = {word: log((len(listed) + 1) / (times + 0.5)) for word, times in count.items()}
    return Index(tuple(entry.key for entry in listed), titles, answers, weights, frozenset(_words(fillers)))


def _same(part: str, word: str) -> float:
    if part == word:
        return 1.0
    if word.startswith(part):
        return _BEGINS
    return _INSIDE if len(part) >= _LEAST_INSIDE and part in word else 0.0


def _words(text: str) -> dict[str, None]:
    """The words of a text, each once; Phönix, Phoenix and Fönix are the same."""
    return dict.fromkeys(word.replace("ph", "f") for word in words_of(text))
