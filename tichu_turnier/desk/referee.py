"""Find the answer to a question about the rules, as it was typed.

The words of the entries come from outside, in whatever language they are asked in. What a question is
about weighs most: the rarer a word among the entries, the more; question words and verbs that are no
subject next to nothing (see `referee_words`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import log
from typing import NamedTuple, Protocol

from tichu_turnier.desk.referee_words import Vocabulary, is_said, typed_words, vocabulary
from tichu_turnier.desk.search import NEARLY
from tichu_turnier.rules.booster.booster import BOOSTERS
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.rulings import Ruling, Topic

_LEAST_ALIKE = 5
"""Shorter words, such as `park`, are like too many others; longer ones are found inside of words."""
_BEGINS, _INSIDE, _ALIKE = 0.95, 0.75, 0.85
"""What a word counts that only begins as typed, only contains it, or is alike."""
_IN_QUESTION, _IN_WORDS, _IN_ANSWER = 1.0, 0.8, 0.35
"""What a word counts by where it stands: in the question of an entry, beside it, or in its answer."""
_FILLER = 0.02
"""So much of a word's weight is left where it tells nothing about what is asked."""
_UNKNOWN = 0.55
"""What a word weighs that no entry has, beside one that a single entry has."""
_COVERED = 0.2
"""So much of the score depends on how much of an entry's own question was typed."""
_ENOUGH = 0.42
"""So much of what was typed an answer must fit, else it is only near."""
_BESIDE_BEST = 0.6
_NEAREST = 3
BOOSTER = "Booster"
"""What the rulings that may be put aside are about, as it is called in every language."""


class Rank(IntEnum):
    """What an entry has to do with what is played."""

    ASIDE = 0
    """What is not played here: last, unless its own name was typed."""
    USUAL = 1
    ADDED = 2
    """What is played here besides: before a general answer that fits as well."""
    INSTEAD = 3
    """What holds here instead of the general: before a general answer that fits a little better."""


_RANKS = {Topic.BOOSTER: Rank.ADDED, Topic.TWO: Rank.INSTEAD}
_OF_RANK = {Rank.ASIDE: 0.45, Rank.USUAL: 1.0, Rank.ADDED: 1.05, Rank.INSTEAD: 1.3}


class Entry(NamedTuple):
    """An answer with its words."""

    key: str
    question: str
    words: str
    """Further words by which it is found."""
    answer: str
    rank: Rank = Rank.USUAL


@dataclass(frozen=True, slots=True)
class Found:
    """The keys of the answers, best first."""

    keys: tuple[str, ...]
    sure: bool
    """Whether they fit; else they are only the nearest."""


class _Text(NamedTuple):
    """How much each term of an entry counts, by where it stands; and the terms of its question."""

    terms: Mapping[str, float]
    question: frozenset[str]
    rank: Rank


class _Typed(NamedTuple):
    """A term of what was typed: the terms of entries that it means, how surely (0 to 1), and its weight."""

    meant: Mapping[str, float]
    weight: float
    is_subject: bool


