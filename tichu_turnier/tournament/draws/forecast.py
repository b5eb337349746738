"""How the rounds that are left will go, and what a late entry or a withdrawal costs."""

from dataclasses import replace

from tichu_turnier.tournament.draws.certificate import as_in_round
from tichu_turnier.tournament.draws.format import quality_of
from tichu_turnier.tournament.draws.formats import format_of, next_round
from tichu_turnier.tournament.model.snapshot import Tournament


def forecast(tournament: Tournament) -> Tournament:
    """The tournament with all rounds drawn that are still to come, as they come if nobody comes or goes.

    The lots are others than those to be drawn, but they follow the same plan. Where equals meet, it is as if
    what is not played yet changed nothing; where losers are out, only results could tell.
    """
    regulations = tournament.regulations
    way = format_of(regulations.format)
    if way.bracket is None:
        for number in range(len(tournament.rounds), regulations.rounds):
            tournament = replace(tournament, rounds=(*tournament.rounds, next_round(tournament, number)))
    return tournament


def repair_cost(before: Tournament, after: Tournament) -> int:
    """How many more times people will meet again until the end, in the one event than in the other."""
    met = [quality_of(forecast(tournament)).meeting_repeats for tournament in (before, after)]
    return max(0, met[1] - met[0])


def cost_of_changes(tournament: Tournament) -> int | None:
    """The same for whoever left or arrived since the last draw; None where nobody did, or nothing is left."""
    last = len(tournament.rounds)
    people = frozenset(tournament.playing(last + 1))
    if not 0 < last < tournament.regulations.rounds or people == tournament.rounds[-1].people():
        return None
    if format_of(tournament.regulations.format).bracket is not None:
        return None
    before = replace(tournament, entrants=as_in_round(tournament, last))
    return repair_cost(before, tournament)
