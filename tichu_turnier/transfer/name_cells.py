"""Read what people type where a name belongs: bullets, numbers, addresses, remarks, two names in one cell."""

import re
import unicodedata
from dataclasses import dataclass

from tichu_turnier.folding import folded
from tichu_turnier.tournament.registration.entrants import LONGEST_NAME, PARTNERS, tidy


def word_set(words: str) -> frozenset[str]:
    """Words of a sentence, to look up in."""
    return frozenset(words.split())


GONE = word_set(
    "abgemeldet abgesagt absage absagen abmeldung abmeldungen abwesend storniert annulliert krank "
    "nein kommtnicht nichtdabei verhindert cancelled canceled cancellations declined withdrawn "
    "refused absent no notcoming sick annule annulee absente absents desistement desistements non "
    "malade nevientpas"
)
"""What says of somebody on a list that he does not come, folded and without blanks."""
WAITING = word_set(
    "warteliste wartend aufwarteliste ersatz ersatzliste nachruecker nachrucker waitinglist "
    "waitlist waitlisted waiting reserve reserves standby listedattente enattente"
)
COMING = word_set(
    "angemeldet anmeldungen anmeldung zusage zusagen zugesagt dabei kommt ja teilnehmer "
    "teilnehmende coming confirmed registered yes going inscrit inscrite inscrits participants "
    "oui present ok"
)
SEEKS = word_set(
    "sucht gesucht suche suchepartner suchtpartner partnergesucht looking lookingforpartner "
    "seeking seekingpartner cherche cherchepartenaire einzeln single alleine allein seul seule"
)
"""What stands in place of a partner who is still looked for."""
_NOT_YET = word_set("offen unbezahlt ausstehend nochnicht false falsch faux unpaid open impaye")
_NO_NAME = frozenset(
    {"", "-", "–", "—", "?", "??", "???", "x", "n/a", "na", "offen", "frei", "tba", "tbd", "leer"}
)
"""What people write where a name is missing."""

_MAIL = re.compile(r"[<(\[]?\s*(?:mailto:)?[^\s<>()\[\],;]+@[^\s<>()\[\],;]+\.[^\s<>()\[\],;]+\s*[>)\]]?")
_PHONE = re.compile(r"(?:\+|\b0)\d[\d /().-]{6,}\d")
_NUMBERED = re.compile(r"\(?#?(\d{1,4})(?:\s*[.):]\s*|\s+[-–]\s*|\s+)(?=\D)")
_PAIR_NUMBER = re.compile(
    r"(?:paar|team|pair|[ée]quipe|paire)\s*(?:nr\.?\s*)?\d{1,3}\s*[:.)–-]\s*", re.IGNORECASE
)
_BULLET = re.compile(r"(?:[-–—•*·▪◦‣▸►»>☐☑✓✔✗✘]|\[[ xX]?\])\s+|[•▪◦‣▸►☐☑✓✔✗✘]")
_STRUCK = re.compile(r"~+([^~]+)~+")
_BRACKETS = re.compile(r"\s+[(\[{]([^()\[\]{}]*)[)\]}]\s*$")
_AFTER_DASH = re.compile(r"\s+[-–—]+\s+(?=[^-–—]+$)")
_SIGNS = re.compile(r"(?:\s*(?:\?+|!+|\*+|\(\)))+$|\s+\+\s*\d{1,2}$")
_GENERATION = re.compile(r"(?:jun|sen|jr|sr|[a-z]|[ivx]+)\.?", re.IGNORECASE)
"""What tells two of one name apart is no remark."""
_PARTICLES = word_set(
    "von vom van der den de del della di da du la le zu zum zur ter ten el al bin ben dos des"
)
_TWO_NAMES = re.compile(
    r"\s*(?:[/&+;|\n]|\s[-–—]+\s)\s*|\s+(?:und|and|et|u\.|mit|with|avec|y)\s+", re.IGNORECASE
)
_WEB = re.compile(r"\s*(?:\w+://|www\.)", re.IGNORECASE)
_DATE = re.compile(
    r"\b\d{1,2}[.:]\d{2}\b|\b\d{1,2}\.\s?\d{1,2}\.|\b(?:19|20)\d\d\b|\b\d{1,2}\.?\s+[a-zäé]{3,9}\s+\d{4}\b",
    re.IGNORECASE,
)
_LABEL = re.compile(r"[^:]{2,30}:(?:\s|$)")
_HEADLINE = re.compile(
    r"\b(?:turnier|tournament|tournoi|anmeldeliste|anmeldungen|teilnehmerliste|teilnehmer|participants|liste|umfrage"
    r"|hinweise?|notizen|treffpunkt|bemerkungen|sondage|poll|registrations?|inscriptions?|hallo|hi|bitte)\b",
    re.IGNORECASE,
)
_LONGEST = 2 * LONGEST_NAME
"""No two names together may be so long: a text beyond is not looked at."""
_LONGEST_WORD = 40
_MOST_WORDS = 6
"""No name has more; a sentence has."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a cell says of somebody: the name alone, and in `remark` what stood beside it."""

    name: str
    remark: str = ""
    gone: bool = False
    surname_words: int = 0
    """How many words at the end of the name are the surname; 0: the list does not say."""


_YES_SIGNS = frozenset("✓✔☑✗✘☒")


def key_of(text: str) -> str:
    """A word or two to look up in the sets above: letters and digits folded; nothing for a long text."""
    return "" if len(text) > _LONGEST_WORD else "".join(char for char in folded(text) if char.isalnum())


