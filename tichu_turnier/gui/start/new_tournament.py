"""Leads each wish for a new tournament to the page on which it is set up."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from shiboken6 import isValid

from tichu_turnier.gui.common.dialogs import file_to_open
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.defaults import clock_on_the_wall, free_file, home_zone, tournament_files
from tichu_turnier.gui.start.preset_cards import PRESET_KEYS
from tichu_turnier.settings import practice_folder

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.gui.start.set_up import Answers, SetUpDialog
    from tichu_turnier.tournament.insight.advisor import Proposal
    from tichu_turnier.tournament.model.snapshot import Tournament


class NewTournament:
    """Every new tournament is set up on the same page, wherever its answers come from."""

    def __init__(self, context: Context) -> None:
        self._bridge, self._keeper, self._navigator = context.bridge, context.keeper, context.navigator
        self._window, self._texts = context.parent, context.texts
        self._page: SetUpDialog | None = None
        """The one on which something is being set up, or that is about to be."""
        self.now: Callable[[], datetime] = clock_on_the_wall

    def set_up(self, kind: str) -> None:
        from tichu_turnier.tournament.model.presets import preset

        name = self._texts(f"preset-{kind}")
        self._show(preset(kind).tournament(name, self.now().date(), "", home_zone()))

    def set_up_like(self, file: Path) -> None:
        """One like the tournament in this file, which is only read."""
        today = self.now().date()

        def job() -> "Tournament":
            from tichu_turnier.desk.recent import read_copy
            from tichu_turnier.tournament.model.copy_setup import like

            old = read_copy(file)
            return like(old, old.name, today, people=True)

        self._bridge.run_file_job(job, lambda new: self._show(new, old=new.name))

    def ask_for_old(self) -> None:
        title, kinds = self._texts("setup-old-title"), tournament_files(self._texts)
        file = file_to_open(self._window, title, self._keeper.folder, kinds)
        if file is not None:
            self.set_up_like(file)

    def ask_for_advice(self, page: "SetUpDialog | None" = None, answers: "Answers | None" = None) -> None:
        """Which format fits; asked on a page on which something has been said, the answer takes its place."""
        from tichu_turnier.gui.start.advisor import AdvisorDialog

        now = self.now()
        dialog = AdvisorDialog(self._bridge, self._texts, now, page or self._window, answers)

        def take(proposal: "Proposal") -> None:
            if page is not None:
                page.reject()
            kind = self._texts(f"preset-{proposal.option.regulations.preset}")
            name, place, file = (
                (kind, "", "") if answers is None else (answers.name, answers.place, answers.file)
            )
            if name.strip() in {self._texts(f"preset-{key}") for key in PRESET_KEYS}:
                name = kind
            self._show(proposal.tournament(name, place), file=file, people=dialog.people.value())

        dialog.chosen.connect(take)
        dialog.open()

    def practise(self) -> None:
        from tichu_turnier.tournament.model.presets import PRESETS

        def job(desk: "Desk") -> None:
            from tichu_turnier.desk.demo import play_practice

            play_practice(desk)

        bridge = self._bridge
        name = self._texts("start-demo-name")
        today = self.now().date()
        path = free_file(practice_folder(), name, today)
        new = PRESETS[0].tournament(name, today, "", home_zone())
        bridge.create(path, new, lambda: bridge.run_on_desk(job, lambda _: self._keeper.remember(path)))

    def _show(
        self, proposed: "Tournament", *, old: str = "", file: str = "", people: int | None = None
    ) -> None:
        from tichu_turnier.gui.start.set_up import SetUpDialog

        if self._page is not None and isValid(self._page) and self._page.isVisible():
            return
        folder, window = self._keeper.folder, self._window
        now = self.now()
        dialog = self._page = SetUpDialog(
            self._bridge, self._texts, proposed, folder, window, now, old=old, file=file, people=people
        )
        dialog.wanted.connect(self._navigator.make)
        dialog.advise.connect(partial(self.ask_for_advice, dialog))
        dialog.open()
