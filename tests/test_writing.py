"""Is a file written whole, for its owner only, and never through what somebody planted?"""

import os
import sys

import pytest

from tichu_turnier.files.leftovers import begun
from tichu_turnier.files.whole import write_whole

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights and links")


def test_a_new_file_is_its_owners_unless_it_is_for_all(tmp_path):
    write_whole(tmp_path / "mine", b"Fuchs")
    write_whole(tmp_path / "ours", b"Fuchs", for_all=True)
    rights = [(tmp_path / name).stat().st_mode & 0o777 for name in ("mine", "ours")]
    assert rights == [0o600, 0o644]


def test_all_of_it_is_on_the_disk_before_it_takes_the_place_of_what_was_there(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    write_whole(tmp_path / "list.csv", b"Fuchs")
    assert synced == [5]


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_what_is_there_keeps_its_rights(tmp_path, mode):
    path = tmp_path / "list.csv"
    path.write_text("old")
    path.chmod(mode)
    write_whole(path, b"new", for_all=True)
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", mode)


def test_a_link_still_leads_there(tmp_path):
    path, link = tmp_path / "list.csv", tmp_path / "link.csv"
    path.write_text("old")
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_nothing_is_written_through_a_planted_link_and_what_others_made_stays(tmp_path):
    victim, planted = tmp_path / "victim", tmp_path / ".list.csv.abcdefgh.part"
    victim.write_text("Fuchs")
    planted.symlink_to(victim)
    others = [tmp_path / f".list.csv.{name}.part" for name in ("backup", "2026-11-28", "ABCDEFGH")]
    for other in others:
        other.write_text("mine")
        os.utime(other, (0, 0))
    write_whole(tmp_path / "list.csv", b"new")
    assert victim.read_text() == "Fuchs"
    assert set(tmp_path.iterdir()) == {tmp_path / "list.csv", victim, planted, *others}


def test_what_a_killed_writer_left_goes_and_what_another_still_writes_stays(tmp_path):
    killed = tmp_path / ".list.csv.abcdefgh.part"
    killed.write_text("half")
    with begun(tmp_path / "list.csv") as (handle, being_written):
        write_whole(tmp_path / "list.csv", b"new")
        assert set(tmp_path.iterdir()) == {tmp_path / "list.csv", being_written}
        os.close(handle)
