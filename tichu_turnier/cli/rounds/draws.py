"""Commands `plan`, `draw` (by lot, as it was drawn by hand, or recomputed from the seeds) and `lock`."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import chain, zip_longest
from typing import Annotated

import typer

from tichu_turnier.cli.rounds.plans import WrittenRound, read_plan, round_of
from tichu_turnier.cli.rounds.proofs import check_draws
from tichu_turnier.cli.terminal import (
    Terminal,
    known_by,
    open_desk,
    open_to_read,
    refuse_blocking,
    usage,
)
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import LockRound, PublishDraw, WithdrawDraw
from tichu_turnier.tournament.draws.again import TRIED, another
from tichu_turnier.tournament.draws.certificate import comes_from_seed, draw_code
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.format import PlannedRound, bound_of, quality_of
from tichu_turnier.tournament.draws.formats import FORMATS, next_round
from tichu_turnier.tournament.draws.plan import plan_of
from tichu_turnier.tournament.draws.rotation.quality import all_play, bound, figures, quality
from tichu_turnier.tournament.insight.open_points import after_draw
from tichu_turnier.tournament.model.snapshot import Round, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.tables.boards import boards_at
from tichu_turnier.tournament.tables.table import BESIDE, table_of

MOST_ENTRANTS = 2000
MOST_ROUNDS = 200
LARGEST_SEED = 10**6
"""Seeds of our own choice have at most six digits, so that they can be read out in the room."""
_NO_SEED_IS_LARGER = 2**53


def plan(
    terminal: Terminal,
    way: Annotated[str, typer.Option("--format", metavar="KEY")],
    entrants: Annotated[int, typer.Option("--entrants", metavar="N")],
    rounds: Annotated[int, typer.Option("--rounds", metavar="R")],
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
) -> None:
    """Draws all rounds of an event for entrants 0 to N - 1 and says how good they are."""
    formats = {known.key: known for known in FORMATS}
    chosen_format = known_by(way, formats, "cli-plan-format")
    if not (0 <= entrants <= MOST_ENTRANTS and 1 <= rounds <= MOST_ROUNDS):
        raise usage("cli-plan-size", entrants=MOST_ENTRANTS, rounds=MOST_ROUNDS)
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    drawn = chosen_format.numbered_plan(range(entrants), rounds, chosen)
    tables, resting = [each.tables for each in drawn], [each.sitting_out for each in drawn]
    reached, least = quality(tables, resting), bound(tables, resting)
    if terminal.as_json:
        written = [[[list(side) for side in table[0]] for table in each.tables] for each in drawn]
        about = {"format": way, "entrants": entrants, "seed": chosen, "rounds": written}
        boards = {"boards": [each.boards for each in drawn]} if any(each.boards for each in drawn) else {}
        judged = {"quality": asdict(reached), "bound": asdict(least)}
        terminal.json({**about, **boards, "sitting_out": resting, **judged})
        return
    for number, each in enumerate(drawn, 1):
        terminal.say(terminal.texts("cli-plan-round", round=number))
        terminal.say("  " + "   ".join(_words(each)))
    for figure in figures(reached, least, bound(tables, resting, certain=True), all_play=all_play(tables)):
        terminal.say(terminal.figure(figure))
    terminal.say(terminal.texts("cli-seed", seed=chosen))


def _words(planned: PlannedRound) -> list[str]:
    """The tables as `1+2 : 3+4`, with the set of boards as `[1]` if there is one, then who rests as `(5)`."""
    sides = ([" + ".join(map(str, side)) for side in table[0]] for table in planned.tables)
    sets = (f" [{boards}]" for boards in planned.boards or ())
    tables = (" : ".join(table) + boards for table, boards in zip_longest(sides, sets, fillvalue=""))
    return [*tables, *(f"({person})" for person in planned.sitting_out)]


def draw(
    terminal: Terminal,
    file: str,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    plan: Annotated[str | None, typer.Option("--from", metavar="PLAN.json")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    again: Annotated[bool, typer.Option("--again")] = False,
) -> None:
    """Draws the next round or the last one anew, or takes a draw that was made by hand."""
    which = (number is not None, every, plan is not None)
    clash = (every and number is not None) or (plan is not None and seed is not None)
    if clash or (again and any(which)) or (check and any((*which, seed is not None, dry_run, again))):
        raise usage("cli-draw-what")
    if check:
        check_draws(file, terminal)
        return
    if seed is not None and not 0 <= seed < _NO_SEED_IS_LARGER:
        raise usage("cli-bad-seed", seed=seed)
    with (open_to_read if dry_run else open_desk)(file) as desk:
        before = _without_last(desk.tournament) if again else desk.tournament
        following = len(before.rounds) + 1
        if number is not None and number != following:
            raise Refusal(Finding("draw-wrong-round", args={"round": number, "next": following}))
        if plan is not None:
            rounds = tuple(_rounds_by_hand(before, read_plan(plan), number))
        elif again:
            rounds = (_another_by_lot(before, desk.tournament.rounds[-1], seed),)
        else:
            rounds = tuple(_rounds_by_lot(before, seed, every=every))
        if not dry_run:
            _publish(desk, rounds, again=again)
    terminal.tell(chain.from_iterable(_of_round(drawn, found, rounds) for drawn, found in rounds))
    for drawn, _ in rounds:
        before = replace(before, rounds=(*before.rounds, drawn))
        _say(drawn, before, terminal, published=not dry_run)
    terminal.tell(after_draw(before))


Made = tuple[Round, tuple[Finding, ...]]
"""A round that can be published, and what the director should know about it."""


def _publish(desk: Desk, rounds: Sequence[Made], *, again: bool) -> None:
    """Publishes what was drawn; `again`: in the place of the last draw."""
    if again:
        desk.do(WithdrawDraw(len(desk.tournament.rounds)))
    for drawn, _ in rounds:
        desk.do(PublishDraw(drawn))


def _without_last(tournament: Tournament) -> Tournament:
    """The tournament before its last draw, which is to be made anew."""
    if not tournament.rounds:
        raise Refusal(Finding("entry-nothing-drawn"))
    last = WithdrawDraw(len(tournament.rounds))
    refuse_blocking(last.findings(tournament))
    return last.apply(tournament)


def _another_by_lot(tournament: Tournament, shown: Round, seed: int | None) -> Made:
    """The next round by another seed, or by this one, if that gives another draw that is as good."""
    seeds = [secrets.randbelow(LARGEST_SEED) for _ in range(TRIED)] if seed is None else [seed]
    drawn = another(tournament, shown, seeds)
    if drawn is None:
        raise Refusal(Finding("draw-no-other", args={"count": len(seeds)}))
    return drawn, refuse_blocking(PublishDraw(drawn).findings(tournament))


def _of_round(drawn: Round, found: Sequence[Finding], rounds: Sequence[Made]) -> Iterator[Finding]:
    """What is to be known about a round, with its number where several are drawn at once."""
    for each in found:
        if len(rounds) > 1 and "round" not in each.args:
            yield replace(each, where=("round", drawn.number, *each.where))
        else:
            yield each


def _rounds_by_lot(tournament: Tournament, seed: int | None, *, every: bool) -> Iterator[Made]:
    """The next round, or all that are left, each drawn on top of the one before."""
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    last = tournament.regulations.rounds if every else len(tournament.rounds) + 1
    for _ in range(len(tournament.rounds), max(last, len(tournament.rounds) + 1)):
        drawn = next_round(tournament, chosen)
        yield drawn, refuse_blocking(PublishDraw(drawn).findings(tournament))
        tournament = replace(tournament, rounds=(*tournament.rounds, drawn))


def _rounds_by_hand(
    tournament: Tournament, plan: Sequence[WrittenRound], number: int | None
) -> Iterator[Made]:
    """The rounds of a plan that are not drawn yet, or the one that is asked for.

    A plan of one round is the next round, unless that round has been drawn already.
    """
    done = len(tournament.rounds)
    if len(plan) == 1 and plan[0].tables not in plan_of(tournament):
        wanted = {number or done + 1: plan[0]}
    else:
        numbered = {each.round or index: each for index, each in enumerate(plan, 1)}
        wanted = {n: numbered[n] for n in numbered if (n > done if number is None else n == number)}
    if not wanted:
        raise Refusal(Finding("cli-plan-nothing-left", args={"rounds": len(plan), "drawn": done}))
    for planned, each in wanted.items():
        drawn = round_of(tournament, planned, each)
        yield drawn, refuse_blocking(PublishDraw(drawn).findings(tournament))
        tournament = PublishDraw(drawn).apply(tournament)


def _say(drawn: Round, tournament: Tournament, terminal: Terminal, *, published: bool) -> None:
    quality, bound = asdict(quality_of(tournament)), asdict(bound_of(tournament))
    if terminal.as_json:
        tables = [_plain(seating) for seating in drawn.tables]
        about = {"round": drawn.number, "seed": drawn.seed, "code": draw_code(drawn), "tables": tables}
        resting = list(drawn.sitting_out)
        figures = {"quality": quality, "bound": bound, "published": published}
        terminal.json({**about, "sitting_out": resting, **figures})
        return
    texts = terminal.texts
    terminal.say(texts("cli-drawn" if published else "cli-drawn-on-trial", round=drawn.number))
    for seating in drawn.tables:
        words = terminal.texts("boards-from-to", **boards_at(seating, tournament.regulations))
        names = _names(seating, tournament) + (f"  [{words}]" if seating.first_board else "")
        terminal.say(f"  {texts('cli-table', table=seating.table)}  {names}")
    if drawn.sitting_out:
        names = ", ".join(own_names(tournament, drawn.sitting_out))
        terminal.say("  " + texts("cli-sitting-out", names=names))
    if comes_from_seed(drawn):
        terminal.say("  " + texts("cli-seed", seed=drawn.seed))
    terminal.say("  " + texts("fairness-line", name=texts("fairness-code"), value=draw_code(drawn)))
    for figure in evening_figures(tournament):
        terminal.say("  " + terminal.figure(figure))


def _plain(seating: Seating) -> dict[str, object]:
    """A table for a program; `fifth`, `sixth` and `first_board` only where there is one."""
    beside = dict(zip(BESIDE, seating.more, strict=False))
    board = {"first_board": seating.first_board} if seating.first_board else {}
    return {"table": seating.table, "seats": list(seating.seats), **beside, **board}


def _names(seating: Seating, tournament: Tournament) -> str:
    """Who plays whom at a table: `A & B - C & D (E)` where E rests first, or `A - B` where each is a side."""
    table = table_of(seating, tournament.regulations)
    names = (list(own_names(tournament, side)) for side in table.sides)
    told = " – ".join(" & ".join(side) for side in names)
    return told if table.rests_first is None else f"{told} ({own_name(tournament, table.rests_first)})"


def lock(
    terminal: Terminal,
    file: str,
    number: Annotated[int, typer.Option("--round", metavar="R")],
    off: Annotated[bool, typer.Option("--off")] = False,
) -> None:
    """Locks the results of a round, or unlocks them."""
    with open_desk(file) as desk:
        desk.do(LockRound(number, locked=not off))
    said = {"round": number, "locked": not off, "revision": desk.revision}
    terminal.answer(said, "cli-unlocked" if off else "cli-locked", round=number)
