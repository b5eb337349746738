"""Sheet: who is on the list, and who is here."""

from collections.abc import Mapping

from tichu_turnier.sheets.document import Block, Facts, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.sheets.receipts import has_fees, money
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import entrant_code
from tichu_turnier.tournament.registration.overview import cash_box, owed_by
from tichu_turnier.words.listings.listing import Align, Cell, Column, number_cell
from tichu_turnier.words.names import by_alphabet, given_name, shown_name, surnames_of

_OPEN = "☐"
_TICKED = "☑"


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """All entrants by the alphabet, each with a box to tick at the door."""
    entrants = by_alphabet(tournament.entrants.values())
    partners = tournament.regulations.unit is Unit.PARTNERSHIP
    members = any(shown_name(entrant) != entrant.name for entrant in entrants)
    surnames = surnames_of(entrants)
    names = ["sheets-surname", "sheets-given-name"] if surnames else ["sheets-name"]
    here = sum(entrant.checked_in for entrant in entrants)
    fees = has_fees(tournament)
    facts = [(texts("sheets-entrants"), str(len(entrants))), (texts("sheets-checked-in"), str(here))]
    if fees:
        facts.append((texts("sheets-cash-taken"), money(cash_box(tournament).taken, tournament)))
    columns = [
        Column(texts("sheets-here"), Align.CENTER),
        *([Column(texts("sheets-paid"), Align.CENTER)] if fees else []),
        Column(texts("sheets-number"), Align.RIGHT),
        *(Column(texts(title), weight=3) for title in (["sheets-partnership"] if partners else names)),
        *([Column(texts("sheets-members"), weight=3)] if members else []),
        Column(texts("sheets-club"), weight=2),
        Column(texts("sheets-code")),
        Column(texts("sheets-remark"), weight=1.5),
    ]
    rows = tuple(_row(entrant, tournament, texts, surnames, members=members) for entrant in entrants)
    return (Facts(tuple(facts)), Table(tuple(columns), rows))


def _row(
    entrant: Entrant, tournament: Tournament, texts: Texts, surnames: Mapping[str, str], *, members: bool
) -> tuple[Cell, ...]:
    surname = surnames.get(entrant.name, "")
    name = (Cell(surname, strong=True), Cell(given_name(entrant.name, surname)))
    people = (Cell(" + ".join(entrant.members)),) if members else ()
    paid = (Cell(_paid(entrant, tournament)),) if has_fees(tournament) else ()
    return (
        Cell(_TICKED if entrant.checked_in else _OPEN),
        *paid,
        number_cell(int(entrant.id)),
        *(name if surname else (Cell(entrant.name),)),
        *people,
        Cell(entrant.club),
        Cell(entrant_code(tournament, entrant.id)),
        Cell(_remark(entrant, texts)),
    )


def _paid(entrant: Entrant, tournament: Tournament) -> str:
    """A box: ticked, to be ticked, or none for whom it costs nothing."""
    if owed_by(tournament, entrant):
        return _OPEN
    return _TICKED if entrant.payments else ""


def _remark(entrant: Entrant, texts: Texts) -> str:
    """Who waits or is alone, late entries, withdrawals and substitutes."""
    remarks = [texts("sheets-waiting")] if entrant.waiting else []
    if entrant.single:
        remarks.append(texts("sheets-single"))
    if entrant.first_round > 1:
        remarks.append(texts("sheets-from-round", round=entrant.first_round))
    if entrant.withdrawn_from is not None:
        remarks.append(texts("sheets-withdrawn", round=entrant.withdrawn_from))
    if entrant.formerly:
        remarks.append(texts("sheets-formerly", name=entrant.formerly[-1]))
    return ", ".join(remarks)


SHEET = evening_sheet("participants", blocks)
