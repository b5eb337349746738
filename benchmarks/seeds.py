"""Does another seed refute a sentence about a draw, and do ten seeds give eight draws?

`python -m benchmarks.seeds --progress seeds.txt` draws evenings of 5 to 40 people and 3 to 10 rounds by 20
seeds each, in about two hours of one processor (`--seeds 5`: half an hour). After every round it holds what
is said to be impossible against what all others reached after as many, and against the best known rounds
(`--known FOLDER`). It goes on where it was ended; `--part 1/2` and `--part 2/2` share the work.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from tichu_turnier.tournament.draws.again import drawn_people
from tichu_turnier.tournament.draws.fairness import evening_figures, meetings
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.quality import ALWAYS, SAME_PEOPLE, quality
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.table_count import Together

_EACH, _ASKED, _WANTED = 20, 10, 8
"""Seeds of an evening; seeds of which at least so many should give different next rounds."""
_ROUNDS_ASKED = (2, 3)
Entry = tuple[int, str, str, int]
"""After how many rounds, which figure, who rested (a signature), how often two met at most."""
Sentence = tuple[str, bool, int, str, str, int]
"""For which draws it is proved, whether only where people meet as evenly, and the entry it is about."""


@dataclass(frozen=True, slots=True)
class Part:
    """The evenings of one preset with so many people and rounds."""

    preset: str
    people: int
    rounds: int
    evenings: int
    reached: Sequence[tuple[Entry, int]]
    """The best of each kind."""
    said: Sequence[tuple[Sentence, int]]
    """What is said to be the least, at its boldest."""
    draws: Sequence[int]
    """How many different next rounds ten seeds gave, for each round of `_ROUNDS_ASKED`."""

    def __str__(self) -> str:
        return f"{self.preset} {self.people} {self.rounds}"


def part(preset: str, people: int, rounds: int, seeds: int = _EACH) -> Part:
    """What the evenings of so many seeds reached and said, and how many next rounds ten seeds gave."""
    from tests.evenings import evening

    reached, said = dict[Entry, int](), dict[Sentence, int]()
    for seed in range(seeds):
        tournament = evening(preset, people, rounds=rounds)
        for number in range(rounds):
            tournament = _drawn(tournament, 100 * seed + number)
            _note(tournament, reached, said)
    draws = _draws(evening(preset, people, rounds=rounds))
    return Part(preset, people, rounds, seeds, [*reached.items()], [*said.items()], draws)


def _drawn(tournament: Tournament, seed: int) -> Tournament:
    return replace(tournament, rounds=(*tournament.rounds, next_round(tournament, seed)))


def _note(tournament: Tournament, reached: dict[Entry, int], said: dict[Sentence, int]) -> None:
    """The figures of an evening as far as it is drawn: the best of its kind, and the boldest sentence."""
    benches, played = _benches(tournament), len(tournament.rounds)
    met = meetings(tournament).couples[Together.TABLE]
    most = max(map(len, met.values()), default=0)
    for figure in evening_figures(tournament):
        key = played, figure.key, benches, most
        reached[key] = min(figure.value, reached.get(key, figure.value))
        if figure.scope in (ALWAYS, SAME_PEOPLE):
            sentence = figure.scope, figure.if_even, *key
            said[sentence] = max(figure.least, said.get(sentence, 0))


def _benches(tournament: Tournament) -> str:
    """The same for evenings in which the same people might have played in each round, under other names."""
    benches = [set(each.sitting_out) for each in tournament.rounds]
    common = sorted(len(one & other) for one, other in combinations(benches, 2) if one & other)
    return f"{sorted(map(len, benches))} {common}"


def _draws(tournament: Tournament) -> list[int]:
    """How many different second and third rounds ten seeds give."""
    found = []
    for number in range(1, max(_ROUNDS_ASKED) + 1):
        if number in _ROUNDS_ASKED:
            others = (next_round(tournament, seed) for seed in range(_ASKED))
            found.append(len({drawn_people(each, tournament.regulations) for each in others}))
        tournament = _drawn(tournament, 40 + number)
    return found


def refuted(parts: Sequence[Part]) -> Iterator[str]:
    """Every sentence of these parts, of one preset and number of people, that another evening undercuts."""
    reached: dict[Entry, int] = {}
    for key, value in (row for each in parts for row in each.reached):
        reached[key] = min(value, reached.get(key, value))
    for each in parts:
        for (scope, even, played, name, benches, most), least in each.said:
            others = [
                value
                for (after, figure, bench, met), value in reached.items()
                if (after, figure) == (played, name)
                and (scope == ALWAYS or bench == benches)
                and (met <= most or not even)
            ]
            if min(others) < least:
                yield f"{each} after {played}: {name} {least} ({scope}), reached {min(others)}"


def undercut(parts: Sequence[Part], known: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    """Every sentence about an evening of which better rounds are known, whoever rests in them."""
    for each in parts:
        best = known.get(f"{each.people}x{each.rounds}", {})
        for (scope, even, played, name, _, _), least in each.said:
            value = best.get(name, least)
            if scope == ALWAYS and not even and played == each.rounds and value < least:
                yield f"{each}: {name} {least}, known are {value}"


def known_rounds(folder: Path) -> Mapping[str, Mapping[str, int]]:
    """The figures of the best known rounds, those of `individual_best` and `better_schedules`."""
    found: dict[str, Mapping[str, int]] = {}
    for name in ("individual_best", "better_schedules"):
        schedules = json.loads((folder / f"{name}.json").read_text("utf-8"))["schedules"]
        for key, each in schedules.items():
            rounds = [[((tuple(one), tuple(other)),) for one, other in tables] for tables in each["rounds"]]
            repeats = {of.replace("_", "-"): value for of, value in asdict(quality(rounds)).items()}
            told = ("partner-repeats", "opponent-repeats", "meeting-repeats")
            found[key] = {of: repeats[of] for of in told}
    return found


def main() -> None:
    """Draws what the progress file lacks, a line there and on the screen for each part; then the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seeds", description=__doc__)
    parser.add_argument("--presets", nargs="*", default=("club-evening", "dtm"))
    parser.add_argument("--people", nargs=2, type=int, default=(5, 40), metavar=("FROM", "TO"))
    parser.add_argument("--rounds", nargs=2, type=int, default=(3, 10), metavar=("FROM", "TO"))
    parser.add_argument("--seeds", type=int, default=_EACH, help="of each evening")
    parser.add_argument("--progress", type=Path, default=Path("seeds.txt"), help="what is drawn already")
    parser.add_argument("--known", type=Path, help="folder with the best known rounds")
    parser.add_argument("--part", default="1/1", help="which of how many who share the work")
    wishes = parser.parse_args()
    mine, all_of_us = map(int, wishes.part.split("/"))
    done = {(each.preset, each.people, each.rounds) for each in _read(wishes.progress)}
    (least, most), (first, last) = wishes.rounds, wishes.people
    todo = [
        (preset, people, rounds)
        for rounds in range(least, most + 1)
        for people in range(first, last + 1)
        for preset in wishes.presets
    ]
    for place, each in enumerate(todo):
        if each not in done and place % all_of_us == mine - 1:
            found = part(*each, wishes.seeds)
            with wishes.progress.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")
            print(f"{place + 1}/{len(todo)}", found, "draws", *found.draws, flush=True)
    _report(_read(wishes.progress), known_rounds(wishes.known) if wishes.known else {})


