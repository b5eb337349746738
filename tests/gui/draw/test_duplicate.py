"""Can an evening with prepared hands be run at the window, from the draw to the percentages?"""

from tests.gui.driving import ANIMALS, Director
from tests.gui.results.typing_results import press
from tichu_turnier.tournament.changes import AddEntrants, CheckIn
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.tables.boards import board_figures

TEAMS = 6


def registered(director: Director) -> None:
    """Six partnerships are here."""
    director.make("duplicate", "Gleiche Karten")
    teams = (NewEntrant(f"{a} + {b}", (a, b)) for a, b in zip(ANIMALS[1::2], ANIMALS[2::2], strict=False))
    director.do(AddEntrants(tuple(teams)[:TEAMS]))
    director.do(CheckIn(tuple(map(EntrantId, range(1, TEAMS + 1)))))


def drawn(director: Director) -> None:
    """With the next round drawn and published."""
    screen, number = director.screen("draw"), len(director.tournament.rounds) + 1
    screen.rounds.setCurrentIndex(number - 1)
    screen.rounds.activated.emit(number - 1)
    screen.panel.primary.click()
    director.wait(lambda: screen.proposal is not None)
    screen.panel.primary.click()
    director.wait(lambda: len(director.tournament.rounds) == number)


def test_boards_are_drawn_typed_adjusted_and_compared(director: Director) -> None:
    registered(director)
    drawn(director)
    draw = director.screen("draw")
    heads = [draw.model.headerData(at, draw.table.horizontalHeader().orientation()) for at in range(4)]
    assert heads == ["Tisch", "Nord–Süd", "Ost–West", "Boards"]
    boards = [row.boards for row in draw.model.rows]
    assert boards == [f"{s.first_board}–{s.first_board + 2}" for s in director.tournament.rounds[0].tables]
    screen = director.screen("results")
    press(screen.slip, "⏎65⏎p")
    first = director.tournament.rounds[0].tables[0].first_board
    lines = screen.slip.stages[0].lines
    assert [line.board for line in lines] == [first, first + 1, first + 2]
    assert [score.text for score in lines[1].scores] == ["50 %", "50 %"]
    press(screen.slip, "p")
    press(screen.slip, "⏎100⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)
    for table in (2, 3):
        press(screen.slip, "⏎50⏎30⏎180s⏎")
        director.wait(lambda here=(1, table): here in director.tournament.results)
    table = director.screen("standings").board
    director.wait(lambda: bool(table.lines))
    keys = [column.key for column in table.model.columns]
    assert keys[2:4] == ["boards-percent", "boards-matchpoints"]
    assert [(figure.key, figure.value) for figure in board_figures(director.tournament)] == [
        ("board-repeats", 0),
        ("board-sharing", 2),
    ]
