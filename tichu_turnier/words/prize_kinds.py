"""For what a prize is given, in words."""

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
)


def destination_words(to: Destination, texts: Texts) -> str:
    """Such as `Rang 3`, `Letzter Rang`, or the title of a special list; as the director reads it."""
    match to:
        case ForPlace(place):
            return texts("prizes-last") if place == LAST_PLACE else texts("prizes-place", place=place)
        case ForSpecialList(key):
            return texts(f"special-{key}")
        case ForSomebody():
            return texts("prizes-somebody")
