"""Do two phones at a table report a match, over real HTTP, so that nobody copies the other?"""

from contextlib import closing

import pytest

from tests.evenings import drawn, evening, fresh
from tests.rules.hands import hand
from tests.web.hall import Hall
from tichu_turnier.desk.desk import Desk
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, PublishDraw, WithdrawDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Hands, Result, Totals
from tichu_turnier.tournament.scoring.victory_points import match_shares
from tichu_turnier.web.forms import hand_rows, read, typed_of
from tichu_turnier.web.reports import State, state_of
from tichu_turnier.web.serving import Serving


def test_what_both_sides_count_alike_is_entered(hall):
    one, other = hall.pages
    assert hall.report(one) == 303
    assert "Nun zählt die andere Seite" in hall.text(one)
    asked = hall.text(other)
    assert "Zähle deine eigenen Punkte" in asked
    assert "480" not in asked
    assert hall.entered is None
    assert hall.count(other) == 303
    assert hall.entered == (480, 320)
    assert "Eingetragen: 480 : 320" in hall.text(one)
    assert "Eingetragen: 320 : 480" in hall.text(other)
    assert hall.desk.journal()[-1].desk == "phone"


def test_who_counts_differently_is_shown_both_and_types_again(hall):
    one, other = hall.pages
    hall.report(one)
    heard = []
    hall.serving.reports.on_change(lambda: heard.append(hall.serving.reports.for_the_desk()))
    hall.count(other, 330)
    assert (hall.entered, heard) == (None, [{(1, 1): "differs"}])
    (told,) = hall.serving.reports.all()
    assert state_of(hall.desk.tournament, told) is State.DIFFERS
    for page in (one, other):
        assert "320 Punkte, gezählt wurden 330" in hall.text(page)
    hall.count(other)
    assert hall.entered is not None


def test_a_report_of_the_other_side_is_compared_with_the_first(hall):
    one, other = hall.pages
    hall.report(one)
    hall.report(other, 485, 315)
    assert hall.entered is None
    hall.report(one, 485, 315)
    assert hall.entered == (485, 315)


def test_the_form_begins_with_the_own_side_and_its_partner():
    tournament = drawn(evening("club-evening", 8), 7, 1)
    seating = tournament.seating(1, 1)
    sides = [" + ".join(tournament.entrants[who].name for who in seating.seats[side::2]) for side in (0, 1)]
    for seat, who in enumerate(seating.seats):
        row = next(hand_rows(tournament, seating, who, Texts("de")))
        assert (row.own, row.names[0], row.names[1]) == ("ab"[seat % 2], sides[seat % 2], sides[1 - seat % 2])
        assert [choice.words for choice in row.doubles[:2]] == sides


def test_what_was_reported_stands_in_the_fields_again():
    hands = ("200 0 ---- ? 02", "155 45 T--- 0 no", "-45 145 TT-- 1 no", "50 50 ---- ? no")
    report = Hands(tuple(map(hand, hands)))
    assert read(typed_of(report), fresh().regulations) == report
    assert typed_of(Totals(480, 320, 9)) == {"a": "480", "b": "320", "hands": "9"}


def test_what_cannot_be_is_said_and_stays_in_the_fields(hall):
    one, _ = hall.pages
    typed = {"what": "report", "a": "481", "b": "320"}
    status, page = hall.ask(one, typed)
    assert status == 422
    assert 'value="481"' in page
    assert "481" in hall.text(one, fields=typed)
    assert hall.serving.reports.all() == ()
    assert "cannot" in hall.ask(one, typed, "en")[1]


@pytest.mark.parametrize(("again", "status"), [((480, 320), 303), ((485, 315), 422)])
def test_what_is_sent_twice_counts_once_and_changes_nothing_entered(hall, again, status):
    one, other = hall.pages
    hall.report(one)
    hall.count(other)
    assert hall.report(one, *again) == status
    assert hall.desk.revision == hall.desk.journal()[-1].revision
    assert hall.entered == (480, 320)


