correction-heading = { $title }, Tisch { $table }: { $before } wird { $after }
correction-changes = Die Korrektur ändert auch:
correction-place = { $name }: Platz { $before } wird { $after }.
correction-more = { $count ->
    [one] Noch jemand ändert den Platz.
   *[other] Noch { $count } andere ändern den Platz.
}
correction-ruling = { $after ->
    [none] Entscheid Nr. { $number } zu Spiel { $hand } ({ $before }): Dieses Spiel gibt es nicht mehr.
   *[other] Entscheid Nr. { $number } zu Spiel { $hand } galt { $before } und gilt dann { $after }.
}
correction-contrary = { $count ->
    [one] Ein Resultat wäre so nicht mehr möglich (Runde/Tisch { $tables }). Es bleibt, wie es eingetippt ist.
   *[other] { $count } Resultate wären so nicht mehr möglich (Runde/Tisch { $tables }). Sie bleiben, wie sie eingetippt sind.
}
correction-points = Andere Punkte: { $count } ({ $names }).
correction-prize = Preis «{ $what }»: { $after } statt { $before }.
correction-draw = { $title } wäre anders ausgelost worden: { $count } sässen mit anderen am Tisch ({ $names }).
correction-stays = Was ausgelost ist, bleibt. Wo noch kein Resultat da ist, kann die Auslosung zurückgenommen werden.
correction-accept = Korrektur übernehmen (F8)
correction-drop = So lassen wie es war (Entf)
correction-edit = Alles andere tippt weiter, die Korrektur wartet; ihre Tischnummer öffnet sie zum Ändern.
