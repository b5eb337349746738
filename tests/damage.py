"""Which files can no tournament be opened from? One builder for each way a file can be wrong."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.registration.entrants import NewEntrant

PAGE = 4096
NOBODY = 65534
QUOTA = 2000
"""Bytes of a file; less than one page of a database, enough for what is said."""


@dataclass(frozen=True)
class Damage:
    """A name, how a sound file is made that way (returns its path), and the key of what is to be said."""

    name: str
    key: str
    make: Callable[[Path], Path]

    def __str__(self):
        return self.name


def sound(path: Path) -> Path:
    """A closed tournament file of several pages."""
    new = preset("club-evening").tournament("Katzentreffen", date(2026, 11, 21), "Treibhaus", "Europe/Zurich")
    with Desk.create(path, new, "Eule") as desk:
        desk.do(AddEntrants(tuple(NewEntrant(f"Katze {number}") for number in range(1, 41))))
    return path


def spoilt(spoil: Callable[[bytes], bytes]) -> Callable[[Path], Path]:
    """A sound file whose bytes were changed."""

    def make(path: Path) -> Path:
        path.write_bytes(spoil(sound(path).read_bytes()))
        return path

    return make


def _newer(path):
    with closing(sqlite3.connect(sound(path))) as raw:
        raw.execute("PRAGMA user_version = 99")
    return path


def _other_program(path):
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("CREATE TABLE tournament (id INTEGER)")
    return path


def _directory(path):
    path.mkdir()
    return path


DAMAGES = (
    Damage("corrupt", "store-damaged", spoilt(lambda b: b[:PAGE] + b"\xaa" * PAGE + b[2 * PAGE :])),
    Damage("truncated", "store-damaged", spoilt(lambda whole: whole[: len(whole) // 2])),
    Damage("newer", "store-newer", _newer),
    Damage("foreign database", "store-foreign", _other_program),
    Damage("foreign text", "store-foreign", spoilt(lambda _: b"Katze;Hund\n" * 50)),
    Damage("directory", "store-foreign", _directory),
    Damage("missing", "store-missing", lambda path: path),
    Damage("empty", "store-foreign", spoilt(lambda _: b"")),
)
PHRASES = {
    "store-damaged": "beschädigt",
    "store-newer": "neueren Fassung",
    "store-foreign": "keine Turnierdatei",
    "store-missing": "gibt es nicht",
    "store-read-only": "schreibgeschützt",
    "store-disk-full": "Der Datenträger ist voll",
    "store-input-output": "nichts wurde gespeichert",
}
"""What the German sentence of a refusal says for sure."""


def speaks_all_languages(key: str, **args: object) -> bool:
    """Whether there are words for it in each language, each its own."""
    said = {Texts(language)(key, **args) for language in languages() if Texts(language).has(key)}
    return len(said) == len(languages())


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without any rights on files of others: nothing is read-only for root."""
    root = os.geteuid() == 0
    if root:
        os.setresgid(NOBODY, NOBODY, 0)
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        if root:
            os.setresuid(0, 0, 0)
            os.setresgid(0, 0, 0)


@contextmanager
def no_file_grows() -> Iterator[None]:
    """As with a quota that is used up; SQLite reports it as a failed write."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (QUOTA, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def public_folder() -> Iterator[Path]:
    """A folder that everybody may read; the folders of tests belong to who runs them alone."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)
