"""Duplicate movements: the tables by which partnerships and prepared hands go.

In a movement of R rounds there are R sets of hands. Every partnership plays every set once, one a round, and
no two partnerships meet twice: so every hand is played by everybody. Where every set lies at one table at a
time, that is a Howell design H(R, n): one exists for all n / 2 <= R <= n - 1 but for (2, 4), (3, 4), (5, 6)
and (5, 8) (Stinson 1982; Anderson, Schellenberg and Stinson 1984). There, and wherever there are more tables
than sets, some tables share a set: one begins with its first hand, the other with its second, or each has
cards of its own. With 5 rounds for 6 that is a single round in which all three share, for 8 a single set in a
single round. With 4 all share all the time, as with 2 rounds for 6: whoever misses a set in one round plays
it in another, and where only two missed it they would meet twice.

The movements were found by exact cover. Of those found, the one was kept in which any two partnerships hold
the same cards (sit on the same seats, and so are compared) about equally often. With an odd number of
partnerships one place is nobody's, and whoever would meet it sits out: each once at most.
"""

from functools import cache
from typing import NamedTuple

LARGEST = 12
"""Places of the largest movement."""
LEAST_SHARING = {(4, 2): 2, (4, 3): 3, (6, 2): 4, (6, 5): 2, (8, 5): 1}
"""By places and rounds, where no Howell design exists: how often a table must share its set with others."""
_PLACES = "ABCDEFGHIJKL"


class BoardMatch(NamedTuple):
    """One table: two partnerships, the first on seats 0 and 2, and the set of prepared hands, from 1."""

    one: int
    other: int
    boards: int


@cache
def movement(places: int, rounds: int) -> tuple[tuple[BoardMatch, ...], ...]:
    """The rounds for an even number of places, which are numbered from 0; () where no movement is known."""
    return tuple(
        tuple(
            BoardMatch(_PLACES.index(one), _PLACES.index(other), int(boards, 12))
            for one, other, boards in zip(round_[::3], round_[1::3], round_[2::3], strict=True)
        )
        for round_ in _MOVEMENTS.get((places, rounds), ())
    )


