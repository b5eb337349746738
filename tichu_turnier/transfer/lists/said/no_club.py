"""Tell what stands in a column of clubs and is no club: `keiner`, `n/a`, `0`, a tick."""

import re

from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, word_set

_NONE = word_set(
    "keiner keine kein keines keinen keinverein keinclub keinklub keineangabe ohne ohneverein "
    "ohneclub ohneklub vereinslos na nein no non none noclub nil null nix nichts leer aucun aucune "
    "aucunclub sans sansclub pasdeclub rien clubless unattached withoutclub 0 falsch false faux "
    "sansappartenance neant nope nada privat individuel individuelle einzelspieler einzelspielerin "
    "independent independant independante unabhangig gast guest invite invitee"
)
_BESIDE_NONE = word_set(
    "noch yet affiliation verein vereins club klub clubs association societe mitglied mitgliedschaft member "
    "membership zugehorigkeit appartenance zurzeit derzeit momentan aktuell currently actuellement "
    "moment pour le l instant im at the de d in any zur zeit bisher encore einem"
)
"""What may stand beside a word for none: `noch keiner`, `no affiliation`."""
_SAYS_NOTHING = word_set(
    "ja yes oui x j y o wahr true vrai 1 unbekannt unknown inconnu weissnicht tbd tbc offen "
)


def is_no_club(cell: str) -> bool:
    """Whether a cell below `Verein` says that somebody is in none."""
    text = cell.strip()
    if not text.strip("-–—./_ ") or key_of(text) in _NONE:
        return bool(text)
    words = {key_of(word) for word in re.findall(r"[^\W_]+", text)}
    return bool(words & _NONE) and words <= _NONE | _BESIDE_NONE and not any(map(str.isdecimal, text))


def is_unclear_club(cell: str) -> bool:
    """Whether a cell below `Verein` answers without naming a club: `?`, `ja`, `x`."""
    text = cell.strip()
    if not any(map(str.isalnum, text)):
        return bool(text) and not is_no_club(text)
    return key_of(text) in _SAYS_NOTHING or (answer(text) is Answer.MAYBE and len(text.split()) == 1)
