knock-out-level = { $title }, Tisch { $table } endete unentschieden: Im Knock-out entscheidet ein weiteres Spiel. Bitte das Resultat damit ergänzen.
knock-out-missing = { $title }, Tisch { $table }: Ohne dieses Resultat steht nicht fest, wer weiterkommt.
knock-out-too-late = «{ $name }» kam nach der ersten Auslosung und kann nicht mehr mitspielen.
knock-out-is-out = «{ $name }» ist ausgeschieden und spielt an Tisch { $table } gegen jemanden, der noch gewinnen kann.
knock-out-not-due = «{ $name }» spielt in dieser Runde nicht: ausgeschieden, schon weiter oder nicht im Turnierbaum.
knock-out-turned = { $title }, Tisch { $table }: { $name } kommt weiter, { $other } nicht.
knock-out-owes = { $title }, Tisch { $table } hat noch kein Resultat. Eintragen, was zählen soll, zum Beispiel 1000 : 0.
knock-out-went-on = { $title } ist ausgelost, als wäre es anders: Auslosung zurücknehmen und neu auslosen, solange dort noch nichts gespielt ist.
