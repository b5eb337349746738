"""Does every setting of every preset change how an evening goes, or say that it decides nothing there?"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.cases import some
from tests.evenings import fresh, keys
from tichu_turnier.finding import Severity
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import AddEntrants, EnterResult, PublishDraw, SetRegulations
from tichu_turnier.tournament.draws.formats import format_of, next_round, planned_rounds
from tichu_turnier.tournament.draws.idle_settings import idle_settings
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Hands,
    MatchReport,
    OddNumbers,
    Regulations,
    Totals,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings

PEOPLE, ROUNDS = 9, 4
SEEDS = 5, 6, 7
Change = Callable[[Regulations], Regulations]


def _scored(**changed: int) -> Change:
    return lambda old: replace(old, scoring=replace(old.scoring, **changed))


def _bracket(**changed: int) -> Change:
    return lambda old: replace(old, knock_out=replace(old.knock_out, **changed))


def _apart(old: Regulations) -> int:
    """Of nine in a bracket nobody is kept from anybody for four rounds."""
    return 0 if old.clubs_apart_rounds else ROUNDS if format_of(old.format).bracket is None else 2


SETTINGS: dict[str, Change] = {
    "odd-numbers": lambda old: replace(old, odd_numbers=OddNumbers.FIVE),
    "by-standings": lambda old: replace(old, by_standings=not old.by_standings),
    "seeded": lambda old: _bracket(seeded=not old.knock_out.seeded)(old),
    "third-place": lambda old: _bracket(third_place=not old.knock_out.third_place)(old),
    "best-of-three-from": _bracket(best_of_three_from=8),
    "groups": _bracket(groups=3),
    "advancing": _bracket(advancing=1),
    "win": _scored(win=17),
    "tie": _scored(tie=17),
    "double": _scored(double=17),
    "double-with-lost-call": _scored(double_with_lost_call=17),
    "flat": lambda old: replace(old, flat_victory_points=17),
    "bye-credit": lambda old: replace(old, bye_credit=ByeCredit.FLAT, flat_victory_points=17),
    "dropped-rounds": lambda old: replace(old, dropped_rounds=1),
    "clubs-apart-rounds": lambda old: replace(old, clubs_apart_rounds=_apart(old)),
}
"""Everything that decides who plays whom, and what it counts."""
EVERY = [(preset.key, setting) for preset in PRESETS for setting in SETTINGS]
SOME = some(EVERY, 1 + (len(EVERY) - 1) // 4)
"""One in four: each setting in some presets, each preset with some settings."""


def _report(before: Regulations, number: int, table: int, *, ties: bool) -> MatchReport:
    """What a table reports, whatever the regulations are then: ties, doubles, lost calls."""
    chance = Random(1000 * number + table)
    if before.scoring.unit == "match" and before.stages == 1:
        a, b = (500, 500) if ties and table == 1 and number == 1 else (400 + 5 * table, 595 - 5 * table)
        return Totals(a, b) if chance.random() < 0.5 else Totals(b, a)
    tie, lost = HandReport(50, 50), (Call.TICHU, Call.NONE, Call.NONE, Call.NONE)
    doubles = HandReport(200, 0, double=Double.SIDE_02), HandReport(100, 0, lost, 2, Double.SIDE_02)
    return Hands((tie, *doubles, *(HandReport(p, 100 - p) for p in chance.choices(range(0, 105, 5), k=7))))


def _played(regulations: Regulations, usual: Regulations, seed: int) -> tuple[object, ...]:
    """An evening of nine by these regulations with the reports of the usual ones: rounds and standings."""
    before = replace(fresh(), regulations=replace(regulations, rounds=ROUNDS))
    teams = before.regulations.unit is Unit.PARTNERSHIP
    new = (
        NewEntrant(f"Karte {n}", (f"Karo {n}", f"Herz {n}") if teams else (), club=f"Wald {n // 3}")
        for n in range(PEOPLE)
    )
    tournament = AddEntrants(tuple(new)).apply(before)
    while len(tournament.rounds) < min(planned_rounds(tournament), 2 * ROUNDS):
        tournament = PublishDraw(next_round(tournament, seed)).apply(tournament)
        tournament = _with_results(tournament, usual)
    rounds = [(each.tables, each.sitting_out) for each in tournament.rounds]
    rows = [
        (row.place, row.entrant.id, row.record.victory_points, row.values) for row in standings(tournament)
    ]
    return rounds, rows


def _with_results(tournament: Tournament, usual: Regulations) -> Tournament:
    number, way = len(tournament.rounds), format_of(usual.format)
    ties = way.bracket is None or "groups" in way.options
    for seating in tournament.rounds[-1].tables:
        report = _report(usual, number, seating.table, ties=ties)
        tournament = EnterResult(number, seating.table, report).apply(tournament)
    return tournament


@cache
def _usual(key: str, seed: int) -> tuple[object, ...]:
    regulations = _preset(key)
    return _played(regulations, regulations, seed)


def _preset(key: str) -> Regulations:
    return next(each for each in PRESETS if each.key == key).regulations


@pytest.mark.parametrize(("key", "setting"), SOME)
def test_a_setting_has_an_effect_or_is_said_to_have_none(key: str, setting: str) -> None:
    usual = _preset(key)
    changed = SETTINGS[setting](usual)
    if changed == usual:
        pytest.skip("this preset has it so")
    found = SetRegulations(changed).findings(replace(fresh(), regulations=usual))
    if setting == "dropped-rounds" and format_of(usual.format).bracket is not None:
        assert keys(found) == ["regulations-dropped-knock-out"]
        return
    if setting == "dropped-rounds" and usual.rounds == 1:
        assert keys(found) == ["regulations-dropped-all"]
        return
    said = [each.args["setting"] for each in found if each.key == "regulations-idle"]
    assert all(each.severity is Severity.WARNING for each in found), keys(found)
    assert said == ([setting] if setting in idle_settings(changed) else [])
    same = all(_played(changed, usual, seed) == _usual(key, seed) for seed in SEEDS)
    assert bool(said) == same


@pytest.mark.parametrize(
    ("rounds", "dropped", "refused"), [(3, 2, False), (3, 3, True), (1, 0, False), (6, 7, True)]
)
def test_at_least_one_round_counts(rounds: int, dropped: int, *, refused: bool) -> None:
    usual = _preset("dtm")
    changed = replace(usual, rounds=rounds, dropped_rounds=dropped)
    found = SetRegulations(changed).findings(replace(fresh(), regulations=usual))
    assert ("regulations-dropped-all" in keys(found)) is refused
