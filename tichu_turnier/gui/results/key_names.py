"""How is a key called that was pressed while results are typed?"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tichu_turnier.entry.keys import SHIFT

_NAMES: dict[int, str] = {
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Tab: "tab",
    Qt.Key.Key_Backtab: "backtab",
    Qt.Key.Key_Backspace: "backspace",
    Qt.Key.Key_Delete: "delete",
    Qt.Key.Key_Insert: "insert",
    Qt.Key.Key_Escape: "escape",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Home: "home",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_PageUp: "pageup",
    Qt.Key.Key_PageDown: "pagedown",
    Qt.Key.Key_F4: "f4",
    Qt.Key.Key_F6: "f6",
    Qt.Key.Key_F7: "f7",
    Qt.Key.Key_F8: "f8",
}
_HELD = Qt.KeyboardModifier
_COMMANDS = _HELD.ControlModifier | _HELD.AltModifier | _HELD.MetaModifier


def key_name(event: QKeyEvent) -> str:
    """The name as `desk.entry_keys` knows it, empty for shortcuts of the window and keys without meaning.

    Capitals come from Shift, never from Caps Lock.
    """
    if event.modifiers() & _COMMANDS:
        return ""
    named = _NAMES.get(event.key())
    if named is not None:
        return named
    text = event.text().lower()
    if len(text) != 1 or not text.isprintable():
        return ""
    shifted = bool(event.modifiers() & _HELD.ShiftModifier)
    return f"{SHIFT}{text}" if shifted and text.isalpha() else text
