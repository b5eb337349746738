"""Answers of the referees of the Treibhaus tournament: one entry for each of their 17 questions."""

from dataclasses import replace

from tichu_turnier.rules.house_rules import (
    BOMB_EXEMPT_FROM_WISH,
    BOTH_GRAND_TICHUS,
    DIRECTION,
    GRAND_TICHU,
    LAST_DRAGON_TRICK,
)
from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic, situations

_SHOWN = situations("""
bomb-lead
  Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 => B:SK,BK,RK,GK play-out-of-turn; A:S2
  Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:Hu => B:SK,BK,RK,GK play-out-of-turn; C:S4,B4
  Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:S2 B- C- D- => B:SK,BK,RK,GK; A-
  Ma Hu S2 | SK BK RK GK S3 | S4 B4 | S5 B5 > A:S2 B- C- D- B:SK,BK,RK,GK C- D- A- B- => B:S3
bomb-when
  S2 SK BK RK GK | S3 S4 | S5 SA BA RA GA | S6 S7 > A:S2
    => C:SA,BA,RA,GA; A:SK,BK,RK,GK; D:S6 play-out-of-turn
  S2 SK BK RK GK | S3 S4 | S5 SA BA RA GA | S6 S7 > A:S2 B- C- D- => C:SA,BA,RA,GA; A:SK,BK,RK,GK; A-
  S2 SK BK RK GK | S3 S4 | S5 SA BA RA GA | S6 S7 > A:S2 B- C- D- A- => C:SA,BA,RA,GA play-out-of-turn
  Ma S2 S3 | B3 B4 R5 B6 R7 B8 R9 B10 RB BD SK BK RK GK | R2 G2 | R3 G4 G5 G6 G7 G8 > A:Ma!8 => B*:SK,BK,RK,GK
  Ma S2 S3 | B3 B4 R5 B6 R7 B8 R9 B10 RB BD SK BK RK GK | R2 G2 | R3 G4 G5 G6 G7 G8 > A:Ma!8 B*:SK,BK,RK,GK C-
    => D- play-ignores-wish; D:G4,G5,G6,G7,G8
wish-when
  Ma S2 S3 | B3 B4 R5 B6 R7 B8 R9 B10 RB BD SK BK RK GK | R2 G2 | R3 G4 G5 G6 G7 G8 > A:Ma!8
    => B*:SK,BK,RK,GK; B:SK,BK,RK,GK play-ignores-wish; B:B8 [no]
  Ma S2 S3 | B3 B4 R5 B6 R7 B8 R9 B10 RB BD SK BK RK GK | R2 G2 | R3 G4 G5 G6 G7 G8 > A:Ma!8
    => B*:SK,BK,RK,GK; B:SK,BK,RK,GK; B- play-ignores-wish [yes]
  Ma S2 | S3 B3 | S8 B8 R8 G8 S4 | S5 R5 > A:Ma!8 B:S3
    => C- play-ignores-wish; C:S8; C:S8,B8,R8,G8; C:S4 play-ignores-wish
wish-phoenix
  Ma S2 B3 S4 S5 S6 | R6 R7 B8 B10 Ph | R2 G2 | R3 G3 > A:Ma,S2,B3,S4,S5!8
    => B- play-ignores-wish; B:R6,R7,B8,B10,Ph
  Ma S2 B3 S4 S5 S6 | R6 R7 B9 B10 Ph | R2 G2 | R3 G3 > A:Ma,S2,B3,S4,S5!8 => B-; B:R6,R7,B9,B10,Ph
  Ma S2 | Ph S7 | R2 G2 | R3 G3 > A:Ma!8 => B-; B:Ph; B:S7
last-trick
  S10 | SK | Dr | B2 R10 > A:S10 B:SK C:Dr => C>A play-gift-to-opponent; C>B; C>D [given]
  S10 | SK | Dr | B2 R10 > A:S10 B:SK C:Dr => C>B play-hand-over [kept]
dragon-bombed
  Dr SK BK RK GK S2 | S3 B3 | S4 B4 | S5 B5 > A:Dr B- C- D- A-
    => A:S2 play-dragon-first; A>C play-gift-to-opponent; A>B; A>D
  Dr SK BK RK GK S2 | S3 B3 | S4 B4 | S5 B5 > A:Dr A:SK,BK,RK,GK B- C- D- A- => A>B play-no-gift; A:S2
same-moment
  S2 SK BK RK GK | S3 S8 B8 R8 G8 | SA BA RA GA S4 | S9 B9 R9 G9 S5 > A:S2
    => B:S3; D:S9,B9,R9,G9; A:SK,BK,RK,GK; C:SA,BA,RA,GA
bomb-own
  S2 SK BK RK GK | S3 S4 | S5 SA BA RA GA | S6 S7 > A:S2 => A:SK,BK,RK,GK; C:SA,BA,RA,GA
four-and-phoenix
  S3 B3 R3 G3 Ph S5 | S6 | S7 | S8
    => A:S3,B3,R3,G3,Ph play-no-combination; A:S3,B3,R3,G3; A:S3,B3,Ph; A:S3,B3,R3,Ph play-no-combination
phoenix-ambiguous
  SA BA Ph S9 B9 S2 | S10 B10 R10 S4 B4 | S5 | S6 > A:SA,BA,Ph,S9,B9=9 => B:S10,B10,R10,S4,B4
  SA BA Ph S9 B9 S2 | S10 B10 R10 S4 B4 | S5 | S6 > A:SA,BA,Ph,S9,B9=14
    => B:S10,B10,R10,S4,B4 play-does-not-beat
straight-bomb-plain
  S2 S3 S4 S5 S6 S9 | S10 BB SD SK SA | R2 | R3 > A:S2,S3,S4,S5,S6 => B:S10,BB,SD,SK,SA play-does-not-beat; B-
dog-to-oneself
  Hu S2 | S3 | S4 | S5 > A:Hu => C:S4; B:S3 play-out-of-turn
  Hu S2 | S3 | | S5 > A:Hu => D:S5; A:S2 play-out-of-turn
  Hu S2 | S3 | | > A:Hu => A:S2
tichu-while-pushing
  S2 S9 | S3 S6 | S4 | S5 > A:S2 => B!; C!; A! play-called-late
""")

