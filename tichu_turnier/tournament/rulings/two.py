"""Answers about Tichu for Two: what is different with two holdings each."""

from tichu_turnier.rules.ruleset import at_two
from tichu_turnier.tournament.rulings.ruling import Ruling, Source, Topic, situations

_SHOWN = situations(
    """
two-begin
two-push
two-start
  S5 | S6 | S7 | Ma S8 => B:S6; D:Ma two-other-holding; A:S5 play-out-of-turn
two-piles
two-last-card
  S5 | B7 B8 | S10 S9 | B10 > A:S5 B= => C:S9; C-; B:B7 play-out-of-turn
  S5 | B7 B8 | S10 S9 | B10 > A:S5 B= C- B- C- => B:B7; C:S9 play-out-of-turn
two-change
  S5 | B7 B8 | S10 S9 | B10 > A:S5 => B+; B=; C:S9 two-change-first
two-look
  S5 S6 | B7 | S10 | B10 => A:S5; C:S10 two-other-holding
two-calls
  S5 | B7 B8 | S10 S9 | B10 > A:S5 B= => A! play-called-late; B!
two-dog
  Hu S5 | B7 B8 | S10 S9 | B10 > A:Hu B= => C:S9; B:B7 play-out-of-turn
  Hu S5 | B7 B8 | | B10 > A:Hu => B:B7
two-dragon
  Dr S5 | B7 B8 | S10 | B10 > A:Dr B- A- => A>C play-gift-to-opponent; A>B; A>D
two-count
  S5 | B7 | S10 S9 | B10 > A:S5 B= C- B:B7 D- C- D- C:S9 => D:B10; C:S10 play-out-of-turn
  S5 | B7 | S10 S9 | B10 > A:S5 B= C- B:B7 D- C- D- C:S9 D:B10 => C:S10 play-hand-over
two-double
  S5 | B7 B8 | S10 | B10 > A:S5 B= C:S10 => B:B7 play-hand-over
""",
    players=2,
)

TWO: tuple[Ruling, ...] = (
    *(Ruling(key, Topic.TWO, Source.TWO, examples=shown, applies=at_two) for key, shown in _SHOWN.items()),
    Ruling(
        "two-target", Topic.TWO, Source.TWO, applies=lambda rules: at_two(rules) and rules.target_score > 0
    ),
)
