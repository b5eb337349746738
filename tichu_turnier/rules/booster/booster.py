"""The Booster cards that are publicly known.

The pack has 57 text cards. Their texts are not published; 37 of them are named in the answers of the Booster
FAQ (Tichu Booster: Fragen und Antworten), the other 20 nowhere. Nothing stands here that is not said there.
"""

from dataclasses import dataclass
from enum import StrEnum


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
    """One card."""

    key: str
    name: str
    """As printed; there are German cards only."""
    colour: Colour
    public: Public
    concluded: bool = False
    """Whether the colour is not said in so many words but follows from how the card is spoken of."""
    pushing: bool = False
    """Whether it changes how cards are pushed (Booster FAQ: Zufrieden)."""


_BLUE, _GREEN, _YELLOW, _RED, _OPEN = Colour.BLUE, Colour.GREEN, Colour.YELLOW, Colour.RED, Colour.UNKNOWN
_EFFECT, _PARTLY, _NAME = Public.EFFECT, Public.PARTLY, Public.NAME

BOOSTERS: tuple[Booster, ...] = (
    Booster("clairvoyant", "Hellseher", _BLUE, _NAME, concluded=True, pushing=True),
    Booster("positive-thinking", "Positives Denken", _BLUE, _NAME, concluded=True, pushing=True),
    Booster("generous", "Grosszügig", _BLUE, _NAME, concluded=True, pushing=True),
    Booster("content", "Zufrieden", _BLUE, _EFFECT, concluded=True),
    Booster("ouvert", "Ouvert", _BLUE, _EFFECT, concluded=True),
    Booster("back-to-the-roots", "Back to the Roots", _BLUE, _PARTLY, concluded=True),
    Booster("njet", "Njet!", _RED, _EFFECT),
    Booster("scarecrow", "Vogelscheuche", _RED, _EFFECT),
    Booster("rob", "Boosterkarte rauben", _RED, _EFFECT),
    Booster("new-master", "Neues Herrchen", _RED, _EFFECT, concluded=True),
    Booster("recycling", "Recycling", _GREEN, _EFFECT),
    Booster("ice-hockey", "Eishockeyteam", _GREEN, _PARTLY),
    Booster("rainbow", "Regenbogen", _GREEN, _PARTLY),
    Booster("pair-mania", "Pärchenmanie", _GREEN, _PARTLY),
    Booster("flower", "Blümlein", _GREEN, _PARTLY),
    Booster("fast-street", "Schnellstrasse", _GREEN, _PARTLY),
    Booster("skat", "Skat", _GREEN, _EFFECT, concluded=True),
    Booster("level-red", "Sicherheitsstufe Rot", _GREEN, _PARTLY, concluded=True),
    Booster("modesty", "Bescheidenheit", _YELLOW, _PARTLY),
    Booster("fire-bird", "Feuervogel", _YELLOW, _EFFECT),
    Booster("pothole", "Schlagloch", _YELLOW, _EFFECT),
    Booster("four-street", "Viererstrasse", _YELLOW, _EFFECT),
    Booster("ring-street", "Ringstrasse", _YELLOW, _EFFECT),
    Booster("baby-dragon", "Drachenbaby", _YELLOW, _PARTLY),
    Booster("mouse", "Maus", _YELLOW, _PARTLY, concluded=True),
    Booster("push-under", "Drunterschieben", _OPEN, _EFFECT),
    Booster("add", "Anlegen", _OPEN, _EFFECT),
    Booster("help", "Hilfe", _OPEN, _EFFECT),
    Booster("bird-thief", "Vogeldieb", _OPEN, _NAME),
    Booster("spy", "Spion", _OPEN, _EFFECT),
    Booster("change-seats", "Sesselrücken", _OPEN, _EFFECT),
    Booster("dealer", "Dealer", _OPEN, _PARTLY),
    Booster("solo", "Solovorstoss", _OPEN, _NAME),
    Booster("small-is-beautiful", "Small is beautiful", _OPEN, _EFFECT),
    Booster("basta-ya", "Basta Ya!", _OPEN, _EFFECT),
    Booster("super-partner", "Superpartner", _OPEN, _EFFECT),
    Booster("red-card", "Die rote Karte", _OPEN, _EFFECT),
)
BOOSTER_OF_KEY = {each.key: each for each in BOOSTERS}
