"""Is a list of entrants or a file of results, however people write it, read as it is true, or asked about?"""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.transfer.habits.judge import Fate, judge
from tests.transfer.habits.kept import TRUTHS, kept, kept_results
from tests.transfer.habits.lists import write
from tests.transfer.habits.matches import tournament_of
from tests.transfer.habits.questions import HABITS, ordinary
from tests.transfer.habits.recipes import recipe_for, settled
from tests.transfer.habits.result_judge import judge_results
from tests.transfer.habits.result_recipes import HABITS as RESULT_HABITS
from tests.transfer.habits.result_trial import result_trials, tried_results
from tests.transfer.habits.results import write_results
from tests.transfer.habits.trial import UNITS, trials, tried
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.result_preview import preview_results

WORST = Path(__file__).parent / "habits_worst"
"""Lists and results that an earlier reader changed in silence."""
PLAIN = {question: ordinary(question) for question in HABITS}


def plainly(**habits):
    return write(settled({**PLAIN, "file": "pasted", **habits}), 7)


def preview_of(written):
    return read_list(written.content, UNITS[written.truth.unit])


def changed(preview, at, **wrongly):
    """The same reading with one entrant read otherwise."""
    line = preview.lines[at]
    wrong = replace(line, new=replace(line.new, **wrongly))
    return replace(preview, lines=(*preview.lines[:at], wrong, *preview.lines[at + 1 :]))


def test_a_seed_always_writes_the_same_list():
    for seed in range(40):
        one, other = (write(recipe_for(seed), seed) for _ in range(2))
        assert (one.content, one.truth) == (other.content, other.truth)


def test_a_plain_list_is_read_rightly():
    for unit in UNITS:
        written = plainly(unit=unit, club="column", paid="words")
        assert judge(preview_of(written), written.truth).fate is Fate.RIGHT


@pytest.mark.parametrize(
    "wrongly", [{"name": "Fuchs"}, {"club": "Ja"}, {"paid": True}, {"present": True}, {"waiting": True}]
)
def test_whatever_is_read_wrongly_is_seen(wrongly):
    written = plainly(club="column")
    preview = preview_of(written)
    assert judge(preview, written.truth).fate is Fate.RIGHT
    assert judge(changed(preview, 3, **wrongly), written.truth).fate is Fate.SILENT


def test_who_is_lost_or_comes_of_nothing_is_seen():
    written = plainly()
    preview = preview_of(written)
    assert judge(replace(preview, lines=preview.lines[1:]), written.truth).fate is Fate.SILENT
    more = replace(preview.lines[0], new=replace(preview.lines[0].new, name="Total 12"))
    assert judge(replace(preview, lines=(*preview.lines, more)), written.truth).fate is Fate.SILENT


@pytest.mark.parametrize("written", [*kept(WORST / "lists")], ids=lambda written: written.name)
def test_the_worst_lists(written, tmp_path):
    assert tried(written, tmp_path).verdict.silent == []


def test_every_kept_file_has_a_truth():
    for folder, those in ((WORST / "lists", kept), (WORST / "results", kept_results)):
        files = {path.name for path in folder.iterdir()} - {TRUTHS}
        assert files == {each.name for each in those(folder)}


def test_lists_as_people_write_them(tmp_path):
    """Nothing is changed in silence, and few have a line that waits of those in which nothing is open."""
    found = list(trials(range(150), tmp_path))
    assert [(each.written.seed, each.verdict.silent) for each in found if each.verdict.silent] == []
    clear = [each for each in found if not any(entry.open for entry in each.written.truth.entries)]
    assert sum(bool(each.verdict.waiting) for each in clear) <= len(clear) / 8


def plain_results(tmp_path):
    recipe = {question: next(iter(answers)) for question, answers in RESULT_HABITS.items()}
    written = write_results({**recipe, "shape": "one_column"}, 3)
    path = tmp_path / written.name
    path.write_bytes(written.content.replace(b"Endstand", b"Resultat"))
    return written, preview_results(path, tournament_of(written.truth.kind), None)


def test_plain_results_are_read_rightly(tmp_path):
    written, preview = plain_results(tmp_path)
    assert judge_results(preview, written.truth).fate is Fate.RIGHT


def test_whatever_result_is_read_wrongly_is_seen(tmp_path):
    written, preview = plain_results(tmp_path)
    first, *others = preview.lines
    a, b = first.change.report.totals
    for round_, points in ((1, (b, a)), (1, (10, 90)), (2, (a, b))):
        wrong = replace(first, change=EnterResult(round_, 1, Totals(*points)))
        judged = judge_results(replace(preview, lines=(wrong, *others)), written.truth)
        assert judged.fate is Fate.SILENT


@pytest.mark.parametrize("written", [*kept_results(WORST / "results")], ids=lambda written: written.name)
def test_the_worst_results(written, tmp_path):
    assert tried_results(written, tmp_path).verdict.silent == []


def test_results_as_people_write_them(tmp_path):
    found = list(result_trials(range(150), tmp_path))
    assert [(each.written.seed, each.verdict.silent) for each in found if each.verdict.silent] == []
