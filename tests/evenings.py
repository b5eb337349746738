"""Evenings that tests begin with: of a preset, with so many entrants, with rounds drawn."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from tichu_turnier.finding import Refusal
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import AddEntrants, PublishDraw
from tichu_turnier.tournament.draws.certificate import before_draw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import CLUB_EVENING, preset
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Hands, Seating, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

DAY = date(2026, 11, 21)
ZONE = "Europe/Zurich"
ANIMALS = ("Adler", "Biber", "Dachs", "Elster", "Fuchs", "Gans", "Hase", "Igel", "Jaguar", "Kranich", "Luchs")

NINE = Hands((HandReport(55, 45),) * 9)
"""What a table reports that has played all the hands of a round."""


def at(clock, day=21, month=11, boot="fox"):
    """The moment when the clock in the room (Zurich, winter) shows that time."""
    hour, minute, second = map(int, f"{clock}:00".split(":")[:3])
    wall = datetime(2026, month, day, hour - 1, minute, second, tzinfo=UTC).timestamp()
    return Moment(wall, wall - 1_700_000_000, boot)


def fresh(of=CLUB_EVENING, **changed):
    """A tournament of a preset with nobody on its list; named regulations differ from those of the preset."""
    new = of.tournament("Abend", DAY, "Luzern", ZONE)
    return replace(new, regulations=replace(new.regulations, **changed))


def listed(tournament, names):
    """The tournament with these entrants; where partnerships play, of two people each."""
    teams = tournament.regulations.unit is Unit.PARTNERSHIP
    news = (NewEntrant(name, (f"{name} links", f"{name} rechts") if teams else ()) for name in names)
    return AddEntrants(tuple(news)).apply(tournament)


def evening(key: str, people: int, **changed) -> Tournament:
    """So many entrants on the list of a preset; where partnerships play, without their people."""
    ids = map(EntrantId, range(1, people + 1))
    entrants = frozen((number, Entrant(number, f"Karte {number}")) for number in ids)
    return replace(fresh(preset(key), **changed), entrants=entrants)


def drawn(tournament: Tournament, seed: int, rounds: int | None = None) -> Tournament:
    """With all its rounds, or so many more, drawn by lot."""
    for number in range(tournament.regulations.rounds if rounds is None else rounds):
        tournament = PublishDraw(next_round(tournament, seed + number)).apply(tournament)
    return tournament


def assert_drawn_rightly(tournament: Tournament) -> None:
    """Nothing forbids any of the rounds, and the seed of each gives it again."""
    for published in tournament.rounds:
        before = before_draw(tournament, published.number)
        assert not [found for found in PublishDraw(published).findings(before) if found.blocks]
        assert next_round(before, published.seed or 0) == published


def seat(table: int, *people: int) -> Seating:
    a, b, c, d = map(EntrantId, people)
    return Seating(table, (a, b, c, d))


def keys(findings):
    return [finding.key for finding in findings]


def told(change, tournament):
    """The keys of what is said about a change."""
    return keys(change.findings(tournament))


def refused(work, *args):
    """The keys of the refusal in which this ends."""
    with pytest.raises(Refusal) as refusal:
        work(*args)
    return keys(refusal.value.findings)
