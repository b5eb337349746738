"""How do entrants and rounds lie in rows?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tichu_turnier.rules.calls import SEATS
from tichu_turnier.store.columns import flag, integer, maybe_integer, text
from tichu_turnier.store.journal import Row
from tichu_turnier.store.registration_rows import payment_rows, payments_of
from tichu_turnier.store.rows import RowsByTable, TableRow
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Seating, Seats


def entrant_rows(entrant: Entrant) -> Iterator[TableRow]:
    """The rows of one entrant."""
    yield (
        "entrant",
        {
            "id": entrant.id,
            "name": entrant.name,
            "club": entrant.club,
            "checked_in": entrant.checked_in,
            "first_round": entrant.first_round,
            "withdrawn_from": entrant.withdrawn_from,
            "ranks": entrant.ranks,
            "needs_table": entrant.needs_table,
            "reserve": entrant.reserve,
            "seeding": entrant.seeding,
            "waiting": entrant.waiting,
        },
    )
    yield from payment_rows(entrant.id, entrant.payments)
    for position, number in enumerate(entrant.away):
        yield "entrant_away", {"entrant": entrant.id, "position": position, "round": number}
    for position, other in enumerate(entrant.apart_from):
        yield "entrant_apart", {"entrant": entrant.id, "position": position, "other": other}
    for table, names in (("entrant_member", entrant.members), ("entrant_former_name", entrant.formerly)):
        for position, name in enumerate(names):
            yield table, {"entrant": entrant.id, "position": position, "name": name}


def entrants_of(rows: RowsByTable) -> Mapping[EntrantId, Entrant]:
    """All entrants in these rows."""
    members, formerly = _names(rows["entrant_member"]), _names(rows["entrant_former_name"])
    apart: dict[int, list[EntrantId]] = {}
    for row in rows["entrant_apart"]:
        apart.setdefault(integer(row["entrant"]), []).append(EntrantId(integer(row["other"])))
    away: dict[int, list[int]] = {}
    for row in rows["entrant_away"]:
        away.setdefault(integer(row["entrant"]), []).append(integer(row["round"]))
    payments = payments_of(rows["payment"])
    entrants = (_entrant(row, members, formerly, apart, away) for row in rows["entrant"])
    return frozen(
        (entrant.id, replace(entrant, payments=payments[entrant.id]) if entrant.id in payments else entrant)
        for entrant in entrants
    )


def _entrant(
    row: Row,
    members: Mapping[int, list[str]],
    formerly: Mapping[int, list[str]],
    apart: Mapping[int, list[EntrantId]],
    away: Mapping[int, list[int]],
) -> Entrant:
    number = integer(row["id"])
    return Entrant(
        id=EntrantId(number),
        name=text(row["name"]),
        members=tuple(members.get(number, ())),
        club=text(row["club"]),
        checked_in=flag(row["checked_in"]),
        first_round=integer(row["first_round"]),
        withdrawn_from=maybe_integer(row["withdrawn_from"]),
        formerly=tuple(formerly.get(number, ())),
        ranks=flag(row["ranks"]),
        apart_from=tuple(apart.get(number, ())),
        needs_table=maybe_integer(row["needs_table"]),
        reserve=flag(row["reserve"]),
        seeding=integer(row["seeding"]),
        away=tuple(away.get(number, ())),
        waiting=flag(row["waiting"]),
    )


def _names(rows: Sequence[Row]) -> dict[int, list[str]]:
    names: dict[int, list[str]] = {}
    for row in rows:
        names.setdefault(integer(row["entrant"]), []).append(text(row["name"]))
    return names


def round_rows(drawn: Round) -> Iterator[TableRow]:
    """The rows of one draw."""
    yield "round", {"number": drawn.number, "seed": drawn.seed, "exchanged": drawn.exchanged}
    for position, seating in enumerate(drawn.tables):
        place = {"round": drawn.number, "table_number": seating.table, "position": position}
        seats = {f"seat_{seat}": seating.seats[seat] for seat in SEATS}
        more = {"fifth": seating.fifth, "first_board": seating.first_board, "sixth": seating.sixth}
        yield "seating", {**place, **seats, **more}
    for position, entrant in enumerate(drawn.sitting_out):
        yield "sitting_out", {"round": drawn.number, "position": position, "entrant": entrant}


def rounds_of(rows: RowsByTable) -> tuple[Round, ...]:
    """All draws in these rows."""
    tables: dict[int, list[Seating]] = {}
    for row in sorted(rows["seating"], key=lambda row: integer(row["position"])):
        fifth, sixth = (maybe_integer(row[name]) for name in ("fifth", "sixth"))
        seating = Seating(
            integer(row["table_number"]),
            _seats(row),
            None if fifth is None else EntrantId(fifth),
            integer(row["first_board"]),
            None if sixth is None else EntrantId(sixth),
        )
        tables.setdefault(integer(row["round"]), []).append(seating)
    out: dict[int, list[EntrantId]] = {}
    for row in rows["sitting_out"]:
        out.setdefault(integer(row["round"]), []).append(EntrantId(integer(row["entrant"])))
    return tuple(
        Round(
            number := integer(row["number"]),
            tuple(tables.get(number, ())),
            tuple(out.get(number, ())),
            maybe_integer(row["seed"]),
            flag(row["exchanged"]),
        )
        for row in rows["round"]
    )


def _seats(row: Row) -> Seats:
    a, b, c, d = (EntrantId(integer(row[f"seat_{seat}"])) for seat in SEATS)
    return a, b, c, d
