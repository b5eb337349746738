redo-nothing = There is nothing to redo.
