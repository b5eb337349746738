"""How do the terms of entry and the fees that were paid lie in rows?"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import time

from tichu_turnier.store.columns import flag, integer, text
from tichu_turnier.store.journal import Row
from tichu_turnier.store.rows import TableRow
from tichu_turnier.tournament.model.entry_terms import FREE_ENTRY, EntryTerms, Payment

_ONLY_ROW = 1


def terms_rows(terms: EntryTerms) -> Iterator[TableRow]:
    """The row of the terms; none where they say nothing, as in files from before there were any."""
    if terms != FREE_ENTRY:
        here_by = None if terms.here_by is None else terms.here_by.isoformat()
        row: Row = {"id": _ONLY_ROW, "fee": terms.fee, "per_person": terms.per_person}
        yield (
            "entry_terms",
            {**row, "currency": terms.currency, "room_for": terms.room_for, "here_by": here_by},
        )


def terms_of(rows: Sequence[Row]) -> EntryTerms:
    """The terms in these rows."""
    return next(map(_terms, rows), FREE_ENTRY)


def _terms(row: Row) -> EntryTerms:
    here_by = row["here_by"]
    return EntryTerms(
        fee=integer(row["fee"]),
        per_person=flag(row["per_person"]),
        currency=text(row["currency"]),
        room_for=integer(row["room_for"]),
        here_by=None if here_by is None else time.fromisoformat(text(here_by)),
    )


def payment_rows(entrant: int, payments: Sequence[Payment]) -> Iterator[TableRow]:
    """One row for each fee that somebody has paid."""
    for position, paid in enumerate(payments):
        place: Row = {"entrant": entrant, "position": position}
        yield "payment", {**place, "receipt": paid.receipt, "amount": paid.amount, "payer": paid.payer}


def payments_of(rows: Sequence[Row]) -> Mapping[int, tuple[Payment, ...]]:
    """What everybody has paid, by number."""
    found: dict[int, list[Payment]] = {}
    for row in rows:
        paid = Payment(integer(row["receipt"]), integer(row["amount"]), text(row["payer"]))
        found.setdefault(integer(row["entrant"]), []).append(paid)
    return {entrant: tuple(payments) for entrant, payments in found.items()}
