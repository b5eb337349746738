"""Does the second opinion name faults that are planted in the program?"""

import json
from dataclasses import replace
from functools import cache
from importlib import import_module

import pytest

from benchmarks.opinions import played
from tests.cases import some
from tests.check.faults import IN_CLAIMS, IN_DRAWS
from tests.evenings import evening
from tichu_turnier.check import check, facts_of
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import EnterResult, KeepApart, NeedTable, PublishDraw, Withdraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import EntrantId, Totals
from tichu_turnier.transfer.tournament_json import export_json

MOST = 60
"""Evenings of a preset that are tried until one shows a fault."""


@cache
def evenings(preset, turn):
    """The rough evenings of a preset: its turn-th."""
    at = next(index for index, each in enumerate(PRESETS) if each.key == preset)
    return [now for _, now in played(at + turn * len(PRESETS)) if now.results]


def by(criterion, tournament):
    """The evening ranked by a criterion; by what it has where it is none."""
    chain = (criterion,) if criterion else tournament.regulations.tie_breaks
    return replace(tournament, regulations=replace(tournament.regulations, tie_breaks=chain))


def plant(monkeypatch, fault):
    module, _, name = fault.where.partition(":")
    *inside, last = name.split(".")
    place = import_module(module)
    for step in inside:
        place = getattr(place, step)
    monkeypatch.setattr(place, last, fault.wrong(getattr(place, last)))


def kinds(tournament):
    return {each.kind for each in check(facts_of(json.loads(export_json(tournament))))}


@pytest.mark.parametrize("fault", some(IN_CLAIMS, 1 + len(IN_CLAIMS) // 2), ids=lambda fault: fault.name)
def test_a_fault_in_what_is_claimed_is_named(fault, monkeypatch):
    turns = sorted(range(MOST), key=lambda turn: turn != fault.first)
    tried = [(preset, turn) for turn in turns for preset in fault.presets]
    for preset, turn in tried:
        there = [by(fault.criterion, now) for now in evenings(preset, turn)]
        with monkeypatch.context() as planted:
            plant(planted, fault)
            if any(kinds(now) for now in there):
                return
    pytest.fail(f"{len(tried)} evenings agree")


def with_wishes(preset):
    """An evening of seven or eight with a wish or two, of whom one leaves before the third round."""
    start = evening(preset, 7 if "swiss" in preset or preset == "treibhaus" else 8, rounds=5)
    if preset == "swiss":
        start = KeepApart(EntrantId(1), EntrantId(2)).apply(start)
        start = NeedTable(EntrantId(5), 1).apply(start)
    return start


def play(start):
    for number in range(1, 5):
        if number == 3 and start.regulations.format == "swiss":
            start = Withdraw(EntrantId(3), 3).apply(start)
        try:
            start = PublishDraw(next_round(start, number)).apply(start)
        except Refusal:
            return start
        for table in start.missing(number):
            points = Totals(400 + 100 * table, 600 - 100 * table, 10)
            start = EnterResult(number, table, points).apply(start)
    return start


@pytest.mark.parametrize("preset", sorted({preset for fault in IN_DRAWS for preset in fault.presets}))
def test_nothing_is_named_without_a_fault(preset):
    assert kinds(play(with_wishes(preset))) <= {"possible"}


@pytest.mark.parametrize("fault", IN_DRAWS, ids=lambda fault: fault.name)
def test_a_fault_in_a_draw_is_named(fault, monkeypatch):
    start = with_wishes(fault.presets[0])
    plant(monkeypatch, fault)
    data = json.loads(export_json(play(start))) | {"deviations": []}  # as if nobody had been warned
    assert {each.kind for each in check(facts_of(data))} - {"possible"}
