"""Format: groups in which everybody plays everybody, then a knock-out of their best."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.bracket import (
    DEARER,
    LATEST,
    as_it_stands,
    gone,
    round_of,
    rounds_fought,
    seeds,
    too_late,
)
from tichu_turnier.tournament.draws.certificate import comes_from_seed, up_to
from tichu_turnier.tournament.draws.format import (
    Bracket,
    Format,
    GroupPlace,
    PlannedRound,
    planned,
    round_by_round,
)
from tichu_turnier.tournament.draws.formats.knock_out import out_among
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import pairings
from tichu_turnier.tournament.draws.formats.round_robin import draw_round_robin
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches, in_pairs
from tichu_turnier.tournament.draws.rotation.knock_out import KnockOutState, as_played, knock_out, seeded
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.tables import assignment
from tichu_turnier.tournament.model.snapshot import EntrantId, KnockOut, Round, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.registration.overview import apart
from tichu_turnier.tournament.scoring.ranking import Row, ranking
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of
from tichu_turnier.tournament.scoring.tie_breaks.own import LOT
from tichu_turnier.tournament.tables.sides import opponents


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: of all groups side by side, then of the knock-out."""
    return round_of(tournament, bracket(tournament, seed), seed)


def bracket(tournament: Tournament, seed: int | None) -> Bracket:
    """Who is still in it, and how the knock-out went; before that, which places of the groups meet."""
    groups, settings = groups_of(tournament, seed or 0), tournament.regulations.knock_out
    drawn, in_groups, missing = len(tournament.rounds), _group_rounds(groups), _missing(tournament, groups)
    history, left = rounds_fought(tournament, in_groups), gone(tournament, drawn + 1)
    decided, unknown = drawn >= in_groups and not missing, dict[int, GroupPlace]()
    if history:
        order = as_played(history[0])
    elif decided:
        order = _best(tournament, groups)
    else:
        order, unknown = _places(groups, settings.advancing)
    ladder = knock_out(order, history, () if unknown else left, settings)
    if not decided:
        state, rounds = _in_groups(tournament, groups, left, seed)
        findings = *missing, *too_late(tournament, state.places)
        return Bracket(state, ladder, in_groups + rounds, findings, in_groups, unknown)
    state = ladder.state()
    everybody = (who for group in groups for who in group)
    others = {who: len(state.places) + 1 for who in everybody if who not in state.places}
    state = replace(state, places={**state.places, **others}, worst={**state.worst, **others})
    return as_it_stands(tournament, ladder, state, in_groups)


def _places(groups: Sequence[Sequence[int]], advancing: int) -> tuple[tuple[int, ...], dict[int, GroupPlace]]:
    """The bracket of those who will go on, by numbers, and which place of the groups each number is."""
    tiers = [
        [GroupPlace(number, place) for place in range(min(len(group), advancing))]
        for number, group in enumerate(groups)
    ]
    numbers = {each: number for number, each in enumerate(chain(*tiers))}
    order = crossed([[numbers[each] for each in tier] for tier in tiers])
    return order, {number: each for each, number in numbers.items()}


def _in_groups(
    tournament: Tournament, groups: Sequence[Sequence[int]], left: Collection[int], seed: int | None
) -> tuple[KnockOutState, int]:
    """How it stands before the knock-out, which is nobody's yet, and how many rounds that takes at most."""
    settings = tournament.regulations.knock_out
    best = sum(min(len(group), settings.advancing) for group in groups)
    drawn = _group_round(groups, pairings(tournament), left, seed)
    places = {who: best + 1 if who in left else 1 for group in groups for who in group}
    state = KnockOutState(drawn.tables, drawn.sitting_out, places, 0, dict.fromkeys(places, best + 1))
    return state, knock_out(range(best), settings=settings).state().rounds_left


