"""Command `bench`: how fast the program is here, as ratios to a calibration loop."""

import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import count, repeat
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, nearest, usage
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import DECK, DOG, Cards, each_card
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.playout import playout
from tichu_turnier.rules.engine.position import start
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.logs.bsw_log import LoggedHand, read
from tichu_turnier.rules.logs.bsw_replay import replay
from tichu_turnier.rules.logs.bsw_write import logged, write
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.rules.plays.follows import follows, leads
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document
from tichu_turnier.texts import FIRST_LANGUAGE, Texts
from tichu_turnier.tournament.changes import AddEntrants, Change, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import format_of, next_round
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import Preset, preset
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    Result,
    Round,
    Seating,
    Tournament,
)
from tichu_turnier.tournament.registration.entrants import NewEntrant

RUNS = 5
LOOPS = 200_000

Works = Mapping[str, Callable[[], object]]
Figures = dict[str, dict[str, float]]
"""Of each `per_second`, and `loops_per_op`: how many iterations of the calibration loop one costs."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds of one operation, and of one iteration of the calibration loop around the same time."""

    seconds: float
    iteration: float


def calibration() -> int:
    """The loop everything is compared with."""
    x = 1
    for i in range(LOOPS):
        x = (x * 31 + i) & 0xFFFFFFFF
    return x


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def measured(work: Callable[[], object], times: int = 1) -> Taken:
    """What one operation takes, when `work` does so many of them."""
    before, taken, behind = seconds(calibration), seconds(work), seconds(calibration)
    return Taken(taken / times, (before + behind) / 2 / LOOPS)


def medians(runs: Sequence[Mapping[str, Taken]]) -> Figures:
    found: Figures = {}
    for name in runs[0]:
        taken = [run[name] for run in runs]
        found[name] = {
            "per_second": _rounded(1 / median(each.seconds for each in taken)),
            "loops_per_op": round(median(each.seconds / each.iteration for each in taken)),
        }
    return found


def figures(works: Works, runs: int = RUNS) -> Figures:
    """The figures of works done once a run, all in each: a busy machine is busy for all of them."""
    return medians([{name: measured(work) for name, work in works.items()} for _ in range(runs)])


def _rounded(rate: float) -> float:
    """Three digits say enough."""
    return round(rate) if rate >= 100 else round(rate, 2)  # noqa: PLR2004 - where decimals stop to matter


ENTRANTS = 1000
SLIP_TABLES = 100
RANKING, SLIPS = "ranking", "score-slips"
_ENGINE_RUNS = 7
_HOLDINGS, _HANDS = 3_000, 150
_SEED = 57
_DRAWS, _PLAYERS, _PARTNERSHIPS = 9, 16, 100
DESK_TABLES = 32
DAY = date(2026, 11, 21)


def measure_engine() -> Figures:
    """What each operation costs; the first run is not counted."""
    chance = Random(_SEED)  # noqa: S311 - cards to be measured with are no secret
    return medians([_one_run(chance) for _ in range(_ENGINE_RUNS + 1)][1:])


def _one_run(chance: Random) -> dict[str, Taken]:
    holdings = [_holding(chance, DECK) for _ in range(_HOLDINGS)]
    tables = [chance.choice(leads(_holding(chance, DECK & ~DOG))) for _ in range(_HOLDINGS)]
    hands = [start(dealing.deal(chance.getrandbits(53)).dealt) for _ in range(_HANDS)]
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


def _holding(chance: Random, deck: Cards) -> Cards:
    return sum(chance.sample(each_card(deck), 14))


def _log(chance: Random) -> str:
    """A hand as BrettspielWelt logs it; the best players need about as many events as people do."""
    played = play_hand([PLAYERS[-1]] * len(SEATS), chance, BRETTSPIELWELT_RULES)
    return write(logged(played, ("Katze", "Uhu", "Dachs", "Biber")))


def _read(log: str) -> list[LoggedHand]:
    return [hand for hand in read(log.split("\n")) if isinstance(hand, LoggedHand)]


def measure_sheets() -> Figures:
    """The ranking of 1,000 entrants and the slips of 100 tables, from the snapshot to the PDF."""
    tournament, texts = evening(ENTRANTS), Texts(FIRST_LANGUAGE)
    fewer = first_tables(tournament, SLIP_TABLES)
    render(sheet(RANKING).document(evening(4), texts), "pdf")  # what is loaded once is not measured
    works: Works = {
        "slips_100": lambda: first_time(sheet(SLIPS).document(fewer, texts)),
        "ranking_1000": lambda: render(sheet(RANKING).document(tournament, texts), "pdf"),
    }
    return figures(works)


