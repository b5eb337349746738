"""The menu of the chosen entrants and its dialogs: presence, labels, substitute, erasing."""

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QLineEdit, QMenu, QMessageBox, QWidget

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog, help_with_f1, message_box
from tichu_turnier.gui.common.fields import button, lettered, menu_line, tick_box
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import MARGIN, column, form, in_letters, label
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.referee.penalties import PenaltyTarget, open_penalties
from tichu_turnier.gui.screen import Screen
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.settings import names_path, season_path
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    CheckIn,
    EditEntrant,
    KeepApart,
    NeedTable,
    RemoveEntrant,
    SetAside,
    SetLabel,
    SetPaid,
    SetPresence,
    SetReserve,
    SetWaiting,
    Substitute,
    SubstituteFromZero,
    Withdraw,
)
from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.entrants import in_short
from tichu_turnier.tournament.draws.repair_round import first_without
from tichu_turnier.tournament.draws.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import team_name
from tichu_turnier.tournament.registration.overview import has_left, is_here, owed_by
from tichu_turnier.transfer.two_in_one import two_in_one
from tichu_turnier.words.rounds import withdrawn_words

MenuLine = tuple[str, Callable[[], object], bool]
"""The key of its words, what it does, and whether it can be done now."""
_NOBODY = Entrant(EntrantId(0), "")
"""Whom lines about one are about while none or several are chosen."""


class SubstituteDialog(Dialog):
    """Asks for the new name, or the two new names of a partnership."""

    def __init__(self, bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("entrants-substitute"), "screen-entrants")
        self.bridge, self.entrant = bridge, entrant
        self.setMinimumWidth(in_letters(440))
        names = entrant.members or ("",)
        self.fields = tuple(QLineEdit(name) for name in names)
        keys = ("entrants-member-1", "entrants-member-2") if entrant.members else ("entrants-name",)
        self.takes_points = tick_box(texts("entrants-substitute-inherits"), on=True)
        tip = label(texts("entrants-substitute-inherits-tip"), "hint", wrap=True)
        named = zip(map(texts, keys), self.fields, strict=False)
        whom = label(texts("entrants-substitute-for", name=entrant.name), wrap=True)
        take = button(texts("entrants-substitute-take"), self._take, "primary")
        rows = form(*named, ("", self.takes_points), ("", tip))
        self._problem = OutcomeLine(bridge, texts)
        self._asked: tuple[str, ...] = ()
        """The names of which was asked whether they are more people."""
        self.setLayout(column(whom, rows, self._problem, self.ending(take), margin=MARGIN))
        self.fields[0].selectAll()

    def _take(self) -> None:
        names = tuple(field.text() for field in self.fields)
        members = names if self.entrant.members else ()
        name = team_name(*names[:2]) if members else names[0]
        change = Substitute if self.takes_points.isChecked() else SubstituteFromZero
        wanted = change(self.entrant.id, name, members)
        found = () if self.bridge.tournament is None else wanted.findings(self.bridge.tournament)
        unit = Unit.PARTNERSHIP if members else Unit.PLAYER
        asked = () if names == self._asked else two_in_one(names, unit)
        self._asked = names if asked else ()
        again = (Finding("entrants-enter-again", Severity.NOTE),) if asked else ()
        objections = [*(each for each in found if each.blocks), *asked, *again]
        self._problem.objections(objections)
        if objections:
            self.fields[0].setFocus()
            self.fields[0].selectAll()
        else:
            self.bridge.do(wanted, self.accept)


