"""Is an amount in a list compared with the fee of the tournament, and is the code page of DOS read?"""

from datetime import date

import pytest

from tichu_turnier.files.cells import text_of_bytes
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import amounts_due, read_list
from tichu_turnier.transfer.lists.list_habits import Given

FEE = EntryTerms(fee=1500)


@pytest.mark.parametrize(
    ("amounts", "paid", "asked"),
    [
        ("7.5 7.5 0", [], [1, 2]),
        ("5.- 5.- -", [], [1, 2]),
        ("30 30 ja", [3], [1, 2]),
        ("20 45 30 15", [4], [1, 2, 3]),
        ("15 15.00 15.- x", [1, 2, 3, 4], []),
    ],
)
def test_only_the_fee_counts_as_paid(amounts: str, paid: list[int], asked: list[int]) -> None:
    rows = [f"Tier {letter};{amount}" for letter, amount in zip("ABCD", amounts.split(), strict=False)]
    due = Given(amounts_due(FEE, Unit.PLAYER))
    preview = read_list("\n".join(["Name;Bezahlt", *rows]), Unit.PLAYER, given=due)
    assert [line.number - 1 for line in preview.waiting()] == asked
    assert [line.number - 1 for line in preview.lines if line.accepted and line.new and line.new.paid] == paid


def test_what_is_due_of_a_team() -> None:
    each = EntryTerms(fee=1500, per_person=True)
    assert amounts_due(each, Unit.PARTNERSHIP) == (15.0, 30.0)
    assert amounts_due(FEE, Unit.PARTNERSHIP) == amounts_due(each, Unit.PLAYER) == (15.0,)
    assert amounts_due(EntryTerms(), Unit.PLAYER) == ()


@pytest.mark.parametrize(
    "text", ["Name;Ort\nMöwe;Zürich\nBär;Köln\n", "Nom\nHélène Bär\nFrançois Noël\nKühn\n"]
)
@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "cp437", "mac-roman", "utf-8"])
def test_letters_are_those_that_were_meant(text: str, encoding: str) -> None:
    """Membership programs of old, and "CSV (MS-DOS)" of spreadsheets, write the code page of DOS."""
    read, _ = text_of_bytes(text.encode(encoding))
    assert read == text


@pytest.mark.parametrize(
    ("head", "rows", "coming", "asked"),
    [
        ("Fr 27.11.;Sa 28.11.", ("ja;nein", "nein;ja", "nein;nein"), [2], []),
        ("Fri 27 Nov;Sat 28 Nov", ("yes;no", "no;yes", "yes;yes"), [2, 3], []),
        ("Fr 27.11.;Sa 28.11.", ("OK;", ";OK", "OK;OK"), [2, 3], []),
        ("Do 3.12.;Fr 4.12.", ("ja;nein", "ja;ja", "nein;nein"), [2], [1]),
    ],
)
def test_of_a_poll_the_day_of_the_tournament_counts(
    head: str, rows: tuple[str, ...], coming: list[int], asked: list[int]
) -> None:
    text = "\n".join([f"Name;{head}", *(f"Tier {a};{row}" for a, row in zip("ABC", rows, strict=True))])
    preview = read_list(text, Unit.PLAYER, given=Given(day=date(2026, 11, 28)))
    assert [line.number - 1 for line in preview.lines if line.accepted] == coming
    assert [line.number - 1 for line in preview.waiting()] == asked
