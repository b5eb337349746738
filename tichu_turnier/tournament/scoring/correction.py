"""What it changes that a result is corrected after the standings of its round are out."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed
from tichu_turnier.tournament.draws.formats import goes_by_results, next_round, planned_rounds
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.standings import standings

MOST_NAMED = 12
"""More names in one sentence do not help."""


def correction_findings(tournament: Tournament, change: EnterResult) -> tuple[Finding, ...]:
    """What changes with it, as warnings; nothing where the result comes in time, or changes nothing else.

    Rounds stay as they were drawn: it is for the director to say whether one is drawn anew. To know whether
    one would be takes as long as the draw did.
    """
    if not change.comes_late(tournament) or any(found.blocks for found in change.findings(tournament)):
        return ()
    corrected = change.apply(tournament)
    prizes, reseated = _prizes(tournament, corrected), _reseated(tournament, corrected, change.round)
    return (*_moved(tournament, corrected), *prizes, *reseated)


def _moved(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Who takes another place in the standings, the farthest first."""
    old = {row.entrant.id: row.place for row in standings(before)}
    rows = [
        row for row in standings(after) if row.place not in (UNRANKED, old.get(row.entrant.id, row.place))
    ]
    for row in sorted(rows, key=lambda row: -abs(old[row.entrant.id] - row.place))[:MOST_NAMED]:
        places = {"before": old[row.entrant.id], "after": row.place}
        yield Finding("correction-place", Severity.WARNING, {"name": row.entrant.name, **places})
    if len(rows) > MOST_NAMED:
        yield Finding("correction-more", Severity.WARNING, {"count": len(rows) - MOST_NAMED})


def _prizes(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Prizes that others get, only where all is played: before, nothing is won."""
    last = len(before.rounds)
    if last < planned_rounds(before) or any(before.missing(number) for number in range(1, last + 1)):
        return
    for prize, old, new in zip(before.prizes, prize_winners(before), prize_winners(after), strict=True):
        if set(old) != set(new):
            had, has = (", ".join(map(before.name_of, each)) for each in (old, new))
            names = {"what": prize.what, "before": had, "after": has}
            yield Finding("correction-prize", Severity.WARNING, names)


def _reseated(before: Tournament, after: Tournament, corrected: int) -> Iterator[Finding]:
    """The later rounds whose draw went by results, if the same seed would give another one now."""
    if not goes_by_results(before.regulations):
        return
    for drawn in before.rounds[corrected:]:
        with suppress(Refusal):  # a match without a winner yet: there was nothing to draw by
            again = next_round(before_draw(after, drawn.number), drawn.seed or 0)
            others = _mates(again)
            people = sorted(who for who, mates in _mates(drawn).items() if others.get(who) != mates)
            if people and comes_from_seed(drawn):
                names = ", ".join(map(before.name_of, people[:MOST_NAMED]))
                args: dict[str, str | int] = {"round": drawn.number, "count": len(people), "names": names}
                yield Finding("correction-draw", Severity.WARNING, args)


def _mates(drawn: Round) -> Mapping[EntrantId, frozenset[EntrantId]]:
    """With whom each sits at a table; those who rest are alone."""
    resting = ((who, frozenset({who})) for who in drawn.sitting_out)
    seated = ((who, frozenset(s.entrants())) for s in drawn.tables for who in s.entrants())
    return dict([*resting, *seated])
