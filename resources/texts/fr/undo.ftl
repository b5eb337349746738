undo-nothing = Il n’y a rien à annuler.
