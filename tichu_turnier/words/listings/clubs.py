"""The columns of the places of clubs."""

from collections.abc import Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.scoring.clubs import ClubPlace
from tichu_turnier.words.listings.listing import Align, Cell, Field, Listing, amount_cell, listing, number
from tichu_turnier.words.names import shown_name


def clubs_listing(clubs: Sequence[ClubPlace], texts: Texts) -> Listing:
    """A line a club, with those whose points count."""
    right = Align.RIGHT
    fields: dict[str, Field[ClubPlace]] = {
        "place": Field("sheets-place", lambda at: number(at.place, strong=at.place == 1), right),
        "club": Field("sheets-club", lambda at: Cell(at.club, strong=at.place == 1), weight=1),
        "best": Field("sheets-name", lambda at: Cell(", ".join(map(shown_name, at.best))), weight=2),
        "victory": Field("sheets-victory-points", lambda at: amount_cell(at.victory_points, texts), right),
        "tichu": Field("sheets-tichu-points", lambda at: amount_cell(at.tichu_points, texts), right),
    }
    return listing(fields, " ".join(fields), clubs, texts)
