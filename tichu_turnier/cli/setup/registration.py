"""Commands about one entrant: here, paid, in which rounds, apart from whom, at which table, seeded."""

import re
from typing import Annotated

import typer

from tichu_turnier.cli.parameters import File
from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import of, open_desk, usage
from tichu_turnier.desk.check_in import arrival, arrival_note, by_code
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import (
    CheckIn,
    KeepApart,
    NeedTable,
    SetPaid,
    SetPresence,
    SetReserve,
    SetSeed,
)
from tichu_turnier.tournament.changes.presence import in_words, rounds_present
from tichu_turnier.tournament.draws.forecast import repair_cost
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.overview import cash_box

Named = Annotated[str, typer.Argument(metavar="ENTRANT")]
Code = Annotated[str, typer.Argument(metavar="CODE")]
_SPAN = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?")


def keep_apart(
    context: typer.Context,
    file: File,
    one: Annotated[str, typer.Argument(metavar="ENTRANT")],
    other: Annotated[str, typer.Argument(metavar="ENTRANT")],
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
) -> None:
    """Keeps two entrants from meeting in the draws to come."""
    terminal = of(context)
    with open_desk(file) as desk:
        first, second = (entrant_of(word, desk.tournament) for word in (one, other))
        terminal.tell(desk.do(KeepApart(first.id, second.id, not undo)))
        revision = desk.revision
    about = {"ids": [first.id, second.id], "apart": not undo, "revision": revision}
    key = "conditions-may-meet" if undo else "conditions-apart"
    terminal.answer(about, key, one=first.name, other=second.name)


def need_table(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    table: Annotated[int, typer.Argument(metavar="TABLE")],
) -> None:
    """Gives an entrant a certain table in the draws to come; 0 for any."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(NeedTable(found.id, table or None)))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "table": table or None, "revision": revision},
        "conditions-at-table",
        name=found.name,
        table=table,
    )


def seeding(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    place: Annotated[int, typer.Argument(metavar="PLACE")],
) -> None:
    """Puts an entrant at a place of the list of seeds; those there and below move down."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetSeed(found.id, place)))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "place": place, "revision": revision},
        "journal-set-seed",
        name=found.name,
        place=place,
    )


def present(
    context: typer.Context,
    file: File,
    entrant: Named,
    rounds: Annotated[str, typer.Option("--rounds", metavar="R-R")],
) -> None:
    """Says in advance in which rounds an entrant is here."""
    terminal = of(context)
    numbers = _numbers(rounds)
    with open_desk(file) as desk:
        before = desk.tournament
        found = entrant_of(entrant, before)
        terminal.tell(desk.do(SetPresence(found.id, numbers)))
        cost = repair_cost(before, desk.tournament) if before.rounds else 0
        here, drawn = rounds_present(desk.tournament, found.id), len(desk.tournament.rounds)
        revision = desk.revision
    coming = [number for number in here if number > drawn]
    about = {"id": found.id, "name": found.name, "rounds": coming, "new_repeats": cost, "revision": revision}
    terminal.answer(about, "presence-set", name=found.name, rounds=in_words(coming))
    if before.rounds and not terminal.as_json:
        terminal.say(terminal.texts("fairness-cost", count=cost))


def reserve(
    context: typer.Context,
    file: File,
    entrant: Named,
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
) -> None:
    """Makes an entrant a reserve, who plays only where a table would not be full otherwise."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetReserve(found.id, not undo)))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "reserve": not undo, "revision": revision},
        "reserve-is-not" if undo else "reserve-is",
        name=found.name,
    )


def _numbers(text: str) -> tuple[int, ...]:
    """The rounds of `1,3-5`; refused as bad usage where it says something else."""
    numbers: set[int] = set()
    for part in text.split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            raise usage("presence-form", text=text)
        first = int(span[1])
        numbers.update(range(first, int(span[2] or first) + 1))
    if not numbers:
        raise usage("presence-form", text=text)
    return tuple(sorted(numbers))


def check_in(
    context: typer.Context, file: File, code: Code, undo: Annotated[bool, typer.Option("--not-here")] = False
) -> None:
    """Checks an entrant in, by code, number or name."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(arrival_note(desk.tournament, found) if not undo else ())
        desk.do(CheckIn((found.id,), present=False) if undo else arrival(desk.tournament, found))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "present": not undo, "revision": revision},
        "cli-not-here" if undo else "cli-here",
        name=found.name,
    )


def pay(
    context: typer.Context, file: File, code: Code, back: Annotated[bool, typer.Option("--back")] = False
) -> None:
    """Takes the fee of an entrant, or gives it back."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(desk.do(SetPaid((found.id,), paid=not back)))
        tournament, revision = desk.tournament, desk.revision
    receipts = [payment.receipt for payment in tournament.entrants[found.id].payments]
    taken = cash_box(tournament).taken
    plain = {"id": found.id, "name": found.name, "receipts": receipts, "taken": taken, "revision": revision}
    money = {"currency": tournament.regulations.entry.currency, "taken": in_figures(taken)}
    number = ", ".join(map(str, receipts))
    terminal.answer(
        plain, "cli-paid" if receipts else "cli-not-paid", name=found.name, number=number, **money
    )


def _meant(word: str, tournament: Tournament) -> Entrant:
    """By code, else by number or name; raises Refusal with what is wrong."""
    found = by_code(tournament, word)
    if isinstance(found, Finding):
        raise Refusal(found)
    return found or entrant_of(word, tournament)
