"""Does `advise` propose what fits, in words and for programs?"""

import pytest


def test_proposals_come_with_end_sit_outs_and_reasons(done):
    rows = done("advise", "--people", 18, "--hours", 3.5, "--start", "19:30", "--evenings", 2, "--json").json
    assert [row["score"] for row in rows] == sorted((row["score"] for row in rows), reverse=True)
    dtm = next(row for row in rows if row["preset"] == "dtm" and row["sit_outs"] != [0, 0])
    assert dtm["sit_outs"] == [0, 1]
    lasts = dtm["rounds"] * (dtm["round_minutes"] + dtm["break_minutes"])
    assert dtm["end"][11:] == f"{(19 * 60 + 30 + lasts) // 60}:{(30 + lasts) % 60:02}"
    assert {"key", "good", "text"} == dtm["reasons"][0].keys()


@pytest.mark.parametrize(("language", "word"), [("de", "Schluss"), ("en", "end"), ("fr", "fin")])
def test_a_person_reads_them_in_order(done, language, word):
    out = done("--language", language, "advise", "--people", 8, "--hours", 2, "--pairs", "--evenings", 1).out
    assert out.startswith("1. ")
    assert word in out


def test_what_cannot_be_is_said(call):
    assert "ungerade" in call("advise", "--people", 9, "--hours", 3, "--pairs").err
    for hours in ("nan", "1000", "-1"):
        assert "24 Stunden" in call("advise", "--people", 8, "--hours", hours).err
    assert call("advise", "--people", 8, "--hours", 3, "--partners", "fix").code == 2
    assert call("advise", "--people", 8, "--hours", 3, "--start", "halb acht").code == 2
