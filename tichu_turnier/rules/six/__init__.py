"""Tichu for six, three against three (printed rules: in Tiensin)."""