def faults(tournament: Tournament, drawn: Round) -> Iterator[Finding]:
    """Meetings of two groups, which no table of a group can count; then of who is out with who can win.

    The first round makes the groups: whoever rests in it without need would be in none.
    """
    if not tournament.rounds:
        people = len(drawn.people())
        rest = sum(size % 2 for size in sizes(people, tournament.regulations.knock_out.groups))
        if len(drawn.sitting_out) != rest:
            yield Finding("draw-groups-rest", args={"count": rest, "resting": len(drawn.sitting_out)})
        yield from _together(tournament, drawn)
    groups = groups_of(tournament, 0) if drawn.number > 1 else []
    group_of = {who: number for number, group in enumerate(groups) for who in group}
    for seating in drawn.tables if drawn.number <= _group_rounds(groups) else ():
        one, other = (tournament.entrants.get(who) for who in opponents(seating))
        if one and other and group_of.get(one.id) != group_of.get(other.id):
            args: dict[str, str | int] = {"one": one.name, "other": other.name, "table": seating.table}
            yield Finding("draw-across-groups", args=args, where=("table", seating.table))
    if groups and drawn.number > _group_rounds(groups) and tournament.regulations.knock_out.third_place:
        yield from out_among(tournament, drawn, bracket(up_to(tournament, drawn.number - 1), None))


def _together(tournament: Tournament, first: Round) -> Iterator[Finding]:
    """Who is to be kept apart and yet comes into one group with the first round."""
    seeded, never = tournament.regulations.knock_out.seeded, apart(tournament)
    why = "" if not comes_from_seed(first) else "seeding" if seeded else "lot"
    for group in groups_of(replace(tournament, rounds=(first,)), 0):
        for one, other in combinations(map(EntrantId, sorted(group)), 2):
            if (one, other) in never:
                names = {"one": own_name(tournament, one), "other": own_name(tournament, other), "why": why}
                yield Finding("conditions-same-group", Severity.WARNING, names)


