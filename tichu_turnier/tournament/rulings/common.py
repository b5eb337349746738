"""Answers that rules and players take for granted: what may be played, when, and who has what."""

from dataclasses import replace

from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings.ruling import NO_TOURNAMENT, Ruling, Source, Topic, situations

_SHOWN = situations("""
combinations
  SK BK SA BA S9 R9 S2 | S4 | S5 | S6
    => A:SK,BK,SA,BA; A:S9,R9,SA,BA play-no-combination; A:S9,R9,S2 play-no-combination
  S2 B3 R4 G5 S6 S9 | S8 | B5 | B6 => A:S2,B3,R4,G5 play-no-combination; A:S2,B3,R4,G5,S6
same-length
  S2 B3 R4 G5 S6 S9 | S4 B5 R6 G7 S8 B9 | S5 | B6 > A:S2,B3,R4,G5,S6
    => B:S4,B5,R6,G7,S8,B9 play-does-not-beat; B:B5,R6,G7,S8,B9
  S2 B2 S9 | S4 B4 R4 | S5 | S6 > A:S2,B2 => B:S4,B4,R4 play-does-not-beat; B:S4,B4
  S2 B2 R2 SA BA S5 | S3 B3 R3 S4 B4 R8 | B5 | S6 > A:S2,B2,R2,SA,BA => B:S3,B3,R3,S4,B4
must-beat
  S2 S9 | SK S6 | S4 | S5 > A:S2 => B-; B:SK
  S4 S9 | SK S2 | S5 | S6 > A:S4 => B:S2 play-does-not-beat; B-
  S2 S9 | SK S6 | S4 | S5 => A- play-must-lead; A:S2
lead-bomb
  SK BK RK GK S2 | S3 S4 | SA BA RA GA S5 | S6 S7 => A:SK,BK,RK,GK
  SK BK RK GK S2 | S3 S4 | SA BA RA GA S5 | S6 S7 > A:SK,BK,RK,GK
    => C:SA,BA,RA,GA; B-; B:S3 play-does-not-beat
wish-who
  Ma S2 | S3 S9 | S8 B9 | S5 > A:Ma!8 B:S3 => C:S8; C:B9 play-ignores-wish; C- play-ignores-wish
  Ma S2 B8 | S3 S9 | S4 S10 | S5 SB > A:Ma!8 B:S3 C:S4 D:S5 => A:B8; A- play-ignores-wish
wish-gone
  Ma S2 | S3 | S4 | S5 => A:Ma!A; A:Ma!2; A:Ma!Dr play-wish-not-possible
dragon-receiver
  Dr S2 | S3 | S4 | S5 > A:Dr B- C- D- A- => A>B; A>D; A>C play-gift-to-opponent
dragon-to-out
  Dr S2 | | S4 | S5 > A:Dr C- D- A- => A>B; A>D; A>C play-gift-to-opponent
both-tichu
  S2 | S3 | S4 | S5 > A! => C!; B!
dog-last
  Hu | S3 | S4 | S5 => A:Hu
  Hu | S3 | S4 | S5 > A:Hu => C:S4; B:S3 play-out-of-turn
  S2 S9 | Hu S3 | S4 | S5 > A:S2 => B:Hu play-does-not-beat; B:S3
tichu-after-bomb
  S2 S9 | S3 S6 | SK BK RK GK S4 | S5 > A:S2 C:SK,BK,RK,GK => C! play-called-late; B!; D!
overtake-self
  S2 S9 | S3 | S4 | S5 > A:S2 B- C- D- => A:S9 play-out-of-turn; A-
  SK BK RK GK SA BA RA GA S2 | S3 | S4 | S5 > A:SK,BK,RK,GK => A:SA,BA,RA,GA; A:S2 play-out-of-turn
dragon-straight
  Dr S10 BB SD SK SA | S3 | S4 | S5
    => A:S10,BB,SD,SK,Dr play-no-combination; A:SA,Dr play-no-combination; A:Dr
  SA S2 | Dr S3 | S4 | S5 > A:SA => B:Dr
""")


def _victory_points(regulations: Regulations) -> str:
    if regulations.preset == NO_TOURNAMENT:
        return "open"
    if regulations.tie_breaks == ("bracket",):
        return "bracket"
    return regulations.scoring.unit.value


_ANSWERS = (
    Ruling("combinations", Topic.PLAY, Source.ENGLISH),
    Ruling("same-length", Topic.PLAY, Source.ENGLISH),
    Ruling("must-beat", Topic.PLAY, Source.ENGLISH),
    Ruling("lead-bomb", Topic.PLAY, Source.ENGLISH),
    Ruling("push-cards", Topic.BASICS, Source.ENGLISH, applies=at_four),
    Ruling("wish-who", Topic.PLAY, Source.BRETTSPIELWELT, applies=at_four),
    Ruling("wish-gone", Topic.PLAY, Source.ENGLISH),
    Ruling("dragon-receiver", Topic.PLAY, Source.BRETTSPIELWELT, applies=at_four),
    Ruling("dragon-to-out", Topic.PLAY, Source.DIRECTOR, applies=at_four),
    Ruling("both-tichu", Topic.CALLS, Source.ENGLISH, applies=at_four),
    Ruling("dog-last", Topic.PLAY, Source.BRETTSPIELWELT, applies=at_four),
    Ruling("tichu-after-bomb", Topic.CALLS, Source.ENGLISH),
    Ruling("overtake-self", Topic.PLAY, Source.ENGLISH),
    Ruling("dragon-straight", Topic.PLAY, Source.BRETTSPIELWELT),
    Ruling("taken-tricks", Topic.TABLE, Source.DIRECTOR),
    Ruling("card-count", Topic.TABLE, Source.DIRECTOR),
    Ruling(
        "victory-points",
        Topic.HOUSE,
        Source.TONIGHT,
        choose=_victory_points,
        elsewhere=(("open", Source.BRETTSPIELWELT),),
    ),
)
COMMON: tuple[Ruling, ...] = tuple(replace(each, examples=_SHOWN.get(each.key, ())) for each in _ANSWERS)
