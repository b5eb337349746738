"""What is given away, and how does a director type it?"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractItemView

from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
)
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import PODIUM
from tichu_turnier.tournament.scoring.special_lists import GRAND_TICHUS, SPECIAL_LISTS
from tichu_turnier.words.prize_kinds import destination_words

_MOST_PLACES = 100


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A line to type a prize into; one more is always free for whom the director names."""

    to: Destination
    number: int
    what: str = ""


class PrizeList(Table[PrizeLine]):
    """Places, the last place, special lists, and whom the director names; a prize is typed beside each.

    `save` is told the whole new list.
    """

    def __init__(self, texts: Texts, save: Callable[[tuple[Prize, ...]], None]) -> None:
        self.texts, self._save = texts, save
        columns: list[Column[PrizeLine]] = [
            Column("prizes-to", self._to, tip=self._to),
            Column("prizes-what", lambda line: line.what, tip=lambda line: line.what, edit=self._typed),
        ]
        super().__init__(RowsModel(columns, texts, lambda line: (line.to, line.number)))
        edit = QAbstractItemView.EditTrigger
        self.setEditTriggers(edit.EditKeyPressed | edit.DoubleClicked | edit.AnyKeyPressed)
        self.activated.connect(lambda at: self.edit(self.rows.index(at.row(), 1)))

    def show_prizes(self, tournament: Tournament) -> None:
        """The lines for this tournament."""
        self.rows.show(tuple(prize_lines(tournament)))

    def _to(self, line: PrizeLine) -> str:
        return destination_words(line.to, self.texts)

    def _typed(self, line: PrizeLine, words: str) -> None:
        """Saves the list with this line, and goes on to the next."""
        lines = (PrizeLine(line.to, line.number, words) if each == line else each for each in self.rows.rows)
        self._save(tuple(Prize(each.to, each.what) for each in lines if each.what.strip()))
        place = self.rows.position((line.to, line.number))
        if place is not None:
            after = min(place + 1, len(self.rows.rows) - 1)
            QTimer.singleShot(0, lambda: self.setCurrentIndex(self.rows.index(after, 1)))


def prize_lines(tournament: Tournament) -> Iterator[PrizeLine]:
    """A line for each prize, and an empty one wherever there could be one."""
    for to in _destinations(tournament):
        given = [prize.what for prize in tournament.prizes if prize.to == to]
        free = [""] if not given or to == ForSomebody() else []
        for number, what in enumerate([*given, *free]):
            yield PrizeLine(to, number, what)


def _destinations(tournament: Tournament) -> Sequence[Destination]:
    """Everything that a prize can be for: what nearly every club gives first, then the other places."""
    people = sum(entrant.ranks for entrant in tournament.entrants.values())
    given = [prize.to.place for prize in tournament.prizes if isinstance(prize.to, ForPlace)]
    places = max(PODIUM, min(people, _MOST_PLACES), *given)
    lists = [key for key in SPECIAL_LISTS if key != GRAND_TICHUS or tournament.regulations.rules.grand_tichu]
    return [
        *(ForPlace(place) for place in range(1, PODIUM + 1)),
        ForPlace(LAST_PLACE),
        *(ForSpecialList(key) for key in lists),
        ForSomebody(),
        *(ForPlace(place) for place in range(PODIUM + 1, places + 1)),
    ]
