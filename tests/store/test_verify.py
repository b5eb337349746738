"""Does the check of a file see what somebody did to it behind our back?"""

import pytest

from tests.store.examples import evening, reported, saved
from tests.store.tampering import tampered
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.files_only("what is read of a damaged file is read before anybody else is asked")


@pytest.fixture
def path(tmp_path):
    """A closed file with three revisions: table 1 reported, then corrected."""
    path = tmp_path / "abend.tichu"
    with saved(path, evening(), reported(evening(), 1, 50, 60), reported(evening(), 1, 50, 65)) as store:
        assert store.verify() == ()
    return path


def found(path):
    with Store.open(path) as store:
        return [(finding.key, finding.args) for finding in store.verify()]


SECOND_HAND = {"table": "result_report_hands", "key": "1, 1, 2"}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 2",
        "DELETE FROM result_report_hands WHERE position = 2",
        "DELETE FROM journal WHERE revision = 3",
        "UPDATE journal SET changes = replace(changes, '\"a\":65', '\"a\":70') WHERE revision = 3",
    ],
    ids=["score changed", "hand removed", "journal without its end", "journal rewritten"],
)
def test_a_row_that_is_not_as_its_journal_says(path, statement):
    tampered(path, statement)
    assert found(path) == [("store-verify-row", SECOND_HAND)]


@pytest.mark.parametrize(
    ("statement", "detail"),
    [
        ('UPDATE result_report_hands SET "table" = 9', "result_report_hands"),
        ("UPDATE round_tables SET seats_2 = 999", "round_tables"),
        ("DELETE FROM file_info", "file_info"),
        ("UPDATE file_info SET revision = 2", "revision 2 / 3"),
        ("UPDATE file_info SET revision = 'viel'", "file_info"),
        ("UPDATE file_info SET tables = 'viel'", "file_info"),
        ("UPDATE file_info SET chain = 'x'", "journal"),
        ("UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 2", "tables"),
        ("UPDATE entrant SET name = name || char(0x200b) WHERE id = 3", "tables"),
        (
            "UPDATE entrant SET name = CAST(x'ff' AS TEXT)",
            "Could not decode to UTF-8 column 'name' with text '�'",
        ),
        ("UPDATE journal SET desk = 'Elster' WHERE revision = 2", "journal 2"),
        ("UPDATE journal SET texts = replace(texts, 'Fuchs', 'Luchs')", "journal"),
        ("UPDATE journal SET at = replace(at, '18', '19') WHERE revision = 2", "journal 2"),
        ("UPDATE journal SET changes = replace(changes, '\"a\":65', '\"a\":70')", "journal 3"),
        ("DELETE FROM journal WHERE revision = 3", "revision 3 / 2"),
        ("DELETE FROM journal WHERE revision = 2", "revision 3 / 2"),
        (
            "INSERT INTO journal SELECT 4, 18, kind, '', '', at, NULL, '', '', '' FROM journal LIMIT 1",
            "revision 3 / 4",
        ),
        ("CREATE TABLE thief (loot VARCHAR); INSERT INTO thief VALUES ('fur')", "tables"),
        ("ALTER TABLE entrant DROP COLUMN club", "entrant.club"),
        ("DROP TABLE clock", "clock"),
    ],
)
def test_tables_that_nothing_can_be_saved_to(path, statement, detail):
    tampered(path, *statement.split("; "), sealed=False)
    before = path.read_bytes()
    with pytest.raises(Refusal, match="store-damaged") as refused:
        Store.open(path)
    assert refused.value.findings[0].args["detail"] == detail
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "part",
    [
        "TRIGGER thief AFTER INSERT ON entrant BEGIN UPDATE entrant SET name = 'Elster'; END",
        "TRIGGER censor BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END",
        "UNIQUE INDEX only_one ON result (cleared)",
    ],
)
def test_what_somebody_added_does_not_change_what_is_saved(path, part):
    tampered(path, f"CREATE {part}")
    before = path.read_bytes()
    with pytest.raises(Refusal, match="store-foreign-part") as refused:
        Store.open(path)
    assert refused.value.findings[0].args["part"] in part.lower()
    assert path.read_bytes() == before


def test_a_gap_in_the_journal(path):
    tampered(path, "DELETE FROM journal WHERE revision = 2")
    listed = found(path)
    assert ("store-verify-gap", {"revision": 2, "found": 3}) in listed
    assert ("store-verify-step", {"revision": 3, **SECOND_HAND}) in listed


def test_what_was_changed_is_named_at_opening(path):
    tampered(path, "UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 2", sealed=False)
    for opened in (Store.open, lambda path: Store.reading(path).__enter__()):
        with pytest.raises(Refusal, match="store-damaged") as refused:
            opened(path)
        _, row = refused.value.findings
        assert (row.key, row.args) == ("store-verify-row", SECOND_HAND)


HANDS = '[["result_report_hands",{}]]'
UNREADABLE = [
    *("", "kaputt", "{}", "[1]", "[[1,2]]", '[["paw",[1],null,null]]', "[" * 100_000),
    *map(HANDS.format, ("3,null,null", "[1],null,null", '["1",1,1],null,null', "[1,1,1],1,2")),
]


@pytest.mark.parametrize(
    "what",
    [
        *(f"changes = '{changes}'" for changes in UNREADABLE),
        *("args = '[]'", "args = '{\"a\":null}'", "args = 'x'", "at = 'gestern'", "changes = x'00ff'"),
    ],
)
def test_an_unreadable_entry(path, what):
    tampered(path, f"UPDATE journal SET {what} WHERE revision = 2")  # noqa: S608 -- our own words
    with Store.open(path) as store:
        assert store.load() == (reported(evening(), 1, 50, 65), 3)
        (finding,) = store.verify()
        assert (finding.key, finding.args["revision"]) == ("store-journal-unreadable", 2)
        with pytest.raises(Refusal, match="store-journal-unreadable"):
            store.journal()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE result_report_hands SET a = 'viel'",
        "UPDATE tournament SET day = 'heute'",
        "DELETE FROM tournament",
        "UPDATE result_report_hands SET a = 1.5",
        "UPDATE entrant SET name = x'00'",
        "UPDATE result SET report = 'Katze'",
    ],
)
def test_values_that_make_no_tournament(path, statement):
    tampered(path, statement)
    with Store.open(path) as store:
        with pytest.raises(Refusal, match="store-damaged"):
            store.load()
        assert "store-damaged" in {finding.key for finding in store.verify()}


def test_an_earlier_state_that_makes_no_tournament(path):
    changes = HANDS.format("[1,1,1],null,{}")
    tampered(path, f"UPDATE journal SET changes = '{changes}' WHERE revision = 2")  # noqa: S608 -- our own words
    with Store.open(path) as store:
        with pytest.raises(Refusal, match="store-damaged"):
            store.at_revision(2)
        with pytest.raises(Refusal, match=r"store-damaged|store-undo-changed"):
            store.reversal(store.load()[0], 2)
