room-front = Tournament direction
room-row = Tables in a row
room-row-usual = as fits
