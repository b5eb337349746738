"""Do special lists say of how many results no hands are known?"""

from tests.evenings import drawn, evening
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.words.listings.special_lists import by_totals_note, special_notes

DE = Texts("de")


def test_how_many_results_are_known_by_their_totals_alone() -> None:
    start = drawn(evening("treibhaus", 8), 3, 1)
    hands = Hands(tuple(HandReport(60, 40) for _ in range(8)))
    played = EnterResult(1, 1, hands).apply(start)
    assert by_totals_note(played, DE) == ""
    played = EnterResult(1, 2, Totals(600, 400, 0)).apply(played)
    words = (
        "Von einem der 2 Resultate sind nur die Totale bekannt: Ansagen und Doppelsiege daraus fehlen hier."
    )
    assert by_totals_note(played, DE) == words
    assert special_notes(played, DE).endswith(words)
    assert "Von 2 der 3 Resultate" in by_totals_note(EnterResult(1, 3, Totals(500, 500, 0)).apply(played), DE)
