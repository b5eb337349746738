"""Does every file import only what its layer may?"""

import sys

import pytest

from tests.conftest import REPOSITORY
from tests.layers import violations
from tests.store.processes import run

FILES = sorted((REPOSITORY / "tichu_turnier").rglob("*.py"))


def test_every_file_keeps_to_its_layer():
    found = [
        sentence
        for file in FILES
        for sentence in violations(file.relative_to(REPOSITORY).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


def test_nothing_but_the_window_loads_qt():
    files = [file.relative_to(REPOSITORY).with_suffix("") for file in FILES if file.stem != "__init__"]
    modules = [".".join(file.parts) for file in files if file.parts[1] != "gui"]
    program = f"import sys, {', '.join(modules)}; print('PySide6' in sys.modules)"
    done = run(sys.executable, "-c", program)
    assert done.stdout.strip() == "False", done.stderr


@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        ("rules/hand.py", "import sqlmodel", "rules imports sqlmodel"),
        ("rules/hand.py", "from tichu_turnier.tournament import model", "of ours it may import only"),
        ("rules/hand.py", "from tichu_turnier import texts", "rules imports tichu_turnier.texts"),
        ("rules/hand.py", "from ..desk import desk", "rules imports tichu_turnier.desk"),
        ("rules/house_rules/x.py", "from ...gui import screen", "rules imports tichu_turnier.gui"),
        ("rules/hand.py", "def f():\n    import PySide6.QtCore", "rules imports PySide6"),
        ("rules/hand.py", "import os.path", "it is pure"),
        ("tournament/plan.py", "import time", "tournament imports time"),
        ("tournament/plan.py", "import random\nrandom.shuffle([])", "random.shuffle"),
        ("tournament/plan.py", "from random import choice", "random.choice"),
        ("tournament/plan.py", "import random\nrandom.Random()", "without a seed"),
        ("tournament/plan.py", "import datetime\ndatetime.datetime.now()", "reads the clock"),
        ("tournament/plan.py", "from datetime import date\ndate.today()", "reads the clock"),
        ("tournament/plan.py", "open('x')", "calls open()"),
        ("tournament/plan.py", "import openskill", "only in files that begin with scoring/rating"),
        ("transfer/lists/columns.py", "import openpyxl", "only in files that begin with workbook"),
        ("desk/desk.py", "__import__('tichu_turnier.gui')", "desk imports tichu_turnier.gui"),
        ("desk/desk.py", "import importlib\nimportlib.import_module('PySide6')", "desk imports PySide6"),
        ("sheets/notice.py", "from reportlab.lib import colors", "only in files that begin with formats/pdf"),
        ("gui/entry.py", "from tichu_turnier.store.store import Store", "gui imports tichu_turnier.store"),
        ("web/pages.py", "from tichu_turnier.gui import screen", "web imports tichu_turnier.gui"),
        ("cli.py", "import PySide6", "only inside of a function"),
        ("app.py", "from tichu_turnier.gui.application import run", "only inside of a function"),
        ("helpers.py", "", "helpers is no layer"),
    ],
)
def test_the_check_finds(file, line, said):
    (sentence,) = violations(f"tichu_turnier/{file}", line)
    assert sentence.startswith(f"tichu_turnier/{file}:{max(1, len(line.splitlines()))}: ")
    assert said in sentence


@pytest.mark.parametrize(
    ("file", "lines"),
    [
        ("tournament/plan.py", "import random\nimport rustworkx\nfrom ..rules import hand\nrandom.Random(7)"),
        ("tournament/plan.py", "from datetime import datetime, timedelta\nfrom zoneinfo import ZoneInfo"),
        ("rules/house_rules/x.py", "from ..house_rule import HouseRule\nfrom . import y"),
        ("sheets/formats/pdf.py", "from reportlab.lib import colors"),
        ("app.py", "def window():\n    import PySide6.QtWidgets\n    from tichu_turnier.gui import x"),
        ("desk/desk.py", "import time\nfrom tichu_turnier import __version__"),
    ],
)
def test_the_check_leaves_alone(file, lines):
    assert violations(f"tichu_turnier/{file}", lines) == []
