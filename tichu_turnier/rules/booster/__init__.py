"""Tichu with Booster cards: what differs from the printed rules, each answer in its own file."""
