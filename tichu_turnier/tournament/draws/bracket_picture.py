"""The bracket as boxes and columns, and what its rounds are called: quarter-final, semi-final, final."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tichu_turnier.tournament.draws.bracket import score_at, seeding_order, winner_at
from tichu_turnier.tournament.draws.format import Bracket, GroupPlace
from tichu_turnier.tournament.draws.formats import bracket_of
from tichu_turnier.tournament.draws.rotation.knock_out import BRONZE, THIRD, Ladder, slots
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.tables.sides import opponents

_LEVELS = {1: "final", 2: "semi-finals", 4: "quarter-finals", 8: "last-16", 16: "last-32"}
"""What a level with so many matches, or places without one, is called."""


@dataclass(frozen=True, slots=True)
class Title:
    """The key and the values of words."""

    key: str
    args: Mapping[str, int] = field(default_factory=dict)


Side = EntrantId | GroupPlace | None
"""Who plays: an entrant, whoever gets this place of a group, or nobody knows yet."""
_APART = 1.4
"""How far below the final the match for the third place stands."""
_BELOW = 1.6
"""How far below the bracket those begin who have lost once: room for a heading."""


class Part(StrEnum):
    """To which part of the picture a match belongs."""

    MAIN = "main"
    THIRD = "third"
    BELOW = "below"
    """Those who have lost once, where only the second loss puts somebody out."""


@dataclass(frozen=True, slots=True)
class Game:
    """One match; the score are the Tichu points of both sides of the box as they count, None while open."""

    round: int
    table: int
    score: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Box:
    """One match of the picture; where two wins are needed it has several games."""

    part: Part
    column: int
    middle: float
    """How far down its middle stands, in heights of a box, from 0."""
    sides: tuple[Side, Side]
    games: tuple[Game, ...] = ()
    winner: EntrantId | None = None
    bye: bool = False
    """Whether the first side is through without a match."""
    feeders: tuple[int, ...] = ()
    """Which boxes of the picture lead here, by number."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole bracket, columns from left to right."""

    columns: tuple[Title, ...]
    boxes: tuple[Box, ...]
    seeds: Mapping[EntrantId, int] = field(default_factory=dict)
    """The number of everybody on the list of seeds; empty where the lot decides."""

    @property
    def height(self) -> float:
        """From the middle of the highest box to that of the lowest, in heights of a box."""
        return max((box.middle for box in self.boxes), default=0.0)

    @property
    def below(self) -> float | None:
        """How far down those begin who have lost once; None where nobody does."""
        return min((box.middle for box in self.boxes if box.part is Part.BELOW), default=None)


def picture_of(tournament: Tournament) -> Picture | None:
    """The bracket as it stands; None where everybody plays all rounds, or before there is anybody."""
    bracket = bracket_of(tournament)
    if bracket is None or not bracket.ladder.levels[0]:
        return None
    boxes, matches = _levels(tournament, bracket)
    titles = [level_title(count, bracket.before + number) for number, count in enumerate(matches, 1)]
    if bracket.twice:
        boxes += _lost_once(tournament, max(box.middle for box in boxes) + _BELOW, len(boxes))
        last = max(box.column for box in boxes)
        titles = [*(plain_title(number) for number in range(1, last + 2)), Title("bracket-final")]
        boxes.append(_last_of_two(tournament, boxes))
    elif bracket.ladder.third_place:
        boxes += _third(tournament, bracket, boxes, len(matches) - 1)
    return Picture(tuple(titles), tuple(boxes), seed_numbers(tournament))


def seed_numbers(tournament: Tournament) -> dict[EntrantId, int]:
    """The number of everybody on the list of seeds, from 1; empty where the lot decides."""
    if not tournament.regulations.knock_out.seeded:
        return {}
    playing = tournament.rounds[0].people() if tournament.rounds else None
    listed = seeding_order(tournament.entrants[who] for who in tournament.playing(1))
    people = [who for who in listed if playing is None or who in playing]
    return {who: number for number, who in enumerate(people, 1)}


def _levels(tournament: Tournament, bracket: Bracket) -> tuple[list[Box], list[int]]:
    """The bracket: what was played, what is next, the open places up to the final; boxes of each column."""
    boxes: list[Box] = []
    matches: list[int] = []
    before: list[int] = []
    for level, stood in enumerate(bracket.ladder.levels):
        pairs = _pairs(bracket, level, stood)
        found = [_box(tournament, bracket, level, row, pair, boxes, before) for row, pair in enumerate(pairs)]
        before = list(range(len(boxes), len(boxes) + len(found)))
        boxes += found
        matches.append(len(found))
    while len(before) > 1 and len(bracket.ladder.position) > 1:
        found = [_open(len(matches), boxes, before[i : i + 2]) for i in range(0, len(before), 2)]
        before = list(range(len(boxes), len(boxes) + len(found)))
        boxes += found
        matches.append(len(found))
    return boxes, matches


