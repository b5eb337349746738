"""Say where a ranking contradicts the standings, and which of its columns were compared."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.invariants import ranking_findings
from tichu_turnier.tournament.scoring.ranking import Row as Standing
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.rankings.claims import Claims
from tichu_turnier.transfer.rankings.headings import (
    CLUB,
    HANDS,
    PERCENT,
    PLACE,
    POINTS,
    TICHU_POINTS,
    VICTORY_POINTS,
    language_of,
)
from tichu_turnier.transfer.rankings.named_rows import NamedRow, named_rows
from tichu_turnier.transfer.rankings.ranking_list import Column, Ranking, RankingList
from tichu_turnier.words.listings.standings import standings_title
from tichu_turnier.words.names import shown_name

MOST_TOLD = 20
"""So many lines are told of a kind of fault; of a list of something else nobody wants them all."""
_FOR_POINTS = (VICTORY_POINTS, TICHU_POINTS, PERCENT, HANDS)
"""What can be meant by points without a word which."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What was compared, and what is wrong."""

    findings: tuple[Finding, ...]
    compared: tuple[str, ...]
    """The heads of the columns that were compared, in the order of the list."""
    left_out: tuple[str, ...]
    """The heads of those that were not: nobody says that they are right."""
    lines: int
    after_round: int

    @property
    def ok(self) -> bool:
        return not any(finding.blocks for finding in self.findings)

    def everything(self) -> tuple[Finding, ...]:
        """All findings, and what was compared."""
        args: dict[str, str | int] = {
            "lines": self.lines,
            "round": self.after_round,
            "columns": ", ".join(self.compared),
        }
        told = [Finding("ranking-compared", Severity.NOTE, args)]
        if self.left_out:
            told.append(Finding("ranking-left-out", Severity.WARNING, {"columns": ", ".join(self.left_out)}))
        return (*self.findings, *told)


def judged(ranking: RankingList, tournament: Tournament, after_round: int | None = None) -> Judgement:
    """Where a list contradicts the standings: after the round that is given, or that its title names, or now.

    A list that is right after another round only says so. Raises Refusal where nobody on it takes part or no
    points are told, and for a round that has not been drawn.
    """
    last = len(tournament.rounds)
    if after_round is not None and not 0 <= after_round <= last:
        raise Refusal(Finding("result-round-not-drawn", args={"round": after_round}, where=("round",)))
    titled = _titled(ranking, tournament) if after_round is None else after_round
    found = _compared(ranking, tournament, last if titled is None else titled)
    for earlier in range(last - 1, 0, -1) if titled is None and not found.ok else ():
        if found.lines == len(standings(tournament, earlier)) and _compared(ranking, tournament, earlier).ok:
            return replace(found, findings=(Finding("ranking-of-round", args={"round": earlier}),))
    return replace(found, findings=(*ranking.findings, *found.findings))


def _titled(ranking: RankingList, tournament: Tournament) -> int | None:
    """After which round the list says that it is, in any language; None where it does not say so."""
    said = {cell for row in ranking.around for cell in row.cells if cell}
    rounds = range(1, len(tournament.rounds) + 1)
    for texts in map(Texts, languages()):
        named = (number for number in rounds if standings_title(tournament, texts, number) in said)
        if (found := next(named, None)) is not None:
            return found
    return None


def _compared(ranking: RankingList, tournament: Tournament, after_round: int) -> Judgement:
    heads = [column.title for table in ranking.tables if table.headed for column in table.columns]
    claims = Claims(tournament, after_round, language_of(heads))
    lines = [(table, row) for table in ranking.tables for row in table.rows]
    tables = {id(row): table for table, row in lines}

    def agrees(row: Row, standing: Standing) -> bool:
        columns = (each for each in tables[id(row)].columns if claims.knows(each.key))
        return all(claims.agrees(each.key, row.cell(each.index), standing) for each in columns)

    named = named_rows([(row, row.cell(table.name)) for table, row in lines], claims, agrees)
    if not any(each.standing for each in named):
        raise Refusal(Finding("ranking-of-others"))
    found = list(_who(named, claims))
    whole = not found
    compared: list[str] = []
    left_out: list[str] = []
    first, counted = 0, False
    for table in ranking.tables:
        rows, first = named[first : first + len(table.rows)], first + len(table.rows)
        columns, others = _meant(table, rows, claims)
        counted = counted or any(column.counts for column in columns)
        compared.extend(column.title for column in columns)
        left_out.extend(column.title for column in others)
        for column in columns:
            found.extend(_differing(column, rows, claims))
        if not any(column.key == PLACE for column in table.columns):
            found.extend(_order(rows, claims))
        if len(ranking.tables) == 1 and whole and any(each.blocks for each in found):
            found.extend(_sums(table, columns, claims))
    if not counted:
        raise Refusal(Finding("ranking-no-points"))
    told = tuple(dict.fromkeys(compared)), tuple(dict.fromkeys(left_out))
    return Judgement(tuple(_bounded(found)), *told, len(lines), after_round)


