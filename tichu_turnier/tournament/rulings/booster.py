"""Answers about the Booster cards: one entry for each of the 35 answers, and two for the rules."""

from tichu_turnier.rules.house_rules.booster import BOOSTER as WHETHER_BOOSTER
from tichu_turnier.rules.ruleset import at_four, with_booster
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.rulings.booster_examples import EXAMPLES
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic

_QUESTIONS = (
    "booster-content-against-push",
    "booster-who-has-mah-jong",
    "booster-ouvert-without-mah-jong",
    "booster-ouvert-timing",
    "booster-reaction-when-forbidden",
    "booster-scarecrow-lead",
    "booster-new-master-last-card",
    "booster-push-under",
    "booster-add-to-single",
    "booster-add-to-bomb",
    "booster-njet-timing",
    "booster-rob-recycling",
    "booster-rob-played",
    "booster-scarecrow-birds",
    "booster-change-seats",
    "booster-dealer-tichu",
    "booster-basta-ya",
    "booster-red-four",
    "booster-which-combination",
    "booster-phoenix-colour",
    "booster-different-lengths",
    "booster-skat",
    "booster-spy",
    "booster-super-partner",
    "booster-red-card",
    "booster-fast-street",
    "booster-yellow-bomb",
    "booster-modesty-wish",
    "booster-fire-bird-one",
    "booster-mouse-wish",
    "booster-streets-combined",
    "booster-pothole-length",
    "booster-baby-dragon",
    "booster-help-incomplete",
    "booster-help-fire-bird",
)
"""In the order of the page, which numbers them."""
_BREACHES = {"booster-who-has-mah-jong": PenaltyKind.WARNING}

BOOSTER: tuple[Ruling, ...] = (
    Ruling("booster-tonight", Topic.BOOSTER, Source.TONIGHT, house=WHETHER_BOOSTER, applies=at_four),
    *(
        Ruling(
            key,
            Topic.BOOSTER,
            Source.BOOSTER,
            number,
            EXAMPLES[key],
            penalty=_BREACHES.get(key),
            applies=with_booster,
        )
        for number, key in enumerate(_QUESTIONS, 1)
    ),
    *(
        Ruling(key, Topic.BOOSTER, Source.BOOSTER_RULES, examples=EXAMPLES[key], applies=with_booster)
        for key in ("booster-order", "booster-bombs")
    ),
    Ruling("booster-scores", Topic.BOOSTER, Source.DIRECTOR, applies=with_booster),
)
