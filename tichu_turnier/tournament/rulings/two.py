"""Answers about Tichu for Two: what is different with two holdings each."""

from tichu_turnier.rules.ruleset import at_two
from tichu_turnier.tournament.rulings.ruling import Example, Ruling, Source, Topic

_TABLE = "S5 | B7 B8 | S10 S9 | B10"


def _two(key: str, *examples: tuple[str, tuple[str, ...]]) -> Ruling:
    shown = tuple(Example(line, claims, players=2) for line, claims in examples)
    return Ruling(key, Topic.TWO, Source.TWO, examples=shown, applies=at_two)


TWO: tuple[Ruling, ...] = (
    _two("two-begin"),
    _two("two-push"),
    _two("two-start", ("S5 | S6 | S7 | Ma S8", ("B:S6", "D:Ma two-other-holding", "A:S5 play-out-of-turn"))),
    _two("two-piles"),
    _two(
        "two-last-card",
        (f"{_TABLE} > A:S5 B=", ("C:S9", "C-", "B:B7 play-out-of-turn")),
        (f"{_TABLE} > A:S5 B= C- B- C-", ("B:B7", "C:S9 play-out-of-turn")),
    ),
    _two("two-change", (f"{_TABLE} > A:S5", ("B+", "B=", "C:S9 two-change-first"))),
    _two("two-look", ("S5 S6 | B7 | S10 | B10", ("A:S5", "C:S10 two-other-holding"))),
    _two("two-calls", (f"{_TABLE} > A:S5 B=", ("A! play-called-late", "B!"))),
    _two(
        "two-dog",
        ("Hu S5 | B7 B8 | S10 S9 | B10 > A:Hu B=", ("C:S9", "B:B7 play-out-of-turn")),
        ("Hu S5 | B7 B8 | | B10 > A:Hu", ("B:B7",)),
    ),
    _two(
        "two-dragon", ("Dr S5 | B7 B8 | S10 | B10 > A:Dr B- A-", ("A>C play-gift-to-opponent", "A>B", "A>D"))
    ),
    _two(
        "two-count",
        ("S5 | B7 | S10 S9 | B10 > A:S5 B= C- B:B7 D- C- D- C:S9", ("D:B10", "C:S10 play-out-of-turn")),
        ("S5 | B7 | S10 S9 | B10 > A:S5 B= C- B:B7 D- C- D- C:S9 D:B10", ("C:S10 play-hand-over",)),
    ),
    _two("two-double", ("S5 | B7 B8 | S10 | B10 > A:S5 B= C:S10", ("B:B7 play-hand-over",))),
    Ruling(
        "two-target", Topic.TWO, Source.TWO, applies=lambda rules: at_two(rules) and rules.target_score > 0
    ),
)
