"""Is only what this program made, and nobody holds any more, ever taken away?"""

import hashlib
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.store.examples import entry, evening
from tichu_turnier.files.leftovers import folder_for_copies, left_copies
from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.store.server import postgres
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are killed with Unix means")
_HOLDS = """
import sys, time
from tichu_turnier.files.leftovers import folder_for_copies
with folder_for_copies() as folder:
    (folder / "abend.tichu").write_text("Fuchs")
    print(folder, flush=True)
    time.sleep(600)
"""
_OF_OTHERS = (
    "tichu-turnier-november.tichu",
    "tichu-turnier-0.2.0",
    "tichu-turnier-server-0123456789abcdef",
    "tichu-turnier-copy",
    "tichu-turnier-copy-of-mine.tichu",
    f"tichu-turnier-copy-{os.getuid() if hasattr(os, 'getuid') else 0}-1-mine",
)
"""What somebody may keep in the folder for temporary files, the last like a folder of our own."""


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def everything(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes() if file.is_file() else b""
        for file in folder.rglob("*")
    }


def test_a_command_that_only_reads_takes_nothing_of_others_away(tmp_path, temporary):
    """Files and folders of such names, a year old."""
    for name in _OF_OTHERS:
        if name.endswith(".tichu"):
            (temporary / name).write_text("mine")
        else:
            (temporary / name).mkdir()
            (temporary / name / "november.tichu").write_text("mine")
        os.utime(temporary / name, (0, 0))
    (temporary / f"{_OF_OTHERS[-1]}-link").symlink_to(temporary / _OF_OTHERS[-1])
    before = everything(temporary)
    Store.create(tmp_path / "abend.tichu", evening(), entry("create")).close()
    with Store.reading(tmp_path / "abend.tichu"):
        assert everything(temporary).items() > before.items()
    assert everything(temporary) == before


def test_a_folder_of_copies_goes_once_its_reader_is_killed(temporary):
    command = [sys.executable, "-c", _HOLDS]
    where = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=where) as reader:
        folder = Path(reader.stdout.readline().strip())
        os.utime(folder, (0, 0))
        with folder_for_copies() as own:
            assert {own, folder} == set(temporary.iterdir()), "it still reads, however old its folder is"
        reader.send_signal(signal.SIGKILL)
        reader.wait()
    assert list(left_copies()) == [folder]
    with folder_for_copies() as own:
        assert set(temporary.iterdir()) == {own}
    assert list(temporary.iterdir()) == []


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only there databases lie elsewhere"
)
def test_a_folder_that_is_called_like_that_of_a_database_stays(temporary):
    """Without a host, with another's host, and with one that is there."""
    gone, there = str(temporary / "gone"), str(temporary)
    hosts = {"mine": None, "0123456789abcdef": gone, hashlib.sha256(there.encode()).hexdigest()[:16]: there}
    for name, host in hosts.items():
        folder = temporary / f"tichu-turnier-server-{name}"
        folder.mkdir()
        (folder / "november.tichu").write_text("mine")
        if host is not None:
            (folder / "host").write_text(host)
        os.utime(folder, (0, 0))
    before = everything(temporary)
    postgres._clear_left_behind()
    assert everything(temporary) == before


def test_what_somebody_put_beside_the_photos_stays(tmp_path):
    photos = SlipPhotos(tmp_path / "abend.tichu")
    folder = tmp_path / "abend.tichu.photos"
    folder.mkdir()
    for name in ("3T12K-7.jpg", "IMG-1234.jpg", ".3T12K-7.jpg.abcdefgh.part", "mine.txt"):
        (folder / name).write_text("Fuchs")
    photos.erase_all()
    assert {file.name for file in folder.iterdir()} == {"IMG-1234.jpg", "mine.txt"}
    for file in folder.iterdir():
        file.unlink()
    photos.erase_all()
    assert not folder.exists()
