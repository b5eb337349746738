"""Command `second`: slips typed a second time, compared and settled."""

from dataclasses import asdict
from typing import Annotated

import typer

from tichu_turnier.cli.rounds.results import hands_typed, reason_of, totals_of
from tichu_turnier.cli.terminal import Terminal, open_desk, open_to_read, usage
from tichu_turnier.entry.hand_notation import hand_text
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterSecond, SettlePasses
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.second_pass import (
    Difference,
    Estimate,
    Item,
    differences,
    estimate,
    pass_state,
)
from tichu_turnier.tournament.tables.table import rules_at
from tichu_turnier.words.numbers import plain

_FEW = 0.1
_RIGHT = ("first", "second")


def second(
    terminal: Terminal,
    file: str,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    table: Annotated[int | None, typer.Option("--table", metavar="T")] = None,
    score: Annotated[str | None, typer.Option("--score", metavar="A:B")] = None,
    hands_played: Annotated[int, typer.Option("--hands-played", metavar="N", min=0, max=999)] = 0,
    hands: Annotated[list[str] | None, typer.Option("--hand", metavar="HAND")] = None,
    right: Annotated[str, typer.Option("--right", metavar="first|second")] = "",
    compare: Annotated[bool, typer.Option("--compare")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    reason: Annotated[str, typer.Option("--reason", metavar="WHY")] = "",
) -> None:
    """Enters a slip a second time, says which entry is right, or compares both entries."""
    typed = score is not None or bool(hands)
    _check_usage(number, table, right, [typed, bool(right), compare])
    because = reason_of(reason, force=force)
    if because and not typed:
        raise usage("second-usage")
    totals = None if score is None else totals_of(score, hands_played)
    with (open_to_read if compare else open_desk)(file) as desk:
        if not compare:
            place = number or 0, table or 0
            if right:
                desk.do(SettlePasses(*place, second=right == _RIGHT[1]))
            else:
                rules = rules_at(desk.tournament, *place)
                report = totals or hands_typed(hands or (), rules, terminal)
                terminal.tell(desk.do(EnterSecond(*place, report, because)))
        tournament = desk.tournament
    if compare:
        _compare(tournament, terminal)
    else:
        state = pass_state(tournament.results[place])
        where = {"round": place[0], "table": place[1]}
        terminal.answer({**where, "state": state.value}, f"second-{state.value}", **where)


def _check_usage(number: int | None, table: int | None, right: str, wishes: list[bool]) -> None:
    """One wish at a time: to enter and to decide need a table, to compare is about all."""
    compare = wishes[-1]
    about_all = number is None and table is None
    if (number is None) != (table is None):
        raise usage("second-usage")
    if right not in ("", *_RIGHT) or wishes.count(True) != 1 or compare != about_all:
        raise usage("second-usage")


def _compare(tournament: Tournament, terminal: Terminal) -> None:
    found, told = differences(tournament), estimate(tournament)
    if terminal.as_json:
        estimated = told and {name: plain(value) for name, value in asdict(told).items()}
        terminal.json({"differences": [_plain(each) for each in found], "estimate": estimated})
        return
    for each in found:
        terminal.say(terminal.texts("second-difference", **_plain(each)))
    if told is None:
        terminal.say(terminal.texts("second-nothing-compared"))
        return
    terminal.say(terminal.texts("second-compared", count=told.compared, open=len(found)))
    terminal.say(hidden_words(terminal, told))


def hidden_words(terminal: Terminal, told: Estimate) -> str:
    """How many errors probably neither pass has found."""
    if told.hidden < _FEW:
        return terminal.texts("second-hidden-hardly")
    return terminal.texts("second-hidden", count=f"{float(told.hidden):.1f}")


def _plain(each: Difference) -> dict[str, object]:
    where = {"round": each.round, "table": each.table, "hand": each.hand}
    return {**where, "first": _text(each.first), "second": _text(each.second)}


def _text(item: Item) -> str:
    """A hand in one line of notation, totals with the number of hands, nothing as a dash."""
    if item is None:
        return "–"
    return hand_text(item) if isinstance(item, HandReport) else f"{item.a}:{item.b} ({item.hands_played})"
