"""Does the program behave as a process: quick help, quiet pipes, names in all scripts, turns?"""

import json
import shutil
import sys
from datetime import date
from pathlib import Path

import pytest

from tests.store.processes import run, started
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant


def in_shell(script):
    """A script in which `$P` is the program."""
    return run("bash", "-c", script.replace("$P", f"{sys.executable} -m tichu_turnier"))


@pytest.fixture(scope="module")
def forty(tmp_path_factory):
    """An evening of forty teams, made once; each test takes a copy."""
    file = tmp_path_factory.mktemp("forty") / "abend.tichu"
    new = TREIBHAUS.tournament("Abend", date(2026, 11, 21), "Treibhaus", "Europe/Zurich")
    teams = tuple(NewEntrant(f"Team {n}", (f"A {n}", f"B {n}")) for n in range(1, 41))
    with Desk.create(file, new, "Eule") as desk:
        desk.do(AddEntrants(teams))
        desk.do(CheckIn(tuple(range(1, 41))))
        desk.do(PublishDraw(next_round(desk.tournament, 1)))
    return file


@pytest.fixture
def teams(tmp_path, forty):
    return shutil.copy(forty, tmp_path / "abend.tichu")


@pytest.mark.parametrize(("command", "others"), [("--help", ("typer",)), ("standings", ())])
def test_a_command_loads_nothing_heavy_that_it_does_not_need(teams, command, others):
    script = "import sys, tichu_turnier.__main__ as m; m.main(); print(sorted(sys.modules), file=sys.stderr)"
    answer = run(sys.executable, "-c", script, command, teams)
    heavy = ("sqlalchemy", "sqlmodel", "openpyxl", "reportlab", "PySide6", "rustworkx", "numpy", "rapidfuzz")
    assert [name for name in (*heavy, *others) if f"'{name}'" in answer.stderr] == []
    assert ("Team 40" if command == "standings" else "register") in answer.stdout


def test_a_reader_that_stops_early_is_no_fault_and_leaves_nothing_half_done(teams, done):
    lines = ["Runde;Tisch;Resultat;Anzahl Spiele", *(f"1;{table};640:360;10" for table in range(1, 21))]
    file = Path(teams).with_name("resultate.csv")
    file.write_text("\n".join(lines), encoding="utf-8")
    answer = in_shell(f"$P enter {teams} --from {file} | true; exit ${{PIPESTATUS[0]}}")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert done("missing", teams, "--json").json["missing"] == []


@pytest.mark.parametrize(
    ("command", "source"), [("register", "/dev/zero"), ("enter", "/dev/zero"), ("draw", "- </dev/zero")]
)
def test_what_has_no_end_is_refused(teams, command, source):
    answer = in_shell(f"ulimit -v 4000000; $P {command} {teams} --from {source}")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert "40 MB" in answer.stderr


def test_pipes_with_names_are_read(teams):
    """Of those nothing can be read twice."""
    registered = in_shell(
        f"$P register {teams} --from <(printf 'Team;Spieler 1;Spieler 2\\nZebra;Zoe;Zeno\\n')"
    )
    assert (registered.returncode, registered.stderr) == (0, "")
    entered = in_shell(f"$P enter {teams} --from <(printf 'Runde;Tisch;Resultat\\n1;1;640:360\\n')")
    assert entered.returncode == 0


def test_closed_streams_are_no_fault(teams):
    assert (answer := in_shell(f"$P standings {teams} >&-")).returncode == 0
    assert answer.stderr == ""
    assert (answer := in_shell(f"$P register {teams} --from - <&-")).returncode == 1
    assert answer.stderr == "Fehler: Die Liste ist leer.\n"
    assert in_shell(f"$P missing {teams} >&- 2>&- <&-").returncode == 0


OTHER_BYTES = "LC_ALL=POSIX PYTHONUTF8=0 PYTHONCOERCECLOCALE=0"


def test_names_in_other_bytes_lose_no_letter(teams, done):
    answer = in_shell(rf"{OTHER_BYTES} $P register {teams} Ünal --partner $'M\xfcller'")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert done.exported(teams)["entrants"][-1]["members"] == ["Ünal", "Müller"]


def test_names_come_out_whatever_the_terminal(teams, done):
    done("register", teams, "김민준", "--partner", "Ğülşen Ἀθηνᾶ")
    assert in_shell(f"{OTHER_BYTES} $P standings {teams} >/dev/null").returncode == 0
    answer = in_shell(f"LC_ALL=POSIX PYTHONUTF8=0 $P export {teams} -o -")
    assert json.loads(answer.stdout)["entrants"][-1]["members"] == ["김민준", "Ğülşen Ἀθηνᾶ"]


def test_no_screen_is_said(tmp_path):
    answer = in_shell("DISPLAY= WAYLAND_DISPLAY= QT_QPA_PLATFORM= $P")
    assert answer.returncode == 1
    assert answer.stderr.startswith("Hier gibt es keinen Bildschirm")
    assert "Traceback" not in answer.stderr
    assert in_shell(f"QT_QPA_PLATFORM=offscreen $P {tmp_path / 'nichts.txt'}").returncode == 2


def test_commands_at_the_same_time_wait_for_each_other(teams, done):
    enter = ("tichu_turnier", "enter", teams, "--round", "1", "--score", "640:360", "--table")
    processes = [started(*enter, str(table)) for table in (1, 2, 3)]
    for process in processes:
        process.communicate(timeout=110)
    assert [process.returncode for process in processes] == [0] * 3
    assert done("missing", teams, "--json").json["missing"] == list(range(4, 21))


@pytest.mark.parametrize("module", ["tichu_turnier.cli", "tichu_turnier.cli.bench"])
def test_ctrl_c_while_modules_are_loaded_is_no_bug(module):
    script = (
        "import signal, sys; from tichu_turnier.__main__ import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # what runs in the background ignores it
        "class Pressed:\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == {module!r}: signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Pressed()); sys.argv = ['', 'bench']; sys.exit(main())\n"
    )
    answer = run(sys.executable, "-c", script)
    assert (answer.returncode, answer.stdout, answer.stderr) == (1, "", "")
