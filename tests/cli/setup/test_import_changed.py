"""Is an export that somebody changed by hand judged before anything is saved?"""

import json

import pytest

NAMES = ("Adler", "Biber", "Dachs", "Elster", "Fuchs", "Gans", "Hase", "Igel")


@pytest.fixture
def export(done, file):
    """Four tables of partnerships, one of them with a result."""
    done("new", file, "--preset", "treibhaus", "--set", "fee=20")
    done("register", file, "--from", "-", stdin="\n".join(f"{name} Eins;{name} Zwei" for name in NAMES))
    done("draw", file, "--seed", 7)
    done("enter", file, "--round", 1, "--table", 1, "--score", "640:360", "--hands-played", 10)
    done("pay", file, 1)
    return done.exported(file)


def report(export):
    return export["results"][0]["report"]


def seats(export):
    return export["rounds"][0]["tables"][0]["seats"]


ASKED = {
    "impossible total": lambda export: report(export).update(a=700),
    "no sum of hundreds": lambda export: report(export).update(b=355),
    "too much in three hands": lambda export: report(export).update(a=6400, hands_played=3),
    "other total that can be": lambda export: report(export).update(a=540, b=460),
    "sides exchanged": lambda export: report(export).update(a=360, b=640),
    "other number of hands": lambda export: report(export).update(hands_played=9),
    "results deleted": lambda export: export.update(results=[]),
    "results missing": lambda export: export.pop("results"),
    "result moved": lambda export: export["results"][0].update(table=2),
    "member renamed": lambda export: export["entrants"][0].update(members=["Kater", "Adler Zwei"]),
    "entrant renamed": lambda export: export["entrants"][0].update(name="Krallen"),
    "seats exchanged": lambda export: seats(export).reverse(),
}
REFUSED = {
    "one at three seats": lambda export: seats(export).__setitem__(1, seats(export)[0]),
    "payment below zero": lambda export: export["entrants"][0]["payments"][0].update(amount=-500),
    "unknown key": lambda export: export["entrants"][0].update(clubb="Bern"),
}


def changed(export, change, tmp_path):
    change(export)
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(export), "utf-8")
    return path


def test_what_nobody_changed_is_taken(export, call, tmp_path):
    answer = call("import", changed(export, lambda _: None, tmp_path), tmp_path / "new.tichu")
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize("name", ASKED)
def test_what_contradicts_itself_is_asked(export, call, tmp_path, name):
    path, new = changed(export, ASKED[name], tmp_path), tmp_path / "new.tichu"
    answer = call("import", path, new)
    assert (answer.code, new.exists()) == (1, False)
    assert "Frage" in answer.err
    assert "--accept doubtful" in answer.err
    answer = call("import", path, new, "--accept", "doubtful")
    assert (answer.code, new.exists()) == (0, True)


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_refused(export, call, tmp_path, name):
    path, new = changed(export, REFUSED[name], tmp_path), tmp_path / "new.tichu"
    for words in ((), ("--accept", "doubtful")):
        assert call("import", path, new, *words).code == 1
        assert not new.exists()
    assert "unknown" not in call("import", path, new).err
