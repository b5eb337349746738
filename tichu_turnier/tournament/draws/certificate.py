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
    """Six letters that any other seed or lot changes, e.g. `KPWDNA`, whatever is changed after the draw.

    `code_of` what the lot gave, which is what stands now where lots were drawn by hand.
    """
    return code_of(lot_line(drawn))


def code_of(line: str) -> str:
    """The SHA-256 of a `draw_line`, read as a number and written with the 24 letters."""
    number = int.from_bytes(sha256(line.encode()).digest())
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def lot_line(drawn: Round) -> str:
    """What the code is made of: what the lot gave, before anybody changed places."""
    return drawn.lot or draw_line(drawn)


def draw_line(drawn: Round) -> str:
    """A round as it stands, as a line such as `2|4711|1:3,7,2,9|2:5,1,8,4|6`.

    Round, seed (empty for lots drawn by hand), for each table in the order of the draw its number and the
    numbers of the entrants on seats 0 to 3 (then of the fifth and the sixth, and of the first prepared hand
    below zero, if there is one), at last who sits out.
    """
    tables = [f"{seating.table}:{','.join(map(str, places(seating)))}" for seating in drawn.tables]
    seed = "" if drawn.seed is None else str(drawn.seed)
    return "|".join((str(drawn.number), seed, *tables, ",".join(map(str, drawn.sitting_out))))


def people_of(line: str) -> tuple[EntrantId, ...]:
    """Everybody whom a `draw_line` names, table by table, each once."""
    _, _, *tables, resting = line.split("|")
    seats = [each for table in tables for each in table.partition(":")[2].split(",")]
    named = (int(each) for each in (*seats, *resting.split(",")) if each)
    return tuple(dict.fromkeys(EntrantId(who) for who in named if who > 0))


def successors(line: str, drawn: Round) -> dict[EntrantId, EntrantId] | None:
    """Who came in for whom since a line was drawn; {} for nobody, None where more was changed than that."""
    then, now = people_of(line), people_of(draw_line(drawn))
    if line == draw_line(drawn):
        return {}
    gone, came = set(then).difference(now), set(now).difference(then)
    found = {old: new for old, new in zip(then, now, strict=False) if old in gone and new in came}
    back = {new: old for old, new in found.items()}
    before = replace(
        drawn,
        tables=tuple(seating.renamed(back) for seating in drawn.tables),
        sitting_out=tuple(back.get(who, who) for who in drawn.sitting_out),
    )
    return found if draw_line(before) == line else None


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
