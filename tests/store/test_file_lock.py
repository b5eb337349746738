"""Can a file be open only once, and is it free again whatever happens to who had it?"""

import os
import socket
import sys
import threading

import pytest

from tests import evenings
from tests.damage import as_nobody, public_folder
from tests.store.examples import entry, evening
from tests.store.processes import started
from tests.store.tampering import contents
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store


def refused(path, wait=0.0):
    """The finding of the refusal to open a file; its folder is as before."""
    before = contents(path.parent)
    with pytest.raises(Refusal) as refusal:
        Store.open(path, wait=wait)
    assert contents(path.parent) == before
    (finding,) = refusal.value.findings
    return finding


def test_twice_in_this_process(path):
    with Store.open(path) as store:
        finding = refused(path)
        assert store.verify() == ()
    assert (finding.key, finding.args["pid"]) == ("store-open-here", os.getpid())
    Store.open(path).close()


def test_by_another_name(path):
    link, second = path.with_name("link.tichu"), path.with_name("zweiter.tichu")
    link.symlink_to(path)
    second.hardlink_to(path)
    with Store.open(path) as store:
        assert refused(link).key == "store-open-here"
        assert refused(second).key == "store-open-here"
        assert store.save(evening(), evening(), 1, entry()) == 2


def test_by_another_process_that_is_killed(path):
    second = path.with_name("zweiter.tichu")
    second.hardlink_to(path)
    with started("tests.store.other_process", path) as other:
        assert other.stdout.readline() == "open\n"
        finding = refused(path)
        by_second_name = refused(second)
        other.kill()
    assert finding.key == "store-open-elsewhere"
    assert (finding.args["pid"], finding.args["host"]) == (other.pid, socket.gethostname())
    assert by_second_name.key == "store-in-use"
    second.unlink()
    with Store.open(path) as store:
        assert store.load() == (evening(), 1)
        assert store.verify() == ()


def test_waiting_for_another_process(path):
    with started("tests.store.other_process", path) as other:
        assert other.stdout.readline() == "open\n"
        assert refused(path, wait=0.2).key == "store-open-elsewhere"
        leaving = threading.Timer(0.3, other.stdin.close)
        leaving.start()
        with Store.open(path, wait=30) as store:
            assert store.load() == (evening(), 1)
        leaving.join()


@pytest.mark.files_only("says which files lie there; a shared one has its notes beside it")
def test_nothing_is_left_beside_a_closed_file(path):
    with Store.open(path):
        assert (path.parent / "abend.tichu.lock").exists()
    assert [file.name for file in path.parent.iterdir()] == ["abend.tichu"]


def test_closing_twice_does_no_harm(path):
    store = Store.open(path)
    store.close()
    with Store.open(path):
        store.close()
        assert refused(path).key == "store-open-here"


def test_the_lock_of_a_dead_process_is_no_obstacle(path):
    (path.parent / "abend.tichu.lock").write_text("4711 anderswo\n")
    with Store.open(path) as store:
        assert store.load() == (evening(), 1)
        owner = (path.parent / "abend.tichu.lock").read_text().split()
    assert owner == [str(os.getpid()), socket.gethostname(), "1"]


@pytest.mark.parametrize("damage", ["", "x", "a b c", "\udcff"])
def test_a_lock_that_says_nonsense(path, damage):
    with Store.open(path):
        (path.parent / "abend.tichu.lock").write_bytes(damage.encode(errors="surrogateescape"))
        assert (refused(path).key, refused(path).args["pid"]) == ("store-open-elsewhere", 0)


@pytest.mark.files_only("says which files lie there; a shared one has its notes beside it")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no permission bits")
def test_what_may_not_be_written():
    with public_folder() as folder:
        free, barred = folder / "frei", folder / "gesperrt"
        for each in (free, barred):
            each.mkdir()
            Store.create(each / "abend.tichu", evening(), entry("create")).close()
        (free / "abend.tichu").chmod(0o444)
        free.chmod(0o777)
        barred.chmod(0o555)
        before = contents(folder)
        with as_nobody():
            assert evenings.refused(Store.open, free / "abend.tichu") == ["store-read-only"]
            assert evenings.refused(Store.open, barred / "abend.tichu") == ["store-read-only"]
            assert evenings.refused(Store.create, barred / "neu.tichu", evening(), entry()) == [
                "store-read-only"
            ]
        barred.chmod(0o755)
        assert contents(folder) == before
