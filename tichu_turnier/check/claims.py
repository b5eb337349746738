"""Do results, standings, quality of draws and the table of a season follow, as claimed, from the facts?"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations

from tichu_turnier.check.brackets import levels, turned_in
from tichu_turnier.check.draws import quality
from tichu_turnier.check.facts import BRACKETS, Facts, Json
from tichu_turnier.check.people import groups, twice
from tichu_turnier.check.report import Difference, Said, number
from tichu_turnier.check.scores import possible
from tichu_turnier.check.shares import shares_of
from tichu_turnier.check.standings import Sum, sums_of, tie_break

Values = dict[int, dict[str, Fraction | int]]
"""Of each entrant what the criteria say."""
_CLOSE = 1e-6
_BOUNDED = ("partner_repeats", "opponent_repeats", "meeting_repeats", "sit_out_spread", "table_repeats")


def check_results(facts: Facts) -> Iterator[Difference]:
    """Every claimed result: is it possible, its totals, and what it brings to whom."""
    last = max((drawn.number for drawn in facts.rounds), default=0)
    shares = shares_of(facts, last)
    claimed = facts.claims.get("results", [])
    told = {(claim["round"], claim["table"]) for claim in claimed}
    for key, report in facts.results.items():
        table = facts.table(*key)
        if table is None:
            yield Difference("result-without-table", list(report.totals), None, *key)
        elif key not in told and not report.accepted and not possible(facts, table, report):
            yield Difference("score", list(report.totals), "impossible", *key)
    for claim in claimed:
        key = (claim["round"], claim["table"])
        report_of, table = facts.results.get(key), facts.table(*key)
        if report_of is None or table is None:
            yield Difference("result", claim["score"], None, *key)
            continue
        yield from _unequal("score", claim["score"], list(report_of.totals), key)
        yield from _unequal("hands-played", claim["hands_played"], report_of.played, key)
        yield from _unequal("possible", claim["possible"], possible(facts, table, report_of), key)
        for brought in claim["brings"]:
            who = brought["id"]
            share = shares[key].get(who)
            if share is None:
                yield Difference("brings", who, None, *key, who)
                continue
            found = {"victory_points": share.victory, "tichu_points": share.own, "hands": share.hands}
            for field, value in found.items():
                yield from _unequal(f"match-{field.replace('_', '-')}", brought[field], value, key, who)


def check_quality(facts: Facts) -> Iterator[Difference]:
    """Every claimed quality of the draws so far, and that no bound is above what was reached."""
    for claim in facts.claims.get("draws", []):
        found = quality(facts, claim["round"])
        for key in _BOUNDED:
            if key == "sit_out_spread" and facts.format in BRACKETS:
                continue
            kind, round_, least = key.replace("_", "-"), claim["round"], claim["bound"].get(key, 0)
            if key in claim["quality"]:
                yield from _unequal(kind, claim["quality"][key], found[key], (round_,))
            if least > found[key]:
                yield Difference(f"bound-{kind}", least, found[key], round_)


def check_standings(facts: Facts) -> Iterator[Difference]:
    """Every claimed standings: who stands in them, sums, tie-breaks, places and what decided them.

    How far everybody came in a bracket is taken as claimed from the round on in which a correction turned it.
    """
    known = turned_in(facts) if facts.format in BRACKETS else len(facts.rounds) + 1
    for claim in facts.claims.get("standings", []):
        after = claim["after_round"]
        yield from _standings(facts, after, claim["rows"], far_is_known=after < known)


def _standings(facts: Facts, upto: int, rows: list[Json], *, far_is_known: bool) -> Iterator[Difference]:
    sums = sums_of(facts, upto)
    told = [row["id"] for row in rows]
    for who in set(told) ^ set(sums):
        if who not in sums and upto == 0:
            continue
        yield Difference("listed", who in told, who in sums, upto, entrant=who)
    if len(told) != len(set(told)) or not set(told) <= set(sums):
        return
    lots = {row["id"]: row["tie_breaks"].get("lot", 0) for row in rows}
    far = {row["id"]: -row["tie_breaks"].get("bracket", 0) for row in rows}
    if far_is_known and facts.format in BRACKETS:
        far = levels(facts, shares_of(facts, upto), upto)
    values, order = ranking(facts, upto, sums, lots, far)
    for row in rows:
        yield from _row(upto, row, sums[row["id"]], values[row["id"]])
    yield from _places(facts, upto, rows, values, order)


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
            yield from _unequal(field.replace("_", "-"), row[field], value, (upto,), row["id"])
    for key, said in row["tie_breaks"].items():
        if key not in {"victory-points", "tichu-points", "lot"}:
            yield from _unequal(key, said, values[key], (upto,), row["id"])


def _places(
    facts: Facts, upto: int, rows: list[Json], values: Values, order: list[list[int]]
) -> Iterator[Difference]:
    places: dict[int, int | None] = dict.fromkeys(values)
    before = 0
    for level in order:
        places |= dict.fromkeys(level, before + 1)
        before += len(level)
    for row in rows:
        yield from _unequal("place", row["place"], places[row["id"]], (upto,), row["id"])
    ranked = [row for row in rows if row["place"] is not None]
    for index, row in enumerate(ranked):
        beside = ranked[index - 1] if index else ranked[1] if len(ranked) > 1 else row
        mine, theirs = values[row["id"]], values[beside["id"]]
        keys = facts.regulations["tie_breaks"]
        decided = next((key for key in keys if not close(mine[key], theirs[key])), "")
        yield from _unequal("decided-by", row["decided_by"], decided, (upto,), row["id"])


def ranking(
    facts: Facts, upto: int, sums: Mapping[int, Sum], lots: Mapping[int, int], far: Mapping[int, int]
) -> tuple[Values, list[list[int]]]:
    """All values by entrant and criterion, and the ranked entrants in levels of equal ones, best first.

    The lot itself cannot be recomputed: it is taken as claimed.
    """
    values: Values = {who: {} for who in sums}
    order = [[who for who in sums if _ranks(facts, who, sums)]]
    rest = [[who] for who in sums if who not in order[0]]
    for key in facts.regulations["tie_breaks"]:
        for level in (*order, *rest):
            for who in level:
                if key == "direct-encounter":
                    values[who][key] = _encounters(facts, upto, who, level)
                elif key == "bracket":
                    values[who][key] = -far.get(who, 0)
                else:
                    found = tie_break(key, who, sums)
                    values[who][key] = lots.get(who, 0) if found is None else found
        order = [part for level in order for part in _split(level, key, values)]
    return values, [level for level in order if level]


def _ranks(facts: Facts, who: int, sums: Mapping[int, Sum]) -> bool:
    entrant = facts.entrants.get(who)
    return entrant is not None and entrant.ranks and not entrant.reserve and not sums[who].disqualified


def _split(level: list[int], key: str, values: Values) -> Iterator[list[int]]:
    for value in sorted({values[who][key] for who in level}, reverse=True):
        yield [who for who in level if values[who][key] == value]


def _encounters(facts: Facts, upto: int, who: int, level: list[int]) -> int:
    """How many of those who are level did worse against each other; 0 unless all of them have met.

    Against each opponent more victory points count 1 and as many count a half.
    """
    gained: dict[tuple[int, int], Fraction] = {}
    for shares in shares_of(facts, upto).values():
        for one in set(level) & set(shares):
            for points, others in shares[one].faced:
                for other in set(level) & set(others):
                    gained[one, other] = gained.get((one, other), Fraction(0)) + points
    if any(pair not in gained for pair in permutations(level, 2)):
        return 0
    halves: Counter[int] = Counter()
    for one, other in permutations(level, 2):
        mine, theirs = gained[one, other], gained[other, one]
        halves[one] += 2 * (mine > theirs) + (mine == theirs)
    return sum(halves[other] < halves[who] for other in level)


def _unequal(
    kind: str, said: object, found: object, where: tuple[int, ...], entrant: int | None = None
) -> Iterator[Difference]:
    if isinstance(found, Fraction):
        found = number(found)
    same = close(said, found) if _is_number(said) and _is_number(found) else said == found
    if not same:
        table = where[1] if len(where) > 1 else None
        yield Difference(kind, said, found, where[0], table, entrant)  # type: ignore[arg-type]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float | Fraction) and not isinstance(value, bool)


def close(one: object, other: object) -> bool:
    return abs(float(one) - float(other)) < _CLOSE  # type: ignore[arg-type]


Points = tuple[Fraction, Fraction, int]
"""Victory points, place points and hands of somebody at one evening."""


def check_evenings(evenings: Sequence[Facts]) -> Iterator[Difference]:
    """That an evening is there twice, as a file and as its copy: it would count twice."""
    for one, other in twice(evenings):
        first, second = evenings[one], evenings[other]
        yield Difference("season-twice", f"{first.day} {first.name}", f"{second.day} {second.name}")


def check_season(evenings: Sequence[Facts], claim: Json) -> Iterator[Difference]:
    """What differs in one claimed table: its `method`, how many evenings count (`best`), and its `rows`.

    A row says by which number its person is on the list of each evening (`entrants`), and who is the same is
    what `people` says, with the `answers` of the claim. A season's points are the sum of the victory points;
    or of the place points (100 for the first, 100 / n for the last of n); or the place points times the
    square of the victory points a hand, as in the ranking list of the German championship. Of equal evenings
    the earlier counts.
    """
    method, most = claim["method"], claim["best"]
    ordered = sorted(evenings, key=lambda each: (each.day, each.name))
    kind = f"season-{method}"
    brought = {
        (at, who): points for at, facts in enumerate(ordered) for who, points in _evening(facts).items()
    }
    found: dict[Lines, Fraction] = {}
    for group in groups(ordered, claim.get("answers", ())):
        there = tuple(sorted(line for line in group if line in brought))
        if there:
            found[there] = _season(method, [brought[line] for line in there], most)
    by_name = {ordered[lines[-1][0]].entrants[lines[-1][1]].name: lines for lines in found}
    rows: dict[Lines, Json] = {_lines(row, by_name): row for row in claim["rows"]}
    for lines in sorted(found.keys() ^ rows.keys()):
        name = _called(ordered, lines)
        yield Difference(kind, name if lines in rows else None, name if lines in found else None)
    for lines in found.keys() & rows.keys():
        row, name = rows[lines], _called(ordered, lines)
        if not close(row["points"], found[lines]):
            yield Difference(kind, f"{name}: {row['points']}", f"{name}: {number(found[lines])}")
        place = 1 + sum(other > found[lines] for other in found.values())
        if row["place"] != place:
            yield Difference(f"{kind}-place", f"{name}: {row['place']}", f"{name}: {place}")


Lines = tuple[tuple[int, int], ...]
"""Where a person stands: evenings, each with a number on its list."""


def _lines(row: Json, by_name: Mapping[str, Lines]) -> Lines:
    """Where the person of a row stands; by the name where the row says nothing else."""
    if "entrants" not in row:
        return by_name.get(row["name"], ())
    return tuple((at, who) for at, who in enumerate(row["entrants"]) if who is not None)


def _called(evenings: Sequence[Facts], lines: Lines) -> str:
    """The name on the last of these lists, with the evenings, as two may be called the same."""
    known = [evenings[at].entrants.get(who) for at, who in lines if at < len(evenings)]
    name = known[-1].name if known and known[-1] else "?"
    return f"{name} ({', '.join(f'{at + 1}/{who}' for at, who in lines)})"


def _evening(facts: Facts) -> dict[int, Points]:
    """What each who was ranked brought away, by the claimed standings, which are checked by themselves."""
    last = len(facts.rounds)
    told = (claim["rows"] for claim in facts.claims.get("standings", []) if claim["after_round"] == last)
    ranked = [row for rows in told for row in rows if row["place"] is not None]
    return {
        row["id"]: (
            Fraction(row["victory_points"]),
            Fraction(100 * (len(ranked) + 1 - row["place"]), len(ranked)),
            row["hands"],
        )
        for row in ranked
    }


def _season(method: str, played: Sequence[Points], most: int | None) -> Fraction:
    best = sorted(played, key=lambda each: -each[0 if method == "victory-points" else 1])[:most]
    victory = sum((points for points, _, _ in best), Fraction(0))
    places = sum((points for _, points, _ in best), Fraction(0))
    if method == "ranking-list":
        hands = sum(hands for _, _, hands in best)
        return places * (victory / hands) * (victory / hands) if hands else Fraction(0)
    return victory if method == "victory-points" else places
