room-front = Direction du tournoi
room-row = Tables par rangée
room-row-usual = selon la place
