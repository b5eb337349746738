"""Command `advise`: which format fits so many people and so much time."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Annotated

import typer

from tichu_turnier.cli.setup.new import DEFAULT_ZONE, day_of
from tichu_turnier.cli.terminal import Terminal, as_usage, known_by
from tichu_turnier.tournament.insight.advisor import Partners, Proposal, Reason, Wishes, advice
from tichu_turnier.typed.clocks import time_of_day

_HOUR = 60
_MOST_HOURS = 24
_LARGEST_SEED = 2**31


def advise(
    terminal: Terminal,
    people: Annotated[int, typer.Option("--people", metavar="N")],
    hours: Annotated[float, typer.Option("--hours", metavar="H")],
    pairs: Annotated[bool, typer.Option("--pairs")] = False,
    partners: Annotated[str, typer.Option("--partners", metavar="KEY")] = Partners.ANY.value,
    everybody_plays: Annotated[bool, typer.Option("--everybody-plays")] = False,
    few_repeats: Annotated[bool, typer.Option("--few-repeats")] = False,
    knock_out: Annotated[bool, typer.Option("--knock-out")] = False,
    find_best: Annotated[bool, typer.Option("--find-best")] = False,
    day: Annotated[str, typer.Option("--date", metavar="D")] = "",
    start: Annotated[str, typer.Option("--start", metavar="HH:MM")] = "19:15",
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, max=_LARGEST_SEED)] = 0,
    evenings: Annotated[int | None, typer.Option("--evenings", metavar="E", min=1)] = None,
) -> None:
    """Proposes formats, the one that meets the wishes best first."""
    minutes = round(hours * _HOUR) if 0 <= hours <= _MOST_HOURS else 0
    known_partners = {each.value: each for each in Partners}
    chosen = known_by(partners, known_partners, "cli-advise-partners-unknown")
    wishes = Wishes(people, minutes, pairs, chosen, everybody_plays, few_repeats, knock_out, find_best)
    begins = datetime.combine(day_of(day), as_usage(lambda: time_of_day(start)))
    proposals: Sequence[Proposal] = ()
    for known in advice(wishes, begins, DEFAULT_ZONE, seed, evenings):
        proposals = known.proposals or proposals
    if terminal.as_json:
        terminal.json([_plain(proposal, terminal) for proposal in proposals])
        return
    for number, proposal in enumerate(proposals, 1):
        _say(number, proposal, terminal)


def _say(number: int, proposal: Proposal, terminal: Terminal) -> None:
    texts, option = terminal.texts, proposal.option
    name = texts(f"preset-{option.regulations.preset}")
    terminal.say(f"{number}. {name}: {_words(proposal.length, terminal)}")
    times = texts("advisor-times", minutes=option.minutes, pause=option.pause, end=f"{proposal.end:%H:%M}")
    terminal.say(f"   {times}")
    for reason in proposal.reasons:
        terminal.say(f"   {'+' if reason.good else '-'} {_words(reason, terminal)}")


def _words(reason: Reason, terminal: Terminal) -> str:
    return terminal.texts(f"advisor-{reason.key}", **reason.args)


def _plain(proposal: Proposal, terminal: Terminal) -> dict[str, object]:
    option, regulations = proposal.option, proposal.option.regulations
    as_set = ("preset", "format", "rounds", "stages", "hands_per_stage")
    return {
        **{name: getattr(regulations, name) for name in as_set},
        "target_score": regulations.rules.target_score,
        "round_minutes": option.minutes,
        "break_minutes": option.pause,
        "end": proposal.end.isoformat(timespec="minutes"),
        "hands": list(proposal.hands),
        "sit_outs": list(proposal.rests),
        "quality": asdict(proposal.quality),
        "bound": asdict(proposal.bound),
        "evenings": proposal.finds.evenings,
        "best_wins": round(proposal.finds.first, 4),
        "right_order": round(proposal.finds.order, 4),
        "score": round(proposal.score, 4),
        "reasons": [
            {"key": reason.key, "good": reason.good, "text": _words(reason, terminal)}
            for reason in proposal.reasons
        ],
    }
