"""The search at the door: Enter checks in whom it finds, and the keyboard stays where it is."""

from collections.abc import Callable
from functools import partial

from tichu_turnier.desk.check_in import ALIKE, arrival, arrival_note, by_code, by_name, called, nearest_code
from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.fields import button, search_field
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.gui.entrants.desk_line import DeskLine
from tichu_turnier.gui.screen import Screen
from tichu_turnier.tournament.changes import SetPaid
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import is_right, read_code
from tichu_turnier.tournament.registration.overview import is_here


class Door:
    """The field for names and codes, and the button that registers a name which nobody has.

    Names are typed here one after the other by somebody who looks at those who come: what is not understood
    is said, and stays in the field, chosen, so that the next name takes its place.
    """

    def __init__(
        self,
        screen: Screen,
        model: RowsModel[Entrant],
        desk_line: DeskLine,
        register: Callable[[str], object],
    ) -> None:
        """`model` has the rows that are found; `register` takes a name to where new ones are registered."""
        self._screen, self._model, self._desk_line, self._register = screen, model, desk_line, register
        texts = screen.texts
        self._asked: tuple[str, EntrantId] | None = None
        """What was typed, and who with a name like that may be meant: Enter once more says so."""
        self.search = search_field(texts, texts("entrants-search"), "search")
        self.search.textEdited.connect(lambda _: self._forget())
        tip = texts("entrants-enrol-tip")
        self.enrol = button(texts("entrants-enrol"), self.take_along, "", "add", tip, name="enrol")
        self.enrol.hide()

    def found(self, tournament: Tournament) -> tuple[Entrant, ...]:
        """Whom the search finds; a code finds its entrant, a wrong one the nearest."""
        text, part = self.search.text(), self._desk_line.part(tournament)
        code = read_code(text)
        if code is None:
            return search(text, part, entrant_text)
        if is_right(tournament, code):
            return (tournament.entrants[code[0]],)
        nearest = nearest_code(tournament, text.strip().upper())
        return () if nearest is None else (nearest,)

    def show_offer(self, tournament: Tournament) -> None:
        """A name that nobody on the whole list has can be registered."""
        text = self.search.text()
        is_name = bool(text.strip()) and read_code(text) is None
        self.enrol.setVisible(is_name and not called(text, tournament.entrants.values()))

    def take_along(self) -> None:
        """What was searched for goes to where new ones are registered."""
        text = self.search.text()
        self.search.clear()
        self._register(text)

    def arrive(self, *, paid: bool = False) -> None:
        """Whoever is meant is here; who is so already is said to be."""
        tournament, bridge = self._screen.tournament, self._screen.bridge
        here = self._meant()
        if here is None:
            return
        notes = arrival_note(tournament, here)
        welcome = partial(bridge.findings.emit, notes) if notes else None
        if is_here(tournament, here) and not paid:
            bridge.findings.emit(notes)
            return
        bridge.do(arrival(tournament, here), None if paid else welcome)
        if paid:
            bridge.do(SetPaid((here.id,)), welcome)

    def _meant(self) -> Entrant | None:
        """Who is meant by what was typed or scanned; what is wrong with it is said."""
        text = self.search.text()
        if not text.strip():
            return None
        found = by_code(self._screen.tournament, text) or self._by_name(text)
        if isinstance(found, Finding):
            self._screen.bridge.refused.emit((found,))
        else:
            self.search.setText(text)  # typed no longer: Ctrl+Z takes back who is here
        self.search.selectAll()
        return None if isinstance(found, Finding) else found

    def _by_name(self, text: str) -> Entrant | Finding:
        """Somebody whom the part of the list that is shown leaves out is looked for in the whole."""
        tournament = self._screen.tournament
        everybody = tournament.entrants.values()
        if not called(text, self._model.rows) and called(text, everybody):
            self._desk_line.show_everybody()
        rows = tuple(self._model.rows)
        found = by_name(tournament, text, rows)
        alike = (text, rows[0].id) if isinstance(found, Finding) and found.key == ALIKE else None
        if alike is not None and len(rows) == 1:
            if self._asked == alike:
                return rows[0]
            self._asked = alike
        return found

    def _forget(self) -> None:
        self._asked = None
