"""Is what the README promises there, and do its examples run?"""

import os
import re
import struct
import sys
from pathlib import Path

import pytest
from PIL import ImageFont

from tests.conftest import REPOSITORY
from tests.store.processes import run
from tichu_turnier.cli.main import MODULES
from tichu_turnier.entry.keys import DOUBLE_KEYS, FIRST_KEYS, LOST_KEYS, MADE_KEYS, Step
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.texts import Texts

README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
MAKEFILE = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```sh\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
PICTURES = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
LARGEST = 150_000
PNG_WIDTH_AT = 16


def table_below(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its own heading."""
    rest = README.split(heading, 1)[1]
    rows = re.search(r"(?:^\|.*\n)+", rest, flags=re.MULTILINE).group().splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run_as_they_stand_there(example, tmp_path):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = run("bash", "-euo", "pipefail", "-c", example, cwd=tmp_path, PATH=path, LC_ALL="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert any(tmp_path.rglob("*.tichu"))
    assert any(tmp_path.rglob("*.pdf"))


def test_there_are_two_examples():
    assert len(EXAMPLES) == 2


def test_every_make_target_exists():
    named = set(re.findall(r"\bmake ([a-z]+)", README)) - {"names"}
    known = set(re.findall(r"^([a-z]+):", MAKEFILE, flags=re.MULTILINE))
    assert {"run", "test"} <= named <= known


def test_every_file_and_folder_exists():
    quoted = re.findall(r"`((?:\.ci|[\w.]+)/[^`\s]*)`", README)
    inside = {REPOSITORY, REPOSITORY / "tichu_turnier"}
    missing = [
        name
        for name in quoted
        if not name.startswith(".venv/") and not any((folder / name).exists() for folder in inside)
    ]
    assert len(quoted) > 10
    assert missing == []


def test_every_picture_is_there_and_small():
    assert {REPOSITORY / name for name in PICTURES} == set((REPOSITORY / "docs" / "pictures").iterdir())
    for file in (REPOSITORY / "docs" / "pictures").iterdir():
        assert file.stat().st_size < LARGEST, file
        width, height = struct.unpack_from(">II", file.read_bytes(), PNG_WIDTH_AT)
        assert (width, height) == (1280, 720)


def test_every_command_is_in_the_table():
    rows = table_below("## Command line")
    assert {name for row in rows for name in re.findall(r"`([a-z -]+)`", row[0])} == set(MODULES)


def test_the_keys_of_the_slips_are_those_of_the_program():
    rows = [re.findall(r"`([^`]+)`", row[0]) for row in table_below("### Keys for the slips")]
    for keys in (MADE_KEYS, LOST_KEYS, FIRST_KEYS, DOUBLE_KEYS, Step.YES + Step.NO):
        assert list(keys.upper()) in rows


def test_where_to_add_what_names_real_tuples():
    for row in table_below("## Map"):
        folder, registry = re.search(r"`([^`]+)`", row[1]), re.search(r"`([A-Z_]{2,})`", row[2])
        if registry is None:
            continue
        file = re.search(r"`([^`]+\.py)`", row[2])
        place = f"{folder.group(1)}__init__.py" if folder else file.group(1)
        source = (REPOSITORY / place).read_text(encoding="utf-8")
        assert re.search(rf"^{registry.group(1)}: tuple", source, flags=re.MULTILINE), row


def test_the_german_words_are_those_of_the_window():
    german = Texts("de")
    walk = README.split("## A first evening", 1)[1].split("### Keys", 1)[0]
    shown = {german(f"screen-{screen.key}") for screen in SCREENS}
    assert {"Abend", "Anmeldungen", "Auslosung", "Drucken", "Resultate", "Rangliste"} <= shown
    for key in ("screen-entrants", "screen-draw", "screen-results", "screen-standings", "screen-sheets"):
        assert f"*{german(key)}* (`Ctrl+{[s.key for s in SCREENS].index(key[7:]) + 1}`)" in walk
    for key in ("start-demo", "preset-club-evening", "entrants-import", "draw-do-hand"):
        assert f"*{german(key)}" in walk


def test_every_typeface_that_is_shipped_is_named_with_its_licence():
    lines = [line for line in README.splitlines() if line[:2] == "- "]
    files = [file for file in (REPOSITORY / "resources" / "fonts").iterdir() if file.suffix[:3] == ".tt"]
    for family in {ImageFont.truetype(file).getname()[0] for file in files}:
        (said,) = (line for line in lines if family in line)
        assert any(licence in said for licence in ("Apache 2.0", "Bitstream Vera", "Open Font License")), (
            family
        )
