"""What a round is called: by its number, or quarter-final, semi-final, final."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tichu_turnier.tournament.draws.bracket import winner_at
from tichu_turnier.tournament.draws.format import BracketHistory
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.rotation.knock_out import BRONZE, Ladder
from tichu_turnier.tournament.model.snapshot import Tournament

_LEVELS = {1: "final", 2: "semi-finals", 4: "quarter-finals", 8: "last-16", 16: "last-32"}
"""What a level with so many matches, or places without one, is called."""


@dataclass(frozen=True, slots=True)
class Title:
    """The key and the values of words."""

    key: str
    args: Mapping[str, int] = field(default_factory=dict)


def plain_title(number: int) -> Title:
    return Title("timetable-round", {"number": number})


def level_title(matches: int, number: int) -> Title:
    """A level of a knock-out with so many matches, which begins with round `number`."""
    return Title(f"bracket-{_LEVELS[matches]}") if matches in _LEVELS else plain_title(number)


def round_title(tournament: Tournament, number: int) -> Title:
    """What round `number` is called, also one that is still to come."""
    return round_titles(tournament, (number,))[0]


def round_titles(tournament: Tournament, numbers: Iterable[int]) -> list[Title]:
    """What these rounds are called; the bracket is played again only once."""
    known = format_of(tournament.regulations.format).climb
    climb = None if known is None else known(tournament)
    if climb is None or not climb.ladder.levels[0]:
        return [plain_title(number) for number in numbers]
    return [_title(tournament, climb, number) for number in numbers]


def _title(tournament: Tournament, climb: BracketHistory, number: int) -> Title:
    if number <= climb.before:
        return Title("bracket-groups", {"number": number})
    if climb.twice:
        return Title("bracket-final") if _is_last_of_two(tournament, number) else plain_title(number)
    return _in_ladder(climb, number)


def slots(stood: Mapping[int, int]) -> int:
    """How many matches, or places without one, a level has whose people stand like this."""
    return len({place // 2 for place in stood.values()})


def _in_ladder(climb: BracketHistory, number: int) -> Title:
    ladder, turn = climb.ladder, number - climb.before - 1
    played = [max((level for level, _, _ in court), default=BRONZE) for court in ladder.courts]
    now = len(ladder.levels) - 1
    if turn < len(played):
        level = played[turn]
    elif not ladder.best_of_three_from:
        level = max(played[-1] + 1 if played else 0, now) + turn - len(played)
    elif turn == len(played):
        level = now
    else:
        return plain_title(number)  # nobody knows how many matches a level takes
    if level == BRONZE:
        return Title("bracket-third-place")
    matches = _matches(ladder, level)
    if matches in _LEVELS and level <= now and ladder.need(len(ladder.levels[level])) > 1:
        return Title(f"bracket-{_LEVELS[matches]}-again", {"game": played[:turn].count(level) + 1})
    return level_title(matches, number)


def _matches(ladder: Ladder, level: int) -> int:
    """How many a level has; 0 after the final."""
    known = min(level, len(ladder.levels) - 1)
    matches = slots(ladder.levels[known])
    for _ in range(level - known):
        matches = -(-matches // 2) if matches > 1 else 0
    return matches


def _is_last_of_two(tournament: Tournament, number: int) -> bool:
    """Whether somebody without a loss plays somebody with one: that happens in the final alone."""
    drawn = tournament.round(number)
    if drawn is None:
        return False
    losses = losses_before(tournament, number)
    return any(losses[s.seats[0]] != losses[s.seats[1]] for s in drawn.tables)


def losses_before(tournament: Tournament, number: int) -> Counter[int]:
    """How often everybody lost before round `number`."""
    losses: Counter[int] = Counter()
    for drawn in tournament.rounds[: number - 1]:
        for seating in drawn.tables:
            winner = winner_at(tournament, drawn.number, seating)
            losses.update(who for who in seating.entrants() if winner not in (None, who))
    return losses
