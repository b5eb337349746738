"""Tell what stands in a column of clubs and is no club: `keiner`, `n/a`, `0`, a tick."""

from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, word_set

_NONE = word_set(
    "keiner keine kein keines keinen keinverein keinclub keinklub keineangabe ohne ohneverein "
    "ohneclub ohneklub vereinslos na nein no non none noclub nil null nix nichts leer aucun aucune "
    "aucunclub sans sansclub pasdeclub rien clubless unattached withoutclub 0 falsch false faux "
    "sansappartenance neant nope nada privat individuel "
)
_SAYS_NOTHING = word_set(
    "ja yes oui x j y o wahr true vrai 1 unbekannt unknown inconnu weissnicht tbd tbc offen "
)


def is_no_club(cell: str) -> bool:
    """Whether a cell below `Verein` says that somebody is in none."""
    text = cell.strip()
    return bool(text) and (not text.strip("-–—./_ ") or key_of(text) in _NONE)


def is_unclear_club(cell: str) -> bool:
    """Whether a cell below `Verein` answers without naming a club: `?`, `ja`, `x`."""
    text = cell.strip()
    if not any(map(str.isalnum, text)):
        return bool(text) and not is_no_club(text)
    return key_of(text) in _SAYS_NOTHING or (answer(text) is Answer.MAYBE and len(text.split()) == 1)
