"""Can an evening with prepared hands be run at the window, from the draw to the percentages?"""

from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.tournament.tables.boards import board_figures


def test_boards_are_drawn_typed_adjusted_and_compared(director: Director) -> None:
    director.make("duplicate", "Gleiche Karten", people=6, here=True)
    draw = director.screen("draw")
    draw.panel.primary.click()
    director.wait(lambda: draw.proposal is not None)
    draw.panel.primary.click()
    director.wait(lambda: len(director.tournament.rounds) == 1)
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
    figures = [(figure.key, figure.value) for figure in board_figures(director.tournament)]
    assert figures == [("board-repeats", 0), ("board-sharing", 2)]
