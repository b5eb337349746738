"""What is on a disk after a power cut? Run by itself as the session whose writes are noted: `ROOT LOG SEED`.

After a cut all holds that was flushed. Of what came later anything may be there: each write whole, not at all
or in some of its sectors, each name made, moved and removed or not yet.
"""

import gzip
import hashlib
import json
import random
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.store.disk import note
from tests.store.examples import entry, evening, reported
from tests.store.golden import FOLDER
from tests.store.other_process import say
from tichu_turnier.store.backup import flush, flush_folder
from tichu_turnier.store.store import Store
from tichu_turnier.transfer.tournament_json import facts

SECTOR = 512
OLD = FOLDER / "version-17" / "club-evening.tichu.gz"
READY = "ready"
KEPT = ("all", "none", "some", "some")


def unpacked(packed: Path, path: Path) -> None:
    path.write_bytes(gzip.decompress(packed.read_bytes()))


def digest(tournament) -> str:
    return hashlib.sha256(json.dumps(facts(tournament)).encode()).hexdigest()[:16]


def tell(store: Store) -> None:
    """Acknowledges what is saved: file, revision, what it says."""
    state, revision = store.load()
    say(store.path.name, revision, digest(state))


def grown(path: Path, chance: random.Random, times: int) -> None:
    """Opens, saves some changes, small and larger than what SQLite keeps in memory, and copies in between."""
    with Store.open(path) as store:
        tell(store)
        store._raw.execute(f"PRAGMA cache_size = {chance.choice((1, 2000))}")
        state, revision = store.load()
        for number in range(times):
            points = [5 * chance.randrange(21) for _ in range(chance.choice((9, 9, 9, 400)))]
            after = reported(state, *next(iter(state.results), (1, 1))[1:], *points)
            revision = store.save(state, after, revision, entry(why="x" * chance.randrange(300)))
            state = after
            say(path.name, revision, digest(state))
            if number % 5 == chance.randrange(5):
                store.backup("draw")


def erased(path: Path) -> None:
    """Forgets a person in a file and in the copies of its evening that lie beside; then all say so."""
    with Store.open(path) as store:
        copies = store.forget("Fuchs", None, entry("erase")).copies
        tell(store)
    for copy in copies:
        if copy.parent == path.parent:
            with Store.open(copy) as other:
                tell(other)


def session(root: Path, log: Path, seed: int) -> None:
    """An evening: new, saves, copies, an old file, a copy opened for the first time, erasing, elsewhere.

    The copy is of an earlier evening, with the same people: whom one of the two evenings forgets, the other
    keeps. It goes on by itself, and whom it forgets, the file that it was copied from forgets too.
    """
    chance = random.Random(seed)
    note(log)
    path, old, first = (root / name for name in ("abend.tichu", "alt.tichu", "erst.tichu"))
    unpacked(OLD, old)
    with Store.create(root / "vorher.tichu", evening(), entry("create")) as store:
        tell(store)
        shutil.copy(store.backup("draw"), first)
    for file in (old, first):
        flush(file)
    flush_folder(root)
    say(READY)
    # By another desk: copies are known by how their journal begins, and here it is always the same moment.
    with Store.create(path, evening(), entry("create", desk="Uhu")) as store:
        tell(store)
    for file in (path, old, first, path):
        grown(file, chance, chance.randrange(2, 12))
    for file in (path, first):
        erased(file)
    with Store.open(path) as store:
        store.save_elsewhere(root / "anderswo.tichu")
        say("anderswo.tichu", store.load()[1], digest(store.load()[0]))


@dataclass
class File:
    """What is flushed of a file, and what was done to it since: place and bytes, or a length."""

    flushed: bytearray = field(default_factory=bytearray)
    since: list[tuple[int, bytes | None]] = field(default_factory=list)

    def after(self, chance: random.Random, kept: str) -> bytearray:
        """What a power cut leaves of it."""
        content = bytearray(self.flushed)
        for place, written in self.since:
            if kept == "all" or (kept == "some" and chance.random() < 0.5):
                _do(content, place, written)
            elif kept == "some" and written is not None and chance.random() < 0.5:
                for start in range(0, len(written), SECTOR):
                    if chance.random() < 0.5:
                        _do(content, place + start, written[start : start + SECTOR])
        return content


def _do(content: bytearray, place: int, written: bytes | None) -> None:
    content.extend(bytes(max(0, place - len(content))))
    if written is None:
        del content[place:]
    else:
        content[place : place + len(written)] = written


@dataclass
class Disk:
    """The files below a folder as the deeds of a session leave them, one after the other."""

    names: dict[str, File] = field(default_factory=dict)
    """What is flushed of the folders."""
    made: list[tuple[str, str, str, File]] = field(default_factory=list)
    """What was done to names since: deed, name, other name, the new file."""
    by_number: dict[int, File] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    """How many states of each file were acknowledged."""

    def do(self, deed: str, number: int, place: int, names: tuple[str, str], written: bytes) -> None:
        match deed:
            case "a":
                name, *said = written.decode().split()
                self.told |= {name: self.told.get(name, 0) + 1} if said else {}
            case "w" | "t":
                self.by_number[number].since.append((place, written if deed == "w" else None))
            case "s" if number in self.by_number:
                file = self.by_number[number]
                file.flushed, file.since = file.after(random.Random(), "all"), []
            case "s":  # a folder
                here = [each for each in self.made if str(Path(each[1]).parent) == names[0]]
                self.made = [each for each in self.made if each not in here]
                _name(self.names, here)
            case _:
                if deed == "c":
                    self.by_number[number] = File()
                self.made.append((deed, *names, self.by_number.get(number, File())))

    def after(self, chance: random.Random, kept: str) -> dict[str, bytearray]:
        """The files that a power cut leaves, by their names."""
        names = dict(self.names)
        of_names = kept if kept == "all" else chance.choice(KEPT)
        some = (each for each in self.made if chance.random() < 0.5)
        _name(names, {"all": self.made, "none": [], "some": some}[of_names])
        return {
            name: file.after(chance, kept if kept == "all" else chance.choice(KEPT))
            for name, file in names.items()
        }


def _name(names: dict[str, File], made) -> None:
    for deed, name, other, file in made:
        if deed == "c":
            names[name] = file
        elif deed == "l" and name in names:
            names[other] = names[name]
        elif deed == "r" and name in names:
            names[other] = names.pop(name)
        elif deed == "u":
            names.pop(name, None)


def noted(log: Path) -> Iterator[tuple[str, int, int, tuple[str, str], bytes]]:
    """What `disk.c` noted down."""
    with log.open("rb") as file:
        while line := file.readline():
            deed, number, place, length, name, other = line.decode().rstrip("\n").split("\t")
            written = file.read(int(length)) if deed in "wa" else b""
            yield deed, int(number), int(place), (name, other), written


if __name__ == "__main__":
    session(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
