clock-title = Horloge
clock-phase-waiting = En attente du départ
clock-phase-playing = On joue
clock-phase-warning = Bientôt la fin
clock-phase-last-hand = Dernière donne
clock-phase-overtime = Temps écoulé
clock-phase-paused = En pause
clock-phase-ended = Ronde terminée
clock-signal-start = { $title } : c’est parti
clock-signal-warning-10 = { $minutes ->
    [1] Encore une minute
   *[other] Encore { $minutes } minutes
}
clock-signal-warning-5 = { $minutes ->
    [1] Encore une minute
   *[other] Encore { $minutes } minutes
}
clock-signal-last-hand = Dernière donne : n’en distribuez plus
clock-signal-time-up = Le temps est écoulé
clock-round-not-drawn = { $title } : pas encore de tirage, l’horloge ne peut pas démarrer.
clock-it-is = Il est
