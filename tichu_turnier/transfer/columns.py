"""Recognise the columns of a list of entrants."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tichu_turnier.files.cells import Row
from tichu_turnier.folding import folded, folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.name_cells import (
    COMING,
    GONE,
    WAITING,
    is_no_person,
    is_one_surname,
    key_of,
    two_names,
    word_set,
)


class Column(StrEnum):
    """What a column can hold."""

    NAME = "name"
    TEAM = "team"
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    PLAYER_1 = "player-1"
    PLAYER_2 = "player-2"
    FIRST_NAME_1 = "first-name-1"
    LAST_NAME_1 = "last-name-1"
    FIRST_NAME_2 = "first-name-2"
    LAST_NAME_2 = "last-name-2"
    CLUB = "club"
    STATUS = "status"
    PAID = "paid"
    PRESENT = "present"
    NOTHING = "nothing"
    """What somebody chose to leave out."""


HEADERS: Mapping[Column, str] = {
    Column.NAME: (
        "name names namen spieler spielerin spielerinnen spielername player players playername joueur "
        "joueuse joueurs teilnehmer teilnehmerin teilnehmende teilnehmername participant participante "
        "participants vornamename namevorname vornamenachname nachnamevorname vorundnachname mitglied member "
        "nomprenom nometprenom prenomnom prenometnom fullname entrant anmeldung person wer who qui"
    ),
    Column.TEAM: (
        "team teams teamname mannschaft equipe nomdelequipe nomdequipe paar partnerschaft partnership "
        "pairname pair paire paarung paarname duo gruppe"
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
    Column.STATUS: "status statut state anmeldestatus teilnahme zusage antwort response rsvp reponse kommt",
    Column.PAID: (
        "bezahlt startgeld bezahltchf zahlung beitrag einsatz paid fee payment entryfee paye payee frais "
        "cotisation"
    ),
    Column.PRESENT: "da anwesend eingecheckt anwesenheit present presente presents presence checkedin here",
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
_PARTS = {
    **dict.fromkeys(HEADERS[Column.FIRST_NAME].split(), Column.FIRST_NAME),
    **dict.fromkeys((*HEADERS[Column.LAST_NAME].split(), "name"), Column.LAST_NAME),
}
_ANY_NAME = frozenset(Column) - {Column.CLUB, Column.STATUS, Column.PAID, Column.PRESENT, Column.NOTHING}
_WHICH = {"1": 1, "a": 1, "erste": 1, "erster": 1, "first": 1, "premier": 1, "eins": 1, "ich": 1} | {
    "2": 2, "b": 2, "zweite": 2, "zweiter": 2, "second": 2, "deuxieme": 2, "zwei": 2
}  # fmt: skip
"""Which of two people a word of a heading names."""
_WITHIN = (
    (Column.CLUB, word_set("club klub verein vereins vereinsname societe association clubname")),
    (Column.TEAM, word_set("team teams teamname teamnamen mannschaft equipe paarname pairname")),
    (Column.STATUS, word_set("status statut anmeldestatus kommst zusage rsvp")),
    (Column.PAID, word_set("bezahlt startgeld paid paye payee")),
    (Column.PRESENT, word_set("anwesend eingecheckt checkin")),
    (Column.PLAYER_2, word_set("partner partnerin mitspieler mitspielerin partenaire coequipier")),
    (Column.NAME, word_set("heisst heissen nennst appelles appelez called name namen nom spieler spielerin")),
)
"""What one word in a longer heading or a question says of a column; the first that fits counts."""
_OF_THE_EVENT = word_set(
    "turnier tournament tournoi anlass event veranstaltung datei benutzer user login notfall "
    "ticket strasse firma"
)
"""A name of these is nobody's."""
_HEADER_WITHIN = 15
"""How far down a header may stand, below a title or a date."""
_SAMPLE = 200
"""So many rows tell what the columns of a list without headings hold."""
_MOSTLY = 0.6
_FEW = 4
"""So many lines tell by themselves whether two columns are surname and given name."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the columns of a list are, and where its people begin."""

    columns: Mapping[Column, int]
    first_row: int = 0
    """Index of the first row with people."""
    headings: tuple[str, ...] = field(default=())
    """The words above all columns; empty for a list without them."""

    @property
    def ignored(self) -> tuple[str, ...]:
        """Words above columns that mean nothing to us."""
        known = set(self.columns.values())
        return tuple(word for index, word in enumerate(self.headings) if word and index not in known)

    def cell(self, row: Row, column: Column) -> str:
        """What a row says in a column; empty when there is no such column."""
        return row.cell(self.columns.get(column, -1))


