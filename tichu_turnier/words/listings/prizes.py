"""The columns of the prizes, and what each is for in words."""

from collections.abc import Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
)
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.words.listings.listing import Cell, Listing, headed
from tichu_turnier.words.names import shown_name


def destination_words(to: Destination, texts: Texts) -> str:
    """Such as `Rang 3`, `Letzter Rang`, or the title of a special list; as the director reads it."""
    match to:
        case ForPlace(place):
            return texts("prizes-last") if place == LAST_PLACE else texts("prizes-place", place=place)
        case ForSpecialList(key):
            return texts(f"special-{key}")
        case ForSomebody():
            return texts("prizes-somebody")


def prizes_listing(tournament: Tournament, winners: Sequence[Sequence[EntrantId]], texts: Texts) -> Listing:
    """A line a prize in the order of the list, as the winners read it: they do not care who decides."""

    def to(prize: Prize) -> str:
        return (
            texts("papers-special-prize") if prize.to == ForSomebody() else destination_words(prize.to, texts)
        )

    columns = (
        headed("prizes-to", texts),
        headed("prizes-what", texts, weight=1),
        headed("sheets-name", texts, weight=1),
    )
    rows = (
        (
            Cell(to(prize), strong=True),
            Cell(prize.what),
            Cell(", ".join(shown_name(tournament.entrants[each]) for each in who)),
        )
        for prize, who in zip(tournament.prizes, winners, strict=True)
    )
    return Listing(columns, tuple(rows))
