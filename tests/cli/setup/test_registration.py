"""Can the command line check people in by code, and take their money?"""

from tests.cli.reading import exported

LIST = "Name\nAdler\nBiber\nDachs\n"


def test_codes_fees_and_receipts(done, call, file):
    done("new", file, "--preset", "club-evening", "--set", "fee=5.50", "--set", "currency=EUR")
    done("set", file, "room-for=4", "here-by=19:00")
    done("register", file, "--from", "-", "--paid", stdin=LIST)
    plain = exported(done, file)
    entry = plain["regulations"]["entry"]
    assert (entry["fee"], entry["currency"], entry["room_for"], entry["here_by"]) == (
        550,
        "EUR",
        4,
        "19:00:00",
    )
    assert [payment["receipt"] for entrant in plain["entrants"] for payment in entrant["payments"]] == [
        1,
        2,
        3,
    ]

    done("register", file, "Fuchs")
    done("print", file, "participants", "-o", file.with_suffix(".csv"))
    lines = file.with_suffix(".csv").read_text(encoding="utf-8-sig").splitlines()
    code = next(line.split(";")[5] for line in lines if ";Fuchs;" in line)
    assert "ist da" in done("check-in", file, code).out
    wrong = call("check-in", file, "4" + ("K" if code != "4K" else "L"))
    assert (wrong.code, "Gemeint ist wohl" in wrong.err) == (1, True)
    assert done("check-in", file, "Adler", "--json").json["present"] is True
    assert done("check-in", file, "Adler", "--not-here", "--json").json["present"] is False

    assert "Quittung 4" in done("pay", file, code).out
    assert done("pay", file, "Biber", "--back", "--json").json["taken"] == 1650
    assert "Warteliste" in done("register", file, "Igel").err
    assert done("verify", file).code == 0


def test_somebody_comes_alone_to_a_tournament_of_teams(done, call, file):
    done("new", file, "--preset", "treibhaus")
    assert call("register", file, "Adler").code == 1
    done("register", file, "Adler", "--single")
    (entrant,) = exported(done, file)["entrants"]
    assert entrant["members"] == ["Adler"]


def test_what_no_fee_can_be(done, call, file):
    done("new", file, "--preset", "club-evening")
    for setting in (
        "fee=viel",
        "fee=-1",
        "fee=1.234",
        "fee-per=kopf",
        "currency=Muschelgeld",
        "here-by=spät",
    ):
        assert call("set", file, setting).code == 2, setting
    done("register", file, "Adler")
    assert call("pay", file, "Adler").code == 1
