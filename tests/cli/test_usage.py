"""Does the command line explain itself, and refuse what it cannot understand?"""

import pytest

from tichu_turnier.cli.main import MODULES, command_of, put_words
from tichu_turnier.cli.terminal import Terminal, _padded
from tichu_turnier.texts import Texts


@pytest.mark.parametrize("command", MODULES)
def test_every_command_has_help(done, command):
    text = done(command, "--help").out
    assert text.startswith(f"Aufruf: tichu-turnier {command}")
    assert "<cli-" not in text
    options = [line.split()[0] for line in text.splitlines() if line.startswith("  --")]
    explained = [line for line in text.splitlines() if line.startswith("  --") and len(line.split()) > 2]
    assert options
    assert all(len(line.strip()) > 12 for line in explained)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_help_names_every_command_and_explains_every_option(done, language):
    text = done("--language", language, "--help").out
    assert all(f"\n  {command} " in text for command in MODULES)
    assert "<cli-" not in text
    assert done("--version").out.startswith("tichu-turnier 0")
    for name in MODULES:
        command = command_of(name, Terminal(Texts(language)))
        put_words(command, name, Texts(language))
        assert [option.name for option in command.params if not vars(option)["help"]] == [], name


def test_languages(refused, tmp_path):
    words = {"de": "gibt es nicht", "en": "There is no file", "fr": "n’existe pas"}
    for language, said in words.items():
        assert said in refused("--language", language, "import", tmp_path / "x.json", tmp_path / "x.tichu")


@pytest.mark.parametrize("wish", [["--language", "xx"], ["--language=xx"], ["--language"]])
def test_a_language_without_words(refused, wish):
    assert "de, en, fr" in refused("presets", *wish, code=2)


def test_the_language_of_the_system(call, monkeypatch):
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Commandes" in call("--help").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Befehle" in call("--help").out


