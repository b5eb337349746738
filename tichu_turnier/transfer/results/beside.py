"""What stands beside the points of a row and may say something else: who won, by how much, if it counts.

What a heading is about decides what must be asked: a walkover, a no-show or exchanged sides wherever the cell
does not say no; a confirmation or a check wherever it does not say yes.
"""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.transfer.results.hands import SHOWN
from tichu_turnier.transfer.results.numbers import whole_amount


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


class Weight(StrEnum):
    """What a column that is not read may do to the rest of its row."""

    NONE = "none"
    AGAINST = "against"
    """Whoever says yes says that the points do not count as they stand."""
    FOR = "for"
    """Whoever does not say yes says the same."""
    WHOSE = "whose"
    """From whose side the points are counted."""


_AGAINST = re.compile(
    r"forfa|walk ?over|\bw ?\W? ?o\b|kampflos|no.?show|not.?played|nicht|pas joue|non joue|unplayed"
    r"|ungespielt|not? (?:appear|show|valid|confirm)|unconfirmed|unbestat|unverifi|abwesend|absent"
    r"|swap|tausch|umgekehr|umgedreh|invers|revers|echang|permut|exchang|annul|cancel|void|ungult"
    r"|invalid|storn|disput|litig|protest|einspruch|streit|strittig|penal|straf|disq|abgebroch"
    r"|abandon|interromp|wiederhol|repeat|replay|korrig|corrig|correct|provis|vorlauf|offen|pending"
    r"|attente|unklar|falsch|fehler|wrong|error|erreur|\bfaux\b|\bbye\b|freilos|exempt|aufgegeb"
    r"|entwurf|\bdraft|brouillon|aufgabe|retired|conced|gestrich|deleted|geloscht|supprim"
)
_FOR = re.compile(
    r"confirm|bestat|check|kontroll|control|verifi|gepruft|pruf|valid|approv|genehm|signed|signe"
    r"|unterschr|visa|visum|played|gespielt|joue|angetret|erschien|present|gultig|gewertet|counts"
    r"|zahlt|compte|final|definit|right|richtig|\bjuste\b|\bok\b|status|state|\betat\b|zustand"
    r"|accepted|akzept"
)
_OTHER_POINTS = re.compile(r"(?<![\d.:/-])(?=.{0,8}\d{3})-?\d{1,4} ?[:/-] ?-?\d{1,4}(?![\d.:/-])")
_WHOSE = re.compile(
    r"(?:side|seite|camp|cote|team of|perspe\w*|(?:points?|punkte|score|result\w*) (?:for|fur|pour|of"
    r"|von|de)|richtung|sens)"
)
_YES = _words(
    "ja j yes y oui o x 1 true wahr vrai ok okay gut good bon \N{CHECK MARK} "
    "\N{HEAVY CHECK MARK} done fertig erledigt gespielt played joue beendet abgeschlossen "
    "termine final definitiv bestatigt confirmed confirme gultig valid valide checked gepruft "
    "verifie richtig correct juste complete completed komplett normal"
)
_NO = _words(
    "nein n no non 0 false falsch faux - \N{EN DASH} \N{EM DASH} keine keiner kein none aucun "
    "aucune nie never /"
)
_SIDE_WORDS: Mapping[str, int] = {
    **dict.fromkeys(_words("a 1 02 0+2 heim home links left gauche eins one un domicile"), 0),
    **dict.fromkeys(_words("b 2 13 1+3 gast away rechts right droite zwei two deux exterieur"), 1),
    **dict.fromkeys(_words("gegner opponent opponents adversaire guest gaste visiteur"), 1),
}
_AROUND_A_SIDE = _words(
    "team teams paar pair paire equipe seite side camp mannschaft partei punkte points spieler "
    "player name nr no"
)
_TIES = _words(
    "unentschieden remis draw drawn tie tied even egalite nul match_nul gleichstand gleich egal "
    "beide both keiner keine niemand none nobody aucun personne - = \N{EN DASH}"
)


_FOLLOWING = ("difference", "victory_a")
"""Columns that follow from the totals."""


def weight_of(heading: str) -> Weight:
    """What a heading that is not read is about."""
    words = " ".join(re.findall(r"[\w.+/]+", folded(heading)))
    if _AGAINST.search(words):
        return Weight.AGAINST
    if _WHOSE.fullmatch(words):
        return Weight.WHOSE
    return Weight.FOR if _FOR.search(words) else Weight.NONE


def speaks_against(weight: Weight, cell: str) -> bool:
    """Whether a cell of such a column says that the points may not count as they stand.

    An empty one does where some rows are confirmed: this one is not.
    """
    word = folded(cell).strip(" .!")
    if weight is Weight.AGAINST:
        return bool(word) and word not in _NO
    if weight is Weight.FOR:
        return word not in _YES
    return weight is Weight.WHOSE and bool(word)


def is_objection(note: str) -> bool:
    """Whether a remark says that the points beside it may not count as they stand: `ungültig`, `vertauscht!`.

    So does one that asks, or has other points in it.
    """
    words = folded(note)
    return "?" in note or _OTHER_POINTS.search(words) is not None or _AGAINST.search(words) is not None


def is_yes(cell: str) -> bool:
    return folded(cell).strip(" .!") in _YES


def is_no(cell: str) -> bool:
    return folded(cell).strip(" .!") in _NO


def side_called(text: str) -> int | None:
    """The side that `A`, `Team 2` or `Gast` is, counted as the row counts its points; None for names."""
    words = [word for word in re.findall(r"0\+2|1\+3|\w+", folded(text)) if word not in _AROUND_A_SIDE]
    return _SIDE_WORDS.get(words[0]) if len(words) == 1 else None


def says_tie(text: str) -> bool:
    """Whether a cell about who won says that nobody did."""
    return folded(text).strip(" .!").replace(" ", "_") in _TIES


def contradictions(row: Row, at: Mapping[str, int], totals: tuple[int, int]) -> Iterator[Finding]:
    """Questions where a difference, or the victory points of both sides, do not follow from the totals."""
    a, b = totals
    if at.keys().isdisjoint(_FOLLOWING):
        return
    said = whole_amount(row.cell(at.get("difference", -1)))
    if said is not None and said != a - b and (said < 0 or said != b - a):
        yield _other(f"{a}:{b}", row.cell(at["difference"]))
    one, other = (whole_amount(row.cell(at.get(name, -1))) for name in ("victory_a", "victory_b"))
    if one is not None and other is not None and _sign(one - other) != _sign(a - b):
        yield _other(f"{a}:{b}", f"{one}:{other}")


def _other(points: str, said: str) -> Finding:
    return Finding("reading-says-other", Severity.QUESTION, {"score": points, "text": said[:SHOWN]})


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
