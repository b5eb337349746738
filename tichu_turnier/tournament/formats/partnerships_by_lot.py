"""How are fixed partnerships drawn by lot?"""

from tichu_turnier.tournament.format import Format, visits
from tichu_turnier.tournament.model import EntrantId, Round, Seating, Tournament, Unit
from tichu_turnier.tournament.rotation.partnerships import Pairing, draw_partnerships
from tichu_turnier.tournament.rotation.quality import Table
from tichu_turnier.tournament.rotation.tables import assign_tables


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: who plays whom is decided by lot, without a rematch while one can be avoided."""
    number = len(tournament.rounds) + 1
    history = [
        Pairing(tuple((s.seats[0], s.seats[1]) for s in r.tables), r.sitting_out) for r in tournament.rounds
    ]
    drawn = draw_partnerships(tournament.playing(number), history, seed, tournament.regulations.rounds)
    tables = assign_tables(drawn.tables, visits(tournament))
    seatings = (
        Seating(table, (EntrantId(p), EntrantId(q), EntrantId(p), EntrantId(q)))
        for table, (p, q) in zip(tables, drawn.tables, strict=True)
    )
    resting = tuple(EntrantId(entrant) for entrant in drawn.sitting_out)
    return Round(number, tuple(sorted(seatings, key=lambda seating: seating.table)), resting, seed)


def table(seating: Seating) -> Table:
    """One side against the other, all match long."""
    return (((seating.seats[0],), (seating.seats[1],)),)


PARTNERSHIPS_BY_LOT = Format("partnerships-by-lot", Unit.PARTNERSHIP, draw, table)
