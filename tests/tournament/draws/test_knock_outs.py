"""Are whole knock-outs drawn, decided and ranked as on paper?

A round is a line `Adler-Hase 1000:400 ... bye Biber`: what is to be drawn, table by table, and how it ends.
"""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import evenings
from tests.evenings import fresh, keys, listed, told
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    PublishDraw,
    SetRegulations,
    SwapSeats,
    Withdraw,
)
from tichu_turnier.tournament.draws.formats import due, next_round, planned_rounds
from tichu_turnier.tournament.draws.plan import plan_of, round_from_plan
from tichu_turnier.tournament.draws.rotation.lots import generator, pick
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.tournament.insight.evening import DrawRound, PrizeGiving, Register, next_step
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.presets import DOUBLE_ELIMINATION, GROUPS_KNOCK_OUT, KNOCK_OUT, SWISS
from tichu_turnier.tournament.model.snapshot import ByeCredit, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.standings import standings

ANIMALS = evenings.ANIMALS[:8]
NOW = Moment(0.0, 0.0, "")


def field(preset, names=ANIMALS, **knock_out):
    """A tournament in which the list of entrants is the seeding, everybody here."""
    wanted = replace(preset.regulations.knock_out, **{"seeded": True, **knock_out})
    tournament = listed(fresh(preset, knock_out=wanted), names)
    return CheckIn(tuple(tournament.entrants)).apply(tournament)


def drawn(tournament, seed=1):
    """With the next round drawn and published; nothing may speak against it."""
    found = next_round(tournament, seed)
    assert told(PublishDraw(found), tournament) == []
    return PublishDraw(found).apply(tournament)


def line_of(tournament):
    """The last round as a line without results."""
    names = {who: entrant.name for who, entrant in tournament.entrants.items()}
    turn = tournament.rounds[-1]
    tables = [f"{names[s.seats[0]]}-{names[s.seats[1]]}" for s in turn.tables]
    resting = ["bye", *(names[who] for who in turn.sitting_out)] if turn.sitting_out else []
    return " ".join([*tables, *resting])


def entered(tournament, *scores):
    """With these results of the last round."""
    for table, score in enumerate(scores, 1):
        a, b = map(int, score.split(":"))
        tournament = EnterResult(len(tournament.rounds), table, Totals(a, b)).apply(tournament)
    return tournament


def play(tournament, lines):
    """Draws round after round, compares with the lines, and enters what they say."""
    for line in lines.strip().splitlines():
        played, _, _ = line.partition("bye")
        words = played.split()
        tournament = drawn(tournament)
        wanted = line
        for score in words[1::2]:
            wanted = wanted.replace(f" {score}", "", 1)
        assert line_of(tournament) == wanted.strip()
        tournament = entered(tournament, *words[1::2])
    return tournament


def places(tournament):
    return " ".join(f"{row.place}:{row.entrant.name}" for row in standings(tournament))


def test_knock_out_of_six():
    lines = """
    Elster-Fuchs 1000:400 Dachs-Gans 300:1100 bye Adler Biber
    Adler-Elster 1005:495 Biber-Gans 650:1050
    Adler-Gans 800:1000 Elster-Biber 1200:700
    """
    ended = play(field(KNOCK_OUT, ANIMALS[:6]), lines)
    assert places(ended) == "1:Gans 2:Adler 3:Elster 4:Biber 5:Dachs 5:Fuchs"
    assert (next_step(ended, NOW), planned_rounds(ended), due(ended)) == (PrizeGiving(3), 3, ())
    before = replace(ended, rounds=ended.rounds[:2])
    assert places(before) == "1:Adler 1:Gans 3:Biber 3:Elster 5:Dachs 5:Fuchs"


def test_best_of_three_from_the_semi_finals():
    lines = """
    Adler-Igel 1000:100 Elster-Fuchs 1000:100 Biber-Hase 1000:100 Dachs-Gans 1000:100
    Adler-Elster 1000:100 Biber-Dachs 100:1000
    Adler-Elster 1000:100 Biber-Dachs 1000:100
    Biber-Dachs 100:1000
    Adler-Dachs 100:1000
    Adler-Dachs 100:1000
    """
    ended = play(field(KNOCK_OUT, best_of_three_from=4, third_place=False), lines)
    assert places(ended) == "1:Dachs 2:Adler 3:Biber 3:Elster 5:Fuchs 5:Gans 5:Hase 5:Igel"
    assert next_step(ended, NOW) == PrizeGiving(6)


