undo-nothing = There is nothing to undo.
