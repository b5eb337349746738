"""Rank the entrants of a tournament by a chain of criteria; `standings` adds what a knock-out knows."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.scoring.penalties import disqualified, penalties_by_entrant
from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tallies import record_of, tallies
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of

UNRANKED = 0
"""The place of entrants who take none."""

Values = tuple[tuple[str, Number], ...]
"""The value of each criterion, in the order of the chain."""

Group = tuple[Sequence[Record], Values]
"""Those whom nothing parts, with the values they share."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings."""

    place: int
    """From 1; `UNRANKED` for those who take no place."""
    entrant: Entrant
    record: Record
    values: Values
    decided_by: str
    """The criterion that parts this line from the one above (the first: from the one below); or empty."""
    accepted: bool = False
    """Whether a result in it was accepted although the audit objects, and not cleared since."""
    penalties: tuple[Penalty, ...] = ()
    """What the director decided against this entrant, or about hands that it played."""
    parts_below: str = ""
    """The criterion that parts it from the line below; or empty."""

    @property
    def decisive(self) -> Values:
        """The criteria that part it from the lines beside it, with their numbers."""
        return tuple(pair for pair in self.values if pair[0] in (self.decided_by, self.parts_below))

    @property
    def shown_place(self) -> str:
        """The place as it is written: a dash for `UNRANKED`."""
        return "–" if self.place == UNRANKED else str(self.place)

    @property
    def disqualified(self) -> bool:
        """Whether this entrant takes no place because the director decided so."""
        return any(each.kind is PenaltyKind.DISQUALIFICATION for each in self.penalties)


def ranking(
    tournament: Tournament, last: int, bracket_places: Mapping[int, int] | None = None
) -> tuple[Row, ...]:
    """The standings after round `last`, in the order that `standings` describes.

    `bracket_places` says how far everybody came in a knock-out, for the criterion that asks for it.
    """
    chain = tuple(map(tie_break_of, tournament.regulations.tie_breaks))
    records, field = _field(tournament, last, chain, bracket_places or {})
    listed = [records[entrant.id] for entrant in _listed(tournament, last)]
    row = _writer(tournament, last)
    ranked, others, gone = _sorted_by_rank(listed, tournament, disqualified(tournament, last))
    groups = _in_order(ranked, chain, field)
    rows: list[Row] = []
    decided = [*(_deciding(groups, index) for index in range(len(groups))), ""]
    for index, (equals, values) in enumerate(groups):
        place, last_one = len(rows) + 1, equals[-1]
        for record in equals:
            above = decided[index] if record is equals[0] else ""
            below = decided[index + 1] if record is last_one else ""
            rows.append(row(place, record, values, above, below))
    for unplaced in (others, gone):
        for equals, values in _in_order(unplaced, chain, field):
            rows.extend(row(UNRANKED, record, values, "", "") for record in equals)
    return tuple(rows)


def _sorted_by_rank(
    listed: Iterable[Record], tournament: Tournament, out: frozenset[EntrantId]
) -> tuple[list[Record], list[Record], list[Record]]:
    """Those who take a place, those who play without one, and those who are out."""
    sorts: tuple[list[Record], list[Record], list[Record]] = ([], [], [])
    for record in listed:
        ranks = tournament.entrants[record.entrant].ranks
        sorts[2 if record.entrant in out else int(not ranks)].append(record)
    return sorts


def _writer(tournament: Tournament, last: int) -> Callable[[int, Record, Values, str, str], Row]:
    """A function that writes a line of the standings with what is to be said beside the points."""
    accepted = _with_accepted_results(tournament, last)
    penalties = penalties_by_entrant(tournament, last)

    def row(place: int, record: Record, values: Values, decided_by: str, parts_below: str) -> Row:
        who = tournament.entrants[record.entrant]
        given = tuple(penalties.get(who.id, ()))
        return Row(place, who, record, values, decided_by, who.id in accepted, given, parts_below)

    return row


def _in_order(listed: Sequence[Record], chain: Sequence[TieBreak], field: TieBreakContext) -> list[Group]:
    """Those whom nothing parts, the best first, by number among themselves.

    One criterion after the other parts those who are still equal, as some look at who is equal.
    """
    groups: list[Group] = [(sorted(listed, key=lambda each: each.entrant), ())]
    for criterion in chain:
        parted: list[Group] = []
        for equals, values in groups:
            if len(equals) == 1:  # most are, after the first criteria
                parted.append((equals, (*values, (criterion.key, criterion.value(equals[0], field)))))
                continue
            among = replace(field, tied=tuple(record.entrant for record in equals))
            found: dict[Number, list[Record]] = defaultdict(list)
            worth: dict[Number, Number] = {}
            for record in equals:
                value = criterion.value(record, among)
                whole = _whole(value)  # fractions are slow to find and to compare
                found[whole].append(record)
                worth[whole] = value
            best_first = sorted(found, reverse=True)
            parted.extend((found[each], (*values, (criterion.key, worth[each]))) for each in best_first)
        groups = parted
    return groups


def _listed(tournament: Tournament, last: int) -> Iterable[Entrant]:
    """Everybody who was drawn or rested up to this round, or may still be; before the first draw, all."""
    seen = {e for r in tournament.rounds[:last] for e in r.sitting_out}
    seen |= {e for r in tournament.rounds[:last] for seating in r.tables for e in seating.entrants()}
    return [e for e in tournament.entrants.values() if not seen or e.id in seen]


def _field(
    tournament: Tournament, last: int, chain: Iterable[TieBreak], places: Mapping[int, int]
) -> tuple[Mapping[EntrantId, Record], TieBreakContext]:
    """The sums of each entrant over the rounds up to `last`, and what criteria may know beside them."""
    played = tallies(tournament, last, with_meetings=any(each.needs_encounters for each in chain))
    records = {who: record_of(who, tally, tournament.regulations) for who, tally in played.items()}
    scores = {}
    for who, record in records.items():  # a penalty of one must not lower the tie-breaks of others
        taken = record.penalty_victory_points
        scores[who] = _whole(record.victory_points + taken if taken else record.victory_points)
    meetings = {who: tally.meetings for who, tally in played.items()}
    return records, TieBreakContext((), scores, meetings, places, lot_seed(tournament))


def _whole(value: Number) -> Number:
    return value.numerator if value.denominator == 1 else value


def lot_seed(tournament: Tournament) -> int:
    """The recorded seed that lots in the standings are drawn with: that of the first draw that has one.

    0 where everything was drawn by hand.
    """
    return next((drawn.seed for drawn in tournament.rounds if drawn.seed is not None), 0)


def _deciding(groups: Sequence[Group], index: int) -> str:
    """The criterion that parts equals from those above; the first, if it stands alone, from those below."""
    if not index and (len(groups[0][0]) > 1 or len(groups) == 1):
        return ""
    values, others = groups[index][1], groups[index - 1 if index else 1][1]
    pairs = zip(values, others, strict=True)
    return next(one[0] for one, other in pairs if one != other)


def _with_accepted_results(tournament: Tournament, last: int) -> set[EntrantId]:
    found: set[EntrantId] = set()
    for result in tournament.results.values():
        disputed = result.disputed and result.round <= last
        seating = tournament.seating(result.round, result.table) if disputed else None
        found.update(() if seating is None else seating.entrants())
    return found
