hall-role-director = Turnierleitung: alles
hall-role-entry = Resultate eintragen
hall-role-registration = Anmeldungen: wer da ist, wer bezahlt hat
hall-role-reader = nur ansehen
