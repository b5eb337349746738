"""What it changes that a result is corrected after the standings are out, or the regulations are."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.details import SetRegulations
from tichu_turnier.tournament.changes.guards import Guard, guard_of
from tichu_turnier.tournament.changes.penalties import GivePenalty, LiftPenalty
from tichu_turnier.tournament.changes.results import EnterResult, SettlePasses
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed
from tichu_turnier.tournament.draws.formats import goes_by_results, next_round, planned_rounds
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, MatchReport, Result, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.penalties import rulings_on_hands
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import regulations_at

MOST_NAMED = 12
"""More names in one sentence do not help."""


def weighs_more(tournament: Tournament, change: EnterResult) -> bool:
    """Whether it is to be asked what a correction changes besides its result (`correction_findings`)."""
    return change.comes_late(tournament) or any(_rulings(tournament, change))


def correction_findings(tournament: Tournament, change: EnterResult) -> tuple[Finding, ...]:
    """What changes with it, as warnings; nothing where the result comes in time, or changes nothing else.

    Rounds stay as they were drawn: it is for the director to say whether one is drawn anew. To know whether
    one would be takes as long as the draw did.
    """
    after = _after(tournament, change)
    if after is None:
        return ()
    follows = _follows(tournament, after, change.round) if change.comes_late(tournament) else ()
    return (*_rulings(tournament, change), *follows)


def settling_findings(tournament: Tournament, change: SettlePasses) -> tuple[Finding, ...]:
    """What changes besides the result where the pass that did not count is the right one."""
    result = tournament.results.get(change.at)
    if result is None or result.second_pass is None or _after(tournament, change) is None:
        return ()
    right = result.second_pass.second if change.second else result.second_pass.first
    return () if right == result.report else correction_findings(tournament, EnterResult(*change.at, right))


def ruling_findings(tournament: Tournament, change: GivePenalty | LiftPenalty) -> tuple[Finding, ...]:
    """Which places of others a ruling changes, once the standings of its round are out, as warnings.

    Nothing where it is refused.
    """
    penalty = change.penalty if isinstance(change, GivePenalty) else tournament.penalties.get(change.number)
    if penalty is None or guard_of(tournament, max(1, penalty.round)) is Guard.OPEN:
        return ()
    after = _after(tournament, change)
    if after is None:
        return ()
    about = {own_name(tournament, who) for who in penalty.who}
    moved = tuple(_moved(tournament, after))
    others = any(each.args.get("name") not in about for each in moved)
    return (*(moved if others else ()), *_prizes(tournament, after))


def regulation_findings(tournament: Tournament, change: SetRegulations) -> tuple[Finding, ...]:
    """What other regulations change in a tournament that has begun, as warnings: results stay as typed.

    Nothing where they are refused.
    """
    changed = _after(tournament, change)
    if changed is None:
        return ()
    return (
        *_contrary(tournament, changed),
        *_other_points(tournament, changed),
        *_follows(tournament, changed, 1),
    )


def _after(tournament: Tournament, change: Change) -> Tournament | None:
    """The tournament with a change; None where it is refused, so that nothing follows from it."""
    refused = any(found.blocks for found in change.findings(tournament))
    return None if refused else change.apply(tournament)


def _rulings(tournament: Tournament, change: EnterResult) -> Iterator[Finding]:
    """Rulings on a hand of the table that would be about another one: a line put in or out moves the rest."""
    result = tournament.results.get(change.at)
    if result is None:
        return
    for penalty in rulings_on_hands(tournament, change.at):
        before, after = (_hand(report, penalty.hand) for report in (result.report, change.report))
        if before and before != after:
            scores = {"before": before, "after": after or "none"}
            args: dict[str, str | int] = {"number": penalty.number, "hand": penalty.hand, **scores}
            yield Finding("correction-ruling", Severity.WARNING, args)


def _hand(report: MatchReport, number: int) -> str:
    """How a hand was played; empty where there is none of that number."""
    hands = report.hands if isinstance(report, Hands) else ()
    return f"{hands[number - 1].a}:{hands[number - 1].b}" if number <= len(hands) else ""


def _follows(before: Tournament, after: Tournament, corrected: int) -> Iterator[Finding]:
    yield from _moved(before, after)
    yield from _prizes(before, after)
    yield from _reseated(before, after, corrected)


def _contrary(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Results that were possible and are not any more."""
    refused = [
        f"{number}/{table}"
        for (number, table), result in before.results.items()
        if _refused(after, result) and not _refused(before, result)
    ]
    if refused:
        args: dict[str, str | int] = {"count": len(refused), "tables": ", ".join(refused[:MOST_NAMED])}
        yield Finding("correction-contrary", Severity.WARNING, args)


def _refused(tournament: Tournament, result: Result) -> bool:
    regulations = regulations_at(tournament, result.round, result.table)
    return any(found.blocks for found in audit_match(result.report, regulations))


def _other_points(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Who has other points in the standings."""
    old = {row.entrant.id: _points(row) for row in standings(before)}
    people = [row.entrant.name for row in standings(after) if _points(row) != old.get(row.entrant.id)]
    if people:
        args: dict[str, str | int] = {"count": len(people), "names": ", ".join(people[:MOST_NAMED])}
        yield Finding("correction-points", Severity.WARNING, args)


def _points(row: Row) -> tuple[Fraction, Fraction]:
    return row.record.victory_points, row.record.tichu_points


def _moved(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Who takes another place in the standings, the farthest first."""
    old = {row.entrant.id: row.place for row in standings(before)}
    rows = [
        row for row in standings(after) if row.place not in (UNRANKED, old.get(row.entrant.id, row.place))
    ]
    for row in sorted(rows, key=lambda row: -abs(old[row.entrant.id] - row.place))[:MOST_NAMED]:
        places = {"before": old[row.entrant.id], "after": row.place}
        yield Finding(
            "correction-place", Severity.WARNING, {"name": own_name(after, row.entrant.id), **places}
        )
    if len(rows) > MOST_NAMED:
        yield Finding("correction-more", Severity.WARNING, {"count": len(rows) - MOST_NAMED})


def _prizes(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Prizes that others get, only where all is played: before, nothing is won."""
    last = len(before.rounds)
    if last < planned_rounds(before) or any(before.missing(number) for number in range(1, last + 1)):
        return
    for prize, old, new in zip(before.prizes, prize_winners(before), prize_winners(after), strict=True):
        if set(old) != set(new):
            had, has = (", ".join(own_names(before, each)) for each in (old, new))
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
                names = ", ".join(own_names(before, people[:MOST_NAMED]))
                args: dict[str, str | int] = {"round": drawn.number, "count": len(people), "names": names}
                yield Finding("correction-draw", Severity.WARNING, args)


def _mates(drawn: Round) -> Mapping[EntrantId, frozenset[EntrantId]]:
    """With whom each sits at a table; those who rest are alone."""
    resting = ((who, frozenset({who})) for who in drawn.sitting_out)
    seated = ((who, frozenset(s.entrants())) for s in drawn.tables for who in s.entrants())
    return dict([*resting, *seated])
