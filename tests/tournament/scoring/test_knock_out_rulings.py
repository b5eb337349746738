"""Who goes on in a knock-out when the director rules on a match, or puts somebody out?"""

from datetime import datetime

import pytest

from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, entered, field, line_of, places
from tichu_turnier.tournament.changes import GivePenalty, LiftPenalty, WithdrawDraw
from tichu_turnier.tournament.draws.bracket_picture import picture_of
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import DOUBLE_ELIMINATION, GROUPS_KNOCK_OUT, KNOCK_OUT

AT = datetime(2026, 11, 21, 20, 31)  # noqa: DTZ001 -- by the clock in the room
OUT, ADJUSTED = PenaltyKind.DISQUALIFICATION, PenaltyKind.ADJUSTED_SCORE


def ruled(tournament, kind, name, number=None, score=(0, 0)):
    """After a ruling about somebody (in the last round), and what the director is told."""
    who = next(who for who, entrant in tournament.entrants.items() if entrant.name == name)
    when = len(tournament.rounds) if number is None else number
    change = GivePenalty(Penalty(0, kind, (who,), "Absprache", AT, *score, round=when))
    return change.apply(tournament), told(change.findings(tournament))


def told(findings):
    return [f"{each.key} {each.args.get('name', '')}".strip() for each in findings]


def first_round(preset=KNOCK_OUT, names=ANIMALS):
    """Adler-Igel, Elster-Fuchs, Biber-Hase, Dachs-Gans, of which the first named has won."""
    return entered(drawn(field(preset, names)), *["1000:400"] * (len(names) // 2))


@pytest.mark.parametrize("preset", [KNOCK_OUT, DOUBLE_ELIMINATION])
def test_whoever_lost_to_a_cheat_goes_on_while_the_next_round_is_not_drawn(preset):
    tournament, said = ruled(first_round(preset), OUT, "Adler")
    assert said == ["knock-out-turned Igel"]
    assert line_of(drawn(tournament)).startswith("Igel-Elster Biber-Dachs")


def test_a_match_is_lost_by_whoever_is_put_out_during_it():
    tournament, said = ruled(drawn(first_round()), OUT, "Adler")
    assert said == ["knock-out-turned Elster", "knock-out-owes"]
    tournament = entered(tournament, "1000:0", "1000:400")
    assert line_of(drawn(tournament)) == "Elster-Biber"
    assert places(tournament).startswith("1:Biber 1:Elster 3:Dachs")


def test_a_final_is_lost_by_whoever_is_put_out_after_it():
    tournament = entered(drawn(first_round(names=ANIMALS[:4])), "1000:400", "1000:400")
    assert places(tournament) == "1:Adler 2:Biber 3:Elster 4:Dachs"  # Adler-Biber, Elster-Dachs
    tournament, said = ruled(tournament, OUT, "Adler")
    assert said == ["knock-out-turned Biber"]
    assert places(tournament).startswith("1:Biber")


def test_where_both_are_put_out_the_next_opponent_goes_on_without_play():
    # tichuclub-bsw.de/turnierregeln: both out, the next opponent advances
    tournament = entered(drawn(first_round()), "1000:400")  # Adler-Elster 1000:400, Biber-Dachs open
    tournament, _ = ruled(tournament, OUT, "Biber")
    tournament, said = ruled(tournament, OUT, "Dachs")
    assert said == []
    assert places(tournament).startswith("1:Adler")


def test_who_is_put_out_while_having_a_bye_takes_nothing_from_an_earlier_round():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS[:6])), "1000:400", "1000:400")  # bye Adler, Biber
    tournament, said = ruled(tournament, OUT, "Adler")
    assert said == []
    assert line_of(drawn(tournament)) == "Biber-Dachs bye Elster"


def test_one_lost_match_of_three_is_enough_when_the_other_is_put_out():
    tournament = drawn(field(KNOCK_OUT, ANIMALS[:4], best_of_three_from=4))
    tournament = entered(drawn(entered(tournament, "1000:400", "1000:400")), "1000:400", "1000:400")
    assert line_of(drawn(tournament)) == "Adler-Biber Elster-Dachs"
    tournament, said = ruled(tournament, OUT, "Adler")
    assert said == ["knock-out-turned Elster"]
    assert line_of(drawn(tournament)) == "Elster-Biber"


@pytest.mark.parametrize("preset", [KNOCK_OUT, DOUBLE_ELIMINATION])
def test_a_match_counts_as_it_was_ruled(preset):
    tournament, said = ruled(first_round(preset), ADJUSTED, "Adler", score=(0, 1000))
    assert said == ["knock-out-turned Igel"]
    assert line_of(drawn(tournament)).startswith("Igel-Elster Biber-Dachs")
    box = picture_of(tournament).boxes[0]
    assert (tournament.name_of(box.winner), box.games[0].score) == ("Igel", (0, 1000))
    lift = LiftPenalty(1)
    assert told(lift.findings(tournament)) == ["knock-out-turned Adler"]
    assert line_of(drawn(lift.apply(tournament))).startswith("Adler-Elster")


def test_a_ruling_after_the_next_draw_says_that_it_comes_late():
    tournament = drawn(first_round())
    _, said = ruled(tournament, ADJUSTED, "Adler", 1, (0, 1000))
    assert said == ["knock-out-turned Igel", "knock-out-went-on"]


def test_a_ruling_that_changes_no_winner_says_nothing():
    assert ruled(first_round(), OUT, "Igel")[1] == []
    assert ruled(first_round(), ADJUSTED, "Adler", score=(1000, 300))[1] == []


def test_in_groups_rulings_count_in_the_standings_of_the_group():
    tournament = field(GROUPS_KNOCK_OUT)
    for _ in range(3):
        tournament = entered(drawn(tournament), *["1000:400"] * 4)
    tournament, said = ruled(tournament, OUT, "Adler")
    assert said == []
    assert "Adler" not in line_of(drawn(tournament))


def test_a_round_drawn_anew_is_without_whoever_was_put_out_during_it():
    tournament, _ = ruled(drawn(field(KNOCK_OUT)), OUT, "Adler")
    again = WithdrawDraw(1).apply(tournament)
    assert "Adler" not in line_of(drawn(again))
    assert "Adler" in line_of(drawn(LiftPenalty(1).apply(again)))
