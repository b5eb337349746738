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
audit-desk-rare-hand = Spiel { $hand } ist möglich, kommt aber nur etwa einmal in { $one_in } Spielen vor: Stimmt es?
audit-desk-many-hands = { $played } Spiele in { $minutes } Minuten: Üblich sind etwa { $usual }.
audit-desk-few-hands = Nur { $played } Spiele in { $minutes } Minuten: Üblich sind etwa { $usual }.
verify-disputed = Runde { $round }, Tisch { $table }: trotz Einwand angenommen und noch nicht geprüft ({ $reason }).
verify-passes-differ = Runde { $round }, Tisch { $table }: Die zweite Eingabe weicht von der ersten ab.
verify-seat-twice = Runde { $round }: «{ $name }» hat zwei Plätze.
verify-table-victory-points = Runde { $round }, Tisch { $table }: Die Siegpunkte ergeben { $sum } statt { $right }.
cli-at-table = Tisch { $number }
regulations-hints = Seltene Spiele melden
regulations-hints-once = höchstens einmal in
regulations-hints-unit = Spielen
regulations-hints-never = nie
regulations-hints-tip = Spiele, die möglich sind, aber so selten vorkommen, werden bei der Eingabe gemeldet; gespeichert werden sie trotzdem.
