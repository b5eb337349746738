"""Which tables and names does the seat plan of a round show?"""

from collections.abc import Iterator, Sequence

from tichu_turnier.desk.hand_draw import typed_order
from tichu_turnier.gui.draw.seat_plan_layout import Card, Place, Spot
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import boards_at

_LETTERS, _LETTERS_OF_SIX = "ABCDE", "ABECDF"
_ON_A_BENCH = 4
_FIFTH = 4


def seat_cards(tournament: Tournament, drawn: Round, texts: Texts) -> tuple[Card, ...]:
    """The tables in their order, at last those who sit out."""
    return (
        *(_table(tournament, drawn.number, seating, texts) for seating in drawn.tables),
        *_benches(tournament, drawn.sitting_out, texts),
    )


def _table(tournament: Tournament, number: int, seating: Seating, texts: Texts) -> Card:
    partners = tournament.regulations.one_a_side
    people = typed_order(seating)
    lines = (1,) if partners else (2, 4) if len(people) > _FIFTH else (2,)
    if seating.sixth is not None:
        people, lines = (*seating.first_seats[0::2], *seating.first_seats[1::2]), (3,)
    return Card(
        texts("exchange-table", table=seating.table),
        tuple(_seats(tournament, people)),
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


def _seats(tournament: Tournament, people: Sequence[EntrantId | None]) -> Iterator[Spot]:
    """One side above the other, as the match begins; letters where partners change."""
    changing = tournament.regulations.stages > 1 or len(people) > _FIFTH
    letters = _LETTERS_OF_SIX if len(people) == len(_LETTERS_OF_SIX) else _LETTERS
    for row, who in enumerate(people):
        if who is not None:
            yield Spot(Place(who), _name(tournament, who), row, letters[row] if changing else "")


def _benches(tournament: Tournament, resting: Sequence[EntrantId], texts: Texts) -> Iterator[Card]:
    title = texts("exchange-bye" if tournament.regulations.one_a_side else "exchange-sits-out")
    for start in range(0, len(resting), _ON_A_BENCH):
        bench = resting[start : start + _ON_A_BENCH]
        spots = (Spot(Place(who), _name(tournament, who), row) for row, who in enumerate(bench))
        yield Card(title, tuple(spots))


def _name(tournament: Tournament, who: EntrantId) -> str:
    known = tournament.entrants.get(who)
    return f"{who}?" if known is None else known.name
