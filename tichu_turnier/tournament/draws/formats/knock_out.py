"""Format: knock-out, the loser is out."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.draws.bracket import (
    bracket_of,
    first_bracket,
    gone,
    round_of,
    rounds_fought,
    seeds,
)
from tichu_turnier.tournament.draws.certificate import up_to
from tichu_turnier.tournament.draws.format import (
    Bracket,
    BracketHistory,
    Format,
    PlannedRound,
    planned,
    round_by_round,
)
from tichu_turnier.tournament.draws.rotation.knock_out import (
    KnockOutRound,
    KnockOutState,
    Ladder,
    as_played,
    knock_out,
    seeded,
)
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.model.snapshot import EntrantId, KnockOut, Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: the first by seeding or lot, byes to the best; then winners of neighbouring matches.

    Where the best of three decides, the same two play on in the following rounds until one has won twice.
    """
    return round_of(tournament, _state(tournament, seed), seed)


def bracket(tournament: Tournament) -> Bracket:
    """Who is still in it, and how far the others came."""
    return bracket_of(tournament, _state(tournament, 0))


def climb(tournament: Tournament) -> BracketHistory:
    """Level by level, who met whom."""
    order, unknown = first_bracket(tournament)
    history, settings = rounds_fought(tournament), tournament.regulations.knock_out
    left = gone(tournament, len(history) + 1)
    return BracketHistory(regulated(order, history, settings, left), unknown=unknown)


def _state(tournament: Tournament, seed: int) -> KnockOutState:
    history, settings = rounds_fought(tournament), tournament.regulations.knock_out
    order = as_played(history[0]) if history else seeded(seeds(tournament, seed))
    return regulated(order, history, settings, gone(tournament, len(history) + 1)).state()


def faults(tournament: Tournament, drawn: Round) -> Iterator[Finding]:
    """Matches of somebody who is out against somebody who can still win."""
    if tournament.regulations.knock_out.third_place:
        yield from out_among(tournament, drawn, _state(up_to(tournament, drawn.number - 1), 0))


def out_among(tournament: Tournament, drawn: Round, state: KnockOutState) -> Iterator[Finding]:
    """Whoever is only to play for the third place in a round, but does so at a table with somebody else."""
    third = {who for match in state.matches for who in match if state.places[who] > 1}
    for seating in drawn.tables:
        found = third.intersection(seating.seats)
        if len(found) == 1:
            args: dict[str, str | int] = {
                "name": tournament.entrants[EntrantId(found.pop())].name,
                "table": seating.table,
            }
            yield Finding("knock-out-is-out", args=args, where=("table", seating.table))


def regulated(
    order: Sequence[int], history: Sequence[KnockOutRound], settings: KnockOut, left: Iterable[int] = ()
) -> Ladder:
    """A knock-out with the third place and the best of three as the regulations say."""
    third, best = settings.third_place, settings.best_of_three_from
    return knock_out(order, history, frozenset(left), third_place=third, best_of_three_from=best)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when the one above wins in the bracket, then empty ones."""
    order = seeded(shuffled(generator(seed), teams))

    def following(past: Sequence[KnockOutRound]) -> KnockOutRound:
        return knock_out(order, past, third_place=True).state().won_by_first()

    return planned(each.drawn() for each in round_by_round(rounds, following))


KNOCK_OUT = Format(
    "knock-out",
    Unit.PARTNERSHIP,
    draw,
    plan,
    bracket,
    climb,
    faults=faults,
    options=("seeded", "third_place", "best_of_three_from"),
)
TWO_KNOCK_OUT = replace(KNOCK_OUT, key="two-knock-out", unit=Unit.PLAYER)
"""Single players, two at a table (Tichu for Two)."""
