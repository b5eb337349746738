"""Is who is here, who played and who is ranked one number each, on every paper, page and screen?"""

import re
from datetime import datetime, time

import pytest

from tests.evenings import ANIMALS, DAY, NINE, at, fresh
from tests.store.examples import entry
from tichu_turnier.desk.recent import state_of
from tichu_turnier.sheets.document import Certificates, Facts, Paragraph
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.sheets.honours import certificate_blocks, press_blocks
from tichu_turnier.sheets.people import participant_blocks
from tichu_turnier.store.store import Store
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    GivePenalty,
    PublishDraw,
    SetAside,
    SetWaiting,
    SubstituteFromZero,
    Withdraw,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.insight.evening import RollCall, next_step
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.registration.overview import expected, has_played, missing, present
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.numbers import field_size

GERMAN = Texts("de")


def begun(here: int = 9, listed: int = 9):
    """So many on the list, of whom so many are here."""
    tournament = AddEntrants(tuple(map(NewEntrant, ANIMALS[:listed]))).apply(fresh(CLUB_EVENING, rounds=2))
    return CheckIn(tuple(tournament.entrants)[:here]).apply(tournament)


def drawn(tournament):
    tournament = PublishDraw(next_round(tournament, 1)).apply(tournament)
    for table in tournament.missing(len(tournament.rounds)):
        tournament = EnterResult(len(tournament.rounds), table, NINE).apply(tournament)
    return tournament


def disqualified(tournament):
    when = datetime.combine(DAY, time(20))
    out = Penalty(1, PenaltyKind.DISQUALIFICATION, (2,), "zu laut", when, round=1)
    return GivePenalty(out).apply(tournament)


def from_zero(tournament):
    """For somebody who has played."""
    return SubstituteFromZero(tournament.rounds[0].tables[0].seats[0], "Luchs").apply(tournament)


# After round 1: who should be here for the next draw, who is, who has played; after round 2: played, ranked.
EVENTS = {
    "nobody leaves": (drawn(begun()), (9, 9, 9), (9, 9)),
    "somebody leaves": (Withdraw(3, 2).apply(drawn(begun())), (8, 8, 9), (9, 9)),
    "somebody never comes": (drawn(begun(9, 10)), (10, 9, 9), (9, 9)),
    "and is struck off": (SetAside((10,)).apply(drawn(begun(9, 10))), (9, 9, 9), (9, 9)),
    "or comes late": (CheckIn((10,)).apply(drawn(begun(9, 10))), (10, 10, 9), (10, 10)),
    "a new one": (
        CheckIn((10,)).apply(AddEntrants((NewEntrant("Luchs"),)).apply(drawn(begun()))),
        (10, 10, 9),
        (10, 10),
    ),
    "one waits": (
        SetWaiting(10, waiting=True).apply(AddEntrants((NewEntrant("Luchs"),)).apply(drawn(begun()))),
        (9, 9, 9),
        (9, 9),
    ),
    "a substitute from zero": (from_zero(drawn(begun())), (9, 9, 9), (10, 10)),
    "disqualified": (disqualified(drawn(begun())), (8, 8, 9), (9, 8)),
}


def facts(blocks):
    return dict(next(block for block in blocks if isinstance(block, Facts)).rows)


def numbers(words):
    return [int(found) for found in re.findall(r"\d+", words)]


@pytest.mark.parametrize("event", EVENTS)
def test_one_number_everywhere(event, tmp_path):
    tournament, (due, here, played), (at_the_end, ranked) = EVENTS[event]
    assert (len(expected(tournament)), len(present(tournament)), len(has_played(tournament))) == (
        due,
        here,
        played,
    )
    assert len(missing(tournament)) == due - here
    listed = facts(participant_blocks(tournament, GERMAN))
    assert (listed["Angemeldet"], listed["Anwesend"]) == (str(due), str(here))
    ticked = sum("☑" in row[0].text for row in participant_blocks(tournament, GERMAN)[1].rows)
    assert ticked == here
    over = drawn(tournament)
    rows = standings(over)
    placed = [row for row in rows if row.place != UNRANKED]
    assert (len(rows), len(placed), len(has_played(over))) == (at_the_end, ranked, at_the_end)
    assert set(prospects(over)) == {row.entrant.id for row in placed}
    page = web_pages(over, GERMAN)["index.html"].decode()
    assert at_the_end in numbers(
        "".join(re.findall(r"Mitgespielt</dt>(.*?)</dd>", page.replace("</bdi>", "")))
    )
    certificate = next(each for each in certificate_blocks(over, GERMAN) if isinstance(each, Certificates))
    assert f"von {ranked} Teilnehmenden" in certificate.certificates[0].below
    lead = next(each for each in press_blocks(over, GERMAN) if isinstance(each, Paragraph))
    assert numbers(lead.text)[0] == at_the_end
    assert lead.text.endswith(f"({len(over.rounds)} Runden).")  # not all of them were in each
    path = tmp_path / "abend.tichu"
    Store.create(path, over, entry()).close()
    assert state_of(path).args["entrants"] == at_the_end


def test_before_the_first_draw():
    step = next_step(begun(7), at("20:00"))
    assert isinstance(step, RollCall)
    assert (step.present, step.total) == (7, 9)
    gone = SetAside((9,)).apply(begun(7))
    assert facts(participant_blocks(gone, GERMAN))["Abgemeldet"] == "1"


def test_teams_are_no_people():
    """Nine fixed pairs are nine teams and eighteen people."""
    size = field_size(TREIBHAUS.regulations, 9)
    assert GERMAN("draw-playing", **size, tables=4) == "9 Teams = 18 Leute spielen mit, 4 Tische"
    assert GERMAN("draw-playing", **field_size(CLUB_EVENING.regulations, 9), tables=2).startswith("9 spielen")