def first_time(document: Document) -> bytes:
    """The PDF of a document of which no code for a scanner is known yet."""
    from tichu_turnier.sheets.formats.pdf import code_squares

    code_squares.cache_clear()
    return render(document, "pdf")


def evening(people: int) -> Tournament:
    """A club evening with so many entrants, three rounds, every hand reported."""
    chance = Random(1)  # noqa: S311 - results are no secret
    new = preset("club-evening").tournament("Grosser Klubabend", DAY, "Luzern", "Europe/Zurich")
    ids = [EntrantId(number) for number in range(1, people + 1)]
    rounds, results = [], []
    for number in (1, 2, 3):
        chance.shuffle(ids)
        groups = [ids[start : start + 4] for start in range(0, people, 4)]
        tables = tuple(Seating(table, (a, b, c, d)) for table, (a, b, c, d) in enumerate(groups, start=1))
        rounds.append(Round(number, tables, seed=number))
        results += [Result(number, seating.table, _nine_hands(chance)) for seating in tables]
    entrants = ((each, Entrant(each, f"Steinbock Nr. {each}", club="Tichu-Club")) for each in ids)
    reported = (((result.round, result.table), result) for result in results)
    return replace(new, entrants=frozen(entrants), rounds=tuple(rounds), results=frozen(reported))


def _nine_hands(chance: Random) -> Hands:
    points = (chance.randrange(-25, 126, 5) for _ in range(9))
    return Hands(tuple(HandReport(a, 100 - a) for a in points))


def first_tables(tournament: Tournament, count: int) -> Tournament:
    """The same tournament with only so many tables in each round."""
    rounds = (replace(drawn, tables=drawn.tables[:count]) for drawn in tournament.rounds)
    return replace(tournament, rounds=tuple(rounds))


def measure_draw() -> Figures:
    """Three rounds at tables of four for 16 players, and three of 100 partnerships by lot, new seeds each."""
    seeds = count(1)
    fours, lot = preset("club-evening"), preset("treibhaus")
    works: Works = {
        "fours_16": lambda: _drawn(fours, _PLAYERS, next(seeds)),
        "partnerships_100": lambda: _drawn(lot, _PARTNERSHIPS, next(seeds)),
    }
    return figures(works, _DRAWS)


def _drawn(preset_: Preset, entrants: int, seed: int) -> object:
    regulations = preset_.regulations
    return format_of(regulations.format).plan(range(1, entrants + 1), regulations.rounds, seed)


def opened(tables: int) -> Tournament:
    return preset("club-evening").tournament(f"{tables} Tische", DAY, "Treibhaus", "Europe/Zurich")


def arrivals(tables: int) -> tuple[Change, ...]:
    """Four players for each table come in."""
    everybody = range(1, 4 * tables + 1)
    names = tuple(NewEntrant(f"Steinbock {number}", club=f"Klub {number % 9}") for number in everybody)
    return AddEntrants(names), CheckIn(tuple(EntrantId(number) for number in everybody))


def reports(tournament: Tournament, number: int, chance: Random) -> Iterator[EnterResult]:
    drawn = tournament.round(number)
    for seating in drawn.tables if drawn is not None else ():
        yield EnterResult(number, seating.table, possible_match(chance, tournament.regulations))


def measure_desk() -> Figures:
    """One result of nine hands, entered through the desk into a tournament of 32 tables on the disk."""
    return medians([{"enter": _one_round(seed)} for seed in range(RUNS + 1)][1:])


def _one_round(seed: int) -> Taken:
    """All tables of the first round report, one after the other."""
    chance = Random(seed)  # noqa: S311 - results are no secret
    with (
        tempfile.TemporaryDirectory() as folder,
        Desk.create(Path(folder, "a.tichu"), opened(DESK_TABLES), "1") as desk,
    ):
        for change in arrivals(DESK_TABLES):
            desk.do(change)
        desk.do(PublishDraw(next_round(desk.tournament, seed)))
        results = tuple(reports(desk.tournament, 1, chance))
        return measured(lambda: [desk.do(result) for result in results], len(results))


MEASURES = {"engine": measure_engine, "draw": measure_draw, "desk": measure_desk, "sheets": measure_sheets}


def bench(
    terminal: Terminal, topic: Annotated[str, typer.Argument(metavar=f"[{'|'.join(MEASURES)}]")] = "engine"
) -> None:
    """Measures what the operations of a topic cost, medians of at least five runs."""
    if topic not in MEASURES:
        raise usage("engine-no-such-bench", topic=topic, nearest=nearest(topic, MEASURES) or "engine")
    figures = MEASURES[topic]()
    if terminal.as_json:
        terminal.json(figures)
        return
    for name, values in figures.items():
        numbers = {"rate": values["per_second"], "loops": values["loops_per_op"]}
        terminal.say(terminal.texts("engine-bench", name=name, **numbers))
