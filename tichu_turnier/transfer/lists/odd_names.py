"""Tell what is hardly a name, so that it is asked about: one word among names of two, a greeting, a club."""

import re
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.answers import (
    GONE,
    MAYBE,
    PLAIN_NO,
    WAITING,
    Answer,
    answer,
    key_of,
    word_set,
)
from tichu_turnier.transfer.lists.remarks import GENERATION, behind_brackets, is_no_particle, names_club


class Oddity(StrEnum):
    """Why a text is hardly a name."""

    SENTENCE = "sentence"
    """It goes on like one, with small words that no name has, or begins with a doubt: `vielleicht Elch`."""
    NO_WORDS = "no-words"
    OTHER = "other"
    """It greets, or names a day."""
    BEHIND = "behind"
    """Words follow behind what stands in brackets: `Anna Bär (Tichu Basel) Apéro`."""
    ONE_WORD = "one-word"
    SMALL = "small"
    """It has no capitals."""
    FIGURES = "figures"
    SIGNS = "signs"
    """It has signs that no name has, or ends before what it begins: `-Bär`, `J?rg`, `Anna Bär und`."""
    GROUP = "group"
    """It names several: `Familie Bär`, `Ehepaar Bär`."""
    TEAM = "team"
    SAYS = "says"
    """A word behind the first says something of somebody: `Anna Bär WL`, `Anna VP Bär`."""
    CLUB = "club"


_HABITS = {
    Oddity.NO_WORDS: 0.25,
    Oddity.ONE_WORD: 0.25,
    Oddity.SMALL: 0.25,
    Oddity.FIGURES: 0.25,
    Oddity.TEAM: 0.5,
    Oddity.CLUB: 0.5,  # clubs may head their people
}
"""What may be the way of a list: where more than that share of its names are so."""
_REMEMBERED = 8192
_GROUP = re.compile(
    r"(?:ehepaar|paar|familie|fam\.?|eltern|geschwister|gebruder|freunde|die|herr und frau"
    r"|mr\.? and mrs\.?|family|parents|couple|brothers|sisters|the|famille|epoux|freres|soeurs|les"
    r"|m\.? et mme|monsieur et madame)\s+\S"
)
_TEAM = re.compile(r"(?:team|equipe|mannschaft|klasse)\s+\S")
_BRACKETED = re.compile(r"(?<=\S)\s+(?:\([^()]+\)|\[[^\[\]]+\]|[“”„\"«][^“”„\"»«]+[“”\"»])(?=\s|$)")
_WORD_OF_A_NAME = re.compile(
    r"['’‘]?[^\W_](?:[^\W_]|[\u0300-\u036f\u200b-\u200f\u00ad.'’‘`´]|[-‐‑–](?=[^\W_]))*,?"
)
_LOST = re.compile(r"[^\W\d_]\?[^\W\d_]")
_JOINING = word_set("und and et mit with avec")
_ABBREVIATION = re.compile("[BCDFGHJKLMNPQRSTVWXZ]{2,4}")
_ANSWERED = (GONE | MAYBE) - PLAIN_NO
"""What is no part of a name, however it is spelt."""
_GREETING = word_set(
    "liebe lieber viele vielen beste herzliche herzlichen freundliche schone mit bis danke merci lg vg hallo "
    "hoi hi hello dear best kind many thank thanks cheers cordialement salut bonjour amities meilleures "
    "salutations siehe see voir"
)
"""With what a line begins that greets, thanks, or points elsewhere."""
_TIME = word_set(
    "montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday "
    "saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche morgen vormittag mittag nachmittag "
    "abend morning noon afternoon evening night matin midi apres soir und and et"
)


def usual_oddities(names: Sequence[str]) -> frozenset[Oddity]:
    """What of it is the way of a list, as many of its names are like that."""
    counts = Counter(each for name in names for each in oddities(name))
    usual = {each for each, share in _HABITS.items() if counts[each] > share * len(names)}
    if counts[Oddity.FIGURES] < 2:  # noqa: PLR2004 - one alone is no way of a list
        usual.discard(Oddity.FIGURES)
    return frozenset(usual | {Oddity.SMALL} if Oddity.ONE_WORD in usual else usual)


@lru_cache(_REMEMBERED)
def oddities(name: str) -> frozenset[Oddity]:
    """Why a text can hardly be a name."""
    parts = name.split()
    keys = [folded(part).strip(".,!:") for part in parts]
    holds = {
        Oddity.SENTENCE: _goes_on(name) or _answers(name) or _begins_small(parts),
        Oddity.NO_WORDS: not any(map(str.isalpha, name)),
        Oddity.OTHER: keys[:1] and (keys[0] in _GREETING or all(key in _TIME for key in keys)),
        Oddity.BEHIND: behind_brackets(name)[1],
        Oddity.ONE_WORD: len(parts) == 1,
        Oddity.SMALL: name == name.lower() and name != name.upper(),
        Oddity.FIGURES: any(map(str.isnumeric, name)),
        Oddity.CLUB: names_club(name),
        Oddity.SIGNS: has_odd_signs(name),
        Oddity.TEAM: _TEAM.match(folded(name)),
        Oddity.GROUP: _GROUP.match(folded(name)),
        Oddity.SAYS: parts
        and parts[0][:1].isalpha()
        and any(is_abbreviation(word, name) for word in parts[1:]),
    }
    return frozenset(each for each, is_so in holds.items() if is_so)


def has_odd_signs(name: str) -> bool:
    """Whether a name holds what none does, such as a destroyed letter, or a word that joins it to nobody."""
    words = _BRACKETED.sub("", name).split()
    if not words or not any(map(str.isalpha, name)):
        return False
    dangling = len(words) > 1 and {folded(words[0]).strip("."), folded(words[-1]).strip(".")} & _JOINING
    return bool(dangling) or not all(_WORD_OF_A_NAME.fullmatch(word) for word in words)


def is_damaged(text: str) -> bool:
    """Whether a letter of a text was lost on its way: `Z?rich`."""
    return "\ufffd" in text or _LOST.search(text) is not None


def is_abbreviation(word: str, name: str) -> bool:
    """Whether a word behind a name stands for something else: `WL`, and not `Anna BÄR` or `Jr`."""
    if key_of(word) in WAITING and len(word) > 1:
        return True
    return _ABBREVIATION.fullmatch(word) is not None and not GENERATION.fullmatch(word) and not name.isupper()


def _answers(name: str) -> bool:
    """Whether a text begins with a doubt (`vielleicht Elch`), or is an answer and no name: `kann nicht`."""
    first, *others = name.split() or [""]
    if others and key_of(first) in _ANSWERED:
        return True
    return name[:1].islower() and answer(name) in (Answer.NO, Answer.MAYBE, Answer.WAITING)


def _goes_on(name: str) -> bool:
    """Whether small words follow that no name has."""
    return name[:1].isupper() and any(map(is_no_particle, _small_words(name)))


def _begins_small(words: Sequence[str]) -> bool:
    """Whether a text begins with a small word that no name has, and has capitals behind it: `siehe Karl`."""
    first, *others = words or ("",)
    return first[:1].islower() and is_no_particle(first) and any(word[:1].isupper() for word in others)


def _small_words(name: str) -> list[str]:
    """The words of a name behind the first one that begin small."""
    words = (word.strip(".,?").replace("-", "") for word in name.split()[1:])
    return [word for word in words if word and (word[0].islower() or key_of(word) in _ANSWERED)]
