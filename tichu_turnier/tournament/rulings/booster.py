"""Answers about the Booster cards: one entry for each of the 35 answers, and two for the rules."""

from tichu_turnier.rules.house_rules import BOOSTER as WHETHER_BOOSTER
from tichu_turnier.rules.ruleset import at_four, with_booster
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.rulings.ruling import Example, Ruling, Source, Topic

_FOUR = "S2 | S3 | S4 | S5"
_MAH_JONG = "Ma S2 | S3 | S4 | S5"


def _at(line: str, *claims: str) -> Example:
    return Example(line, claims)


_PURE = _at("S4 S5 S6 S7 Ph SA BA RA | R5 B6 G7 R8 B9 | S2 | S3 > A:S4,S5,S6,S7,Ph", "B:R5,B6,G7,R8,B9")
"""Four of a suit and the Phoenix are a straight, which a higher one beats."""
_NO_FOUR = _at("SA BA RA Ph S2 | S3 | S4 | S5", "A:SA,BA,RA,Ph play-no-combination", "A:SA,BA,RA")

_MOMENTS: dict[str, tuple[Example, ...]] = {
    "booster-content-against-push": (
        _at(f"{_FOUR} > A+clairvoyant B+content", "C+generous booster-no-push", "C+ouvert", "D+njet"),
    ),
    "booster-who-has-mah-jong": (
        _at(
            f"{_MAH_JONG} > D+clairvoyant / A?",
            "C+ouvert booster-not-now",
            "B+ouvert",
            "A:Ma booster-step-open",
        ),
        _at(f"{_MAH_JONG} > /", "A:Ma!8", "B+ouvert booster-not-now"),
    ),
    "booster-ouvert-without-mah-jong": (
        _at(f"{_MAH_JONG} > B+ouvert / /", "B:S3", "A:Ma play-out-of-turn"),
        _at(f"{_MAH_JONG} > A+ouvert / /", "A:Ma!8"),
        _at(f"{_MAH_JONG} > A+back-to-the-roots C+ouvert / /", "C:S4", "A:S2 play-out-of-turn"),
    ),
    "booster-ouvert-timing": (
        _at(f"{_MAH_JONG} > B+ouvert", "C+njet", "C+back-to-the-roots", "B:S3 booster-step-open"),
        _at("Ma S2 | S3 S6 | S4 | S5 > B+ouvert / / B:S3", "C+back-to-the-roots booster-not-now"),
    ),
    "booster-reaction-when-forbidden": (
        _at(f"{_FOUR} > A+basta-ya", "B+njet", "B+rainbow booster-banned"),
        _at("Dr | S3 | S4 | S5 > / A:Dr", "B+scarecrow"),
    ),
    "booster-scarecrow-lead": (
        _at(
            "Dr Ph | S3 | S4 | S5 > A:Dr B+scarecrow",
            "A-",
            "A:Ph booster-scared",
            "A:Dr booster-scared",
        ),
        _at("Dr Ph | S3 | S4 | S5 > A:Dr B+scarecrow A-", "B:S3"),
        _at("Dr Ph S2 | S3 | S4 | S5 > A:Dr B+scarecrow", "A- play-must-lead", "A:S2"),
        _at("Ph Dr | S2 | S3 | S4", "A- play-must-lead", "A:Ph", "A:Dr"),
    ),
    "booster-new-master-last-card": (
        _at("SK | S3 Hu | S4 | S5 > / A:SK", "B+new-master booster-out"),
        _at("SK S2 | S3 Hu | S4 | S5 > / A:SK", "B+new-master"),
    ),
    "booster-push-under": (
        _at("SK BK S8 B8 | S9 B9 R9 G9 | S4 | S5 > / A:SK,BK", "A+push-under:S8,B8", "B:S9,B9,R9,G9"),
        _at("SK BK S8 B8 | S9 | S4 | S5 > /", "A+push-under:S8,B8 booster-not-now"),
        _at("SK BK S8 B8 | S9 | S4 | S5 > / A:S8,B8", "A+push-under:SK,BK booster-not-lower"),
    ),
    "booster-add-to-single": (
        _at("S8 B2 | S9 B3 | B8 S4 | R8 S5 > / A:S8", "D+add:R8", "D:R8 play-out-of-turn"),
        _at("S8 S2 B2 | S9 B3 | B8 S4 | R8 S5 > / A:S8 D+add:R8", "B:S9 play-does-not-beat"),
        _at("S8 S2 | S9 B3 | B8 S4 | R8 S5 > / A:S8 D+add:R8 B- C- D- A-", "A:S2", "D:S5 play-out-of-turn"),
    ),
    "booster-add-to-bomb": (
        _at("S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8", "C+add:R8,G8", "B:SA,BA"),
        _at("S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8 C+add:R8,G8", "B:SA,BA play-does-not-beat"),
        _at(
            "S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8 C+add:R8,G8 B- C- D- A-",
            "A:S2",
            "C:S4 play-out-of-turn",
        ),
        _at("R4 R5 R6 R7 R8 S2 | S3 | B9 | S5 > / A:R4,R5,R6,R7,R8", "C+add:B9 booster-bomb-untouched"),
    ),
    "booster-njet-timing": (
        _at("R8 S2 | S3 | B8 S4 | S5 > / A+help:R8 C:B8", "B+njet", "D+njet"),
        _at("R8 S2 | S3 | B8 S4 | S5 > / A+help:R8 C:B8 B-", "D+njet booster-no-event"),
        _at(f"{_FOUR} > / A! B+rob=skat", "A+njet"),
    ),
    "booster-rob-recycling": (
        _at(f"{_FOUR} > / A! B+rob=recycling B+recycling=rob", "B+rob booster-no-event"),
        _at(f"{_FOUR} > / A! B+rob=recycling B+recycling=rob C!", "B+rob"),
    ),
    "booster-rob-played": (
        _at(f"{_FOUR} > A+skat B!", "B+rob=skat booster-played-already", "B+rob=rainbow"),
    ),
    "booster-scarecrow-birds": (
        _at("Ma S7 | S3 | S4 | S5 > / A:Ma", "B+scarecrow booster-no-event"),
        _at("S7 S2 | S3 | S4 | S5 > / A:S7+fire-bird", "B+scarecrow booster-no-event"),
        _at("Ph S2 B2 | S3 | S4 | S5 > / A:Ph,S2 B+scarecrow", "A:S2,B2", "A:Ph,B2 booster-scared"),
    ),
    "booster-change-seats": (
        _at("S2 S9 | S3 | S4 | S5 > A+change-seats>B A:S2", "C:S4", "B:S3 play-out-of-turn"),
        _at("S2 Hu | S3 | S4 | S5 > A+change-seats>B A:Hu", "C:S4", "B:S3 play-out-of-turn"),
    ),
    "booster-dealer-tichu": (
        _at(f"{_FOUR} > A+dealer", "A!"),
        _at("S2 S6 | S3 | S4 | S5 > A+dealer A:S2", "A! play-called-late", "B!"),
    ),
    "booster-basta-ya": (
        _at(
            "S2 B3 S4 R5 G6 B7 | S3 | S8 | S9 > A+small-is-beautiful B+solo C+basta-ya",
            "A+rainbow booster-banned",
            "A:S2,B3,S4,R5,G6,B7 play-no-combination",
            "A:S2,B3,S4,R5,G6",
        ),
    ),
    "booster-spy": (_at("S8 | B8 | S4 | S5 > /", "A+spy=8", "A+spy=8,9 booster-one-rank"),),
    "booster-super-partner": (
        _at(f"{_FOUR} > / A! C!", "A+super-partner"),
        _at(f"{_FOUR} > / A! A+super-partner", "A! play-called-already", "C! play-called-already"),
        _at("S2 S6 | S3 | S4 | S5 > / A! A:S2", "A+super-partner booster-card-played"),
    ),
    "booster-red-card": (
        _at(
            "S2 S3 | R8 R9 S6 | S4 | S5 > / A:S2 B:R8", "C+red-card:R8 booster-card-on-table", "C+red-card:R9"
        ),
    ),
}
_COMBINATIONS: dict[str, tuple[Example, ...]] = {
    "booster-red-four": (
        _at("S4 B4 R4 G4 S9 B9 | S5 | S6 | S7 > A+level-red", "A:S4,B4,R4,G4", "A:S4,B4,R4,G4,S9,B9"),
        _at("S4 B4 R4 G4 S9 | S5 B5 R5 | S6 | S7 > A+level-red A:S4,B4,R4,G4", "B:S5,B5,R5"),
        _at(
            "S4 B4 R4 G4 S9 B9 | S5 | S6 | S7 > A+level-red B+small-is-beautiful",
            "A:S4,B4,R4,G4,S9,B9 play-no-combination",
            "A:S4,B4,R4,S9,B9",
        ),
        _at(
            "S4 B4 R4 G4 S9 B9 | S5 | S6 | S7",
            "A:S4,B4,R4,G4,S9,B9 play-no-combination",
            "A:S4,B4,R4,S9,B9",
        ),
    ),
    "booster-which-combination": (
        _at(
            "R8 B8 G9 S9 | S10 R10 SK RK | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9",
            "B:S10,R10,SK,RK play-does-not-beat",
        ),
        _at(
            "R8 B8 G9 S9 | S10 R10 SK RK | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9~pair-mania",
            "B:S10,R10,SK,RK",
        ),
        _at(
            "R8 B8 G9 S9 | S10 R10 SB RB | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9~rainbow",
            "B:S10,R10,SB,RB play-does-not-beat",
        ),
        _at(
            "R8 B8 G8 S8 R2 | R9 B9 G10 S10 | S4 | S5 > A+rainbow",
            "A:R8,B8,G8,S8~rainbow play-no-combination",
            "A:R8,B8,G8,S8",
        ),
    ),
    "booster-phoenix-colour": (
        _at("Ph R2 R5 R9 RK | S2 | S3 | S4 > A+ice-hockey", "A:Ph,R2,R5,R9,RK play-no-combination"),
        _at(
            "Ph R8 B8 G9 | S2 | S3 | S4 > A+rainbow",
            "A:Ph,R8,B8,G9~rainbow play-no-combination",
            "A:Ph,R8,B8,G9",
        ),
        _at("Ph S8 B8 | S2 | S3 | S4 > A+flower", "A:Ph,S8,B8~flower play-no-combination", "A:Ph,S8,B8"),
        _at("S2 | Ph S3 | S4 | S5 > /", "A+red-card:Ph booster-not-red"),
        _PURE,
    ),
    "booster-different-lengths": (
        _at(
            "R2 R4 R6 R8 R10 S2 | G3 G5 G7 G9 GB GK | S3 | S4 > A+ice-hockey A:R2,R4,R6,R8,R10",
            "B:G3,G5,G7,G9,GB,GK",
        ),
        _at("G2 S5 B5 S9 | G3 S6 B6 R6 | S3 | S4 > A+flower A:G2,S5,B5", "B:G3,S6,B6,R6"),
    ),
    "booster-skat": (
        _at("S10 S2 | B10 | S4 | S5 > A:S10 C+skat", "B:B10"),
        _at("SK BD RB G10 S9 S2 | B10 RK SD GB B9 | S4 | S5 > A:SK,BD,RB,G10,S9 C+skat", "B:B10,RK,SD,GB,B9"),
        _at("SA S3 | BD BB B9 B8 B7 | S4 | S5 > A:SA C+skat", "B:BD,BB,B9,B8,B7"),
    ),
    "booster-fast-street": (
        _at(
            "S2 B4 R6 G8 S10 | S3 | S5 | S7 > A+fast-street",
            "A:S2,B4,R6,G8,S10+pothole play-no-combination",
            "A:S2,B4,R6,G8,S10+ring-street play-no-combination",
        ),
    ),
    "booster-yellow-bomb": (
        _at("S2 S9 | S8 B8 R8 S3 | S4 | S5 > / A:S2", "B:S8,B8,R8+fire-bird play-no-combination"),
        _at("S9 B9 S2 | SA BA | R9 G9 S4 | S5 > / A+help:S9,B9 C:R9,G9", "B:SA,BA play-does-not-beat"),
        _NO_FOUR,
        _PURE,
    ),
}
_COMPANIONS: dict[str, tuple[Example, ...]] = {
    "booster-modesty-wish": (
        _at("Ma S2 | S5 B5 R5 G5 S6 | S7 | S8 > / A:Ma!5", "B:S6+modesty play-ignores-wish", "B:S5"),
        _at(
            "Ma S2 | S5 B5 R5 G5 S6 | S7 | S8 > A:Ma!5",
            "B:S6 play-ignores-wish",
            "B- play-ignores-wish",
            "B:S5",
            "B:S5,B5,R5,G5",
        ),
    ),
    "booster-fire-bird-one": (
        _at(
            "S2 B3 S4 R5 S9 | S7 | S8 | S10 > /",
            "A:S2,B3,S4,R5+fire-bird=1 play-no-combination",
            "A:S2,B3,S4,R5+fire-bird=6",
        ),
        _at(
            "Ma S2 B3 R4 G5 | S4 B5 R6 S8 S9 | S3 | S6 > / A:Ma,S2,B3,R4,G5!8",
            "B-",
            "B:S4,B5,R6,S8+fire-bird",
        ),
        _at(
            "Ph S2 B3 S4 R5 S9 | S7 | S8 | S10",
            "A:Ph,S2,B3,S4,R5=1 play-no-combination",
            "A:Ph,S2,B3,S4,R5=6",
        ),
    ),
    "booster-mouse-wish": (
        _at(
            "Ma S2 | SA | S4 | S5 > / A:S2 B:SA C- D-",
            "A:Ma+mouse",
            "A:Ma+mouse!8 play-wish-not-possible",
            "A:Ma play-does-not-beat",
        ),
        _at(_MAH_JONG, "A:S2!8 play-wish-not-possible", "A:Ma!8"),
    ),
    "booster-streets-combined": (
        _at("S2 B3 R4 G5 S9 | S5 B6 R7 G8 | S6 | S7 > /", "A:S2,B3,R4,G5+four-street"),
        _at("S2 B3 R4 G5 S9 | S5 B6 R7 G8 | S6 | S7 > / A:S2,B3,R4,G5+four-street", "B:S5,B6,R7,G8"),
        _at(
            "S2 B3 R4 G6 S7 | B5 R6 G7 S8 B9 | S4 G5 B7 R8 G9 | S3 > / A:S2,B3,R4,G6,S7+pothole B-",
            "C:S4,G5,B7,R8,G9",
            "B:B5,R6,G7,S8,B9 play-out-of-turn",
        ),
        _at("S2 B3 R5 G6 | S7 B8 R10 GB | S3 | S4 > / A:S2,B3,R5,G6+four-street+pothole", "B:S7,B8,R10,GB"),
        _at(
            "SK B2 R3 G4 S9 | S5 B6 G8 B9 | S3 | S6 > / A:SK,B2,R3,G4+four-street+pothole+ring-street",
            "B:S5,B6,G8,B9 play-does-not-beat",
            "B:S5,B6,G8,B9+four-street+pothole play-does-not-beat",
        ),
    ),
    "booster-pothole-length": (
        _at(
            "S3 B4 R5 S7 G8 | S2 | S6 | S9 > /",
            "A:S3,B4,R5,S7+pothole play-no-combination",
            "A:S3,B4,R5,S7,G8+pothole",
        ),
        _at(
            "S3 B4 R5 S7 G8 | S2 | S6 | S9",
            "A:S3,B4,R5,S7 play-no-combination",
            "A:S3,B4,R5,S7,G8 play-no-combination",
        ),
    ),
    "booster-baby-dragon": (
        _at("S8 B8 S2 | SA BA | S3 | S4 > / A:S8,B8+baby-dragon", "B:SA,BA play-does-not-beat", "B-"),
        _at("S8 B8 S2 | SA BA | S3 | S4 > / A:S8,B8+baby-dragon B- C- D- A-", "A:S2"),
    ),
    "booster-help-incomplete": (
        _at("S8 S2 | S3 | B8 S4 | S5 > /", "A+help:S8", "A+help booster-needs-card"),
        _at("S8 S2 | S3 | B8 S4 | S5 > / A+help:S8", "C:B8", "C:S4 play-no-combination", "C-"),
        _at("S8 S2 | S3 | B8 S4 | S5 > / A+help:S8 C-", "A:S2", "A- play-must-lead"),
    ),
    "booster-help-fire-bird": (
        _at("Ph S2 | S3 | B8 S4 | S5 > /", "A+help+fire-bird booster-needs-card", "A+help:Ph+fire-bird"),
        _at(
            "Ph S2 | S3 | B8 S4 | S5 > / A+help:Ph+fire-bird",
            "C:B8",
            "C:B8+fire-bird booster-helper-yellow",
            "C:B8+modesty booster-helper-yellow",
        ),
    ),
    "booster-order": (
        _at(f"{_MAH_JONG} > A+clairvoyant", "B+ouvert", "A:Ma booster-step-open"),
        _at(
            f"{_MAH_JONG} > A+clairvoyant /",
            "B+generous booster-not-now",
            "B+ouvert",
            "A:Ma booster-step-open",
        ),
        _at(f"{_MAH_JONG} > A+clairvoyant / /", "B+ouvert booster-not-now", "A:Ma booster-step-open"),
        _at(f"{_MAH_JONG} > A+clairvoyant / / /", "A:Ma!8", "B+ouvert booster-not-now"),
        _at("Ma | S3 | S4 | S5 > / A:Ma", "A+rainbow booster-out", "B+rainbow"),
    ),
    "booster-bombs": (
        _at(
            "R8 B8 G8 S8 | R9 B9 | S3 | S4 > A+rainbow A+pair-mania",
            "A:R8,B8,G8,S8~rainbow play-no-combination",
            "A:R8,B8,G8,S8~pair-mania play-no-combination",
            "A:R8,B8,G8,S8",
        ),
        _at(
            "R4 R5 R6 R7 R8 | SA | S3 | S4 > A+ice-hockey",
            "A:R4,R5,R6,R7,R8~ice-hockey play-no-combination",
            "A:R4,R5,R6,R7,R8",
        ),
        _PURE,
        _NO_FOUR,
    ),
}
EXAMPLES = _MOMENTS | _COMBINATIONS | _COMPANIONS
"""By the key of the entry, the likeliest question first."""


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