class AskDialog(Dialog):
    """One question with one field; what is refused is said, and stays in the field to be typed over."""

    def __init__(
        self,
        screen: Screen,
        title: str,
        question: str,
        field: QLineEdit,
        change: Callable[[], Change],
    ) -> None:
        """`change` is what the field asks for."""
        super().__init__(screen.window(), screen.texts, title, "screen-entrants")
        self._bridge, self._change, self.field = screen.bridge, change, field
        field.setAccessibleName(question)
        self._problem = OutcomeLine(screen.bridge, screen.texts)
        save = button(screen.texts("regulations-save"), self.apply, "primary", "check")
        asked = label(question, wrap=True)
        self.setLayout(column(asked, field, self._problem, self.ending(save), margin=MARGIN))
        self.setMinimumWidth(in_letters(400))

    def apply(self) -> None:
        tournament = self._bridge.tournament
        if tournament is None or not all_read(self):
            return
        change = self._change()
        found = [each for each in change.findings(tournament) if each.blocks]
        self._problem.objections(found)
        if found:
            self.field.setFocus()
            self.field.selectAll()
        else:
            self._bridge.do(change, self.accept)


def ask_table(screen: Screen, entrant: Entrant) -> None:
    """Asks for the number of the table; 0 for any."""
    texts = screen.texts
    question = texts("conditions-which-table", name=entrant.name)
    field = number_field(texts, 0, MOST_TABLES, entrant.needs_table or 0)
    title = texts("conditions-need-table")
    AskDialog(screen, title, question, field, lambda: NeedTable(entrant.id, field.value() or None)).open()


class PresenceDialog(Dialog):
    """A box to tick for every round; those that have been drawn cannot be changed any more."""

    def __init__(
        self, bridge: Bridge, texts: Texts, tournament: Tournament, entrant: Entrant, parent: QWidget
    ) -> None:
        super().__init__(parent, texts, texts("presence-menu"), "screen-entrants")
        self._bridge, self._tournament, self._entrant = bridge, tournament, entrant
        drawn = len(tournament.rounds)
        self.boxes: list[QCheckBox] = []
        for number in range(1, tournament.regulations.rounds + 1):
            words = texts("presence-round", round=number)
            self.boxes.append(tick_box(words, on=entrant.plays_in(number), name=f"round-{number}"))
            self.boxes[-1].setEnabled(number > drawn)
        self._problem = OutcomeLine(bridge, texts)
        save = button(texts("regulations-save"), self.apply, "primary", "check", name="save")
        which = label(texts("presence-which", name=entrant.name), "heading", wrap=True)
        why = [label(texts("presence-drawn"), "hint")] if drawn else []
        parts = (which, *self.boxes, *why, self._problem)
        self.setLayout(column(*parts, self.ending(save), margin=MARGIN, gap=8))
        self.setMinimumWidth(in_letters(400))

    def apply(self) -> None:
        here = tuple(number for number, box in enumerate(self.boxes, 1) if box.isChecked())
        change = SetPresence(self._entrant.id, here)
        found = change.findings(self._tournament)
        self._problem.objections(found)
        if not found:
            self._bridge.do(change)
            self.accept()


def remark(texts: Texts, entrant: Entrant, tournament: Tournament, apart: Sequence[Entrant] = ()) -> str:
    """Everything but name, club and presence; `apart` are those whom the entrant must not meet."""
    table, names = entrant.needs_table, ", ".join(other.name for other in apart)
    said = (
        *entrant.labels,
        texts("desk-remark-waiting") if entrant.waiting else "",
        texts("desk-remark-single") if entrant.single else "",
        _leaves(texts, entrant, tournament),
        texts("entrants-late", round=entrant.first_round) if entrant.first_round > 1 else "",
        texts("presence-remark", rounds=in_short(entrant.away)) if entrant.away else "",
        texts("reserve-remark") if entrant.reserve else "",
        "" if entrant.ranks or entrant.reserve else texts("entrants-unranked"),
        texts("entrants-instead-of", name=entrant.formerly[-1]) if entrant.formerly else "",
        texts("conditions-remark-table", table=table) if table is not None else "",
        texts("conditions-remark-apart", names=names) if names else "",
    )
    return ", ".join(words for words in said if words)


def _leaves(texts: Texts, entrant: Entrant, tournament: Tournament) -> str:
    """Who has left is told from those who say in advance that they leave later."""
    gone = entrant.withdrawn_from
    if gone is not None and gone > len(tournament.rounds) + 1:
        return texts("presence-until", round=gone - 1)
    return withdrawn_words(tournament, entrant, texts)


