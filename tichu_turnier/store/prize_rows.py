"""How do prizes lie in rows?"""

from collections.abc import Iterator, Sequence

from tichu_turnier.store.columns import integer, text
from tichu_turnier.store.journal import Row, Scalar
from tichu_turnier.store.rows import TableRow
from tichu_turnier.tournament.model.prizes import Destination, ForPlace, ForSomebody, ForSpecialList, Prize


def prize_rows(prizes: Sequence[Prize]) -> Iterator[TableRow]:
    """One row for each, in their order."""
    for position, prize in enumerate(prizes):
        yield "prize", {"position": position, **_destination_row(prize.to), "what": prize.what}


def prizes_of(rows: Sequence[Row]) -> tuple[Prize, ...]:
    """The prizes in these rows."""
    return tuple(Prize(_destination(row), text(row["what"])) for row in rows)


def _destination_row(to: Destination) -> dict[str, Scalar]:
    match to:
        case ForPlace(place):
            return {"kind": "place", "place": place, "list": None}
        case ForSpecialList(key):
            return {"kind": "list", "place": None, "list": key}
        case ForSomebody():
            return {"kind": "somebody", "place": None, "list": None}


def _destination(row: Row) -> Destination:
    match row["kind"]:
        case "place":
            return ForPlace(integer(row["place"]))
        case "list":
            return ForSpecialList(text(row["list"]))
        case _:
            return ForSomebody()
