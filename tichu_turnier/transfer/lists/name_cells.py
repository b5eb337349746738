"""Read what people type where a name belongs: bullets, numbers, addresses, remarks, two names in one cell."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from tichu_turnier.folding import folded
from tichu_turnier.tournament.registration.entrants import LONGEST_NAME, PARTNERS, tidy
from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, word_set
from tichu_turnier.transfer.lists.remarks import (
    BRACKETS,
    GENERATION,
    JOINTS,
    PARTICLES,
    SEEKS,
    is_picture,
    is_whole_in_front,
    last_remark,
    said_by,
    without_pictures,
)

_SEEKING = re.compile(r"\b(?:such(?:t|e|en)|gesucht|looking|seeking|cherche)\b")
_NOBODY = word_set(
    "nn tba tbd tbc xy xyz yz nochoffen nochfrei frei free libre egal keiner keine niemand jemand "
    "irgendjemand irgendwer sieheunten sieheoben wirdgesucht wirdnochgesucht weissnochnicht weissnicht "
    "nochnicht nochunbekannt unbekannt anyone anybody someone nobody nobodyyet none notyet unknown "
    "personne quelquun peuimporte pasencore adefinir xxx xx suivra folgt nachmeldung follows later avenir "
    "voirplusbas inconnu aucun aucune partner partnerin partenaire freund freundin friend ami amie empty "
    "vide vacant vacante begleitung begleiter begleiterin kollege kollegin gast guest invite reserve "
    "platzhalter dummy offen leer platzfrei freierplatz nochplatzfrei nocheinplatzfrei placelibre "
    "nochniemand inforequested freeplace openplace freespot openspot werwill quiveut whowants"
)
"""What stands in place of a name that is not known yet, folded and without blanks."""
_SOMEBODY = re.compile(r"(?:m?eine?[mrn]?|seine?|ihre?|my|his|her|mon|ma|son|sa)\s+[^\W\d]+")
_WITH_SOMEBODY = re.compile(
    r"(?:mit|with|avec)\s+(?:(?:m?einer?m?|my|a|une?|mon|ma)\s+)?"
    r"(?:freund(?:in)?|kolleg(?:e|in)|partner(?:in)?|frau|mann|begleitung|friend|wife|husband|ami|amie|collegue|femme|mari)"
)
_NO_NAME = frozenset(
    {"", "-", "–", "—", "?", "??", "???", "x", "n/a", "na", "offen", "frei", "tba", "tbd", "leer"}
)
"""What people write where a name is missing."""
_MAIL = re.compile(r"[<(\[]?\s*(?:mailto:)?[^\s<>()\[\],;]+@[^\s<>()\[\],;]+\.[^\s<>()\[\],;]+\s*[>)\]]?")
_PHONE = re.compile(r"(?:\+|\b0)\d[\d /().-]{6,}\d")
_NUMBERED = re.compile(r"\(?#?(\d{1,4})(?:\s*[.):]{1,2}\s*|\s+[-–]\s*|\s+)(?=\D)")
_PAIR_NUMBER = re.compile(
    r"(?:paar|team|pair|[ée]quipe|paire)\s*(?:nr\.?\s*)?\d{1,3}\s*[:.)–-]\s*", re.IGNORECASE
)
_BULLET = re.compile(r"(?:[-?–—•*·▪◦‣▸►»>→⇒➔➜➤☐☑✓✔✗✘]|\[[ xX]?\]|\(?[a-z]\))\s+|[•▪◦‣▸►→⇒➔➜➤☐☑✓✔✗✘]")
_KEYCAP = re.compile("(\\d)\ufe0f?\u20e3(?=\\D|$)|\U0001f51f")
"""A number as a picture: `1️⃣`."""
_SALUTATION = re.compile(
    r"(?:herrn?|frau|hr\.|mrs?\.?|ms\.?|mme\.?|mlle\.?|monsieur|madame)\s+"
    r"(?!(?:und|and|et)\s)(?=\w)",
    re.IGNORECASE,
)
_STRUCK = re.compile(r"~+([^~]+)~+")
_MORE_PEOPLE = re.compile(r"\s+\+\s*\d{1,2}\s*$")
_SOME_MORE = re.compile(
    r"\+\s*(?:\d|\w)|^(?!0*1$)\d{1,2}$|^\d{1,2}\s*(?:[x×]$|(?:pers\w*|people|leute|platze|plaetze|places|spieler|players)\b)"
    r"|^(?:mit|with|avec|und|and|et)\s+"
    r"(?!(?:auto|velo|hund|kuchen|salat|fleisch|fisch|znacht|essen|car|bike|dog|meat|fish|cake|voiture|chien|plaisir|freuden?|pleasure)\b)\S"
)
"""What beside a name says that more come than the one who is named: `(3)`, `(3x)`, `(mit Igel)`."""
_ALONG = re.compile(r"(?:\b(?:mit|with|avec)\s|\+\s*[\w(]).*")
_DITTO = frozenset(
    (
        *('"', "''", "“", "”", "″", "〃"),
        *("do", "do.", "dito", "ditto", "idem", "id.", "ebenso", "dto", "dto."),
        *("gleicher", "gleiches", "derselbe", "dasselbe", "wie oben", "siehe oben", "gleicher verein"),
        *("same", "as above", "same club", "same as above", "meme", "le meme", "la meme", "comme ci-dessus"),
    )
)
"""What stands for the cell above."""
_WEB = re.compile(r"\s*(?:\w+://|www\.)", re.IGNORECASE)
_DATE = re.compile(
    r"\b\d{1,2}[.:h]\d{2}\b|\b\d{1,2}\.\s?\d{1,2}\.|\b(?:19|20)\d\d\b|\b\d{1,2}\.?\s+[a-zäé]{3,9}\s+\d{4}\b",
    re.IGNORECASE,
)
_DAY = re.compile(r"\b\d{1,2}\.\s?\d{1,2}\.|\b\d{1,2}\.?\s+[a-zäé]{3,9}\s+\d{4}\b", re.IGNORECASE)
_LABEL = re.compile(r"[^:]{2,30}:(?:\s|$)")
_LEGEND = re.compile(r"\s*(?:[^\w\s]{1,3}|[A-Za-z]{1,3})\s*=\s*\w")
"""What a sign of the list means: `* = noch nicht bezahlt`."""
_HEADLINE = re.compile(
    r"\b(?:turnier|tournament|tournoi|anmeldeliste|anmeldungen|teilnehmerliste|teilnehmer|participants|liste|umfrage"
    r"|hinweise?|notizen|seite \d+|page \d+|fragen|questions|treffpunkt|bemerkungen"
    r"|sondage|poll|registrations?|inscriptions?|hallo|hi|bitte|danke|merci|thank(?:s| you))\b",
    re.IGNORECASE,
)
_MARKS = frozenset("❌✗✘✖👎🚫⛔❓❔🤷")
"""What speaks against somebody's coming, or leaves it open."""
_LONGEST = 2 * LONGEST_NAME
"""No two names together may be so long: a text beyond is not looked at."""
_REMEMBERED = 8192
"""Of a list each name is looked at more than once: for its habits, and for its own sake."""
MOST_WORDS = 6
"""No name has more; a sentence has."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a cell says of somebody: the name alone, and in `remark` what stood beside it."""

    name: str
    remark: str = ""
    says: Answer = Answer.NOTHING
    """Whether what stood beside it says that somebody comes."""
    surname_words: int = 0
    """How many words at the end of the name are the surname; 0: the list does not say."""
    inside: str = ""
    """What stands in brackets behind the name and begins with a capital: a club, or another name."""


