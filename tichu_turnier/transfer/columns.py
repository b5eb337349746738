"""Recognise the columns of a list of entrants."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tichu_turnier.files.cells import Row
from tichu_turnier.folding import folded_heading
from tichu_turnier.tournament.model.snapshot import Unit


class Column(StrEnum):
    """What a column can hold."""

    NAME = "name"
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    PLAYER_1 = "player-1"
    PLAYER_2 = "player-2"
    CLUB = "club"
    FIRST_NAME_1 = "first-name-1"
    LAST_NAME_1 = "last-name-1"
    FIRST_NAME_2 = "first-name-2"
    LAST_NAME_2 = "last-name-2"


HEADERS: Mapping[Column, str] = {
    Column.NAME: (
        "name names namen spieler spielerin spielerinnen spielername player players playername joueur "
        "joueuse joueurs teilnehmer teilnehmerin teilnehmende teilnehmername participant participante "
        "participants team teams teamname mannschaft equipe nomdelequipe nomdequipe paar partnerschaft "
        "partnership pairname vornamename namevorname vornamenachname nachnamevorname vorundnachname "
        "nomprenom nometprenom prenomnom prenometnom fullname entrant anmeldung"
    ),
    Column.FIRST_NAME: "vorname prenom firstname givenname rufname",
    Column.LAST_NAME: "nachname familienname zuname lastname surname familyname nomdefamille nom",
    Column.PLAYER_1: (
        "player1 spieler1 spielerin1 spielerinnen1 joueur1 joueuse1 name1 nom1 partner1 partnerin1 "
        "partenaire1 mitglied1 member1 membre1 person1 personne1 teilnehmer1 participant1"
    ),
    Column.PLAYER_2: (
        "player2 spieler2 spielerin2 spielerinnen2 joueur2 joueuse2 name2 nom2 partner2 partnerin2 "
        "partenaire2 mitglied2 member2 membre2 person2 personne2 teilnehmer2 participant2 partner "
        "partnerin partnername partnerinname partenaire partenaires coequipier coequipiere mitspieler "
        "mitspielerin partners"
    ),
    Column.CLUB: "club clubs klub verein vereinort tichuclub tichuklub societe association associations",
}
"""Words above a column, as `_folded` leaves them, in German, English and French."""

_MEANING = {word: column for column, words in HEADERS.items() for word in words.split()}
_OF_PERSON = {
    (Column.FIRST_NAME, 1): Column.FIRST_NAME_1,
    (Column.LAST_NAME, 1): Column.LAST_NAME_1,
    (Column.FIRST_NAME, 2): Column.FIRST_NAME_2,
    (Column.LAST_NAME, 2): Column.LAST_NAME_2,
}
"""The parts of two names in one row."""
_BESIDE_A_PARTNER = (
    (Column.FIRST_NAME, Column.FIRST_NAME_1),
    (Column.LAST_NAME, Column.LAST_NAME_1),
    (Column.NAME, Column.LAST_NAME_1),
    (Column.PLAYER_1, Column.LAST_NAME_1),
    (Column.PLAYER_2, Column.LAST_NAME_2),
)
"""What words mean where the parts of a partner's name stand in columns of their own (`Prénom 2`, `Nom 2`)."""
_ANY_NAME = {Column.NAME, Column.LAST_NAME, Column.FIRST_NAME, Column.PLAYER_1, Column.LAST_NAME_1}
_PARTS = {
    **dict.fromkeys(HEADERS[Column.FIRST_NAME].split(), Column.FIRST_NAME),
    **dict.fromkeys((*HEADERS[Column.LAST_NAME].split(), "name"), Column.LAST_NAME),
}
_HEADER_WITHIN = 10
"""How far down a header may stand, below a title or a date."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the columns of a list are, and where its people begin."""

    columns: Mapping[Column, int]
    first_row: int = 0
    """Index of the first row with people."""
    ignored: tuple[str, ...] = field(default=())
    """Words above columns that mean nothing to us."""

    def cell(self, row: Row, column: Column) -> str:
        """What a row says in a column; empty when there is no such column."""
        return row.cell(self.columns.get(column, -1))


