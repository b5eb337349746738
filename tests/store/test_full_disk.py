"""Does a full disk cost nothing but the change that did not fit?"""

import shutil
import sys

import pytest

from tests.store.processes import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="small disks are made with Unix means")


def test_a_disk_that_is_full(tmp_path):
    unshare = shutil.which("unshare")
    small_disk = (unshare or "unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
    mount = 'mount -t tmpfs -o size=2m tmpfs "$0"'
    if unshare is None or run(*small_disk, mount, str(tmp_path)).returncode:
        pytest.skip("this system lets nobody mount a small disk for a test")
    scene = (sys.executable, "-m", "tests.store.full_disk", "tmpfs", str(tmp_path))
    done = run(*small_disk, f'{mount} && exec "$@"', str(tmp_path), *scene)
    assert done.stdout == "done\n", done.stderr


def test_a_system_that_lets_no_file_grow(tmp_path):
    done = run(sys.executable, "-m", "tests.store.full_disk", "limit", str(tmp_path))
    assert done.stdout == "done\n", done.stderr
