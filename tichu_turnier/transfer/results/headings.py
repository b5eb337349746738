"""What the heading of a column of results can mean, in three languages."""

import re
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from tichu_turnier.folding import folded, folded_heading


class Meaning(StrEnum):
    """What a column says."""

    ROUND = "round"
    TABLE = "table"
    POINTS = "points"
    """Tichu points: of a side where the heading names one, else of both or of the next side."""
    COUNT = "count"
    """How many hands were played."""
    HAND = "hand"
    """Hands in notation, their number, or how many there were: what stands below says which."""
    ONE_HAND = "one-hand"
    """The notation of the hand with a number."""
    NAME = "name"
    ID = "id"
    CALL = "call"
    FIRST_OUT = "first-out"
    DOUBLE = "double"
    AWARDED = "awarded"
    SPECIAL_CARDS_OUT = "special-cards-out"
    NOTE = "note"
    ACCEPTED = "accepted"
    WINNER = "winner"
    LOSER = "loser"
    DIFFERENCE = "difference"
    """By how much the first side won."""
    VICTORY = "victory"
    """Victory points of a side: they follow from the points, and are compared with them."""
    PASSED_OVER = "passed-over"
    """What follows from the rest, or matters to nobody here."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Heading:
    """The meaning of a heading, and of whom or what."""

    meaning: Meaning
    seats: tuple[int, ...] = ()
    """Of a side (0 and 2, 1 and 3) or of one seat."""
    number: int = 0
    """Of a hand, or of a person among two or four."""
    several: bool = False
    """Whether the heading speaks of more than one hand."""
    team: bool = False
    """Whether it can be about a side by name or by its points: `A`, `Team 1`."""


SIDE_A, SIDE_B = (0, 2), (1, 3)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_EXACT = {
    Meaning.ROUND: "round runde ronde r rd rnd manche tour rundennr rundennummer rundenr roundno roundnumber "
    "nodelaronde numerodelaronde roundnr",
    Meaning.TABLE: "table tisch t tischnr tischnummer tableno tablenumber tablenr nodelatable nodetable "
    "numerodelatable numerodetable ndelatable ndetable",
    Meaning.COUNT: "handsplayed gespielt anzahlspiele spielegespielt gespieltespiele donnesjouees "
    "nombrededonnes anzahl played numberofhands nohands anzahlhande anzspiele anzhande spielzahl nbdonnes "
    "nbrededonnes ofhands nofhands nrofhands handcount",
    Meaning.FIRST_OUT: "firstout",
    Meaning.DOUBLE: "double",
    Meaning.AWARDED: "awarded",
    Meaning.SPECIAL_CARDS_OUT: "specialcardsout",
    Meaning.NOTE: "note notiz notizen bemerkung bemerkungen kommentar comment comments remark remarks "
    "remarque remarques notes commentaire",
    Meaning.ACCEPTED: "acceptedbecause",
    Meaning.WINNER: "sieger gewinner winner vainqueur gagnant siegerteam winningteam siegerin "
    "gewinnerteam siegerpaar gewinnerpaar winningpair winningside winnerteam wonby "
    "won wonthematch werhatgewonnen gewonnen gewonnenvon gewinntvon equipegagnante "
    "gagnants vainqueurs gagnepar gagne pairegagnante sieg siegpartei siegerseite "
    "winners",
    Meaning.LOSER: "verlierer loser perdant losers perdants verliererteam verliererpaar losingteam "
    "losingside losingpair lostby lost verloren verlorenvon perdupar perdu "
    "equipeperdante paireperdante unterlegene unterlegen besiegte verliererin",
    Meaning.DIFFERENCE: "differenz difference diff punktedifferenz margin abstand ecart vorsprung "
    "pointdifference",
    Meaning.PASSED_OVER: "datum date tag jour day zeit time heure uhrzeit ende beginn start end fin debut "
    "summe somme sum turnier tournament tournoi phase gruppe group groupe "
    "siegpunkte victorypoints pointsdevictoire sp vp pv zeile line nr no n lfdnr",
}
_MEANING = {word: meaning for meaning, words in _EXACT.items() for word in words.split()}
_HANDS = {"hand": False, "spiel": False, "donne": False, "spielnr": False, "handno": False, "handnr": False}
_HANDS |= {"hands": True, "spiele": True, "donnes": True, "hande": True, "haende": True}
_POINTS = _words(
    "score scores resultat resultate ergebnis ergebnisse punkte points point result total totals totaux "
    "tichupunkte tichupoints pkt pts resultats gesamtpunkte endstand endresultat schlussresultat endergebnis"
)
_PEOPLE = _words(
    "name names namen nom noms team teams equipe equipes paar paare pair pairs paire paires spieler "
    "spielerin spielerinnen joueur joueurs joueuse player players partnerschaft partnerschaften "
    "partnership begegnung paarung pairing match rencontre teilnehmer seats sitz seat place side seite "
    "camp"
)
_COUNTED = _words("spieler spielerin joueur joueuse player name nom sitz seat place")
"""Of these there can be four."""
_SIDES = {
    **dict.fromkeys(_words("a 02 0+2 heim home links left gauche eins"), SIDE_A),
    **dict.fromkeys(
        _words("b 13 1+3 gast away auswarts rechts right droite zwei gegner opponent opponents adversaire"),
        SIDE_B,
    ),
}
_NUMBERED_SIDES = {"1": SIDE_A, "2": SIDE_B}
_BESIDE_POINTS = _words("tichu final finale end schluss")
_VICTORY = _words("sieg siegpunkte victory victoire vp sp pv")
_ONE_HAND = re.compile(r"(?:hand|spiel|donne|h|s|d)(\d{1,2})")
_OWN = re.compile(r"(id|name|call|points)_([0-5])")
_OWN_MEANING = {"id": Meaning.ID, "name": Meaning.NAME, "call": Meaning.CALL, "points": Meaning.PASSED_OVER}
_GLUED = re.compile(r"(punkte|points|score|resultat|total|team|equipe|seite|side|camp|name)(a|b|02|13)")
_WORD = re.compile(r"0\+2|1\+3|[a-z]+|\d+")
_MEMBER = re.compile(r"([ab])([12])")
_MEMBER_SEATS = {("a", "1"): 0, ("a", "2"): 2, ("b", "1"): 1, ("b", "2"): 3}
_UNKNOWN = Heading(Meaning.UNKNOWN)


def heading_of(text: str) -> Heading:
    """What a heading can mean; what stands below its column decides where that is more than one thing."""
    if own := _OWN.fullmatch(text.strip().casefold()):
        return Heading(_OWN_MEANING[own[1]], (int(own[2]),))
    word = folded_heading(text)
    if meaning := _MEANING.get(word):
        return Heading(meaning)
    if word in _HANDS:
        return Heading(Meaning.HAND, several=_HANDS[word])
    if one := _ONE_HAND.fullmatch(word):
        return Heading(Meaning.ONE_HAND, number=int(one[1]))
    glued = _GLUED.fullmatch(word)
    return _of_a_side([glued[1], glued[2]] if glued else _WORD.findall(folded(text)))


def _of_a_side(words: list[str]) -> Heading:
    """A heading of several words, such as `Punkte A`, `Team 2` or `Spieler B1`."""
    left = set(words)
    victory, points, people = left & _VICTORY, left & _POINTS, left & _PEOPLE
    sides = {_SIDES[each] for each in left if each in _SIDES}
    sides |= {_NUMBERED_SIDES[each] for each in left if each in _NUMBERED_SIDES and not sides}
    members = [
        _MEMBER_SEATS[found[1], found[2]] for each in _pairs(words) if (found := _MEMBER.fullmatch(each))
    ]
    rest = left - _VICTORY - _POINTS - _PEOPLE - _SIDES.keys() - {"1", "2", "3", "4", "nr", "no", "de"}
    rest -= _BESIDE_POINTS if points else set()
    if rest or len(sides) > 1:
        return _UNKNOWN
    side: tuple[int, ...] = sides.pop() if sides else ()
    if victory:
        return Heading(Meaning.VICTORY, side) if side else Heading(Meaning.PASSED_OVER)
    if points:
        return Heading(Meaning.POINTS, side)
    if people and members:
        return Heading(Meaning.NAME, (members[0],))
    counted = [int(each) for each in words if each in ("1", "2", "3", "4")]
    if people and counted and (left & _COUNTED or counted[0] > len(SIDE_A)):
        return Heading(Meaning.NAME, side, number=counted[0], team=bool(side))
    return Heading(Meaning.NAME, side, team=bool(side)) if people or side else _UNKNOWN


def _pairs(words: list[str]) -> list[str]:
    return [one + other for one, other in pairwise(words)]
