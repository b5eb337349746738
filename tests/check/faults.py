"""Faults to be planted in the program: in scoring, criteria and seats, and in how it draws.

Each is a name of the program with what makes something wrong out of what stands there. A fault of scoring
shows in what is claimed of an evening that was played without it; with one in a draw the evening is played.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from tichu_turnier.rules.hand import Award
from tichu_turnier.tournament.draws.rotation.draw import Draw
from tichu_turnier.tournament.scoring.tallies import Credit
from tichu_turnier.tournament.scoring.tie_break import TieBreak
from tichu_turnier.tournament.scoring.tie_breaks import opponents, own
from tichu_turnier.tournament.scoring.victory_points import Stage
from tichu_turnier.tournament.tables.table import FIVE, FOUR, SIX, THREE

SCORING = "tichu_turnier.tournament.scoring"
DRAWS = "tichu_turnier.tournament.draws"


@dataclass(frozen=True)
class Fault:
    """One fault, on evenings of which presets it must show."""

    name: str
    where: str
    """A module, a colon and a name in it."""
    wrong: object
    """Makes of what stands there what is wrong."""
    presets: tuple[str, ...]
    criterion: str = ""
    """By which the standings go then, where it must be one."""
    first: int = 0
    """Which evening of each preset is looked at first; one that is known to show it saves the search."""


def turned(kind, *stages):
    """A kind of table at which people sit otherwise in these stages."""
    tour = list(kind.tour)
    for one, other in stages:
        tour[one], tour[other] = tour[other], tour[one]
    return replace(kind, tour=tuple(tour))


def criterion(key, value):
    """The chain with one criterion that values otherwise."""

    def wrong(by_key):
        known = by_key[key]
        return {**by_key, key: TieBreak(key, value(known.value), known.needs_encounters, known.needs_bracket)}

    return wrong


def _without_margins_shared(add):
    def wrong(played, stages):
        add(played, stages)
        for stage in played[:1]:
            stage.brought[0].victory_points += Fraction(1, 2)

    return wrong


def _no_lost_calls(stage):
    def wrong(seats, hands, scoring):
        return stage(seats, hands, replace(scoring, double_with_lost_call=scoring.double))

    return wrong


def _calls_all_made(stage):
    def wrong(*args):
        found = stage(*args)
        return Stage(found.seats, found.brought, [(seat, True) for seat, _ in found.calls])

    return wrong


def _ties_won(stage):
    def wrong(seats, hands, scoring):
        found = stage(seats, hands, scoring)
        for share in found.brought:
            share.hands_won += sum(hand.a == hand.b for hand in hands)
        return found

    return wrong


def _other_sign(taken):
    return lambda *args: {
        who: each._replace(victory_points=-each.victory_points, tichu_points=-each.tichu_points)
        for who, each in taken(*args).items()
    }


def _best_dropped(dropped):
    def wrong(tally, rests, regulations):
        many = len(dropped(tally, rests, regulations))
        order = sorted(tally.rounds, key=lambda n: (-tally.rounds[n].victory_points, n))
        return tuple(sorted(order[:many]))

    return wrong


def _halved(credit):
    return lambda *args: {
        number: Credit(each.victory_points / 2, each.tichu_points, each.against)
        for number, each in credit(*args).items()
    }


def _without_against(credit):
    return lambda *args: {
        number: each._replace(against=Fraction(0)) for number, each in credit(*args).items()
    }


def _first_two_alike(rows):
    def wrong(*args, **more):
        found = rows(*args, **more)
        places = {each.entrant.id: each.place for each in found[:2]}
        return tuple(replace(row, place=1) if row.entrant.id in places else row for row in found)

    return wrong


def _still_ranked(rows):
    def wrong(*args, **more):
        found = rows(*args, **more)
        return tuple(replace(row, place=row.place or len(found)) for row in found)

    return wrong


def _decided_by_the_first(rows):
    def wrong(tournament, *args, **more):
        first = tournament.regulations.tie_breaks[0]
        found = rows(tournament, *args, **more)
        return tuple(replace(row, decided_by=row.decided_by and first) for row in found)

    return wrong


def _gone_from_the_list(rows):
    return lambda *args, **more: tuple(
        row for row in rows(*args, **more) if row.entrant.withdrawn_from is None
    )


def _other_side(place_of):
    def wrong(*args):
        found = place_of(*args)
        return found if found is None else found._replace(side=1 - (found.side or 0))

    return wrong


def _nothing_ruled(_):
    return lambda *_: {}


def _lot_of_the_second(_):
    return lambda tournament: next((r.seed for r in tournament.rounds[1:] if r.seed is not None), 1)


def _all_compared(_):
    return lambda own_, other: 2 if own_ is None or other is None or own_ >= other else 0


def _quality_of_one_round(quality):
    return lambda tournament: quality(replace(tournament, rounds=tournament.rounds[-1:]))


def _one_repeat_less(quality):
    def wrong(tournament):
        found = quality(tournament)
        return replace(found, meeting_repeats=max(0, found.meeting_repeats - 1))

    return wrong


def _bound_above(bound):
    def wrong(tournament):
        found = bound(tournament)
        return replace(found, table_repeats=found.table_repeats + 50)

    return wrong


def _impossible_is_possible(_):
    return lambda *_: ()


def _level_for_all(places):
    def wrong(tournament, *args):
        found = places(tournament, *args)
        first = found and dict.fromkeys(found.state.places, 1)
        return found and replace(found, state=replace(found.state, places=first))

    return wrong


def _third_shared(places):
    def wrong(tournament, *args):
        found = places(tournament, *args)
        told = {who: min(place, 3) for who, place in found.state.places.items()} if found else {}
        return found and replace(found, state=replace(found.state, places=told))

    return wrong


IN_CLAIMS = (
    Fault("a tie is worth nothing", f"{SCORING}.victory_points:_by_points",
          lambda _: lambda a, b, s: (s.win * (a > b), s.win * (b > a)), ("swiss", "dtm"), first=2),
    Fault("the loser wins", f"{SCORING}.victory_points:_by_points",
          lambda old: lambda a, b, s: old(b, a, s), ("swiss", "two-swiss")),
    Fault("a lost call costs nothing", f"{SCORING}.victory_points:_stage", _no_lost_calls, ("club-evening",)),
    Fault("the other side lost the call", f"{SCORING}.victory_points:lost_call",
          lambda old: lambda calls, first, side: old(calls, first, 1 - side), ("club-evening",)),
    Fault("every call is made", f"{SCORING}.victory_points:_stage", _calls_all_made, ("whist", "dtm"),
          "calls-made"),
    Fault("level hands are won", f"{SCORING}.victory_points:_stage", _ties_won, ("whist", "dtm"),
          "hands-won"),
    Fault("the clearest stage counts more", f"{SCORING}.victory_points:_add_margins",
          _without_margins_shared, ("league-evening",)),
    Fault("a level board is won", f"{SCORING}.matchpoints:_compared", _all_compared, ("duplicate",)),
    Fault("an average board is worth more", "tichu_turnier.rules.hand:Award.percent",
          lambda _: property(lambda self: 55 if self is Award.AVERAGE else 45), ("duplicate",)),
    Fault("penalties are given", f"{SCORING}.tallies:deductions", _other_sign, ("swiss", "dtm", "whist"),
          first=8),
    Fault("the best round is dropped", f"{SCORING}.tallies:_dropped", _best_dropped, ("swiss", "dtm")),
    Fault("nothing is dropped", f"{SCORING}.tallies:_dropped", lambda _: lambda *_: (), ("swiss", "dtm")),
    Fault("a bye is worth half", f"{SCORING}.tallies:_credits", _halved, ("swiss", "whist")),
    Fault("a bye has no opponents", f"{SCORING}.tallies:_credits", _without_against, ("swiss", "whist"),
          first=12),
    Fault("a bye lasts as long as planned", f"{SCORING}.tallies:_usual_hands",
          lambda _: lambda *_: Fraction(1), ("duplicate", "whist")),
    Fault("a ruling goes to the other side", f"{SCORING}.penalties:place_of", _other_side,
          ("dtm", "club-evening")),
    Fault("rulings do not count", f"{SCORING}.tallies:counted_results", _nothing_ruled,
          ("dtm", "club-evening")),
    Fault("who was disqualified has a place", f"{SCORING}.standings:ranking", _still_ranked,
          ("swiss", "dtm", "whist")),
    Fault("the first two share the place", f"{SCORING}.standings:ranking", _first_two_alike, ("dtm",)),
    Fault("the first criterion decides all", f"{SCORING}.standings:ranking", _decided_by_the_first,
          ("dtm", "swiss")),
    Fault("who left is not listed", f"{SCORING}.standings:ranking", _gone_from_the_list,
          ("dtm", "swiss", "whist")),
    Fault("the lot is drawn again each round", f"{SCORING}.ranking:lot_seed", _lot_of_the_second,
          ("swiss", "dtm"), "lot"),
    Fault("an encounter is won by being named first", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("direct-encounter", lambda _: lambda record, field: field.tied.index(record.entrant)
                    if field.tied else 0), ("round-robin", "two-round-robin"), "direct-encounter"),
    Fault("an encounter decides though not all have met", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("direct-encounter", lambda _: lambda record, field: opponents._balance(
              record.entrant, field.tied, field)), ("swiss", "round-robin"), "direct-encounter"),
    Fault("a bye is no match for Buchholz", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("buchholz", lambda old: lambda record, field: old(replace(record, byes=0), field)),
          ("swiss", "two-swiss"), "buchholz"),
    Fault("the strongest opponent is cut", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("buchholz-cut", lambda _: partial(opponents._cut, highest=True)), ("swiss",),
          "buchholz-cut"),
    Fault("Sonneborn-Berger counts losses too", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("sonneborn-berger", lambda _: opponents._buchholz), ("swiss",), "sonneborn-berger"),
    Fault("byes are liked", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("fewest-byes", lambda _: lambda record, _field: record.byes), ("swiss", "whist"),
          "fewest-byes"),
    Fault("the difference leaves byes out", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("tichu-difference", lambda _: lambda record, _field: record.scored
                    - record.tichu_points_against), ("swiss", "whist"), "tichu-difference"),
    Fault("a level match is won", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("matches-won", lambda _: lambda record, _field: record.matches), ("swiss",),
          "matches-won"),
    Fault("points per hand count byes", f"{SCORING}.tie_breaks:_BY_KEY",
          criterion("victory-points-per-hand", lambda _: lambda record, _field: own._per_hand(
              record.victory_points, record)), ("swiss", "whist"), "victory-points-per-hand"),
    Fault("partners change too early", "tichu_turnier.tournament.tables.table:FOUR",
          lambda _: turned(FOUR, (0, 1)), ("club-evening",)),
    Fault("the wrong one rests", "tichu_turnier.tournament.tables.table:FIVE",
          lambda _: turned(FIVE, (1, 2)), ("club-evening", "dtm")),
    Fault("the wrong one plays alone", "tichu_turnier.tournament.tables.table:THREE",
          lambda _: turned(THREE, (0, 2)), ("club-evening", "dtm")),
    Fault("three others play together", "tichu_turnier.tournament.tables.table:SIX",
          lambda _: turned(SIX, (0, 3)), ("club-evening", "dtm"), first=6),
    Fault("repeats of one round only", "tichu_turnier.transfer.tournament_json:quality_of",
          _quality_of_one_round, ("dtm", "swiss")),
    Fault("a repeat is not counted", "tichu_turnier.transfer.tournament_json:quality_of", _one_repeat_less,
          ("dtm", "whist", "club-evening")),
    Fault("a bound is above what was reached", "tichu_turnier.transfer.tournament_json:bound_of",
          _bound_above, ("dtm",)),
    Fault("everything is possible", "tichu_turnier.transfer.tournament_json:audit_match",
          _impossible_is_possible, ("dtm", "swiss", "club-evening")),
    Fault("losers are not out", f"{SCORING}.standings:bracket_of", _level_for_all, ("knock-out",)),
    Fault("nobody is fourth", f"{SCORING}.standings:bracket_of", _third_shared,
          ("knock-out", "two-knock-out")),
)  # fmt: skip


def _forgetful(_):
    return lambda *_: []


def _nobody_met(history):
    return lambda *args: [Draw((), past.sitting_out) for past in history(*args)]


def _never_rested(_):
    return lambda teams, _history: sorted(teams)[:1]


def _unwished(apart):
    return lambda tournament: replace(apart(tournament), never=frozenset())


def _everybody(_):
    return lambda tournament, _number: tuple(tournament.entrants)


def _first_left_out(seated):
    def wrong(tournament, drawn, seed, **more):
        return replace(seated(tournament, drawn, seed, **more), sitting_out=())

    return wrong


def _seated_twice(seated):
    def wrong(*args, **more):
        found = seated(*args, **more)
        one, *rest = found.tables
        return replace(found, tables=(one, *(replace(each, seats=one.seats) for each in rest[:1]), *rest[1:]))

    return wrong


def _same_boards(_):
    return lambda _boards, _regulations: 1


def _winner_is_the_loser(winner):
    def wrong(tournament, number, seating):
        won = winner(tournament, number, seating)
        return next((who for who in seating.seats if who != won), None) if won else won

    return wrong


def _pairs_first_with_last(_):
    def wrong(teams, *_, **_more):
        people = sorted(teams)
        half = len(people) // 2
        return Draw(
            tuple(zip(people[:half], people[half : 2 * half], strict=True)), tuple(people[2 * half :])
        )

    return wrong


IN_DRAWS = (
    Fault("rounds before are forgotten", f"{DRAWS}.formats.swiss:pairings", _forgetful, ("swiss",)),
    Fault("the same pairs by lot", f"{DRAWS}.formats.partnerships_by_lot:draw_partnerships",
          _pairs_first_with_last, ("treibhaus",)),
    Fault("the same pairs in a round robin", f"{DRAWS}.formats.round_robin:draw_round_robin",
          _pairs_first_with_last, ("round-robin",)),
    Fault("partners are forgotten", f"{DRAWS}.formats.individual:history_of", _nobody_met, ("dtm",)),
    Fault("the same one rests", f"{DRAWS}.formats.swiss:may_rest", _never_rested, ("two-swiss",)),
    Fault("wishes are forgotten", f"{DRAWS}.formats.swiss:apart_of", _unwished, ("swiss",)),
    Fault("needed tables are forgotten", f"{DRAWS}.format:needed_tables", lambda _: lambda _: {}, ("swiss",)),
    Fault("who left is drawn", f"{DRAWS}.formats.swiss:Tournament.playing", _everybody, ("swiss",)),
    Fault("who rests is left out", f"{DRAWS}.formats.swiss:seated", _first_left_out, ("swiss",)),
    Fault("a table sits twice", f"{DRAWS}.formats.swiss:seated", _seated_twice, ("swiss",)),
    Fault("the same boards again", f"{DRAWS}.formats.duplicate:first_board", _same_boards, ("duplicate",)),
    Fault("the loser goes on", f"{DRAWS}.bracket:winner_at", _winner_is_the_loser, ("knock-out",)),
    Fault("the losers of groups go on", f"{DRAWS}.formats.groups_knock_out:ranking",
          lambda old: lambda *args, **more: old(*args, **more)[::-1], ("groups-knock-out",)),
)  # fmt: skip