def test_groups_then_semi_finals():
    # A: Adler, Elster, Fuchs, Igel; B: Biber, Dachs, Gans, Hase: dealt to and fro
    tournament, met = field(GROUPS_KNOCK_OUT), set()
    for _ in range(3):
        tournament = drawn(tournament)
        names = [pair.split("-") for pair in line_of(tournament).split()]
        met.update(map(frozenset, names))
        tournament = entered(tournament, *("1000:100" if a < b else "100:1000" for a, b in names))
    groups = ["Adler", "Elster", "Fuchs", "Igel"], ["Biber", "Dachs", "Gans", "Hase"]
    assert met == {frozenset(couple) for group in groups for couple in combinations(group, 2)}
    last = """
    Adler-Dachs 1000:100 Biber-Elster 1000:100
    Adler-Biber 100:1000 Dachs-Elster 100:1000
    """
    ended = play(tournament, last)
    assert places(ended) == "1:Biber 2:Adler 3:Elster 4:Dachs 5:Fuchs 5:Gans 7:Hase 7:Igel"
    assert next_step(ended, NOW) == PrizeGiving(5)


def test_double_elimination_of_four():
    lines = """
    Adler-Elster 1000:100 Biber-Dachs 100:1000
    Adler-Dachs 100:1000 Biber-Elster 1000:100
    """
    tournament = play(field(DOUBLE_ELIMINATION, ANIMALS[:4]), lines)
    tournament = drawn(tournament)  # Dachs waits in the final for the winner
    assert set(line_of(tournament).split("-")) == {"Adler", "Biber"}
    adler_first = line_of(tournament).startswith("Adler")
    tournament = entered(tournament, "1000:100" if adler_first else "100:1000")
    ended = play(tournament, "Dachs-Adler 100:1000")
    assert next_step(ended, NOW) == DrawRound(5)
    again = drawn(ended)
    assert set(line_of(again).split("-")) == {"Adler", "Dachs"}
    ended = entered(again, "1000:100" if line_of(again).startswith("Dachs") else "100:1000")
    assert places(ended) == "1:Dachs 2:Adler 3:Biber 4:Elster"
    assert next_step(ended, NOW) == PrizeGiving(5)


def at_tables(change, tournament):
    """What speaks against a change, at which table, and whether that forbids it."""
    return [(each.key, each.where[-1], each.blocks) for each in change.findings(tournament)]


def refused(tournament):
    with pytest.raises(Refusal) as refusal:
        next_round(tournament, 1)
    return [(each.key, each.args["table"]) for each in refusal.value.findings]


def test_a_level_match_asks_for_one_more_hand():
    tournament = drawn(field(KNOCK_OUT, ANIMALS[:4]))
    tournament = EnterResult(1, 1, Totals(1000, 1000)).apply(tournament)
    assert refused(tournament) == [("knock-out-level", 1), ("knock-out-missing", 2)]
    tournament = EnterResult(1, 2, Totals(1000, 400)).apply(tournament)
    assert refused(tournament) == [("knock-out-level", 1)]
    assert next_step(tournament, NOW) == DrawRound(2)
    decided = drawn(EnterResult(1, 1, Totals(1050, 1050 + 100)).apply(tournament))
    assert line_of(decided) == "Elster-Biber Adler-Dachs"


def test_a_level_final_is_not_the_end():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS[:2])), "1000:1000")
    assert next_step(tournament, NOW) == DrawRound(2)
    assert next_step(entered(tournament, "1100:1000"), NOW) == PrizeGiving(1)


def test_without_all_results_of_the_groups_nobody_goes_on():
    tournament = field(GROUPS_KNOCK_OUT)
    for _ in range(3):
        tournament = PublishDraw(next_round(tournament, 1)).apply(tournament)
        tournament = entered(tournament, *["1000:400"] * 3)
    assert refused(tournament) == [("knock-out-missing", 4)] * 3


def test_nobody_goes_on_from_a_group_for_having_registered_first():
    """All level: the lot of the first draw decides, for each seed alike and not always for the same."""
    through = set()
    for seed in range(6):
        tournament = field(GROUPS_KNOCK_OUT)
        for number in range(3):
            tournament = PublishDraw(next_round(tournament, seed + 10 * number)).apply(tournament)
            tournament = entered(tournament, *["500:500"] * 4)
        further = next_round(tournament, 1).people()
        assert further == next_round(tournament, 99).people()
        through.add(frozenset(further))
    assert len(through) > 1


