"""Who plays whom next where only the second loss puts an entrant out.

Whoever has not lost yet plays a knock-out; those who lost once meet each other by lot, without a rematch
while one can be avoided. The last of both play the final, twice if the one without a loss loses the first.
"""

from collections.abc import Collection, Sequence

from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches
from tichu_turnier.tournament.draws.rotation.pairings.knock_out import Course, Fought, Ladder, Turn, ladder_of
from tichu_turnier.tournament.draws.rotation.pairings.partnerships import draw_partnerships

_SURE = 2
"""How many losses put somebody out, and how many rounds a final takes at most."""


def double_elimination(
    bracket: Sequence[int], history: Sequence[Turn], gone: Collection[int], seed: int | None
) -> Course:
    """How it stands after the rounds of its history; arguments as of `knock_out`.

    The seed draws those who have lost once; without one they stand in any order, which tells who is due.
    """
    unbeaten, beaten, places, last_out = replayed(bracket, history, gone)
    matches, byes = unbeaten.next_matches()
    first = list(unbeaten.position)
    left_over = [*first, *beaten]
    worst = {**places, **last_out, **dict.fromkeys(left_over, len(left_over))}
    if len(first) == len(beaten) == 1:
        return Course(((first[0], beaten[0]),), (), places, _SURE, worst, _SURE)
    left = _rounds_left(len(first), unbeaten.survivors, len(beaten))
    if len(beaten) > 1:
        lots = _any_order(beaten) if seed is None else draw_partnerships(beaten, _pairings(history), seed)
        matches, byes = [*matches, *lots.tables], [*byes, *lots.sitting_out]
    return Course(tuple(matches), tuple(byes), places, left, worst, len(left_over) // 2)


def replayed(
    bracket: Sequence[int], history: Sequence[Turn], gone: Collection[int]
) -> tuple[Ladder, list[int], dict[int, int], dict[int, int]]:
    """Who has not lost, who has lost once, all places, and those at worst of who went out last."""
    unbeaten, places = ladder_of(bracket), dict.fromkeys(ladder_of(bracket).position, 1)
    beaten: list[int] = []
    last_out: dict[int, int] = {}
    for turn in history:
        _leave(unbeaten, beaten, places, turn.gone)
        last_out = _play(unbeaten, beaten, places, turn)
    _leave(unbeaten, beaten, places, gone)
    return unbeaten, beaten, places, last_out


def _play(unbeaten: Ladder, beaten: list[int], places: dict[int, int], turn: Turn) -> dict[int, int]:
    """One more round: whoever has lost for the second time is out; returns their places at worst."""
    above = unbeaten.position.keys()
    among = [fought for fought in turn.matches if {fought.one, fought.other} <= above]
    others = [(fought, _loser(fought)) for fought in turn.matches if fought not in among]
    out = [loser for _, loser in others if loser in beaten]
    fallen = [loser for _, loser in others if loser in above]
    before = set(above)
    unbeaten.play(Turn(tuple(among), turn.byes))
    unbeaten.drop(fallen)
    beaten[:] = [who for who in beaten if who not in out]
    beaten += sorted(before - unbeaten.position.keys())
    left, still_open = (
        len(unbeaten.position) + len(beaten),
        sum(fought.winner is None for fought, _ in others),
    )
    _place(out, left - still_open, places)
    return dict.fromkeys(out, left + 1)


def _leave(unbeaten: Ladder, beaten: list[int], places: dict[int, int], gone: Collection[int]) -> None:
    left = unbeaten.position.keys() | set(beaten)
    out = sorted(left & set(gone))[: len(left) - 1]  # the last one stays the winner
    unbeaten.drop(out)
    beaten[:] = [who for who in beaten if who not in out]
    _place(out, len(unbeaten.position) + len(beaten), places)


def _place(out: Collection[int], left: int, places: dict[int, int]) -> None:
    places.update(dict.fromkeys(out, left + 1))


def _loser(fought: Fought) -> int | None:
    if fought.winner is None:
        return None
    return fought.one if fought.winner == fought.other else fought.other


def _pairings(history: Sequence[Turn]) -> list[Matches]:
    return [Draw(tuple((f.one, f.other) for f in turn.matches), turn.byes) for turn in history]


def _any_order(teams: Sequence[int]) -> Matches:
    even = len(teams) - len(teams) % 2
    return Draw(tuple(zip(teams[:even:2], teams[1:even:2], strict=True)), tuple(teams[even:]))


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
