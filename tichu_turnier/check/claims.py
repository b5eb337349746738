"""Do results, standings and quality of draws follow, as claimed, from the facts?"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from tichu_turnier.check.brackets import levels, turned_in
from tichu_turnier.check.draws import quality
from tichu_turnier.check.facts import BRACKETS, Facts, Key
from tichu_turnier.check.known import CRITERIA, FORMATS, knows_points, knows_report, knows_rules
from tichu_turnier.check.ranking import Claimed, Values, ranking
from tichu_turnier.check.report import Difference, Said, close, unequal
from tichu_turnier.check.scores import possible
from tichu_turnier.check.shape import Json
from tichu_turnier.check.shares import Share, rules_on, shares_of, side_of
from tichu_turnier.check.standings import Sum, sums_of

_BOUNDED = ("partner_repeats", "opponent_repeats", "meeting_repeats", "sit_out_spread", "table_repeats")
_BROUGHT = {"victory_points": "victory", "tichu_points": "own", "hands": "hands"}


def check_results(facts: Facts) -> Iterator[Difference]:
    """Every result: is it possible, or accepted by a person; its totals, and what it brings to whom."""
    last = len(facts.rounds)
    shares = shares_of(facts, last) if knows_points(facts, last) else None
    claimed = facts.claims.get("results", [])
    told = {(claim["round"], claim["table"]) for claim in claimed}
    for key, report in facts.results.items():
        if facts.table(*key) is None:
            yield Difference("result-without-table", list(report.totals), None, *key)
        elif key not in told and not report.accepted and _can_be(facts, key) is False:
            yield Difference("score", list(report.totals), "impossible", *key)
    for claim in claimed:
        key = (claim["round"], claim["table"])
        if key not in facts.results or facts.table(*key) is None:
            yield Difference("result", claim["score"], None, *key)
        else:
            yield from _result(facts, claim, key, None if shares is None else shares[key])
    yield from _rulings(facts)


def _can_be(facts: Facts, key: Key) -> bool | None:
    """Is a result possible? None where that is not known here."""
    report, table = facts.results[key], facts.table(*key)
    if table is None or not (knows_rules(facts) and knows_report(report)):
        return None
    return possible(facts, table, report)


def _result(facts: Facts, claim: Json, key: Key, shares: Mapping[int, Share] | None) -> Iterator[Difference]:
    report = facts.results[key]
    if knows_report(report):
        yield from unequal("score", claim["score"], list(report.totals), key)
        yield from unequal("hands-played", claim["hands_played"], report.played, key)
    found = _can_be(facts, key)
    if found is not None:
        yield from unequal("possible", claim["possible"], found, key)
    if shares is None:
        return
    brought = {each["id"]: each for each in claim["brings"]}
    for who in sorted(brought.keys() ^ shares.keys()):
        yield Difference("brings", who in brought, who in shares, *key, who)
    for who in brought.keys() & shares.keys():
        for field, name in _BROUGHT.items():
            kind = f"match-{field.replace('_', '-')}"
            yield from unequal(kind, brought[who][field], getattr(shares[who], name), key, who)


def _rulings(facts: Facts) -> Iterator[Difference]:
    """Nobody is ruled upon who is not on the list, or about a hand in which the one it names rested."""
    for penalty in facts.penalties:
        for who in penalty.who:
            if not facts.entrants[who].listed:
                yield Difference("ruling", who, "nobody on the list", penalty.round, entrant=who)
        tables = (table for drawn in facts.rounds for table in drawn.tables if rules_on(penalty, table))
        for table in tables if penalty.kind == "adjusted-score" else ():
            if side_of(facts, table, penalty) is None:
                yield Difference("ruling", penalty.hand, "rested in that hand", *table.key, penalty.who[0])


def check_quality(facts: Facts) -> Iterator[Difference]:
    """Every claimed quality of the draws so far, and that no bound is above what was reached."""
    for claim in facts.claims.get("draws", []):
        round_ = claim["round"]
        if not 1 <= round_ <= len(facts.rounds):
            yield Difference("draw", round_, len(facts.rounds), round_)
            continue
        found = quality(facts, round_)
        for key in _BOUNDED:
            if key == "sit_out_spread" and (facts.format in BRACKETS or facts.format not in FORMATS):
                continue
            kind, least = key.replace("_", "-"), claim["bound"].get(key, 0)
            if key in claim["quality"]:
                yield from unequal(kind, claim["quality"][key], found[key], (round_,))
            if least > found[key]:
                yield Difference(f"bound-{kind}", least, found[key], round_)


def check_standings(facts: Facts) -> Iterator[Difference]:
    """Every claimed standings: who stands in them, sums, tie-breaks, places and what decided them.

    How far everybody came in a bracket is taken as claimed from the round on in which a correction turned it.
    """
    known = len(facts.rounds) + 1
    if facts.format in BRACKETS:
        known = turned_in(facts) if set(facts.regulations["tie_breaks"]) <= CRITERIA else 0
    for claim in facts.claims.get("standings", []):
        after = claim["after_round"]
        if after > len(facts.rounds):
            yield Difference("standings", after, len(facts.rounds), after)
        elif knows_points(facts, after):
            yield from _standings(facts, after, claim["rows"], far_is_known=after < known)


def _standings(facts: Facts, upto: int, rows: list[Json], *, far_is_known: bool) -> Iterator[Difference]:
    sums = sums_of(facts, upto)
    told = [row["id"] for row in rows]
    for who in sorted(set(told) ^ set(sums)):
        if who in sums or upto > 0 or who not in facts.entrants:
            yield Difference("listed", who in told, who in sums, upto, entrant=who)
    for who in sorted({who for who in told if told.count(who) > 1}):
        yield Difference("listed", told.count(who), 1, upto, entrant=who)
    if len(told) != len(set(told)) or not set(told) <= set(sums):
        return
    keys = facts.regulations["tie_breaks"]
    values, order = ranking(facts, upto, sums, keys, _claimed(facts, upto, rows, far_is_known=far_is_known))
    for row in rows:
        yield from _row(upto, row, sums[row["id"]], values[row["id"]])
    yield from _places(facts, upto, rows, values, order)


def _claimed(facts: Facts, upto: int, rows: list[Json], *, far_is_known: bool) -> Claimed:
    """By criterion what is not in the sums: how far in a bracket, and as claimed what is not known here."""
    keys = (*set(facts.regulations["tie_breaks"]) - CRITERIA, "bracket")
    said = {key: {row["id"]: row["tie_breaks"].get(key, 0) for row in rows} for key in keys}
    if facts.format in BRACKETS and far_is_known:
        far = levels(facts, shares_of(facts, upto), upto)
        said["bracket"] = {who: -place for who, place in far.items()}
    elif facts.format in FORMATS - BRACKETS:
        said["bracket"] = {row["id"]: -1 for row in rows}
    return said


def _row(upto: int, row: Json, one: Sum, values: Mapping[str, Fraction | int]) -> Iterator[Difference]:
    found: dict[str, Said | Fraction] = {
        "victory_points": one.victory,
        "tichu_points": one.tichu,
        "hands": one.hands,
        "byes": len(one.byes),
        "dropped": list(one.dropped),
        "penalty_victory_points": one.lost_victory,
        "penalty_tichu_points": one.lost_tichu,
        "disqualified": one.disqualified,
    }
    for field, value in found.items():
        if field in row:
            yield from unequal(field.replace("_", "-"), row[field], value, (upto,), row["id"])
    for key in {**row["tie_breaks"], **values}:
        if key in CRITERIA - {"victory-points", "tichu-points"}:
            yield from unequal(key, row["tie_breaks"].get(key), values.get(key), (upto,), row["id"])


def _places(
    facts: Facts, upto: int, rows: list[Json], values: Values, order: list[list[int]]
) -> Iterator[Difference]:
    places: dict[int, int | None] = dict.fromkeys(values)
    before = 0
    for level in order:
        places |= dict.fromkeys(level, before + 1)
        before += len(level)
    for row in rows:
        yield from unequal("place", row["place"], places[row["id"]], (upto,), row["id"])
    ranked = [row for row in rows if row["place"] is not None]
    for index, row in enumerate(ranked):
        beside = ranked[index - 1] if index else ranked[1] if len(ranked) > 1 else row
        mine, theirs = values[row["id"]], values[beside["id"]]
        keys = facts.regulations["tie_breaks"]
        decided = next((key for key in keys if not close(mine[key], theirs[key])), "")
        yield from unequal("decided-by", row["decided_by"], decided, (upto,), row["id"])