def _who(named: Sequence[NamedRow], claims: Claims) -> Iterator[Finding]:
    """Who is on the list and does not take part, stands there twice, or is missing."""
    for each in named:
        if each.standing is None:
            key = "ranking-twice" if each.again else "ranking-stranger"
            yield Finding(key, args={"name": each.name}, where=("line", each.row.number))
    there = {id(each.standing) for each in named}
    for row in claims.standings:
        if id(row) not in there:
            yield Finding("ranking-missing", args={"name": shown_name(row.entrant)})


def _meant(
    table: Ranking, rows: Sequence[NamedRow], claims: Claims
) -> tuple[tuple[Column, ...], tuple[Column, ...]]:
    """The columns that can be compared, with what they hold, and the others that say anything."""
    known: list[Column] = []
    others: list[Column] = []
    for column in table.columns:
        key = _points(column, table, rows, claims) if column.key == POINTS else column.key
        if not any(each.row.cell(column.index) for each in rows):
            continue
        if key and claims.knows(key) and key not in [each.key for each in known]:
            title = column.title if column.key == key else f"{column.title} ({claims.heading(key)})"
            known.append(replace(column, key=key, title=title))
        else:
            others.append(column)
    return tuple(known), tuple(others)


def _points(column: Column, table: Ranking, rows: Sequence[NamedRow], claims: Claims) -> str:
    """Which points stand in a column that does not say so: those with which more than half of it agrees.

    Where none do, those by which places are decided: in the order of the columns.
    """
    taken = {each.key for each in table.columns}
    known = [each for each in rows if each.standing is not None]
    for key in (each for each in _FOR_POINTS if each not in taken):
        right = sum(claims.agrees(key, e.row.cell(column.index), e.standing) for e in known if e.standing)
        if 2 * right > len(known):
            return key
    unclear = [each for each in table.columns if each.key == POINTS]
    chain = [key for key in claims.chain if key not in taken]
    at = unclear.index(column)
    return chain[at] if at < len(chain) else ""


def _differing(column: Column, rows: Sequence[NamedRow], claims: Claims) -> Iterator[Finding]:
    """What a column says otherwise than the standings; of an empty cell only that it says nothing."""
    above: Standing | None = None
    empty = 0
    for each in rows:
        cell = each.row.cell(column.index)
        if each.standing is not None and not claims.agrees(column.key, cell, each.standing):
            equals = above is not None and above.place == each.standing.place
            if not cell and (column.counts or column.key in (PLACE, CLUB)):
                empty += column.key != PLACE or not equals  # told of the first of equals only
            else:
                args = {"name": each.name, "column": column.title, "printed": cell or "–"}
                right = {"right": claims.right(column.key, each.standing)}
                yield Finding("ranking-differs", args={**args, **right}, where=("line", each.row.number))
        above = each.standing
    if empty:
        yield Finding("ranking-empty", Severity.WARNING, {"column": column.title, "count": empty})


def _order(rows: Sequence[NamedRow], claims: Claims) -> Iterator[Finding]:
    """Who stands below somebody who comes behind him: where no places are told the order tells them."""
    order = {id(row): row.place or len(claims.standings) + 1 for row in claims.standings}
    placed = [each for each in rows if each.standing is not None]
    for above, below in pairwise(placed):
        if order[id(below.standing)] < order[id(above.standing)]:
            args = {"name": below.name, "above": above.name}
            yield Finding("ranking-order", args=args, where=("line", below.row.number))


def _sums(table: Ranking, columns: Sequence[Column], claims: Claims) -> Iterator[Finding]:
    """Which row of a whole list betrays itself, for each column whose sum is not that of the standings."""
    for column in columns:
        if column.counts:
            right = sum((Fraction(claims.number(column.key, row)) for row in claims.standings), Fraction(0))
            with suppress(Refusal):  # a cell is no number: that was said
                yield from ranking_findings(table.printed(column), right)


def _bounded(found: Sequence[Finding]) -> Iterator[Finding]:
    """The findings, of each kind so many, and how many more there are."""
    told = Counter[str]()
    for each in found:
        told[each.key] += 1
        if told[each.key] <= MOST_TOLD:
            yield each
    if more := sum(max(0, count - MOST_TOLD) for count in told.values()):
        yield Finding("ranking-more", args={"count": more})
