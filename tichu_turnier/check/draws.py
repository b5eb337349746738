"""Is every draw legal: seats, byes, constraints, groups and brackets, and no rematch that could be avoided?

What somebody drew or swapped by hand is asked only for what must hold of any draw: everybody once, at a
table that fits, nobody who is out or not there. `quality` counts how often people met again.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tichu_turnier.check.brackets import Shares, group_rounds, groups_of, levels, third_place
from tichu_turnier.check.facts import BRACKETS, Facts, Round, Table
from tichu_turnier.check.known import CRITERIA, ODD_NUMBERS, knows_format
from tichu_turnier.check.matching import can_pair_all
from tichu_turnier.check.report import Difference, Said
from tichu_turnier.check.seats import size, tour
from tichu_turnier.check.shares import shares_of

BY_CIRCLE = BRACKETS | {"round-robin", "two-round-robin", "duplicate"}
"""Formats whose plan says who rests and who meets; fairness shows over the whole of it only."""


def check_draws(facts: Facts) -> Iterator[Difference]:
    """Everything that is wrong with the draws, round by round."""
    for drawn in facts.rounds:
        yield from _everybody_once(facts, drawn)
        yield from _tables(facts, drawn)
        if facts.format in BRACKETS:
            yield from _bracket(facts, drawn)
        if knows_format(facts) and not drawn.by_hand and not _other_terms(facts, drawn.number):
            if facts.format not in BRACKETS:
                yield from _needs(facts, drawn)
            yield from _byes(facts, drawn)
            yield from _rematches(facts, drawn)


def _other_terms(facts: Facts, number: int) -> bool:
    """Did the regulations change after that round was drawn?"""
    return any(number <= since for since in _changes(facts, "regulations"))


def _changes(facts: Facts, *kinds: str) -> list[int]:
    """The rounds of the deviations of these kinds."""
    return [each.get("round", 0) for each in facts.deviations if each.get("kind") in kinds]


def _at(table: Table, kind: str, said: Said, found: Said, who: int | None = None) -> Difference:
    return Difference(kind, said, found, *table.key, who)


def _everybody_once(facts: Facts, drawn: Round) -> Iterator[Difference]:
    seated = [(who, table.number) for table in drawn.tables for who in table.entrants()]
    places = Counter(who for who, _ in seated) + Counter(drawn.sitting_out)
    tables = dict(seated)
    for who, times in places.items():
        entrant = facts.entrants.get(who)
        if times > 1:
            yield Difference("seated-twice", times, 1, drawn.number, tables.get(who), who)
        left_after = entrant is not None and entrant.withdrawn_from == drawn.number and who not in tables
        if entrant is None or not (entrant.expected_in(drawn.number) or left_after):
            yield Difference("not-playing", "drawn", "not there", drawn.number, tables.get(who), who)
    if facts.format in BRACKETS:
        return
    if any(entrant.checked_in for entrant in facts.entrants.values()):
        return  # nobody can tell any more who was there
    thrown_out = facts.thrown_out(drawn.number)
    for who, entrant in facts.entrants.items():
        never = entrant.waiting or entrant.reserve or (facts.by_teams and entrant.looks_for_a_partner)
        here = not never and who not in thrown_out
        if who not in places and here and entrant.expected_in(drawn.number):
            yield Difference("left-out", "no place", "a seat or a bye", drawn.number, entrant=who)


def _tables(facts: Facts, drawn: Round) -> Iterator[Difference]:
    for number, times in Counter(table.number for table in drawn.tables).items():
        if times > 1:
            yield Difference("table-twice", times, 1, drawn.number, number)
    for table in drawn.tables:
        if not _is_a_table(table):
            yield _at(table, "seats", list(table.seats), "everybody once, or a side on both its seats")
    known = knows_format(facts) and facts.regulations["odd_numbers"] in ODD_NUMBERS
    if known and not _other_terms(facts, drawn.number):
        odd = {"three": 3, "five": 5, "six": 6}.get(facts.regulations["odd_numbers"], 4)
        sizes = {2} if facts.by_teams else {4, odd}
        for table in drawn.tables:
            if size(table) not in sizes:
                yield _at(table, "table-size", size(table), sorted(sizes))
    if facts.format == "duplicate" and not drawn.by_hand:
        yield from _boards(facts, drawn)


def _is_a_table(table: Table) -> bool:
    """Two sit on two seats each, of three one does, opposite; of more everybody has one."""
    one, two, three, four = table.seats
    beside = (table.fifth is not None) + (table.sixth is not None)
    if table.sixth is not None and table.fifth is None:
        return False
    if beside or one != three:
        return size(table) == 4 + beside
    return size(table) == (2 if two == four else 3)


def _boards(facts: Facts, drawn: Round) -> Iterator[Difference]:
    """Nobody plays a board twice."""
    hands = facts.regulations["hands_per_stage"]
    for table, earlier in product(drawn.tables, facts.before(drawn.number)):
        for other in earlier.tables:
            if abs(other.first_board - table.first_board) < hands:
                for who in set(table.entrants()) & set(other.entrants()):
                    yield _at(table, "board-twice", table.first_board, "another board", who)


def _needs(facts: Facts, drawn: Round) -> Iterator[Difference]:
    """Whoever needs a table sits there, unless two need the same; who is to be kept apart does not meet.

    Where the program warned that it is otherwise and a person published the draw, that is accepted.
    """
    if any(drawn.number <= since for since in _changes(facts, "wishes")):
        return  # they were others then
    accepted = [
        each for each in facts.deviations if (each["kind"], each["round"]) == ("warned", drawn.number)
    ]
    spoilt = " ".join(each.get("warning", "conditions-meet conditions-table") for each in accepted)
    tables = {table.number for table in drawn.tables}
    needed = Counter(
        facts.entrants[who].needs_table
        for table in drawn.tables
        for who in table.entrants()
        if who in facts.entrants
    )
    for table in drawn.tables:
        people = [facts.entrants[who] for who in table.entrants() if who in facts.entrants]
        wanted = {one.needs_table for one in people}
        for one in people:
            free = one.needs_table in tables and needed[one.needs_table] == 1 and len(wanted - {None}) == 1
            if free and one.needs_table != table.number and "conditions-table" not in spoilt:
                yield _at(table, "needs-table", table.number, one.needs_table, one.number)
        if facts.format not in BY_CIRCLE and "conditions-meet" not in spoilt:
            for one, other in combinations(people, 2):
                if _apart(facts, one.number, other.number) and _could_part(facts, drawn, table, one.number):
                    yield _at(table, "keep-apart", other.number, "another table", one.number)


def _apart(facts: Facts, one: int, other: int) -> bool:
    return other in facts.entrants[one].apart_from or one in facts.entrants[other].apart_from


def _could_part(facts: Facts, drawn: Round, table: Table, who: int) -> bool:
    """Could one person change places with somebody at another table so that all at both may meet?"""

    def fine(people: Sequence[int]) -> bool:
        return not any(_apart(facts, one, other) for one, other in combinations(people, 2))

    here = [each for each in table.entrants() if each != who]
    return any(
        fine([*here, other]) and fine([who, *(each for each in there.entrants() if each != other)])
        for there in drawn.tables
        if there is not table
        for other in there.entrants()
    )


def _who_left_then(facts: Facts) -> dict[int, list[int]]:
    """Of everybody, who left at a moment at which they came: in a plan they may have that place."""
    left: dict[int, list[int]] = {}
    for entrant in facts.entrants.values():
        for number in entrant.leaves:
            left.setdefault(number, []).append(entrant.number)
    return {
        who: [each for number in entrant.comes for each in left.get(number, []) if each != who]
        for who, entrant in facts.entrants.items()
    }


def _byes(facts: Facts, drawn: Round) -> Iterator[Difference]:
    """Nobody rests again before everybody who is there has; not so many rest that they could fill a table.

    Who is beside the seats of a table of five or six has had a turn as well: both are too many for four.
    Whoever has rested a whole round less often than the others may do so all the same.

    Whoever came when somebody left may sit in rounds that were drawn for that person; two who are kept apart
    take turns at an only table.
    """
    if facts.format in BY_CIRCLE:
        return
    seats = 2 if facts.by_teams else 4
    rest = len(drawn.sitting_out)
    if rest >= seats:
        yield Difference("too-many-rest", rest, rest % seats, drawn.number)
    rested = Counter(
        who
        for earlier in facts.before(drawn.number)
        for who in (*earlier.sitting_out, *(each for table in earlier.tables for each in table.beside()))
    )
    on_seats = [who for table in drawn.tables for who in {*table.seats} - {*table.beside()}]
    playing = [who for who in on_seats if not facts.entrants[who].reserve]
    before = _who_left_then(facts)
    most = {who: rested[who] + max((rested[each] for each in before[who]), default=0) for who in playing}
    fewest = min(most.values(), default=0)
    whole = Counter(who for earlier in facts.before(drawn.number) for who in earlier.sitting_out)
    least = min((whole[who] for table in drawn.tables for who in table.entrants()), default=0)
    for who in drawn.sitting_out:
        alone = len(drawn.tables) == 1 and any(
            _apart(facts, one, other)
            for each in playing
            for other in (each, *before[each])
            for one in (who, *before[who])
        )
        if rested[who] > fewest and whole[who] > least and not alone:
            yield Difference("bye-again", rested[who] + 1, fewest + 1, drawn.number, entrant=who)


def _rematches(facts: Facts, drawn: Round) -> Iterator[Difference]:
    """Teams that met again though all could be paired anew; people who partner again though nobody had to."""
    earlier, team = facts.before(drawn.number), facts.by_teams
    circle = facts.format in {"round-robin", "two-round-robin"}
    by_hand = circle and any(past.by_hand for past in earlier)
    if facts.format in BRACKETS | {"duplicate", "fours"} or by_hand:
        return
    here = sum(entrant.expected_in(drawn.number) for entrant in facts.entrants.values())
    if not team and here <= facts.regulations["rounds"]:
        return  # somebody must partner somebody again this evening; the plan may choose when
    teams = 2 * len(drawn.tables) + len(drawn.sitting_out)
    if circle and teams - (teams % 2 == 0) < facts.regulations["rounds"]:
        return  # here somebody must meet somebody again
    if any(size(table) != (2 if team else 4) for past in (*earlier, drawn) for table in past.tables):
        return
    pairs = {
        table: partners_and_opponents(facts, table)[team]
        for past in (*earlier, drawn)
        for table in past.tables
    }
    met = {pair for table in pairs if table.round < drawn.number for pair in pairs[table]}
    again = [(table, pair) for table in drawn.tables for pair in pairs[table] & met]
    people = [who for table in drawn.tables for who in table.entrants()]
    if again and can_pair_all(
        people, lambda one, other: frozenset((one, other)) not in met and not _apart(facts, one, other)
    ):
        for table, pair in again:
            one, other = sorted(pair)
            yield _at(table, "rematch" if team else "partner-again", other, "somebody new", one)


def _bracket(facts: Facts, drawn: Round) -> Iterator[Difference]:
    """In groups only their teams meet, none again while all can be paired anew; then nobody who is out."""
    if drawn.number > group_rounds(facts):
        if not set(facts.regulations["tie_breaks"]) <= CRITERIA and drawn.number == group_rounds(facts) + 1:
            return  # who went on is not known here
        yield from _out_already(facts, drawn, shares_of(facts, drawn.number - 1))
        return
    group = {who: number for number, teams in enumerate(groups_of(facts)) for who in teams}
    earlier = facts.before(drawn.number)
    met = {frozenset(table.seats[:2]) for past in earlier for table in past.tables}
    changed = any(each.by_hand for each in (*earlier, drawn))
    for table in drawn.tables:
        one, other = table.seats[:2]
        if group.get(one) != group.get(other) or one not in group:
            yield _at(table, "across-groups", other, "a team of the group", one)
        here = [who for each in drawn.tables for who in each.seats[:2] if group.get(who) == group.get(one)]
        again = frozenset((one, other)) in met and not changed
        if again and can_pair_all(here, lambda one, other: frozenset((one, other)) not in met):
            yield _at(table, "rematch", other, "once in the group", one)


def _out_already(facts: Facts, drawn: Round, shares: Shares) -> Iterator[Difference]:
    ruled = any(penalty.round < drawn.number and penalty.kind != "warning" for penalty in facts.penalties)
    tables = {table.key for past in facts.before(drawn.number) for table in past.tables}
    counts_otherwise = any(since < drawn.number for since in _changes(facts, "correction", "ruling"))
    changed = counts_otherwise or _other_terms(facts, drawn.number)
    if ruled or drawn.by_hand or changed or not tables <= set(shares):
        return  # a ruling or other regulations may have come after the draw
    far = levels(facts, shares, drawn.number - 1)
    for table in drawn.tables:
        out = [who for who in table.entrants() if far.get(who, 1) > 1]
        for who in () if third_place(facts, out, far) else out:
            yield _at(table, "out-already", "drawn", f"out, place {far[who]}", who)


Pairs = tuple[set[frozenset[int]], set[frozenset[int]]]


def partners_and_opponents(facts: Facts, table: Table) -> Pairs:
    """Who plays with whom, and who against whom, in some hand of that match."""
    if size(table) == 2:  # noqa: PLR2004
        return set(), {frozenset(table.seats[:2])}
    partners: set[frozenset[int]] = set()
    opponents: set[frozenset[int]] = set()
    for seated in tour(facts, table):
        one, other = seated.sides()
        partners |= {frozenset(pair) for side in (one, other) for pair in combinations(side, 2)}
        opponents |= {frozenset((a, b)) for a in one for b in other}
    return partners, opponents


def quality(facts: Facts, upto: int) -> dict[str, int]:
    """How often too much each pair met in all rounds up to one; sit-outs of those who were always there."""
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    meetings: Counter[frozenset[int]] = Counter()
    tables: Counter[tuple[int, int]] = Counter()
    byes: Counter[int] = Counter()
    always: set[int] = set()
    for drawn in facts.rounds[:upto]:
        byes.update(drawn.sitting_out)
        for table in drawn.tables:
            with_whom, against = partners_and_opponents(facts, table)
            partners.update(with_whom)
            opponents.update(against)
            meetings.update(frozenset(pair) for pair in combinations(table.entrants(), 2))
            tables.update((who, table.number) for who in table.entrants())
        always = set(drawn.people()) if drawn.number == 1 else always & drawn.people()
    rested = [byes[who] for who in always]
    return {
        "partner_repeats": _surplus(partners),
        "opponent_repeats": _surplus(opponents),
        "meeting_repeats": _surplus(meetings),
        "sit_out_spread": max(rested, default=0) - min(rested, default=0),
        "table_repeats": _surplus(tables),
    }


def _surplus(counts: Counter[frozenset[int]] | Counter[tuple[int, int]]) -> int:
    return sum(count - 1 for count in counts.values())