def _plain_number(cell: str) -> str:
    """A cell with a number that is a picture as one that is a number."""
    return (
        _KEYCAP.sub(lambda found: f"{found[1] or 10}. ", cell)
        if "\u20e3" in cell or "\U0001f51f" in cell
        else cell
    )


_ANSWERED = re.compile(r"([^:]{3,60}):\s+(\S.{0,40})")


def answered_beside(cell: str) -> str | None:
    """A name with its answer in brackets where a colon stands between: `Anna Bär: ja`; None for others."""
    found = _ANSWERED.fullmatch(cell.strip())
    return f"{found[1]} ({found[2]})" if found and answer(found[2]) is not Answer.UNKNOWN else None


def begins_like_an_item(cell: str) -> bool:
    """Whether a line begins with a bullet or a number, as those of a list do."""
    text = tidy(_plain_number(cell))
    return _BULLET.match(text) is not None or _NUMBERED.match(text) is not None


@lru_cache(_REMEMBERED)
def without_bullet(cell: str, *, numbered: bool) -> str:
    """A cell without bullet; nor with its number, where those of the list run on (`numbered`)."""
    cell = _plain_number(cell)
    text = "\n".join(map(tidy, cell.split("\n"))) if "\n" in cell else tidy(cell)
    for mark in (_PAIR_NUMBER, _BULLET, _NUMBERED if numbered else None, _BULLET):
        if mark is not None and (found := mark.match(text)):
            text = text[found.end() :]
    return text


@dataclass(frozen=True, slots=True)
class Numbered:
    """The number that a cell begins with."""

    number: int
    signed: bool
    """Whether a sign stands with it: `3.`, `(3)`, `#3`."""


