"""Who plays with whom against whom in one hand of a match, as the printed score slips say.

At a table of four with three stages A plays with B, then with C, then with D, where the seats 0, 2, 1 and 3
are A, B, C and D. At odd tables each in turn rests (of five) or plays with an open hand (of three), a
stage long. Six play three against three, with the same partners all round where the match has one stage.
"""

from dataclasses import dataclass

from tichu_turnier.check.facts import Facts, Table

_THREES = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 2), (2, 4), (4, 1), (1, 3), (3, 0))
"""Who of the five others plays with the first person at a table of six, hand by hand."""


@dataclass(frozen=True, slots=True)
class Places:
    """The people by seat in one hand; even seats against odd ones, the soloist of three sits on 0 and 2."""

    seats: tuple[int, ...]

    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The people of both sides, each once."""
        return tuple(dict.fromkeys(self.seats[::2])), tuple(dict.fromkeys(self.seats[1::2]))


def size(table: Table) -> int:
    """How many entrants sit there: 2 where teams or two people meet, else 3 to 6."""
    return len(table.entrants())


def planned_hands(facts: Facts, table: Table) -> int:
    """How many hands that table is to play, 0 where clock or target score end the match."""
    whole: int = facts.regulations["stages"] * facts.regulations["hands_per_stage"]
    return size(table) * _hands_a_stage(facts, table) if whole and size(table) in {3, 5} else whole


def hands_together(facts: Facts, table: Table) -> int:
    """How many hands make a stage, a stretch with the same partners; 0 where they never change."""
    if size(table) in {3, 5}:
        return _hands_a_stage(facts, table)
    if facts.regulations["stages"] == 1:
        return 0
    return 1 if size(table) == 6 else int(facts.regulations["hands_per_stage"])  # noqa: PLR2004


def stage_of(facts: Facts, table: Table, hand: int) -> int:
    """In which stage hand `hand` (from 0) is played."""
    together = hands_together(facts, table)
    return hand // together if together else 0


def tour(facts: Facts, table: Table) -> tuple[Places, ...]:
    """Who sits where, stage after stage, until everybody has partnered everybody, where partners change."""
    together = hands_together(facts, table)
    stages = {3: 3, 4: 3, 5: 5, 6: 10}.get(size(table), 1) if together else 1
    return tuple(places(facts, table, stage * together) for stage in range(stages))


def places(facts: Facts, table: Table, hand: int) -> Places:
    """Who sits where in hand `hand` (from 0) of the match at that table; after the last stage as in it."""
    one, two, three, four = table.seats
    stage = stage_of(facts, table, hand)
    if size(table) == 2:  # noqa: PLR2004
        return Places(table.seats)
    if table.sixth is not None and table.fifth is not None:
        return Places(_six(table, stage))
    if table.fifth is not None:
        circle = (table.fifth, one, two, four, three)
        return Places(tuple(circle[(stage + step) % 5] for step in (1, 2, 4, 3)))
    if size(table) == 3:  # noqa: PLR2004
        three_people = (one, two, four)
        solo, left, right = (three_people[(stage + step) % 3] for step in range(3))
        return Places((solo, left, solo, right))
    turned = ((one, two, three, four), (one, three, two, four), (one, three, four, two))
    return Places(turned[min(stage, 2)])


def _hands_a_stage(facts: Facts, table: Table) -> int:
    """How many hands a stage at an odd table has, so that all play about as many as elsewhere (half up).

    Of five each rests one stage and plays four, of three each plays three.
    """
    stages, hands = facts.regulations["stages"], facts.regulations["hands_per_stage"]
    parts = 4 if size(table) == 5 else 3  # noqa: PLR2004
    return int(max(1, (2 * stages * hands + parts) // (2 * parts)))


def _six(table: Table, stage: int) -> tuple[int, ...]:
    first, two, three, four = table.seats
    circle = (three, table.fifth, two, four, table.sixth)
    one, other = (circle[each] for each in _THREES[stage % len(_THREES)])
    against = [who for who in (two, three, four, table.fifth, table.sixth) if who not in {one, other}]
    return tuple(who for pair in zip((first, one, other), against, strict=True) for who in pair if who)