def test_who_withdraws_lets_the_opponent_through():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS)), *["1000:400"] * 4)
    tournament = Withdraw(1, 2).apply(tournament)
    tournament = drawn(tournament)
    assert line_of(tournament) == "Biber-Dachs bye Elster"
    assert places(entered(tournament, "1000:0")).startswith("1:Biber 1:Elster 3:Dachs 4:Adler")


def test_who_comes_late_is_told_so_and_who_is_out_is_not_drawn_by_hand():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS[:4])), "1000:400", "1000:400")
    late = AddEntrants((NewEntrant("Luchs", ("Lu", "Chs")),)).apply(tournament)
    found = PublishDraw(next_round(late, 1)).findings(late)
    assert [(each.key, each.blocks) for each in found] == [("knock-out-too-late", False)]
    wrong = PublishDraw(round_from_plan(tournament, 2, [[[1], [3]], [[2], [4]]])).findings(tournament)
    assert keys(wrong) == ["knock-out-is-out"] * 2
    out = PublishDraw(round_from_plan(late, 2, [[[1], [5]]])).findings(late)
    assert {each.key for each in out if each.blocks} == {"knock-out-not-due"}


def test_lots_drawn_by_hand_are_the_bracket():
    tournament = field(KNOCK_OUT, ANIMALS[:5])
    by_hand = round_from_plan(tournament, 1, [[[5], [3]]])
    assert by_hand.sitting_out == (1, 2, 4)
    tournament = entered(PublishDraw(by_hand).apply(tournament), "1000:400")
    assert line_of(drawn(tournament)) == "Adler-Fuchs Biber-Elster"
    assert plan_of(tournament) == [[[[5], [3]]]]


def test_before_anybody_is_on_the_list_nothing_is_over():
    assert isinstance(next_step(field(KNOCK_OUT, ()), NOW), Register)
    assert [planned_rounds(field(KNOCK_OUT, ANIMALS[:people])) for people in (0, 3)] == [4, 2]


def test_how_it_is_played_cannot_change_once_it_is_drawn():
    tournament = field(KNOCK_OUT)
    regulations = tournament.regulations
    other = replace(regulations, knock_out=replace(regulations.knock_out, best_of_three_from=4))
    assert SetRegulations(other).findings(tournament) == ()
    assert told(SetRegulations(other), drawn(tournament)) == ["regulations-already-drawn"]


def test_in_other_formats_nobody_is_out():
    assert due(field(SWISS)) == tuple(range(1, 9))
    assert planned_rounds(field(SWISS)) == 5


@settings(max_examples=15)
@given(
    st.sampled_from([KNOCK_OUT, GROUPS_KNOCK_OUT, DOUBLE_ELIMINATION]),
    st.integers(2, 20),
    st.integers(0, 9),
    st.booleans(),
    st.sampled_from([0, 4]),
)
def test_every_knock_out_ends_with_one_winner(preset, teams, seed, seeded, best_of_three_from):
    how = {"seeded": seeded, "best_of_three_from": best_of_three_from, "groups": 1 + seed}
    wanted = replace(preset.regulations.knock_out, **how)
    tournament = listed(fresh(preset, knock_out=wanted), [f"Team {n}" for n in range(teams)])
    at_most, lots = planned_rounds(tournament), generator(seed, 1)
    while due(tournament):
        tournament = drawn(tournament, seed)
        scores = [pick(lots, ("1000:400", "400:1000")) for _ in tournament.rounds[-1].tables]
        assert planned_rounds(tournament) <= at_most
        tournament = entered(tournament, *scores)
    assert planned_rounds(tournament) == len(tournament.rounds) <= at_most
    assert next_step(tournament, NOW) == PrizeGiving(len(tournament.rounds))
    assert [row.place for row in standings(tournament)][:2] == [1, 2]
    if teams <= 12:
        assert not [found for found in closed_sum_findings(tournament) if found.blocks]