Choice = Mapping[str, Column]
"""What somebody said that columns are, by `heading_key`."""


def heading_key(headings: Sequence[str], index: int) -> str:
    """What a column is remembered by: its heading, else its place."""
    word = folded_heading(headings[index]) if index < len(headings) else ""
    return word or f"#{index + 1}"


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column of a list as somebody is asked about it."""

    key: str
    """What it is remembered by, see `heading_key`."""
    words: str
    """Its heading, else the first of its cells."""
    meaning: Column
    """What it was taken for; `NOTHING` if it was left out."""


def list_columns(rows: Sequence[Row], layout: Layout) -> tuple[ListColumn, ...]:
    """All columns of a list in which anything stands, as they were taken; `rows` are those of its people."""
    width = max((len(row.cells) for row in rows), default=0)
    meanings = {index: column for column, index in layout.columns.items()}
    found = []
    for index in range(width):
        example = next((cell for row in rows if (cell := row.cell(index))), "")
        words = layout.headings[index] if index < len(layout.headings) else ""
        if example:
            meaning = meanings.get(index, Column.NOTHING)
            found.append(ListColumn(heading_key(layout.headings, index), words or example, meaning))
    return tuple(found)


def layout_of(
    rows: Sequence[Row], unit: Unit, choice: Choice | None = None, *, titled: bool = False
) -> Layout:
    """The layout that the header of a list tells, or what its cells look like; a `choice` comes first.

    Where somebody says that it is `titled`, its first row is a header, whatever stands in it.
    """
    chosen = choice or {}
    headers = [(index, _header(row, unit, chosen)) for index, row in enumerate(rows[:_HEADER_WITHIN])]
    best, columns = max(headers, key=lambda header: len(header[1]), default=(0, {}))
    if columns:
        return Layout(_settled(columns, unit), best + 1, rows[best].cells)
    headings = rows[0].cells if titled and rows else ()
    usual = {index: column for column, index in _usual(rows[bool(headings) :], unit).items()}
    width = max((len(row.cells) for row in rows), default=0)
    said = {i: chosen[key] for i in range(width) if (key := heading_key(headings, i)) in chosen}
    usual = {index: column for index, column in usual.items() if column not in said.values()} | said
    columns = {column: index for index, column in usual.items() if column is not Column.NOTHING}
    return Layout(columns, int(bool(headings)), headings)


def _header(row: Row, unit: Unit, chosen: Choice) -> dict[Column, int]:
    """The columns that this row names; empty when it is no header."""
    columns: dict[Column, int] = {}
    sure = 0
    alone = sum(map(bool, row.cells)) == 1
    for index, cell in enumerate(row.cells):
        meaning = chosen.get(heading_key(row.cells, index)) if cell else None
        meaning = meaning or _meaning(_folded(cell))
        sure += meaning is not None
        meaning = meaning or _of_words(cell, unit, alone=alone)
        if meaning in columns and (_PARTS.get(_folded(cell)), 2) in _OF_PERSON:
            meaning = _OF_PERSON[_PARTS[_folded(cell)], 2]  # the same words once more: of the partner
        if meaning is not None:
            columns.setdefault(meaning, index)
    columns.pop(Column.NOTHING, None)
    told = sure or len(columns) > 1 or any(cell.endswith("?") for cell in row.cells)
    return columns if told and _ANY_NAME & set(columns) else {}


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


def _of_words(cell: str, unit: Unit, *, alone: bool) -> Column | None:
    """What a longer heading means by the words in it: `Wie heisst du?`, `2. Spieler`, `Name der Mannschaft`.

    A cell `alone` in its row may be a title, so there only a question counts.
    """
    words = re.findall(r"[^\W_]+", folded(re.sub(r"[:*/](?=in(?:nen)?\b)", "", cell)))
    if not words or len(cell) > 100 or _OF_THE_EVENT & set(words):  # noqa: PLR2004 - longer than any question
        return None
    found = next((column for column, known in _WITHIN if known & set(words)), None)
    which = next((_WHICH[word] for word in words if word in _WHICH), 0)
    people = _MEANING.keys() & set(words)
    if alone and not (cell.endswith("?") and found is Column.NAME):
        return None
    if which and (part := next((_PARTS[w] for w in words if w in _PARTS and w not in ("name", "nom")), None)):
        return _OF_PERSON[part, which]
    if which and any(_MEANING[word] in (Column.NAME, Column.PLAYER_2) for word in people):
        return Column.PLAYER_1 if which == 1 else Column.PLAYER_2
    return None if found is Column.PLAYER_2 and unit is Unit.PLAYER else found


def _settled(columns: dict[Column, int], unit: Unit) -> dict[Column, int]:
    """Settles words that depend on others: `Name` beside `Vorname` is the last name, `Nom` alone the name."""
    if not {Column.FIRST_NAME_2, Column.LAST_NAME_2}.isdisjoint(columns):
        for word, meant in _BESIDE_A_PARTNER:
            if word in columns and meant not in columns:
                columns[meant] = columns.pop(word)
    elif Column.FIRST_NAME in columns and Column.LAST_NAME not in columns and Column.NAME in columns:
        columns[Column.LAST_NAME] = columns.pop(Column.NAME)
    if Column.LAST_NAME in columns and Column.FIRST_NAME not in columns and Column.NAME not in columns:
        columns[Column.NAME] = columns.pop(Column.LAST_NAME)
    if unit is Unit.PLAYER and not _ANY_NAME & (set(columns) - {Column.TEAM}):
        columns[Column.NAME] = columns.pop(Column.TEAM)
    return columns


def _folded(cell: str) -> str:
    """A word without accents, case and signs, the female ending in brackets left out: `Spieler(in) 1`."""
    return folded_heading(re.sub(r"\(.{1,5}\)|[:*/][a-z]+", "", cell.casefold()))


def _usual(rows: Sequence[Row], unit: Unit) -> dict[Column, int]:
    """What columns without a header most likely are, by what their cells look like."""
    rows = rows[:_SAMPLE]
    width = max((len(row.cells) for row in rows), default=0)
    told = [index for index in range(width) if _says_something(rows, index)]
    if not told:
        return {Column.NAME if unit is Unit.PLAYER else Column.PLAYER_1: 0}
    if unit is Unit.PLAYER and (parts := _name_in_two(rows, told)):
        return parts
    return dict(zip(_usual_order(rows, unit, told), told, strict=False))


def _says_something(rows: Sequence[Row], index: int) -> bool:
    """Whether a column may hold people or clubs, not numbers, dates, addresses, `OK` or `ja`."""
    cells = [cell for row in rows if (cell := row.cell(index))]
    yes_or_no = GONE | COMING | WAITING | {"x"}
    text = [cell for cell in cells if key_of(cell) not in yes_or_no and not is_no_person(cell)]
    return bool(cells) and len(text) >= _MOSTLY * len(cells)


def _name_in_two(rows: Sequence[Row], told: Sequence[int]) -> dict[Column, int]:
    """Given name and surname where two columns of single words hold them; the surname sorts the list."""
    if len(rows) < _FEW or len(told) < 2:  # noqa: PLR2004 - two columns
        return {}
    pairs = [(row.cell(told[0]), row.cell(told[1])) for row in rows]
    if len({second for _, second in pairs}) < len(pairs) or not all(
        a and is_one_surname(b) for a, b in pairs
    ):
        return {}
    if sum(map(is_one_surname, (first for first, _ in pairs))) < len(pairs):
        return {}
    by_first = sorted(pairs, key=lambda pair: folded(pair[0])) == pairs
    first, second = (
        (Column.LAST_NAME, Column.FIRST_NAME) if by_first else (Column.FIRST_NAME, Column.LAST_NAME)
    )
    return {first: told[0], second: told[1]}


def _usual_order(rows: Sequence[Row], unit: Unit, told: Sequence[int]) -> tuple[Column, ...]:
    if unit is Unit.PLAYER:
        return (Column.NAME, Column.CLUB)
    if len(told) >= 4:  # noqa: PLR2004 - as many columns as the longest order has
        return (Column.TEAM, Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
    third = [row.cell(told[2]) for row in rows] if len(told) == 3 else []  # noqa: PLR2004 - same
    if third and all(third) and len(set(third)) == len(third):
        return (Column.TEAM, Column.PLAYER_1, Column.PLAYER_2)
    both = sum(two_names(row.cell(told[0])) is not None for row in rows) >= _MOSTLY * len(rows)
    return (Column.PLAYER_1, Column.CLUB) if both else (Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
