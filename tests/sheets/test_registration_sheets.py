"""What stands on participant cards and receipts, and does a scanner see a code?"""

from pypdfium2 import PdfDocument

from tests.sheets.evenings import evening
from tichu_turnier.sheets import Kind, render, sheet
from tichu_turnier.sheets.document import Cards, Facts, Table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetEntryTerms, SetPaid, SetWaiting
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.registration.entrant_code import entrant_code

DE = Texts("de")
CLUB = evening("club-evening", 18, 0)
PAID = SetPaid((2, 1)).apply(SetEntryTerms(EntryTerms(fee=550, currency="EUR")).apply(CLUB))


def block(key, kind, tournament=PAID):
    return next(each for each in sheet(key).document(tournament, DE).blocks if isinstance(each, kind))


def test_everybody_has_a_card_with_his_code():
    cards = {card.title: card for card in block("cards", Cards).cards}
    assert len(cards) == 18
    for entrant in PAID.entrants.values():
        assert cards[entrant.name].code == entrant_code(PAID, entrant.id)


def test_the_code_is_drawn_with_its_three_corners():
    pdf = render(sheet("cards").document(PAID, DE), Kind.PDF)
    document = PdfDocument(pdf)
    picture = document[0].render(scale=2, grayscale=True).to_pil()
    document.close()
    dark = picture.point(lambda gray: 255 if gray < 128 else 0)
    left, top, side = 448, 183, 125  # of the first card; a corner is seven of 21 squares wide
    for x, y in ((0, 0), (14, 0), (0, 14)):
        unit = side / 21
        middle = (int(left + (x + 3.5) * unit), int(top + (y + 3.5) * unit))
        ring = (int(left + (x + 1.5) * unit), int(top + (y + 1.5) * unit))
        assert (dark.getpixel(middle), dark.getpixel(ring)) == (255, 0)


def test_a_receipt_says_who_how_much_and_for_what():
    first, second = block("receipts", Cards).cards
    assert (first.heading, first.title, first.figure) == ("Quittung Nr. 1", PAID.entrants[2].name, "EUR 5.50")
    assert first.lines[1] == "Klubabend im Treibhaus · Luzern · 21. November 2026"
    assert second.title == PAID.entrants[1].name
    assert ("In der Kasse", "EUR 11.00") in block("receipts", Facts).rows
    assert ("Noch offen", "EUR 88.00") in block("receipts", Facts).rows


def test_the_list_of_participants_shows_who_has_paid_and_who_waits():
    tournament = SetWaiting(3, waiting=True).apply(PAID)
    table = block("participants", Table, tournament)
    assert [column.title for column in table.columns][:3] == ["Da", "Bez.", "Nr."]
    lines = {int(row[2].number): row for row in table.rows}
    assert [lines[number][1].text for number in (1, 3, 4)] == ["☑", "", "☐"]
    assert lines[3][-1].text == "Warteliste"
    assert len(block("participants", Table, CLUB).columns) == len(table.columns) - 1


def test_without_fees_there_are_no_receipts_to_offer():
    assert sheet("receipts").suits(PAID)
    assert not sheet("receipts").suits(CLUB)
