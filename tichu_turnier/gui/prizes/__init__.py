"""Preparing and leading the prize-giving."""
