"""Is a tournament's file called so that every file system takes it?"""

from datetime import date

from tichu_turnier.gui.start.defaults import free_file

DAY = date(2026, 11, 21)


def test_the_name_of_the_tournament_is_the_name_of_its_file(tmp_path):
    file = free_file(tmp_path, "Klub: Abend", DAY)
    assert file.name == "Klub- Abend 2026-11-21.tichu"
    file.touch()
    assert free_file(tmp_path, "Klub: Abend", DAY).name == "Klub- Abend 2026-11-21 (2).tichu"


def test_a_name_may_be_longer_than_a_file_can_be_called(tmp_path):
    free_file(tmp_path, "ä" * 300, DAY).touch()
    assert free_file(tmp_path, "ä" * 300, DAY).name.endswith(" 2026-11-21 (2).tichu")
