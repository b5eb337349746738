"""Is JSON in which a key stands twice refused, as nobody knows which value counts?"""

import pytest

from tests.evenings import keys, refused
from tichu_turnier.cli.rounds.plans import read_plan
from tichu_turnier.files.whole import KeyTwiceError, parsed_json
from tichu_turnier.rules.ruleset import PRINTED_RULES
from tichu_turnier.transfer.rankings.ranking_source import ranking_of
from tichu_turnier.transfer.results_file import results_of
from tichu_turnier.transfer.tournament_json import import_json

GOOD = '{"round": 1, "table": 1, "score": [600, 400]}'
TWICE = '{"round": 1, "table": 2, "score": [600, 400], "score": [400, 600]}'


def results(text):
    return [(line.number, keys(line.findings)) for line in results_of(text, lambda *_: PRINTED_RULES)[0]]


def test_a_result_with_a_key_twice_is_none():
    """The last one once won in silence."""
    assert results(f"{GOOD}\n{TWICE}\n") == [(1, []), (2, ["import-key-twice"])]
    assert results(f"{TWICE}\n{GOOD}\n") == [(1, ["import-key-twice"]), (2, [])]
    assert results(TWICE) == [(1, ["import-key-twice"])]


@pytest.mark.parametrize(
    "text",
    [
        f"[{GOOD},\n{TWICE}\n]",
        TWICE.replace(", ", ",\n  ").replace("}", "\n}"),
        '{"round": 1, "table": 1, "hands": [\n{"a": 55, "b": 45, "a": 45}]}',
    ],
)
def test_a_file_that_is_one_value_with_a_key_twice_is_refused(text):
    assert refused(results_of, text, lambda *_: PRINTED_RULES) == ["import-key-twice"]


def test_plans_rankings_and_whole_tournaments_too(tmp_path):
    plan, ranking = tmp_path / "plan.json", tmp_path / "rang.jsonl"
    seats = '{"tables": [{"table": 1, "seats": [1, 2, 3, 4], "table": 2}]}'
    for text in (seats, seats.replace(", ", ",\n")):
        plan.write_text(text, encoding="utf-8")
        assert refused(read_plan, str(plan)) == ["import-key-twice"]
    ranking.write_text('[{"Rang": 1, "Name": "Bär", "Punkte": 3, "Punkte": 4}]', encoding="utf-8")
    assert refused(ranking_of, ranking) == ["import-key-twice"]
    assert refused(import_json, '{"format": "tichu", "version": 1, "version": 2}') == ["import-key-twice"]


def test_keys_of_different_objects_may_be_the_same():
    assert parsed_json('[{"a": 1, "b": {"a": 2}}, {"a": 3}]') == [{"a": 1, "b": {"a": 2}}, {"a": 3}]
    with pytest.raises(KeyTwiceError, match="a"):
        parsed_json('[{"b": {"a": 2, "a": 2}}]')
