"""Are game logs read, checked and written as they are, whatever stands in them, by the short way too?"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.rules.engine.playing import begin
from tichu_turnier.finding import Finding
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import NAME_OF_CARD, PHOENIX
from tichu_turnier.rules.engine.position import LiveHand
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.logs import bsw_replay
from tichu_turnier.rules.logs.bsw_events import GIFTS, LONGEST_LINE, PASSES, logged_play
from tichu_turnier.rules.logs.bsw_log import LoggedHand, lines_of, read
from tichu_turnier.rules.logs.bsw_replay import Verdict, _meant, replay
from tichu_turnier.rules.logs.bsw_write import logged, row_of, write
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.plays.follows import leads

NAMES = ("Katze", "", "Uhu\u00a0!", "Dachs-2")


CALLER = replace(
    RANDOM_LEGAL,
    grand_tichu=lambda _before, chance: chance.random() < 0.1,
    tichu=lambda _view, chance: chance.random() < 0.1,
)


def played(seed):
    """A random hand of this program as a log has it, with calls now and then, and its end."""
    hand = play_hand([RANDOM_LEGAL if seed % 3 else CALLER] * 4, random.Random(seed))
    return logged(hand, NAMES), hand.positions[-1]


def hands_of(text):
    return [each for each in read(text.split("\n")) if isinstance(each, LoggedHand)]


def one(text):
    """The replay of the only hand in a log."""
    (hand,) = hands_of(text)
    return replay(hand)


def keys(found):
    return [finding.key for finding in found.findings]


@settings(max_examples=60 if ALL else 30)
@given(st.integers(0, 10**6))
def test_a_written_hand_replays_to_itself(seed):
    hand, position = played(seed)
    text = write(hand)
    again = one(text)
    assert (again.verdict, again.findings) == (Verdict.OK, ())
    assert (again.order, again.computed) == (position.order, hand.result)
    assert write(hands_of(text)[0]) == text


def test_real_games_are_written_as_they_were(shared_data):
    """Save where players were replaced in the middle of a hand; then the cards are still the same."""
    same = 0
    for file in sorted((shared_data / "bsw_logs").glob("*.tch")):
        text = file.read_text(encoding="utf-8")
        hands = hands_of(text)
        written = "".join(write(hand) for hand in hands)
        again = [replay(hand).computed for hand in hands_of(written)]
        assert again == [replay(hand).computed for hand in hands]
        same += written.strip() == text.strip()
    assert same >= 6


def damaged(*changes, seed=4):
    """A good log with some of its text replaced."""
    text = write(played(seed)[0])
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_wrong_result_is_named_not_corrected():
    good = one(damaged())
    a, b = good.computed
    found = one(damaged((f"Ergebnis: {a} - {b}", f"Ergebnis: {a + 100} - {b}")))
    assert (found.verdict, keys(found)) == (Verdict.SCORE_MISMATCH, ["log-score-mismatch"])
    assert found.findings[0].args == {"a": a + 100, "b": b, "computed_a": a, "computed_b": b}
    assert (found.computed, found.logged) == ((a, b), (a + 100, b))


def test_a_hand_that_breaks_off():
    text = damaged()
    for end in range(60, len(text) - 20, 97):
        for hand in hands_of(text[:end]):
            assert replay(hand).verdict is Verdict.INCOMPLETE


def test_a_hand_without_pushes_is_followed_by_the_next():
    text = damaged()
    first = text[: text.index("Schupfen:")]
    assert [replay(hand).verdict for hand in hands_of(first + text)] == [Verdict.INCOMPLETE, Verdict.OK]


def test_a_bad_hand_does_not_stop_the_next():
    good = write(played(4)[0])
    bad = good.replace("passt.", "schläft.", 1)
    verdicts = [replay(hand).verdict for hand in hands_of(bad + good)]
    assert verdicts == [Verdict.ILLEGAL, Verdict.OK]


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (
            lambda hand: hand.fourteens.update({0: (hand.fourteens[1][0], *hand.fourteens[0][1:])}),
            "not-the-deck",
        ),
        (lambda hand: hand.eights.update({2: hand.eights[3]}), "eight-cards"),
        (lambda hand: hand.pushes.update({2: hand.pushes[3]}), "push-not-held"),
        (lambda hand: hand.events.__delitem__(slice(8, None)), "not-over"),
    ],
)
def test_cards_that_cannot_be_and_an_end_too_early_are_named(spoil, key):
    hand, _ = played(4)
    spoil(hand)
    found = one(write(hand))
    assert (found.verdict, keys(found)) == (Verdict.ILLEGAL, [f"log-{key}"])


def test_a_tichu_said_twice_counts_once():
    start = "Rundenverlauf------------------\n"
    text = damaged((start, start + "Tichu: (3)x\nTichu: (3)x\n"))
    found = one(text)
    assert (found.tichu, keys(found)) == ((3,), ["log-score-mismatch"])


def test_both_values_of_the_phoenix_are_kept_until_a_play_decides():
    """`K K Phoenix 2 2` was beaten by 3 3 3 8 8: it was the lower triple."""
    position = begin("SK GK Ph B2 G2 S4", "S3 B3 R3 S8 B8 S5", "S6", "S7")
    findings = []
    row = "GK SK Ph B2 G2"
    both = _meant([LiveHand(position)], logged_play(0, row), 1, findings)
    assert sorted(each.table.rank for each in both) == [2, 13]
    (decided,) = _meant(both, logged_play(1, "S8 B8 S3 B3 R3"), 2, findings)
    assert (decided.table.rank, findings) == (3, [])


STRAIGHTS = [("Ph S7 B6 S5 S4", 8), ("S7 B6 S5 S4 Ph", 7), ("S8 Ph B6 S5 S4", 8)]


@pytest.mark.parametrize(("row", "rank"), STRAIGHTS)
def test_the_phoenix_of_a_straight_is_written_at_its_place(row, rank):
    (meaning,) = logged_play(0, row).meanings
    assert meaning.rank == rank
    assert meaning.phoenix == {"P": 8, "S7": 3, "S8": 7}[row[: 1 + (row[0] == "S")]]
    assert row_of(meaning).index(PHOENIX) == row.split().index("Ph")


def test_lines_outside_of_hands_are_counted():
    text = "\n--END GAME--\nHallo\nWelt\n" + damaged() + "\n--END GAME--\nnoch etwas\n"
    found = [each for each in read(text.split("\n")) if isinstance(each, Finding)]
    assert [(each.key, each.args["count"]) for each in found] == [
        ("log-outside-of-hands", 2),
        ("log-outside-of-hands", 1),
    ]


@settings(max_examples=80 if ALL else 30)
@given(st.integers(0, 30), st.data())
def test_whatever_happens_to_a_log_there_is_an_answer(seed, data):
    """Lines lost, doubled, swapped, cut or replaced by rubbish: findings, never an error."""
    lines = write(played(seed)[0]).split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        rubbish = data.draw(st.one_of(st.text(max_size=20), st.just("\0" * 50), st.just("(1): ")))
        change = data.draw(st.sampled_from(("lose", "double", "swap", "cut", "rubbish")))
        if change == "lose":
            lines[place] = ""
        elif change == "double":
            lines.insert(place, lines[place])
        elif change == "swap":
            lines[place], lines[other] = lines[other], lines[place]
        else:
            lines[place] = rubbish if change == "rubbish" else lines[place][: len(lines[place]) // 2]
    for hand in read(lines):
        if isinstance(hand, LoggedHand):
            found = replay(hand)
            assert (found.verdict is Verdict.OK) is not bool(found.findings)


def test_an_endless_line_takes_no_memory():
    def chunks():
        yield write(played(4)[0]).encode()
        for _ in range(50):
            yield b"\0x" * 50_000

    lines = list(lines_of(chunks()))
    assert max(map(len, lines)) <= LONGEST_LINE * 4 + 1
    first, outside = list(read(lines))
    assert (replay(first).verdict, outside.key) == (Verdict.OK, "log-outside-of-hands")


def test_an_endless_hand_takes_no_memory():
    head = damaged().split("Ergebnis")[0].split("\n")
    (hand,) = read([*head, *(["(1) passt."] * 5_000), "Ergebnis: 1 - 99"])
    assert (len(hand.events) < 1_100, hand.result) == (True, None)
    assert "log-too-many-lines" in keys(replay(hand))


@pytest.mark.parametrize("chunk", [1, 7, 1000])
def test_pieces_of_a_file_are_put_together(chunk):
    text = "Käse\r\n\nÜber 2\nEnde"
    data = text.encode()
    pieces = [data[place : place + chunk] for place in range(0, len(data), chunk)]
    assert list(lines_of(pieces)) == ["Käse", "", "Über 2", "Ende"]


def both_ways(hand):
    """What came of a hand, its findings and its last position, with the short cut and without."""
    findings = [list(hand.findings), list(hand.findings)]
    positions = []
    rules = replay(hand).rules
    slow = bsw_replay._follow(hand, rules, findings[0], positions)
    quick = bsw_replay._follow(hand, rules, findings[1])
    assert slow.position() == positions[-1]
    return (slow.position(), findings[0]), (quick.position(), findings[1])


def attempts(position, chance):
    """What somebody might do now; most of it breaks a rule, some with cards of another player."""
    for seat in SEATS:
        holder = chance.choice((seat, seat, chance.randrange(4)))
        options = leads(position.holdings[holder]) or leads(position.trick)
        for combination in chance.sample(options, min(len(options), 4)):
            yield logged_play(seat, " ".join(NAME_OF_CARD[card] for card in row_of(combination)))
        yield PASSES[seat]
    yield GIFTS[chance.randrange(4)]


@settings(max_examples=12)
@given(st.integers(0, 10**9))
def test_the_same_findings_and_moments_both_ways(seed):
    chance = random.Random(seed)
    hand = next(read(write(played(seed)[0]).split("\n")))
    slow, quick = both_ways(hand)
    assert slow == quick
    positions = replay(hand).positions
    for place in chance.sample(range(len(positions)), 12):
        for event in attempts(positions[place], chance):
            events = [*hand.events[:place], event, *hand.events[place:][:3]]
            slow, quick = both_ways(replace(hand, events=events, lines=list(range(len(events)))))
            assert slow == quick
