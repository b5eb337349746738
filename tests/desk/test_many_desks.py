"""Is everything there once when desks and the database are killed, and ways cut?"""

from tests.desk.many_desks import main


def test_what_is_acknowledged_is_there_once_whatever_is_killed():
    told = main(desks=3, tables=12, kills=7)
    assert told["results"] == 36
    assert told["desks killed"] + told["database killed"] + told["desks cut off"] >= 3
