"""Rank the entrants of a tournament by a chain of criteria; `standings` adds what a knock-out knows."""

from collections import defaultdict
from collections.abc import Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.overview import has_played
from tichu_turnier.tournament.scoring.penalties import disqualified, penalties_by_entrant
from tichu_turnier.tournament.scoring.tallies import Record, record_of, tallies
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of
from tichu_turnier.tournament.scoring.victory_points import Number

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


def shared_places(merits: Iterable[Hashable]) -> list[int]:
    """The places of a list, the best first; equals share one, and the next is skipped: 1, 2, 2, 4."""
    first: dict[Hashable, int] = {}
    return [first.setdefault(merit, place) for place, merit in enumerate(merits, 1)]


def ranking(
    tournament: Tournament,
    last: int,
    bracket_places: Mapping[int, int] | None = None,
    *,
    among: Container[EntrantId] | None = None,
) -> tuple[Row, ...]:
    """The standings after round `last`, in the order that `standings` describes.

    `bracket_places` says how far everybody came in a knock-out, for the criterion that asks for it; `among`
    whom alone to rank, with what they have from meeting anybody.
    """
    chain = tuple(map(tie_break_of, tournament.regulations.tie_breaks))
    records, field = _field(tournament, last, chain, bracket_places or {})
    accepted = _with_accepted_results(tournament, last)
    penalties = penalties_by_entrant(tournament, last)
    ranked, *unplaced = _sorted_by_rank(records, tournament, last, among)
    rows: list[Row] = []
    for listed in (ranked, *unplaced):
        groups = _in_order(listed, chain, field)
        decided = [_deciding(groups, index) if listed is ranked else "" for index in range(len(groups))]
        for (equals, values), above, below in zip(groups, decided, [*decided[1:], ""], strict=False):
            place = len(rows) + 1 if listed is ranked else UNRANKED
            for record in equals:
                who = tournament.entrants[record.entrant]
                parts_above = above if record is equals[0] else ""
                parts_below = below if record is equals[-1] else ""
                noted = who.id in accepted, tuple(penalties.get(who.id, ()))
                rows.append(Row(place, who, record, values, parts_above, *noted, parts_below))
    return tuple(rows)


def _sorted_by_rank(
    records: Mapping[EntrantId, Record],
    tournament: Tournament,
    last: int,
    among: Container[EntrantId] | None,
) -> tuple[list[Record], list[Record], list[Record]]:
    """Those who take a place, those who play without one, and those who are out."""
    out = disqualified(tournament, last)
    sorts: tuple[list[Record], list[Record], list[Record]] = ([], [], [])
    for entrant in _listed(tournament, last):
        if among is not None and entrant.id not in among:
            continue
        sorts[2 if entrant.id in out else int(not entrant.ranks)].append(records[entrant.id])
    return sorts


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
    seen = has_played(tournament, last)
    return [e for e in tournament.entrants.values() if not seen or e.id in seen]


def _field(
    tournament: Tournament, last: int, chain: Iterable[TieBreak], places: Mapping[int, int]
) -> tuple[Mapping[EntrantId, Record], TieBreakContext]:
    """The sums of each entrant over the rounds up to `last`, and what criteria may know beside them."""
    played = tallies(tournament, last, with_meetings=any(each.needs_encounters for each in chain))
    records = {who: record_of(who, tally, tournament.regulations) for who, tally in played.items()}
    scores = {}
    for who, record in records.items():  # a penalty of one must not lower the tie-breaks of others
        taken = record.deduction.victory_points
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
