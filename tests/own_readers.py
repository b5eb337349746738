"""What each reader of the program makes of a file: the same as was written, nothing, or something else."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.model.snapshot import Hands, Tournament
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.tournament.registration.overview import is_here
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.rankings.judgement import judged
from tichu_turnier.transfer.rankings.ranking_source import ranking_of
from tichu_turnier.transfer.result_preview import lines_in


@dataclass(frozen=True, slots=True)
class Outcome:
    """How much was taken without a question, and what of it is not as it was written."""

    taken: int
    different: tuple[str, ...] = ()
    refused: str = ""
    """The keys of what was said instead; empty where something was taken."""


def verified(path: Path, tournament: Tournament) -> Outcome:
    """`verify --ranking`."""
    try:
        found = judged(ranking_of(path), tournament)
    except Refusal as refusal:
        return _refused(refusal)
    blocking = tuple(f"{each.key} {dict(each.args)}" for each in found.findings if each.blocks)
    unread = tuple(f"not compared: {each}" for each in found.left_out)
    return Outcome(found.lines, (*blocking, *unread))


def registered(path: Path, tournament: Tournament) -> Outcome:
    """`register --from` into an empty tournament."""
    preview = read_list(path, tournament.regulations.unit)
    found = [line.new for line in preview.lines if line.new is not None and line.accepted]
    if any(each.blocks for each in preview.everything()) or not found:
        return Outcome(0, refused=", ".join({each.key for each in preview.everything() if each.blocks}))
    names = {tidy(each.name): each for each in tournament.entrants.values()}
    wrong = []
    for new in found:
        entrant = names.pop(tidy(new.name), None)
        if entrant is None:
            wrong.append(f"nobody is called {new.name!r}")
            continue
        for told, right in ((new.members, entrant.members), ((new.club,), (entrant.club,))):
            if (said := tuple(map(tidy, filter(None, told)))) and said != tuple(
                map(tidy, filter(None, right))
            ):
                wrong.append(f"{new.name}: {told} instead of {right}")
    return Outcome(len(found), tuple(wrong))


def at_the_door(path: Path, tournament: Tournament) -> Iterator[str]:
    """Who is here, has paid or waits otherwise than a list of participants that was read says."""
    by_name = {tidy(each.name): each for each in tournament.entrants.values()}
    for line in read_list(path, tournament.regulations.unit).lines:
        new = line.new
        entrant = None if new is None else by_name.get(tidy(new.name))
        if new is not None and entrant is not None:
            told = {"present": new.present, "waiting": new.waiting}
            right = {"present": is_here(tournament, entrant), "waiting": entrant.waiting}
            if told != right:
                yield f"{new.name}: {told} instead of {right}"


def entered(path: Path, tournament: Tournament) -> Outcome:
    """`enter --from` into the same evening without results."""
    empty = replace(tournament, results={})
    try:
        lines, notes = lines_in(path, empty)
    except Refusal as refusal:
        return _refused(refusal)
    blocking = [each for each in (*notes, *(f for line in lines for f in line.told)) if each.blocks]
    if blocking or not any(line.change for line in lines):
        return Outcome(0, refused=", ".join(sorted({each.key for each in blocking})) or "nothing")
    wrong = []
    for line in lines:
        if line.change is not None:
            old = tournament.results.get(line.change.at)
            wrong += [] if old is None else list(_unlike(line.change, old))
            wrong += [f"{line.change.at} has no result"] if old is None else []
    there = {line.change.at for line in lines if line.change is not None}
    hands_only = "export-hands" in path.name
    wrong += [
        f"{at} is missing"
        for at, result in tournament.results.items()
        if at not in there and not (hands_only and not isinstance(result.report, Hands))
    ]
    return Outcome(len(there), tuple(wrong))


def _unlike(change, old) -> Iterator[str]:
    """What a result that was read says otherwise."""
    if isinstance(change.report, Hands) and isinstance(old.report, Hands):
        if change.report != old.report:
            yield f"{change.at}: {change.report} instead of {old.report}"
    elif change.report.totals != old.report.totals or change.report.hands_played not in (
        0,
        None,
        old.report.hands_played,
    ):
        yield f"{change.at}: {change.report} instead of {old.report}"


def _refused(refusal: Refusal) -> Outcome:
    return Outcome(0, refused=", ".join(sorted({each.key for each in refusal.findings})))


Reader = Callable[[Path, Tournament], Outcome]
READERS: Mapping[str, Reader] = {
    "verify --ranking": verified,
    "register --from": registered,
    "enter --from": entered,
}
