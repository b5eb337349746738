"""Is what the draw screen publishes the draw of that seed, or the one that was typed; prepared hands too?"""

from PySide6.QtCore import Qt

from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import CheckIn, EnterResult, Withdraw
from tichu_turnier.tournament.draws.certificate import draw_code
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.tables.boards import board_figures


def at_draw(director, count=16):
    director.make(people=count, here=True)
    return director.screen("draw")


def draw(director, screen, seed):
    screen.panel.seed.clear()
    director.type(screen.panel.seed, str(seed))
    screen.panel.primary.click()
    director.wait(lambda: screen.trial is not None)


def publish(director, screen):
    screen.panel.primary.click()
    director.wait(lambda: len(director.tournament.rounds) == 1)


def before(director):
    return director.window.bridge.desk.at_revision(director.window.bridge.desk.revision - 1)


def test_quality_is_shown_and_another_seed_is_another_draw_until_it_is_published(director):
    screen = at_draw(director)
    assert not screen.panel.figures_title.isVisible()
    draw(director, screen, 3)
    best = "Wiederbegegnungen: 0, besser geht es nicht"
    director.wait(lambda: best in screen.panel.figures.text().splitlines())
    assert len(screen.panel.figures.text().splitlines()) == 3
    assert draw_code(screen.trial) in screen.panel.code.text()
    first = screen.trial
    director.click(screen.panel.others["again"])
    director.wait(lambda: screen.trial is not None and screen.trial != first)
    assert screen.panel.seed.value() == screen.trial.seed
    director.type(screen.panel.seed, "9")
    assert screen.trial is None
    draw(director, screen, 3)
    director.do(CheckIn((2,), present=False))
    assert screen.trial is None, "whoever leaves spoils it"
    assert "Adler" in screen.panel.absent.text()
    draw(director, screen, 3)
    resting = screen.trials[-1].sitting_out[0]
    assert director.tournament.name_of(resting) in screen.panel.resting.text()


def test_where_other_seeds_give_the_same_draw_that_is_said_and_not_asked_again(director):
    """Four people make one table, and nobody can sit otherwise."""
    screen = at_draw(director, 4)
    draw(director, screen, 3)
    shown = screen.trial
    director.click(screen.panel.others["again"])
    director.wait(lambda: "Auch 6 andere Startzahlen ergaben diese Auslosung" in screen.findings.text())
    assert screen.trial is shown
    assert screen.panel.seed.value() == 3
    assert not screen.panel.others["again"].isVisible()
    assert screen.panel.primary.isEnabled()


def type_table(director, screen, *people):
    for field, person in zip(screen.typed_table.fields[:4], people, strict=True):
        field.setText(person) if not person.isascii() else director.type(field, person)
        director.type(field, key=Qt.Key.Key_Return)


def test_drawn_lots_are_typed_in_with_the_keyboard(director):
    screen = at_draw(director, 8)
    director.click(screen.panel.others["hand"])
    assert not screen.panel.primary.isEnabled()
    type_table(director, screen, "8", "adl", "Ğülşen", "biber")
    assert "4 ohne Platz" in screen.findings.text()
    assert screen.typed_table.table.value() == 2
    type_table(director, screen, "dach", "fuchs", "eich", "Ğülşen")
    assert "hat zwei Plätze." in screen.findings.text()
    assert not screen.panel.primary.isEnabled()
    screen.table.selectRow(1)
    screen.table.activated.emit(screen.table.currentIndex())
    assert screen.typed_table.table.value() == 2
    last = screen.typed_table.fields[3]
    assert last.text().startswith("Ğülşen")
    director.type(last, "h")  # behind the name: nobody is called that
    last.clear()
    director.type(last, "4", Qt.Key.Key_Return)
    assert screen.findings.text() == ""
    assert screen.panel.primary.isEnabled()
    publish(director, screen)
    assert director.tournament.rounds[0] == round_from_plan(before(director), 1, [[8, 2, 1, 3], [5, 7, 6, 4]])


def test_a_drawn_round_is_only_looked_at_while_the_next_is_put_together_by_hand(director):
    screen = at_draw(director, 8)
    draw(director, screen, 3)
    publish(director, screen)
    for table in (1, 2):
        director.do(EnterResult(1, table, Hands((HandReport(55, 45),) * 9)))
    screen.rounds.setCurrentIndex(1)
    screen.do("hand")
    type_table(director, screen, "1", "2", "3", "4")
    typed = screen.typed
    screen.rounds.setCurrentIndex(0)
    screen.rounds.activated.emit(0)
    screen.table.selectRow(1)
    screen.table.activated.emit(screen.table.currentIndex())
    screen.table.selectRow(0)
    director.type(screen.table, key=Qt.Key.Key_Delete)
    assert screen.typed is typed
    assert screen.typed_table.isHidden()


def test_the_cost_of_leaving_is_shown_with_the_next_draw(director):
    screen = at_draw(director)
    draw(director, screen, 3)
    assert screen.panel.cost.text() == ""
    publish(director, screen)
    director.do(Withdraw(5, 2))
    screen.rounds.setCurrentIndex(1)
    screen.rounds.activated.emit(1)
    draw(director, screen, 4)
    director.wait(lambda: "keine Wiederbegegnung" in screen.panel.cost.text())


def test_the_pictures_stand_in_a_frame_that_ends_where_the_card_beside_it_does(director):
    """window.md 30."""
    director.make(people=8, here=True)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    screen = director.screen("draw")
    bottom = screen.panel.mapTo(screen, screen.panel.rect().bottomLeft()).y()
    for picture, go in (
        (screen.views.plan, screen.views.buttons[0]),
        (screen.views.matrix.view, screen.views.buttons[2]),
    ):
        director.click(go)
        director.wait(picture.isVisible)
        frame = picture.parentWidget()
        assert frame.property("role") == "card"
        assert screen.findings.isHidden()
        director.wait(lambda frame=frame: frame.mapTo(screen, frame.rect().bottomLeft()).y() == bottom)


def test_boards_are_drawn_typed_adjusted_and_compared(director: Director) -> None:
    director.make("duplicate", "Gleiche Karten", people=6, here=True)
    draw = director.screen("draw")
    draw.panel.primary.click()
    director.wait(lambda: draw.trial is not None)
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
    table = director.screen("standings").ranking
    director.wait(lambda: bool(table.lines))
    keys = [column.key for column in table.model.columns]
    assert keys[2:4] == ["boards-percent", "boards-matchpoints"]
    figures = [(figure.key, figure.value) for figure in board_figures(director.tournament)]
    assert figures == [("board-repeats", 0), ("board-sharing", 2)]
