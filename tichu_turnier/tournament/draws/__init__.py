"""How rounds are drawn, checked, proved and repaired."""