def groups_of(tournament: Tournament, seed: int) -> list[list[int]]:
    """Who is in which group: as the first round has it, table after table, else by seeding or lot."""
    count = tournament.regulations.knock_out.groups
    if not tournament.rounds:
        places = snake(range(len(tournament.playing(1))), count)
        people = seeds(tournament, seed, places)
        return [[people[place] for place in group] for group in places]
    first = tournament.rounds[0]
    matches, byes = [opponents(seating) for seating in first.tables], list(first.sitting_out)
    groups: list[list[int]] = []
    for size in sizes(2 * len(matches) + len(byes), count):
        taken, matches = matches[: size // 2], matches[size // 2 :]
        rests, byes = byes[: size % 2], byes[size % 2 :]
        groups.append([*chain(*taken), *rests])
    return groups


def _group_rounds(groups: Iterable[Sequence[int]]) -> int:
    return max((rounds_of(len(group)) for group in groups), default=0)


def _group_round(
    groups: Iterable[Sequence[int]], history: Sequence[Matches], left: Iterable[int], seed: int | None
) -> Matches:
    """The next round of every group that is not through; without a seed, anybody plays anybody there."""
    tables: list[tuple[int, int]] = []
    resting: list[int] = []
    for group in groups:
        if len(history) < rounds_of(len(group)):
            inside = [_within(round_, group) for round_ in history]
            here = sorted(set(group).difference(left))
            drawn = in_pairs(here) if seed is None else draw_round_robin(here, inside, seed)
            tables += drawn.tables
            resting += drawn.sitting_out
    return Draw(tuple(tables), tuple(resting))


def _within(round_: Matches, group: Sequence[int]) -> Matches:
    tables = tuple(match for match in round_.tables if set(group).issuperset(match))
    return Draw(tables, tuple(who for who in round_.sitting_out if who in group))


def _missing(tournament: Tournament, groups: Iterable[Sequence[int]]) -> tuple[Finding, ...]:
    """Results without which nobody knows who goes on."""
    last = _group_rounds(groups)
    if len(tournament.rounds) < last:
        return ()
    return tuple(
        Finding("knock-out-missing", args={"round": number, "table": table}, where=("round", number))
        for number in range(1, last + 1)
        for table in tournament.missing(number)
    )


def _best(tournament: Tournament, groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The bracket of who leads a group by the criteria of the regulations and has not given up.

    The lot decides where nothing else does, as nobody goes on for having registered first. The group is
    ranked by itself: a direct encounter parts those of it who are level, whoever is as good elsewhere.
    """
    advancing = tournament.regulations.knock_out.advancing
    return crossed([[row.entrant.id for row in each[:advancing]] for each in _ranked(tournament, groups)])


def _ranked(tournament: Tournament, groups: Sequence[Sequence[int]]) -> list[Sequence[Row]]:
    """The standings of each group after its last round, without those who have given up."""
    in_groups = _group_rounds(groups)
    left = gone(tournament, in_groups + 1)
    chain_ = [key for key in tournament.regulations.tie_breaks if not tie_break_of(key).needs_bracket]
    regulations = replace(tournament.regulations, tie_breaks=tuple(dict.fromkeys((*chain_, LOT.key))))
    ranked = replace(tournament, regulations=regulations)
    return [ranking(ranked, in_groups, among={*map(EntrantId, group)}.difference(left)) for group in groups]


def parted_by_lot(tournament: Tournament) -> Iterator[tuple[int, Row, Row]]:
    """The groups, from 0, in which the lot alone says who goes on: the last who does, the first who does not.

    None before all results of the groups are in.
    """
    if tournament.regulations.format != GROUPS_KNOCK_OUT.key or not tournament.rounds:
        return
    groups, advancing = groups_of(tournament, 0), tournament.regulations.knock_out.advancing
    if len(tournament.rounds) < _group_rounds(groups) or _missing(tournament, groups):
        return
    for number, rows in enumerate(_ranked(tournament, groups)):
        last, first = rows[advancing - 1 : advancing], rows[advancing : advancing + 1]
        for one, other in zip(last, first, strict=False):
            if other.decided_by == LOT.key:
                yield number, one, other


def group_rounds(tournament: Tournament) -> int:
    """How many rounds are played in groups, as the first one made them."""
    return _group_rounds(groups_of(tournament, 0))


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come with the usual groups when the one named first wins, then empty ones."""
    usual = KnockOut()
    groups = snake(shuffled(generator(seed), teams), usual.groups)
    order = crossed([group[: usual.advancing] for group in groups])
    inside = round_by_round(
        min(rounds, _group_rounds(groups)), lambda past: _group_round(groups, past, (), seed)
    )
    after = round_by_round(
        rounds - len(inside), lambda past: knock_out(order, past, (), usual).state().won_by_first()
    )
    return planned([*inside, *(round_.drawn() for round_ in after)])


GROUPS_KNOCK_OUT = Format(
    "groups-knock-out",
    Unit.PARTNERSHIP,
    draw,
    plan,
    bracket,
    faults=faults,
    options=("seeded", "groups", "advancing", "third_place", "best_of_three_from"),
)


_LEAST = 2
"""Fewer make no group."""


def snake(seeds: Sequence[int], groups: int) -> list[list[int]]:
    """The groups that are dealt out to and fro, the best first; larger groups first."""
    count = _count(len(seeds), groups)
    dealt: list[list[int]] = [[] for _ in range(count)]
    for number, who in enumerate(seeds):
        round_, place = divmod(number, count)
        dealt[count - 1 - place if round_ % 2 else place].append(who)
    return sorted(dealt, key=len, reverse=True)


def sizes(people: int, groups: int) -> list[int]:
    """How many are in each group, the larger ones first."""
    count = _count(people, groups)
    return [people // count + (number < people % count) for number in range(count)]


def rounds_of(size: int) -> int:
    """How many rounds a group takes until everybody has played everybody."""
    return size - 1 + size % 2 if size > 1 else 0


def crossed(ranked: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The bracket of those who go on, from top to bottom: their groups ranked, the best of each first.

    The firsts are its first seeds, then come the seconds; who was in one group meets as late as possible.
    """
    field = sum(map(len, ranked))
    bracket = seeded(range(field))
    place = {seed: number for number, seed in enumerate(bracket)}
    taken: dict[int, list[int]] = {}
    seeds: list[int] = []
    for tier in range(max(map(len, ranked), default=0)):
        groups = [number for number, group in enumerate(ranked) if len(group) > tier]
        free = range(len(seeds), len(seeds) + len(groups))
        costs = [[_closeness(place[seed], taken.get(group, ())) for seed in free] for group in groups]
        chosen = dict(zip(assignment(costs), groups, strict=True))
        for column, seed in enumerate(free):
            group = chosen[column]
            seeds.append(ranked[group][tier])
            taken.setdefault(group, []).append(place[seed])
    return seeded(seeds)


def _closeness(place: int, others: Sequence[int]) -> int:
    """How soon somebody at this place of the bracket meets those at other places."""
    return sum(DEARER ** (LATEST - (place ^ other).bit_length()) for other in others)


def _count(people: int, groups: int) -> int:
    return max(1, min(groups, people // _LEAST))