def _pairs(bracket: Bracket, level: int, stood: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Who meets on a level, from top to bottom: as they did play, others as they stand; one alone rests."""
    played = dict.fromkeys(
        (min(one, other, key=stood.__getitem__), max(one, other, key=stood.__getitem__))
        for court in bracket.ladder.courts
        for at, one, other in court
        if at == level
    )
    known = {who for pair in played for who in pair}
    slots: dict[int, list[int]] = {}
    for who in sorted(stood.keys() - known, key=stood.__getitem__):
        slots.setdefault(stood[who] // 2, []).append(who)
    return sorted([*played, *map(tuple, slots.values())], key=lambda pair: stood[pair[0]])


def _box(
    tournament: Tournament,
    bracket: Bracket,
    level: int,
    row: int,
    pair: Sequence[int],
    boxes: Sequence[Box],
    before: Sequence[int],
) -> Box:
    sides = [bracket.unknown.get(who, EntrantId(who)) for who in pair]
    feeders = tuple(number for number in before if boxes[number].winner in sides)
    middles = [boxes[number].middle for number in feeders]
    middle = sum(middles) / len(middles) if middles else float(row)
    both = (sides[0], sides[1] if len(sides) > 1 else None)
    games = _games(tournament, bracket, level, pair)
    winner = _winner(bracket, level, pair)
    return Box(Part.MAIN, level, middle, both, games, winner, len(pair) == 1, feeders)


def _open(column: int, boxes: Sequence[Box], feeders: Sequence[int]) -> Box:
    """A match that is still to come: who is through already stands in it."""
    sides = [boxes[number].winner for number in feeders]
    middle = sum(boxes[number].middle for number in feeders) / len(feeders)
    other = sides[1] if len(sides) > 1 else None
    return Box(Part.MAIN, column, middle, (sides[0], other), feeders=tuple(feeders))


def _winner(bracket: Bracket, level: int, pair: Sequence[int]) -> EntrantId | None:
    """Who of them went on from a level."""
    ladder = bracket.ladder
    if len(pair) == 1:
        through = list(pair)
    elif level + 1 < len(ladder.levels):
        through = [who for who in pair if who in ladder.levels[level + 1]]
    else:
        last = len(ladder.position) == 1
        through = [who for who in pair if who in ladder.position and (last or who in ladder.through)]
    return EntrantId(through[0]) if len(through) == 1 and through[0] not in bracket.unknown else None


def _games(tournament: Tournament, bracket: Bracket, level: int, pair: Sequence[int]) -> tuple[Game, ...]:
    numbers = (
        bracket.before + round_
        for round_, court in enumerate(bracket.ladder.courts, 1)
        if any(at == level and {one, other} == set(pair) for at, one, other in court)
    )
    return tuple(game for number in numbers for game in _game(tournament, number, pair))


def _game(tournament: Tournament, number: int, pair: Sequence[int]) -> Iterator[Game]:
    for seating in tournament.rounds[number - 1].tables:
        if set(seating.entrants()) == set(pair):
            score = score_at(tournament, number, seating.table)
            turned = opponents(seating)[0] != pair[0]
            yield Game(number, seating.table, (score[1], score[0]) if score and turned else score)


def _third(tournament: Tournament, bracket: Bracket, boxes: Sequence[Box], column: int) -> Iterator[Box]:
    """The match of those who lost the semi-finals, below the final."""
    semis = [box for box in boxes if box.column == column - 1]
    ladder = bracket.ladder
    if len(semis) != 2 or any(box.bye for box in semis):  # noqa: PLR2004 -- semi-finals are two
        return
    losers = [next((who for who in box.sides if box.winner and who != box.winner), None) for box in semis]
    pair = ladder.third or tuple(who for who in losers if isinstance(who, int))
    sides: Sequence[Side] = [EntrantId(who) for who in ladder.third] or losers
    games = _games(tournament, bracket, BRONZE, pair) if ladder.third else ()
    best = [EntrantId(who) for who in ladder.third if ladder.places[who] == THIRD and not ladder.bronze]
    winner = best[0] if len(best) == 1 else None
    middle = next(box.middle for box in boxes if box.column == column) + _APART
    yield Box(Part.THIRD, column, middle, (sides[0], sides[1]), games, winner)


def _lost_once(tournament: Tournament, top: float, first: int) -> list[Box]:
    """Round by round those who have lost once, beside what led there; `first` is the number of the first."""
    boxes: list[Box] = []
    came: dict[EntrantId, int] = {}
    for drawn in tournament.rounds:
        losses = losses_before(tournament, drawn.number)
        tables = [each for each in drawn.tables if all(losses[who] == 1 for who in each.entrants())]
        found = []
        for seating in tables:
            one, other = seating.entrants()
            feeders = tuple(sorted({came[who] for who in (one, other) if who in came}))
            beside = [boxes[number].middle for number in feeders]
            middle = sum(beside) / len(beside) if beside else math.inf
            found.append((middle, seating, (one, other), tuple(number + first for number in feeders)))
        under = top - 1
        for middle, seating, pair, feeders in sorted(found, key=lambda each: each[0]):
            under = under + 1 if middle == math.inf else max(under + 1, middle)
            winner = winner_at(tournament, drawn.number, seating)
            if winner is not None:
                came[winner] = len(boxes)
            games = tuple(_game(tournament, drawn.number, pair))
            boxes.append(Box(Part.BELOW, drawn.number - 1, under, pair, games, winner, feeders=feeders))
    return boxes


def _last_of_two(tournament: Tournament, boxes: Sequence[Box]) -> Box:
    """The final of who has not lost against who has lost once; twice, if the first loses."""
    numbers = range(1, len(tournament.rounds) + 1)
    final = _final_at(tournament)
    column = max(box.column for box in boxes) + 1
    upper = max((n for n, box in enumerate(boxes) if box.part is Part.MAIN), key=lambda n: boxes[n].column)
    middle = boxes[upper].middle
    if not final:
        return Box(Part.MAIN, column, middle, (boxes[upper].winner, None), feeders=(upper,))
    pair = _last_of_two_at(tournament, final)
    lower = [n for n, box in enumerate(boxes) if box.part is Part.BELOW and box.winner in pair][-1:]
    games = [game for number in numbers[final - 1 :] for game in _game(tournament, number, pair)]
    losses = losses_before(tournament, len(tournament.rounds) + 1)
    left = [who for who in pair if losses[who] < 2]  # noqa: PLR2004 -- the second loss puts out
    winner = left[0] if len(left) == 1 else None
    return Box(Part.MAIN, column, middle, (pair[0], pair[1]), tuple(games), winner, feeders=(upper, *lower))


def plain_title(number: int) -> Title:
    return Title("timetable-round", {"number": number})


def level_title(matches: int, number: int) -> Title:
    """A level of a knock-out with so many matches, which begins with round `number`."""
    return Title(f"bracket-{_LEVELS[matches]}") if matches in _LEVELS else plain_title(number)


def round_titles(tournament: Tournament, numbers: Iterable[int]) -> list[Title]:
    """What these rounds are called, also those still to come; the bracket is played again only once."""
    bracket = bracket_of(tournament)
    if bracket is None or not bracket.ladder.levels[0]:
        return [plain_title(number) for number in numbers]
    return [_title(tournament, bracket, number) for number in numbers]


def _title(tournament: Tournament, bracket: Bracket, number: int) -> Title:
    if number <= bracket.before:
        return Title("bracket-groups", {"number": number})
    if bracket.twice:
        return Title("bracket-final") if number == _final_at(tournament) else plain_title(number)
    return _in_ladder(bracket, number)


def _in_ladder(bracket: Bracket, number: int) -> Title:
    ladder, index = bracket.ladder, number - bracket.before - 1
    played = list[int]()
    for court in ladder.courts:  # one of which no match counts any more was meant for the next level
        played.append(max((level for level, _, _ in court), default=max(played, default=-1) + 1))
    now = len(ladder.levels) - 1
    if index < len(played):
        level = played[index]
    elif not ladder.best_of_three_from:
        level = max(played[-1] + 1 if played else 0, now) + index - len(played)
    elif index == len(played):
        level = now
    else:
        return plain_title(number)  # nobody knows how many matches a level takes
    if level == BRONZE:
        return Title("bracket-third-place")
    matches = _matches(ladder, level)
    if matches in _LEVELS and level <= now and ladder.need(len(ladder.levels[level])) > 1:
        return Title(f"bracket-{_LEVELS[matches]}-again", {"game": played[:index].count(level) + 1})
    return level_title(matches, number)


def _matches(ladder: Ladder, level: int) -> int:
    """How many a level has; 0 after the final."""
    known = min(level, len(ladder.levels) - 1)
    matches = slots(ladder.levels[known])
    for _ in range(level - known):
        matches = -(-matches // 2) if matches > 1 else 0
    return matches


def _final_at(tournament: Tournament) -> int:
    """In which round they played the final of who has not lost against who has lost once; 0 before it.

    It is the last such round with one table: a result that was corrected lets earlier ones look like it.
    """
    alone = (each.number for each in reversed(tournament.rounds) if len(each.tables) == 1)
    return next((number for number in alone if _last_of_two_at(tournament, number)), 0)


def _last_of_two_at(tournament: Tournament, number: int) -> tuple[EntrantId, ...]:
    """Who without a loss plays somebody with one in a round, as in the final; else ()."""
    drawn, losses = tournament.round(number), losses_before(tournament, number)
    tables = reversed(drawn.tables if drawn else ())
    return next((s.entrants() for s in tables if len({losses[who] for who in opponents(s)}) > 1), ())


def losses_before(tournament: Tournament, number: int) -> Counter[int]:
    """How often everybody lost before round `number`."""
    losses: Counter[int] = Counter()
    for drawn in tournament.rounds[: number - 1]:
        for seating in drawn.tables:
            winner = winner_at(tournament, drawn.number, seating)
            losses.update(who for who in seating.entrants() if winner not in (None, who))
    return losses