GENERATE = ("generate", "--seed", "1", "-o", "x.tichu")
SECOND = ("second", "x.tichu", "--round", "1", "--table", "1")
FORCED = ("--force", "--reason", "so steht es")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["standigs", "x.tichu"], "standings"),
        (["enter"], "FILE"),
        (["enter", "x.tichu", "--scores", "1:2"], "--score"),
        (["enter", "x.tichu", "--round", "eins"], "Der Wert für --round"),
        (["enter", "x.tichu", "--round"], "Nach --round"),
        (["enter", "x.tichu", "zuviel", "nochmehr"], "nichts anfangen: zuviel nochmehr"),
        (["enter", "x.tichu"], "--from"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "viel"], "640:360"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "1:2", "--hand", "55"], "--from"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "0:0", "--force"], "--reason"),
        (["register", "x.tichu"], "--from"),
        (["draw", "x.tichu", "--all", "--round", "2"], "--all"),
        (["draw", "x.tichu", "--seed", "-1"], "-1"),
        (["new", "x.tichu", "--preset", "club-evenin"], "club-evening"),
        (["new", "x.tichu", "--set", "roundz=4"], "rounds"),
        (["new", "x.tichu", "--set", "rounds"], "rounds=4"),
        (["new", "x.tichu", "--set", "rounds=0"], "1-999"),
        (["new", "x.tichu", "--date", "31.2.2026"], "«31.2.2026»"),
        (["missing", "x.tichu", "--round", "0"], "--round"),
        (["export", "x.tichu", "--results", "x.csv", "--round", "1"], "--entry"),
        (["season", "x.tichu", "y.tichu", "./x.tichu"], "zweimal"),
        (["print", "x.tichu", "rankin", "-o", "x.pdf"], "ranking"),
        (["print", "x.tichu", "ranking", "-o", "x.doc"], "pdf, xlsx, html, csv"),
        (["print", "x.tichu", "ranking"], "--output"),
        (["withdraw", "x.tichu", "3"], "--from-round"),
        (["demo", "--out", "x", "--entrants", "3"], "4"),
        (["audit", "hand", "80"], "155 45"),
        (["audit", "hand"], "155 45"),
        (["audit", "hand", "8o", "20"], "155 45"),
        (["audit", "hand", "80", "20", "--call", "0=gross"], "0=tichu"),
        (["audit", "hand", "80", "20", "--call", "4=tichu"], "0=tichu"),
        (["audit", "hand", "80", "20", "--call", "0=tichu", "--call", "0=grand"], "Zwei Ansagen"),
        (["audit", "hand", "1_0", "90"], "155 45"),
        (["audit", "hand", "80", "20", "--from", "hands.jsonl"], "--from"),
        (["audit", "hand", "--from", "hands.jsonl", "--double", "no"], "--from"),
        (["audit", "hand", "80", "20", "--double", "20"], "02, 13"),
        (["audit", "hand", "80", "20", "--rules", "turnir"], "turnier"),
        (["audit", "hand", "80", "20", "--doubel", "no"], "--double"),
        (["audit", "hand", "80", "20", "--first-out", "4"], "--first-out"),
        (["audit", "hand", "80", "20", "--rules", "two", "--witness", "so.tch"], "zu viert"),
        (["audit", "hand", "80", "20", "--rules", "six", "--witness", "so.tch"], "zu viert"),
        (["audit", "hand", "999999999999999999999", "20"], "155 45"),
        (["audit", "match", "640", "360"], "--hands"),
        (["audit", "match", "640", "360", "--hands", "0"], "--hands"),
        (["audit", "match", "640", "--hands", "3"], "155 45"),
        (["audit", "everything"], "audit hand"),
        (["plan", "--format", "indivdual", "--entrants", "8", "--rounds", "3"], "individual"),
        (["plan", "--format", "fours", "--entrants", "2001", "--rounds", "3"], "2000"),
        (["plan", "--format", "fours", "--entrants", "8", "--rounds", "0"], "200"),
        (["demo", "--out", "x", "--entrants", "100000"], "100000"),
        (["demo", "--out", "x", "--entrants", "-1"], "-1"),
        ([*GENERATE, "--format", "jass", "--entrants", "8"], "jass"),
        ([*GENERATE, "--format", "fours", "--entrants", "1"], "1"),
        ([*GENERATE, "--format", "fours", "--entrants", "8", "--events", "-1"], "1000"),
        ([*GENERATE, "--format", "fours", "--entrants", "8", "--events", "1000000"], "1000"),
        (["second", "x.tichu"], "--compare"),
        ([*SECOND, "--compare"], "--compare"),
        (SECOND, "--compare"),
        ([*SECOND, "--hand", "55:45", "--right", "first"], "--compare"),
        ([*SECOND, "--right", "third"], "--compare"),
        ([*SECOND, "--hand", "55:45", "--force"], "--reason"),
        (["second", "x.tichu", "--compare", *FORCED], "--compare"),
        ([*SECOND, "--right", "first", *FORCED], "--compare"),
        (["second", "x.tichu", "--round", "1", "--hand", "55:45"], "--compare"),
        (["new", "x.tichu", "--set", "both-grand-tichus=maybe"], "count|made-only|withdraw"),
        (["new", "x.tichu", "--set", "direction=up"], "right|left"),
        (["new", "x.tichu", "--preset", "knock-out", "--set", "seeded=perhaps"], "seeded"),
        (["new", "x.tichu", "--preset", "knock-out", "--set", "groups=0"], "groups"),
        (["new", "x.tichu", "--preset", "knock-out", "--set", "best-of-three-from=-1"], "best-of-three-from"),
        (["advise", "--people", "8", "--hours", "3", "--partners", "fix"], "fix"),
        (["advise", "--people", "8", "--hours", "3", "--start", "halb acht"], "halb acht"),
        (["new", "x.tichu", "--like", "y.tichu", "--preset", "dtm"], "--like"),
        (["new", "x.tichu", "--people"], "--like"),
    ],
)
def test_bad_usage(refused, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    assert said in refused(*arguments, code=2)
    assert list(tmp_path.iterdir()) == []


def test_all_faults_of_settings_at_once(refused, file):
    wrong = ["--set", "rounds=x", "--set", "zone=Mars/Nord", "--set", "bye-credit=all"]
    assert len(refused("new", file, *wrong, code=2).splitlines()) == 3
    assert not file.exists()


def test_a_server_is_refused_for_now(refused):
    assert "secret" not in refused("standings", "postgresql://club:secret@host/db")


def test_a_file_that_is_open_elsewhere(call, club, monkeypatch):
    from tichu_turnier.cli import terminal
    from tichu_turnier.desk.desk import Desk

    monkeypatch.setattr(terminal, "WAIT_SECONDS", 0.1)
    with Desk.open(club, "Fenster"):
        answer = call("register", club, "Luchs")
    assert answer.code == 1
    assert "offen" in answer.err


def test_columns_line_up_beside_wide_letters_and_marks_above_letters():
    padded = [_padded(name, 6, right=False) for name in ("Uhu", "김민", "Ma\u0308us")]
    assert padded == ["Uhu   ", "김민  ", "Ma\u0308us  "]
