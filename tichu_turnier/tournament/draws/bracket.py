"""How a knock-out stands: who plays next, and how far everybody has come.

A match counts as the director ruled it. Whoever is disqualified has lost the match of the round that was the
last one then, whatever was played: its opponent goes on. Rounds before that stand.
"""

import random
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.draws.format import Bracket, sides
from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.knock_out import (
    BYE,
    Fought,
    KnockOutRound,
    KnockOutState,
    Ladder,
    as_played,
    seeded,
)
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.tables import assign_tables
from tichu_turnier.tournament.draws.side_conditions import apart_of, needed_tables
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.penalties import counted_results
from tichu_turnier.tournament.tables.sides import opponents

DEARER = 8
"""How much worse it is to meet one round earlier: more than all that meet later."""
LATEST = 16
"""A round that no bracket has."""
MANY = 600
"""How many entrants at least are placed anew while some meet early; a small field is tried more often."""


def as_it_stands(
    tournament: Tournament,
    ladder: Ladder,
    state: KnockOutState,
    in_groups: int = 0,
    unknown: Mapping[int, None] = MappingProxyType({}),
    *,
    twice: bool = False,
) -> Bracket:
    """The bracket of a tournament whose knock-out stands like this."""
    drawn = len(tournament.rounds)
    under_way = bool(tournament.missing(drawn))  # what is being played is not still to come
    findings = *undecided(tournament, in_groups), *too_late(tournament, state.places)
    rounds = drawn + state.rounds_left - under_way
    return Bracket(state, ladder, rounds, findings, in_groups, unknown, twice)


def too_late(tournament: Tournament, known: Container[int]) -> Iterator[Finding]:
    """Whoever would play but is not in the bracket."""
    number = len(tournament.rounds) + 1
    for entrant in tournament.entrants.values():
        if number > 1 and entrant.plays_in(number) and entrant.id not in known:
            yield Finding("knock-out-too-late", Severity.WARNING, {"name": own_name(tournament, entrant.id)})


def round_of(tournament: Tournament, bracket: Bracket, seed: int) -> Round:
    """The next round, numbered from the top of the bracket down; refused while a match is undecided."""
    undecided_matches = [finding for finding in bracket.findings if finding.blocks]
    if undecided_matches:
        raise Refusal(*undecided_matches)
    numbers = assign_tables(bracket.state.matches, {}, needs=needed_tables(tournament))
    tables = (Seating(n, sides(*match)) for n, match in zip(numbers, bracket.state.matches, strict=True))
    resting = tuple(map(EntrantId, bracket.state.byes))
    return Round(len(tournament.rounds) + 1, tuple(tables), resting, seed)


def undecided(tournament: Tournament, in_groups: int = 0) -> tuple[Finding, ...]:
    """The matches of the last round that nobody has won: level, or without a result; not those in groups."""
    if len(tournament.rounds) <= in_groups:
        return ()
    drawn = tournament.rounds[-1]
    missing, out = set(tournament.missing(drawn.number)), forfeiting(tournament, drawn.number)
    return tuple(
        Finding(
            "knock-out-missing" if seating.table in missing else "knock-out-level",
            args={"round": drawn.number, "table": seating.table},
            where=("round", drawn.number, "table", seating.table),
        )
        for seating in drawn.tables
        if winner_at(tournament, drawn.number, seating) is None and not out.issuperset(seating.seats)
    )


def winner_at(tournament: Tournament, number: int, seating: Seating) -> EntrantId | None:
    """Who has won at a table, as it counts; None if nobody has."""
    lost = forfeiting(tournament, number).intersection(seating.seats)
    if len(lost) == 1:
        return next(who for who in seating.seats if who not in lost)
    a, b = score_at(tournament, number, seating.table) or (0, 0)
    return None if a == b else opponents(seating)[int(a < b)]


def score_at(tournament: Tournament, number: int, table: int) -> tuple[int, int] | None:
    """The Tichu points of both sides of a table, as they count; None without a result."""
    result = tournament.results.get((number, table))
    counted = counted_results(tournament, len(tournament.rounds)).get((number, table), result)
    return None if counted is None else counted.report.totals


def forfeiting(tournament: Tournament, number: int) -> frozenset[EntrantId]:
    """Who was disqualified while round `number` was the last one, for something up to then."""
    return frozenset(
        who
        for penalty in tournament.penalties.values()
        if penalty.kind is PenaltyKind.DISQUALIFICATION and penalty.round <= number
        for who in penalty.who
        if tournament.entrants[who].withdrawn_from == number + 1
    )


def other_winners(before: Tournament, after: Tournament, first: int) -> Iterator[Finding]:
    """Who goes on instead of somebody else after a ruling, in the rounds from `first` on."""
    for drawn in before.rounds[first - 1 :]:
        for seating in drawn.tables:
            winner = winner_at(after, drawn.number, seating)
            if winner is None or winner == winner_at(before, drawn.number, seating):
                continue
            one, other = opponents(seating)
            names = [own_name(before, who) for who in (winner, other if winner == one else one)]
            args: dict[str, str | int] = {"round": drawn.number, "table": seating.table}
            yield Finding("knock-out-turned", Severity.WARNING, {"name": names[0], "other": names[1], **args})
            if (drawn.number, seating.table) not in before.results:
                yield Finding("knock-out-owes", Severity.WARNING, args)
            if drawn.number < len(before.rounds):
                yield Finding("knock-out-went-on", Severity.WARNING, {"round": drawn.number + 1})


def rounds_fought(tournament: Tournament, before: int = 0) -> list[KnockOutRound]:
    """The rounds as they were played, but for so many before the knock-out."""
    return [
        KnockOutRound(
            tuple(Fought(*opponents(s), winner_at(tournament, drawn.number, s)) for s in drawn.tables),
            drawn.sitting_out,
            gone(tournament, drawn.number),
        )
        for drawn in tournament.rounds[before:]
    ]


