"""Is every file that the program writes read back as it was, or refused in words, by every reader?"""

import json
import re

from tests.cases import ALL
from tests.conftest import REPOSITORY
from tests.own_lists import STANDINGS, own_files
from tests.own_readers import READERS, at_the_door
from tests.random_evenings import random_evening
from tichu_turnier.sheets import SHEETS
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.transfer import own_sheets
from tichu_turnier.transfer.tournament_json import export_json, import_json

WRITTEN = {
    "register --from": ("participants.xlsx", "participants.csv", "participants-bare.csv"),
    "verify --ranking": STANDINGS,
    "enter --from": tuple(
        f"export-{part}.{kind}" for part in ("results", "hands") for kind in ("csv", "jsonl")
    ),
}
"""Which files are meant for which reader: those must come back as they were."""
NAMES = re.compile(
    r"(round-results|standings|standings-before|special-lists|certificates|fairness"
    r"|draw-certificate|entrant-reports|cross-table|season|rating)-bare\.csv|export-standings\.csv"
)
"""Tables alone, without a title that says what they are: their names may be registered, nothing else."""


def pytest_generate_tests(metafunc):
    if "number" in metafunc.fixturenames:
        metafunc.parametrize("number", range(0, len(PRESETS), 4 if ALL else 8))


def walked(number, folder):
    """Every file of an evening, in the language whose turn it is, with what each reader makes of it."""
    tournament = random_evening(number)
    for name, content in own_files(tournament, Texts(languages()[number % len(languages())])):
        path = folder / name
        path.write_bytes(content)
        for key, read in READERS.items():
            yield name, key, read(path, tournament)


def test_every_file_comes_back_as_it_was_or_is_refused_in_words(number, tmp_path):
    faults = []
    for name, reader, found in walked(number, tmp_path):
        if name in WRITTEN[reader]:
            if found.different or not (found.taken or name.startswith("export-hands")):
                faults.append((name, reader, found))
        elif reader != "verify --ranking" and (
            found.different or (found.taken and not NAMES.fullmatch(name))
        ):
            faults.append((name, reader, found))  # a ranking that differs is said to differ
    assert not faults


def test_who_is_here_and_who_waits_is_read_from_the_list_of_participants(number, tmp_path):
    tournament = random_evening(number)
    for name, content in own_files(tournament, Texts(languages()[number % 3]), WRITTEN["register --from"]):
        path = tmp_path / name
        path.write_bytes(content)
        assert not list(at_the_door(path, tournament)), name


def test_a_whole_tournament_comes_back(number):
    text = export_json(random_evening(number))
    assert export_json(import_json(text)) == text
    assert json.loads(text)


def test_every_sheet_is_known_by_its_title():
    assert set(own_sheets.SHEETS) == {sheet.key for sheet in SHEETS}


def test_the_documents_name_every_file_and_its_reader():
    """docs/files.md is the table; what is meant for a reader stands there with it."""
    lines = (REPOSITORY / "docs" / "files.md").read_text(encoding="utf-8").splitlines()
    table = {
        cells[1].strip(" `"): cells[3] for cells in (line.split("|") for line in lines) if len(cells) > 4
    }
    for reader, names in WRITTEN.items():
        written = {re.sub(r"(-bare)?\.[a-z]+$", "", name) for name in names}
        read = {key for key, words in table.items() if f"`{reader}`" in words}
        assert written == read - {"entry", "cross-table"}, reader
    assert {sheet.key for sheet in SHEETS} <= table.keys()