def number_of(cell: str) -> Numbered | None:
    """The number that a cell begins with, as a line of a numbered list does."""
    text = _BULLET.sub("", tidy(_plain_number(cell)), count=1)
    found = _NUMBERED.match(text)
    return None if found is None else Numbered(int(found[1]), not found[0].strip().isdecimal())


def mark_of(cell: str) -> Answer:
    """What a cross, a thumb or a question mark in front of a name or behind it says; no tick."""
    cell = _NUMBERED.sub("", cell.strip(), count=1)
    if cell.startswith("? "):
        return Answer.MAYBE
    ends = re.split(r"\w.*\w", cell, maxsplit=1, flags=re.DOTALL)
    said = {answer(sign) for end in ends for sign in end if sign in _MARKS}
    return next((each for each in (Answer.MAYBE, Answer.NO) if each in said), Answer.NOTHING)


def struck_within(cell: str) -> str:
    """What a part of a cell is between the signs of a chat for struck out text: of `~Anna~ & Beat` Anna."""
    found = _STRUCK.search(cell)
    return "" if found is None or _STRUCK.fullmatch(cell.strip()) else found[1].strip()


def marks_the_second(cell: str) -> bool:
    """Whether a sign that speaks against coming stands behind two names, of whom it may mean one."""
    in_front = re.match(r"\W*", _NUMBERED.sub("", cell.strip(), count=1))
    return two_names(cell) is not None and (in_front is None or _MARKS.isdisjoint(in_front[0]))


def box_of(cell: str) -> bool | None:
    """Whether the box in front of a name is ticked; None where there is none."""
    found = re.match(r"\s*(?:[-*•]\s*)?(?:([☑✓✔✅]|\[[xX]\])|([☐□]|\[ ?\]))", cell)
    return None if found is None else bool(found[1])


@lru_cache(_REMEMBERED)
def read_person(cell: str) -> Said:
    """The name in a cell, without addresses, telephone numbers, remarks in brackets or behind a dash."""
    text, gone = without_pictures(tidy(cell)), False
    remarks: list[str] = []
    if len(text) > _LONGEST:
        return Said(text)
    for sign in (_MAIL, _PHONE):
        text = sign.sub(" ", text).strip(" ,;")
    if struck := _STRUCK.fullmatch(text):
        text, gone = struck[1], True
    if said := _SALUTATION.match(text):
        text = text[said.end() :]
        remarks.append(said[0].strip())
    while text:
        rest, remark = last_remark(text)
        if rest == text or not rest:
            break
        text = rest
        if remark:
            remarks.insert(0, remark)
    coming = Answer.NO if gone else said_by(remarks)
    name = without_pictures(tidy(text.strip('"“”„«»')))
    inside = ""
    if (found := BRACKETS.search(name)) and not GENERATION.fullmatch(found[1].strip()):
        inside = found[1].strip()
    return Said("" if name.casefold() in _NO_NAME else name, "; ".join(remarks), coming, inside=inside)


def without_inside(said: Said) -> Said:
    """The same without what stands in brackets."""
    return replace(said, name=BRACKETS.sub("", said.name), inside="")


def is_ditto(cell: str) -> bool:
    """Whether a cell says the same as the one above it."""
    return folded(cell.strip()) in _DITTO


def is_placeholder(name: str) -> bool:
    """Whether a text stands in place of a name that is not known yet: `N.N.`, `mit Freundin`."""
    key = key_of(name)
    if key in SEEKS or key in _NOBODY or name.strip(" .-–—?_…") == "":
        return True
    text = folded(name)
    whole = _WITH_SOMEBODY.fullmatch(text.strip()) or _SOMEBODY.fullmatch(text.strip())
    return _SEEKING.search(text) is not None or whole is not None


def capitals_first(name: str) -> int:
    """How many words in front of a name are in capitals, when others follow that are not: `VON UHU Fritz`."""
    words = name.split()
    count = next((at for at, word in enumerate(words) if not (word.isupper() and len(word) > 1)), 0)
    return count if count < len(words) and not any(map(str.isupper, words[count:])) else 0


def surname_first(name: str) -> tuple[str, str] | None:
    """Surname and given name of `Müller, Anna`; None for anything else."""
    surname, comma, given = (part.strip() for part in name.partition(","))
    if not comma or "," in given or not (_is_name(surname) and _is_name(given)):
        return None
    return surname, given


def is_one_surname(text: str) -> bool:
    """Whether a text is one surname, `Müller` or `von Allmen`, rather than given name and surname."""
    return sum(folded(word) not in PARTICLES for word in text.split()) == 1


def _is_name(text: str) -> bool:
    words = text.split()
    return 0 < len(words) <= MOST_WORDS and not any(char.isdigit() or char in "@:" for char in text)


