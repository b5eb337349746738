"""Tell what is said beside a name or a club: where it begins, and whether it is about coming."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tichu_turnier.folding import folded, folded_heading
from tichu_turnier.transfer.lists.answers import (
    COMING,
    GONE,
    MAYBE,
    WAITING,
    Answer,
    answer,
    key_of,
    word_set,
)

_REMEMBERED = 4096
"""Clubs are few, and each is read for many people."""
SEEKS = word_set(
    "sucht gesucht suche suchepartner suchtpartner partnergesucht suchtnoch sucheeinenpartner looking "
    "lookingforpartner lookingforapartner seeking seekingpartner cherche cherchepartenaire "
    "chercheunpartenaire chercheencore einzeln einzelspieler einzelspielerin single alleine allein seul "
    "seule"
)
"""What stands in place of a partner who is still looked for."""
BRACKETS = re.compile(r"\s+[(\[{]([^()\[\]{}]*)[)\]}]\s*$")
_BEHIND_BRACKETS = re.compile(r"(.+[)\]}])\s+([^()\[\]{}]+)")
"""Words behind what stands in brackets: `Anna Bär (Tichu Basel) weiss noch nicht`."""
_CLOSED = frozenset(")]}")
_BEFORE_BRACKETS = re.compile(r"([^()\[\]{}]+?)\s*[(\[{]")
_AFTER_DASH = re.compile(r"\s+[-–—]+\s+(?=[^-–—]+$)")
_AFTER_COMMA = re.compile(r",\s*(?=[^,]+$)")
_SIGNS = re.compile(r"(?:\s*(?:\?+|!+|\*+|\(\)))+$|\s+\+\s*\d{1,2}$")
_SPEAKS = re.compile(r"[^\W\d_]|\d ?[/:] ?\d")
"""What may be about coming: words, or `50/50`; the meaning of a sign alone is asked for elsewhere."""
_NO_THANKS = re.compile(r"(?:no|non|nein|kein\w*|ohne|sans|without)\s+\w", re.IGNORECASE)
"""How somebody declines something else: `no dinner`."""
GENERATION = re.compile(r"(?:jun|sen|jr|sr|[a-z]|[ivx]+)\.?", re.IGNORECASE)
"""What tells two of one name apart is no remark."""
PARTICLES = word_set(
    "von vom van der den de del della di da du la le zu zum zur ter ten el al bin ben dos des"
)
_ELIDED = re.compile(r"[a-z]{1,4}['’][A-ZÀ-Þ]")
"""How a name begins that begins small: `d'Âne`."""
_BETWEEN = word_set("und and et u mit with avec y e i jun sen junior senior")
_NO_JOINT = (
    r"\w\s'’‘`´.,:()\[\]{}\"“”„«»!?@°#%€$£…\-‐‑–—\u0300-\u036f\u200b-\u200f\u00ad\ufe0f\u20e3\u2060\ufffd"
)
"""What may stand in a name or beside it; any other sign stands between two."""
JOINTS = re.compile(
    rf"\s*(?:[-–—]*(?:\n|_|[^{_NO_JOINT}])+[-–—]*|\s[-–—]+\s)\s*|\s+(?:und|and|et|u\.|mit|with|avec|y)\s+",
    re.IGNORECASE,
)


def is_seeking(cell: str) -> bool:
    """Whether a cell says instead of a name that a partner is looked for."""
    return key_of(cell) in SEEKS


def said_by(remarks: Sequence[str]) -> Answer:
    """What remarks say about coming; a question mark alone is a remark."""
    about_coming = (remark for remark in remarks if _SPEAKS.search(remark) and not _NO_THANKS.match(remark))
    said = set(map(answer, about_coming))
    return next((a for a in (Answer.NO, Answer.MAYBE, Answer.WAITING) if a in said), Answer.NOTHING)


_SEEKS_BEHIND = re.compile(
    r"([^\W\d_].*?)\s*:?\s+((?:such(?:t|e|en)|looking|seeks?|seeking|cherche|recherche|needs?|braucht)\b.*)"
)
_NO_NAMES = word_set(
    "partner partnerin spieler spielerin mitspieler team paar wer ich wir wird who i we player pair qui je "
    "joueur noch noone niemand jemand einer eine einzelspieler"
)


def _seeking(text: str) -> tuple[str, str]:
    """Somebody, and that they look for a partner: `Ida Igel sucht Partner`; else the text itself."""
    found = _SEEKS_BEHIND.fullmatch(text)
    if found is None or JOINTS.search(found[1]):
        return text, ""
    words = found[1].split()
    is_name = looks_like_names(found[1]) or (len(words) == 1 and words[0][:1].isupper())
    return (found[1], found[2]) if is_name and not _NO_NAMES & set(map(key_of, words)) else (text, "")


def last_remark(text: str) -> tuple[str, str]:
    """The text without the remark at its end, and that remark; the text itself where there is none."""
    if (found := BRACKETS.search(text)) and is_remark(found[1]):
        return text[: found.start()].strip(), found[1].strip()
    if found := _SIGNS.search(text):
        return text[: found.start()].strip(), found[0].strip()
    for sign in (_AFTER_DASH, _AFTER_COMMA):
        if (found := sign.search(text)) and is_remark(text[found.end() :]):
            return text[: found.start()].strip(), text[found.end() :].strip()
    before, behind = behind_brackets(text)
    if not behind:
        return _seeking(text)
    is_joint = JOINTS.search(text, len(before)) is not None
    if is_known_remark(behind) or (is_remark(behind) and not is_joint):
        return before, behind
    return text, ""


def behind_brackets(text: str) -> tuple[str, str]:
    """A text up to the brackets behind a whole name, and what follows them.

    In `Anna (Änni) Bär` there is no whole name in front: nothing follows.
    """
    found = None if _CLOSED.isdisjoint(text) else _BEHIND_BRACKETS.fullmatch(text)
    return (found[1].strip(), found[2].strip()) if found and is_whole_in_front(text) else (text, "")


def is_whole_in_front(text: str) -> bool:
    """Whether a whole name stands in front of the first brackets in a text."""
    found = _BEFORE_BRACKETS.match(text)
    return found is not None and looks_like_names(found[1])


@dataclass(frozen=True, slots=True)
class Clubs:
    """The clubs of a list as they are written, folded, and those of them that stand there more than once."""

    known: frozenset[str] = frozenset()
    often: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Beside:
    """A club, and what was said beside it."""

    club: str
    remark: str = ""
    is_sure: bool = True
    """Whether it is known that the remark is no part of the club's name."""


