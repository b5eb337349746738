"""Which rules differ between two regulations, and how each was and is."""

from collections.abc import Mapping
from dataclasses import dataclass

from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament.model.snapshot import ByeCredit, Regulations

NEVER = "regulations-clubs-apart-off"


@dataclass(frozen=True, slots=True)
class RuleChange:
    """One rule that is another now: the text key of its name, and what is answered before and after.

    An answer is words with blanks between: keys of texts, and numbers as they are.
    """

    rule: str
    before: str
    after: str


def rule_changes(old: Regulations, new: Regulations) -> tuple[RuleChange, ...]:
    """Every rule that a director can choose and that is not the same in both, in the order of the form."""
    before, after = _answers(old), _answers(new)
    return tuple(RuleChange(rule, before[rule], after[rule]) for rule in after if before[rule] != after[rule])


def _answers(regulations: Regulations) -> Mapping[str, str]:
    cup, bye = regulations.knock_out, regulations.bye_credit
    flat = f" {regulations.flat_victory_points} {regulations.flat_tichu_points}"
    played, seeded = ("regulations-third-place-played", NEVER), ("list", "lot")
    order = "standings" if regulations.by_standings else "lot"
    tables = " ".join(map(str, regulations.booster_tables))
    rules = {f"house-rule-{rule.key}": rule.read(regulations.rules) for rule in HOUSE_RULES}
    return {
        "regulations-format": f"format-{regulations.format}",
        "regulations-rounds": str(regulations.rounds),
        "regulations-dropped-rounds": _or(regulations.dropped_rounds, "regulations-dropped-rounds-none"),
        "regulations-seeding": f"regulations-seeding-{seeded[not cup.seeded]}",
        "regulations-groups": str(cup.groups),
        "regulations-advancing": str(cup.advancing),
        "regulations-best-of-three": _or(cup.best_of_three_from, NEVER),
        "regulations-third-place": played[not cup.third_place],
        "regulations-draw-order": f"regulations-draw-order-{order}",
        "regulations-hands": _or(regulations.hands_planned, "regulations-hands-by-the-clock"),
        "regulations-lost-call": str(regulations.scoring.double_with_lost_call),
        "regulations-clubs-apart": _or(regulations.clubs_apart_rounds, NEVER),
        "regulations-bye": f"regulations-bye-{bye.value}{flat if bye is ByeCredit.FLAT else ''}",
        "regulations-tie-breaks": " ".join(f"tie-break-{key}" for key in regulations.tie_breaks),
        **{rule: f"{rule}-{answer}" for rule, answer in rules.items()},
        "booster-tables": tables or "booster-tables-all",
        "regulations-odd-numbers": f"regulations-odd-numbers-{regulations.odd_numbers.value}",
        "regulations-hints": _or(regulations.hint_from, "regulations-hints-never"),
    }


def _or(number: int, none: str) -> str:
    return str(number) if number else none