def test_the_key_of_a_slip_opens_that_table_of_that_draw_only(hall):
    one, other = hall.sides
    stranger = hall.desk.tournament.seating(1, 2).seats[0]
    first, second = hall.slip(1), hall.slip(2)
    assert hall.ask(first)[0] == 200
    assert hall.ask(f"{second.rpartition('/')[0]}/{first.rpartition('/')[2]}")[0] == 404
    assert hall.ask(f"{first}/{stranger}")[0] == 404
    assert hall.report(f"{first}/{one}") == 303
    assert hall.count(f"{first}/{other}") == 303
    assert hall.entered is not None
    hall.desk.undo()
    hall.desk.do(WithdrawDraw(1))
    hall.desk.do(PublishDraw(next_round(hall.desk.tournament, 99)))
    assert hall.ask(first)[0] == 404


def test_the_card_of_a_table_shows_who_sits_there_now(hall):
    _, page = hall.ask("/t/1")
    assert all(f'href="/p/{who}"' in page for who in hall.sides)
    assert hall.ask("/t/9")[0] == 404
    hall.desk.do(WithdrawDraw(1))
    assert "keine Runde ausgelost" in hall.text("/t/1")
    own = hall.page(1)  # of somebody who sits nowhere
    assert (hall.ask(own)[0], hall.ask(f"{own}/photo", {})[0]) == (200, 404)


def test_nobody_reports_without_the_right_key(hall):
    one, other = hall.sides
    for path in (f"{one}", f"{one}/{hall.keys.person(other)}", f"{one}/aaaaaaaaaaaaa"):
        assert hall.report(f"/p/{path}") in (404, 405)
    assert hall.report(f"/s/1/1/x/{one}") == 404
    assert hall.serving.reports.all() == ()
    assert [hall.ask(f"/p/{one}/{number:013}")[0] for number in range(25)][-1] == 429
    assert hall.report(hall.page(one), origin="http://elsewhere.example") == 400
    assert hall.report(hall.page(one), "6" * 30_000) == 413


def test_the_desk_is_asked_where_it_wants_to_be(tmp_path):
    with closing(Hall(tmp_path / "abend.tichu", by_itself=False)) as hall:
        one, other = hall.pages
        hall.report(one)
        hall.count(other)
        assert hall.entered is None
        assert "Das Pult trägt es ein" in hall.text(one)
        hall.serving.reports.take((1, 1))
        assert hall.entered is not None


def test_reports_and_links_outlive_the_server(tmp_path):
    path = tmp_path / "abend.tichu"
    with closing(Hall(path)) as hall:
        one, other = hall.sides
        hall.report(hall.page(one))
        key = hall.keys.person(other)
    with Desk.open(path, "Eule") as desk, closing(Serving(desk, "127.0.0.1")) as serving:
        assert serving.keys.person(other) == key
        serving.reports.check((1, 1), other, 320)
        assert desk.tournament.results[1, 1].report.totals == (480, 320)


def test_a_table_that_the_desk_enters_meanwhile_keeps_what_the_desk_says(hall):
    one, other = hall.pages
    hall.report(one)
    hall.desk.do(EnterResult(1, 1, Totals(500, 300)))
    assert "Eingetragen" in hall.text(one)
    assert hall.count(other) == 422
    assert hall.entered == (500, 300)


def test_hand_by_hand_everybody_sees_the_own_side_first(tmp_path):
    with closing(Hall(tmp_path / "abend.tichu", "club-evening")) as hall:
        seating = hall.desk.tournament.seating(1, 1)
        one, other = hall.pages
        assert 'name="b1" value="" aria-label="Eigene Punkte"' in hall.ask(other)[1]
        hands = {f"{side}{n}": points for n in range(1, 10) for side, points in (("a", "60"), ("b", "40"))}
        assert hall.ask(one, {"what": "report", **hands, "a2": "160"})[0] == 422
        made = hands | {"what": "report", "a2": "160", "call2": "T0+", "a3": "", "b3": "", "double3": "D13"}
        assert hall.ask(one, made)[0] == 303
        result = Result(1, 1, hall.serving.reports.of((1, 1)).report)
        shares = match_shares(seating, result, hall.desk.tournament.regulations)
        assert hall.count(other, shares[seating.seats[1]].tichu_points) == 303
        hand = hall.desk.tournament.results[1, 1].report.hands[2]
        assert (hand.a, hand.b) == (0, 100)
