"""Tichu for Two, the variant for two players by Stefan Schwarz."""
