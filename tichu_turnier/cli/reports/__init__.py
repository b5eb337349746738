"""Commands that report: standings, print, journal, season, prizes."""
