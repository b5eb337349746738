"""Tell the headings above others who come along, and whether a cell below them speaks of somebody."""

import re

from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, word_set

_COUNT_OF_PEOPLE = re.compile(
    r"(?:anzahl|anz\.?|wie ?viele|number of|how many|no\. of|nombre(?: de| d.)?|combien(?: de)?)\s*"
    r"(?:\w+ )?(?:personen|leute|platze|plaetze|teilnehmer\w*|spieler\w*|tickets?|billette?|people|persons"
    r"|players|seats|places|participants|personnes|joueurs|billets)?\s*\??|quantity|qty|quantite|personen|tickets"
    r"|platze|plaetze|sitze|seats|places"
)
_GUESTS = re.compile(
    r"(?:(?:anzahl|number of|nombre d.)\s*)?(?:guests|gaste|invites|begleitpersonen|begleitung"
    r"|accompagnants|\+ ?1)"
)
_PEOPLE = (
    r"\w*(?:spieler|person|teilnehm|leute|name|player|people|particip|joueu|nom|mitglied|member|freund|friend"
    r"|amis?\b)"
)
_OTHERS = re.compile(
    r"begleit|\bguests\b|\bgaste\b|\binvites\b|accompagn|companion|\+ ?1|plus one"
    rf"|\b(?:weitere\w*|andere\w*|zusatzliche\w*|other|additional|further|autres?)\s+{_PEOPLE}"
    r"|\bwer (?:kommt )?noch\b|\bnoch jemand|\bwho else|\banyone else|\bqui d.autre|quelqu.un d.autre"
)
_ALONE = word_set(
    "allein alleine alone solo seul seule nurich justme onlyme moiseul moiseule niemand nobody noone "
    "personne keine keiner aucun aucune none"
)
_ADDED = re.compile(r"^\+\s*[1-9](?:\s+\D*)?$|\bzu (?:zweit|dritt|viert)\b|\bplus one\b")
"""What says below whatever heading that others come along."""
_NUMBER = re.compile(r"\s*(\d{1,2})\b")


def more_people(cell: str) -> int | None:
    """From which number on a column with that heading says that others come along; None where none does.

    Below `Anzahl Personen` it is 2, below `Guests` 1.
    """
    text = folded(cell).strip(" *:?")
    return 2 if _COUNT_OF_PEOPLE.fullmatch(text) else 1 if _GUESTS.fullmatch(text) else None


def names_others(heading: str) -> bool:
    """Whether a heading asks who else comes: `Begleitung`, `weitere Spieler`, `Who else?`."""
    return _OTHERS.search(folded(heading)) is not None


def speaks_of_others(cell: str, least: int) -> bool:
    """Whether a cell below such a heading tells of somebody: a number from `least` on, or words."""
    if answer(cell) in (Answer.NO, Answer.NOTHING) or key_of(cell) in _ALONE:
        return False
    number = _NUMBER.match(cell)
    return number is None or int(number[1]) >= least


def adds_others(cell: str) -> bool:
    """Whether a cell says below whatever heading that others come along: `+1`, `zu zweit`."""
    return _ADDED.search(folded(cell)) is not None
