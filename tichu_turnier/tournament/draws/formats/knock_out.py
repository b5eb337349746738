"""Format: knock-out, the loser is out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.draws.bracket import (
    as_it_stands,
    first_bracket,
    gone,
    round_of,
    rounds_fought,
)
from tichu_turnier.tournament.draws.certificate import up_to
from tichu_turnier.tournament.draws.format import (
    Bracket,
    Format,
    PlannedRound,
    planned,
    round_by_round,
)
from tichu_turnier.tournament.draws.rotation.knock_out import (
    KnockOutRound,
    knock_out,
    seeded,
)
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.model.snapshot import EntrantId, KnockOut, Round, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_name


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: the first by seeding or lot, byes to the best; then winners of neighbouring matches.

    Where the best of three decides, the same two play on in the following rounds until one has won twice.
    """
    return round_of(tournament, bracket(tournament, seed), seed)


def bracket(tournament: Tournament, seed: int | None) -> Bracket:
    """Who is still in it, and level by level who met whom."""
    history = rounds_fought(tournament)
    order, unknown = first_bracket(tournament, history, seed)
    left = gone(tournament, len(history) + 1)
    ladder = knock_out(order, history, left, tournament.regulations.knock_out)
    return as_it_stands(tournament, ladder, ladder.state(), unknown=unknown)


def faults(tournament: Tournament, drawn: Round) -> Iterator[Finding]:
    """Matches of somebody who is out against somebody who can still win."""
    if tournament.regulations.knock_out.third_place:
        yield from out_among(tournament, drawn, bracket(up_to(tournament, drawn.number - 1), None))


def out_among(tournament: Tournament, drawn: Round, before: Bracket) -> Iterator[Finding]:
    """Whoever is only to play for the third place in a round, but does so at a table with somebody else."""
    third = {who for match in before.state.matches for who in match if before.state.places[who] > 1}
    for seating in drawn.tables:
        found = third.intersection(seating.seats)
        if len(found) == 1:
            args: dict[str, str | int] = {
                "name": own_name(tournament, EntrantId(found.pop())),
                "table": seating.table,
            }
            yield Finding("knock-out-is-out", args=args, where=("table", seating.table))


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when the one above wins in the bracket, then empty ones."""
    order = seeded(shuffled(generator(seed), teams))

    def following(past: Sequence[KnockOutRound]) -> KnockOutRound:
        return knock_out(order, past, (), KnockOut()).state().won_by_first()

    return planned(each.drawn() for each in round_by_round(rounds, following))


KNOCK_OUT = Format(
    "knock-out",
    Unit.PARTNERSHIP,
    draw,
    plan,
    bracket,
    faults=faults,
    options=("seeded", "third_place", "best_of_three_from"),
)
TWO_KNOCK_OUT = replace(KNOCK_OUT, key="two-knock-out", unit=Unit.PLAYER)
"""Single players, two at a table (Tichu for Two)."""
