# Turnierbaum und Namen der Runden

bracket-final = Final
bracket-final-again = Final, { $game }. Partie
bracket-semi-finals = Halbfinal
bracket-semi-finals-again = Halbfinal, { $game }. Partie
bracket-quarter-finals = Viertelfinal
bracket-quarter-finals-again = Viertelfinal, { $game }. Partie
bracket-last-16 = Achtelfinal
bracket-last-16-again = Achtelfinal, { $game }. Partie
bracket-last-32 = Sechzehntelfinal
bracket-last-32-again = Sechzehntelfinal, { $game }. Partie
bracket-third-place = Spiel um Platz 3
bracket-groups = Gruppen, Runde { $number }
bracket-group-place = { $place }. Gruppe { $group }
bracket-lost-once = Einmal verloren
bracket-bye = Freilos
bracket-table = Tisch { $table }
bracket-none = Ohne Anmeldungen, oder wo alle alles spielen, gibt es keinen Turnierbaum.
sheets-bracket = Turnierbaum
bracket-tip = Turnierbaum statt Tische zeigen; + und − vergrössern und verkleinern, 0 passt ein
journal-set-seed = Setzliste: «{ $name }» auf Platz { $place }
seeding-already-drawn = Die Setzliste gilt für die erste Auslosung, und die ist schon veröffentlicht.
seeding-no-place = Auf der Setzliste gibt es keinen Platz { $place }: 1 bis { $most }.
entrants-seed = Gesetzt
cli-seeding = setzt jemanden auf einen Platz der Setzliste, vor der ersten Auslosung
cli-seeding-place = der Platz, von 1 an
