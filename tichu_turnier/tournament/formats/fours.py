"""How are tables of four drawn whose people partner each other in turn (Turniermodus)?"""

from tichu_turnier.tournament.format import Format, visits
from tichu_turnier.tournament.model import EntrantId, Round, Seating, Tournament, Unit
from tichu_turnier.tournament.rotation.fours import draw_fours
from tichu_turnier.tournament.rotation.grouping import Grouping
from tichu_turnier.tournament.rotation.quality import Table, four_rotating
from tichu_turnier.tournament.rotation.tables import assign_tables


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: tables are regrouped so that, as far as possible, no two people meet twice."""
    number = len(tournament.rounds) + 1
    history = [Grouping(tuple(s.seats for s in r.tables), r.sitting_out) for r in tournament.rounds]
    first = tournament.rounds[0].seed if tournament.rounds else None
    drawn = draw_fours(tournament.playing(number), history, tournament.regulations.rounds, seed, first)
    tables = assign_tables(drawn.tables, visits(tournament))
    seatings = (
        Seating(table, (EntrantId(a), EntrantId(c), EntrantId(b), EntrantId(d)))
        for table, (a, b, c, d) in zip(tables, drawn.tables, strict=True)
    )
    resting = tuple(EntrantId(entrant) for entrant in drawn.sitting_out)
    return Round(number, tuple(sorted(seatings, key=lambda seating: seating.table)), resting, seed)


def table(seating: Seating) -> Table:
    """Everybody partners everybody once."""
    return four_rotating(*seating.seats)


FOURS = Format("fours", Unit.PLAYER, draw, table)
