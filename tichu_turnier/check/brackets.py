"""How far each team came in a bracket: 1 is still in it, else one more than came further.

Whoever loses a match is out (after the second loss in a double elimination; where two wins are needed, after
losing two against the same), as is who leaves. Who is disqualified loses the match of that round; rounds
before it stand. The match for the third place only parts its two. Of groups those go on who lead theirs once
all have met. Results count as they are now, whatever was drawn of what they were: a match of somebody who is
out already counts for neither.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tichu_turnier.check.facts import Facts, Key, Round, Table
from tichu_turnier.check.ranking import in_order, takes_none
from tichu_turnier.check.shares import Share, shares_of
from tichu_turnier.check.standings import sums_of

Shares = Mapping[Key, Mapping[int, Share]]


@dataclass(slots=True)
class Bracket:
    """What happened in a bracket so far: in which stage each team went out, and the series of two wins."""

    teams: tuple[int, ...]
    out: dict[int, int] = field(default_factory=dict)
    """Twice the stage; one less for who gave up before it where the next opponent comes by lot."""
    losses: Counter[tuple[int, int]] = field(default_factory=Counter)
    third: dict[int, int] = field(default_factory=dict)
    stage: int = 0
    standing: int = 0
    undecided: set[frozenset[int]] = field(default_factory=set)
    """The matches of this stage that nobody has won yet."""
    deciding: int = 0
    """In a double elimination: how many open matches of this round are the last of whoever loses them."""
    position: dict[int, int] = field(default_factory=dict)
    """Where everybody stands from top to bottom: neighbours meet."""
    through: set[int] = field(default_factory=set)
    """Who has won in this stage, or had nobody to meet."""
    hasty: bool = False
    """Whether two met for the next stage while others had not met in theirs."""

    def level(self, team: int) -> int:
        """How far a team came: of each open match of its stage one more will share its level."""
        went = self.out.get(team)
        if went is None or team in self.third:
            return self.third.get(team, 1)
        further = sum(self.out.get(other, went + 1) > went for other in self.teams)
        running = sum(pair.isdisjoint(self.out) for pair in self.undecided) + self.deciding
        return 1 + further - running * (went == 2 * self.stage)

    def alive(self) -> list[int]:
        return [team for team in self.teams if team not in self.out]

    def leave(self, gone: list[int], stage: int) -> None:
        """Some are out, and need no opponent any more; the last one stays the winner."""
        alive = self.alive()
        left = [team for team in alive if team in gone]
        self.out |= dict.fromkeys(left[: len(alive) - 1], stage)
        self.undecided = {pair for pair in self.undecided if pair.isdisjoint(self.out)}

    def wait(self) -> None:
        """Neighbours who have not met stay neighbours: one was back in it when the others had played."""
        waiting: dict[int, list[int]] = {}
        for team in set(self.alive()) - self.through:
            waiting.setdefault(self.position.get(team, -team) // 2, []).append(team)
        self.undecided |= {frozenset(pair) for pair in waiting.values() if len(pair) == 2}  # noqa: PLR2004

    def close_up(self) -> None:
        """A stage is over: those who are left stand side by side for the next."""
        order = sorted(self.alive(), key=lambda who: self.position.get(who, who))
        self.position = {who: place for place, who in enumerate(order)}


def field_of(facts: Facts) -> tuple[int, ...]:
    """All teams of the bracket or of its groups: who was expected at the first draw, seated or not."""
    return tuple(sorted({who for drawn in facts.rounds for who in drawn.people()}))


def groups_of(facts: Facts) -> tuple[tuple[int, ...], ...]:
    """The groups as the first round has them: match after match, the larger first; else none."""
    if facts.format != "groups-knock-out" or not facts.rounds:
        return ()
    matches = [table.seats[:2] for table in facts.rounds[0].tables]
    byes = list(facts.rounds[0].sitting_out)
    people = 2 * len(matches) + len(byes)
    count = max(1, min(facts.regulations["knock_out"]["groups"], people // 2))
    found = []
    for number in range(count):
        size = people // count + (number < people % count)
        group = [who for match in matches[: size // 2] for who in match] + byes[: size % 2]
        matches, byes = matches[size // 2 :], byes[size % 2 :]
        found.append(tuple(group))
    return tuple(found)


def group_rounds(facts: Facts) -> int:
    """How many rounds a round robin of the largest group takes, 0 for other formats."""
    if facts.format != "groups-knock-out":
        return 0
    largest = max(map(len, groups_of(facts)), default=0)
    return max(0, largest - 1 if largest % 2 == 0 else largest)


def levels(facts: Facts, shares: Shares, upto: int) -> dict[int, int]:
    """For each team how far it came after a round."""
    bracket, first = _played(facts, shares, upto), group_rounds(facts)
    if bracket.undecided and facts.format != "double-elimination":
        bracket.leave([team for team in bracket.alive() if facts.gone(team, upto + 1)], 2 * bracket.stage)
        _walk_over(facts, bracket, upto)
    found = {team: bracket.level(team) for team in bracket.teams}
    standing = bracket.alive()
    if bracket.undecided or len(standing) == 1:
        return found  # who has won stays first, here or not
    gone = [team for team in standing if facts.gone(team, upto + 1)]
    setting = facts.regulations["knock_out"]
    if upto < first or not _groups_complete(facts, shares):
        further = sum(min(len(group), setting["advancing"]) for group in groups_of(facts))
    elif facts.format == "double-elimination":
        further = len(standing) - len(gone)
    else:
        bracket.close_up()
        further = len({bracket.position[who] // 2 for who in standing if who not in gone}) or 1
    return found | dict.fromkeys(gone, 1 + further)


def _played(facts: Facts, shares: Shares, upto: int) -> Bracket:
    """What happened up to a round."""
    bracket = Bracket(field_of(facts))
    first = group_rounds(facts)
    if first and upto >= first and _groups_complete(facts, shares):
        _advance(facts, bracket, upto)
    for drawn in facts.rounds[first:upto]:
        bracket.position = bracket.position or top_to_bottom(drawn)
        _play(facts, bracket, shares, drawn)
        _walk_over(facts, bracket, drawn.number)
    return bracket


def _walk_over(facts: Facts, bracket: Bracket, number: int) -> None:
    """Nobody plays for the third place once one of its two has left: the other has it; both share it."""
    losers = [team for team in bracket.teams if bracket.level(team) == 3]  # noqa: PLR2004 - of the semi-finals
    left = [team for team in losers if facts.gone(team, number + 1)]
    played = facts.regulations["knock_out"]["third_place"] and facts.format != "double-elimination"
    if played and len(losers) == 2 and left and not (bracket.undecided or bracket.third):  # noqa: PLR2004
        bracket.third = {team: 3 + (left == [team]) for team in losers}


def turned_in(facts: Facts) -> int:
    """The first round that was drawn of other facts than those of now, else one beyond the last.

    In it plays who is out by what the results are now, or who should wait for two of whom one has come back,
    or somebody else than the one against whom two wins are needed.
    """
    first = group_rounds(facts)
    shares = shares_of(facts, len(facts.rounds))
    if len(facts.rounds) > first and not _groups_complete(facts, shares):
        return first
    over = [table for drawn in facts.rounds[first:-1] for table in drawn.tables]
    if any(winner_of(facts, table, shares) is None for table in over):
        return 1  # level by a ruling that came later
    for drawn in facts.rounds[first:]:
        if _played(facts, shares_of(facts, drawn.number), drawn.number).hasty:
            return drawn.number
        before = shares_of(facts, drawn.number - 1)
        far = levels(facts, before, drawn.number - 1)
        series = _played(facts, before, drawn.number - 1).undecided
        for table in drawn.tables:
            out = [who for who in table.entrants() if far.get(who, 1) > 1]
            astray = any(pair & {*table.entrants()} not in (set(), pair) for pair in series)
            if astray or (out and not third_place(facts, out, far)):
                return drawn.number
    return len(facts.rounds) + 1


def top_to_bottom(drawn: Round) -> dict[int, int]:
    """Where everybody stands in the bracket by its first round: seeds beyond the field are byes."""
    matches, byes = [list(table.seats[:2]) for table in drawn.tables], [[who] for who in drawn.sitting_out]
    people, order = 2 * len(matches) + len(byes), [1]
    while len(order) < people:
        order = [place for seed in order for place in (seed, 2 * len(order) + 1 - seed)]
    alone = [max(pair) > people for pair in zip(order[::2], order[1::2], strict=True)]
    if sum(alone) != len(byes):  # drawn by hand with other byes
        alone = [True] * len(byes) + [False] * len(matches)
    slots = [(byes if one else matches).pop(0) for one in alone]
    return {who: 2 * slot + side for slot, here in enumerate(slots) for side, who in enumerate(here)}


def third_place(facts: Facts, out: list[int], far: Mapping[int, int]) -> bool:
    """Are these the losers of the semi-finals, who may play for the third place?"""
    return bool(facts.regulations["knock_out"]["third_place"]) and [far[who] for who in out] == [3, 3]


def winner_of(facts: Facts, table: Table, shares: Shares) -> int | None:
    """Who won a match: by points, or because the other is disqualified in it; None where it is open."""
    one, other = table.seats[:2]
    here = facts.thrown_out(table.round + 1)
    lost = [
        who for who in (one, other) if who in here and facts.entrants[who].withdrawn_from == table.round + 1
    ]
    if len(lost) == 1:
        return other if lost == [one] else one
    points = shares.get(table.key)
    if points is None or points[one].own == points[other].own:
        return None
    return one if points[one].own > points[other].own else other


def _groups_complete(facts: Facts, shares: Shares) -> bool:
    drawn = facts.rounds[: group_rounds(facts)]
    return all(table.key in shares for each in drawn for table in each.tables)


def _advance(facts: Facts, bracket: Bracket, upto: int) -> None:
    """Who is in the first round after the groups goes on; before it who leads theirs and is still there.

    What leads is what the regulations say, among those of the group alone, and at last the lot.
    """
    first = group_rounds(facts)
    if upto > first:
        bracket.out |= dict.fromkeys(set(bracket.teams) - facts.rounds[first].people(), 0)
        return
    sums, keys = sums_of(facts, first), [key for key in facts.regulations["tie_breaks"] if key != "bracket"]
    for group in groups_of(facts):
        here = [who for who in group if not facts.gone(who, first + 1)]  # a later ruling is later
        _, order = in_order(facts, first, sums, (*keys, "lot"), {}, here)
        best = sorted((who for level in order for who in level), key=lambda who: takes_none(facts, sums, who))
        through = best[: facts.regulations["knock_out"]["advancing"]]
        bracket.out |= dict.fromkeys(set(group) - set(through), 0)


def _begin(facts: Facts, bracket: Bracket, number: int) -> bool:
    """The next stage, unless one is open, without who has left; is this a double elimination?"""
    double = facts.format == "double-elimination"
    gone = [team for team in bracket.teams if facts.gone(team, number)]
    if bracket.undecided:
        bracket.leave(gone, 2 * bracket.stage - double)
    if not bracket.undecided:
        bracket.stage, bracket.standing = bracket.stage + 1, len(bracket.alive())
        bracket.through = set()
        if bracket.stage > 1:
            bracket.close_up()
        bracket.leave(gone, 2 * bracket.stage - double)
    places = [bracket.position.get(team, team) // 2 for team in bracket.alive()]
    if not (double or bracket.undecided) and 1 < len(places) == len(set(places)):
        bracket.stage, bracket.standing = bracket.stage + 1, len(places)  # nobody has anybody to meet
        bracket.close_up()
    return double


def _play(facts: Facts, bracket: Bracket, shares: Shares, drawn: Round) -> None:
    double = _begin(facts, bracket, drawn.number)
    beaten, bracket.deciding = {who for who, _ in +bracket.losses}, 0
    two_wins = not double and bracket.standing <= facts.regulations["knock_out"]["best_of_three_from"]
    for table in drawn.tables:
        one, other = table.seats[:2]
        out = [who for who in (one, other) if who in bracket.out]
        if out and not third_place(facts, out, {who: bracket.level(who) for who in out}):
            continue  # as the results are now, somebody else should have played
        winner = winner_of(facts, table, shares)
        loser = other if winner == one else one
        bracket.hasty |= not out and {one, other} <= bracket.through
        bracket.undecided.add(frozenset((one, other)))
        series = loser, 0 if double else one + other - loser  # where two wins are needed, against whom
        bracket.losses[series] += winner is not None
        if winner is None or bracket.losses[series] <= (double or two_wins):
            if double:
                bracket.undecided.discard(frozenset((one, other)))
                bracket.deciding += winner is None and bool(beaten & {one, other})
            continue
        bracket.undecided.discard(frozenset((one, other)))
        bracket.position[winner] = min(bracket.position.get(who, who) for who in (one, other))
        bracket.through.add(winner)
        if loser in bracket.out and winner in bracket.out:
            bracket.third = {winner: 3, loser: 4}
        else:
            bracket.out.setdefault(loser, 2 * bracket.stage)
    bracket.through.update(drawn.sitting_out)
    if not double:
        bracket.wait()
