"""Answers of the referees of the Treibhaus tournament: one entry for each of their 17 questions."""

from tichu_turnier.rules.house_rules import (
    BOMB_EXEMPT_FROM_WISH,
    BOTH_GRAND_TICHUS,
    DIRECTION,
    GRAND_TICHU,
    LAST_DRAGON_TRICK,
)
from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.rulings.ruling import Example, Ruling, Source, Topic

_KINGS = "SK,BK,RK,GK"
_TRICKY = "Ma S2 S3 | B3 B4 R5 B6 R7 B8 R9 B10 RB BD SK BK RK GK | R2 G2 | R3 G4 G5 G6 G7 G8"
_TWO_BOMBS = "S2 SK BK RK GK | S3 S4 | S5 SA BA RA GA | S6 S7"
_LAST = "S10 | SK | Dr | B2 R10 > A:S10 B:SK C:Dr"
_ACES_AND_NINES = "SA BA Ph S9 B9 S2 | S10 B10 R10 S4 B4 | S5 | S6"

TREIBHAUS: tuple[Ruling, ...] = (
    Ruling(
        "bomb-lead",
        Topic.PLAY,
        Source.TREIBHAUS,
        1,
        (
            Example("Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5", (f"B:{_KINGS} play-out-of-turn", "A:S2")),
            Example(
                "Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:Hu", (f"B:{_KINGS} play-out-of-turn", "C:S4,B4")
            ),
            Example("Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:S2 B- C- D-", (f"B:{_KINGS}", "A-")),
            Example(
                f"Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:S2 B- C- D- B:{_KINGS} C- D- A- B-", ("B:S3",)
            ),
        ),
    ),
    Ruling(
        "bomb-when",
        Topic.PLAY,
        Source.TREIBHAUS,
        2,
        (
            Example(f"{_TWO_BOMBS} > A:S2", ("C:SA,BA,RA,GA", f"A:{_KINGS}", "D:S6 play-out-of-turn")),
            Example(f"{_TWO_BOMBS} > A:S2 B- C- D-", ("C:SA,BA,RA,GA", f"A:{_KINGS}", "A-")),
            Example(f"{_TWO_BOMBS} > A:S2 B- C- D- A-", ("C:SA,BA,RA,GA play-out-of-turn",)),
            Example(f"{_TRICKY} > A:Ma!8", (f"B*:{_KINGS}",)),
            Example(f"{_TRICKY} > A:Ma!8 B*:{_KINGS} C-", ("D- play-ignores-wish", "D:G4,G5,G6,G7,G8")),
        ),
    ),
    Ruling(
        "wish-when",
        Topic.PLAY,
        Source.TREIBHAUS,
        3,
        (
            Example(f"{_TRICKY} > A:Ma!8", (f"B*:{_KINGS}", f"B:{_KINGS} play-ignores-wish", "B:B8"), "no"),
            Example(f"{_TRICKY} > A:Ma!8", (f"B*:{_KINGS}", f"B:{_KINGS}", "B- play-ignores-wish"), "yes"),
            Example(
                "Ma S2 | S3 B3 | S8 B8 R8 G8 S4 | S5 R5 > A:Ma!8 B:S3",
                ("C- play-ignores-wish", "C:S8", "C:S8,B8,R8,G8", "C:S4 play-ignores-wish"),
            ),
        ),
        house=BOMB_EXEMPT_FROM_WISH,
        elsewhere=(("yes", Source.BRETTSPIELWELT),),
    ),
    Ruling(
        "wish-phoenix",
        Topic.PLAY,
        Source.TREIBHAUS,
        4,
        (
            Example(
                "Ma S2 B3 S4 S5 S6 | R6 R7 B8 B10 Ph | R2 G2 | R3 G3 > A:Ma,S2,B3,S4,S5!8",
                ("B- play-ignores-wish", "B:R6,R7,B8,B10,Ph"),
            ),
            Example(
                "Ma S2 B3 S4 S5 S6 | R6 R7 B9 B10 Ph | R2 G2 | R3 G3 > A:Ma,S2,B3,S4,S5!8",
                ("B-", "B:R6,R7,B9,B10,Ph"),
            ),
            Example("Ma S2 | Ph S7 | R2 G2 | R3 G3 > A:Ma!8", ("B-", "B:Ph", "B:S7")),
        ),
    ),
    Ruling(
        "last-trick",
        Topic.PLAY,
        Source.TREIBHAUS,
        5,
        (
            Example(_LAST, ("C>A play-gift-to-opponent", "C>B", "C>D"), "given"),
            Example(_LAST, ("C>B play-hand-over",), "kept"),
        ),
        house=LAST_DRAGON_TRICK,
        elsewhere=(("kept", Source.DTM),),
        applies=at_four,
    ),
    Ruling(
        "dragon-bombed",
        Topic.PLAY,
        Source.TREIBHAUS,
        6,
        (
            Example(
                "Dr SK BK RK GK S2 | S3 B3 | S4 B4 | S5 B5 > A:Dr B- C- D- A-",
                ("A:S2 play-dragon-first", "A>C play-gift-to-opponent", "A>B", "A>D"),
            ),
            Example(
                f"Dr SK BK RK GK S2 | S3 B3 | S4 B4 | S5 B5 > A:Dr A:{_KINGS} B- C- D- A-",
                ("A>B play-no-gift", "A:S2"),
            ),
        ),
    ),
    Ruling(
        "same-moment",
        Topic.TABLE,
        Source.TREIBHAUS,
        7,
        (
            Example(
                "S2 SK BK RK GK | S3 S8 B8 R8 G8 | SA BA RA GA S4 | S9 B9 R9 G9 S5 > A:S2",
                ("B:S3", "D:S9,B9,R9,G9", f"A:{_KINGS}", "C:SA,BA,RA,GA"),
            ),
        ),
    ),
    Ruling(
        "bomb-own",
        Topic.PLAY,
        Source.TREIBHAUS,
        8,
        (Example(f"{_TWO_BOMBS} > A:S2", (f"A:{_KINGS}", "C:SA,BA,RA,GA")),),
    ),
    Ruling(
        "two-grand-tichus",
        Topic.CALLS,
        Source.TREIBHAUS,
        9,
        house=BOTH_GRAND_TICHUS,
        elsewhere=(("count", Source.ENGLISH), ("made-only", Source.BRETTSPIELWELT)),
    ),
    Ruling(
        "four-and-phoenix",
        Topic.PLAY,
        Source.TREIBHAUS,
        10,
        (
            Example(
                "S3 B3 R3 G3 Ph S5 | S6 | S7 | S8",
                (
                    "A:S3,B3,R3,G3,Ph play-no-combination",
                    "A:S3,B3,R3,G3",
                    "A:S3,B3,Ph",
                    "A:S3,B3,R3,Ph play-no-combination",
                ),
            ),
        ),
    ),
    Ruling(
        "phoenix-ambiguous",
        Topic.PLAY,
        Source.TREIBHAUS,
        11,
        (
            Example(f"{_ACES_AND_NINES} > A:SA,BA,Ph,S9,B9=9", ("B:S10,B10,R10,S4,B4",)),
            Example(f"{_ACES_AND_NINES} > A:SA,BA,Ph,S9,B9=14", ("B:S10,B10,R10,S4,B4 play-does-not-beat",)),
        ),
    ),
    Ruling(
        "straight-bomb-plain",
        Topic.PLAY,
        Source.TREIBHAUS,
        12,
        (
            Example(
                "S2 S3 S4 S5 S6 S9 | S10 BB SD SK SA | R2 | R3 > A:S2,S3,S4,S5,S6",
                ("B:S10,BB,SD,SK,SA play-does-not-beat", "B-"),
            ),
        ),
    ),
    Ruling(
        "grand-tichu-when",
        Topic.CALLS,
        Source.TREIBHAUS,
        13,
        house=GRAND_TICHU,
        applies=at_four,
        elsewhere=(("no", Source.TONIGHT),),
    ),
    Ruling(
        "dog-to-oneself",
        Topic.PLAY,
        Source.TREIBHAUS,
        14,
        (
            Example("Hu S2 | S3 | S4 | S5 > A:Hu", ("C:S4", "B:S3 play-out-of-turn")),
            Example("Hu S2 | S3 | | S5 > A:Hu", ("D:S5", "A:S2 play-out-of-turn")),
            Example("Hu S2 | S3 | | > A:Hu", ("A:S2",)),
        ),
        house=DIRECTION,
        elsewhere=(("left", Source.TONIGHT),),
    ),
    Ruling(
        "tichu-while-pushing",
        Topic.CALLS,
        Source.TREIBHAUS,
        15,
        (Example("S2 S9 | S3 S6 | S4 | S5 > A:S2", ("B!", "C!", "A! play-called-late")),),
        penalty=PenaltyKind.WARNING,
    ),
    Ruling("agreements", Topic.TABLE, Source.TREIBHAUS, 16, applies=at_four, penalty=PenaltyKind.WARNING),
    Ruling("allowed-information", Topic.TABLE, Source.TREIBHAUS, 17, penalty=PenaltyKind.WARNING),
)
"""In the order of the page, which numbers them."""
