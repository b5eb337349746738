"""Does the window keep what somebody is used to, and take files as other programs do?"""

from tichu_turnier.desk.desk import Desk


def test_the_first_of_two_files_opened_at_once_is_given_back(director):
    first = director.make(name="Erstes")
    second = director.make(name="Zweites")
    director.window.leave()
    director.wait(lambda: director.tournament is None)
    director.window.open(first)
    director.window.open(second)
    director.wait(lambda: director.tournament is not None and director.tournament.name == "Zweites")
    Desk.open(first, "2").close()