class EntrantMenu:
    """The lines of the menu, and what stands behind them; all of it is about the chosen rows."""

    def __init__(self, screen: Screen, table: Table[Entrant], more: Callable[[], Iterable[MenuLine]]) -> None:
        self._screen, self._table, self._more = screen, table, more
        self._bridge, self._texts = screen.bridge, screen.texts

    def popup(self, at: QPoint) -> None:
        menu = QMenu(self._screen)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        seldom, about_list = (QMenu(self._texts(key), menu) for key in ("entrants-seldom", "entrants-list"))
        labels = seldom.addMenu(self._texts("entrants-labels"))
        self._fill(menu, self._lines())
        fill_labels(labels, self._screen, self._table.chosen())
        self._fill(seldom, self._seldom_lines())
        self._fill(about_list, self._more())
        for inner in (seldom, about_list):
            menu.addMenu(inner)
            lettered(inner)
        lettered(menu)
        menu.popup(at)

    def _fill(self, menu: QMenu, lines: Iterable[MenuLine]) -> None:
        for key, do, possible in lines:
            menu_line(menu, self._texts(key), do, name=key).setEnabled(possible)

    def toggle(self) -> None:
        """The chosen are here; if all of them were, they are not after all."""
        chosen = self._table.chosen()
        if chosen:
            absent = tuple(entrant.id for entrant in chosen if not is_here(self._tournament, entrant))
            back = any(has_left(self._tournament, entrant) for entrant in chosen)
            ids = absent or tuple(entrant.id for entrant in chosen)
            self._bridge.do(SetAside(ids, aside=False) if back else CheckIn(ids, present=bool(absent)))

    def toggle_paid(self) -> None:
        """The chosen have paid; if none of them owes anything, they have their money back."""
        chosen = self._table.chosen()
        owing = tuple(entrant.id for entrant in chosen if owed_by(self._tournament, entrant))
        had = tuple(entrant.id for entrant in chosen if entrant.payments)
        if owing or had:
            change = SetPaid(owing or had, paid=bool(owing))
            told = Finding("journal-set-paid", Severity.NOTE, change.words(self._tournament))
            self._bridge.do(change, lambda: self._bridge.findings.emit((told,)))

    def remove(self) -> None:
        """The chosen go from the list; as one key does it, the strip says who."""
        gone: list[str] = []

        def tell(name: str) -> None:
            gone.append(name)
            told = Finding("entrants-removed", Severity.NOTE, {"names": ", ".join(gone)})
            self._bridge.findings.emit((told,))

        for entrant in self._table.chosen():
            self._bridge.do(RemoveEntrant(entrant.id), partial(tell, entrant.name))

    @property
    def _tournament(self) -> Tournament:
        return self._screen.tournament

    def _lines(self) -> Iterable[MenuLine]:
        """What is wanted on every evening."""
        chosen, do, tournament = self._table.chosen(), self._bridge.do, self._tournament
        one = len(chosen) == 1
        who = chosen[0] if one else _NOBODY
        back, leaves_now = has_left(tournament, who), first_without(tournament, who.id)
        leaves = None if back else len(tournament.rounds) + 1
        about, window = (self._bridge, self._texts), self._screen.window()
        return (
            ("entrants-toggle", self.toggle, bool(chosen)),
            ("desk-pay", self.toggle_paid, bool(chosen) and bool(tournament.regulations.entry.fee)),
            (f"entrants-withdraw{'-back' * back}", lambda: do(Withdraw(who.id, leaves)), one),
            ("entrants-withdraw-now", lambda: do(Withdraw(who.id, leaves_now)), leaves_now is not None),
            ("entrants-substitute", lambda: SubstituteDialog(*about, who, window).open(), one),
            ("menu-penalty", lambda: open_penalties(*about, PenaltyTarget(who.id), window), one),
            ("entrants-remove", self.remove, bool(chosen)),
        )

    def _seldom_lines(self) -> Iterable[MenuLine]:
        chosen, do = self._table.chosen(), self._bridge.do
        one, two = len(chosen) == 1, len(chosen) == 2  # noqa: PLR2004 - two who do not meet
        who = chosen[0] if one else _NOBODY
        ids = [each.id for each in chosen]
        apart = two and any(each.id in other.apart_from for each in chosen for other in chosen)
        wait = "desk-move-up" if who.waiting else "desk-wait"
        rank = "entrants-unrank" if who.ranks else "entrants-rank"
        reserve = "reserve-end" if who.reserve else "reserve-make"
        meet = "conditions-meet-again" if apart else "conditions-keep-apart"
        about, window = (self._bridge, self._texts), self._screen.window()
        return (
            ("presence-menu", lambda: PresenceDialog(*about, self._tournament, who, window).open(), one),
            (wait, lambda: do(SetWaiting(who.id, waiting=not who.waiting)), one),
            (rank, lambda: do(EditEntrant(replace(who, ranks=not who.ranks))), one),
            (reserve, lambda: do(SetReserve(who.id, not who.reserve)), one),
            ("conditions-need-table", lambda: ask_table(self._screen, who), one),
            (meet, lambda: do(KeepApart(ids[0], ids[1], not apart)), two),
            ("entrants-erase", lambda: ask_to_erase(*about, who, window), one),
        )


