"""Answers about the Booster cards: one entry for each of the 35 answers, and two for the rules."""

from dataclasses import replace

from tichu_turnier.rules.house_rules import BOOSTER as WHETHER_BOOSTER
from tichu_turnier.rules.ruleset import at_four
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic, situations

_QUESTIONS = situations("""
booster-content-against-push
  S2 | S3 | S4 | S5 > A+clairvoyant B+content => C+generous booster-no-push; C+ouvert; D+njet
booster-who-has-mah-jong
  Ma S2 | S3 | S4 | S5 > D+clairvoyant / A? => C+ouvert booster-not-now; B+ouvert; A:Ma booster-step-open
  Ma S2 | S3 | S4 | S5 > / => A:Ma!8; B+ouvert booster-not-now
booster-ouvert-without-mah-jong
  Ma S2 | S3 | S4 | S5 > B+ouvert / / => B:S3; A:Ma play-out-of-turn
  Ma S2 | S3 | S4 | S5 > A+ouvert / / => A:Ma!8
  Ma S2 | S3 | S4 | S5 > A+back-to-the-roots C+ouvert / / => C:S4; A:S2 play-out-of-turn
booster-ouvert-timing
  Ma S2 | S3 | S4 | S5 > B+ouvert => C+njet; C+back-to-the-roots; B:S3 booster-step-open
  Ma S2 | S3 S6 | S4 | S5 > B+ouvert / / B:S3 => C+back-to-the-roots booster-not-now
booster-reaction-when-forbidden
  S2 | S3 | S4 | S5 > A+basta-ya => B+njet; B+rainbow booster-banned
  Dr | S3 | S4 | S5 > / A:Dr => B+scarecrow
booster-scarecrow-lead
  Dr Ph | S3 | S4 | S5 > A:Dr B+scarecrow => A-; A:Ph booster-scared; A:Dr booster-scared
  Dr Ph | S3 | S4 | S5 > A:Dr B+scarecrow A- => B:S3
  Dr Ph S2 | S3 | S4 | S5 > A:Dr B+scarecrow => A- play-must-lead; A:S2
  Ph Dr | S2 | S3 | S4 => A- play-must-lead; A:Ph; A:Dr
booster-new-master-last-card
  SK | S3 Hu | S4 | S5 > / A:SK => B+new-master booster-out
  SK S2 | S3 Hu | S4 | S5 > / A:SK => B+new-master
booster-push-under
  SK BK S8 B8 | S9 B9 R9 G9 | S4 | S5 > / A:SK,BK => A+push-under:S8,B8; B:S9,B9,R9,G9
  SK BK S8 B8 | S9 | S4 | S5 > / => A+push-under:S8,B8 booster-not-now
  SK BK S8 B8 | S9 | S4 | S5 > / A:S8,B8 => A+push-under:SK,BK booster-not-lower
booster-add-to-single
  S8 B2 | S9 B3 | B8 S4 | R8 S5 > / A:S8 => D+add:R8; D:R8 play-out-of-turn
  S8 S2 B2 | S9 B3 | B8 S4 | R8 S5 > / A:S8 D+add:R8 => B:S9 play-does-not-beat
  S8 S2 | S9 B3 | B8 S4 | R8 S5 > / A:S8 D+add:R8 B- C- D- A- => A:S2; D:S5 play-out-of-turn
booster-add-to-bomb
  S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8 => C+add:R8,G8; B:SA,BA
  S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8 C+add:R8,G8 => B:SA,BA play-does-not-beat
  S8 B8 S2 | SA BA | R8 G8 S4 | S5 > / A:S8,B8 C+add:R8,G8 B- C- D- A- => A:S2; C:S4 play-out-of-turn
  R4 R5 R6 R7 R8 S2 | S3 | B9 | S5 > / A:R4,R5,R6,R7,R8 => C+add:B9 booster-bomb-untouched
booster-njet-timing
  R8 S2 | S3 | B8 S4 | S5 > / A+help:R8 C:B8 => B+njet; D+njet
  R8 S2 | S3 | B8 S4 | S5 > / A+help:R8 C:B8 B- => D+njet booster-no-event
  S2 | S3 | S4 | S5 > / A! B+rob=skat => A+njet
booster-rob-recycling
  S2 | S3 | S4 | S5 > / A! B+rob=recycling B+recycling=rob => B+rob booster-no-event
  S2 | S3 | S4 | S5 > / A! B+rob=recycling B+recycling=rob C! => B+rob
booster-rob-played
  S2 | S3 | S4 | S5 > A+skat B! => B+rob=skat booster-played-already; B+rob=rainbow
booster-scarecrow-birds
  Ma S7 | S3 | S4 | S5 > / A:Ma => B+scarecrow booster-no-event
  S7 S2 | S3 | S4 | S5 > / A:S7+fire-bird => B+scarecrow booster-no-event
  Ph S2 B2 | S3 | S4 | S5 > / A:Ph,S2 B+scarecrow => A:S2,B2; A:Ph,B2 booster-scared
booster-change-seats
  S2 S9 | S3 | S4 | S5 > A+change-seats>B A:S2 => C:S4; B:S3 play-out-of-turn
  S2 Hu | S3 | S4 | S5 > A+change-seats>B A:Hu => C:S4; B:S3 play-out-of-turn
booster-dealer-tichu
  S2 | S3 | S4 | S5 > A+dealer => A!
  S2 S6 | S3 | S4 | S5 > A+dealer A:S2 => A! play-called-late; B!
booster-basta-ya
  S2 B3 S4 R5 G6 B7 | S3 | S8 | S9 > A+small-is-beautiful B+solo C+basta-ya
    => A+rainbow booster-banned; A:S2,B3,S4,R5,G6,B7 play-no-combination; A:S2,B3,S4,R5,G6
booster-red-four
  S4 B4 R4 G4 S9 B9 | S5 | S6 | S7 > A+level-red => A:S4,B4,R4,G4; A:S4,B4,R4,G4,S9,B9
  S4 B4 R4 G4 S9 | S5 B5 R5 | S6 | S7 > A+level-red A:S4,B4,R4,G4 => B:S5,B5,R5
  S4 B4 R4 G4 S9 B9 | S5 | S6 | S7 > A+level-red B+small-is-beautiful
    => A:S4,B4,R4,G4,S9,B9 play-no-combination; A:S4,B4,R4,S9,B9
  S4 B4 R4 G4 S9 B9 | S5 | S6 | S7 => A:S4,B4,R4,G4,S9,B9 play-no-combination; A:S4,B4,R4,S9,B9
booster-which-combination
  R8 B8 G9 S9 | S10 R10 SK RK | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9
    => B:S10,R10,SK,RK play-does-not-beat
  R8 B8 G9 S9 | S10 R10 SK RK | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9~pair-mania => B:S10,R10,SK,RK
  R8 B8 G9 S9 | S10 R10 SB RB | S4 | S5 > A+rainbow A+pair-mania A:R8,B8,G9,S9~rainbow
    => B:S10,R10,SB,RB play-does-not-beat
  R8 B8 G8 S8 R2 | R9 B9 G10 S10 | S4 | S5 > A+rainbow
    => A:R8,B8,G8,S8~rainbow play-no-combination; A:R8,B8,G8,S8
booster-phoenix-colour
  Ph R2 R5 R9 RK | S2 | S3 | S4 > A+ice-hockey => A:Ph,R2,R5,R9,RK play-no-combination
  Ph R8 B8 G9 | S2 | S3 | S4 > A+rainbow => A:Ph,R8,B8,G9~rainbow play-no-combination; A:Ph,R8,B8,G9
  Ph S8 B8 | S2 | S3 | S4 > A+flower => A:Ph,S8,B8~flower play-no-combination; A:Ph,S8,B8
  S2 | Ph S3 | S4 | S5 > / => A+red-card:Ph booster-not-red
  S4 S5 S6 S7 Ph SA BA RA | R5 B6 G7 R8 B9 | S2 | S3 > A:S4,S5,S6,S7,Ph => B:R5,B6,G7,R8,B9
booster-different-lengths
  R2 R4 R6 R8 R10 S2 | G3 G5 G7 G9 GB GK | S3 | S4 > A+ice-hockey A:R2,R4,R6,R8,R10 => B:G3,G5,G7,G9,GB,GK
  G2 S5 B5 S9 | G3 S6 B6 R6 | S3 | S4 > A+flower A:G2,S5,B5 => B:G3,S6,B6,R6
booster-skat
  S10 S2 | B10 | S4 | S5 > A:S10 C+skat => B:B10
  SK BD RB G10 S9 S2 | B10 RK SD GB B9 | S4 | S5 > A:SK,BD,RB,G10,S9 C+skat => B:B10,RK,SD,GB,B9
  SA S3 | BD BB B9 B8 B7 | S4 | S5 > A:SA C+skat => B:BD,BB,B9,B8,B7
booster-spy
  S8 | B8 | S4 | S5 > / => A+spy=8; A+spy=8,9 booster-one-rank
booster-super-partner
  S2 | S3 | S4 | S5 > / A! C! => A+super-partner
  S2 | S3 | S4 | S5 > / A! A+super-partner => A! play-called-already; C! play-called-already
  S2 S6 | S3 | S4 | S5 > / A! A:S2 => A+super-partner booster-card-played
booster-red-card
  S2 S3 | R8 R9 S6 | S4 | S5 > / A:S2 B:R8 => C+red-card:R8 booster-card-on-table; C+red-card:R9
booster-fast-street
  S2 B4 R6 G8 S10 | S3 | S5 | S7 > A+fast-street
    => A:S2,B4,R6,G8,S10+pothole play-no-combination; A:S2,B4,R6,G8,S10+ring-street play-no-combination
booster-yellow-bomb
  S2 S9 | S8 B8 R8 S3 | S4 | S5 > / A:S2 => B:S8,B8,R8+fire-bird play-no-combination
  S9 B9 S2 | SA BA | R9 G9 S4 | S5 > / A+help:S9,B9 C:R9,G9 => B:SA,BA play-does-not-beat
  SA BA RA Ph S2 | S3 | S4 | S5 => A:SA,BA,RA,Ph play-no-combination; A:SA,BA,RA
  S4 S5 S6 S7 Ph SA BA RA | R5 B6 G7 R8 B9 | S2 | S3 > A:S4,S5,S6,S7,Ph => B:R5,B6,G7,R8,B9
booster-modesty-wish
  Ma S2 | S5 B5 R5 G5 S6 | S7 | S8 > / A:Ma!5 => B:S6+modesty play-ignores-wish; B:S5
  Ma S2 | S5 B5 R5 G5 S6 | S7 | S8 > A:Ma!5
    => B:S6 play-ignores-wish; B- play-ignores-wish; B:S5; B:S5,B5,R5,G5
booster-fire-bird-one
  S2 B3 S4 R5 S9 | S7 | S8 | S10 > /
    => A:S2,B3,S4,R5+fire-bird=1 play-no-combination; A:S2,B3,S4,R5+fire-bird=6
  Ma S2 B3 R4 G5 | S4 B5 R6 S8 S9 | S3 | S6 > / A:Ma,S2,B3,R4,G5!8 => B-; B:S4,B5,R6,S8+fire-bird
  Ph S2 B3 S4 R5 S9 | S7 | S8 | S10 => A:Ph,S2,B3,S4,R5=1 play-no-combination; A:Ph,S2,B3,S4,R5=6
booster-mouse-wish
  Ma S2 | SA | S4 | S5 > / A:S2 B:SA C- D-
    => A:Ma+mouse; A:Ma+mouse!8 play-wish-not-possible; A:Ma play-does-not-beat
  Ma S2 | S3 | S4 | S5 => A:S2!8 play-wish-not-possible; A:Ma!8
booster-streets-combined
  S2 B3 R4 G5 S9 | S5 B6 R7 G8 | S6 | S7 > / => A:S2,B3,R4,G5+four-street
  S2 B3 R4 G5 S9 | S5 B6 R7 G8 | S6 | S7 > / A:S2,B3,R4,G5+four-street => B:S5,B6,R7,G8
  S2 B3 R4 G6 S7 | B5 R6 G7 S8 B9 | S4 G5 B7 R8 G9 | S3 > / A:S2,B3,R4,G6,S7+pothole B-
    => C:S4,G5,B7,R8,G9; B:B5,R6,G7,S8,B9 play-out-of-turn
  S2 B3 R5 G6 | S7 B8 R10 GB | S3 | S4 > / A:S2,B3,R5,G6+four-street+pothole => B:S7,B8,R10,GB
  SK B2 R3 G4 S9 | S5 B6 G8 B9 | S3 | S6 > / A:SK,B2,R3,G4+four-street+pothole+ring-street
    => B:S5,B6,G8,B9 play-does-not-beat; B:S5,B6,G8,B9+four-street+pothole play-does-not-beat
booster-pothole-length
  S3 B4 R5 S7 G8 | S2 | S6 | S9 > / => A:S3,B4,R5,S7+pothole play-no-combination; A:S3,B4,R5,S7,G8+pothole
  S3 B4 R5 S7 G8 | S2 | S6 | S9 => A:S3,B4,R5,S7 play-no-combination; A:S3,B4,R5,S7,G8 play-no-combination
booster-baby-dragon
  S8 B8 S2 | SA BA | S3 | S4 > / A:S8,B8+baby-dragon => B:SA,BA play-does-not-beat; B-
  S8 B8 S2 | SA BA | S3 | S4 > / A:S8,B8+baby-dragon B- C- D- A- => A:S2
booster-help-incomplete
  S8 S2 | S3 | B8 S4 | S5 > / => A+help:S8; A+help booster-needs-card
  S8 S2 | S3 | B8 S4 | S5 > / A+help:S8 => C:B8; C:S4 play-no-combination; C-
  S8 S2 | S3 | B8 S4 | S5 > / A+help:S8 C- => A:S2; A- play-must-lead
booster-help-fire-bird
  Ph S2 | S3 | B8 S4 | S5 > / => A+help+fire-bird booster-needs-card; A+help:Ph+fire-bird
  Ph S2 | S3 | B8 S4 | S5 > / A+help:Ph+fire-bird
    => C:B8; C:B8+fire-bird booster-helper-yellow; C:B8+modesty booster-helper-yellow
""")
"""In the order of the page, which numbers them. Four of a suit and the Phoenix are but a straight."""
_RULES = situations("""
booster-order
  Ma S2 | S3 | S4 | S5 > A+clairvoyant => B+ouvert; A:Ma booster-step-open
  Ma S2 | S3 | S4 | S5 > A+clairvoyant / => B+generous booster-not-now; B+ouvert; A:Ma booster-step-open
  Ma S2 | S3 | S4 | S5 > A+clairvoyant / / => B+ouvert booster-not-now; A:Ma booster-step-open
  Ma S2 | S3 | S4 | S5 > A+clairvoyant / / / => A:Ma!8; B+ouvert booster-not-now
  Ma | S3 | S4 | S5 > / A:Ma => A+rainbow booster-out; B+rainbow
booster-bombs
  R8 B8 G8 S8 | R9 B9 | S3 | S4 > A+rainbow A+pair-mania
    => A:R8,B8,G8,S8~rainbow play-no-combination; A:R8,B8,G8,S8~pair-mania play-no-combination; A:R8,B8,G8,S8
  R4 R5 R6 R7 R8 | SA | S3 | S4 > A+ice-hockey
    => A:R4,R5,R6,R7,R8~ice-hockey play-no-combination; A:R4,R5,R6,R7,R8
  S4 S5 S6 S7 Ph SA BA RA | R5 B6 G7 R8 B9 | S2 | S3 > A:S4,S5,S6,S7,Ph => B:R5,B6,G7,R8,B9
  SA BA RA Ph S2 | S3 | S4 | S5 => A:SA,BA,RA,Ph play-no-combination; A:SA,BA,RA
""")
_BREACHES = {"booster-who-has-mah-jong": PenaltyKind.WARNING}

_WHERE_PLAYED = (
    *(
        Ruling(key, Topic.BOOSTER, Source.BOOSTER, number, shown, penalty=_BREACHES.get(key))
        for number, (key, shown) in enumerate(_QUESTIONS.items(), 1)
    ),
    *(Ruling(key, Topic.BOOSTER, Source.BOOSTER_RULES, examples=shown) for key, shown in _RULES.items()),
    Ruling("booster-scores", Topic.BOOSTER, Source.DIRECTOR),
)
BOOSTER: tuple[Ruling, ...] = (
    Ruling("booster-tonight", Topic.BOOSTER, Source.TONIGHT, house=WHETHER_BOOSTER, applies=at_four),
    *(replace(each, applies=lambda rules: rules.with_booster) for each in _WHERE_PLAYED),
)
