"""What each column of a list of standings must say of whom, in every way in which the program writes it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from tichu_turnier.files.cells import MINUS_SIGNS
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.tournament.scoring.invariants import figure
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tie_break import TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of
from tichu_turnier.tournament.scoring.tie_breaks.own import LOT
from tichu_turnier.tournament.scoring.victory_points import Number
from tichu_turnier.transfer.rankings.headings import (
    CLUB,
    DECIDED_BY,
    DECIDED_WITH,
    FINAL,
    HELD,
    ID,
    NAME,
    PLACE,
    TIE_BREAK,
)
from tichu_turnier.transfer.rankings.printed_numbers import readings, shows
from tichu_turnier.words.listings.listing import Cell, Field
from tichu_turnier.words.listings.standings import MARK, Face, Line, criterion_number, fields
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.rounds import is_final

_FACES = (Face.RANKING, Face.COMMAND, Face.DISPLAY, Face.WINDOW)
"""Faces that write a cell differently."""
_NOTHING = frozenset(("", "0", "-", "–", "—"))
_COUNTS = frozenset(("hands", "byes", "dropped", "per-hand"))
"""Columns that are left empty where there is nothing to count."""
_PLACE = re.compile(r"[=t]?\s*(\d{1,6})\s*(?:[.=)°]*|er|ers|e|re|ème|st|nd|rd|th)", re.IGNORECASE)
_YES = frozenset(("true", "yes", "ja", "oui", "wahr", "vrai", "1"))
_NO = frozenset(("false", "no", "nein", "non", "falsch", "faux", "0"))
_INERT = re.compile(r"'(?=\s*[=+\-@])")
_CUT = 200
"""Of a text that is longer a reader of workbooks may have only the beginning."""


def bare(text: str) -> str:
    """A text to compare by: tidy, without case and the apostrophes that keep formulas from being any."""
    return tidy(_INERT.sub("", text.translate(MINUS_SIGNS))).casefold()


def place_of(cell: str) -> int | None:
    """The place in a cell: `3`, `3.`, `3=`, `3e`; `UNRANKED` for a dash, None for anything else."""
    if cell.strip() in _NOTHING - {"", "0"}:
        return UNRANKED
    found = _PLACE.fullmatch(cell.strip())
    return None if found is None else int(found[1])


class Claims:
    """The standings after a round, as lists may tell them."""

    def __init__(self, tournament: Tournament, after_round: int, language: str = "") -> None:
        """`language`: of the list, if that is known; in the others it is looked up too."""
        self.standings = standings(tournament, after_round)
        self._tournament = tournament
        counted = range(1, after_round + 1)
        self._state = {FINAL: is_final(tournament, counted), HELD: tournament.standings_held}
        codes = sorted(languages(), key=lambda code: code != language)
        self._texts = tuple(map(Texts, codes))
        self._fields = tuple(fields(tournament, self._texts[0], face) for face in _FACES)

    @cached_property
    def _in_other_languages(self) -> Sequence[Mapping[str, Field[Line]]]:
        return [fields(self._tournament, texts, face) for texts in self._texts[1:] for face in _FACES]

    @property
    def chain(self) -> tuple[str, ...]:
        """The columns of the points that decide, the weightiest first."""
        criteria = self._tournament.regulations.tie_breaks
        return tuple(key if key in self._fields[0] else TIE_BREAK + key for key in criteria)

    def heading(self, key: str) -> str:
        """How the program heads such a column."""
        field = self._fields[0].get(key)
        return self._texts[0](f"{key}" if field is None else field.heading)

    def names(self, row: Row) -> Iterator[str]:
        """What somebody is called in a list."""
        entrant = row.entrant
        yield from (entrant.name, shown_name(entrant))
        yield from (each[NAME].cell(Line(row)).text.removesuffix(MARK) for each in self._fields)
        if entrant.members:
            yield " + ".join(entrant.members)
        if entrant.club:
            yield f"{entrant.name} ({entrant.club})"
            yield f"{entrant.name}, {entrant.club}"

    def knows(self, key: str) -> bool:
        """Whether there is something to compare such a column with."""
        if key.startswith(TIE_BREAK):
            return self._criterion(key) is not None
        return key in (PLACE, ID, DECIDED_WITH, *self._state) or (key != NAME and key in self._fields[0])

    def agrees(self, key: str, cell: str, row: Row) -> bool:
        """Whether a cell of such a column is right."""
        if key == PLACE:
            return place_of(cell) == row.place
        if key == ID:
            return shows(cell, Fraction(row.entrant.id))
        if key in self._state:
            return cell.casefold() in (_YES if self._state[key] else _NO)
        if key == DECIDED_WITH or key.startswith(TIE_BREAK):
            value = self._value(key, row)
            return not cell if value is None else (not cell or shows(cell, Fraction(value)))
        return any(_same(key, cell, right) for right in self._cells(key, row))

    def right(self, key: str, row: Row) -> str:
        """What should stand there, for a person."""
        if key == PLACE:
            return row.shown_place
        if key == ID:
            return str(row.entrant.id)
        if key in self._state:
            return str(self._state[key]).lower()
        if key == DECIDED_WITH or key.startswith(TIE_BREAK):
            value = self._value(key, row)
            return "–" if value is None else str(figure(value))
        return next((cell.text for cell in self._cells(key, row) if cell.text), "–")

    def number(self, key: str, row: Row) -> Number:
        """The points of somebody in a column that is added up."""
        if key.startswith(TIE_BREAK):
            return self._value(key, row) or 0
        cell = next(self._cells(key, row))
        return Fraction(cell.number or 0).limit_denominator(10**6)

    def _cells(self, key: str, row: Row) -> Iterator[Cell]:
        """How a cell is written: in each language, on each face."""
        line = Line(row)
        yield from (each[key].cell(line) for each in self._fields)
        if key == DECIDED_BY:
            yield Cell(row.decided_by)
        yield from (each[key].cell(line) for each in self._in_other_languages)

    def _criterion(self, key: str) -> str | None:
        """The criterion that a column is about, if its values are known here."""
        name = key.removeprefix(TIE_BREAK)
        if name in self._tournament.regulations.tie_breaks:
            return name
        criterion = tie_break_of(name)
        elsewhere = criterion.needs_encounters or criterion.needs_bracket or criterion is LOT
        return None if elsewhere else name

    def _value(self, key: str, row: Row) -> Number | None:
        """The number of a criterion as people count it; None where there is none to tell."""
        if key == DECIDED_WITH:
            return dict(row.decisive).get(row.decided_by)
        name = key.removeprefix(TIE_BREAK)
        known = dict(row.values).get(name)
        value = tie_break_of(name).value(row.record, TieBreakContext()) if known is None else known
        shown = readings(criterion_number(name, value, self._texts[0]))
        return shown[-1].value if shown else value


def _same(key: str, cell: str, right: Cell) -> bool:
    """Whether a cell says what it should, as a number or in the same words."""
    if right.number is not None and shows(cell, Fraction(right.number)):
        return True
    if not right.text and key in _COUNTS and cell in _NOTHING:
        return True
    told, wanted = bare(cell), bare(right.text)
    if told == wanted or (len(told) >= _CUT and wanted.startswith(told)):
        return True
    return any(shows(cell, each.value) for each in readings(right.text)) if key != CLUB else False