def ask_to_erase(bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> QMessageBox:
    """Opens the question; only the button that says what it does forgets anybody."""

    def erase() -> None:
        from tichu_turnier.desk.known_people import erase

        bridge.run_on_desk(
            lambda desk: erase(desk, entrant.name, entrant.id, names_path(), season_path()),
            bridge.findings.emit,
        )

    box = message_box(parent, texts("entrants-erase"), texts("erase-question", name=entrant.name))
    box.setInformativeText(texts("erase-out-of-reach"))
    box.addButton(texts("erase-do"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(erase)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    help_with_f1(box, texts, "screen-entrants")
    box.open()
    return box


_COLORS = ("note", "warning", "question", "ok", "error", "accent")
"""Names of colours of the theme, which can be told apart in each look."""
_DOT = 10


def label_icon(labels: Sequence[str]) -> QIcon | None:
    """A dot for each label, the same colour for the same word, which stands beside it; None without any."""
    if not labels:
        return None
    dot = in_letters(_DOT)
    picture = QPixmap(dot * len(labels), dot)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, label in enumerate(labels):
            color = _COLORS[zlib.crc32(label.casefold().encode()) % len(_COLORS)]
            painter.setBrush(LOOK.now.color(color))
            painter.drawEllipse(QRectF(place * dot + 1, 1, dot - 2, dot - 2))
    return QIcon(picture)


def fill_labels(menu: QMenu, screen: Screen, chosen: Sequence[Entrant]) -> None:
    """A line for each label in use, ticked where all who are chosen carry it, and one for a new one."""
    ids, do = tuple(each.id for each in chosen), screen.bridge.do
    used = {word.casefold(): word for each in screen.tournament.entrants.values() for word in each.labels}
    menu.setEnabled(bool(ids))
    for _, word in sorted(used.items()):
        carried = all(word in each.labels for each in chosen)
        change = SetLabel(ids, word, not carried)
        line = menu_line(menu, word.replace("&", "&&"), partial(do, change), name=f"label-{word}")
        line.setCheckable(True)
        line.setChecked(carried)
        line.setIcon(label_icon((word,)) or QIcon())
    menu_line(menu, screen.texts("entrants-label-new"), partial(ask_label, screen, ids), name="label-new")
    lettered(menu)


def ask_label(screen: Screen, ids: tuple[EntrantId, ...]) -> None:
    """Asks for a word and gives it to these."""
    texts, field = screen.texts, QLineEdit()
    title, question = texts("entrants-label-new"), texts("entrants-label-which")
    AskDialog(screen, title, question, field, lambda: SetLabel(ids, field.text())).open()
