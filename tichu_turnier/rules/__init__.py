"""What are the rules of the card game? Pure values and functions, standard library only."""
