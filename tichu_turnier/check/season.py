"""Does the table of a season follow from its evenings? The same name is the same person.

A season's points are the sum of the victory points; or of the place points (100 for the first, 100 / n for
the last of n); or the place points times the square of the victory points a hand, as in the ranking list of
the German championship. Where only the best evenings count, of equal ones the earlier does.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from .claims import close
from .reading import Facts, Json
from .report import Difference, number

Points = tuple[Fraction, Fraction, int]
"""Victory points, place points and hands of somebody at one evening."""


def check_season(evenings: Sequence[Facts], claim: Json) -> Iterator[Difference]:
    """What differs in one claimed table: its `method`, how many evenings count (`best`), and its `rows`."""
    method, most = claim["method"], claim["best"]
    by_name: dict[str, list[Points]] = {}
    for facts in sorted(evenings, key=lambda each: (each.day, each.name)):
        for name, points in _evening(facts).items():
            by_name.setdefault(name, []).append(points)
    found = {name: _season(method, played, most) for name, played in by_name.items()}
    rows = {row["name"]: row for row in claim["rows"]}
    kind = f"season-{method}"
    for name in sorted(found.keys() ^ rows.keys()):
        yield Difference(kind, name if name in rows else None, name if name in found else None)
    for name in found.keys() & rows.keys():
        if not close(rows[name]["points"], found[name]):
            yield Difference(kind, f"{name}: {rows[name]['points']}", f"{name}: {number(found[name])}")
        place = 1 + sum(other > found[name] for other in found.values())
        if rows[name]["place"] != place:
            yield Difference(f"{kind}-place", f"{name}: {rows[name]['place']}", f"{name}: {place}")


def _evening(facts: Facts) -> dict[str, Points]:
    """What each who was ranked brought away, by the claimed standings, which are checked by themselves."""
    last = len(facts.rounds)
    told = (claim["rows"] for claim in facts.claims.get("standings", []) if claim["after_round"] == last)
    ranked = [row for rows in told for row in rows if row["place"] is not None]
    return {
        facts.entrants[row["id"]].name: (
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
