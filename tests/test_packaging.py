"""Does what people install hold what the program needs?"""

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile

from tests.conftest import REPOSITORY

PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (REPOSITORY / "requirements.lock").read_text(encoding="utf-8")


def test_the_lock_pins_every_dependency_by_hash_and_names_no_address():
    pinned = set(re.findall(r"^([\w.-]+)==", LOCK, flags=re.MULTILINE))
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
    names = {re.match(r"[\w.-]+", each).group().lower().replace(".", "-") for each in wanted}
    assert names <= pinned
    blocks = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pinned)
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in LOCK


def test_a_wheel_brings_words_and_fonts(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=REPOSITORY, check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "site")
    program = (
        "import tichu_turnier.texts as t\n"
        "print(t.__file__, *t.languages(), t.Texts('fr').has('timetable-title'))\n"
    )
    alone = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path / "site", check=True, capture_output=True, text=True
    )
    file, *said = alone.stdout.split()
    assert file.startswith(str(tmp_path))
    assert said == ["de", "en", "fr", "True"]
    fonts = tmp_path / "site" / "tichu_turnier" / "resources" / "fonts"
    assert {file.suffix for file in fonts.iterdir()} == {".ttf", ".ttc", ".md", ".txt"}


def test_a_missing_package_is_named_with_the_sentence_to_type(tmp_path):
    for file in ("check_system.py", "debian-packages.txt"):
        shutil.copy(REPOSITORY / "packaging" / file, tmp_path)
    with (tmp_path / "debian-packages.txt").open("w", encoding="utf-8") as listed:
        listed.write("base libotter1 libotter.so.1\nextra fox-tools exe:no-such-fox\nbase libc6 libc.so.6\n")
    # As on a system that is not ours to change: nobody is root.
    program = (
        "import os, runpy; os.geteuid = lambda: 1000; runpy.run_path('check_system.py', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert "libotter" in done.stderr
    assert "fox" in done.stderr
    assert "libc" not in done.stderr
