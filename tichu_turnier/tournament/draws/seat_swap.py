"""What it costs to swap two people or two tables in a draw, and whether it is allowed."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.fairness import Meetings, Rounds, couples_at, repeats_told
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.draws.side_conditions import apart_of, condition_findings
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.odd_tables import not_at_a_table_of_four
from tichu_turnier.tournament.tables.table_count import Together, ways_together


@dataclass(frozen=True, slots=True)
class TwoEntrants:
    """Each takes the place of the other, at a table or among those who sit out."""

    one: EntrantId
    other: EntrantId


@dataclass(frozen=True, slots=True)
class TwoTables:
    """All people of two tables change their table; their prepared hands go with them."""

    one: int
    other: int


SeatSwap = TwoEntrants | TwoTables


@dataclass(frozen=True, slots=True)
class Cost:
    """A figure of the evening before and after a swap; `key` as in `Figure`, less is better."""

    key: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Reunion:
    """Two people whom a swap brings together again."""

    one: EntrantId
    other: EntrantId
    rounds: Rounds
    """When they were together before, as partners where that is what comes again."""
    as_partners: bool


@dataclass(frozen=True, slots=True)
class Weighed:
    """A draw after a swap, and what speaks against it."""

    round: Round
    costs: tuple[Cost, ...]
    """Repeats at the tables that change: partners, opponents, meetings, tables; those that apply."""
    reunions: tuple[Reunion, ...]
    findings: tuple[Finding, ...]
    moved: int
    """How many entrants get another place."""

    @property
    def allowed(self) -> bool:
        """Whether nothing forbids it."""
        return not any(finding.blocks for finding in self.findings)


def swapped(drawn: Round, swap: SeatSwap) -> Round:
    if isinstance(swap, TwoTables):
        numbers = {swap.one: swap.other, swap.other: swap.one}
        there = _tables(drawn)
        moved = (replace(there[numbers.get(table, table)], table=table) for table in there)
        return replace(drawn, tables=tuple(moved), exchanged=True)
    return replace(renamed(drawn, {swap.one: swap.other, swap.other: swap.one}), exchanged=True)


def renamed(drawn: Round, names: Mapping[EntrantId, EntrantId]) -> Round:
    """The round with others in the places of those who are named; itself where none of them has one."""
    if names.keys().isdisjoint(drawn.people()):
        return drawn
    resting = tuple(names.get(who, who) for who in drawn.sitting_out)
    return replace(drawn, tables=tuple(each.renamed(names) for each in drawn.tables), sitting_out=resting)


def weigh(tournament: Tournament, drawn: Round, swap: SeatSwap, others: Meetings) -> Weighed:
    """What a swap in a round does; `others` are the meetings of all rounds but this one.

    Quick: only the tables that change are looked at.
    """
    after = swapped(drawn, swap)
    before, now = _tables(drawn), _tables(after)
    touched = [number for number in before if before[number] != now[number]]
    old, new = [before[number] for number in touched], [now[number] for number in touched]
    again = tuple(_reunions(tournament, old, new, others))
    part = replace(after, tables=tuple(new)), replace(drawn, tables=tuple(old))
    findings = (
        *_entered(tournament, drawn, touched),
        *_rematches(tournament, again),
        *_known_boards(tournament, drawn, new),
        *_conditions(tournament, *part),
        *format_of(tournament.regulations.format).faults(tournament, part[0]),
        *_rests(tournament, drawn, after, others),
    )
    return Weighed(after, tuple(_costs(tournament, old, new, others)), again, findings, _moved(*part))


def _tables(drawn: Round) -> dict[int, Seating]:
    return {seating.table: seating for seating in drawn.tables}


def _again(
    tournament: Tournament, tables: Iterable[Seating], kind: Together, others: Meetings
) -> list[Couple]:
    """Who is together at these tables and was in another round, in the same way."""
    met = others.couples[kind]
    return [couple for couple in couples_at(tournament, tables, kind) if couple in met]


def _reunions(
    tournament: Tournament, old: Collection[Seating], new: Collection[Seating], others: Meetings
) -> Iterator[Reunion]:
    """Who meets again who would not have; or meets all the same, but now as partners again."""
    known = {kind: set(couples_at(tournament, old, kind)) for kind in (Together.TABLE, Together.PARTNERS)}
    changing = tournament.regulations.stages == 1
    partners = set(_again(tournament, new, Together.PARTNERS, others)) if changing else set()
    for a, b in sorted(_again(tournament, new, Together.TABLE, others)):
        as_partners = (a, b) in partners - known[Together.PARTNERS]
        if as_partners or (a, b) not in known[Together.TABLE]:
            kind = Together.PARTNERS if as_partners else Together.TABLE
            yield Reunion(EntrantId(a), EntrantId(b), others.couples[kind][a, b], as_partners)


def _costs(
    tournament: Tournament, old: Collection[Seating], new: Collection[Seating], others: Meetings
) -> Iterator[Cost]:
    """The repeats before and after, of those kinds that the figures of the evening tell apart."""
    for kind, key in repeats_told(tournament.regulations).items():
        counts = (len(_again(tournament, tables, kind, others)) for tables in (old, new))
        yield Cost(key, *counts)
    yield Cost("table-repeats", _returns(old, others), _returns(new, others))


def _returns(tables: Iterable[Seating], others: Meetings) -> int:
    return sum((who, each.table) in others.tables for each in tables for who in each.entrants())


def _entered(tournament: Tournament, drawn: Round, touched: Collection[int]) -> Iterator[Finding]:
    """Whoever has a result has played; and where losers are out, later rounds follow from this one."""
    for number in touched:
        if (drawn.number, number) in tournament.results:
            yield Finding("exchange-has-result", args={"round": drawn.number, "table": number})
    bracket = format_of(tournament.regulations.format).bracket is not None
    if bracket and drawn.number < len(tournament.rounds):
        yield Finding("draw-not-last", args={"round": drawn.number})


def _rematches(tournament: Tournament, again: Collection[Reunion]) -> Iterator[Finding]:
    """Fixed partnerships do not meet twice while that can be avoided; where losers are out, they may."""
    regulations = tournament.regulations
    way = format_of(regulations.format)
    if ways_together(regulations) != (Together.OPPONENTS,) or way.bracket is not None:
        return
    others = sum(entrant.ranks for entrant in tournament.entrants.values()) - 1
    for reunion in again if regulations.rounds <= others else ():
        names = _names(tournament, reunion.one, reunion.other)
        yield Finding("exchange-rematch", args={**names, "round": reunion.rounds[-1]})


def _known_boards(tournament: Tournament, drawn: Round, tables: Iterable[Seating]) -> Iterator[Finding]:
    """Nobody plays prepared hands that he knows, unless the draw had that already."""
    others = [each for each in tournament.rounds if each.number != drawn.number]
    played = {couple for each in others for couple in _boards(each)} - set(_boards(drawn))
    for seating in tables:
        for who in seating.entrants() if seating.first_board else ():
            if (who, seating.first_board) in played:
                args: dict[str, str | int] = {"name": own_name(tournament, who), "table": seating.table}
                yield Finding("exchange-board-known", args=args)


def _boards(drawn: Round) -> Iterator[tuple[EntrantId, int]]:
    """Who plays which prepared hands, by the number of the first."""
    return ((who, each.first_board) for each in drawn.tables for who in each.entrants())


def _conditions(tournament: Tournament, after: Round, before: Round) -> Iterator[Finding]:
    """Side conditions that were kept and would not be any more."""
    known = {_told(finding) for finding in condition_findings(tournament, before)}
    for finding in condition_findings(tournament, after):
        if _told(finding) not in known:
            yield replace(finding, severity=Severity.ERROR)
    old, new = (set(_club_mates(tournament, drawn)) for drawn in (before, after))
    for one, other in sorted(new - old):
        names = _names(tournament, EntrantId(one), EntrantId(other))
        yield Finding("exchange-club-mates", args={**names, "round": after.number})


def _told(finding: Finding) -> tuple[object, ...]:
    """What a finding is about, without the table where two meet."""
    where = () if "one" in finding.args else (finding.args.get("table"),)
    key = finding.key.removesuffix("-taken")
    return key, finding.args.get("one", finding.args.get("name")), finding.args.get("other"), *where


def _club_mates(tournament: Tournament, drawn: Round) -> Iterator[Couple]:
    """Those at the same table who are kept apart in this round because they are of one club."""
    apart = apart_of(tournament)
    club = apart.club_of(drawn.number <= apart.rounds)
    for seating in drawn.tables if club else ():
        for a, b in couples_at(tournament, (seating,), Together.TABLE):
            if a in club and club[a] == club.get(b):
                yield a, b


def _rests(tournament: Tournament, drawn: Round, after: Round, others: Meetings) -> Iterator[Finding]:
    """Nobody sits out twice before everybody did once, nor twice running; who is seeded rests by right."""
    before, now = frozenset(not_at_a_table_of_four(drawn)), frozenset(not_at_a_table_of_four(after))
    if format_of(tournament.regulations.format).bracket is not None:
        return
    for down in now - before:
        up = next(iter(before - now))
        rested = others.rests.get(down, ())
        reserve = tournament.entrants[down].reserve
        names = _names(tournament, down, up)
        if not reserve and len(rested) > len(others.rests.get(up, ())):
            yield Finding("exchange-rests-again", args={**names, "round": rested[-1]})
        elif not reserve and drawn.number - 1 in rested:
            yield Finding("exchange-rests-running", args={**names, "round": drawn.number - 1})


def _names(tournament: Tournament, one: EntrantId, other: EntrantId) -> dict[str, str | int]:
    return {"one": own_name(tournament, one), "other": own_name(tournament, other)}


def _moved(after: Round, before: Round) -> int:
    """How many people of these tables, or of those who sit out, get another place."""
    old, new = dict(_places(before)), dict(_places(after))
    return sum(place != old.get(who) for who, place in new.items())


def _places(drawn: Round) -> Iterator[tuple[EntrantId, tuple[int, int]]]:
    for who in drawn.sitting_out:
        yield who, (0, 0)
    for seating in drawn.tables:
        for seat, who in enumerate(seating.entrants()):
            yield who, (seating.table, seat)
