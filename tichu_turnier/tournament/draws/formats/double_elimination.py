"""Format: knock-out in which only the second loss puts an entrant out.

Whoever has not lost yet plays a knock-out; those who lost once meet each other by lot, without a rematch
while one can be avoided. The last of both play the final, twice if the one without a loss loses the first.
"""

from collections.abc import Collection, Sequence

from tichu_turnier.tournament.draws.bracket import (
    as_it_stands,
    first_bracket,
    gone,
    round_of,
    rounds_fought,
)
from tichu_turnier.tournament.draws.format import (
    Bracket,
    Format,
    PlannedRound,
    planned,
    round_by_round,
)
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import draw_partnerships
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import in_pairs
from tichu_turnier.tournament.draws.rotation.knock_out import (
    KnockOutRound,
    KnockOutState,
    Ladder,
    knock_out,
    seeded,
)
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: a knock-out of the unbeaten, beside it those who lost once meet by lot."""
    return round_of(tournament, bracket(tournament, seed), seed)


def bracket(tournament: Tournament, seed: int | None) -> Bracket:
    """Who is still in it, and level by level who met whom as long as they were unbeaten."""
    history = rounds_fought(tournament)
    order, unknown = first_bracket(tournament, history, seed)
    left = gone(tournament, len(history) + 1)
    ladder, state = double_elimination(order, history, left, seed, apart_of(tournament))
    return as_it_stands(tournament, ladder, state, unknown=unknown, twice=True)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when the one named first wins, then empty ones."""
    order = seeded(shuffled(generator(seed), teams))

    def following(past: Sequence[KnockOutRound]) -> KnockOutRound:
        return double_elimination(order, past, (), seed)[1].won_by_first()

    return planned(each.drawn() for each in round_by_round(rounds, following))


DOUBLE_ELIMINATION = Format("double-elimination", Unit.PARTNERSHIP, draw, plan, bracket, options=("seeded",))


_SURE = 2
"""How many losses put somebody out, and how many rounds a final takes at most."""


def double_elimination(
    bracket: Sequence[int],
    history: Sequence[KnockOutRound],
    gone: Collection[int],
    seed: int | None,
    apart: Apart = ANYBODY,
) -> tuple[Ladder, KnockOutState]:
    """Who is unbeaten, and how it stands after the rounds of its history; arguments as of `knock_out`.

    The seed draws those who have lost once, so that whoever is to be kept apart is; without one they stand in
    any order, which tells who is due.
    """
    unbeaten, beaten, places, last_out = replayed(bracket, history, gone)
    now, matches, byes = unbeaten.foreseen()
    first = list(now.position)
    left_over = [*first, *beaten]
    worst = {**places, **last_out, **dict.fromkeys(left_over, len(left_over))}
    if len(first) == len(beaten) == 1:
        return unbeaten, KnockOutState(((first[0], beaten[0]),), (), places, _SURE, worst, _SURE)
    left = _rounds_left(len(first), now.survivors, len(beaten))
    if len(beaten) > 1:
        lots = (
            in_pairs(beaten)
            if seed is None
            else draw_partnerships(beaten, [round_.drawn() for round_ in history], seed, apart=apart)
        )
        matches, byes = [*matches, *lots.tables], [*byes, *lots.sitting_out]
    ahead = len(left_over) // 2
    return unbeaten, KnockOutState(tuple(matches), tuple(byes), places, left, worst, ahead)


def replayed(
    bracket: Sequence[int], history: Sequence[KnockOutRound], gone: Collection[int]
) -> tuple[Ladder, list[int], dict[int, int], dict[int, int]]:
    """Who has not lost, who has lost once, all places, and those at worst of who went out last."""
    unbeaten = knock_out(bracket)
    places = dict.fromkeys(unbeaten.position, 1)
    beaten: list[int] = []
    last_out: dict[int, int] = {}
    for round_ in history:
        _leave(unbeaten, beaten, places, round_.gone)
        last_out = _play(unbeaten, beaten, places, round_)
    _leave(unbeaten, beaten, places, gone)
    return unbeaten, beaten, places, last_out


def _play(
    unbeaten: Ladder, beaten: list[int], places: dict[int, int], round_: KnockOutRound
) -> dict[int, int]:
    """One more round: whoever has lost for the second time is out; returns their places at worst."""
    above = unbeaten.position.keys()
    among = [fought for fought in round_.matches if {fought.one, fought.other} <= above]
    inside = above | set(beaten)
    matches = [fought for fought in round_.matches if {fought.one, fought.other} <= inside]
    others = [(fought, fought.loser) for fought in matches if fought not in among]
    out = [loser for _, loser in others if loser in beaten]
    fallen = [loser for _, loser in others if loser in above]
    before = set(above)
    unbeaten.play(KnockOutRound(tuple(among), round_.byes))
    unbeaten.drop(fallen)
    beaten[:] = [who for who in beaten if who not in out]
    beaten += sorted(before - unbeaten.position.keys())
    left = len(unbeaten.position) + len(beaten)
    still_open = sum(fought.winner is None for fought, _ in others)
    places.update(dict.fromkeys(out, left - still_open + 1))
    return dict.fromkeys(out, left + 1)


def _leave(unbeaten: Ladder, beaten: list[int], places: dict[int, int], gone: Collection[int]) -> None:
    left = unbeaten.position.keys() | set(beaten)
    out = sorted(left & set(gone))[: len(left) - 1]  # the last one stays the winner
    unbeaten.drop(out)
    beaten[:] = [who for who in beaten if who not in out]
    places.update(dict.fromkeys(out, len(unbeaten.position) + len(beaten) + 1))


def _rounds_left(unbeaten: int, stay: int, beaten: int) -> int:
    """How many rounds it takes at most; `stay` is how many are unbeaten after the next."""
    rounds = 0
    while unbeaten + beaten > 1:
        if unbeaten == beaten == 1:
            return rounds + _SURE
        unbeaten, beaten = stay, -(-beaten // 2) + unbeaten - stay
        stay = -(-unbeaten // 2)
        rounds += 1
    return rounds
