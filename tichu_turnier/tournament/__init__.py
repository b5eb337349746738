"""What is the competition? Pure values and functions on top of the rules of the card game."""
