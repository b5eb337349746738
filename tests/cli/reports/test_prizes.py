"""Are prizes set and listed at the command line, with whoever gets them?"""

from tichu_turnier.desk.demo import play_practice
from tichu_turnier.desk.desk import Desk


def test_prizes_are_set_shown_and_taken_away(done, club):
    done("prizes", club, "--set", "1=Pokal", "--set", "last=  Trost  preis", "--set", "somebody=Hut=rot")
    assert [prize["what"] for prize in done.exported(club)["prizes"]] == ["Pokal", "Trost preis", "Hut=rot"]
    assert "Rang 1: Pokal" in done("prizes", club).out
    plain = done("prizes", club, "--json").json["prizes"]
    assert [prize["to"] for prize in plain] == ["1", "last", "somebody"]
    assert plain[0]["names"] == []
    assert "Preisliste: 3 Preise" in done("journal", club).out
    assert done("prizes", club, "--none").out.strip() == "Es gibt keine Preise."


def test_whoever_gets_them_is_named(done, call, file):
    done("new", file, "--preset", "club-evening")
    with Desk.open(file, "1") as desk:
        play_practice(desk)
    done("prizes", file, "--set", "1=Pokal", "--set", "tichus=Schokolade")
    first, special = done("prizes", file, "--json").json["prizes"]
    leader = done("standings", file, "--json").json
    assert first["names"]
    assert not any(each["final"] for each in (done("prizes", file, "--json").json, *leader))
    assert "Noch nicht endgültig" in done("prizes", file).out
    assert first["names"][0] in str(leader)
    assert special["ids"]
    assert first["names"][0] in call("prizes", file).out


def test_what_is_no_prize_is_refused(call, club):
    assert call("prizes", club, "--set", "Pokal").code == 2
    said = call("prizes", club, "--set", "tichu=Pokal")
    assert said.code == 2
    assert "tichus" in said.err
    assert call("prizes", club, "--set", "0=Pokal").code == 2
    assert call("prizes", club, "--set", "1=x", "--none").code == 2
    assert call("prizes", club, "--set", "1= ").code == 1