def gone(tournament: Tournament, number: int) -> frozenset[EntrantId]:
    """Who does not play in a round any more."""
    left = ((who, entrant.withdrawn_from) for who, entrant in tournament.entrants.items())
    return frozenset(who for who, since in left if since is not None and since <= number)


def seeding_order(entrants: Iterable[Entrant]) -> list[EntrantId]:
    """These by their place on the list of seeds, then those who have none in the order of the list."""
    ordered = sorted(entrants, key=lambda each: (not each.seeding, each.seeding, each.id))
    return [entrant.id for entrant in ordered]


def seeds(tournament: Tournament, seed: int, groups: Sequence[Collection[int]] = ()) -> Sequence[EntrantId]:
    """Who plays, the best first: by the list of entrants, or by lot.

    Who is to be kept apart comes into different groups, or to places of the bracket that meet late: by lot
    anywhere; by the list only within a pot, of as many as there are groups, or of those who are as good for
    the bracket (3 and 4, 5 to 8, 9 to 16 ...) and like each other have a bye or none.

    Args:
        tournament: before the first draw.
        seed: the lot.
        groups: which seeds, from 0, make a group; none for a bracket.
    """
    people = seeding_order(tournament.entrants[who] for who in tournament.playing(1))
    field = range(len(people))
    pots = [(0, False) for _ in field]
    if not tournament.regulations.knock_out.seeded:
        people = shuffled(generator(seed), people)
    elif groups:
        pots = [(place // len(groups), False) for place in field]
    else:
        byes = seeded(field).count(BYE)  # which the best have
        pots = [(place.bit_length(), place >= byes) for place in field]
    group_of = {place: number for number, group in enumerate(groups) for place in group}
    level = (lambda a, b: int(group_of[a] == group_of[b])) if groups else bracket_level(len(people))
    apart = apart_of(tournament)
    return [EntrantId(who) for who in parted(people, pots, level, apart, generator(seed, 9))]


def bracket_level(field: int) -> Callable[[int, int], int]:
    """For two seeds of so many, from 0: in which round of the bracket they meet at the earliest."""
    place = {seed: number for number, seed in enumerate(seeded(range(field)))}
    return lambda one, other: (place[one] ^ place[other]).bit_length()


def parted(
    seeds: Sequence[int],
    pots: Sequence[tuple[int, bool]],
    level: Callable[[int, int], int],
    apart: Apart,
    rng: random.Random,
) -> list[int]:
    """The seeds after some of one pot have swapped numbers, so that who is kept apart meets late.

    Who never should meet as late as can be, the fewer the earlier; then as few club mates as possible in the
    rounds in which they are kept apart. Nobody moves where that helps nobody. `level` tells in which round
    two numbers meet, from 1, or 0 for never; pots are in order.
    """
    foes = _foes(seeds, apart)

    def price(one: int, other: int, dear: int) -> int:
        near = level(one, other) or LATEST
        return dear * (DEARER ** (LATEST - near) - 1) if dear else int(near <= apart.rounds)

    field = range(len(seeds))
    least = min((price(0, other, 1) for other in field[1:]), default=0)
    floor = sum(dear * least for each in foes.values() for _, dear in each)
    best, fewest, order = list(seeds), -1, list(seeds)
    for _ in range(max(5, MANY // max(1, len(seeds))) if any(foes.values()) else 0):
        left = _swapped(order, pots, foes, price)
        if fewest < 0 or left < fewest:
            best, fewest = list(order), left
        if fewest <= floor:
            break
        order = [seeds[at] for at in sorted(shuffled(rng, field), key=pots.__getitem__)]
    return best


def _foes(seeds: Sequence[int], apart: Apart) -> dict[int, list[tuple[int, int]]]:
    """Everybody's who should not be met, and how dear that is; 0 for a club mate."""
    foes: dict[int, list[tuple[int, int]]] = {who: [] for who in seeds}
    for couples, dear in ((apart.never, 2 * len(seeds) ** 2), (apart.couples(seeds, 0), 0)):
        for one, other in couples:
            if one in foes and other in foes:
                foes[one].append((other, dear))
                foes[other].append((one, dear))
    return foes


def _swapped(
    order: list[int],
    pots: Sequence[tuple[int, bool]],
    foes: Mapping[int, Sequence[tuple[int, int]]],
    price: Callable[[int, int, int], int],
) -> int:
    """Swap numbers while that helps; what it costs then that people meet."""
    number = {who: at for at, who in enumerate(order)}

    def price_of(who: int) -> int:
        return sum(price(number[who], number[foe], dear) for foe, dear in foes[who])

    helped = True
    while helped:
        helped = False
        for one in filter(price_of, foes):
            for other in (who for who in foes if pots[number[who]] == pots[number[one]]):
                before = price_of(one) + price_of(other)
                number[one], number[other] = number[other], number[one]
                if price_of(one) + price_of(other) < before:
                    helped = True
                else:
                    number[one], number[other] = number[other], number[one]
    order.sort(key=number.__getitem__)
    return sum(map(price_of, order))


def first_bracket(
    tournament: Tournament, history: Sequence[KnockOutRound], seed: int | None
) -> tuple[Sequence[int], dict[int, None]]:
    """The first round from top to bottom, and who in it stands for somebody who is not known yet.

    Before the first draw that is known where the list of entrants is the seeding.
    """
    if history:
        return as_played(history[0]), {}
    people = seeds(tournament, seed or 0)
    return seeded(people), {} if tournament.regulations.knock_out.seeded else dict.fromkeys(people)
