redo-nothing = Il n’y a rien à rétablir.
