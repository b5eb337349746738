"""Do the sheets tell what the director decided?"""

from tests.tournament.scoring.test_penalties import ANNULLED, OUT, VICTORY_POINTS, club, given_to, penalty
from tichu_turnier.sheets import sheet
from tichu_turnier.sheets.document import Paragraph, Table
from tichu_turnier.texts import Texts

RULED = given_to(
    club(),
    penalty(VICTORY_POINTS, 1, amount=2, decided_by="Gämse"),
    penalty(ANNULLED, 3, hand=9, reason="Falsch gegeben"),
    penalty(OUT, 4, reason="Absprache"),
)


def rows(key, tournament):
    document = sheet(key).document(tournament, Texts("de"))
    (table,) = [block for block in document.blocks if isinstance(block, Table)]
    return [[cell.text for cell in row] for row in table.rows]


def notes(key, tournament):
    blocks = sheet(key).document(tournament, Texts("de")).blocks
    return [block.text for block in blocks if isinstance(block, Paragraph)]


def test_every_decision_stands_on_a_sheet_of_its_own():
    assert rows("penalties", RULED) == [
        ["1", "20:31", "Runde 1, Tisch 1", "Adler", "−2 Siegpunkte", "Handy am Tisch", "Gämse"],
        ["2", "20:31", "Runde 1, Tisch 1", "Dachs", "Spiel 9 zählt nicht", "Falsch gegeben", ""],
        ["3", "20:31", "Runde 1, Tisch 1", "Elster", "disqualifiziert", "Absprache", ""],
    ]
    assert notes("penalties", club()) == ["Es gibt keine Strafen und Entscheide."]


def test_rankings_tell_it_at_the_end_of_the_line_and_the_sums_before():
    for key in ("standings", "ranking"):
        found = rows(key, RULED)
        assert [[row[0], row[1], row[2], row[-1]] for row in found] == [
            ["1", "Dachs", "14", "R1/9 annulliert"],
            ["2", "Adler", "8", "−2 SP, R1/9 annulliert"],
            ["3", "Biber", "7", "R1/9 annulliert"],
            ["–", "Elster", "3", "R1/9 annulliert, disqualifiziert"],
        ]
    assert notes("ranking", RULED)[-2:] == [
        "Kontrolle: zusammen 32 Siegpunkte und 1800 Tichu-Punkte.",
        "Vor Strafen und Entscheiden: 38 Siegpunkte, 2000 Tichu-Punkte.",
    ]
    assert [len(row) for row in rows("ranking", club())] == [6, 6, 6, 6]