_ELSEWHERE = {
    "wish-when": (("yes", Source.BRETTSPIELWELT),),
    "last-trick": (("kept", Source.DTM),),
    "two-grand-tichus": (("count", Source.ENGLISH), ("made-only", Source.BRETTSPIELWELT)),
    "grand-tichu-when": (("no", Source.TONIGHT),),
    "dog-to-oneself": (("left", Source.TONIGHT),),
}
_HERE = Source.TREIBHAUS
_ANSWERS = (
    Ruling("bomb-lead", Topic.PLAY, _HERE),
    Ruling("bomb-when", Topic.PLAY, _HERE),
    Ruling("wish-when", Topic.PLAY, _HERE, house=BOMB_EXEMPT_FROM_WISH),
    Ruling("wish-phoenix", Topic.PLAY, _HERE),
    Ruling("last-trick", Topic.PLAY, _HERE, house=LAST_DRAGON_TRICK, applies=at_four),
    Ruling("dragon-bombed", Topic.PLAY, _HERE),
    Ruling("same-moment", Topic.TABLE, _HERE),
    Ruling("bomb-own", Topic.PLAY, _HERE),
    Ruling("two-grand-tichus", Topic.CALLS, _HERE, house=BOTH_GRAND_TICHUS, applies=at_four),
    Ruling("four-and-phoenix", Topic.PLAY, _HERE),
    Ruling("phoenix-ambiguous", Topic.PLAY, _HERE),
    Ruling("straight-bomb-plain", Topic.PLAY, _HERE),
    Ruling("grand-tichu-when", Topic.CALLS, _HERE, house=GRAND_TICHU, applies=at_four),
    Ruling("dog-to-oneself", Topic.PLAY, _HERE, house=DIRECTION, applies=at_four),
    Ruling("tichu-while-pushing", Topic.CALLS, _HERE, penalty=PenaltyKind.WARNING),
    Ruling("agreements", Topic.TABLE, _HERE, applies=at_four, penalty=PenaltyKind.WARNING),
    Ruling("allowed-information", Topic.TABLE, _HERE, penalty=PenaltyKind.WARNING),
)
"""In the order of the page, which numbers them."""
TREIBHAUS: tuple[Ruling, ...] = tuple(
    replace(each, number=number, examples=_SHOWN.get(each.key, ()), elsewhere=_ELSEWHERE.get(each.key, ()))
    for number, each in enumerate(_ANSWERS, 1)
)
