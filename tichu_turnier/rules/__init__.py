"""The rules of the card game: pure values and functions, standard library only."""
