"""Is everybody called to the front in the right order, with the right prize?"""

from dataclasses import replace

import pytest

from tests.tournament.scoring.test_special_lists import EVENING
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.sheets.document import Paragraph
from tichu_turnier.sheets.honours import prize_blocks
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
    money_of,
)
from tichu_turnier.tournament.scoring.prize_giving import (
    PlaceReveal,
    RevealOrder,
    SomebodyReveal,
    SpecialReveal,
    reveals,
)
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.prize_giving import divided_prizes, prize_script

SIX = evening(6, "1-6 900:100 2-5 800:200 3-4 700:300")
"""Places as the numbers."""
TIED = evening(6, "1-6 900:100 2-5 800:200 3-4 800:200")
"""1, then 2 and 3 on the second place, 4 and 5 on the fourth, 6."""


def told(tournament, order=RevealOrder.CUSTOMARY):
    return [
        f"{each.place}:{'+'.join(str(e.id) for e in each.entrants)}"
        + "".join(f" {p.what}" for p in each.prizes)
        if isinstance(each, PlaceReveal)
        else each
        for each in reveals(tournament, order)
    ]


def with_prizes(tournament, *prizes):
    change = SetPrizes(tuple(prizes))
    assert change.findings(tournament) == ()
    return change.apply(tournament)


def test_orders():
    assert told(SIX) == ["4:4", "5:5", "6:6", "3:3", "2:2", "1:1"]
    assert told(SIX, RevealOrder.FROM_BELOW) == ["6:6", "5:5", "4:4", "3:3", "2:2", "1:1"]
    assert told(SIX, RevealOrder.PODIUM_ONLY) == ["3:3", "2:2", "1:1"]


def test_equals_are_called_together_and_share_the_prizes_of_their_places():
    prizes = [Prize(ForPlace(place), what) for place, what in enumerate(("Käse", "Wein", "Brot", "Salz"), 1)]
    assert told(with_prizes(TIED, *prizes)) == ["4:4+5 Salz", "6:6", "2:2+3 Wein Brot", "1:1 Käse"]


@pytest.mark.parametrize(
    ("what", "hundredths"),
    [
        *(("50", 5000), ("CHF 50", 5000), ("Fr. 50.–", 5000), ("50.- Fr.", 5000), ("12,50 €", 1250)),
        *(("1'200 CHF", 120_000), ("1.200 Euro", 120_000), ("£ 0.05", 5)),
        *((each, None) for each in ("Gutschein 50 Fr.", "2 Flaschen Wein", "Käse", "CHF 5 Fr.", "0", "50 %")),
    ],
)
def test_what_is_money(what, hundredths):
    money = money_of(what)
    assert (money and money.hundredths) == hundredths


@pytest.mark.parametrize(
    ("second", "third", "said"),
    [
        ("50 Fr.", "CHF 30", "Zum Teilen: 50 Fr. + CHF 30; zusammen 80 Fr., je 40 Fr."),
        ("Wein", "CHF 25", "Zum Teilen: Wein + CHF 25; zusammen CHF 25, je CHF 12,50"),
        ("Wein", "Brot", "Zum Teilen: Wein + Brot"),
        ("0.50 €", "0.01 €", "Zum Teilen: 0.50 € + 0.01 €; zusammen 0,51 €, je 0,25 € (0,01 € bleibt übrig)"),
    ],
)
def test_money_of_the_places_that_equals_hold_is_added_and_divided(second, third, said):
    prizes = (Prize(ForPlace(1), "100 Fr."), Prize(ForPlace(2), second), Prize(ForPlace(3), third))
    tournament, texts = with_prizes(TIED, *prizes), Texts("de")
    scenes = {
        scene.place: scene.prize for scene in prize_script(tournament, RevealOrder.CUSTOMARY, texts).scenes
    }
    assert (scenes[1], scenes[2]) == ("100 Fr.", said)
    names = ", ".join(shown_name(tournament.entrants[number]) for number in (2, 3))
    listed = (f"{names}: {said}",) if ";" in said else ()
    assert divided_prizes(tournament, texts) == listed
    paragraphs = [b.text for b in prize_blocks(tournament, texts) if isinstance(b, Paragraph)]
    assert paragraphs[1:] == list(listed)


def test_the_last_place_has_its_own_prize_whoever_shares_it():
    last = Prize(ForPlace(LAST_PLACE), "Kartenspiel")
    assert told(with_prizes(SIX, last))[2] == "6:6 Kartenspiel"
    level = evening(2, "1-2 500:500")
    assert told(with_prizes(level, last)) == ["1:1+2 Kartenspiel"]


def test_special_prizes_come_before_the_podium():
    tournament = with_prizes(
        EVENING,
        Prize(ForPlace(1), "Pokal"),
        Prize(ForSomebody(), "Hut"),
        Prize(ForSpecialList("tichus"), "Buch"),
        Prize(ForSpecialList("tichus"), "Karten"),
    )
    steps = told(tournament)
    special, somebody, *podium = steps
    assert isinstance(special, SpecialReveal)
    assert [entrant.id for entrant in special.entrants] == [1, 2, 4]
    assert (special.key, special.best.value) == ("tichus", 1)
    assert [prize.what for prize in special.prizes] == ["Buch", "Karten"]
    assert somebody == SomebodyReveal("Hut")
    assert podium == ["3:2+4", "1:1+3 Pokal"]


def test_people_of_the_house_are_not_called():
    host = replace(SIX.entrants[1], ranks=False)
    tournament = replace(SIX, entrants=frozen({**SIX.entrants, host.id: host}.items()))
    assert told(tournament) == ["4:5", "5:6", "3:4", "2:3", "1:2"]
    last = Prize(ForPlace(LAST_PLACE), "Trost")
    assert told(with_prizes(tournament, last))[1] == "5:6 Trost"


def test_nothing_is_told_before_the_first_result():
    assert reveals(evening(4, "1-2 ? 3-4 ?")) == ()


@pytest.mark.parametrize(
    ("prize", "key"),
    [
        (Prize(ForPlace(1), "  "), "prizes-no-words"),
        (Prize(ForPlace(1), "x" * 201), "prizes-no-words"),
        (Prize(ForPlace(-1), "Wein"), "prizes-no-place"),
    ],
)
def test_what_speaks_against_a_prize(prize, key):
    assert [finding.key for finding in SetPrizes((prize,)).findings(SIX)] == [key]


def test_prizes_are_tidied():
    assert with_prizes(SIX, Prize(ForPlace(1), " ein   Käse ")).prizes[0].what == "ein Käse"
