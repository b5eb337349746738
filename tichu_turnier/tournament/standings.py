"""Who stands where, and which criterion decided it?"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.tournament.model import ByeCredit, Entrant, EntrantId, Tournament
from tichu_turnier.tournament.record import Record
from tichu_turnier.tournament.tiebreaks import tie_break_of
from tichu_turnier.tournament.victory_points import Share, match_shares


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings."""

    place: int
    entrant: Entrant
    record: Record
    values: tuple[tuple[str, Fraction], ...]
    """The value of each criterion, in the order of the chain."""
    decided_by: str
    """The criterion that parts this line from the one above (the first: from the one below); or empty."""
    accepted: bool = False
    """Whether a result in it was accepted although the audit objects, and nobody cleared it since."""


def standings(tournament: Tournament, after_round: int | None = None) -> tuple[Row, ...]:
    """The standings after a round (default: everything entered so far).

    Equal entrants share a place, and the next place is skipped: 1, 2, 2, 4. Withdrawn entrants stay in the
    list with what they reached.
    """
    last = len(tournament.rounds) if after_round is None else after_round
    records = _records(tournament, last)
    chain = tournament.regulations.tie_breaks
    ranked = [(_values(records[e.id], chain), e) for e in _listed(tournament, last)]
    ranked.sort(key=lambda pair: (tuple(-value for value in pair[0]), pair[1].id))
    accepted = _with_accepted_results(tournament, last)
    rows: list[Row] = []
    for index, (values, entrant) in enumerate(ranked):
        tied = index > 0 and values == ranked[index - 1][0]
        place = rows[-1].place if tied else index + 1
        neighbour = ranked[index - 1 if index else min(1, len(ranked) - 1)][0]
        named = tuple(zip(chain, values, strict=True))
        decided = _first_difference(chain, values, neighbour)
        rows.append(Row(place, entrant, records[entrant.id], named, decided, entrant.id in accepted))
    return tuple(rows)


def _listed(tournament: Tournament, last: int) -> Iterable[Entrant]:
    """Everybody who was drawn or rested up to this round, or may still be; before the first draw, all."""
    seen = {e for r in tournament.rounds[:last] for e in r.sitting_out}
    seen |= {e for r in tournament.rounds[:last] for seating in r.tables for e in seating.seats}
    return [e for e in tournament.entrants.values() if not seen or e.id in seen]


def _records(tournament: Tournament, last: int) -> Mapping[EntrantId, Record]:
    """The sums of each entrant over the rounds up to `last`."""
    sums = {entrant: Share() for entrant in tournament.entrants}
    played = dict.fromkeys(tournament.entrants, 0)
    best: dict[EntrantId, Fraction | int] = dict.fromkeys(tournament.entrants, 0)
    for drawn in tournament.rounds[:last]:
        for seating in drawn.tables:
            result = tournament.results.get((drawn.number, seating.table))
            if result is None:
                continue
            for entrant, share in match_shares(seating, result, tournament.regulations).items():
                sums[entrant].add(share)
                played[entrant] += 1
                best[entrant] = max(best[entrant], share.victory_points)
    byes = _byes(tournament, last)
    return {
        entrant: _record(share, played[entrant], best[entrant], byes[entrant], tournament)
        for entrant, share in sums.items()
    }


def _byes(tournament: Tournament, last: int) -> Mapping[EntrantId, int]:
    """How often each entrant sat out a round."""
    byes = dict.fromkeys(tournament.entrants, 0)
    for drawn in tournament.rounds[:last]:
        for entrant in drawn.sitting_out:
            byes[entrant] += 1
    return byes


def _record(share: Share, matches: int, best: Fraction | int, byes: int, tournament: Tournament) -> Record:
    credit_victory, credit_tichu = _credit(share, matches, byes, tournament)
    return Record(
        victory_points=share.victory_points + credit_victory,
        tichu_points=share.tichu_points + credit_tichu,
        tichu_points_against=share.tichu_points_against,
        hands=share.hands,
        hands_won=share.hands_won,
        double_victories=share.double_victories,
        calls_made=share.calls_made,
        calls_lost=share.calls_lost,
        best_round=best,
        byes=byes,
    )


def _credit(share: Share, matches: int, byes: int, tournament: Tournament) -> tuple[Fraction, Fraction]:
    """Victory points and Tichu points for the rounds sat out, as the regulations say."""
    regulations = tournament.regulations
    if not byes or regulations.bye_credit is ByeCredit.NONE:
        return Fraction(0), Fraction(0)
    if regulations.bye_credit is ByeCredit.FLAT:
        return Fraction(byes * regulations.flat_victory_points), Fraction(
            byes * regulations.flat_tichu_points
        )
    if not matches:
        return Fraction(0), Fraction(0)
    return Fraction(byes * share.victory_points, matches), Fraction(byes * share.tichu_points, matches)


def _values(record: Record, chain: tuple[str, ...]) -> tuple[Fraction, ...]:
    """The value of every criterion of the chain; larger is better."""
    return tuple(Fraction(tie_break_of(key).value(record)) for key in chain)


def _first_difference(
    chain: tuple[str, ...], values: tuple[Fraction, ...], others: tuple[Fraction, ...]
) -> str:
    return next((key for key, one, other in zip(chain, values, others, strict=True) if one != other), "")


def _with_accepted_results(tournament: Tournament, last: int) -> set[EntrantId]:
    """Entrants with a result that was accepted although the audit objects."""
    found: set[EntrantId] = set()
    for result in tournament.results.values():
        drawn = tournament.round(result.round) if result.disputed and result.round <= last else None
        seating = None if drawn is None else drawn.seating(result.table)
        if seating is not None:
            found.update(seating.seats)
    return found
