"""Does the table of a season follow, as claimed, from its evenings, and is none of them there twice?"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from tichu_turnier.check.facts import Facts
from tichu_turnier.check.people import groups, twice
from tichu_turnier.check.report import Difference, close, number
from tichu_turnier.check.shape import Json

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
