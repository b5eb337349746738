# Die Prüfung bei der Eingabe am Pult

audit-desk-one-made = { $a }:{ $b }, nur eine Ansage ist erfüllt: { $who }
audit-desk-call-left-out = { $a }:{ $b }, Ansage dazugezählt
audit-desk-accept = so annehmen
audit-desk-nothing-to-clear = Runde { $round }, Tisch { $table }: Hier ist nichts mehr zu prüfen.
journal-clear-objections = Runde { $round }, Tisch { $table }: { $before } geprüft, gilt ({ $reason })
audit-desk-meant = gemeint ist vielleicht { $meant }.
audit-desk-cleared = Runde { $round }, Tisch { $table }: geprüft.
cli-clear = sagt, dass ein trotz Einwand angenommenes Resultat geprüft ist
audit-desk-accepted = Trotz Einwand angenommen: «{ $reason }». F8: geprüft, stimmt so.
audit-desk-checked = stimmt so
