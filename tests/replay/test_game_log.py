"""The hands of a game log are found and shown, whatever else stands in the file."""

import pytest

from tests.replay.game_logs import a_log, spoilt
from tichu_turnier.replay import game_log
from tichu_turnier.replay.game_log import cut, listed, open_log, viewed
from tichu_turnier.rules.logs.bsw_log import GRAND, START
from tichu_turnier.rules.logs.bsw_replay import Verdict

THREE = (4, 8, 10)


def keys(findings):
    return [finding.key for finding in findings]


def test_a_log_is_cut_into_hands(tmp_path):
    log = a_log(*THREE)
    file = tmp_path / "abend.tch"
    file.write_bytes(log)
    found = open_log(file)
    assert (found.name, found.findings) == ("abend.tch", ())
    assert b"".join(piece.content for piece in found.pieces) == log
    assert [piece.number for piece in found.pieces] == [1, 2, 3]
    lines = log.decode().split("\n")
    assert [lines[piece.line - 1] for piece in found.pieces] == [GRAND] * 3
    hands = [viewed(piece) for piece in found.pieces]
    assert [hand.listed for hand in hands] == [listed(piece) for piece in found.pieces]
    assert {hand.listed.verdict for hand in hands} == {Verdict.OK}
    assert all(hand.listed.logged == hand.listed.computed for hand in hands)
    assert hands[0].names == ("Katze", "", "Uhu !", "Dachs-2")
    assert hands[0].findings == ()


def test_an_illegal_step_stands_where_it_happened():
    log = spoilt(a_log(*THREE))
    (piece, *_) = cut("x", log).pieces
    hand = viewed(piece)
    *before, last = hand.steps
    assert hand.listed.verdict is Verdict.ILLEGAL
    assert not any(step.finding for step in before)
    assert (last.refused, last.finding.key) == (True, "play-out-of-turn")
    assert "passt" in log.decode().split("\n")[last.finding.where[1] - 1]
    assert last.said.key == "viewer-passes"
    assert last.seats == before[-1].seats


def test_cards_that_cannot_be_played_are_shown():
    lines = a_log(4).decode().split("\n")
    run = next(number for number, line in enumerate(lines) if "Rundenverlauf" in line)
    lines[run + 1] = f"{lines[run + 1].partition(':')[0]}: Dr Hu "
    (piece,) = cut("x", "\n".join(lines).encode()).pieces
    last = viewed(piece).steps[-1]
    assert last.refused
    assert len(last.seats[last.top].laid) == 2
    assert (last.said.what.key, last.said.what.cards.bit_count()) == ("viewer-what-cards", 2)


def test_a_call_that_is_said_twice_counts_once():
    lines = a_log(4).decode().split("\n")
    run = next(number for number, line in enumerate(lines) if "Rundenverlauf" in line)
    seat = (int(lines[run + 1][1]) + 1) % 4
    lines[run + 1 : run + 1] = [f"Tichu: ({seat})Uhu"] * 2
    (piece,) = cut("x", "\n".join(lines).encode()).pieces
    steps = viewed(piece).steps
    assert [step.said.key for step in steps[5:7]] == ["viewer-calls", "viewer-calls-again"]
    assert steps[6].said.args == {"who": seat}


def test_pushing_is_seen_before_the_play():
    hand = viewed(cut("x", a_log(4)).pieces[0])
    pushing, begin = hand.steps[:4], hand.steps[4]
    assert [step.said.key for step in hand.steps[:5]] == ["viewer-pushes"] * 4 + ["viewer-begins"]
    assert [step.said.args["who"] for step in pushing] == [0, 1, 2, 3]
    last = pushing[-1].seats
    for seat in range(4):
        assert (len(last[seat].cards), len(last[seat].laid)) == (11, 3)
        got = {last[(seat - step) % 4].laid[step - 1] for step in (1, 2, 3)}
        assert set(begin.seats[seat].cards) == got | set(last[seat].cards)


def test_a_wrong_result_is_a_finding_of_the_whole_hand():
    head, _, result = a_log(4).decode().rpartition("Ergebnis: ")
    (piece,) = cut("x", f"{head}Ergebnis: 1{result}".encode()).pieces
    hand = viewed(piece)
    assert hand.listed.verdict is Verdict.SCORE_MISMATCH
    assert keys(hand.findings) == ["log-score-mismatch"]
    assert not any(step.finding for step in hand.steps)


@pytest.mark.parametrize(
    ("log", "found"),
    [
        (b"", ["viewer-no-log"]),
        (b"\0" * 100_000, ["viewer-no-log"]),
        (f"Guten Abend\n{GRAND}\n".encode(), ["log-outside-of-hands"]),
        (f"{GRAND} \n{START}".encode(), ["viewer-no-log"]),
    ],
)
def test_what_stands_outside_of_hands(log, found):
    assert keys(cut("x", log).findings) == found


@pytest.mark.parametrize("rest", [b"", b"\0\xff" * 2_000, b"(0)\n" * 3_000, b"x" * 100_000, START.encode()])
def test_a_damaged_hand_does_not_hide_the_others(rest):
    begin = f"{GRAND}\n".encode()
    broken, whole = cut("x", begin + rest + b"\n" + a_log(4).replace(b"\n", b"\r\n")).pieces
    assert (viewed(broken).steps, viewed(broken).listed.verdict) == ((), Verdict.INCOMPLETE)
    assert viewed(broken).findings
    assert viewed(whole).listed.verdict is Verdict.OK


def test_lines_after_a_hand_are_told_with_it():
    (piece, _) = cut("x", a_log(4) + b"Danke\n" + a_log(8)).pieces
    assert keys(viewed(piece).findings) == ["log-outside-of-hands"]


def test_a_long_log_is_cut_short(monkeypatch, tmp_path):
    log = a_log(4)
    file = tmp_path / "x.tch"
    file.write_bytes(log * 3)
    monkeypatch.setattr(game_log, "MOST_HANDS", 2)
    assert keys(open_log(file).findings) == ["viewer-long-log"]
    monkeypatch.setattr(game_log, "MOST_HANDS", 5)
    monkeypatch.setattr(game_log, "MOST_BYTES", len(log) + 10)
    found = open_log(file)
    assert keys(found.findings) == ["viewer-long-log"]
    assert listed(found.pieces[0]).verdict is Verdict.OK
