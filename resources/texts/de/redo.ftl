redo-nothing = Es gibt nichts zu wiederholen.
