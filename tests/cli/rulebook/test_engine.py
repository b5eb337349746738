"""Does the command line answer questions about cards and logs as the contract says?"""

import json

import pytest

from tichu_turnier.cli.rulebook.engine import FOLLOWS_EXAMPLE, LEADS_EXAMPLE


def test_replay_of_real_games(done, shared_data):
    folder = shared_data / "bsw_logs"
    truth = [json.loads(line) for line in (folder / "truth.jsonl").read_text(encoding="utf-8").splitlines()]
    found = done("replay", *sorted(folder.glob("*.tch")), "--json").lines
    assert len(found) == len(truth)
    assert [{key: hand[key] for key in known} for hand, known in zip(found, truth, strict=True)] == truth
    assert {finding["key"] for hand in found for finding in hand["findings"]} == {"log-incomplete"}


def test_replay_in_words(done, shared_data):
    answer = done("replay", shared_data / "bsw_logs" / "game-03.tch")
    first, *_, last = answer.out.splitlines()
    assert first.endswith("in Ordnung")
    assert last == "game-03.tch, Spiel 10: - : -, bricht ab"
    assert "Dieses Spiel bricht ab." in answer.err


def test_replay_goes_on_after_a_file_that_is_not_there(call, shared_data, tmp_path):
    answer = call("replay", tmp_path / "nichts.tch", shared_data / "bsw_logs" / "game-06.tch", "--json")
    assert answer.code == 1
    assert "nichts.tch" in answer.err
    assert all(hand["verdict"] == "ok" for hand in answer.lines)
    assert answer.lines


@pytest.mark.parametrize("content", [b"", b"\0" * 200_000, b"hello\nworld", bytes(range(256)) * 50])
def test_replay_of_no_log(done, tmp_path, content):
    file = tmp_path / "x.tch"
    file.write_bytes(content)
    answer = done("replay", file, "--json")
    assert answer.out == ""
    assert bool(answer.err) is bool(content)


def test_leads_as_known(done, shared_data):
    file = shared_data / "engine" / "leads.jsonl"
    known = [json.loads(line) for line in file.read_text().splitlines()]
    wanted = [{key: case[key] for key in ("id", "total", "distinct_cardsets", "by_type")} for case in known]
    assert done("leads", "--from", file, "--json").lines == wanted


def test_follows_as_known(done, shared_data):
    file = shared_data / "engine" / "follows.jsonl"
    known = [json.loads(line) for line in file.read_text().splitlines()]
    wanted = [{key: case[key] for key in ("id", "legal", "moves")} for case in known]
    assert done("follows", "--from", file, "--json").lines == wanted


@pytest.mark.parametrize(("command", "example"), [("leads", LEADS_EXAMPLE), ("follows", FOLLOWS_EXAMPLE)])
def test_lines_that_cannot_be_understood(call, command, example):
    wrong_cards = (example.replace("Ph", "Xx"), example.replace('"Ph"', '"GB", "GB"'))
    bad = ("{", "[]", "1", '{"cards": 1}', *wrong_cards, "[" * 9_000)
    answer = call(command, "--from", "-", "--json", stdin="\n".join([example, *bad, "", example]))
    assert answer.code == 1
    assert [line["id"] for line in answer.lines] == [1, 1]
    assert len(answer.err.splitlines()) == len(bad)


def test_a_table_that_cannot_be(refused):
    wrong = ('"rank": 99', '"rank": "x"', '"rank": NaN', '"rank": 1e999', '"rank": "7"', '"rank": true')
    bad = "\n".join(FOLLOWS_EXAMPLE.replace('"rank": 7', rank) for rank in wrong)
    assert len(refused("follows", "--from", "-", "--json", stdin=bad).splitlines()) == len(wrong)
    wrong = ('"length": 1.7', '"length": "1"', '"length": true', '"length": 0')
    bad = "\n".join(FOLLOWS_EXAMPLE.replace('"length": 1', length) for length in wrong)
    assert len(refused("follows", "--from", "-", "--json", stdin=bad).splitlines()) == len(wrong)


def test_in_words(done):
    assert done("leads", "--from", "-", stdin=LEADS_EXAMPLE).out.startswith("id: 1  total: ")


def test_what_a_line_says_besides_is_named_once(call, tmp_path):
    file = tmp_path / "lines.jsonl"
    file.write_text('{"cards": ["S2"], "card": ["S3"]}\n{"cards": ["S2"], "card": ["S3"], "total": 1}\n')
    answered = call("leads", "--from", file)
    assert answered.err == "Warnung: Nicht angeschaut: card.\n"
    assert answered.out.count("total: 1") == 2


def test_what_the_table_of_a_line_says_besides_is_named_too(call):
    """A wish inside the table was passed over: the answer was that of another question."""
    lines = FOLLOWS_EXAMPLE.replace('"rank": 7', '"rank": 7, "wish": 11'), FOLLOWS_EXAMPLE
    answered = call("follows", "--from", "-", stdin="\n".join(lines))
    assert (answered.code, answered.err) == (0, "Warnung: Nicht angeschaut: table.wish.\n")
    assert call("follows", "--from", "-", stdin=FOLLOWS_EXAMPLE).err == ""
