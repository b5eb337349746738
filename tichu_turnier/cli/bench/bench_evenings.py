"""Evenings to be measured: whole tournaments of any size, results made up from a seed."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import AddEntrants, Change, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import NewEntrant

DAY = date(2026, 11, 21)


def opened(tables: int) -> Tournament:
    """A club evening without entrants."""
    return preset("club-evening").tournament(f"{tables} Tische", DAY, "Treibhaus", "Europe/Zurich")


def arrivals(tables: int) -> tuple[Change, ...]:
    """Four players for each table come in."""
    everybody = range(1, 4 * tables + 1)
    names = tuple(NewEntrant(f"Steinbock {number}", club=f"Klub {number % 9}") for number in everybody)
    return AddEntrants(names), CheckIn(tuple(EntrantId(number) for number in everybody))


def reports(tournament: Tournament, number: int, chance: Random) -> Iterator[EnterResult]:
    """What each table reports of a round."""
    drawn = tournament.round(number)
    for seating in drawn.tables if drawn is not None else ():
        yield EnterResult(number, seating.table, possible_match(chance, tournament.regulations))


def played(path: Path, tables: int, rounds: int, seed: int = 1) -> None:
    """A file of an evening in which so many rounds have been played; of the last one, half the tables."""
    chance = Random(seed)  # noqa: S311 - results are no secret
    with Desk.create(path, opened(tables), "Eule") as desk:
        for change in arrivals(tables):
            desk.do(change)
        for number in range(1, rounds + 1):
            desk.do(PublishDraw(desk.draw(seed)))
            all_reports = tuple(reports(desk.tournament, number, chance))
            for report in all_reports if number < rounds else all_reports[: tables // 2]:
                desk.do(report)
