"""Commands about one entrant: here, paid, in which rounds, apart from whom, at which table, seeded."""

import re
from collections.abc import Mapping
from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, open_desk, usage
from tichu_turnier.desk.check_in import arrival, arrival_note, by_code
from tichu_turnier.desk.desk import Desk
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

_SPAN = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?")


def keep_apart(
    terminal: Terminal,
    file: str,
    one: Annotated[str, typer.Argument(metavar="ENTRANT")],
    other: Annotated[str, typer.Argument(metavar="ENTRANT")],
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
) -> None:
    """Keeps two entrants from meeting in the draws to come."""
    with open_desk(file) as desk:
        first, second = (entrant_of(word, desk.tournament) for word in (one, other))
        terminal.tell(desk.do(KeepApart(first.id, second.id, not undo)))
    about = {"ids": [first.id, second.id], "apart": not undo, "revision": desk.revision}
    key = "conditions-may-meet" if undo else "conditions-apart"
    terminal.answer(about, key, one=first.name, other=second.name)


def need_table(terminal: Terminal, file: str, entrant: str, table: int) -> None:
    """Gives an entrant a certain table in the draws to come; 0 for any."""
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(NeedTable(found.id, table or None)))
    _answer(terminal, desk, found, {"table": table or None}, "conditions-at-table", table=table)


def seeding(terminal: Terminal, file: str, entrant: str, place: int) -> None:
    """Puts an entrant at a place of the list of seeds; those there and below move down."""
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetSeed(found.id, place)))
    _answer(terminal, desk, found, {"place": place}, "journal-set-seed", place=place)


def present(
    terminal: Terminal, file: str, entrant: str, rounds: Annotated[str, typer.Option(metavar="R-R")]
) -> None:
    """Says in advance in which rounds an entrant is here."""
    numbers = _numbers(rounds)
    with open_desk(file) as desk:
        before = desk.tournament
        found = entrant_of(entrant, before)
        terminal.tell(desk.do(SetPresence(found.id, numbers)))
        cost = repair_cost(before, desk.tournament) if before.rounds else 0
        here, drawn = rounds_present(desk.tournament, found.id), len(desk.tournament.rounds)
    coming = [number for number in here if number > drawn]
    about = {"rounds": coming, "new_repeats": cost}
    _answer(terminal, desk, found, about, "presence-set", rounds=in_words(coming))
    if before.rounds and not terminal.as_json:
        terminal.say(terminal.texts("fairness-cost", count=cost))


def reserve(
    terminal: Terminal, file: str, entrant: str, undo: Annotated[bool, typer.Option("--no-longer")] = False
) -> None:
    """Makes an entrant a reserve, who plays only where a table would not be full otherwise."""
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetReserve(found.id, not undo)))
    _answer(terminal, desk, found, {"reserve": not undo}, "reserve-is-not" if undo else "reserve-is")


def _numbers(text: str) -> tuple[int, ...]:
    """The rounds of `1,3-5`; refused as bad usage where it says something else."""
    numbers: set[int] = set()
    for part in text.split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            raise usage("presence-form", text=text)
        first = int(span[1])
        numbers.update(range(first, int(span[2] or first) + 1))
    return tuple(sorted(numbers))


def check_in(
    terminal: Terminal, file: str, code: str, undo: Annotated[bool, typer.Option("--not-here")] = False
) -> None:
    """Checks an entrant in, by code, number or name."""
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(arrival_note(desk.tournament, found) if not undo else ())
        desk.do(CheckIn((found.id,), present=False) if undo else arrival(desk.tournament, found))
    _answer(terminal, desk, found, {"present": not undo}, "cli-not-here" if undo else "cli-here")


def pay(
    terminal: Terminal, file: str, code: str, back: Annotated[bool, typer.Option("--back")] = False
) -> None:
    """Takes the fee of an entrant, or gives it back."""
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(desk.do(SetPaid((found.id,), paid=not back)))
    tournament = desk.tournament
    receipts = [payment.receipt for payment in tournament.entrants[found.id].payments]
    taken = cash_box(tournament).taken
    money = {"currency": tournament.regulations.entry.currency, "taken": in_figures(taken)}
    key, number = "cli-paid" if receipts else "cli-not-paid", ", ".join(map(str, receipts))
    _answer(terminal, desk, found, {"receipts": receipts, "taken": taken}, key, number=number, **money)


def _answer(
    terminal: Terminal, desk: Desk, who: Entrant, about: Mapping[str, object], key: str, /, **words: object
) -> None:
    plain = {"id": who.id, "name": who.name, **about, "revision": desk.revision}
    terminal.answer(plain, key, name=who.name, **words)


def _meant(word: str, tournament: Tournament) -> Entrant:
    """By code, else by number or name; raises Refusal with what is wrong."""
    found = by_code(tournament, word)
    if isinstance(found, Finding):
        raise Refusal(found)
    return found or entrant_of(word, tournament)
