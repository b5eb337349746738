"""Proof that a draw was decided by its seed and by nothing else.

A draw follows from the tournament as it was then and from its seed. Who draws again with the same seed gets
the same tables, and the same short code, which stands on the paper in the room.
"""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Seating, Tournament

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are read as digits."""
LENGTH = 6


def draw_code(drawn: Round) -> str:
    """Six letters that any other seed or seating changes, e.g. `KPWDNA`.

    The SHA-256 of a line such as `2|4711|1:3,7,2,9|2:5,1,8,4|6`, read as a number and written with the 24
    letters: round, seed (empty for lots drawn by hand), for each table in the order of the draw its number
    and the numbers of the entrants on seats 0 to 3 (then of the fifth and the sixth, and of the first
    prepared hand below zero, if there is one), at last who sits out.
    """
    line = draw_line(drawn)
    number = int.from_bytes(sha256(line.encode()).digest())
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def draw_line(drawn: Round) -> str:
    """What the code is made of, see `draw_code`."""
    tables = (f"{seating.table}:{','.join(map(str, places(seating)))}" for seating in drawn.tables)
    seed = "" if drawn.seed is None else str(drawn.seed)
    return "|".join((str(drawn.number), seed, *tables, ",".join(map(str, drawn.sitting_out))))


def comes_from_seed(drawn: Round) -> bool:
    """Whether its seed alone gives this draw again."""
    return drawn.seed is not None and not drawn.exchanged


def places(seating: Seating) -> tuple[int, ...]:
    """Who sits on seats 0 to 3, then fifth and sixth, and the first prepared hand below zero, if any."""
    board = (-seating.first_board,) if seating.first_board else ()
    return (*seating.seats, *seating.more, *board)


def before_draw(tournament: Tournament, number: int) -> Tournament:
    """The snapshot from which a round was drawn, as far as a later one still tells.

    Who was there stands in the draw itself. What was corrected, or how many rounds were planned otherwise,
    only the journal knows.
    """
    return replace(up_to(tournament, number - 1), entrants=as_in_round(tournament, number))


def up_to(tournament: Tournament, last: int) -> Tournament:
    """The evening as it stands after a round: later draws and results are left away."""
    results = frozen((key, result) for key, result in tournament.results.items() if key[0] <= last)
    return replace(tournament, rounds=tournament.rounds[:last], results=results)


def as_in_round(tournament: Tournament, number: int) -> Mapping[EntrantId, Entrant]:
    """The entrants, of whom just those are here who were drawn into a round or sat it out."""
    people = tournament.rounds[number - 1].people()
    return frozen((key, _here(entrant, here=key in people)) for key, entrant in tournament.entrants.items())


def _here(entrant: Entrant, *, here: bool) -> Entrant:
    """The entrant as somebody who is here all the time, or not at all."""
    return replace(entrant, checked_in=here, first_round=1, withdrawn_from=None, away=(), reserve=False)
