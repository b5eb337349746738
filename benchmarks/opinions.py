"""Do program and second opinion say the same about evenings as rough as any: with ties, rulings, odd tables?

`python -m benchmarks.opinions 2000 7` plays 2000 evenings from seed 7 on, checks each at its end and at a
few moments on the way, and names what differs with the seed that makes it again.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import cast

from tichu_turnier.check import check, facts_of
from tichu_turnier.desk.demo import DAY, sample_entrants
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.evening_events import EARLY, EVENTS, Event, Scene, Steps, take_steps
from tichu_turnier.desk.generator import decided_match
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.hand import Award, Double, HandReport
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.draws.formats import format_of, next_round, planned_rounds
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import PRESETS, Preset
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Hands,
    MatchReport,
    OddNumbers,
    Regulations,
    ScoringUnit,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.transfer.tournament_json import export_json

_FEW, _MANY, _SPARE = 4, 18, 24
_EVENTS = 8, 24
_MOMENTS, _STEPS = 4, 400


@dataclass(slots=True)
class OnPaper:
    """A tournament that lies in no file: changes go on top of each other as a desk makes them."""

    tournament: Tournament
    past: list[Tournament] = field(default_factory=list)
    undone: list[Tournament] = field(default_factory=list)

    @property
    def revision(self) -> int:
        return len(self.past) + 1

    def do(self, change: changes.Change) -> None:
        blocking = [each for each in change.findings(self.tournament) if each.blocks]
        if blocking:
            raise Refusal(*blocking)
        self.past.append(self.tournament)
        self.undone.clear()
        self.tournament = change.apply(self.tournament)

    def undo(self) -> None:
        if not self.past:
            raise Refusal
        self.undone.append(self.tournament)
        self.tournament = self.past.pop()

    def redo(self) -> None:
        if not self.undone:
            raise Refusal
        self.past.append(self.tournament)
        self.tournament = self.undone.pop()

    def at_revision(self, revision: int) -> Tournament:
        return [*self.past, self.tournament][revision - 1]


@dataclass(slots=True)
class RoughScene(Scene):
    """An evening on which many results are alike."""

    usual: float
    """Which part of the matches brings one of a few results."""

    def report(self, number: int, table: int) -> MatchReport:
        found = decided_match(self.chance, self.now, number, table)
        regulations = self.now.regulations
        if self.chance.random() < self.usual:
            one = HandReport(*self.chance.choice(((60, 40), (50, 50), (40, 60))), double=Double.NO)
            played = min(found.hands_played, self.chance.choice((3, 4, 9)))
            found = Hands((one,) * played) if played else found
        if regulations.scoring.unit is ScoringUnit.MATCH and self.chance.random() < 0.7:  # noqa: PLR2004
            return Totals(*found.totals, found.hands_played if self.chance.random() < 0.8 else 0)  # noqa: PLR2004
        if regulations.scoring.unit is ScoringUnit.MATCHPOINTS:
            return Hands(tuple(map(self._perhaps_awarded, found.hands)))
        return found

    def _perhaps_awarded(self, hand: HandReport) -> HandReport:
        if self.chance.random() < 0.9:  # noqa: PLR2004
            return hand
        one, other = (self.chance.choice(list(Award)) for _ in range(2))
        return HandReport(0, 0, awarded=(one, other))


def ruled(scene: Scene) -> Steps:
    """A hand counts otherwise: at any table, for anybody there, who may have rested."""
    for number, table in scene.played()[:2]:
        seating, report = scene.now.seating(number, table), scene.now.results[number, table].report
        if seating is None:
            continue
        kind = scene.chance.choice((PenaltyKind.ADJUSTED_SCORE, PenaltyKind.HAND_ANNULLED))
        who = scene.chance.choice(seating.entrants())
        hand = scene.chance.randint(0 if kind is PenaltyKind.ADJUSTED_SCORE else 1, report.hands_played or 1)
        points = scene.chance.choice((100, 60, 50, 0))
        yield changes.GivePenalty(
            Penalty(1, kind, (who,), "so entschieden", scene.clock(), points, 100 - points, number, hand)
        )


def forced(scene: Scene) -> Steps:
    """A slip that cannot be, or leaves something open, and that the director takes with a reason."""
    for number, table in scene.played()[:1]:
        a = scene.chance.choice((100, 62, 795, 1200, -30))
        report: MatchReport = Totals(
            a, scene.chance.choice((100 - a, 0, 38)), scene.chance.choice((0, 1, 2, 61))
        )
        if scene.chance.random() < 0.6:  # noqa: PLR2004
            report = Hands((HandReport(100, 0),) * scene.chance.randint(1, 12))
        yield changes.EnterResult(number, table, report, "alle vier unterschrieben")


def back(scene: Scene) -> Steps:
    """Somebody leaves, a round is drawn without, and comes back."""
    gone = [each for each in scene.now.entrants.values() if each.withdrawn_from is not None]
    for entrant in gone[:1] if not scene.has_bracket else ():
        if scene.lots(1):
            yield changes.Withdraw(entrant.id, None)
        else:
            rounds = tuple(range(scene.number + 1, scene.now.regulations.rounds + 1))
            yield changes.SetPresence(entrant.id, rounds)


def moved(scene: Scene) -> Steps:
    """Who had left stays longer after all, or is said to have left earlier."""
    gone = [each for each in scene.now.entrants.values() if each.withdrawn_from is not None]
    for entrant in gone[:1] if not scene.has_bracket else ():
        yield changes.Withdraw(entrant.id, scene.number + 1 + scene.lots(1))


def criteria(scene: Scene) -> Steps:
    yield changes.SetRegulations(replace(scene.now.regulations, tie_breaks=_chain(scene.chance, scene.now)))


def settings(scene: Scene) -> Steps:
    """Other answers to much that can be asked, while the evening runs; how it is played stays."""
    old = scene.now.regulations
    new = _regulations(scene.chance, old)
    yield changes.SetRegulations(replace(new, hands_per_stage=old.hands_per_stage, knock_out=old.knock_out))


MORE: tuple[Event, ...] = (ruled, ruled, forced, back, back, moved, criteria, settings)


def _chain(chance: Random, now: Tournament) -> tuple[str, ...]:
    keys = [each.key for each in TIE_BREAKS]
    found = tuple(chance.sample(keys, chance.randint(1, 5)))
    if format_of(now.regulations.format).bracket is None or chance.random() < 0.2:  # noqa: PLR2004
        return found
    return "bracket", *(key for key in found if key != "bracket")


def _regulations(chance: Random, old: Regulations) -> Regulations:
    """Other answers to much that can be asked."""
    rules = old.rules
    for rule in HOUSE_RULES:
        if chance.random() < 0.3:  # noqa: PLR2004
            rules = rule.write(rules, chance.choice(rule.answers))
    cup = replace(
        old.knock_out,
        seeded=chance.random() < 0.5,  # noqa: PLR2004
        third_place=chance.random() < 0.7,  # noqa: PLR2004
        best_of_three_from=chance.choice((0, 0, 0, 2, 4)),
        groups=chance.choice((1, 2, 2, 3, 4)),
        advancing=chance.choice((1, 2, 2, 3)),
    )
    points = chance.choice(((2, 1, 3, 2), (2, 1, 3, 3), (3, 1, 3, 2), (1, 0, 2, 1)))
    names = ("win", "tie", "double", "double_with_lost_call")
    scoring = replace(old.scoring, **dict(zip(names, points, strict=True)))  # type: ignore[arg-type]
    hands = old.hands_per_stage
    return replace(
        old,
        rules=rules,
        knock_out=cup,
        scoring=scoring if chance.random() < 0.4 else old.scoring,  # noqa: PLR2004
        hands_per_stage=chance.choice((hands, hands, 1, 2, 4)) if hands else hands,
        bye_credit=chance.choice(list(ByeCredit)),
        flat_victory_points=chance.randint(0, 3),
        flat_tichu_points=chance.choice((0, 100)),
        dropped_rounds=chance.choice((0, 0, 1, 2)),
        odd_numbers=chance.choice(list(OddNumbers)),
        clubs_apart_rounds=chance.choice((0, 0, 2)),
        by_standings=chance.random() < 0.3,  # noqa: PLR2004
        board_seed=7,
    )


def played(seed: int) -> Iterator[tuple[Preset, Tournament]]:
    """An evening by its seed: as it stood at a few moments, and at its end."""
    chance = Random(seed)
    preset = PRESETS[seed % len(PRESETS)]
    fresh = preset.tournament(f"Abend {seed}", DAY, "Luzern", "Europe/Zurich")
    wanted = _regulations(chance, fresh.regulations) if chance.random() < 0.8 else fresh.regulations  # noqa: PLR2004
    fresh = replace(fresh, regulations=wanted, identity=str(seed))
    if chance.random() < 0.7:  # noqa: PLR2004
        fresh = replace(fresh, regulations=replace(wanted, tie_breaks=_chain(chance, fresh)))
    people = chance.randint(_FEW, _MANY)
    names = list(sample_entrants(chance, fresh.regulations.unit, people + _SPARE))
    usual = chance.choice((0.0, 0.5, 0.9))
    scene = RoughScene(cast(Desk, OnPaper(fresh)), chance, names[people:], usual)
    scene.desk.do(changes.AddEntrants(tuple(names[:people])))
    if chance.random() < 0.4:  # noqa: PLR2004
        scene.desk.do(changes.CheckIn(tuple(scene.now.entrants)))
    deck = chance.sample((*EVENTS, *MORE, *MORE), chance.randint(*_EVENTS))
    for event in [event for event in deck if event in EARLY]:
        _happen(scene, event)
    yield from ((preset, now) for now in _evening(scene, [event for event in deck if event not in EARLY]))


def _evening(scene: RoughScene, deck: list[Event]) -> Iterator[Tournament]:
    """Results and draws to the end, with what happens between them as soon as it can."""
    chance, told = scene.chance, 0
    for _ in range(_STEPS):
        if deck and chance.random() < 0.4:  # noqa: PLR2004
            event = chance.choice(deck)
            if _happen(scene, event):
                deck.remove(event)
        if chance.random() < 0.06 and told < _MOMENTS:  # noqa: PLR2004
            told += 1
            yield scene.now
        if not _go_on(scene):
            if not deck:
                break
            _happen(scene, deck.pop())
    yield scene.now


def _go_on(scene: RoughScene) -> bool:
    """The next result, or the next draw; False where the evening is at its end, or stands still."""
    missing = scene.now.missing(scene.number) if scene.number else ()
    try:
        if missing:
            table = scene.chance.choice(missing)
            scene.desk.do(changes.EnterResult(scene.number, table, scene.report(scene.number, table)))
        elif scene.number < planned_rounds(scene.now):
            scene.desk.do(changes.PublishDraw(next_round(scene.now, scene.chance.randrange(10**6))))
        else:
            return False
    except Refusal:
        return False
    return True


def _happen(scene: RoughScene, event: Event) -> bool:
    """Whether something of it could happen."""
    before = scene.now
    take_steps(scene, event)
    return scene.now is not before


def differences(seed: int) -> list[str]:
    """What program and second opinion say otherwise about that evening, in words."""
    found = []
    for preset, now in played(seed):
        facts = facts_of(json.loads(export_json(now)))
        found += [f"{seed} {preset.key} after {len(now.rounds)}: {each}" for each in check(facts)]
    return found


def main(count: int = 300, first: int = 1) -> int:
    """So many evenings; returns how many differ."""
    kinds: Counter[str] = Counter()
    wrong = 0
    for seed in range(first, first + count):
        found = differences(seed)
        wrong += bool(found)
        kinds.update({line.split("kind='")[1].split("'")[0] for line in found})
        sys.stdout.writelines(f"{line}\n" for line in found[:3])
        sys.stdout.flush()
    sys.stdout.write(f"{count} evenings from {first} on: {wrong} differ {dict(kinds)}\n")
    return wrong


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])) > 0)
