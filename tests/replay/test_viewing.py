"""Each step of a hand is described and shown as it happened."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.engine.playing import action, begin
from tests.rules.logs.test_bsw_log import played
from tichu_turnier.replay.viewing import next_trick, previous_trick, viewed_steps
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import names_of
from tichu_turnier.rules.engine.ending import counted_points
from tichu_turnier.rules.engine.play import play
from tichu_turnier.rules.engine.position import CallTichu, Pass
from tichu_turnier.rules.logs.bsw_events import LoggedGift, LoggedPlay
from tichu_turnier.rules.logs.bsw_replay import replay

SAID_OF = {
    LoggedPlay: {"leads", "plays", "plays-dog", "plays-wish", "bombs", "bombs-early"},
    Pass: {"passes", "passes-taken", "takes", "must-give"},
    LoggedGift: {"gives"},
    CallTichu: {"calls", "nothing"},
}
A_HAND = ("Ma S5 S7 B7", "S8 Dr", "S9 S10", "SK BK RK GK Hu")


def told(line, *holdings, turn=0):
    """The steps of a hand in the notation of `tests.rules.engine.playing`."""
    positions = [begin(*holdings, turn=turn)]
    for text in line.split():
        positions.append(play(positions[-1], action(text)))
    return viewed_steps(positions)


def said(steps):
    """What happened at each step, shortly: `leads 0 pair`."""
    found = []
    for step in steps:
        what = step.said.what.key.removeprefix("viewer-what-") if step.said.what else ""
        words = (step.said.key.removeprefix("viewer-"), *map(str, step.said.args.values()), what)
        found.append(" ".join(filter(None, words)))
    return found


def test_a_wish_a_bomb_and_a_gift():
    steps = told("0:Ma!8 1:S8 3*:SK,BK,RK,GK 0- 1- 2- 3- 3:Hu", *A_HAND)
    assert said(steps) == [
        *("begins 0", "plays-wish 0 8 mah-jong", "plays 1 single", "bombs-early 3 bomb4", "passes 0"),
        *("passes 1", "passes 2", "takes 3 40", "plays-dog 3 1"),
    ]
    assert [step.wish for step in steps[:3]] == [None, 8, None]
    assert [step.card_points for step in steps[6:8]] == [(0, 0), (0, 40)]
    assert [step.trick for step in steps] == [0, 1, 1, 1, 1, 1, 1, 1, 2]
    assert steps[-1].seats[3].place == 1


def test_a_dragon_is_given_away():
    steps = told("0:S5 1:Dr 2- 3- 0- 1- 1>0", *A_HAND[:3], "S2 S3", turn=0)
    assert said(steps)[-3:] == ["passes 0", "must-give 1", "gives 1 30 0"]
    assert [step.waits for step in steps[-3:]] == ["take", "give", "lead"]
    assert [seen.dragon for seen in steps[-1].seats] == [True, False, False, False]
    assert steps[-1].card_points == (30, 0)


def test_the_trick_of_a_player_who_is_out_is_told_with_the_last_pass():
    before = begin("SA", "S3 S4", "S5 S6", "S7 S8")
    positions = [before, play(before, action("0:SA"))]
    for text in ("1-", "2-"):
        positions.append(play(positions[-1], action(text)))
    taken = play(play(positions[-1], action("3-")), action("0-"))
    assert said(viewed_steps([*positions, taken]))[-1] == "passes-taken 3 0 0"


def test_what_lies_on_the_table():
    steps = told("0:S7,B7 1- 2- 3- 0- 0:S5 1:S8 2:S9 3- 0-", *A_HAND[:3], "S2 S3")
    pair, taken, last = steps[1], steps[5], steps[-1]
    assert names_of(sum(pair.seats[0].laid)) == ["S7", "B7"]
    assert pair.top == 0
    assert [seen.passed for seen in steps[3].seats] == [False, True, True, False]
    assert (taken.top, any(seen.laid for seen in taken.seats)) == (None, False)
    assert [names_of(sum(seen.laid)) for seen in last.seats] == [["S5"], ["S8"], ["S9"], []]
    assert [seen.passed for seen in last.seats] == [True, False, False, True]


def test_holdings_are_sorted_from_high_to_low():
    (step,) = viewed_steps([begin("Hu Ma S2 SA Ph Dr G10", "S3", "S4", "S5")])
    assert [names_of(card)[0] for card in step.seats[0].cards] == ["Dr", "Ph", "SA", "G10", "S2", "Ma", "Hu"]


@pytest.mark.parametrize(
    ("cards", "what", "ranks"),
    [
        ("0:S7", "single", {"rank": 7}),
        ("0:Ph", "phoenix", {}),
        ("0:S7,B7,R7,S3,B3", "full", {"rank": 7, "low": 3}),
        ("0:S7,B7,Ph,S3,B3=3", "full", {"rank": 3, "low": 7}),
        ("0:S3,S4,S5,B6,S7", "straight", {"low": 3, "high": 7}),
        ("0:S3,S4,S5,S6,S7", "bombsf", {"low": 3, "high": 7}),
        ("0:S3,B3,S4,B4", "stairs", {"low": 3, "high": 4}),
    ],
)
def test_combinations_are_named(cards, what, ranks):
    holding = "S7 B7 R7 S3 B3 S4 B4 S5 B6 S6 Ph SA"
    step = told(cards, holding, "S8", "S9", "S10")[1]
    assert step.said.what.key == f"viewer-what-{what}"
    assert step.said.what.args == ranks


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_every_event_of_a_hand_is_told(seed):
    hand, position = played(seed)
    steps = viewed_steps(replay(hand).positions)
    assert len(steps) == len(hand.events) + 3
    for event, step in zip(hand.events, steps[1:-2], strict=True):
        key, args = step.said.key.removeprefix("viewer-"), step.said.args
        assert key in SAID_OF[type(event)]
        assert args.get("to" if isinstance(event, LoggedGift) else "who") == getattr(
            event, "to", getattr(event, "seat", None)
        )
        if isinstance(event, LoggedPlay):
            assert set(step.seats[event.seat].laid) == set(event.cards)
            assert (step.top, step.seats[event.seat].passed) == (event.seat, False)
    ending = steps[-1]
    assert (ending.said.args["a"], ending.said.args["b"]) == hand.result
    assert ending.turn is None
    counted = counted_points(position)
    assert counted is None or ending.card_points == counted


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_no_card_and_no_call_is_lost(seed):
    hand, position = played(seed)
    for step in viewed_steps(replay(hand).positions):
        held = sum(sum(seen.cards) for seen in step.seats)
        assert not held & sum(sum(seen.laid) for seen in step.seats if step.turn is not None)
        for seat in SEATS:
            seen = step.seats[seat]
            assert (seen.place is None) == bool(seen.cards)
            assert (seen.made is None) or seen.call is not Call.NONE
    assert tuple(seen.call for seen in step.seats) == position.calls


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_tricks_are_reached_forwards_and_backwards(seed):
    steps = viewed_steps(replay(played(seed)[0]).positions)
    at, forwards = 0, [0]
    while at != len(steps) - 1:
        at = next_trick(steps, at)
        forwards.append(at)
    assert [steps[place].trick for place in forwards[:-1]] == list(range(len(forwards) - 1))
    backwards = []
    while at:
        at = previous_trick(steps, at)
        backwards.append(at)
    assert backwards[::-1] == forwards[:-1]


def test_nothing_to_see():
    assert viewed_steps([]) == ()


def test_a_double_victory_is_told():
    steps = told("0:SA 1- 2:Dr", "SA", "S3 S4", "Dr", "S7 S8")
    assert said(steps)[-2:] == ["ends-double 0 2", "result-with-calls 200 0"]
