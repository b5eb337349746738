"""Tell what heads some rows of a list: a section (`Warteliste`, `Can't go (2)`), a group (`Damen`)."""

import re
from dataclasses import dataclass

from tichu_turnier.folding import folded
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, word_set

_SECTIONS = {
    Answer.NO: word_set(
        "abgemeldet abgemeldete abgesagt absage absagen abmeldung abmeldungen abwesend abwesende "
        "storniert verhindert entschuldigt nichtdabei kommtnicht kommennicht nein cancelled canceled "
        "cancellations declined withdrawn notcoming absent absents annule annules annulees desistement "
        "desistements desistes excuses nevientpas neviennentpas"
    ),
    Answer.WAITING: word_set(
        "warteliste ersatz ersatzliste ersatzleute nachruecker nachrucker reserveliste reserve reserven "
        "waitinglist waitlist reserves standby listedattente enattente"
    ),
    Answer.MAYBE: word_set("vielleicht unsicher evtl eventuell maybe unsure tentative peutetre incertains"),
    Answer.YES: word_set(
        "angemeldet angemeldete anmeldungen anmeldung zusage zusagen zugesagt dabei teilnehmer teilnehmende "
        "coming confirmed registered going attending inscrits participants presents anwesend"
    ),
}
"""What heads the rows below it, and what it says of all of them."""
_GROUP = re.compile(
    r"(?:damen|herren|frauen|manner|maedchen|madchen|knaben|jungen|junioren|juniorinnen|senioren|seniorinnen|mitglieder"
    r"|gaste|gaeste|vorstand|anfanger|fortgeschrittene|kinder|erwachsene|ladies|gentlemen|men|women|juniors|seniors"
    r"|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday"
    r"|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|confirmes|avances|advanced"
    r"|members|guests|beginners|kids|adults|dames|messieurs|hommes|femmes|membres|invites|debutants|enfants|adultes"
    r"|(?:tisch|table|gruppe|group|groupe|equipe|runde|round|ronde|block|bloc|kategorie|category|categorie|pool)"
    r"\s*(?:nr\.?\s*)?[a-h0-9]{1,2})\s*:?"
)
"""What heads some rows of a list: a group, a table."""
_LABEL = re.compile(
    r"(?:(?P<pair>(?:team|paar|pair|paire|duo|[ée]quipe|partnerschaft|partnership)\s*(?:nr\.?\s*)?(?:\d{1,3}|[a-h]))"
    r"|(?P<table>(?:tisch|table|gruppe|group|groupe)\s*(?:nr\.?\s*)?(?:\d{1,3}|[a-h]))"
    r"|(?P<other>[^\W\d_][^:]{1,40}?))\s*:\s+(?P<rest>[^\W\d_].*)",
    re.IGNORECASE,
)
_OF_FILES = word_set(
    "turnier tichu tournament tournoi liste list der die von vom zum of the for de des du la le pour am neu "
    "new kopie copy copie final januar februar marz april mai juni juli august september oktober november "
    "dezember january february march may june july october december"
)
"""What stands in names of files and says nothing of what is in them."""
_COUNT = re.compile(r"\(?\d+(?:\s?/\s?\d+)?\)?$")
_RULES = "-–—=_*#~"
_BOLD = "*_"
"""What a chat makes letters bold or slanted by."""
_LONGEST = 80


def is_group(cell: str) -> bool:
    """Whether a cell heads the rows below it: `Damen`, `Tisch 1`, `Gruppe A`."""
    return _GROUP.fullmatch(folded(tidy(cell[:_LONGEST]))) is not None


def is_bold(cell: str) -> bool:
    """Whether the whole of a cell stands between the signs by which a chat makes letters bold."""
    text = cell.strip()
    return len(text) > len("**") and text[0] == text[-1] and text[0] in _BOLD


def section_of(cell: str) -> Answer | None:
    """What a heading among the rows of a list says of those below it; None for a cell that is none.

    With a count, between dashes or in bold letters (`Can't go (2)`, `--- ab hier Warteliste ---`,
    `*Weiss noch nicht*`) any words may say it.
    """
    text = tidy(cell[:_LONGEST])
    words = text.strip(f"{_RULES}: ")
    count = _COUNT.search(words)
    words = words[: count.start()].rstrip(": ") if count else words
    key = key_of(words)
    said = next((said for said, known in _SECTIONS.items() if key in known), None)
    if said is not None or not (count or is_bold(text) or text[:2].strip(_RULES) == "" or text.endswith(":")):
        return said
    return answer(words) if answer(words) in _SECTIONS else None


@dataclass(frozen=True, slots=True)
class Label:
    """What stands in front of the names of a line: `Team 1: Anna Bär`."""

    words: str
    """What a team may call itself; empty for a number of a pair or a table."""
    rest: str
    is_pair: bool
    """Whether two people stand behind it, and nobody else."""


def label_of(cell: str) -> Label | None:
    """The label in front of a name; None where there is none."""
    found = _LABEL.fullmatch(cell.strip())
    if found is None or section_of(found["other"] or "") is not None:
        return None
    return Label(found["other"] or "", found["rest"], found["pair"] is not None)


def said_of_sheet(title: str) -> Answer:
    """What the name of a sheet says of all who stand on it: `Absagen`, `Warteliste`; of others nothing."""
    said = section_of(title) or Answer.NOTHING
    return Answer.NOTHING if said is Answer.YES else said


def said_by_title(title: str) -> Answer:
    """What the name of a file says of all in it: `Absagen`, `Tichu-Turnier_Absagen_2026`.

    What begins so and goes on (`Absagen Teich`) leaves it open; others are no such names.
    """
    every = re.findall(r"[^\W\d_]+", title)
    words = [word for word in every if key_of(word) not in _OF_FILES]
    for some in (every, words):
        if (whole := said_of_sheet(" ".join(some))) is not Answer.NOTHING or not some:
            return whole
    said = {found for word in words if (found := section_of(word)) is not None}
    begins = section_of(words[0]) is not None and Answer.YES not in said
    return Answer.MAYBE if begins else Answer.NOTHING


def labelled(cell: str) -> tuple[str, str] | None:
    """A section and the first name of it in one cell (`Zusagen: Anna Bär`); None for anything else."""
    label, colon, rest = cell.partition(": ")
    return (label, rest.strip()) if colon and rest.strip() and section_of(label) is not None else None
