"""Is the last draw void: somebody sits there who, by the results as they are now, would not?"""

from contextlib import suppress

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.draws.bracket import gone
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed, up_to
from tichu_turnier.tournament.draws.formats import format_of, goes_by_results, next_round
from tichu_turnier.tournament.model.decisions import DeviationKind
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_names

MOST_NAMED = 6


def void_draw(tournament: Tournament) -> Finding | None:
    """That the last draw does not follow from the results any more, and who sits there or meets wrongly.

    In a bracket it decides nothing then (`open-void`). Where only the standings say who meets whom it is
    still a round (`open-drawn-before`), told until the first of its results comes in, if a result was
    corrected after a draw.
    """
    if len(tournament.rounds) < 2:  # noqa: PLR2004 -- the first round follows from no result
        return None
    drawn = tournament.rounds[-1]
    if format_of(tournament.regulations.format).bracket is not None:
        return _out(tournament, drawn)
    return _drawn_before(tournament, drawn)


def _out(tournament: Tournament, drawn: Round) -> Finding | None:
    """Who sits in a round of a bracket and did not get there; who left since is no matter of the draw."""
    way, by_seed = format_of(tournament.regulations.format), comes_from_seed(drawn)
    if way.bracket is None:
        return None
    before = up_to(tournament, drawn.number - 1)
    now = way.bracket(before, drawn.seed if by_seed else None)
    undecided = {who for found in now.findings if found.blocks for who in _at(before, found)}
    wrong = (drawn.people() & undecided) if undecided else drawn.people() - now.due
    if by_seed and not wrong:  # the same people, but who should play for the third place plays the final
        meet = {frozenset(match) for match in now.state.matches}
        pairs = (frozenset(seating.entrants()) for seating in drawn.tables)
        wrong = frozenset().union(*(pair for pair in pairs if pair <= now.due and pair not in meet))
    here = sorted(wrong - gone(tournament, drawn.number + 1))
    return _told("open-void", tournament, drawn, here) if here else None


def _at(tournament: Tournament, found: Finding) -> tuple[EntrantId, ...]:
    """Who sat at the table that a finding is about."""
    seating = tournament.seating(int(found.args["round"]), int(found.args["table"]))
    return () if seating is None else seating.entrants()


def _drawn_before(tournament: Tournament, drawn: Round) -> Finding | None:
    corrected = any(
        each.kind is DeviationKind.CORRECTION and each.round < drawn.number for each in tournament.noted
    )
    entered = any(number == drawn.number for number, _ in tournament.results)
    if entered or not corrected or not goes_by_results(tournament.regulations):
        return None
    if not comes_from_seed(drawn):
        return None
    with suppress(Refusal):
        again = next_round(before_draw(tournament, drawn.number), drawn.seed or 0)
        old, new = _tables(drawn), _tables(again)
        wrong = sorted(who for who, mates in old.items() if new.get(who) != mates)
        return _told("open-drawn-before", tournament, drawn, wrong) if wrong else None
    return None


def _tables(drawn: Round) -> dict[EntrantId, frozenset[EntrantId]]:
    resting = ((who, frozenset({who})) for who in drawn.sitting_out)
    seated = ((who, frozenset(each.entrants())) for each in drawn.tables for who in each.entrants())
    return dict([*resting, *seated])


def _told(key: str, tournament: Tournament, drawn: Round, wrong: list[EntrantId]) -> Finding:
    names = ", ".join(own_names(tournament, wrong[:MOST_NAMED]))
    begun = any(number == drawn.number for number, _ in tournament.results)
    args: dict[str, str | int] = {"round": drawn.number, "count": len(wrong), "names": names}
    screen = "results" if begun else "draw"
    where = (screen, drawn.number) if begun else (screen,)
    return Finding(key, Severity.WARNING, {**args, "begun": "yes" if begun else "no"}, where)
