"""Draw every round again from its seed, and say whether it comes out, differs, or cannot be recomputed."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum

from tichu_turnier.cli.terminal import Terminal, open_to_read
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.certificate import (
    before_draw,
    code_of,
    draw_code,
    draw_line,
    lot_line,
    successors,
    up_to,
)
from tichu_turnier.tournament.draws.formats import goes_by_results, next_round
from tichu_turnier.tournament.draws.proof import DRAWN_BY, is_drawn_from, way_of
from tichu_turnier.tournament.draws.seat_swap import renamed
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name

FURTHER = 40
"""How many changes back it is looked for what a round was drawn from that waited on trial."""


class Verdict(StrEnum):
    """What drawing a round again says of it."""

    AGREES = "agrees"
    DIFFERS = "differs"
    """Its seed gives another draw, from the same."""
    CHANGED = "changed"
    """The tables are others than the lot gave, and nobody is said to have changed them."""
    UNKNOWN = "unknown"
    BY_HAND = "by-hand"
    """There is nothing to recompute."""


@dataclass(frozen=True, slots=True)
class Redrawn:
    """A published round, and what drawing it again says."""

    published: Round
    verdict: Verdict
    again: str = ""
    """The code of what its seed gives, as far as that was drawn."""
    why: str = ""
    """Why it cannot be recomputed: drawn by another `version`, no `journal`, or a `state` that it lacks."""
    came: tuple[tuple[EntrantId, EntrantId], ...] = ()
    """Who came in for whom since it was drawn."""

    @property
    def false(self) -> bool:
        return self.verdict in (Verdict.DIFFERS, Verdict.CHANGED)


def redrawn(desk: Desk) -> tuple[Redrawn, ...]:
    """Every published round, drawn again from what the tournament was like then."""
    return tuple(_judged(desk, drawn) for drawn in desk.tournament.rounds)


def _judged(desk: Desk, drawn: Round) -> Redrawn:
    if drawn.seed is None or (drawn.exchanged and not drawn.lot):
        return Redrawn(drawn, Verdict.BY_HAND)
    published = _publication(desk, drawn)
    lot = lot_line(drawn if drawn.lot or published is None else published[1])
    came = successors(lot, drawn)
    changed = came is None and not drawn.exchanged
    others: list[tuple[str, bool]] = []
    for before in _origins(desk, drawn, None if published is None else published[0]):
        with suppress(Refusal):  # an undecided match: it was not drawn from this
            again = draw_line(next_round(before, drawn.seed))
            if again == lot and not changed:
                return Redrawn(drawn, Verdict.AGREES, code_of(again), came=tuple((came or {}).items()))
            others.append((again, _is_origin(drawn, before)))
    if changed:
        return _contradicted(drawn, lot, [again for again, _ in others])
    return _unproven(drawn, [again for again, sure in others if sure], known=published is not None)


def _contradicted(drawn: Round, lot: str, others: Sequence[str]) -> Redrawn:
    """A round that is not what the lot gave, and nobody is said to have changed it."""
    if way_of(drawn) == DRAWN_BY and others and {lot, draw_line(drawn)}.isdisjoint(others):
        return Redrawn(drawn, Verdict.DIFFERS, code_of(others[0]))
    return Redrawn(drawn, Verdict.CHANGED, code_of(lot))


def _unproven(drawn: Round, others: Sequence[str], *, known: bool) -> Redrawn:
    """A round that its seed did not give again.

    `others`: draws of its seed from what has its fingerprint, so that it should be one of them.
    `known`: whether the journal tells when it was published.
    """
    if others:
        return Redrawn(drawn, Verdict.DIFFERS, code_of(others[0]))
    same = way_of(drawn) == DRAWN_BY
    return Redrawn(drawn, Verdict.UNKNOWN, why=("state" if known else "journal") if same else "version")


def _is_origin(drawn: Round, before: Tournament) -> bool:
    return is_drawn_from(drawn, before, by_results=goes_by_results(before.regulations))


def _publication(desk: Desk, drawn: Round) -> tuple[int, Round] | None:
    """When a round was published, and as what; the latest time, if more than once. None without a journal."""
    for entry in reversed(desk.journal()):
        if entry.kind == PublishDraw.key and entry.args.get("round") == drawn.number:
            published = desk.at_revision(entry.revision).round(drawn.number)
            if published is not None and published.seed == drawn.seed and published.lot == drawn.lot:
                return entry.revision, published
    return None


def _origins(desk: Desk, drawn: Round, revision: int | None) -> Iterator[Tournament]:
    """What a round may have been drawn from, the likeliest first.

    The snapshot in which it was published; one before, if a draw on trial waited meanwhile; and, for a copy
    without a journal, what is left of then: as everybody is now, or as those are who were drawn.
    """
    if revision is not None:
        yield desk.at_revision(revision - 1)
        for earlier in range(revision - 2, max(0, revision - 2 - FURTHER), -1):
            before = desk.at_revision(earlier)
            if len(before.rounds) != drawn.number - 1:
                break
            if _is_origin(drawn, before):
                yield before
                break
    now = _with_those_drawn(desk.tournament, drawn)
    yield up_to(now, drawn.number - 1)
    yield before_draw(now, drawn.number)


def _with_those_drawn(tournament: Tournament, drawn: Round) -> Tournament:
    """The tournament with those who were drawn on the seats of whoever came in for them since."""
    came = successors(lot_line(drawn), drawn)
    back = {new: old for old, new in came.items()} if came else {}
    return replace(tournament, rounds=tuple(renamed(each, back) for each in tournament.rounds))


def check_draws(file: str, terminal: Terminal) -> None:
    """Draws every round again from its seed and says whether it comes out; refuses where one does not."""
    with open_to_read(file) as desk:
        found, tournament = redrawn(desk), desk.tournament
    for each in found:
        if terminal.as_json:
            terminal.json(_plain(each))
        elif not each.false:
            terminal.say(_words(each, tournament, terminal))
    if not found and not terminal.as_json:
        terminal.say(terminal.texts("fairness-check-nothing"))
    wrong = [each for each in found if each.false]
    if wrong:
        raise Refusal(*map(_objection, wrong))


def _plain(each: Redrawn) -> dict[str, object]:
    """A verdict for a program; `agrees` is null where nothing could be recomputed."""
    drawn = each.published
    agrees = None if each.verdict in (Verdict.UNKNOWN, Verdict.BY_HAND) else not each.false
    told: dict[str, object] = {"round": drawn.number, "seed": drawn.seed, "code": draw_code(drawn)}
    told |= {"exchanged": True} if drawn.exchanged else {}
    told |= {"again": each.again or None, "agrees": agrees, "verdict": each.verdict.value}
    told |= {"why": each.why} if each.why else {}
    return told | ({"replaced": [list(pair) for pair in each.came]} if each.came else {})


def _words(each: Redrawn, tournament: Tournament, terminal: Terminal) -> str:
    drawn, texts = each.published, terminal.texts
    args = {"round": drawn.number, "code": draw_code(drawn)}
    if each.verdict is Verdict.BY_HAND:
        seed = "none" if drawn.seed is None else str(drawn.seed)
        return texts("fairness-check-by-hand", **args, seed=seed)
    if each.verdict is Verdict.UNKNOWN:
        return texts("fairness-check-unknown", **args, seed=drawn.seed or 0, why=each.why)
    if drawn.exchanged:
        return texts("fairness-check-exchanged", **args, seed=drawn.seed or 0)
    said = [texts("fairness-check-agrees", **args, seed=drawn.seed or 0)]
    for old, new in each.came:
        names = {"before": own_name(tournament, old), "after": own_name(tournament, new)}
        said.append(texts("fairness-check-replaced", **names))
    return " ".join(said)


def _objection(each: Redrawn) -> Finding:
    drawn = each.published
    args: dict[str, str | int] = {"round": drawn.number, "seed": drawn.seed or 0, "again": each.again}
    if each.verdict is Verdict.CHANGED:
        return Finding("fairness-check-changed", args={**args, "code": code_of(draw_line(drawn))})
    return Finding("fairness-check-differs", args={**args, "code": code_of(draw_line(drawn))})
