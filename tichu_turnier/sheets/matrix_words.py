"""Who met whom, as a matrix with its words."""

from collections.abc import Mapping

from tichu_turnier.sheets.document import Matrix, Rounds, Spot
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.meetings import meetings
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.tables.together import Together, ways_together
from tichu_turnier.words.names import alphabetical


def matrix_words(tournament: Tournament, texts: Texts) -> Matrix:
    """Everybody who was drawn or sat out, by the alphabet."""
    people = frozenset[EntrantId]().union(*(drawn.people() for drawn in tournament.rounds))
    order = sorted(people, key=lambda who: alphabetical(tournament.name_of(who)))
    rows = {who: row for row, who in enumerate(order)}
    found, kinds = meetings(tournament), ways_together(tournament.regulations)
    halves = {kind: _placed(found.couples[kind], rows) for kind in kinds}
    rested = {who: drawn for who, drawn in found.rests.items() if who in people}
    return Matrix(
        tuple(tournament.name_of(who) for who in order),
        halves[kinds[0]],
        halves[kinds[-1]],
        tuple(rested.get(who, ()) for who in order),
        (texts(f"matrix-{kinds[0].value}"), texts(f"matrix-{kinds[-1].value}")),
        texts("matrix-legend-two" if kinds[0] is Together.PARTNERS else "matrix-legend-one"),
    )


def _placed(couples: Mapping[Couple, Rounds], rows: Mapping[EntrantId, int]) -> Mapping[Spot, Rounds]:
    """The same by rows instead of numbers of entrants."""
    placed: dict[Spot, Rounds] = {}
    for (a, b), rounds in couples.items():
        one, other = sorted((rows[EntrantId(a)], rows[EntrantId(b)]))
        placed[one, other] = rounds
    return placed


def cell_words(matrix: Matrix, row: int, column: int, texts: Texts) -> str:
    """A cell as a sentence, with both ways in which two people were together."""
    if row == column:
        rests = _listed(matrix.rests[row])
        return texts("matrix-rests" if rests else "matrix-never-rests", name=matrix.names[row], rounds=rests)
    first, last = min(row, column), max(row, column)
    names = {"one": matrix.names[first], "other": matrix.names[last]}
    halves = (matrix.above,) if matrix.one_way else (matrix.above, matrix.below)
    ways = [(title, half.get((first, last), ())) for title, half in zip(matrix.titles, halves, strict=False)]
    told = [texts("matrix-way", way=title, rounds=_listed(rounds)) for title, rounds in ways if rounds]
    return texts("matrix-met", **names, ways="; ".join(told)) if told else texts("matrix-never-met", **names)


def _listed(rounds: Rounds) -> str:
    return ", ".join(map(str, rounds))