def begins_like_an_item(cell: str) -> bool:
    """Whether a line begins with a bullet or a number, as those of a list do."""
    text = tidy(cell)
    return _BULLET.match(text) is not None or _NUMBERED.match(text) is not None


def without_bullet(cell: str, *, numbered: bool) -> str:
    """A cell without bullet; nor with its number, where those of the list run on (`numbered`)."""
    text = "\n".join(map(tidy, cell.split("\n"))) if "\n" in cell else tidy(cell)
    for mark in (_PAIR_NUMBER, _BULLET, _NUMBERED if numbered else None, _BULLET):
        if mark is not None and (found := mark.match(text)):
            text = text[found.end() :]
    return text


def number_of(cell: str) -> int | None:
    """The number that a cell begins with, as a line of a numbered list does."""
    text = _BULLET.sub("", tidy(cell), count=1)
    found = _NUMBERED.match(text)
    return int(found[1]) if found else None


def read_person(cell: str) -> Said:
    """The name in a cell, without addresses, telephone numbers, remarks in brackets or behind a dash."""
    text, gone = _plain_signs(tidy(cell)), False
    remarks: list[str] = []
    if len(text) > _LONGEST:
        return Said(text)
    for sign in (_MAIL, _PHONE):
        text = sign.sub(" ", text).strip(" ,;")
    if struck := _STRUCK.fullmatch(text):
        text, gone = struck[1], True
    while text:
        rest, remark = _last_remark(text)
        if rest == text or not rest:
            break
        text = rest
        if remark:
            remarks.insert(0, remark)
    gone = gone or any(key_of(remark) in GONE for remark in remarks)
    name = _plain_signs(tidy(text.strip('"“”„«»')))
    return Said("" if name.casefold() in _NO_NAME else name, "; ".join(remarks), gone)


def _last_remark(text: str) -> tuple[str, str]:
    """The text without the remark at its end, and that remark; the text itself where there is none."""
    if (found := _BRACKETS.search(text)) and _is_remark(found[1]):
        return text[: found.start()].strip(), found[1].strip()
    if found := _SIGNS.search(text):
        return text[: found.start()].strip(), found[0].strip()
    for sign in (_AFTER_DASH, re.compile(r",\s*(?=[^,]+$)")):
        if (found := sign.search(text)) and _is_remark(text[found.end() :]):
            return text[: found.start()].strip(), text[found.end() :].strip()
    return text, ""


def _is_remark(text: str) -> bool:
    """Whether this is said about somebody, no part of the name: it begins small, or is a known word."""
    word = text.strip()
    if not word or _GENERATION.fullmatch(word):
        return not word
    known = key_of(word) in GONE | WAITING | COMING | SEEKS
    return known or not word[0].isalpha() or (word[0].islower() and folded(word.split()[0]) not in _PARTICLES)


def _plain_signs(text: str) -> str:
    """A text without emoji at its ends, unless it has nothing else."""
    inner = text
    while inner and _is_picture(inner[0]):
        inner = inner[1:].lstrip()
    while inner and _is_picture(inner[-1]):
        inner = inner[:-1].rstrip()
    return inner or text


def _is_picture(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char in "\ufe0f\u200d\u20e3"


def surname_first(name: str) -> tuple[str, str] | None:
    """Surname and given name of `Müller, Anna`; None for anything else."""
    surname, comma, given = (part.strip() for part in name.partition(","))
    if not comma or "," in given or not (_is_name(surname) and _is_name(given)):
        return None
    return surname, given


def is_one_surname(text: str) -> bool:
    """Whether a text is one surname, `Müller` or `von Allmen`, rather than given name and surname."""
    return sum(folded(word) not in _PARTICLES for word in text.split()) == 1


def _is_name(text: str) -> bool:
    words = text.split()
    return 0 < len(words) <= _MOST_WORDS and not any(char.isdigit() or char in "@:" for char in text)


def two_names(cell: str) -> tuple[str, str] | None:
    """The two people in one cell (`Anna & Beat`, `Anna Bär, Beat Uhu`); None where there are not two."""
    if len(cell) > _LONGEST:
        return None
    names = [name for name in map(str.strip, _TWO_NAMES.split(cell)) if name]
    if len(names) == PARTNERS:
        return names[0], names[1]
    if len(names) == 1 and (parts := surname_first(cell)) and not any(map(is_one_surname, parts)):
        return parts
    return None


def is_no_person(cell: str) -> bool:
    """Whether a cell is surely no person: a title, a date, a question, a line such as `Ort: ...`."""
    text = tidy(cell[:_LONGEST])
    if not text or not any(char.isalpha() for char in text):
        return not any(map(_is_picture, text))
    most = _MOST_WORDS * (PARTNERS if two_names(text) else 1)
    said = text.endswith("?") or _MAIL.fullmatch(text) or _DATE.search(text) or _HEADLINE.search(text)
    return is_label(text) or bool(said) or len(text.split()) > most


def is_label(cell: str) -> bool:
    """Whether a cell says something of the list rather than names somebody: `Stand: heute`, a web page."""
    return _WEB.match(cell) is not None or _LABEL.match(cell) is not None


def says(cell: str, words: frozenset[str]) -> bool:
    """Whether a cell is one of these words, or has one of them among others (`abgemeldet am 3.11.`)."""
    return key_of(cell) in words or any(key_of(word) in words for word in cell.split())


def says_yes(cell: str) -> bool:
    """Whether a cell under `bezahlt` or `da` says so: a tick, a word, an amount, a date; not `nein` or 0."""
    key = key_of(cell).strip("0")
    return bool(_YES_SIGNS & set(cell)) or (bool(key) and key not in _NOT_YET and not says(cell, GONE))
