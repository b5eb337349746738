"""Who plays whom next in a knock-out, and how far everybody has come.

The bracket follows from the first round as it was played, whether that was drawn by seeding, by lot or by
hand: its matches stand from top to bottom, and the places of the byes follow from their number.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field

from tichu_turnier.tournament.draws.rotation.draw import Draw, Match, Matches
from tichu_turnier.tournament.model.knock_out import KnockOut

BRONZE = -1
"""Stands for a level where two play for the third place."""
BYE = -1
"""A place of the bracket where nobody stands."""
THIRD = 3
"""The place that the losers of the semi-finals play for."""
_IN_A_FINAL = 2
FINAL_ALONE = KnockOut(third_place=False)


@dataclass(frozen=True, slots=True)
class Fought:
    """One match as it was played."""

    one: int
    other: int
    winner: int | None = None
    """None: nobody has won, as it ended level or is not over."""

    @property
    def loser(self) -> int | None:
        """None where nobody has won."""
        return None if self.winner is None else self.one if self.winner == self.other else self.other


@dataclass(frozen=True, slots=True)
class KnockOutRound:
    """One round as it was played."""

    matches: tuple[Fought, ...]
    byes: tuple[int, ...] = ()
    gone: Collection[int] = ()
    """Who had given up before this round."""

    def drawn(self) -> Matches:
        """Who played whom, whoever has won."""
        return Draw(tuple((fought.one, fought.other) for fought in self.matches), self.byes)


@dataclass(frozen=True, slots=True)
class KnockOutState:
    """How a knock-out stands."""

    matches: tuple[Match, ...]
    """Of the next round, from top to bottom; () when everything is decided."""
    byes: tuple[int, ...]
    """Who is through this time without a match."""
    places: Mapping[int, int]
    """The place of everybody who is out, as good as it may still become: 1 of who can still win."""
    rounds_left: int
    """How many more rounds it takes at most."""
    worst: Mapping[int, int] = field(default_factory=dict)
    """The place of everybody as bad as it may still become, in the terms of `places`."""
    ahead: int = 0
    """How many of those who are not out end ahead of whoever is, in any case."""

    def won_by_first(self) -> KnockOutRound:
        """The next round as it comes when everybody wins who is named first."""
        return KnockOutRound(tuple(Fought(a, b, a) for a, b in self.matches), self.byes)


def seeded(seeds: Sequence[int]) -> tuple[int, ...]:
    """The bracket from top to bottom for these, the best first: the better two are, the later they meet.

    `BYE` fills it up to a power of two, opposite the best.
    """
    order = [1]
    while len(order) < len(seeds):
        order = [place for seed in order for place in (seed, 2 * len(order) + 1 - seed)]
    return tuple(seeds[place - 1] if place <= len(seeds) else BYE for place in order)


def as_played(first: KnockOutRound) -> tuple[int, ...]:
    """The bracket that was played from this first round on."""
    matches = [(fought.one, fought.other) for fought in first.matches]
    byes = [(who, BYE) for who in first.byes]
    pattern = seeded(range(2 * len(matches) + len(byes)))
    open_places = [BYE in pattern[top : top + 2] for top in range(0, len(pattern), 2)]
    if sum(open_places) != len(byes):  # lots drawn by hand with other byes
        return tuple(who for pair in (*byes, *matches) for who in pair)
    return tuple(who for is_open in open_places for who in (byes if is_open else matches).pop(0))


def knock_out(
    bracket: Sequence[int],
    history: Sequence[KnockOutRound] = (),
    gone: Collection[int] = (),
    settings: KnockOut = FINAL_ALONE,
) -> "Ladder":
    """A knock-out after the rounds of its history.

    Where two wins are needed, the same two play on in the following rounds, and who is through already waits.

    Args:
        bracket: the first round from top to bottom, neighbours play; see `seeded` and `as_played`.
        history: the rounds as they were played, also those drawn by hand.
        gone: who has given up by now.
        settings: whether the losers of the semi-finals play each other, and from when on two wins are needed.
    """
    begun = {who: place for place, who in enumerate(bracket) if who != BYE}
    ladder = Ladder(begun, settings.third_place, settings.best_of_three_from)
    for round_ in history:
        ladder.play(round_)
    ladder.leave(gone)
    return ladder


def slots(stood: Mapping[int, int]) -> int:
    """How many survive a level whose people stand like this: its matches, and places without one."""
    return len({place // 2 for place in stood.values()})


@dataclass(slots=True)
class Ladder:
    """A knock-out while it is played again, round by round; each level leaves half the field."""

    position: dict[int, int]
    """Where on this level everybody stands who can still win; neighbours play."""
    third_place: bool = False
    best_of_three_from: int = 0
    through: set[int] = field(default_factory=set)
    """Who has done with this level."""
    wins: Counter[Match] = field(default_factory=Counter)
    """How often the first has beaten the second."""
    facing: dict[int, int] = field(default_factory=dict)
    """Who plays on against whom, until somebody has won often enough."""
    places: dict[int, int] = field(default_factory=dict)
    losers: list[int] = field(default_factory=list)
    """Who went out on this level."""
    bronze: tuple[int, ...] = ()
    """Who still plays for the third place."""
    gone: set[int] = field(default_factory=set)
    """Who has given up."""
    survivors: int = 0
    """How many this level leaves."""
    levels: list[dict[int, int]] = field(default_factory=list)
    """Where everybody stood as each level began."""
    courts: list[list[tuple[int, int, int]]] = field(default_factory=list)
    """Of each round its matches: the level, or `BRONZE`, and who played whom."""
    third: tuple[int, ...] = ()
    """Who plays or has played for the third place."""

    def __post_init__(self) -> None:
        """Everybody can still win."""
        self.places = dict.fromkeys(self.position, 1)
        self._begin_level()

    def state(self) -> KnockOutState:
        """How it stands; whoever has nobody to play any more is through in it, though not yet here."""
        now, matches, byes = self.foreseen()
        bronze = [(now.bronze[0], now.bronze[1])] if now.bronze else []
        left, ahead = now.rounds_left(matches), slots(now.position)
        return KnockOutState((*matches, *bronze), tuple(byes), now.places, left, now.worst(), ahead)

    def foreseen(self) -> tuple["Ladder", list[Match], list[int]]:
        """The ladder as the next round begins, its matches and byes; this one stays as it was played."""
        now = copy(self)  # until then only these are changed in place
        now.through, now.places, now.levels = set(self.through), dict(self.places), [*self.levels]
        return now, *now.next_matches()

    def worst(self) -> dict[int, int]:
        """The place of everybody as bad as it may still become."""
        found, begun = dict(self.places), self._in_level()
        if len(self.position) > 1:
            out = self._worst_loss(begun, self.survivors)
            later = self._worst_loss(self.survivors, -(-self.survivors // 2))
            found |= {who: later if who in self.through else out for who in self.position}
        waiting = self.losers if self._is_for_third(begun) else self.bronze
        return found | dict.fromkeys((who for who in waiting if who not in self.gone), THIRD + 1)

    def _worst_loss(self, begun: int, survivors: int) -> int:
        """The worst place of whoever loses on a level that so many begin and so many survive."""
        return THIRD + 1 if self._is_for_third(begun) else survivors + 1

    def _is_for_third(self, begun: int) -> bool:
        """Whether the losers of a level that so many begin play for the third place."""
        return self.third_place and begun == 2 * _IN_A_FINAL

    def play(self, round_: KnockOutRound) -> None:
        """After one more round."""
        self.leave(round_.gone)
        self.next_matches()
        self.courts.append([])
        for fought in round_.matches:
            self._note(fought)
            if fought.winner is not None and fought.loser is not None:
                self._won(fought.winner, fought.loser)
            if {fought.one, fought.other} <= self.position.keys() - self.through:
                self.facing.update({fought.one: fought.other, fought.other: fought.one})
        self.through.update(self.position.keys() & set(round_.byes))
        self._count_survivors()
        self._climb()

    def _note(self, fought: Fought) -> None:
        """Where in the bracket a match belongs."""
        pair = {fought.one, fought.other}
        if pair == set(self.bronze):
            self.courts[-1].append((BRONZE, fought.one, fought.other))
        elif pair <= self.position.keys():
            self.courts[-1].append((len(self.levels) - 1, fought.one, fought.other))

    def leave(self, gone: Collection[int]) -> None:
        """Some give up: whoever would have played them needs no match. The last one stays the winner."""
        self.gone.update(gone)
        self.next_matches()  # as when it was drawn: whoever has nobody to play any more is through
        for who in sorted(self.position.keys() & set(gone)):
            if len(self.position) > 1:
                self._out(who)
        self._count_survivors()
        self._climb()
        self._settle_third()

    def drop(self, gone: Collection[int]) -> None:
        """Some are out, even the last one: of those who are not beaten yet, others may still win."""
        for who in sorted(self.position.keys() & set(gone)):
            self._out(who)
        self._climb()

    def next_matches(self) -> tuple[list[Match], list[int]]:
        """Who plays on this level, from top to bottom, and who is through without a match."""
        while True:
            matches, byes = self._pairs()
            if matches or self.bronze or not byes:
                return matches, byes
            self.through.update(byes)
            self._climb()
            self._settle_third()

    def rounds_left(self, matches: Sequence[Match]) -> int:
        """How many rounds it takes at most with these matches next."""
        open_matches = [*matches, *((self.bronze,) if self.bronze else ())]
        need = self.need(self._in_level())
        played = [self.wins[a, b] + self.wins[b, a] for a, b in open_matches]
        rounds = max((2 * need - 1 - games for games in played), default=0)
        left = self.survivors if len(self.position) > 1 else 1
        while left > 1:
            rounds += 2 * self.need(left) - 1
            left = -(-left // 2)
        return rounds

    def _won(self, winner: int, loser: int) -> None:
        self.wins[winner, loser] += 1
        wins, pair = self.wins[winner, loser], {winner, loser}
        if pair == set(self.bronze):
            if wins >= self.need(_IN_A_FINAL):
                self.places[loser] = THIRD + 1
                self.bronze = ()
        elif pair <= self.position.keys() and wins >= self.need(self._in_level()):
            self.position[winner] = min(self.position[winner], self.position[loser])
            self.through.add(winner)
            self._out(loser)

    def _out(self, who: int) -> None:
        del self.position[who]
        self.through.discard(who)
        self.facing.pop(self.facing.pop(who, BYE), None)
        self.places[who] = self.survivors + 1
        self.losers.append(who)

    def _climb(self) -> None:
        """To the next level, once everybody is through."""
        if len(self.position) < _IN_A_FINAL or self.through != self.position.keys():
            return
        if self.third_place and len(self.position) == len(self.losers) == _IN_A_FINAL:
            self.bronze = self.third = tuple(self.losers)
        order = sorted(self.position, key=self.position.__getitem__)
        self.position = {who: place for place, who in enumerate(order)}
        self.through, self.losers, self.facing = set(), [], {}
        self._begin_level()

    def _begin_level(self) -> None:
        self.survivors = slots(self.position)
        self.levels.append(dict(self.position))

    def _count_survivors(self) -> None:
        """A match that neither of its two can play any more leaves one fewer; who is out comes next."""
        matches, byes = self._pairs()
        self.survivors = max(1, len(self.through) + len(matches) + len(byes))
        self.places.update(dict.fromkeys(self.losers, self.survivors + 1))

    def _settle_third(self) -> None:
        """Nobody plays for the third place against somebody who has given up."""
        left = self.gone.intersection(self.bronze)
        if left:
            self.bronze = ()
        if len(left) == 1:
            self.places[left.pop()] = THIRD + 1

    def _pairs(self) -> tuple[list[Match], list[int]]:
        waiting = sorted(self.position.keys() - self.through, key=self.position.__getitem__)
        if len(self.position) < _IN_A_FINAL:
            return [], []
        again = {who: self.facing[who] for who in waiting if self.facing.get(who) in waiting}
        matches = [(who, other) for who, other in again.items() if who < other]
        slots: dict[int, list[int]] = {}
        for who in waiting:
            if who not in again:
                slots.setdefault(self.position[who] // 2, []).append(who)
        single: list[int] = []
        for slot in slots.values():
            matches += zip(slot[::2], slot[1::2], strict=False)
            single += slot[-1:] if len(slot) % 2 else []
        return sorted(matches, key=lambda match: self.position[match[0]]), single

    def _in_level(self) -> int:
        """How many began this level."""
        return len(self.position) + len(self.losers)

    def need(self, left: int) -> int:
        """How many wins a match takes with so many left."""
        return 2 if left <= self.best_of_three_from else 1