def layout_of(rows: Sequence[Row], unit: Unit) -> Layout:
    """The layout that the header of a list tells, or the usual one for as many columns without a header."""
    for index, row in enumerate(rows[:_HEADER_WITHIN]):
        if columns := _header(row):
            known = set(columns.values())
            ignored = tuple(cell for i, cell in enumerate(row.cells) if cell and i not in known)
            return Layout(columns, index + 1, ignored)
    return Layout(_usual(rows, unit))


def _header(row: Row) -> dict[Column, int]:
    """The columns that this row names; empty when it is no header."""
    columns: dict[Column, int] = {}
    for index, cell in enumerate(row.cells):
        meaning = _meaning(_folded(cell))
        if meaning in columns and (_PARTS.get(_folded(cell)), 2) in _OF_PERSON:
            meaning = _OF_PERSON[_PARTS[_folded(cell)], 2]  # the same words once more: of the partner
        if meaning is not None:
            columns.setdefault(meaning, index)
    if not _ANY_NAME & set(columns):
        return {}
    return _with_roles(columns)


def _meaning(word: str) -> Column | None:
    """What a folded word above a column means: one of ours, or a part of a name of one of two people.

    `Spieler 1 Vorname`, `Nachname 2`, `Vorname Partner`: which of the two, and which part, in any order.
    """
    if word in _MEANING:
        return _MEANING[word]
    for part, column in _PARTS.items():
        for whom in (word.removeprefix(part), word.removesuffix(part)) if part != word else ():
            person = 1 if whom == "1" else 2 if whom == "2" else _person(whom)
            if whom != word and person:
                return _OF_PERSON[column, person]
    return None


def _person(word: str) -> int:
    """Which of two people a word names: 1, 2, or 0 for neither."""
    meaning = _MEANING.get(word)
    return 1 if meaning is Column.PLAYER_1 else 2 if meaning is Column.PLAYER_2 else 0


def _with_roles(columns: dict[Column, int]) -> dict[Column, int]:
    """Settles words that depend on others: `Name` beside `Vorname` is the last name, `Nom` alone the name."""
    if not {Column.FIRST_NAME_2, Column.LAST_NAME_2}.isdisjoint(columns):
        for word, meant in _BESIDE_A_PARTNER:
            if word in columns and meant not in columns:
                columns[meant] = columns.pop(word)
    elif Column.FIRST_NAME in columns and Column.LAST_NAME not in columns and Column.NAME in columns:
        columns[Column.LAST_NAME] = columns.pop(Column.NAME)
    if Column.LAST_NAME in columns and Column.FIRST_NAME not in columns and Column.NAME not in columns:
        columns[Column.NAME] = columns.pop(Column.LAST_NAME)
    return columns


def _folded(cell: str) -> str:
    """A word without accents, case and signs, the female ending in brackets left out: `Spieler(in) 1`."""
    return folded_heading(re.sub(r"\(.{1,5}\)|[:*/][a-z]+", "", cell.casefold()))


def _usual(rows: Sequence[Row], unit: Unit) -> dict[Column, int]:
    """What columns without a header most likely are; a first column of running numbers is passed over."""
    width = max((len(row.cells) for row in rows), default=0)
    first = 1 if width > 1 and all(row.cell(0).rstrip(".").isdigit() for row in rows) else 0
    order = _usual_order(rows, unit, first, width - first)
    return {column: first + index for index, column in enumerate(order)}


def _usual_order(rows: Sequence[Row], unit: Unit, first: int, width: int) -> tuple[Column, ...]:
    if unit is Unit.PLAYER:
        return (Column.NAME, Column.CLUB)
    if width >= 4:  # noqa: PLR2004 - as many columns as the longest order has
        return (Column.NAME, Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
    third = [row.cell(first + 2) for row in rows]
    if width == 3 and all(third) and len(set(third)) == len(third):  # noqa: PLR2004 - same
        return (Column.NAME, Column.PLAYER_1, Column.PLAYER_2)
    return (Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
