"""Bench: the rules engine.

Cards are new ones in each run, so that nothing is measured that was only remembered from the run before.
What an operation gives is thrown away at once.

- `lead`: all leads of 14 random cards; `follow`: all that beats a random lead, by 14 random cards.
- `playout`: a hand from the first lead to the last card, everybody doing anything legal; at each turn all
  that is legal is generated, bombs too.
- `read`: the text of a hand becomes a `LoggedHand` with a finished event for each line, its cards recognised.
- `replay`: such a hand is dealt, pushed and played again event by event with every rule checked, and counted.

A log that comes as text costs `read` and `replay` together.
"""

import random
from collections import deque
from itertools import repeat

from tichu_turnier.cli.bench.measuring import Figures, Taken, measured, medians
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import DECK, DOG, Cards, each_card
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.playout import playout
from tichu_turnier.rules.engine.position import Position, start
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.logs.bsw_log import LoggedHand, read
from tichu_turnier.rules.logs.bsw_replay import replay
from tichu_turnier.rules.logs.bsw_write import logged, write
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.rules.plays.follows import follows, leads
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES

RUNS = 7
_HOLDINGS, _HANDS = 3_000, 150
_SEED = 57


def measure_engine() -> Figures:
    """What each operation costs; the first run is not counted."""
    chance = random.Random(_SEED)  # noqa: S311 - cards to be measured with are no secret
    return medians([_one_run(chance) for _ in range(RUNS + 1)][1:])


def _one_run(chance: random.Random) -> dict[str, Taken]:
    """Each operation with new cards."""
    holdings = [_holding(chance, DECK) for _ in range(_HOLDINGS)]
    tables = [_table(chance) for _ in range(_HOLDINGS)]
    hands = [_dealt(chance) for _ in range(_HANDS)]
    logs = [_log(chance) for _ in range(_HANDS)]
    taken = {
        "lead": measured(lambda: deque(map(leads, holdings), maxlen=0), _HOLDINGS),
        "follow": measured(lambda: deque(map(follows, holdings, tables), maxlen=0), _HOLDINGS),
        "playout": measured(lambda: deque(map(playout, hands, repeat(chance)), maxlen=0), _HANDS),
        "read": measured(lambda: deque(map(_read, logs), maxlen=0), _HANDS),
    }
    read_hands = [hand for log in logs for hand in _read(log)]  # not before: `read` shall know no line yet
    taken["replay"] = measured(lambda: deque(map(replay, read_hands), maxlen=0), _HANDS)
    return taken


def _holding(chance: random.Random, deck: Cards) -> Cards:
    return sum(chance.sample(each_card(deck), 14))


def _table(chance: random.Random) -> Combination:
    """Something that another player could have led."""
    return chance.choice(leads(_holding(chance, DECK & ~DOG)))


def _dealt(chance: random.Random) -> Position:
    return start(dealing.deal(chance.getrandbits(53)).dealt)


def _log(chance: random.Random) -> str:
    """A hand as BrettspielWelt logs it; the best players need about as many events as people do."""
    played = play_hand([PLAYERS[-1]] * len(SEATS), chance, BRETTSPIELWELT_RULES)
    return write(logged(played, ("Katze", "Uhu", "Dachs", "Biber")))


def _read(log: str) -> list[LoggedHand]:
    return [hand for hand in read(log.split("\n")) if isinstance(hand, LoggedHand)]
