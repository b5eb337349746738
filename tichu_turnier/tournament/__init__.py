"""The competition: pure values and functions on top of the rules of the card game."""