@lru_cache(_REMEMBERED)
def read_club(cell: str, clubs: Clubs) -> Beside:
    """A club without the remark behind it: `Tichu Basel (neu)`, `Tichu Basel weiss noch nicht`.

    What is one of the `clubs` without its end has a remark behind it.
    """
    plain = without_pictures(cell)
    is_own = folded_heading(cell) in clubs.often and folded_heading(plain) not in clubs.known
    remarks: list[str] = []
    text, is_sure = cell if is_own else plain, True
    while text:
        rest, remark, sure = _last_of_club(text, clubs)
        if rest == text or not rest:
            break
        text = rest
        is_sure = is_sure and sure
        remarks.insert(0, remark)
    return Beside(text, "; ".join(remarks), is_sure)


def _last_of_club(text: str, clubs: Clubs) -> tuple[str, str, bool]:
    """The text without the remark at its end, that remark, and whether it surely is one."""
    rest, remark = last_remark(text)
    if rest != text:
        is_known = is_known_remark(remark) or folded_heading(rest) in clubs.known
        return rest, remark, is_known if any(map(str.isalnum, remark)) else "?" not in remark
    words = text.split()
    parts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    for rest, remark in parts:
        if folded_heading(rest) in clubs.known and remark[0].isalpha() and is_remark(remark):
            return rest, remark, True
    for rest, remark in parts:
        if remark[0].islower() and is_remark(remark) and said_by((remark,)) is not Answer.NOTHING:
            return rest, remark, False
    if (found := BRACKETS.search(text)) and folded_heading(text) not in clubs.often:
        rest = text[: found.start()]
        return (rest, found[1].strip(), False) if folded_heading(rest) in clubs.known else (text, "", True)
    return text, "", True


