progress-empty = Noch niemand angemeldet
progress-before = { $present } von { $total } da
progress-round = { $title }: { $done } von { $tables } { $tables ->
    [one] Tisch
   *[other] Tischen
} gemeldet
progress-between = { $title } fertig; { $following } kann ausgelost werden
progress-finished = { $rounds ->
    [one] Die Runde ist gespielt
   *[other] Alle { $rounds } Runden sind gespielt
}
progress-level = { $title }: noch nicht entschieden an Tisch { $tables }
