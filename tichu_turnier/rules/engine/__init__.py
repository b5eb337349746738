"""The course of one hand: dealing, playing, its end, and hands made up for examples."""
