"""What a heading asks about: only whether somebody comes, who has left, an amount."""

import re

from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.answers import word_set
from tichu_turnier.transfer.lists.column_words import (
    FILLERS,
    OF_THE_EVENT,
    WAYS_TO_MAKE_IT,
    WITHIN,
    Column,
    exact_meaning,
)

_ABOUT_THE_EVENING = word_set(
    "ich nehme komme i je du sie ihr tu vous you are will can it make bist nimmst ist nehmt seid am an "
    "im um zum zur ins on at for to au auch est ce que qu te es as avez tichu abend soir evening night "
    "spielen play jouer mit with avec heute today montag dienstag mittwoch donnerstag freitag samstag "
    "sonntag monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi "
    "vendredi samedi dimanche januar februar marz april mai juni juli august september oktober november "
    "dezember january february march may june july october december janvier fevrier mars avril juin "
    "juillet aout septembre octobre novembre decembre registration inscription anmeldung mo di mi fr sa "
    "so"
)
"""Words around a question whether somebody comes that ask for nothing else."""
_LEAVING = re.compile(
    r"abmeld|abgemeld|absag|abgesag|storn|austritt|warteliste|\bannul|\bcancel|withdr|desist"
    r"|desinscr|wait(?:ing )?list|liste d.attente"
    r"|ruckerst|rueckerst|erstatt|ruckzahl|rueckzahl|zuruck(?:be|ge)?zahlt|zurueck(?:be|ge)?zahlt|refund|rembours"
    r"|reimburs|ruckgabe|zuruckgegeben|ersetz|vertret|\bremplac|\breplace|substitut"
)
"""Who has been paid back has hardly paid to play, and for whom another plays, that one comes."""
_FROM_ROUND = re.compile(
    r"\b(?:ab|von|from|since|starting|des|a partir d\w+)\W*(?:der |the |in |la |le |l')?"
    r"(?:runde|round|ronde|tour|manche)\b|\b(?:erste|first|premiere) (?:runde|round|ronde|manche)\b"
)
_ARRIVAL = re.compile(r"eingecheckt|check|arriv|eingetroffen|angekommen|\bda\b|\bhere\b|est la\b|sur place")
_AMOUNT = re.compile(
    r"betrag|summe|\bamount|\bsum\b|montant|somme|\bchf\b|\beuro?\b|preis|\bprice|\bprix\b|\bfee\b|startgeld"
)
_FEW = 5


def is_plainly_about_coming(cell: str) -> bool:
    """Whether a heading asks for nothing but whether somebody comes: `Kommst du am Samstag?`, `Status`."""
    words = re.findall(r"[^\W_]+", folded(cell))
    if exact_meaning(cell) is not None or (len(words) <= _FEW and WAYS_TO_MAKE_IT.search(folded(cell))):
        return True
    known = next(known for column, known in WITHIN if column is Column.STATUS)
    return all(
        word in known | FILLERS | _ABOUT_THE_EVENING | OF_THE_EVENT or word.isdecimal() for word in words
    )


def is_about_arrival(cell: str) -> bool:
    """Whether a heading asks who has arrived (`Eingecheckt`): who has not may still come."""
    return _ARRIVAL.search(folded(cell)) is not None


def is_about_leaving(cell: str) -> bool:
    """Whether a heading is about who has left or waits, whatever it asks: `Absagegrund`, `Austritt`."""
    return _LEAVING.search(folded(cell)) is not None


def is_about_a_round(cell: str) -> bool:
    """Whether a heading asks from which round on somebody plays: `Ab Runde`."""
    return _FROM_ROUND.search(folded(cell)) is not None


def is_about_an_amount(cell: str) -> bool:
    """Whether amounts of money stand below a heading: `Betrag`, `CHF`."""
    return _AMOUNT.search(folded(cell)) is not None
