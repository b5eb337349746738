"""Who is on the list, and who is here?"""

from tichu_turnier.sheets.document import Align, Cell, Column, Document, Facts, Table, number
from tichu_turnier.sheets.parts import alphabetical, margin, shown_name
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import Entrant, Tournament, Unit

_OPEN = "☐"
_TICKED = "☑"


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """All entrants by the alphabet, each with a box to tick at the door."""
    entrants = sorted(tournament.entrants.values(), key=lambda entrant: alphabetical(entrant.name))
    partners = tournament.regulations.unit is Unit.PARTNERSHIP
    members = any(shown_name(entrant) != entrant.name for entrant in entrants)
    here = sum(entrant.checked_in for entrant in entrants)
    facts = Facts(
        (
            (texts("sheets-entrants"), str(len(entrants))),
            (texts("sheets-checked-in"), str(here)),
        )
    )
    columns = [
        Column(texts("sheets-here"), Align.CENTER),
        Column(texts("sheets-number"), Align.RIGHT),
        Column(texts("sheets-partnership" if partners else "sheets-name"), weight=3),
        *([Column(texts("sheets-members"), weight=3)] if members else []),
        Column(texts("sheets-club"), weight=2),
        Column(texts("sheets-remark"), weight=1.5),
    ]
    rows = tuple(_row(entrant, texts, members=members) for entrant in entrants)
    blocks = (facts, Table(tuple(columns), rows))
    return Document(texts("sheets-participants"), texts.language, margin(tournament, texts), blocks)


def _row(entrant: Entrant, texts: Texts, *, members: bool) -> tuple[Cell, ...]:
    people = (Cell(" + ".join(entrant.members)),) if members else ()
    return (
        Cell(_TICKED if entrant.checked_in else _OPEN),
        number(int(entrant.id)),
        Cell(entrant.name),
        *people,
        Cell(entrant.club),
        Cell(_remark(entrant, texts)),
    )


def _remark(entrant: Entrant, texts: Texts) -> str:
    """Late entries, withdrawals and substitutes."""
    remarks = []
    if entrant.first_round > 1:
        remarks.append(texts("sheets-from-round", round=entrant.first_round))
    if entrant.withdrawn_from is not None:
        remarks.append(texts("sheets-withdrawn", round=entrant.withdrawn_from))
    if entrant.formerly:
        remarks.append(texts("sheets-formerly", name=entrant.formerly[-1]))
    return ", ".join(remarks)


SHEET = Sheet("participants", needs_round=False, make=document)
