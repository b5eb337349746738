"""Command `draw`: by lot, or as it was drawn by hand."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import Annotated

import typer

from tichu_turnier.cli.rounds.draw_check import check_draws
from tichu_turnier.cli.rounds.plan_files import WrittenRound, read_plan
from tichu_turnier.cli.terminal import Terminal, of, open_desk, open_to_read, refuse_blocking, usage
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.certificate import comes_from_seed, draw_code
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.plan import plan_of, round_from_plan
from tichu_turnier.tournament.model.snapshot import Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import boards_at

LARGEST_SEED = 10**6
"""Seeds that nobody chose have at most six digits, so that they can be read out in the room."""
_NO_SEED_IS_LARGER = 2**53


def draw(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    plan: Annotated[str | None, typer.Option("--from", metavar="PLAN.json")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Draws the next round, or takes a draw that was made by hand."""
    terminal = of(context)
    asked = (number is not None, every, seed is not None, dry_run, plan is not None)
    if (every and number is not None) or (plan is not None and seed is not None) or (check and any(asked)):
        raise usage("cli-draw-what")
    if check:
        check_draws(file, terminal, as_json=as_json)
        return
    if seed is not None and not 0 <= seed < _NO_SEED_IS_LARGER:
        raise usage("cli-bad-seed", seed=seed)
    with (open_to_read if dry_run else open_desk)(file) as desk:
        before = desk.tournament
        _refuse_other_round(number, before)
        if plan is not None:
            rounds = tuple(_rounds_by_hand(before, read_plan(plan), number))
        else:
            rounds = tuple(_rounds_by_lot(before, seed, every=every))
        findings = _publish(desk, rounds, dry_run=dry_run)
    terminal.tell(findings)
    after = before
    for drawn in rounds:
        after = replace(after, rounds=(*after.rounds, drawn))
        _say(drawn, after, terminal, as_json=as_json, published=not dry_run)


def _rounds_by_lot(tournament: Tournament, seed: int | None, *, every: bool) -> Iterator[Round]:
    """The next round, or all that are left, each drawn on top of the one before."""
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    last = tournament.regulations.rounds if every else len(tournament.rounds) + 1
    draw_round = format_of(tournament.regulations.format).draw
    for _ in range(len(tournament.rounds), max(last, len(tournament.rounds) + 1)):
        drawn = draw_round(tournament, chosen)
        refuse_blocking(PublishDraw(drawn).findings(tournament))
        yield drawn
        tournament = replace(tournament, rounds=(*tournament.rounds, drawn))


def _rounds_by_hand(
    tournament: Tournament, plan: Sequence[WrittenRound], number: int | None
) -> Iterator[Round]:
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
        drawn = round_from_plan(tournament, planned, each.tables, each.numbers)
        refuse_blocking(PublishDraw(drawn).findings(tournament))
        yield drawn
        tournament = replace(tournament, rounds=(*tournament.rounds, drawn))


def _publish(desk: Desk, rounds: Sequence[Round], *, dry_run: bool) -> tuple[Finding, ...]:
    """Publishes the rounds unless it is a trial; returns what the director should know, each thing once."""
    tournament = desk.tournament
    findings: list[Finding] = []
    for drawn in rounds:
        findings.extend(PublishDraw(drawn).findings(tournament))
        tournament = replace(tournament, rounds=(*tournament.rounds, drawn))
        if not dry_run:
            desk.do(PublishDraw(drawn))
    return tuple(findings) if len(rounds) == 1 else ()


def _refuse_other_round(number: int | None, tournament: Tournament) -> None:
    following = len(tournament.rounds) + 1
    if number is not None and number != following:
        raise Refusal(Finding("draw-wrong-round", args={"round": number, "next": following}))


def _say(drawn: Round, tournament: Tournament, terminal: Terminal, *, as_json: bool, published: bool) -> None:
    """One drawn round with its figures; `tournament` ends with it."""
    way = format_of(tournament.regulations.format)
    quality, bound = asdict(way.quality(tournament)), asdict(way.bound(tournament))
    if as_json:
        tables = [_plain(seating) for seating in drawn.tables]
        about = {"round": drawn.number, "seed": drawn.seed, "code": draw_code(drawn), "tables": tables}
        resting = list(drawn.sitting_out)
        figures = {"quality": quality, "bound": bound, "published": published}
        terminal.json({**about, "sitting_out": resting, **figures})
        return
    texts = terminal.texts
    terminal.say(texts("cli-drawn" if published else "cli-drawn-on-trial", round=drawn.number))
    for seating in drawn.tables:
        names = _names(seating, tournament) + _boards(seating, tournament, terminal)
        terminal.say(f"  {texts('cli-table', table=seating.table)}  {names}")
    if drawn.sitting_out:
        names = ", ".join(tournament.entrants[entrant].name for entrant in drawn.sitting_out)
        terminal.say("  " + texts("cli-sitting-out", names=names))
    if comes_from_seed(drawn):
        terminal.say("  " + texts("cli-seed", seed=drawn.seed))
    terminal.say("  " + texts("fairness-line", name=texts("fairness-code"), value=draw_code(drawn)))
    for figure in evening_figures(tournament):
        terminal.say("  " + terminal.figure(figure))


def _plain(seating: Seating) -> dict[str, object]:
    """A table for a program; `fifth`, `sixth` and `first_board` only where there is one."""
    more = {"fifth": seating.fifth, "sixth": seating.sixth}
    beside = {name: who for name, who in more.items() if who is not None}
    board = {"first_board": seating.first_board} if seating.first_board else {}
    return {"table": seating.table, "seats": list(seating.seats), **beside, **board}


def _boards(seating: Seating, tournament: Tournament, terminal: Terminal) -> str:
    """Which prepared hands are played, in brackets."""
    words = terminal.texts("boards-from-to", **boards_at(seating, tournament.regulations))
    return f"  [{words}]" if seating.first_board else ""


def _names(seating: Seating, tournament: Tournament) -> str:
    """Who plays whom at a table: `A & B - C & D (E)` where E rests first, or `A - B` where each is a side."""
    sides = (dict.fromkeys(seating.first_seats[side::2]) for side in (0, 1))
    names = ([tournament.entrants[entrant].name for entrant in side] for side in sides)
    told = " – ".join(" & ".join(side) for side in names)
    if seating.fifth is None or seating.sixth is not None:
        return told
    return f"{told} ({tournament.entrants[seating.fifth].name})"