@dataclass(frozen=True, slots=True)
class Index:
    """All terms of all entries; made once for a language and the rules of an evening."""

    keys: tuple[str, ...]
    texts: tuple[_Text, ...]
    weights: Mapping[str, float]
    """How telling a term is: the fewer entries have it, the more."""
    vocabulary: Vocabulary
    names: tuple[str, ...]
    """Names of what may be put aside: whoever types one asks for it."""

    def find(self, query: str) -> Found:
        """What fits a query; with an empty one everything, in its order."""
        typed = [self._typed(term) for term in self.vocabulary.terms(query)]
        if not typed:
            return Found(self.keys, sure=True)
        words = typed_words(query)
        named = [name for name in self.names if is_said(words, name)]
        scores = [self._score(text, typed, named=bool(named)) for text in self.texts]
        order = sorted(range(len(scores)), key=lambda number: -scores[number])
        if not order:
            return Found((), sure=False)
        best = scores[order[0]]
        first = self.texts[order[0]]
        sure = self._asks_about(first, named) or self._is_sure(first, typed)
        near = [number for number in order if scores[number] >= best * _BESIDE_BEST and scores[number] > 0]
        return Found(tuple(self.keys[number] for number in (near if sure else order[:_NEAREST])), sure)

    def _typed(self, term: str) -> _Typed:
        meant = {term: 1.0} if term in self.weights else self._alike(term)
        likely = max(meant, key=lambda each: (meant[each], self.weights[each]), default=None)
        weight = _UNKNOWN * log(len(self.keys) + 1) if likely is None else self.weights[likely]
        is_filler = term in self.vocabulary.fillers
        return _Typed(meant, weight * (_FILLER if is_filler else 1.0), not is_filler)

    def _alike(self, term: str) -> dict[str, float]:
        """The terms that are meant by one that none of them is: begun, a part of it, or mistyped."""
        from rapidfuzz import fuzz  # noqa: PLC0415 -- only needed when somebody asks

        found = {}
        for word in self.weights:
            alike = _BEGINS if word.startswith(term) else 0.0
            if not alike and min(len(term), len(word)) >= _LEAST_ALIKE:
                percent = fuzz.ratio(term, word)
                alike = _ALIKE * percent / 100 if percent >= NEARLY else _INSIDE * (term in word)
            if alike:
                found[word] = alike
        return found

    def _score(self, text: _Text, typed: Sequence[_Typed], *, named: bool) -> float:
        """How well an entry fits: what was typed that it has, and what it asks that was typed."""
        fits = sum(each.weight * _best(each.meant, text.terms) for each in typed) / _total(typed)
        subjects = text.question - self.vocabulary.fillers
        asked = sum(self.weights[term] for term in subjects)
        said = {term for each in typed if each.is_subject for term in each.meant}
        covered = sum(self.weights[term] for term in subjects & said) / asked if asked else 0.0
        rank = Rank.USUAL if named and text.rank is Rank.ASIDE else text.rank
        return fits * (1 - _COVERED + _COVERED * covered) * _OF_RANK[rank]

    def _asks_about(self, text: _Text, named: Sequence[str]) -> bool:
        """Whether the question of an entry has a name that was typed (but for that of the whole subject)."""
        return any(text.question.issuperset(self.vocabulary.terms(name)) for name in named if name != BOOSTER)

    def _is_sure(self, text: _Text, typed: Sequence[_Typed]) -> bool:
        """Whether an entry has enough of what was typed, and the matter itself in more than its answer."""
        subjects = [each for each in typed if each.is_subject]
        known = [each for each in subjects if each.meant] or subjects
        matter = max(known, key=lambda each: each.weight, default=None)
        if matter is None or _best(matter.meant, text.terms) <= _IN_ANSWER:
            return False
        fits = sum(each.weight * _best(each.meant, text.terms) for each in subjects)
        unheard = max((each.weight for each in subjects if not each.meant), default=0.0)
        return fits >= max(_ENOUGH * _total(subjects), unheard)


def index_of(entries: Iterable[Entry], words: Vocabulary | None = None, names: Iterable[str] = ()) -> Index:
    """The index of these entries; `words` are those of their language, `names` those of what is aside."""
    listed = tuple(entries)
    known = words or vocabulary("en")
    texts = tuple(_text_of(each, known) for each in listed)
    count = Counter(term for text in texts for term in text.terms)
    weights = {term: log((len(listed) + 1) / (times + 0.5)) for term, times in count.items()}
    return Index(tuple(each.key for each in listed), texts, weights, known, tuple(names))


class Said(Protocol):
    """An answer as it is read, and the further words by which it is found."""

    @property
    def question(self) -> str: ...
    @property
    def found_by(self) -> str: ...
    @property
    def answer(self) -> str: ...


def rulings_index(rows: Iterable[tuple[Ruling, Said]], rules: RuleSet, words: Vocabulary) -> Index:
    """The index of tonight's rulings; where two play, or with Booster, their own come first."""
    entries = (
        Entry(each.key, said.question, said.found_by, said.answer, _rank(each, rules)) for each, said in rows
    )
    return index_of(entries, words, (BOOSTER, *(card.name for card in BOOSTERS)))


def _rank(ruling: Ruling, rules: RuleSet) -> Rank:
    return _RANKS.get(ruling.topic, Rank.USUAL) if ruling.matters(rules) else Rank.ASIDE


def _text_of(entry: Entry, known: Vocabulary) -> _Text:
    question = known.terms(entry.question)
    terms = dict.fromkeys(known.terms(entry.answer), _IN_ANSWER)
    terms |= dict.fromkeys(known.terms(entry.words), _IN_WORDS)
    return _Text(terms | dict.fromkeys(question, _IN_QUESTION), frozenset(question), entry.rank)


def _best(meant: Mapping[str, float], terms: Mapping[str, float]) -> float:
    return max((alike * terms.get(term, 0.0) for term, alike in meant.items()), default=0.0)


def _total(typed: Sequence[_Typed]) -> float:
    return sum(each.weight for each in typed) or 1.0