_FREE_PLACE = re.compile(
    r"(.*\w.*?)(?:\s*[/&+]|\s(?:und|and|et|mit|with|avec))\s*(?:[-–—?_.…\s]*)", re.IGNORECASE
)
"""A name beside a place for another one, in which nothing stands: `Anna Bär / ?`."""


def beside_a_free_place(cell: str) -> str | None:
    """The one who stands in a cell made for two; None where there is no such cell."""
    found = _FREE_PLACE.fullmatch(cell[:_LONGEST])
    return None if found is None or two_names(found[1]) else found[1]


_PARTS_OF_ONE = frozenset(" \ufe0f\u200d\u20e3")
_WIDE = re.compile(r"(?<=[^\s] )?[^\S\n]{2,}|\t")
_INITIALS = re.compile(r"([^\W\d_]\. [^\W\d_]{2,}) ([^\W\d_]\. [^\W\d_]{2,})")


def parted(cell: str) -> str:
    """A cell with a line break where a wide gap or an initial parts two whole names."""
    if found := _INITIALS.fullmatch(cell.strip()):
        return f"{found[1]}\n{found[2]}"
    parts = [part for part in _WIDE.split(cell.strip()) if part and part.strip()]
    return "\n".join(parts) if len(parts) == PARTNERS and all(" " in part for part in parts) else cell


def pictures_beside(cell: str) -> str:
    """The emoji at the ends of a cell that are no answer as ticks are; empty where there are none."""
    text = tidy(cell)
    if not any(map(is_picture, text)):
        return ""
    inner = without_pictures(text)
    ends = text.replace(inner, "", 1) if inner != text else ""
    return "".join(sign for sign in ends if sign not in _PARTS_OF_ONE and answer(sign) is Answer.UNKNOWN)


def two_names(cell: str) -> tuple[str, str] | None:
    """The two people in one cell (`Anna & Beat`, `Anna Bär, Beat Uhu`); None where there are not two."""
    if len(cell) > _LONGEST:
        return None
    more = _MORE_PEOPLE.search(cell)
    people = cell if more is None else cell[: more.start()]
    names = [name for name in map(str.strip, JOINTS.split(people)) if any(map(str.isalpha, name))]
    if len(names) == PARTNERS:
        return names[0], names[1] + ("" if more is None else more[0])
    if len(names) == 1 and (parts := surname_first(cell)) and not any(map(is_one_surname, parts)):
        return parts
    return None


def speaks_of_more(remark: str) -> bool:
    """Whether a remark beside a name may be about somebody else who comes along."""
    return any(_SOME_MORE.search(folded(part).strip("()[] ")) for part in remark.split("; "))


def brings_others(answer_: str) -> bool:
    """Whether an answer speaks of somebody else who comes along: `Ich komme mit Fuchs`, `ja, +1`."""
    found = _ALONG.search(folded(answer_))
    return found is not None and speaks_of_more(found[0])


def without_more_people(cell: str) -> tuple[str, str]:
    """A cell without `+1` at its end, and that: so many more come along."""
    found = _MORE_PEOPLE.search(cell)
    return (cell, "") if found is None else (cell[: found.start()], found[0].strip())


def is_no_person(cell: str) -> bool:
    """Whether a cell is surely no person: a title, a date, a question, a line such as `Ort: ...`."""
    text = tidy(cell[:_LONGEST])
    if not text or not any(char.isalpha() for char in text):
        return not any(map(is_picture, text))
    said = text.endswith("?") or _MAIL.fullmatch(text) or _DATE.search(text) or _HEADLINE.search(text)
    return is_label(text) or bool(said) or is_sentence(text)


def is_sentence(text: str) -> bool:
    """Whether a text has more words than the names in it could have, and does not begin with one."""
    most = MOST_WORDS * (PARTNERS if two_names(text) else 1)
    return len(text.split()) > most and not is_whole_in_front(text)


def is_about_the_list(cell: str) -> bool:
    """Whether a row of one cell speaks of the list: `Stand: heute`, `Seite 1 von 2`, a day, a sentence."""
    text = tidy(cell[:_LONGEST])
    said = _HEADLINE.search(text) or _DAY.search(text) or _MAIL.fullmatch(text)
    return is_label(text) or bool(said) or is_sentence(text)


def is_legend(cell: str) -> bool:
    """Whether a cell says what a sign of the list means."""
    return _LEGEND.match(cell) is not None


def is_label(cell: str) -> bool:
    """Whether a cell says something of the list rather than names somebody: `Stand: heute`, a web page."""
    return any(sign.match(cell) is not None for sign in (_WEB, _LABEL, _LEGEND))
