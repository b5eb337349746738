hall-role-director = Turnierleitung: alles
hall-role-entry = Resultate eintragen
hall-role-registration = Anmeldungen: wer da ist, wer bezahlt hat
hall-role-reader = nur ansehen
hall-share-title = Gemeinsam eintragen
hall-how = Auf dem anderen Computer: Extras › Mitmachen …, dann diese Adresse und einen der Codes eintippen. Der Code sagt, was man dort darf. Beide müssen im selben Netz sein. Dieses Fenster darf zugehen; geteilt bleibt das Turnier, solange es hier offen ist.
hall-joined = Dieses Turnier führt ein anderer Computer. Was hier eingetragen wird, geht an alle; alles steht auch hier in der Datei.
hall-address = Adresse
hall-near = Im selben Netz
hall-desks = Mit dabei:
hall-code = Code
hall-which = Turnier
hall-close = Schliessen
hall-end = Gemeinsames Eintragen beenden
hall-join-title = Mitmachen
hall-join-how = Den Code zeigt der andere Computer unter Extras › Gemeinsam eintragen … Findet sich seine Adresse nicht von selbst, steht auch sie dort.
hall-join = Mitmachen
hall-dispute-title = Zwei verschiedene Eingaben
hall-dispute-how = Während dieser Computer die anderen nicht erreichte, wurde dort dasselbe eingetragen. Was gilt?
hall-mine = Hier um { $time }: { $what }
hall-theirs = «{ $desk }» um { $time }: { $what }
hall-theirs-gone = Was die anderen haben: Es gibt das nicht mehr.
hall-reach-live = LIVE
hall-reach-live-tip = Was hier eingetragen wird, sehen alle Arbeitsplätze sofort.
hall-reach-here = { $count ->
    [0] HIER
   *[other] HIER { $count }
}
hall-reach-here-tip = Die anderen Arbeitsplätze sind nicht erreichbar. Eingetragenes ist hier gespeichert und wird gesendet, sobald es geht.
hall-reach-sending = SENDET { $count }
hall-reach-sending-tip = Was hier gewartet hat, geht gerade an die anderen.
