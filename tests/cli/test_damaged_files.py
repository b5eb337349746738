"""Does the command line refuse every file it cannot use in a clear sentence, and leave it as it was?"""

import shutil
import sys

import pytest

from tests.damage import (
    DAMAGES,
    PHRASES,
    as_nobody,
    no_file_grows,
    public_folder,
    sound,
    speaks_all_languages,
)
from tests.store.processes import run
from tests.store.tampering import contents, tampered

READING = (("standings",), ("verify",), ("journal", "--json"))
WRITING = (
    ("draw", "--seed", "1"),
    ("register", "Igel"),
    ("enter", "--round", "1", "--table", "1", "--hand", "55:45"),
    ("undo",),
)
COMMANDS = (*READING, *WRITING)
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and limits are set with Unix means")


def refused(call, key, file, *command):
    """One refusal: code 1, nothing on standard output, one German sentence, all bytes as before."""
    before = contents(file.parent)
    name, *rest = command
    answer = call(name, file, *rest)
    assert (answer.code, answer.out) == (1, ""), command
    assert PHRASES[key] in answer.err, answer.err
    assert len(answer.err.strip().splitlines()) == 1, answer.err
    assert {k: v for k, v in contents(file.parent).items() if k in before} == before
    return answer.err


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_no_command_touches_it(call, tmp_path, damage):
    path = damage.make(tmp_path / "abend.tichu")
    before = contents(tmp_path)
    for command in COMMANDS:
        said = refused(call, damage.key, path, *command)
        assert "abend.tichu" in said
    assert contents(tmp_path) == before


def test_it_is_said_in_the_language_chosen_and_a_new_tournament_overwrites_nothing(call, tmp_path):
    for damage in DAMAGES:
        path = damage.make(tmp_path / f"{damage.name}.tichu")
        answer = call("--language", "fr", "standings", path)
        assert answer.code == 1
        assert PHRASES[damage.key] not in answer.err
        assert path.name in answer.err
        assert speaks_all_languages(
            damage.key, file="a", folder="b", detail="c", part="cut", version=2, newest=1
        )
        if path.exists():
            before = contents(tmp_path)
            answer = call("new", path, "--preset", "club-evening")
            assert answer.code == 1
            assert "gibt es schon" in answer.err
            assert contents(tmp_path) == before


@UNIX
@pytest.mark.parametrize("barred", ["file", "folder"])
def test_read_only(call, done, barred):
    with public_folder() as folder:
        path = sound(folder / "abend.tichu")
        for command in COMMANDS:  # loads all modules, which perhaps only their owner can read
            refused(call, "store-missing", folder / "nichts.tichu", *command)
        path.chmod(0o444)
        folder.chmod(0o555 if barred == "folder" else 0o777)
        try:
            with as_nobody():
                for command in WRITING:
                    refused(call, "store-read-only", path, *command)
                for name, *rest in READING:
                    done(name, path, *rest)
        finally:
            folder.chmod(0o755)
        assert set(contents(folder)) == {"abend.tichu"}


@UNIX
def test_no_room_to_grow(call, tmp_path, done):
    path = sound(tmp_path / "abend.tichu")
    before = path.read_bytes()
    with no_file_grows():
        answer = call("register", path, "Igel")
    assert answer.code == 1
    assert PHRASES["store-input-output"] in answer.err
    assert path.read_bytes() == before
    assert done("verify", path)
    assert done("register", path, "Igel")


@UNIX
def test_a_full_disk(tmp_path):
    """A disk of 2 MB that is really full: registering is refused, and works once there is room."""
    small_disk = (shutil.which("unshare") or "unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
    mount = 'mount -t tmpfs -o size=2m tmpfs "$0"'
    if shutil.which("unshare") is None or run(*small_disk, mount, str(tmp_path)).returncode:
        pytest.skip("this system lets nobody mount a small disk for a test")
    program = f"'{sys.executable}' -m tichu_turnier"
    script = f"""{mount} && cd "$0" || exit 9
        export XDG_CONFIG_HOME="$1" LC_ALL=de_CH.UTF-8 PYTHONPATH="$2"
        cp "$1/before" a.tichu
        head -c 4000000 /dev/zero >filler 2>/dev/null
        {program} register a.tichu Igel; echo "code $?"
        cmp a.tichu "$1/before" && echo same
        rm filler
        {program} register a.tichu Igel >/dev/null && echo fine"""
    outside = tmp_path.parent / f"{tmp_path.name}-outside"
    outside.mkdir()
    sound(outside / "before.tichu").rename(outside / "before")
    answer = run(*small_disk, script, str(tmp_path), str(outside), "")
    assert answer.stdout.splitlines()[-3:] == ["code 1", "same", "fine"], answer.stdout + answer.stderr
    assert PHRASES["store-disk-full"] in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_damaged_file_is_repaired_into_another(call, done, club):
    tampered(club, "UPDATE journal SET desk = 'Elster' WHERE revision = 2", sealed=False)
    refused = call("standings", club)
    assert refused.code == 1
    assert "repair" in refused.err
    new = club.with_name(f"{club.stem}-repaired.tichu")
    answer = done("repair", club)
    assert str(new) in answer.err
    assert done("verify", new).err == ""
    assert "repair-whole" in done("repair", club, "--to", club.with_name("neu.tichu"), "--json").out