def test_nobody_rests_in_the_first_round_of_groups_who_would_be_in_none():
    tournament = field(GROUPS_KNOCK_OUT)
    pairs = [seating.seats[:2] for seating in next_round(tournament, 3).tables]
    lots = round_from_plan(tournament, 1, [[[one], [other]] for one, other in pairs[1:]])
    (found,) = PublishDraw(lots).findings(tournament)
    assert (found.key, found.args, found.blocks) == ("draw-groups-rest", {"count": 0, "resting": 2}, True)
    whole = round_from_plan(tournament, 1, [[[one], [other]] for one, other in pairs])
    assert told(PublishDraw(whole), tournament) == []


@pytest.mark.parametrize(
    ("preset", "before"), [(KNOCK_OUT, ["1000:100"] * 2), (GROUPS_KNOCK_OUT, ["1000:100"] * 4)]
)
def test_who_lost_a_semi_final_is_not_moved_into_the_final(preset, before):
    """Neither by a swap nor by hand; at the two tables, and in their order, anything else may change."""
    tournament = field(preset, ANIMALS[: 2 * len(before)], third_place=True)
    while (turn := drawn(tournament)).rounds[-1].number < planned_rounds(turn):
        tournament = entered(turn, *["1000:100"] * len(turn.rounds[-1].tables))
    final, bronze = (seating.seats[:2] for seating in turn.rounds[-1].tables)
    number = len(turn.rounds)
    across, within = (SwapSeats(number, TwoEntrants(final[0], who)) for who in (bronze[0], final[1]))
    assert told(across, turn) == ["knock-out-is-out"] * 2 + ["exchange-moved"]
    assert told(within, turn) == ["exchange-moved"]
    pairs = [[[final[0]], [bronze[0]]], [[final[1]], [bronze[1]]]]
    by_hand = PublishDraw(round_from_plan(tournament, number, pairs))
    assert at_tables(by_hand, tournament) == [("knock-out-is-out", 1, True), ("knock-out-is-out", 2, True)]


def test_groups_do_not_meet_before_the_knock_out():
    """Neither in a plan nor by a swap, published or not; a file that has it can be read all the same."""
    tournament = entered(drawn(field(GROUPS_KNOCK_OUT)), *["1000:100"] * 4)
    pairs = [seating.seats[:2] for seating in tournament.rounds[0].tables]
    (a, b), (c, d), (e, f), (g, h) = pairs
    foreign = round_from_plan(tournament, 2, [[[a], [e]], [[b], [f]], [[c], [g]], [[d], [h]]])
    found = at_tables(PublishDraw(foreign), tournament)
    assert found == [("draw-across-groups", table, True) for table in (1, 2, 3, 4)]
    inside = round_from_plan(tournament, 2, [[[a], [c]], [[b], [d]], [[e], [g]], [[f], [h]]])
    assert PublishDraw(inside).findings(tournament) == ()
    published = PublishDraw(inside).apply(tournament)
    across, within = (SwapSeats(2, TwoEntrants(a, other)) for other in (e, b))
    assert told(across, published) == ["draw-across-groups"] * 2 + ["exchange-moved"]
    assert told(within, published) == ["exchange-moved"]
    old_file = entered(PublishDraw(foreign).apply(tournament), *["1000:100"] * 4)
    for _ in range(3):
        old_file = PublishDraw(next_round(old_file, 3)).apply(old_file)
        old_file = entered(old_file, *["1000:100"] * len(old_file.rounds[-1].tables))
        assert len(standings(old_file)) == len(ANIMALS)


@pytest.mark.parametrize("seed", [3, 6])
def test_who_leads_a_group_in_the_standings_goes_on_whatever_a_bye_is_worth(seed):
    order = ("victory-points", "tichu-difference", "tichu-points")
    six = evenings.evening("groups-knock-out", 6, bye_credit=ByeCredit.PRORATED, tie_breaks=order)
    chance, tournament = Random(seed), evenings.drawn(six, seed, 3)
    for drawn_round in tournament.rounds:
        for seating in drawn_round.tables:
            own, hands = 50 * chance.randrange(5, 15), chance.randrange(4, 14)
            report = Totals(own, 100 * hands - own, hands)
            tournament = EnterResult(drawn_round.number, seating.table, report).apply(tournament)
    places = [row.entrant.id for row in standings(tournament)]
    first = tournament.rounds[0]
    ahead = set(next_round(tournament, 1).people())
    for seating, resting in zip(first.tables, first.sitting_out, strict=True):
        group = sorted((*seating.entrants(), resting), key=places.index)
        assert ahead.intersection(group) == set(group[:2])
