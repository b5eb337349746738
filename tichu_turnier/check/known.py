"""What is known here, and so recomputed; everything else an export may hold is called by its name.

Whoever reads an opinion must know what it is silent about: an unknown criterion is not the lot, an unknown
format not a Swiss one. What cannot be recomputed is taken as claimed, or not compared at all.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from tichu_turnier.check.facts import Facts, Hand, Report

FORMATS = frozenset(
    {"fours", "individual", "whist", "partnerships-by-lot", "swiss", "two-swiss", "round-robin"}
    | {"two-round-robin", "duplicate", "knock-out", "two-knock-out", "double-elimination", "groups-knock-out"}
)
UNITS = frozenset({"player", "partnership"})
PLAYERS = frozenset({2, 4})
SCORING = frozenset({"hand", "match", "margin", "matchpoints"})
BYES = frozenset({"none", "average", "flat", "prorated"})
ODD_NUMBERS = frozenset({"rest", "three", "five", "six"})
CRITERIA = frozenset(
    {"victory-points", "tichu-points", "tichu-difference", "direct-encounter", "matches-won"}
    | {"double-victories", "hands-won", "calls-made", "best-round", "victory-points-per-hand"}
    | {"tichu-points-per-hand", "tichu-difference-per-hand", "matchpoint-percentage", "buchholz"}
    | {"buchholz-cut", "buchholz-median", "sonneborn-berger", "fewest-byes", "bracket", "lot"}
)
PENALTIES = frozenset(
    {"warning", "victory-points", "tichu-points", "hand-annulled", "hand-replayed", "adjusted-score"}
    | {"disqualification"}
)
KINDS = frozenset({"Hands", "Totals"})
CALLS = {"none": 0, "small": 50, "tichu": 100, "grand": 200}
"""What each is worth."""
DOUBLES = frozenset({None, "no", "02", "13"})
AWARDS = {"avg++": 80, "avg+": 60, "avg": 50, "avg-": 40, "avg--": 20}
"""What a side has of a prepared hand that was not played, in hundredths."""
BOTH_GRAND_TICHUS = frozenset({"count", "made-only", "withdraw"})


def _names(words: str) -> frozenset[str]:
    return frozenset(words.split())


RULES = _names(
    "grand_tichu double_value double_losers_pay both_grand_tichus target_score players booster "
    "wish_required bomb_exempt_from_wish last_dragon_trick_kept running_hand_counts direction"
)
"""House rules, with those that change no number."""
FIELDS: Mapping[str, frozenset[str]] = {
    "": _names(
        "format version name day place regulations timetable entrants rounds results clock penalties prizes "
        "noted standings_held screens identity claims deviations"
    ),
    "regulations": _names(
        "preset format unit rounds stages hands_per_stage rules scoring knock_out tie_breaks bye_credit "
        "flat_victory_points flat_tichu_points dropped_rounds odd_numbers by_standings clubs_apart_rounds "
        "hint_from board_seed entry booster_tables"
    ),
    "regulations.rules": RULES,
    "regulations.scoring": _names("unit win tie double double_with_lost_call"),
    "regulations.knock_out": _names("seeded third_place best_of_three_from groups advancing"),
    "entrants": _names(
        "id name members club checked_in first_round withdrawn_from formerly ranks reserve away apart_from "
        "seeding needs_table waiting payments labels surname_words persons"
    ),
    "rounds": _names("number tables sitting_out seed exchanged locked lot lot_from"),
    "rounds.tables": _names("table seats fifth sixth first_board"),
    "results": _names("round table report accepted_because cleared second_pass note"),
    "results.report": _names("kind hands a b hands_played"),
    "results.report.hands": _names("a b calls first_out double awarded special_cards_out"),
    "penalties": _names("number kind who reason at amount against round hand decided_by banned_until gone"),
    "claims": _names("standings draws results"),
    "claims.standings": _names("after_round rows"),
    "claims.standings.rows": _names(
        "place id name club victory_points tichu_points hands victory_points_per_hand byes dropped "
        "tie_breaks decided_by accepted penalty_victory_points penalty_tichu_points penalties disqualified "
        "partner_adjusted prospect"
    ),
    "claims.draws": _names("round quality bound"),
    "claims.draws.quality": _names(
        "partner_repeats opponent_repeats meeting_repeats sit_out_spread table_repeats"
    ),
    "claims.results": _names("round table score hands_played possible brings"),
    "claims.results.brings": _names("id victory_points tichu_points hands"),
}
"""Of each object of an export the fields whose meaning is known; nothing looks behind other ones."""


@dataclass(frozen=True, slots=True, order=True)
class NotRecomputed:
    """Something that an export holds and that this opinion knows nothing about."""

    kind: str
    """What sort of thing it is, for example `tie-break`, or `field` where nothing is known but its name."""
    name: str


def not_recomputed(facts: Facts) -> tuple[NotRecomputed, ...]:
    """Everything that this opinion is silent about because it does not know it, by name, each once."""
    found = {NotRecomputed(kind, str(name)) for kind, name in (*_values(facts), *_missing_claims(facts))}
    found |= {NotRecomputed("field", name) for name in _fields(facts.raw, "")}
    return tuple(sorted(found))


def knows_format(facts: Facts) -> bool:
    """Can draws be judged, and what kinds of tables there are?"""
    return not [*_strange(facts, "format", FORMATS), *_sides(facts)]


def knows_rules(facts: Facts) -> bool:
    """Is it known which scores are possible?"""
    rules = facts.rules
    known = rules["both_grand_tichus"] in BOTH_GRAND_TICHUS and rules["players"] in PLAYERS
    known = known and facts.regulations["scoring"]["unit"] in SCORING
    return known and all(name in RULES or not value for name, value in rules.items())


def knows_report(report: Report) -> bool:
    return report.kind in KINDS and all(not [*_in_hand(hand)] for hand in report.hands)


def knows_points(facts: Facts, upto: int) -> bool:
    """Can points be added up as far as that round?"""
    reports = (report for (number, _), report in facts.results.items() if number <= upto)
    ruled = (each.kind in PENALTIES for each in facts.penalties if each.round <= upto)
    byes = facts.regulations["bye_credit"] in BYES
    scoring = facts.regulations["scoring"]["unit"] in SCORING
    return scoring and byes and not [*_sides(facts)] and all(map(knows_report, reports)) and all(ruled)


def _strange(facts: Facts, name: str, known: Container[str]) -> Iterator[tuple[str, object]]:
    value = facts.regulations[name]
    if value not in known:
        yield name.replace("_", "-"), value


def _sides(facts: Facts) -> Iterator[tuple[str, object]]:
    """Who is drawn, and how many play."""
    yield from _strange(facts, "unit", UNITS)
    if facts.rules["players"] not in PLAYERS:
        yield "players", facts.rules["players"]


def _values(facts: Facts) -> Iterator[tuple[str, object]]:
    yield from _strange(facts, "format", FORMATS)
    yield from _strange(facts, "bye_credit", BYES)
    yield from _strange(facts, "odd_numbers", ODD_NUMBERS)
    yield from _sides(facts)
    if (unit := facts.regulations["scoring"]["unit"]) not in SCORING:
        yield "scoring", unit
    if (answer := facts.rules["both_grand_tichus"]) not in BOTH_GRAND_TICHUS:
        yield "both-grand-tichus", answer
    yield from (("tie-break", key) for key in facts.regulations["tie_breaks"] if key not in CRITERIA)
    yield from (("penalty", each.kind) for each in facts.penalties if each.kind not in PENALTIES)
    for report in facts.results.values():
        if report.kind not in KINDS:
            yield "result", report.kind
        for hand in report.hands:
            yield from _in_hand(hand)


def _in_hand(hand: Hand) -> Iterator[tuple[str, object]]:
    yield from (("call", call) for call in hand.calls if call not in CALLS)
    yield from (("award", award) for award in hand.awarded or () if award not in AWARDS)
    if hand.double not in DOUBLES:
        yield "double", hand.double


def _missing_claims(facts: Facts) -> Iterator[tuple[str, object]]:
    """What an export claims as a rule, and this one does not: there was nothing to compare."""
    told = {each["after_round"] for each in facts.claims.get("standings", ())}
    drawn = {each["round"] for each in facts.claims.get("draws", ())}
    brought = {(each["round"], each["table"]) for each in facts.claims.get("results", ())}
    yield from (("no-standings", each.number) for each in facts.rounds if each.number not in told)
    yield from (("no-quality", each.number) for each in facts.rounds if each.number not in drawn)
    yield from (("no-result", f"{key[0]}/{key[1]}") for key in facts.results if key not in brought)


def _fields(value: object, path: str) -> Iterator[str]:
    """Fields of other names that hold something: nothing, none and no are as if they were not there."""
    if isinstance(value, list):
        for each in value:
            yield from _fields(each, path)
    elif isinstance(value, dict):
        for name, each in value.items():
            inner = f"{path}.{name}".lstrip(".")
            if path in FIELDS and name not in FIELDS[path]:
                yield from (inner,) if each else ()
            elif any(known.startswith(inner) for known in FIELDS):
                yield from _fields(each, inner)
