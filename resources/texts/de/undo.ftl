undo-nothing = Es gibt nichts zurückzunehmen.
