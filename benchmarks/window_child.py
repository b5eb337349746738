"""When is a window usable? `bare` or `program` says `ready` once it is shown, painted and idle."""

import sys


def ready() -> None:
    """Tells whoever started this."""
    from PySide6.QtWidgets import QApplication

    sys.stdout.write("ready\n")
    sys.stdout.flush()
    QApplication.quit()


def bare() -> None:
    """The least that PySide6 can do: an application and a main window."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Bare(QMainWindow):
        """Says when it is painted first."""

        painted = False

        def paintEvent(self, event: object) -> None:  # noqa: ARG002, N802 -- Qt's own name
            if not self.painted:
                self.painted = True
                QTimer.singleShot(0, ready)

    application = QApplication([])
    window = Bare()
    window.resize(1280, 800)
    window.show()
    application.exec()


def program() -> None:
    """The program as a person starts it, up to its start page; imports in the same order."""
    from pathlib import Path

    from tichu_turnier import app
    from tichu_turnier.cli import main

    run_window = app.run_window

    def watched(path: Path | None = None) -> int:
        from PySide6.QtCore import QTimer

        from tichu_turnier.gui.main_window import MainWindow

        def painted(window: MainWindow, event: object) -> None:  # noqa: ARG001
            del MainWindow.paintEvent
            QTimer.singleShot(0, ready)

        MainWindow.paintEvent = painted  # type: ignore[assignment, method-assign]  # once, from outside
        return run_window(path)

    app.run_window = watched
    sys.exit(main([]))


if __name__ == "__main__":
    {"bare": bare, "program": program}[sys.argv[1]]()
