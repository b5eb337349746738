"""Answers about the printed rules that the questions of the Treibhaus take for granted."""

from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic, situations

_SHOWN = situations("""
who-leads
  S2 S9 | Ma S3 | S4 | S5 > / => B:S3; A:S2 play-out-of-turn
pass-again
  S2 SK | S3 SA | S4 SD | S5 > A:S2 B- C:S4 D:S5 A- => B:SA; B-
  S2 SK | S3 SA | S4 SD | S5 S6 > A:SK B- C- D- => B:SA play-out-of-turn; A-
phoenix-single
  Ph S9 | S2 B2 | S3 | S4 > A:Ph => B:B2
  SA S9 | Ph S2 | Dr S3 | S4 > A:SA => B:Ph
phoenix-dragon
  Dr S2 | Ph S3 | S4 | S5 > A:Dr => B:Ph play-does-not-beat
ace-low
  SA B2 S3 B4 S5 Ma | S7 | S8 | S9 => A:SA,B2,S3,B4,S5 play-no-combination; A:Ma,B2,S3,B4,S5!8
bomb-strength
  S2 S9 B9 R9 G9 | SA BA RA GA S4 | S5 S6 S7 S8 S10 | G3 G4 G5 G6 G7 G8 > A:S2 B:SA,BA,RA,GA C-
    => D:G3,G4,G5,G6,G7; A:S9,B9,R9,G9 play-does-not-beat
  S2 S9 B9 R9 G9 | SA BA RA GA S4 | S5 S6 S7 S8 S10 | G3 G4 G5 G6 G7 G8 > A:S2 D:G3,G4,G5,G6,G7
    => B:SA,BA,RA,GA play-does-not-beat
card-points
ties
tichu-when
  S2 S9 | S3 S6 | S4 S7 | S5 > A:S2 B:S3 => C!; D!; B! play-called-late
""")
_BY_OTHERS = {"ties": Source.TONIGHT}
_OF_PARTNERS = {"who-leads", "tichu-when"}
"""Where two play, it is otherwise: their own answers say how."""

BASICS: tuple[Ruling, ...] = (
    *(
        Ruling(
            key,
            Topic.BASICS,
            _BY_OTHERS.get(key, Source.ENGLISH),
            examples=shown,
            applies=at_four if key in _OF_PARTNERS else lambda _: True,
        )
        for key, shown in _SHOWN.items()
    ),
    Ruling("wish-time", Topic.TABLE, Source.BOOSTER, 2),
)
