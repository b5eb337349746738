"""Which rules differ between two regulations, and how each was and is."""

from collections.abc import Mapping
from dataclasses import dataclass

from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament.model.entry_terms import EntryTerms, in_figures
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
    """Every rule that is not the same in both, in the order of the form: none is changed without words.

    What nobody may know before it is played, the seed of prepared hands, is only said to be another.
    """
    before, after = _answers(old), _answers(new)
    found = [RuleChange(rule, before[rule], after[rule]) for rule in after if before[rule] != after[rule]]
    if old.board_seed != new.board_seed:
        found.append(RuleChange(_SECRET, *(_said_of(seed) for seed in (old.board_seed, -new.board_seed))))
    fixed = ByeCredit.FLAT in (old.bye_credit, new.bye_credit)  # then the line of byes has these figures
    return tuple(change for change in found if not (fixed and change.rule == _FLAT))


_SECRET, _FLAT = "regulations-board-seed", "regulations-flat"


def _said_of(seed: int) -> str:
    """That there is a seed, or none; below zero that it is another."""
    return f"{_SECRET}-{'none' if not seed else 'other' if seed < 0 else 'one'}"


def _answers(regulations: Regulations) -> Mapping[str, str]:
    cup, bye, entry = regulations.knock_out, regulations.bye_credit, regulations.entry
    flat = f"{regulations.flat_victory_points} {regulations.flat_tichu_points}"
    byes = f"regulations-bye-{bye.value}"
    played, seeded = ("regulations-third-place-played", NEVER), ("list", "lot")
    order = "standings" if regulations.by_standings else "lot"
    tables = " ".join(map(str, regulations.booster_tables))
    rules = {f"house-rule-{rule.key}": rule.read(regulations.rules) for rule in HOUSE_RULES}
    scoring = regulations.scoring
    return {
        "regulations-preset": f"preset-{regulations.preset}",
        "regulations-format": f"format-{regulations.format}",
        "regulations-unit": f"regulations-unit-{regulations.unit.value}",
        "regulations-players": str(regulations.rules.players),
        "regulations-rounds": str(regulations.rounds),
        "regulations-dropped-rounds": _or(regulations.dropped_rounds, "regulations-dropped-rounds-none"),
        "regulations-seeding": f"regulations-seeding-{seeded[not cup.seeded]}",
        "regulations-groups": str(cup.groups),
        "regulations-advancing": str(cup.advancing),
        "regulations-best-of-three": _or(cup.best_of_three_from, NEVER),
        "regulations-third-place": played[not cup.third_place],
        "regulations-draw-order": f"regulations-draw-order-{order}",
        "regulations-hands": _or(regulations.hands_planned, "regulations-hands-by-the-clock"),
        "regulations-stages": str(regulations.stages),
        "regulations-scoring": f"regulations-scoring-{scoring.unit.value}",
        "regulations-win": str(scoring.win),
        "regulations-tie": str(scoring.tie),
        "regulations-double": str(scoring.double),
        "regulations-lost-call": str(scoring.double_with_lost_call),
        "regulations-clubs-apart": _or(regulations.clubs_apart_rounds, NEVER),
        "regulations-bye": f"{byes} {flat}" if bye is ByeCredit.FLAT else byes,
        _FLAT: flat,
        "regulations-tie-breaks": " ".join(f"tie-break-{key}" for key in regulations.tie_breaks),
        **{rule: f"{rule}-{answer}" for rule, answer in rules.items()},
        "booster-tables": tables or "booster-tables-all",
        "regulations-odd-numbers": f"regulations-odd-numbers-{regulations.odd_numbers.value}",
        "regulations-hints": _or(regulations.hint_from, "regulations-hints-never"),
        **_terms(entry),
    }


def _terms(entry: EntryTerms) -> Mapping[str, str]:
    """What the invitation says about entering."""
    payer = "person" if entry.per_person else "entrant"
    return {
        "terms-fee": in_figures(entry.fee) if entry.fee else "regulations-fee-none",
        "terms-per-person": f"regulations-fee-{payer}",
        "terms-currency": "\u00a0".join(entry.currency.split()) or "regulations-fee-none",
        "terms-room": _or(entry.room_for, "terms-any-number"),
        "terms-here-by": "regulations-here-by-none" if entry.here_by is None else f"{entry.here_by:%H:%M}",
    }


def _or(number: int, none: str) -> str:
    return str(number) if number else none
