"""Which tables and names does the seat plan of a round show?"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain

from tichu_turnier.gui.draw.seat_plan_layout import Card, Place, Spot
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import boards_at
from tichu_turnier.tournament.tables.table import table_of

_ON_A_BENCH = 4


def seat_cards(tournament: Tournament, drawn: Round, texts: Texts) -> tuple[Card, ...]:
    """The tables in their order, at last those who sit out."""
    return (
        *(_table(tournament, drawn.number, seating, texts) for seating in drawn.tables),
        *_benches(tournament, drawn.sitting_out, texts),
    )


def _table(tournament: Tournament, number: int, seating: Seating, texts: Texts) -> Card:
    table = table_of(seating, tournament.regulations)
    people = tuple(chain(*table.groups))
    lines = tuple(accumulate(len(group) for group in table.groups[:-1]))
    return Card(
        texts("exchange-table", table=seating.table),
        tuple(_seats(tournament, people, table.letters if table.letters_help else {})),
        Place(seating.table, whole_table=True),
        _note(tournament, number, seating, texts),
        (people.index(None), texts("exchange-open-hand")) if None in people else None,
        lines,
    )


def _note(tournament: Tournament, number: int, seating: Seating, texts: Texts) -> str:
    """That it has a result, else which prepared hands are played there."""
    if (number, seating.table) in tournament.results:
        return texts("exchange-played")
    return (
        texts("boards-numbers", **boards_at(seating, tournament.regulations)) if seating.first_board else ""
    )


def _seats(
    tournament: Tournament, people: Iterable[EntrantId | None], letters: Mapping[EntrantId, str]
) -> Iterator[Spot]:
    """One side above the other, as the match begins."""
    for row, who in enumerate(people):
        if who is not None:
            yield Spot(Place(who), _name(tournament, who), row, letters.get(who, ""))


def _benches(tournament: Tournament, resting: Sequence[EntrantId], texts: Texts) -> Iterator[Card]:
    title = texts("exchange-bye" if tournament.regulations.one_a_side else "exchange-sits-out")
    for start in range(0, len(resting), _ON_A_BENCH):
        bench = resting[start : start + _ON_A_BENCH]
        spots = (Spot(Place(who), _name(tournament, who), row) for row, who in enumerate(bench))
        yield Card(title, tuple(spots))


def _name(tournament: Tournament, who: EntrantId) -> str:
    known = tournament.entrants.get(who)
    return f"{who}?" if known is None else known.name
