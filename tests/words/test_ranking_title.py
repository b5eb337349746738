"""Is a ranking called final only once nothing can change it?"""

from tests.tournament.scoring.test_standings import evening as played
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterSecond
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.words.listings.standings import ranking_title

DE = Texts("de")


def test_it_is_final_once_all_is_played_and_nothing_open_can_change_it() -> None:
    start = played(2, "1-2 700:300", "1-2 600:400", "1-2 500:500")
    assert ranking_title(start, DE) == "Schlussrangliste"
    differs = EnterSecond(3, 1, Totals(400, 600, 10), "").apply(start)
    assert ranking_title(differs, DE) == "Rangliste nach Runde 3"
