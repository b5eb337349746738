"""The column of seeds on the list of entrants, and moving entrants in it."""

from collections.abc import Sequence
from functools import partial

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.tournament.changes import SetSeed
from tichu_turnier.tournament.draws.bracket import seeding_order
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament


class Seeding:
    """The list of seeds of a knock-out: a column with numbers to type over, Alt with up and down to move."""

    def __init__(self, bridge: Bridge, table: Table[Entrant]) -> None:
        self._bridge = bridge
        self._table = table
        self._places: dict[EntrantId, int] = {}
        for key, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            on_keys(table, key, partial(self._move, step), here=True)

    def show_tournament(self, tournament: Tournament) -> None:
        """Who stands where in this snapshot; nobody where the lot decides."""
        seeded = tournament.regulations.knock_out.seeded
        heeded = seeded and "seeded" in format_of(tournament.regulations.format).options
        order = seeding_order(tournament.entrants.values()) if heeded else []
        self._places = {who: place for place, who in enumerate(order, 1)}

    @property
    def shown(self) -> bool:
        return bool(self._places)

    def column(self) -> Column[Entrant]:
        """The number of everybody; another one moves the others down."""
        return Column(
            "entrants-seed", lambda row: str(self._places.get(row.id, "")), RIGHT, width=76, edit=self._type
        )

    def ordered(self, rows: Sequence[Entrant]) -> Sequence[Entrant]:
        return sorted(rows, key=lambda row: self._places[row.id]) if self._places else rows

    def _type(self, row: Entrant, words: str) -> None:
        if words.strip().isdecimal():
            self._seed(row.id, int(words))

    def _move(self, step: int) -> None:
        chosen = self._table.chosen()
        if len(chosen) != 1 or not self._places:
            return
        place = self._places[chosen[0].id] + step
        if 1 <= place <= len(self._places):
            self._seed(chosen[0].id, place)

    def _seed(self, entrant: EntrantId, place: int) -> None:
        self._bridge.do(SetSeed(entrant, place), lambda: self._table.choose(entrant))
