"""Which Booster cards are publicly known, and how much of each?

The pack has 57 text cards. Their texts are not published; 37 of them are named in the answers of the Booster
FAQ (Tichu Booster: Fragen und Antworten), the other 20 nowhere. Nothing stands here that is not said there.
"""

from dataclasses import dataclass
from enum import StrEnum

IN_THE_PACK = 57
TAKEN_FOR_A_CALL = 4
"""So many are taken for a Grand Tichu, or after the hand for a Tichu (Booster FAQ: Ablauf 2 and 10)."""


class Colour(StrEnum):
    """The moment at which a Booster card is played."""

    BLUE = "blue"
    """Before the hand starts; those about pushing before the push."""
    BROWN = "brown"
    """Right before a trick is led; no card of this colour is named publicly."""
    GREEN = "green"
    """At any time; holds until the end of the hand."""
    YELLOW = "yellow"
    """A companion of one's own play."""
    RED = "red"
    """A reaction to what has just happened."""
    UNKNOWN = "unknown"
    """Not said publicly."""


class Public(StrEnum):
    """How much of a card the published answers tell."""

    EFFECT = "effect"
    """What it does follows from the answers."""
    PARTLY = "partly"
    """The answers leave open something that play needs: the engine assumes the least, and says what."""
    NAME = "name"
    """Hardly more than the name and when it is played: the engine knows the moment, not the effect."""


@dataclass(frozen=True, slots=True)
class Booster:
    """One card. Its name in each language is the text `booster-card-<key>`."""

    key: str
    colour: Colour
    public: Public
    concluded: bool = False
    """Whether the colour is not said in so many words but follows from how the card is spoken of."""
    pushing: bool = False
    """Whether it changes how cards are pushed (Booster FAQ: Zufrieden)."""


_BLUE, _GREEN, _YELLOW, _RED, _OPEN = Colour.BLUE, Colour.GREEN, Colour.YELLOW, Colour.RED, Colour.UNKNOWN
_EFFECT, _PARTLY, _NAME = Public.EFFECT, Public.PARTLY, Public.NAME

BOOSTERS: tuple[Booster, ...] = (
    Booster("clairvoyant", _BLUE, _NAME, concluded=True, pushing=True),  # Hellseher
    Booster("positive-thinking", _BLUE, _NAME, concluded=True, pushing=True),  # Positives Denken
    Booster("generous", _BLUE, _NAME, concluded=True, pushing=True),  # Grosszügig
    Booster("content", _BLUE, _EFFECT, concluded=True),  # Zufrieden
    Booster("ouvert", _BLUE, _EFFECT, concluded=True),  # Ouvert
    Booster("back-to-the-roots", _BLUE, _EFFECT, concluded=True),  # Back to the Roots
    Booster("njet", _RED, _EFFECT),  # Njet!
    Booster("scarecrow", _RED, _EFFECT),  # Vogelscheuche
    Booster("rob", _RED, _EFFECT),  # Boosterkarte rauben
    Booster("new-master", _RED, _EFFECT, concluded=True),  # Neues Herrchen
    Booster("recycling", _GREEN, _EFFECT),  # Recycling
    Booster("ice-hockey", _GREEN, _PARTLY),  # Eishockeyteam
    Booster("rainbow", _GREEN, _PARTLY),  # Regenbogen
    Booster("pair-mania", _GREEN, _PARTLY),  # Pärchenmanie
    Booster("flower", _GREEN, _PARTLY),  # Blümlein
    Booster("fast-street", _GREEN, _PARTLY),  # Schnellstrasse
    Booster("skat", _GREEN, _EFFECT, concluded=True),  # Skat
    Booster("level-red", _GREEN, _PARTLY, concluded=True),  # Sicherheitsstufe Rot
    Booster("modesty", _YELLOW, _PARTLY),  # Bescheidenheit
    Booster("fire-bird", _YELLOW, _EFFECT),  # Feuervogel
    Booster("pothole", _YELLOW, _EFFECT),  # Schlagloch
    Booster("four-street", _YELLOW, _EFFECT),  # Viererstrasse
    Booster("ring-street", _YELLOW, _EFFECT),  # Ringstrasse
    Booster("baby-dragon", _YELLOW, _EFFECT),  # Drachenbaby
    Booster("mouse", _YELLOW, _PARTLY, concluded=True),  # Maus
    Booster("push-under", _OPEN, _EFFECT),  # Drunterschieben
    Booster("add", _OPEN, _EFFECT),  # Anlegen
    Booster("help", _OPEN, _EFFECT),  # Hilfe
    Booster("bird-thief", _OPEN, _NAME),  # Vogeldieb
    Booster("spy", _OPEN, _EFFECT),  # Spion
    Booster("change-seats", _OPEN, _EFFECT),  # Sesselrücken
    Booster("dealer", _OPEN, _PARTLY),  # Dealer
    Booster("solo", _OPEN, _NAME),  # Solovorstoss
    Booster("small-is-beautiful", _OPEN, _EFFECT),  # Small is beautiful
    Booster("basta-ya", _OPEN, _EFFECT),  # Basta Ya!
    Booster("super-partner", _OPEN, _EFFECT),  # Superpartner
    Booster("red-card", _OPEN, _EFFECT),  # Die rote Karte
)
BOOSTER_OF_KEY = {each.key: each for each in BOOSTERS}
