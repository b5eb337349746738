"""Sheet: receipts for payments."""

from collections.abc import Iterable, Iterator

from tichu_turnier.sheets.document import Block, Card, Cards, Facts, PageBreak, Paragraph, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.entry_terms import Payment, in_figures
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.overview import cash_box
from tichu_turnier.words.listings.listing import Align, Cell, Column, number_cell
from tichu_turnier.words.rounds import day


def blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """What is in the cash box and who paid, then a receipt for each payment in the order of their numbers."""
    payments = (paid for entrant in tournament.entrants.values() for paid in entrant.payments)
    in_order = sorted(payments, key=lambda paid: paid.receipt)
    receipts = tuple(_receipt(paid, tournament, texts) for paid in in_order)
    heads = (texts("sheets-paid-by"), texts("sheets-remark"), texts("sheets-amount"))
    yield _sums(tournament, texts)
    if receipts:
        yield _paid(in_order, tournament, texts)
        yield PageBreak()
        yield Cards(receipts, heads, across=1, down=5)
    else:
        yield Paragraph(texts("sheets-receipts-none"))


def money(amount: int, tournament: Tournament) -> str:
    """An amount with its currency: `CHF 5.00`."""
    return f"{tournament.regulations.entry.currency} {in_figures(amount)}".strip()


def _sums(tournament: Tournament, texts: Texts) -> Facts:
    box = cash_box(tournament)
    rows = (
        (texts("sheets-cash-taken"), money(box.taken, tournament)),
        (texts("sheets-cash-owed"), money(box.owed, tournament)),
        (texts("sheets-cash-payers"), str(box.payers)),
        (texts("sheets-cash-debtors"), str(box.debtors)),
    )
    return Facts(rows)


def _paid(payments: Iterable[Payment], tournament: Tournament, texts: Texts) -> Table:
    rows = (
        (number_cell(paid.receipt), Cell(paid.payer), Cell(money(paid.amount, tournament)))
        for paid in payments
    )
    titles = (texts("sheets-number"), texts("sheets-paid-by"), texts("sheets-amount"))
    aligned = (Align.RIGHT, Align.LEFT, Align.RIGHT)
    columns = tuple(
        Column(title, align, weight=float(align is Align.LEFT))
        for title, align in zip(titles, aligned, strict=True)
    )
    return Table(columns, tuple(rows))


def _receipt(paid: Payment, tournament: Tournament, texts: Texts) -> Card:
    where = " · ".join(filter(None, (tournament.place, day(tournament.day, texts))))
    return Card(
        heading=texts("sheets-receipt", number=paid.receipt),
        title=paid.payer,
        lines=(texts("sheets-receipt-for"), tournament.name, where),
        figure=money(paid.amount, tournament),
        signature=texts("sheets-receipt-signature"),
    )


def has_fees(tournament: Tournament) -> bool:
    """Whether entering this tournament costs something, or has."""
    paid = any(entrant.payments for entrant in tournament.entrants.values())
    return bool(tournament.regulations.entry.fee) or paid


SHEET = evening_sheet("receipts", blocks, suits=has_fees)
