"""What is typed outlives the program, without holding up what is saved."""

from threading import Event

from tests.gui.results.typing_results import press
from tichu_turnier.entry.drafts import kept_drafts


def test_one_write_waits_and_takes_the_newest(evening):
    bridge, screen, held = evening.window.bridge, evening.screen("results"), Event()
    table = min(evening.tournament.missing(1))
    bridge.run_on_desk(lambda _: held.wait(20), lambda _: None)
    press(screen.slip, f"{table}⏎65")
    before = bridge._desk_worker._waiting
    press(screen.slip, "⏎30")
    assert bridge._desk_worker._waiting == before == 2  # the one that is held, and one write
    held.set()
    evening.wait()
    kept = kept_drafts(bridge.desk.path, evening.tournament)[False]
    assert {key: form.hands.rows for key, form in kept.items()} == {(1, table): screen.state.form.hands.rows}
