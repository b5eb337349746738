room-front = Turnierleitung
room-row = Tische pro Reihe
room-row-usual = von selbst