def _read(progress: Path) -> list[Part]:
    lines = progress.read_text("utf-8").splitlines() if progress.exists() else []
    return [_part_of(json.loads(line)) for line in lines]


def _part_of(line: Mapping[str, Any]) -> Part:
    """A line of the progress file; keys that were tuples are lists there."""
    rows = {name: [(tuple(key), value) for key, value in line[name]] for name in ("reached", "said")}
    return Part(**{**line, **rows})


def _report(parts: Sequence[Part], known: Mapping[str, Mapping[str, int]]) -> None:
    """For each preset and number of people: sentences, how many are refuted, and where draws are few."""
    groups = defaultdict[tuple[str, int], list[Part]](list)
    for each in parts:
        groups[each.preset, each.people].append(each)
    print("preset people evenings sentences refuted | rounds planned: draws 2, 3 where fewer than", _WANTED)
    for (preset, people), those in sorted(groups.items()):
        wrong = [*refuted(those), *undercut(those, known)]
        evenings, sentences = sum(each.evenings for each in those), sum(len(each.said) for each in those)
        few = [f"{each.rounds}: {[*each.draws]}" for each in those if min(each.draws) < _WANTED]
        print(preset, people, evenings, sentences, len(wrong), "|", *few)
        for sentence in wrong:
            print("   ", sentence)


if __name__ == "__main__":
    main()
