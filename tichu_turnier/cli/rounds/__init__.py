"""Commands of the rounds: draw, enter, second, penalty, timetable."""
