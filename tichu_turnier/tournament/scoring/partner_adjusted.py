"""How well a player did beside the partners whom the draw gave."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction

from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.penalties import counted_matches
from tichu_turnier.tournament.scoring.victory_points import Number, match_stages
from tichu_turnier.tournament.tables.sides import side_of_seat, sides_of

Pair = tuple[EntrantId, EntrantId]


def partner_adjusted(tournament: Tournament, after_round: int | None = None) -> Mapping[EntrantId, Fraction]:
    """Own victory points per hand less what the partners won per hand with others; 0 is as strong as they.

    Each partner counts by the hands played together. Players without hands, or whose partners played with
    nobody else (all partnerships), are missing. For information beside the standings: after one evening luck
    is still larger than what it corrects.
    """
    alone: dict[EntrantId, list[Number]] = defaultdict(lambda: [0, 0])
    beside: dict[EntrantId, dict[EntrantId, list[Number]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    last = len(tournament.rounds[:after_round])
    for _, seating, result in counted_matches(tournament, last):
        for stage in match_stages(seating, result, tournament.regulations):
            sides = sides_of(stage.seats)
            for seat, who in enumerate(stage.seats):
                side = side_of_seat(seat)
                share, partners = stage.brought[side], {*sides[side]} - {who}
                for partner in sorted(partners):  # none in a partnership, or with an open hand
                    sums = beside[who][partner]
                    sums[0] += share.victory_points
                    sums[1] += share.hands
                if partners:
                    alone[who][0] += share.victory_points
                    alone[who][1] += share.hands
    adjusted = ((who, _adjusted(alone[who], partners, alone)) for who, partners in beside.items())
    return {who: value for who, value in adjusted if value is not None}


def _adjusted(
    own: list[Number], partners: Mapping[EntrantId, list[Number]], alone: Mapping[EntrantId, list[Number]]
) -> Fraction | None:
    weights, weighted = Fraction(0), Fraction(0)
    for partner, (won, hands) in partners.items():
        elsewhere = alone[partner][1] - hands
        if elsewhere > 0:
            weights += hands
            weighted += hands * Fraction(alone[partner][0] - won) / elsewhere
    return Fraction(own[0]) / own[1] - weighted / weights if weights else None
