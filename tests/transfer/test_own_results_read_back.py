"""Do the exports of results and of hands come back as what they were?"""

from dataclasses import replace
from itertools import product

import pytest

from tests import evenings
from tests.cases import some
from tests.evenings import ANIMALS, keys
from tests.random_evenings import random_evening
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.sheets.formats.csv_text import statistics
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.transfer.result_preview import preview_results

NUMBERS = (4, 8, 11, 12, 15, 16, 30)
"""Evenings with tables of two, five and six, boards with adjusted scores, walkovers, notes and reasons."""
REFUSED = {"result-needs-hands", "result-needs-stages", "result-round-locked", "result-total-sum"}
"""Where totals are not enough, or a round is locked, that is said."""


def read_back(tournament, part, kind, language, folder):
    file = folder / f"export.{kind}"
    file.write_bytes(statistics(tournament, part, kind, language))
    return file


@pytest.mark.parametrize(
    ("number", "part", "kind"), some(list(product(NUMBERS, ["results", "hands"], ["csv", "jsonl"])), 10)
)
def test_what_was_exported_comes_back(tmp_path, number, part, kind):
    """Into the same evening it brings nothing new; where there are no results, the same, or words why not."""
    tournament = random_evening(number)
    wanted = {
        at: result
        for at, result in tournament.results.items()
        if part == "results" or isinstance(result.report, Hands)
    }
    if not wanted:
        pytest.skip("nothing is exported")
    for language in ("de", "en", "fr"):
        file = read_back(tournament, part, kind, language, tmp_path)
        same = preview_results(file, tournament, None)
        assert {line.change.at for line in same.lines if line.stands} == set(wanted)
        fresh = preview_results(file, replace(tournament, results=frozen({})), None)
        for line in fresh.lines:
            if not line.accepted:
                assert REFUSED & set(keys(line.findings)), line
                continue
            after = line.change.apply(fresh_of(tournament)).results[line.change.at]
            old = wanted[line.change.at]
            assert after.report.totals == old.report.totals
            assert after.report.hands_played == old.report.hands_played
            assert part == "results" or after.report == old.report
            assert (after.accepted_because, line.note) == (old.accepted_because, old.note)


def test_adjusted_scores_of_boards_come_back(tmp_path):
    tournament = evenings.drawn(evenings.listed(evenings.fresh(preset("duplicate")), ANIMALS[:4]), 1, 1)
    rules = tournament.regulations.rules
    report = Hands(tuple(parse_hand(text, rules) for text in ("AVG+:AVG-", "55:45", "AVG")))
    entered = EnterResult(1, 2, report).apply(tournament)
    for kind in ("csv", "jsonl"):
        file = read_back(entered, "hands", kind, "de", tmp_path)
        (change,) = preview_results(file, tournament, None).accepted()
        assert change.apply(tournament).results == entered.results


def fresh_of(tournament):
    return replace(tournament, results=frozen({}))
