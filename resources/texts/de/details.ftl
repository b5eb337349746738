details-no-name = Das Turnier braucht einen Namen.