_SAID_BESIDE = word_set(
    "vegi vegan veganer veganerin vegetarisch vegetarier vegetarierin veggie vegetarian vege vegetarien "
    "vegetarienne neu new nouveau nouvelle kassier kassierin prasident prasidentin aktuar helfer "
    "spielleiter spielleitung"
)
_KNOWN_REMARKS = _SAID_BESIDE | GONE | WAITING | COMING | SEEKS | MAYBE


_OF_ONESELF = re.compile(
    r"(?:i|we|ich|wir|je|nous)(?:['’][^\W\d_]+)?\s+(?-i:[a-zà-ÿ])|j['’]\w", re.IGNORECASE
)
"""How a sentence begins in which somebody speaks: `I'll be late`."""


def is_remark(text: str) -> bool:
    """Whether this is said about somebody, no part of the name: it begins small, or is a known word."""
    word = text.strip()
    if not word or GENERATION.fullmatch(word):
        return not word
    if _OF_ONESELF.match(word) is not None:
        return True
    return is_known_remark(word) or not word[0].isalpha() or (word[0].islower() and not _begins_a_name(word))


def _begins_a_name(text: str) -> bool:
    """Whether a text that begins small can be a surname: `von Uhu`, `d'Âne`, and not `dès 20 h`."""
    first, *others = text.split()
    return _ELIDED.match(first) is not None or (
        folded(first) in PARTICLES and not (others and others[0][0].isdecimal())
    )


def is_known_remark(text: str) -> bool:
    """Whether a text is surely said about somebody, however it is spelt."""
    return key_of(text) in _KNOWN_REMARKS or said_by((text,)) in (Answer.NO, Answer.MAYBE)


def looks_like_names(text: str) -> bool:
    """Whether all words of a text begin as names do: `Anna von Uhu & Beat Bär`, and not `Wer kommt`."""
    words = [word for word in re.split(r"[\s/&+;]+", text) if word]
    small = [word for word in words if not word[:1].isupper()]
    return len(words) > 1 and not any(map(is_no_particle, small))


_CLUB = re.compile(r"\w+(?:klub|club|verein)s?|klub|club|verein")
_CLUB_LETTERS = re.compile(r"[BCDFGHJKLMNPQRSTVWXZ]{2,4}")
"""In front of a club's name: `TC Teich`."""


def names_club(text: str) -> bool:
    """Whether a word of a text says that it is a club."""
    first, *others = text.split() or [""]
    return any(_CLUB.fullmatch(folded(word).strip(".,!:")) for word in (first, *others)) or (
        bool(others) and _CLUB_LETTERS.fullmatch(first) is not None
    )


def is_no_particle(word: str) -> bool:
    """Whether a small word is none of those that names have: `von`, `de`, `und`."""
    return folded(word) not in PARTICLES | _BETWEEN and word.isalpha()


def without_pictures(text: str) -> str:
    """A text without emoji at its ends, unless it has nothing else."""
    inner = text
    while inner and is_picture(inner[0]):
        inner = inner[1:].lstrip()
    while inner and is_picture(inner[-1]):
        inner = inner[:-1].rstrip()
    return inner or text


def is_picture(char: str) -> bool:
    """Whether a character is an emoji or a part of one."""
    return unicodedata.category(char) in ("So", "Sk") or char in "\ufe0f\u200d\u20e3"
