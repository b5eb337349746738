"""The screen of the sheets: looking at them, printing and saving."""
