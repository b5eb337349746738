"""Sheets: who is on the list and here, a card for each of them, and receipts for payments."""

from collections.abc import Iterator, Mapping, Sequence

from tichu_turnier.sheets.document import Block, Card, Cards, Facts, PageBreak, Paragraph, Table, listed
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.entry_terms import Payment, in_figures
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import entrant_code
from tichu_turnier.tournament.registration.overview import (
    cash_box,
    expected,
    has_left,
    owed_by,
    present,
    waiting,
)
from tichu_turnier.words.listings.listing import Align, Cell, Field, listing, number_cell
from tichu_turnier.words.names import by_alphabet, given_name, people_behind, shown_name, surnames_of
from tichu_turnier.words.rounds import day, withdrawn_words

_OPEN = "☐"
_TICKED = "☑"


def participant_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """All entrants by the alphabet, each with a box to tick at the door."""
    entrants = by_alphabet(tournament.entrants.values())
    facts = list(_counts(tournament, texts))
    fees = has_fees(tournament)
    if fees:
        facts.append((texts("sheets-cash-taken"), money(cash_box(tournament).taken, tournament)))
    surnames = surnames_of(entrants)
    names = "surname given-name" if surnames else "name"
    members = "members" if any(shown_name(entrant) != entrant.name for entrant in entrants) else ""
    keys = f"here {'paid' if fees else ''} number {names} {members} club code remark"
    found = listing(_participant_fields(tournament, texts, surnames), keys, entrants, texts)
    return Facts(tuple(facts)), listed(found)


def _counts(tournament: Tournament, texts: Texts) -> Iterator[tuple[str, str]]:
    """How many are expected and here; beside them who waits and who has left, where there is anybody."""
    left = sum(has_left(tournament, entrant) for entrant in tournament.entrants.values())
    yield texts("sheets-entrants"), str(len(expected(tournament)))
    yield texts("sheets-checked-in"), str(len(present(tournament)))
    for key, count in (("sheets-on-waiting-list", len(waiting(tournament))), ("sheets-gone", left)):
        if count:
            yield texts(key), str(count)


def _box(tournament: Tournament, entrant: Entrant) -> str:
    """Ticked, to be ticked, or none for whoever has left."""
    if has_left(tournament, entrant):
        return ""
    return _TICKED if entrant.checked_in else _OPEN


def _participant_fields(
    tournament: Tournament, texts: Texts, surnames: Mapping[str, str]
) -> Mapping[str, Field[Entrant]]:
    """Whatever can be said of an entrant on the list at the door."""
    is_team = tournament.regulations.unit is Unit.PARTNERSHIP
    return {
        "here": Field("sheets-here", lambda who: Cell(_box(tournament, who)), Align.CENTER),
        "paid": Field("sheets-paid", lambda who: Cell(_paid(who, tournament)), Align.CENTER),
        "number": Field("sheets-number", lambda who: number_cell(int(who.id)), Align.RIGHT),
        "name": Field(
            "sheets-partnership" if is_team else "sheets-name", lambda who: Cell(who.name), weight=3
        ),
        "surname": Field("sheets-surname", lambda who: Cell(surnames[who.name], strong=True), weight=3),
        "given-name": Field(
            "sheets-given-name", lambda who: Cell(given_name(who.name, surnames[who.name])), weight=3
        ),
        "members": Field("sheets-members", lambda who: Cell(" + ".join(who.members)), weight=3),
        "club": Field("sheets-club", lambda who: Cell(who.club), weight=2),
        "code": Field("sheets-code", lambda who: Cell(entrant_code(tournament, who.id))),
        "remark": Field("sheets-remark", lambda who: Cell(_remark(who, tournament, texts)), weight=1.5),
    }


def _paid(entrant: Entrant, tournament: Tournament) -> str:
    """A box: ticked, to be ticked, or none for whom it costs nothing."""
    if owed_by(tournament, entrant):
        return _OPEN
    return _TICKED if entrant.payments else ""


def _remark(entrant: Entrant, tournament: Tournament, texts: Texts) -> str:
    """Who waits or is alone, late entries, withdrawals and substitutes."""
    remarks = [texts("sheets-waiting")] if entrant.waiting else []
    if entrant.single:
        remarks.append(texts("sheets-single"))
    if entrant.first_round > 1:
        remarks.append(texts("sheets-from-round", round=entrant.first_round))
    if gone := withdrawn_words(tournament, entrant, texts):
        remarks.append(gone)
    if entrant.formerly:
        remarks.append(texts("sheets-formerly", name=entrant.formerly[-1]))
    return ", ".join(remarks)


PARTICIPANTS = evening_sheet("participants", participant_blocks)


def card_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """A card for each entrant by the alphabet, to cut out."""
    entrants = by_alphabet(tournament.entrants.values())
    heads = (texts("sheets-name"), texts("sheets-remark"), texts("sheets-code"))
    cards = tuple(_card(entrant, tournament, texts) for entrant in entrants)
    return (Cards(cards, heads, across=2, down=5),)


def _card(entrant: Entrant, tournament: Tournament, texts: Texts) -> Card:
    lines = (people_behind(entrant), entrant.club, texts("sheets-card-number", number=int(entrant.id)))
    return Card(
        heading=f"{tournament.name} · {day(tournament.day, texts)}",
        title=entrant.name,
        lines=tuple(line for line in lines if line),
        code=entrant_code(tournament, entrant.id),
    )


CARDS = evening_sheet("cards", card_blocks)


def receipt_blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """What is in the cash box and who paid, then a receipt for each payment in the order of their numbers."""
    payments = (paid for entrant in tournament.entrants.values() for paid in entrant.payments)
    in_order = sorted(payments, key=lambda paid: paid.receipt)
    receipts = tuple(_receipt(paid, tournament, texts) for paid in in_order)
    heads = (texts("sheets-paid-by"), texts("sheets-remark"), texts("sheets-amount"))
    yield _cash(tournament, texts)
    if receipts:
        yield _payments(in_order, tournament, texts)
        yield PageBreak()
        yield Cards(receipts, heads, across=1, down=5)
    else:
        yield Paragraph(texts("sheets-receipts-none"))


def money(amount: int, tournament: Tournament) -> str:
    """An amount with its currency: `CHF 5.00`."""
    return f"{tournament.regulations.entry.currency} {in_figures(amount)}".strip()


def _cash(tournament: Tournament, texts: Texts) -> Facts:
    box = cash_box(tournament)
    facts = {
        "sheets-cash-taken": money(box.taken, tournament),
        "sheets-cash-owed": money(box.owed, tournament),
        "sheets-cash-payers": str(box.payers),
        "sheets-cash-debtors": str(box.debtors),
    }
    return Facts(tuple((texts(key), value) for key, value in facts.items()))


def _payments(payments: Sequence[Payment], tournament: Tournament, texts: Texts) -> Table:
    fields: dict[str, Field[Payment]] = {
        "number": Field("sheets-number", lambda paid: number_cell(paid.receipt), Align.RIGHT),
        "payer": Field("sheets-paid-by", lambda paid: Cell(paid.payer), weight=1),
        "amount": Field("sheets-amount", lambda paid: Cell(money(paid.amount, tournament)), Align.RIGHT),
    }
    return listed(listing(fields, "number payer amount", payments, texts))


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


RECEIPTS = evening_sheet("receipts", receipt_blocks, suits=has_fees)
