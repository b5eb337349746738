"""What is answered about the Booster cards? One entry for each of the 35 answers, and two for the rules.

Where an answer is that the rules of Tichu hold, an example shows them.
"""

from tichu_turnier.rules.house_rules.booster import BOOSTER as WHETHER_BOOSTER
from tichu_turnier.tournament.penalty import PenaltyKind
from tichu_turnier.tournament.rulings.ruling import Example, Ruling, Source, Topic, at_four, with_booster

_PURE = Example(
    "S4 S5 S6 S7 Ph SA BA RA | R5 B6 G7 R8 B9 | S2 | S3 > A:S4,S5,S6,S7,Ph", ("B:R5,B6,G7,R8,B9",)
)
"""Four of a suit and the Phoenix are a straight, which a higher one beats."""
_NO_FOUR = Example("SA BA RA Ph S2 | S3 | S4 | S5", ("A:SA,BA,RA,Ph play-no-combination", "A:SA,BA,RA"))
_EXAMPLES: dict[str, tuple[Example, ...]] = {
    "booster-scarecrow-lead": (Example("Ph Dr | S2 | S3 | S4", ("A- play-must-lead", "A:Ph", "A:Dr")),),
    "booster-which-combination": (
        Example("R8 B8 G9 S9 S2 | S3 | S4 | S5", ("A:R8,B8,G9,S9",)),
        Example(
            "R8 B8 G8 S8 R2 | R9 B9 G10 S10 | S4 | S5 > A:R8,B8,G8,S8",
            ("B:R9,B9,G10,S10 play-does-not-beat",),
        ),
    ),
    "booster-phoenix-colour": (_PURE,),
    "booster-red-four": (
        Example(
            "S4 B4 R4 G4 S9 B9 | S5 | S6 | S7",
            ("A:S4,B4,R4,G4,S9,B9 play-no-combination", "A:S4,B4,R4,S9,B9"),
        ),
    ),
    "booster-modesty-wish": (
        Example(
            "Ma S2 | S5 B5 R5 G5 S6 | S7 | S8 > A:Ma!5",
            ("B:S6 play-ignores-wish", "B- play-ignores-wish", "B:S5", "B:S5,B5,R5,G5"),
        ),
    ),
    "booster-fire-bird-one": (
        Example(
            "Ph S2 B3 S4 R5 S9 | S7 | S8 | S10",
            ("A:Ph,S2,B3,S4,R5=1 play-no-combination", "A:Ph,S2,B3,S4,R5=6"),
        ),
    ),
    "booster-mouse-wish": (Example("Ma S2 | S3 | S4 | S5", ("A:S2!8 play-wish-not-possible", "A:Ma!8")),),
    "booster-pothole-length": (
        Example(
            "S3 B4 R5 S7 G8 | S2 | S6 | S9",
            ("A:S3,B4,R5,S7 play-no-combination", "A:S3,B4,R5,S7,G8 play-no-combination"),
        ),
    ),
    "booster-yellow-bomb": (_NO_FOUR, _PURE),
}
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
            _EXAMPLES.get(key, ()),
            penalty=_BREACHES.get(key),
            applies=with_booster,
        )
        for number, key in enumerate(_QUESTIONS, 1)
    ),
    Ruling("booster-order", Topic.BOOSTER, Source.BOOSTER_RULES, applies=with_booster),
    Ruling(
        "booster-bombs",
        Topic.BOOSTER,
        Source.BOOSTER_RULES,
        examples=(_PURE, _NO_FOUR),
        applies=with_booster,
    ),
    Ruling("booster-scores", Topic.BOOSTER, Source.DIRECTOR, applies=with_booster),
)
