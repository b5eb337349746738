"""How far the evening is, in one line."""

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.snapshot import Tournament


def progress(tournament: Tournament) -> Finding:
    """The state of the evening as a note: `progress-empty`, `-before`, `-round`, `-between`, `-finished`.

    Its values are `present` and `total` (entrants), `round`, `done` and `tables`, as each state needs them.
    """
    if tournament.rounds:
        return _of_round(tournament)
    if not tournament.entrants:
        return Finding("progress-empty", Severity.NOTE)
    expected = [entrant for entrant in tournament.entrants.values() if entrant.plays_in(1)]
    present = sum(entrant.checked_in for entrant in expected)
    return Finding("progress-before", Severity.NOTE, {"present": present, "total": len(expected)})


def _of_round(tournament: Tournament) -> Finding:
    """During and after the round that was drawn last."""
    drawn = tournament.rounds[-1]
    missing = len(tournament.missing(drawn.number))
    if missing:
        tables = len(drawn.tables)
        args = {"round": drawn.number, "done": tables - missing, "tables": tables}
        return Finding("progress-round", Severity.NOTE, args)
    if drawn.number < planned_rounds(tournament):
        return Finding("progress-between", Severity.NOTE, {"round": drawn.number, "next": drawn.number + 1})
    return Finding("progress-finished", Severity.NOTE, {"rounds": drawn.number})
