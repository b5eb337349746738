"""Command `plan`: the rounds of a format for so many entrants, without a tournament."""

import secrets
from dataclasses import asdict
from itertools import zip_longest
from typing import Annotated

import typer

from tichu_turnier.cli.rounds.draws import LARGEST_SEED
from tichu_turnier.cli.terminal import nearest, of, usage
from tichu_turnier.tournament.draws.format import PlannedRound
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.draws.rotation.quality import bound, figures, quality

MOST_ENTRANTS = 2000
MOST_ROUNDS = 200


def plan(
    context: typer.Context,
    way: Annotated[str, typer.Option("--format", metavar="KEY")],
    entrants: Annotated[int, typer.Option("--entrants", metavar="N")],
    rounds: Annotated[int, typer.Option("--rounds", metavar="R")],
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Draws all rounds of an event for entrants 0 to N - 1 and says how good they are."""
    terminal = of(context)
    formats = {known.key: known for known in FORMATS}
    if way not in formats:
        raise usage(
            "cli-plan-format", key=way, nearest=nearest(way, formats) or "none", keys=", ".join(formats)
        )
    if not (0 <= entrants <= MOST_ENTRANTS and 1 <= rounds <= MOST_ROUNDS):
        raise usage("cli-plan-size", entrants=MOST_ENTRANTS, rounds=MOST_ROUNDS)
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    turns = formats[way].numbered_plan(range(entrants), rounds, chosen)
    tables, resting = [turn.tables for turn in turns], [turn.sitting_out for turn in turns]
    reached, least = quality(tables, resting), bound(tables, resting)
    if as_json:
        written = [[[list(side) for side in table[0]] for table in turn.tables] for turn in turns]
        about = {"format": way, "entrants": entrants, "seed": chosen, "rounds": written}
        boards = {"boards": [turn.boards for turn in turns]} if any(turn.boards for turn in turns) else {}
        judged = {"quality": asdict(reached), "bound": asdict(least)}
        terminal.json({**about, **boards, "sitting_out": resting, **judged})
        return
    for number, turn in enumerate(turns, 1):
        terminal.say(terminal.texts("cli-plan-round", round=number))
        terminal.say("  " + "   ".join(_words(turn)))
    for figure in figures(reached, least, bound(tables, resting, certain=True)):
        terminal.say(terminal.figure(figure))
    terminal.say(terminal.texts("cli-seed", seed=chosen))


def _words(turn: PlannedRound) -> list[str]:
    """The tables as `1+2 : 3+4`, with the set of boards as `[1]` if there is one, then who rests as `(5)`."""
    sides = ([" + ".join(map(str, side)) for side in table[0]] for table in turn.tables)
    sets = (f" [{boards}]" for boards in turn.boards or ())
    tables = (" : ".join(table) + boards for table, boards in zip_longest(sides, sets, fillvalue=""))
    return [*tables, *(f"({person})" for person in turn.sitting_out)]