_WRITTEN = """
AB1CD1
AB1CD1 AC2BD2
AB1CD1 AC2DB2 AD3BC3
AB1CD1EF1
AB1CD1EF1 AC2BE2DF2
AB1CD2EF3 CE1AF2BD3 FD1EB2AC3
AB1CD2EF3 BE2AD3FC4 CE1FA2DB4 DF1BC3EA4
AB1CD1EF1 EB2CA3DF4 FC2AE4BD5 AD2FB3CE5 DE3CB4AF5
AB1CD1EF1GH1
AB1CD1EF2GH2 FG1HE1AD2CB2
AB1CD1EF2GH3 GE1AD2BH2CF3 FH1CG2DB3EA3
AB1CD2EF3GH4 EC1BG2HA3FD4 DH1AF2CG3EB4 GF1EH2DB3CA4
AB1CD1EF2GH3 HD2FB3CA4EG5 HE1CB2DG4FA5 FG1AD3EB4HC5 GA2EC3FH4BD5
AB1CD2EF3GH4 CG1FA2DB3EH5 BH2GA3DF5EC6 EG2CH3AD4BF6 ED1CF4BG5HA6 HF1BE4AC5GD6
AB1CD2EF3GH4 FD1HA2BG5EC6 CH1AG3ED5FB7 BE2HD3FA6CG7 GE1CF4HB6DA7 GF2DB4CA5HE7 CB3EA4FH5GD6
AB1CD1EF1GH1IJ1
AB1CD1EF1GH2IJ2 GI1HJ1AD2CE2FB2
AB1CD1EF2GH2IJ3 JF1AI2BC2DH3GE3 EH1IG1DJ2AC3FB3
AB1CD1EF2GH3IJ4 GF1HI2JA2ED3BC4 HJ1BD2CA3IF3EG4 EI1CG2BJ3DA4HF4
AB1CD2EF3GH4IJ5 FI1EG2AH3CJ4DB5 HC1AI2JD3BE4FG5 EJ1HF2GB3DI4CA5 GD1BJ2IC3AF4EH5
AB1CD2EF3GH4IJ5 CF1AH2DJ3EB4IG6 JG1IC3DA4FB5EH6 IH1FG2JC4AE5DB6 EJ2BH3FI4GD5CA6 DE1BI2AG3CH5FJ6
AB1CD2EF3GH4IJ5 AJ2GD3IE4CB6FH7 GJ1IB3FC4DH5AE6 HE1IF2BG5JD6AC7 IC1BH2DA4FG6EJ7 FD1HA3JB4EC5GI7
  GE2CJ3AF5IH6BD7
AB1CD2EF3GH4IJ5 AI2CG3ED4HJ6FB7 EC1AJ3GB5ID6FH8 FJ1HD3GA6IE7CB8 GD1JE2BI3AF4CH7 BH2IC4DF5GJ7EA8
  JB4HE5FC6AD7GI8 HI1GF2AC5BE6DJ8
AB1CD2EF3GH4IJ5 JC3FI6EB7DH8AG9 EH1AJ4CF5GD6BI8 AI2BD5FG7CE8JH9 FJ1GI3DE4AH5BC9 BH3IC4AE6JG8FD9
  DI1HF2EG5BJ6AC7 GB2HC6JD7FA8IE9 CG1JE2DA3FB4HI7
AB1CD1EF1GH1IJ1KL1
AB1CD1EF1GH2IJ2KL2 IG1JK1LH1AF2DB2EC2
AB1CD1EF2GH2IJ3KL3 JG1HL1CK2IB2EA3FD3 FI1KE1AL2JD2HB3GC3
AB1CD1EF2GH2IJ3KL4 JE1DA2IB2CL3KH3FG4 IL1CK2AG3BF3DJ4HE4 GK1FH1LJ2ED3CB4IA4
AB1CD1EF2GH3IJ4KL5 JF1CL2DH2KI3AG4BE5 HL1IB2EA3JD3FK4GC5 GI1KA2FC3BD4EL4HJ5 EK1GJ2BL3CH4AF5ID5
AB1CD2EF3GH4IJ5KL6 HD1GJ2IK3FB4LA5CE6 EI1AF2LG3CK4HB5DJ6 KG1BL2CH3AJ4ED5IF6 LF1EK2JB3DI4GC5HA6
  CJ1IH2DA3LE4FK5GB6
AB1CD2EF3GH4IJ5KL6 IH1JL2DE4KC5BG6AF7 DK1GF2IA3JB4HE5CL7 CE1HA2BL3DG5FI6KJ7 GL1KH3AC4FB5JE6DI7
  IB2DJ3KF4LA5CH6EG7 FJ1KE2GC3LI4DA6HB7
AB1CD2EF3GH4IJ5KL6 CK1BJ3LH5GD6EI7AF8 LI2CG3AE4BK5JF6DH8 GE1FB2LD3CJ4AI6KH7 LJ1HA3KD4EB6FC7IG8
  HF1JG2KI3ED5LA7CB8 DI1EH2FL4AC5GB7KJ8 AK2BI4GF5HC6DJ7EL8
AB1CD2EF3GH4IJ5KL6 EK1ID3BJ4AG5LH7CF8 LD1CH5JE6IG7KA8FB9 GK2LJ3EC4HF6IB8AD9 HI1FA2BK5CG6JD8EL9
  KD4LF5AI6CB7EH8JG9 CJ1IE2BG3AL4FD7HK9 HJ2KC3FI4BD6AE7GL8 GF1BL2HA3ED5KJ7IC9
AB1CD2EF3GH4IJ5KL6 IH1EA2LB5JC6KG7FD8 LC1HD3IE4FA6JK9BGa GJ1IB2KC3FH5EL7DA9 LI3DB6JF7HA8GC9EKa
  FK1BC4DG5JE8LH9IAa JL2GA3KD4CE5BH7IF9 GF2BJ3KA5EH6IC8DLa HK2AJ4ID7LG8BE9FCa ED1FL4GI6AC7KB8HJa
AB1CD2EF3GH4IJ5KL6 LB2DH3KI4AF5CG6JE7 GD1KJ3EB4LH5FC7AI8 EK1CB5HF6DJ8GI9ALa EA2CL4KG7FB8JHaDIb
  GE5BD6HA7JL9ICaFKb JC1FI2LD7HE8KBaAGb LF1GJ2BI7AK9EDaCHb HI1BG3AJ6KC8FD9LEb AC3JF4KD5EI6GL8BH9
  KH2LI3DA4CE9FGaJBb
"""
"""A movement a line, round by round the tables: who sits on seats 0 and 2, who on 1 and 3, and the set."""
_MOVEMENTS = {
    (len(all_rounds[0]) * 2 // 3, len(all_rounds)): all_rounds
    for all_rounds in map(str.split, _WRITTEN.replace("\n ", " ").strip().splitlines())
}
"""By places and rounds."""
