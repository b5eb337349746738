"""Do the logs beside a file belong to it? SQLite would mix those of another file, or another day, into it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.sqlite_file import check_with_logs, copied, logs_in_use


def check_logs(path: Path, story: Callable[[Path], int]) -> None:
    """Raises Refusal where the logs of a crash spoil a sound file, or take it back to an earlier revision.

    So it is when somebody put a copy in the place of a file that crashed. All is tried on copies; `story`
    gives the revision of a file without logs whose journal and tables agree, and 0 for any other. Where none
    tells a story, a damaged file is refused as such.
    """
    logs = logs_in_use(path)
    if not logs:
        return
    with copied(path) as copy:
        after = story(copy) if _takes_in_logs(copy) else 0
    with copied(path) as copy:
        for log in logs_in_use(copy):
            log.unlink()
        if _claimed(copy) > after and story(copy) > after:  # the story takes much longer
            raise refusal("store-log-foreign", path, leftover=logs[0].name)
    if not after:
        check_with_logs(path)


def _claimed(copy: Path) -> int:
    """The revision that a file names, sound or not; 0 where it names none."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            return int(connection.execute("SELECT max(revision) FROM file_info").fetchone()[0])
    except (sqlite3.Error, TypeError, ValueError):
        return 0


def _takes_in_logs(copy: Path) -> bool:
    """Lets SQLite move what the logs say into the file; whether it could."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.Error:
        return False
    return not logs_in_use(copy)
